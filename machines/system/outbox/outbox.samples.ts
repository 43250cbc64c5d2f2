import { timings } from '../../../contracts/vocabulary/limits';
import { createActor, setup, type AnyEventObject } from 'xstate';
import type { JournalRecord } from '../../../contracts/ports';
import type { Case, Listing, Person, Profile } from '../../../contracts/shapes';
import { answered, refused } from '../../simulator/cover';
import { sampleListing } from '../../simulator/sample-listing';
import type { MachineSamples } from '../../simulator/samples';
import type { Mark, SendFacts, Mutation } from '../../system-actors/outbox';
import { anaFacts, anaProfile, sampleNow, sampleSend, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { outboxMachine } from './outbox.machine';
import type { OutboxContext, OutboxInternalEvent } from './outbox.types';

export const ana: Person = { id: 'profile-1', givenName: 'Ana', familyName: 'Díaz' };

export function aListing(id: string, more: Partial<Listing> = {}): Listing {
  return sampleListing({
    id,
    title: `Reloj ${id}`,
    price: { amount: 10, currency: 'ARS' },
    brand: null,
    partNumber: null,
    availableQuantity: 1,
    soldQuantity: 0,
    seller: null,
    country: null,
    pictures: [],
    thumbnail: null,
    href: null,
    ...more,
  });
}

export function listingId(n: number): string {
  return `MLA${String(1_000_000_000 + n)}`;
}

export function aSuspiciousListing(id: string, more: Partial<Listing> = {}): Listing {
  return aListing(id, {
    reported: {
      code: 'PPPI1',
      description: 'No es original',
      tags: [],
      photosDenounced: [],
      author: ana,
      createdAt: '2026-01-01T00:00:00.000Z',
      isFamily: false,
      familyId: null,
    },
    ...more,
  });
}

export function aProfile(more: Partial<Profile> = {}): Profile {
  return { ...anaProfile, ...ana, authorizedSiteIds: ['MLA'], helps: { ...anaProfile.helps, dialog: false }, ...more };
}

export function aCase(more: Partial<Case> = {}): Case {
  return {
    caseId: '12345678',
    status: 'DOCUMENTATION_PRESENTED',
    auditor: null,
    seller: { id: null, nickname: null },
    listing: { id: listingId(1), title: 'Reloj', status: 'active', thumbnail: null, href: null },
    snapshot: null,
    siteId: 'MLA',
    country: { code: 'AR', name: 'Argentina' },
    reportedAt: null,
    reasonId: null,
    reasonText: null,
    description: null,
    respondBy: null,
    counterNoticeAt: null,
    lastUpdated: null,
    groupResponse: null,
    sellerResponse: null,
    documents: [],
    photosNew: [],
    photosDenounced: [],
    sellerCounts: { denounces: 0, counterNotices: 0, accepted: 0 },
    rejectOption: null,
    rejectMember: null,
    isRollbackable: false,
    rollback: null,
    ...more,
  } as Case;
}

const report = {
  code: 'PPPI1',
  codeDescription: 'Producto falsificado',
  description: 'No es original',
  tags: [],
  photosDenounced: [],
};

export const approve = (...ids: string[]): Extract<Mark, { type: 'approve' }> => ({
  type: 'approve',
  ids,
  originModel: 'live_search',
  author: ana,
});
export const suspect = (...ids: string[]): Mark => ({
  type: 'report',
  ids,
  originModel: 'live_search',
  author: ana,
  report,
});
export const discard = (...ids: string[]): Extract<Mark, { type: 'discard' }> => ({
  type: 'discard',
  ids,
  originModel: 'suggestions',
  author: ana,
  code: 'item4',
  codeDescription: 'Otro motivo',
  description: 'La vimos el mes pasado',
});
export const undo = (id: string, what: 'approved' | 'reported' = 'approved'): Mark => ({
  type: 'undo',
  ids: [id],
  undo: what,
  from: 'live_search',
});
export const markWork = (mark: Mark): Mutation => ({ kind: 'mark', mark });
export const sendWork = (ids: string[]): Mutation => ({ kind: 'send', send: { ids, auditor: ana } });
export const confirmWork: Mutation = {
  kind: 'reply',
  reply: {
    type: 'confirm',
    caseId: '12345678',
    siteId: 'MLA',
    reply: { caseId: '12345678', siteId: 'MLA', description: '', rejectMemberId: '1', documentationApproved: false },
  },
};
export const searchWork: Mutation = {
  kind: 'command',
  command: { type: 'createLiveSearch', input: { keyword: 'reloj', sites: ['MLA'] } },
};

/** When the work was made that an earlier page left: a minute before the lives begin, in epoch milliseconds. */
export const leftAt = sampleNow - 60_000;

const requester = createActor(setup({ types: { events: {} as AnyEventObject } }).createMachine({})).start();
const id = 'op';
const facts = (phase: SendFacts['phase']): SendFacts =>
  sampleSend({ id: 'send', phase, rows: [{ id: listingId(1), status: 'inflight' }], startedAt: sampleNow });
const left: JournalRecord[] = [
  {
    id: 'left',
    profileId: 'profile-1',
    kind: 'operation',
    phase: 'queued',
    createdAt: leftAt,
    body: { owner: 'tab-0', order: 1, work: markWork(approve(listingId(2))), round: 0, inflightAt: null },
  },
];

/** A reply that a tab that is still there counts down. */
const counted: JournalRecord[] = [
  {
    id: 'elsewhere',
    profileId: 'profile-1',
    kind: 'operation',
    phase: 'queued',
    createdAt: leftAt,
    body: {
      owner: 'tab-1',
      order: 2,
      work: confirmWork,
      round: 0,
      inflightAt: null,
      goesAt: sampleNow + timings.takeBack,
    },
  },
];

const said: OutboxInternalEvent[] = [
  { type: 'outbox.wake', profileId: 'profile-1' },
  { type: 'outbox.wake', profileId: 'profile-2' },
  { type: 'outbox.rest' },
  { type: 'outbox.clear', requester },
  { type: 'lease.got', owner: 'id-1' },
  { type: 'lease.got', owner: 'tab-0' },
  { type: 'online.changed', online: false },
  { type: 'online.changed', online: true },
  { type: 'tab.heard', message: { type: 'outbox.changed', profileId: 'profile-1' } },
  {
    type: 'tab.heard',
    message: { type: 'marks.told', profileId: 'profile-1', words: [{ id: listingId(1), reported: null }] },
  },
  {
    type: 'tab.heard',
    message: {
      type: 'mutation.done',
      profileId: 'profile-1',
      id: 'elsewhere',
      work: markWork(approve(listingId(1))),
      done: { words: [{ id: listingId(1) }], refused: [] },
    },
  },
  { type: 'tab.heard', message: { type: 'send.over', profileId: 'profile-1' } },
  { type: 'tab.heard', message: { type: 'countdown.asked', profileId: 'profile-1', id: 'send', ask: 'send.cancel' } },
  { type: 'mutation.submit', id, work: markWork(approve(listingId(1))), requester },
  { type: 'mutation.submit', id: 'send', work: sendWork([listingId(1)]) },
  { type: 'mutation.retry', id },
  { type: 'mutation.forget', id },
  { type: 'send.now', id: 'send' },
  { type: 'send.cancel', id: 'send' },
  { type: 'send.pause', id: 'send' },
  { type: 'send.resume', id: 'send' },
  { type: 'send.dismiss', id: 'send' },
  { type: 'queued.moved', id, phase: 'unknown', failure: { code: 'TIMED_OUT' }, goesAt: null, choices: [] },
  { type: 'queued.late', id },
  { type: 'queued.unsaved', id },
  { type: 'queued.settled', id, done: { words: [], refused: [] }, failure: null },
  { type: 'queued.settled', id, done: { words: [], refused: [] }, failure: { code: 'SERVER_ERROR' }, givenUp: true },
  { type: 'send.moved', id: 'send', facts: facts('sending') },
  {
    type: 'send.batch',
    id: 'send',
    batchId: 'send.0',
    ids: [listingId(1)],
    inflight: false,
    words: [{ id: listingId(1) }],
    sent: 1,
  },
  { type: 'send.settled', id: 'send', facts: facts('done') },
];

export const outboxSamples: MachineSamples<typeof outboxMachine> = {
  lives: [
    {
      name: 'nobody signed in yet',
      systemActors: sampleSystemActors({ profile: { ...anaFacts, profile: aProfile(), reportedCount: 3 } }),
      now: sampleNow,
    },
    {
      name: 'another tab counts down a reply',
      systemActors: sampleSystemActors({ profile: { ...anaFacts, profile: aProfile(), reportedCount: 3 } }),
      now: sampleNow,
      events: [
        { type: 'outbox.wake', profileId: 'profile-1' },
        { type: 'lease.got', owner: 'id-1' },
        answered('readJournal', counted),
        { type: 'send.now', id: 'elsewhere' },
        { type: 'send.cancel', id: 'elsewhere' },
        {
          type: 'tab.heard',
          message: { type: 'countdown.over', profileId: 'profile-1', id: 'elsewhere', notices: [] },
        },
        { type: 'tab.heard', message: { type: 'outbox.changed', profileId: 'profile-1' } },
        answered('readJournal', []),
      ],
    },
  ],
  events: [
    ...said,
    answered('readJournal', left),
    refused('readJournal', 'STORAGE_UNAVAILABLE'),
    answered('clearSaved', undefined),
  ],
  most: 20_000,
  serialize: ({ value, context }) => {
    const { tracked, jobs, sends, online, recovering, leases, durable, profileId, stale, askedElsewhere } =
      context as OutboxContext;
    const work = Object.values(tracked).map((one) => [one.id, one.released, one.requesters.length > 0]);
    return JSON.stringify([
      value,
      profileId,
      work,
      Object.values(jobs)
        .map((job) => job.phase)
        .slice(-2),
      Object.keys(sends),
      online,
      recovering,
      leases,
      durable,
      stale,
      askedElsewhere,
    ]);
  },
  never: {
    'somebody’s work is known while nobody is signed in': ({ value, context }) =>
      value === 'asleep' && Object.keys((context as OutboxContext).tracked).length > 0,
    'the count of what is pending is wrong': ({ context }) =>
      (context as OutboxContext).pendingCount !== Object.keys((context as OutboxContext).tracked).length,
    'work goes before the journal was taken up': ({ context }) =>
      (context as OutboxContext).recovering &&
      Object.values((context as OutboxContext).tracked).some((one) => one.released),
  },
};

export const outboxDescriptions = {
  states: {
    asleep: 'Nobody is signed in: what is kept stays in the journal.',
    awake: 'Somebody is signed in: their work goes on.',
    leasing: 'This tab takes the lease on its own operations, so that no other takes them up.',
    reading: 'The journal is read: what tabs that are gone have left is taken up, what others work on is followed.',
    working: 'Operations go as soon as it is their turn.',
    gathering: 'Another tab has something new; the journal is read again in a moment.',
    clearing: 'The person has logged out: everything kept is given up.',
  },
  guards: {
    isOwnLease: 'the lease is the one on this tab’s operations',
    isMarkOfOurs: 'another tab of this profile has marked or sent listings',
    isDoneElsewhere: 'another tab of this profile has done a mutation that this release knows',
    isSendOverElsewhere: 'a send of another tab of this profile is over',
    isAskedOfUs: 'another tab asks for what this one has in hand to go now or never',
    isOverAsAsked: 'what this tab asked another one for is over there',
    isStale: 'another tab wrote to the journal while it was read',
    isAboutUs: 'another tab of this profile has something new',
    isAnotherProfile: 'another profile has come without the former one’s rest',
  },
};
