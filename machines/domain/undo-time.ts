import { timings } from '../../contracts/vocabulary/limits';

/** Of the profile's settings: how many seconds what was sent can be undone; null where nobody has chosen. */
export const undoTimeSetting = 'undo:seconds';

const defaultSeconds = timings.takeBack / 1000;

/** The seconds to choose from. */
export const undoTimes: readonly number[] = [defaultSeconds, 30, 60];

/** How many seconds what is sent now can be undone; the default where none of the choices can be read. */
export const undoSecondsOf = (settings: Readonly<Record<string, unknown>> | undefined): number =>
  undoTimes.find((seconds) => seconds === settings?.[undoTimeSetting]) ?? defaultSeconds;

/** What is kept of that choice: the default is kept as none. */
export const undoTimeToKeep = (seconds: number): number | null => (seconds === defaultSeconds ? null : seconds);
