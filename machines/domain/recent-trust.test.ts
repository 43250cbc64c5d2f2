import { expect, it } from 'vitest';
import { saveTrust, trustedIdsIn } from './recent-trust';

it('what was trusted here is told last trusted first, whatever else is kept beside it', () => {
  const kept = { 'trusted:A': { at: 1 }, 'report:X': { comment: 'x' }, 'trusted:B': { at: 3 }, 'trusted:C': 'damaged' };
  expect(trustedIdsIn(kept)).toEqual(['B', 'A', 'C']);
});

it('the oldest leave where there are too many', () => {
  const kept = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`trusted:${at}`, { at }]));
  expect(saveTrust(kept, ['new', '7'], 1_000)).toEqual({
    keep: [
      ['trusted:new', { at: 1_000 }],
      ['trusted:7', { at: 1_000 }],
    ],
    drop: ['trusted:0'],
  });
});

it('what was trusted among the results of a live search is told apart', () => {
  const { keep } = saveTrust({}, ['A'], 5, 'ls-1');
  const kept = { ...Object.fromEntries(keep), 'trusted:B': { at: 6 }, 'trusted:C': { at: 7, of: 'ls-2' } };
  expect([trustedIdsIn(kept), trustedIdsIn(kept, 'ls-1')]).toEqual([['C', 'B', 'A'], ['A']]);
});
