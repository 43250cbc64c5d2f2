import { expect, it } from 'vitest';
import { dayLength, isPostponed, isWithin } from './timestamps';

const noon = Date.UTC(2026, 10, 20, 12);
const at = (moment: number) => new Date(moment).toISOString();

it('what is put off is so until its moment, and not at it', () => {
  expect([at(noon + 1), at(noon), null, 'never'].map((until) => isPostponed(until, noon))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('a moment is within a span until the span is over', () => {
  expect(
    [at(noon - dayLength + 1), at(noon - dayLength), null, 'never'].map((moment) => isWithin(moment, dayLength, noon)),
  ).toEqual([true, false, false, false]);
});
