import type { SnapshotFrom } from 'xstate';
import { answersLeft } from '../../domain/answers-left';
import { dayLines, isDayDone } from '../../domain/day-lines';
import type { SystemActors } from '../../kit/system-actor';
import type { dayMachine } from './day.machine';

type Facts<Name extends keyof SystemActors> = ReturnType<SystemActors[Name]['getSnapshot']>['context'];

/** What the machines that the day is read from know now. */
export interface DaySources {
  profile: Facts<'profile'>;
  outbox: Pick<Facts<'outbox'>, 'sends' | 'recovering' | 'jobs'>;
  drafts: Facts<'drafts'>['drafts'];
  /** What can be reported again is told by its own reminder. */
  remindedAgain: boolean;
  stuckSearches: number;
}

/** The lines of the band, and whether it says that nothing is left; `now` is world time, epoch milliseconds. */
export function dayView(
  { context: { suggestions } }: SnapshotFrom<typeof dayMachine>,
  { profile, outbox, drafts, remindedAgain, stuckSearches }: DaySources,
  now: number,
) {
  const facts = { ...answersLeft(profile, outbox.jobs), drafts, suggestions, stuckSearches, sends: outbox.sends };
  return {
    lines: dayLines(facts, now).filter(({ name }) => !(remindedAgain && name === 'again')),
    done: !outbox.recovering && isDayDone(facts, now),
  };
}
