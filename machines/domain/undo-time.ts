import { timings } from '../../contracts/vocabulary/limits';
import type { SendSummaryFacts } from './sends';

/** Of the profile's settings: how many seconds what was sent can be undone, or that it waits for a press; null where nobody has chosen. */
export const undoTimeSetting = 'undo:seconds';

const defaultSeconds = timings.takeBack / 1000;
const longestSeconds = 60;
/** As a setting, which is JSON. */
const untilPressed = 'untilPressed';

/** The seconds to choose from; with `Infinity` a report waits until it is told to go. */
export const undoTimes: readonly number[] = [defaultSeconds, 30, longestSeconds, Infinity];

/** How many seconds a report that is sent now can be undone; the default where none of the choices can be read. */
export function undoSecondsOf(settings: Readonly<Record<string, unknown>> | undefined): number {
  const kept = settings?.[undoTimeSetting];
  return undoTimes.find((seconds) => (undoTimeToKeep(seconds) ?? defaultSeconds) === kept) ?? defaultSeconds;
}

/** The same for all but reports: a reply has its own deadline, and what is removed has no button to go, so neither waits for a press. */
export const limitedUndoSeconds = (seconds: number): number => Math.min(seconds, longestSeconds);

/** What is kept of that choice: the default is kept as none. */
export const undoTimeToKeep = (seconds: number): number | string | null =>
  seconds === defaultSeconds ? null : seconds === Infinity ? untilPressed : seconds;

/** The departure of what goes only when it is told to: later than every world time, and kept by every storage, unlike `Infinity`. */
export const noDeparture = Number.MAX_SAFE_INTEGER;

/** World time (epoch milliseconds) at which what is sent at `now` goes when it can be undone for so many seconds. */
export const departureAfter = (now: number, seconds: number): number =>
  seconds === Infinity ? noDeparture : now + seconds * 1000;

/** Whole seconds from `now` to that departure (world time, epoch milliseconds), never below 0; `Infinity` where it waits for a press. */
export const secondsUntil = (departure: number, now: number): number =>
  departure === noDeparture ? Infinity : Math.max(0, Math.ceil((departure - now) / 1000));

interface KnownReply {
  phase: string;
  elsewhere: boolean;
  work: { kind: string };
}

/** Whether a send or a reply of this tab can still be taken back: closed now, the tab would hold it back until the next visit. */
export function isInUndoCountdown({
  jobs,
  sends,
}: {
  jobs: Readonly<Record<string, KnownReply>>;
  sends: Readonly<Record<string, Pick<SendSummaryFacts, 'phase'> & { elsewhere: boolean }>>;
}): boolean {
  const isWaiting = ({ phase, elsewhere }: { phase: string; elsewhere: boolean }) =>
    phase === 'countdown' && !elsewhere;
  return (
    Object.values(sends).some(isWaiting) ||
    Object.values(jobs).some((job) => job.work.kind === 'reply' && isWaiting(job))
  );
}
