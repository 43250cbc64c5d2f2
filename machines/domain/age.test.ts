import { expect, it } from 'vitest';
import { ageOf } from './timestamps';

/** A moment of November 2026 where the person is. */
const on = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

it.each([
  ['the same moment', on(20, 12), { unit: 'second', count: 0 }],
  ['a moment that is still to come', on(20, 13), { unit: 'second', count: 0 }],
  ['less than a minute', on(20, 12) - 59_000, { unit: 'second', count: 0 }],
  ['minutes', on(20, 11, 1), { unit: 'minute', count: 59 }],
  ['hours, though they reach into yesterday', on(19, 13), { unit: 'hour', count: 23 }],
  ['yesterday', on(19, 12), { unit: 'day', count: 1 }],
  ['less than two days, but not yesterday', on(18, 23), { unit: 'day', count: 2 }],
  ['months', on(20, 12) - 59 * 86_400_000, { unit: 'month', count: 1 }],
  ['years', on(20, 12) - 800 * 86_400_000, { unit: 'year', count: 2 }],
])('%s', (_, at, told) => expect(ageOf(at, on(20, 12))).toEqual(told));
