import { createActor, setup, type AnyEventObject } from 'xstate';
import { expect, it } from 'vitest';
import type { JournalEntry } from '../../../contracts/ports';
import { answered, cover, refused } from '../../kit/cover';
import type { SendFacts } from '../../kit/seats';
import { outboxMachine } from './outbox.machine';
import { aProfile, approve, listingId, markWork, sendWork } from './outbox.samples';
import type { OutboxContext } from './outbox.types';

const asker = createActor(setup({ types: { events: {} as AnyEventObject } }).createMachine({})).start();
const id = 'op';
const facts = (phase: SendFacts['phase']): SendFacts => ({
  id: 'send',
  phase,
  rows: [{ id: listingId(1), standing: 'inflight' }],
  startedAt: 0,
  timeLeft: null,
  failure: null,
  collected: 1,
  total: 1,
  because: null,
  elsewhere: false,
});
const left: JournalEntry[] = [
  {
    id: 'left',
    profileId: 'profile-1',
    kind: 'operation',
    phase: 'queued',
    createdAt: 0,
    body: { owner: 'tab-0', order: 1, work: markWork(approve(listingId(2))), round: 0, inflightAt: null },
  },
];

const events: AnyEventObject[] = [
  { type: 'outbox.wake', profileId: 'profile-1' },
  { type: 'outbox.wake', profileId: 'profile-2' },
  { type: 'outbox.rest' },
  { type: 'outbox.clear', asker },
  { type: 'lease.got', owner: 'id-1' },
  { type: 'lease.got', owner: 'tab-0' },
  { type: 'online.changed', online: false },
  { type: 'online.changed', online: true },
  { type: 'tab.heard', message: { type: 'outbox.changed', profileId: 'profile-1' } },
  { type: 'work.submit', id, work: markWork(approve(listingId(1))), asker },
  { type: 'work.submit', id: 'send', work: sendWork([listingId(1)]) },
  { type: 'work.retry', id },
  { type: 'work.forget', id },
  { type: 'send.cancel', id: 'send' },
  { type: 'send.dismiss', id: 'send' },
  { type: 'job.moved', id, phase: 'unknown', failure: { code: 'TIMED_OUT' } },
  { type: 'job.unkept', id },
  { type: 'job.settled', id, done: { words: [], refused: [] }, failure: null },
  { type: 'send.moved', id: 'send', facts: facts('sending') },
  {
    type: 'send.batch',
    id: 'send',
    batchId: 'send.0',
    ids: [listingId(1)],
    inflight: false,
    words: [{ id: listingId(1) }],
  },
  { type: 'send.settled', id: 'send', facts: facts('done') },
  answered('readJournal', left),
  refused('readJournal', 'STORAGE_UNAVAILABLE'),
  answered('clearKept', undefined),
];

it('every path of the outbox', { timeout: 60_000 }, () => {
  const { walks } = cover(outboxMachine, {
    events,
    seats: {
      listings: { visible: {}, moment: 0 },
      profile: {
        profile: aProfile(),
        sites: [],
        allowedNotices: [],
        restriction: null,
        judge: null,
        rates: null,
        menu: [],
        answersDue: 0,
        answersPending: 0,
        reportedCount: 3,
      },
    },
    most: 20_000,
    serialize: ({ value, context }) => {
      const { tracked, jobs, sends, online, taken, leases, durable, profileId } = context as OutboxContext;
      const work = Object.values(tracked).map((one) => [one.id, one.released, one.askers.length > 0]);
      return JSON.stringify([
        value,
        profileId,
        work,
        Object.values(jobs)
          .map((job) => job.phase)
          .slice(-2),
        Object.keys(sends),
        online,
        taken,
        leases,
        durable,
      ]);
    },
    never: {
      'somebody’s work is known while nobody is signed in': ({ value, context }) =>
        value === 'asleep' && Object.keys((context as OutboxContext).tracked).length > 0,
      'the count of what is pending is wrong': ({ context }) =>
        (context as OutboxContext).pendingCount !== Object.keys((context as OutboxContext).tracked).length,
      'work goes before the journal was taken up': ({ context }) =>
        !(context as OutboxContext).taken &&
        Object.values((context as OutboxContext).tracked).some((one) => one.released),
    },
  });
  expect(walks.length).toBeGreaterThan(50);
});
