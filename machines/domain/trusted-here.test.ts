import { expect, it } from 'vitest';
import { keepTrust, trustedHere } from './trusted-here';

it('what was trusted here is told last trusted first, whatever else is kept beside it', () => {
  const kept = { 'trusted:A': { at: 1 }, 'report:X': { comment: 'x' }, 'trusted:B': { at: 3 }, 'trusted:C': 'damaged' };
  expect(trustedHere(kept)).toEqual(['B', 'A', 'C']);
});

it('the oldest leave where there are too many', () => {
  const kept = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`trusted:${at}`, { at }]));
  expect(keepTrust(kept, ['new', '7'], 1_000)).toEqual({
    keep: [
      ['trusted:new', { at: 1_000 }],
      ['trusted:7', { at: 1_000 }],
    ],
    drop: ['trusted:0'],
  });
});
