import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { EvidenceCheckEvent, EvidenceEvent } from '../../../contracts/ports';
import { sampleRecord } from '../../../machines/reports/new-evidence/new-evidence.samples';
import { getHeadlessAddressBook } from '../addresses';
import { applyLanguage } from '../messages';
import { stubWorkers } from '../workers.fixture';
import { evidenceChecker, evidenceWriter } from './evidence';

let started: ReturnType<typeof stubWorkers> = [];
const typesAskedOf = (at: number) => started[at]?.requests.map((request) => (request as { type: string }).type);

beforeAll(async () => {
  await applyLanguage({ lang: 'es' }, new AbortController().signal);
});
beforeEach(() => {
  started = stubWorkers();
});
afterEach(() => vi.unstubAllGlobals());

function write() {
  const events: EvidenceEvent[] = [];
  const subject = { kind: 'case', id: '10000002', siteId: 'MLA' } as const;
  const writer = evidenceWriter({ subject, author: 'Ana Paz', at: 1, omitted: [] }, (event) => events.push(event));
  return { events, ...writer };
}

test('an archive is written by a worker that is told its sheets one after the other, and what comes after the end is not heard', async () => {
  const { events, say, stop } = write();
  say({ type: 'evidence.add', records: [sampleRecord, sampleRecord] });
  say({ type: 'evidence.finish', at: 2 });
  await vi.waitFor(() => expect(typesAskedOf(0)).toEqual(['begin', 'add', 'add', 'finish']));
  started[0]?.say({ type: 'progress', done: 1, total: 2, missing: 0 });
  stop();
  started[0]?.say({ type: 'failed', fault: 'TOO_BIG' });
  expect([events, started[0]?.ended]).toEqual([[{ type: 'evidence.progress', done: 1, total: 2, missing: 0 }], true]);
});

test('the page of an archive names the address where it is checked', async () => {
  write();
  await vi.waitFor(() => expect(typesAskedOf(0)).toEqual(['begin']));
  const { words } = started[0]?.requests[0] as { words: { about: string } };
  expect(words.about).toContain(`(${location.origin}${getHeadlessAddressBook().hrefOf({ to: 'evidenceCheck' })})`);
});

test('an archive fails where its worker does', () => {
  const { events } = write();
  started[0]?.fail();
  expect([events, started[0]?.ended]).toEqual([[{ type: 'evidence.failed', fault: 'NO_LIFE' }], true]);
});

test('an archive is checked by a worker that may be silent, and the check fails where the worker does', () => {
  vi.useFakeTimers();
  const events: EvidenceCheckEvent[] = [];
  const file = new File(['PK'], 'a.zip');
  evidenceChecker(file, (event) => events.push(event));
  started[0]?.say({ type: 'check.progress', done: 1, total: 2 });
  vi.advanceTimersByTime(600_000);
  started[0]?.fail();
  vi.useRealTimers();
  expect(started[0]?.requests).toEqual([{ type: 'check', file }]);
  expect(events).toEqual([
    { type: 'check.progress', done: 1, total: 2 },
    { type: 'check.failed', fault: 'NO_LIFE' },
  ]);
});
