import { expect, it } from 'vitest';
import { backOff, waitAfterDeath, waitAfterLoss } from './waiting-times';

it('tries come ever more slowly, half a minute apart at most', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(backOff)).toEqual([2000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('nobody asks what a request did before it can no longer be doing it', () => {
  const deadline = 30_000;
  expect([waitAfterLoss({ code: 'TIMED_OUT' }, deadline), waitAfterLoss({ code: 'OFFLINE' }, deadline)]).toEqual([
    5000, 35_000,
  ]);
  expect([0, 60_000, 100_000, 120_000, 86_400_000].map((since) => waitAfterDeath(since, deadline))).toEqual([
    35_000, 35_000, 20_000, 0, 0,
  ]);
});
