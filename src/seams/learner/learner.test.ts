import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWorkers } from '../workers.fixture';
import { learnOrder } from './learner';

let started: ReturnType<typeof stubWorkers> = [];

beforeEach(() => {
  vi.useFakeTimers();
  started = stubWorkers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const input = { decisions: [], others: [], learnedAt: 7 };
const open = () => {
  const giveUp = new AbortController();
  return { outcome: learnOrder(input, giveUp.signal), giveUp };
};

test('an order is learned by a worker, which ends with its answer', async () => {
  const { outcome } = open();
  expect(started[0]?.requests).toEqual([input]);
  started[0]?.say({ type: 'learned', learned: { version: 1 } });
  expect(await outcome).toEqual({ ok: true, value: { version: 1 } });
  expect(started[0]?.ended).toBe(true);
});

test('a worker that fails, or says nothing for half a minute, is told as a failure', async () => {
  const failing = open();
  started[0]?.say({ type: 'unlearned' });
  expect(await failing.outcome).toEqual({ ok: false, failure: { code: 'SERVER_ERROR' } });
  const silent = open();
  await vi.advanceTimersByTimeAsync(30_001);
  expect(await silent.outcome).toEqual({ ok: false, failure: { code: 'SERVER_ERROR' } });
  expect(started[1]?.ended).toBe(true);
});

test('a worker is ended where nobody waits for it any more', async () => {
  const { outcome, giveUp } = open();
  giveUp.abort();
  expect(await outcome).toEqual({ ok: false, failure: { code: 'ABORTED' } });
  expect(started[0]?.ended).toBe(true);
});

test('the worker learns from what it is given, and says so where it can’t', async () => {
  const answers: unknown[] = [];
  let hear: (event: { data: unknown }) => void = () => undefined;
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => (hear = listener));
  vi.stubGlobal('postMessage', (answer: unknown) => answers.push(answer));
  await import('./worker');
  hear({ data: input });
  hear({ data: { ...input, decisions: [null] } });
  expect(answers).toEqual([
    { type: 'learned', learned: expect.objectContaining({ version: 1, learnedAt: 7 }) },
    { type: 'unlearned' },
  ]);
});
