import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { samplePastReport } from '../../../machines/shared/past/past.samples';
import { pastStorage } from '../past-storage';
import { stubWorkers } from '../workers.fixture';
import { learnOrder, readWording } from './learner';

vi.mock('../past-storage', () => ({ pastRevision: 0, pastStorage: { read: vi.fn() } }));

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
  started[0]?.say({ type: 'learned', learned: { version: 2 } });
  expect(await outcome).toEqual({ ok: true, value: { version: 2 } });
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

test('comments are counted by a worker once, until templates are others', async () => {
  const { signal } = new AbortController();
  const ask = (templates: unknown[]) => readWording({ profileId: 'p1', templates }, signal);
  const first = ask([]);
  started[0]?.say({ type: 'unlearned' });
  expect(await first).toEqual({ ok: false, failure: { code: 'SERVER_ERROR' } });
  const second = ask([]);
  started[1]?.say({ type: 'counted', wording: null });
  expect(await second).toEqual({ ok: true, value: null });
  expect(await ask([])).toEqual({ ok: true, value: null });
  expect(started).toHaveLength(2);
  void ask([{ id: 't1' }]);
  expect(started).toHaveLength(3);
});

test('the worker learns from what it is given, counts what is kept, and says so where it can’t', async () => {
  const answers: unknown[] = [];
  let hear: (event: { data: unknown }) => void = () => undefined;
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => (hear = listener));
  vi.stubGlobal('postMessage', (answer: unknown) => answers.push(answer));
  await import('./worker');
  const answerTo = async (data: unknown) => {
    hear({ data });
    await vi.waitUntil(() => answers.length > 0);
    return answers.pop();
  };
  expect(await answerTo(input)).toEqual({
    type: 'learned',
    learned: expect.objectContaining({ version: 2, learnedAt: 7 }),
  });
  expect(await answerTo({ ...input, decisions: [null] })).toEqual({ type: 'unlearned' });
  const counts = { profileId: 'p1', templates: [] };
  vi.mocked(pastStorage.read).mockResolvedValueOnce(null);
  expect(await answerTo(counts)).toEqual({ type: 'counted', wording: null });
  const rows = ['1', '2', '3', '4', '5'].map((caseId) => samplePastReport({ caseId, status: 'REJECTED' }));
  vi.mocked(pastStorage.read).mockResolvedValueOnce({ state: {}, parts: [rows, rows] });
  expect(await answerTo(counts)).toMatchObject({
    type: 'counted',
    wording: {
      wordings: [
        { siteId: 'MLA', confirmed: 0, ended: 5 },
        { siteId: null, confirmed: 0, ended: 5 },
      ],
    },
  });
});
