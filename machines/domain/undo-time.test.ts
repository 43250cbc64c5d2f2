import { expect, it } from 'vitest';
import { undoSecondsOf, undoTimes, undoTimeSetting, undoTimeToKeep } from './undo-time';

it.each([
  [undefined, 10],
  [{}, 10],
  [{ [undoTimeSetting]: null }, 10],
  [{ [undoTimeSetting]: 10 }, 10],
  [{ [undoTimeSetting]: 30 }, 30],
  [{ [undoTimeSetting]: 60 }, 60],
  [{ [undoTimeSetting]: '30' }, 10],
  [{ [undoTimeSetting]: 0 }, 10],
  [{ [undoTimeSetting]: 3_600 }, 10],
  [{ [undoTimeSetting]: { seconds: 60 } }, 10],
])('with %j what is sent can be undone for %d seconds', (settings, seconds) => {
  expect(undoSecondsOf(settings)).toBe(seconds);
});

it('what is kept of each choice is read as that choice, and the default keeps nothing', () => {
  expect(undoTimes.map((seconds) => undoSecondsOf({ [undoTimeSetting]: undoTimeToKeep(seconds) }))).toEqual(undoTimes);
  expect(undoTimeToKeep(10)).toBeNull();
});
