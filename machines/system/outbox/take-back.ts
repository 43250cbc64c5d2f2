import type { ActorSystem, ActorSystemInfo } from 'xstate';
import { noDeparture, undoSecondsOf } from '../../domain/undo-time';
import { systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';

/** What may be taken back for a while before it goes (rulings K04 and K13): a send and a reply alike. */
export interface Countdown {
  /** World time before which it can be taken back and nothing goes out, epoch milliseconds; `noDeparture`, or null once that is over. */
  goesAt: number | null;
}

/** How many seconds what is sent now can be taken back, by the choice of the person. */
export const undoSecondsNow = (system: ActorSystem<ActorSystemInfo>): number =>
  undoSecondsOf(systemActor(system, 'profile').getSnapshot().context.profile?.settings);

/** When it was asked for, and when it goes. */
interface Waits extends Countdown {
  /** World time at which it was asked for, epoch milliseconds. */
  createdAt: number;
}

export interface EntryTimes extends Waits {
  id: string;
}

/** Milliseconds in which it can still be taken back; a clock that was turned back makes them no more than it had at first. */
export function takeBackTimeLeft({ goesAt, createdAt }: Waits, now: number): number {
  return goesAt === null ? 0 : Math.min(goesAt - createdAt, Math.max(0, goesAt - now));
}

interface Waiting {
  context: Waits;
  system: ActorSystem<ActorSystemInfo>;
}

/** No timer of a browser takes more milliseconds: what waits longer is woken for nothing, and waits again. */
export const longestTimer = 2 ** 31 - 1;

/** How long a chart stays in `countdown`. */
export const takeBackDelays = {
  untilItGoes: ({ context, system }: Waiting) =>
    Math.min(longestTimer, takeBackTimeLeft(context, systemClockOf(system).now())),
};

/** Whether a chart goes to `countdown`, and hears there that it goes now (`send.now`) or never (`send.cancel`). */
export const takeBackGuards = { mayBeTakenBack: ({ context }: { context: Countdown }) => context.goesAt !== null };

/** Whether it goes only when it is told to. */
export const waitsForPress = ({ context }: { context: Countdown }): boolean => context.goesAt === noDeparture;
