import { expect, it } from 'vitest';
import { timings } from '../../contracts/vocabulary/limits';
import {
  departureAfter,
  limitedUndoSeconds,
  noDeparture,
  secondsUntil,
  undoSecondsOf,
  undoTimes,
  undoTimeSetting,
  undoTimeToKeep,
} from './undo-time';

it.each([
  [undefined, 10],
  [{}, 10],
  [{ [undoTimeSetting]: null }, 10],
  [{ [undoTimeSetting]: 10 }, 10],
  [{ [undoTimeSetting]: 30 }, 30],
  [{ [undoTimeSetting]: 60 }, 60],
  [{ [undoTimeSetting]: 'untilPressed' }, Infinity],
  [{ [undoTimeSetting]: '30' }, 10],
  [{ [undoTimeSetting]: 'for ever' }, 10],
  [{ [undoTimeSetting]: 0 }, 10],
  [{ [undoTimeSetting]: 3_600 }, 10],
  [{ [undoTimeSetting]: { seconds: 60 } }, 10],
])('with %j what is sent can be undone for %d seconds', (settings, seconds) => {
  expect(undoSecondsOf(settings)).toBe(seconds);
});

it('what is kept of each choice is read as that choice, and the default keeps nothing', () => {
  // Settings are JSON, which knows no Infinity.
  const kept = (seconds: number) =>
    JSON.parse(JSON.stringify({ [undoTimeSetting]: undoTimeToKeep(seconds) })) as object;
  expect(undoTimes.map((seconds) => undoSecondsOf({ ...kept(seconds) }))).toEqual(undoTimes);
  expect(undoTimeToKeep(10)).toBeNull();
});

it('only a report waits for a press: everything else goes after a minute at the latest', () => {
  expect(undoTimes.map(limitedUndoSeconds)).toEqual([10, 30, 60, 60]);
});

it('what waits for a press has a departure that every storage keeps, and no seconds that pass', () => {
  const now = 1_700_000_000_000;
  expect(departureAfter(now, 30)).toBe(now + 30_000);
  const departure = departureAfter(now, Infinity);
  expect(JSON.parse(JSON.stringify({ departure }))).toEqual({ departure: noDeparture });
  expect([secondsUntil(departure, now), secondsUntil(departure, now + 10 * timings.takeBack)]).toEqual([
    Infinity,
    Infinity,
  ]);
  expect([secondsUntil(now + 1_001, now), secondsUntil(now, now + 5_000)]).toEqual([2, 0]);
});
