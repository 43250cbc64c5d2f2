import type { AnyEventObject } from 'xstate';
import { expect, it } from 'vitest';
import { answered, finished, refused, walkMachine } from '../../../kit/cover';
import type { SeatFacts } from '../../../kit/answers';
import { aProfile, aSuspiciousListing, listingId } from '../outbox.samples';
import type { KeptBatch } from '../journal';
import { sendMachine } from './send.machine';
import { sendEvents, sendInput } from './send.samples';
import type { SendContext, SendInput } from './send.types';

const [first, second] = [listingId(1), listingId(2)];
const page = (items: string[], total: number) => ({
  items: items.map((id) => aSuspiciousListing(id)),
  total,
  offset: 0,
  limit: 50,
});
const notice = {
  noticeId: 'n1',
  sent: true,
  sending: false,
  failed: false,
  reason: null,
  noticedAt: null,
  takeDownAt: null,
  noticeStatus: 'CREATED',
  snapshot: null,
};
const allowance = (left: number | null): AnyEventObject =>
  finished('readAllowance', {
    ok: true,
    value: {
      restriction: { status: 'none', denouncesAvailable: left, dueDate: null },
      judge: { type: null, subType: null, severity: null, maxDenounces: null, denouncesAvailable: null, dueDate: null },
    },
  });

const events: AnyEventObject[] = [
  ...sendEvents,
  answered('writeJournal', undefined),
  refused('writeJournal', 'STORAGE_UNAVAILABLE'),
  answered('deleteJournal', undefined),
  answered('reportedArticles', page([first], 2)),
  answered('reportedArticles', page([second], 2)),
  answered('reportedArticles', page([second], 1)),
  answered('reportedArticles', page([], 2)),
  refused('reportedArticles', 'OFFLINE'),
  answered('articlesByIds', [aSuspiciousListing(first), aSuspiciousListing(second)]),
  answered('articlesByIds', [aSuspiciousListing(first, { noticed: notice })]),
  refused('articlesByIds', 'OFFLINE'),
  answered('sendNotice', [{ id: first, notice, failure: null }]),
  answered('sendNotice', [
    { id: first, notice, failure: null },
    { id: second, notice: null, failure: 'ALLOWANCE_USED' },
  ]),
  refused('sendNotice', 'NO_NOTICES_FOR_SITE'),
  refused('sendNotice', 'NO_VALID_TOKEN'),
  refused('sendNotice', 'TIMED_OUT'),
  allowance(1),
  allowance(null),
  answered('updateProfile', aProfile()),
  finished('readAllowance', { ok: false, failure: { code: 'OFFLINE' } }),
];

const inflight: KeptBatch = {
  id: 'batch',
  profileId: 'profile-1',
  kind: 'batch',
  phase: 'inflight',
  createdAt: 0,
  body: {
    owner: 'tab-0',
    order: 0,
    sendId: 'send',
    inflightAt: 0,
    rows: [{ id: first, before: null, standing: 'inflight' }],
  },
};
const header = {
  owner: 'tab-0',
  order: 0,
  ids: [first],
  auditor: sendInput().auditor,
  collected: true,
  counted: 0,
  daySent: 0,
  dayAt: 0,
};

const seen = Object.fromEntries(
  [first, second].map((id) => [id, { ...aSuspiciousListing(id), pendingMark: null, sending: false, removed: false }]),
);

function facts(denouncesAvailable: number | null, known: boolean): SeatFacts {
  return {
    listings: { visible: known ? seen : {}, moment: 0 },
    profile: {
      profile: aProfile(),
      sites: [],
      allowedNotices: [],
      judge: null,
      rates: null,
      menu: [],
      answersDue: 0,
      answersPending: 0,
      reportedCount: null,
      restriction: { status: 'none', denouncesAvailable, dueDate: null },
    },
  };
}

it(
  'every path of a send: of some, of all, resumed, limited, with keys honoured and ignored',
  { timeout: 60_000 },
  () => {
    const lives: { input: Partial<SendInput>; left: number | null; known?: boolean }[] = [
      { input: {}, left: null },
      { input: { ids: [first, second], keysHonoured: true }, left: 1 },
      { input: { ids: [first, second] }, left: 1, known: true },
      { input: { ids: 'all' }, left: null },
      { input: { kept: { body: header, batches: [inflight] } }, left: null },
      { input: { kept: { body: header, batches: [inflight] }, keysHonoured: true }, left: null },
    ];
    const walks = lives.map(({ input, left, known = false }) =>
      walkMachine(sendMachine, {
        input: sendInput(input),
        events,
        seats: facts(left, known),
        most: 20_000,
        serialize: ({ value, status, context }) => {
          const { held, cancelled, collected, batches, because, reading, limited, found, from, passes, sent, counted } =
            context as SendContext;
          const standing = batches.map(
            (batch) =>
              `${batch.phase}${batch.rows.map((row) => row.standing + String(row.before === undefined)).join()}`,
          );
          return JSON.stringify([
            value,
            status,
            held,
            cancelled,
            collected,
            standing,
            because?.because,
            reading,
            limited,
            found.length,
            Math.min(from, 2),
            passes,
            sent,
            counted,
          ]);
        },
        never: {
          'a batch is posted that the journal does not have as on its way': ({ value, context }) =>
            value === 'posting' &&
            (context as SendContext).batches.find((batch) => batch.id === context.current)?.phase !== 'inflight',
          'a batch departs after it was cancelled': ({ value, context }) =>
            value === 'asking' && context.cancelled && context.current === null,
          'more than one batch is on its way': ({ context }) =>
            (context as SendContext).batches.filter((batch) => batch.phase === 'inflight').length > 1,
          'a listing is in two batches': ({ context }) => {
            const ids = (context as SendContext).batches.flatMap((batch) => batch.rows.map((row) => row.id));
            return new Set(ids).size !== ids.length;
          },
          'it is over while a batch is on its way': ({ value, context }) =>
            value === 'forgetting' && (context as SendContext).batches.some((batch) => batch.phase === 'inflight'),
        },
      }),
    );
    const [first_] = walks;
    const reached = new Set(walks.flatMap((walk) => walk.states.filter((state) => state.reached).map(({ id }) => id)));
    const taken = new Set(
      walks.flatMap((walk) => walk.transitions.filter((transition) => transition.taken).map(({ id }) => id)),
    );
    const missed = [
      ...(first_?.states ?? []).filter(({ id }) => !reached.has(id)).map(({ id }) => id),
      ...(first_?.transitions ?? []).filter(({ id }) => !taken.has(id)).map(({ id }) => id),
    ];
    expect(missed).toEqual([]);
  },
);
