import { expect, it } from 'vitest';
import { backOffDelay, delayAfterClosedPage, delayAfterLoss } from './retry-delays';

it('tries come ever more slowly, half a minute apart at most', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(backOffDelay)).toEqual([2000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('nobody asks what a request did before it can no longer be doing it', () => {
  const deadline = 30_000;
  expect([delayAfterLoss({ code: 'TIMED_OUT' }, deadline), delayAfterLoss({ code: 'OFFLINE' }, deadline)]).toEqual([
    5000, 35_000,
  ]);
  expect([0, 60_000, 100_000, 120_000, 86_400_000].map((since) => delayAfterClosedPage(since, deadline))).toEqual([
    35_000, 35_000, 20_000, 0, 0,
  ]);
});
