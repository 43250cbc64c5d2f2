import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryPauses } from './part-repair';
import { startWorker } from './start-worker';
import { stubWorkers } from './workers.fixture';

let started: ReturnType<typeof stubWorkers> = [];

beforeEach(() => {
  vi.useFakeTimers();
  started = stubWorkers();
  vi.stubGlobal('fetch', async () => new Response('{}'));
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Answer {
  text: string;
  isAll?: boolean;
}

function start(address: string, patience?: number) {
  const heard: (string | null)[] = [];
  const worker = startWorker<string, Answer>(
    address,
    (answer) => {
      heard.push(answer && answer.text);
      return answer?.isAll !== false;
    },
    patience,
  );
  return { ...worker, heard };
}
/** The file is there the first time that it is asked for again. */
const repairTime = (retryPauses[0] ?? 0) + 10;

test('a worker whose file comes late is asked everything that it was not asked yet, in its order', async () => {
  const { post, heard } = start('/assets/late.js');
  post('one');
  started[0]?.lack();
  post('two');
  await vi.advanceTimersByTimeAsync(repairTime);
  post('three');
  started[1]?.say({ text: 'here' });
  expect([started.length, started[1]?.requests, heard]).toEqual([2, ['one', 'two', 'three'], ['here']]);
});

test('a worker that says nothing is lost while it is asked, and not while it rests or its file is asked for again', async () => {
  const { post, heard } = start('/assets/silent.js', 1000);
  await vi.advanceTimersByTimeAsync(3000);
  started[0]?.lack();
  post('one');
  await vi.advanceTimersByTimeAsync(repairTime);
  started[1]?.say({ text: 'half', isAll: false });
  await vi.advanceTimersByTimeAsync(900);
  started[1]?.say({ text: 'whole' });
  await vi.advanceTimersByTimeAsync(3000);
  post('two');
  await vi.advanceTimersByTimeAsync(900);
  expect([heard, started[1]?.ended]).toEqual([['half', 'whole'], false]);
  await vi.advanceTimersByTimeAsync(100);
  expect([heard, started[1]?.ended]).toEqual([['half', 'whole', null], true]);
});

test('nothing is heard of a worker that was stopped or is lost, and it is asked nothing more', () => {
  const [stopped, broken] = [start('/assets/stopped.js', 1000), start('/assets/broken.js', 1000)];
  stopped.stop();
  started[1]?.fail();
  for (const [at, { post }] of [stopped, broken].entries()) {
    started[at]?.say({ text: 'late' });
    started[at]?.fail();
    post('late');
  }
  expect([stopped.heard, broken.heard]).toEqual([[], [null]]);
  expect(started.map(({ requests, ended }) => [requests, ended])).toEqual([
    [[], true],
    [[], true],
  ]);
});
