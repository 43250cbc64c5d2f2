import type { ActorSystem, ActorSystemInfo } from 'xstate';
import { timings } from '../../../contracts/vocabulary/limits';
import { systemClockOf } from '../../kit/port';

/** What may be taken back for a while before it goes (rulings K04 and K13): a send and a reply alike. */
export interface Countdown {
  /** World time before which it can be taken back and nothing goes out, epoch milliseconds; null once that is over. */
  goesAt: number | null;
}

/** When what was asked for then goes out, by the journal's own moment: a reload neither begins it anew nor shortens it. */
export const departureTimeOf = (createdAt: number): number => createdAt + timings.takeBack;

/** Milliseconds in which it can still be taken back; a clock that was turned back makes them no more. */
export function takeBackTimeLeft({ goesAt }: Countdown, now: number): number {
  return goesAt === null ? 0 : Math.min(timings.takeBack, Math.max(0, goesAt - now));
}

interface Waiting {
  context: Countdown;
  system: ActorSystem<ActorSystemInfo>;
}

/** How long a chart stays in `countdown`. */
export const takeBackDelays = {
  untilItGoes: ({ context, system }: Waiting) => takeBackTimeLeft(context, systemClockOf(system).now()),
};

/** Whether a chart goes to `countdown`, and hears there that it goes now (`send.now`) or never (`send.cancel`). */
export const takeBackGuards = { mayBeTakenBack: ({ context }: Pick<Waiting, 'context'>) => context.goesAt !== null };
