import { createActor, setup, type AnyEventObject } from 'xstate';
import { timings } from '../../../../contracts/vocabulary/limits';
import { noDeparture } from '../../../domain/undo-time';
import type { SystemActorFacts } from '../../../simulator/answers';
import { answered, finished, refused } from '../../../simulator/cover';
import type { MachineSamples } from '../../../simulator/samples';
import { anaFacts, sampleNow, sampleSystemActors } from '../../../simulator/sample-system-actors';
import type { JournalBatch } from '../journal';
import { ana, aProfile, aSuspiciousListing, leftAt, listingId } from '../outbox.samples';
import type { sendMachine } from './send.machine';
import type { SendContext, SendEvent, SendInput } from './send.types';

const goesAt = sampleNow + timings.takeBack;

function sendInput(more: Partial<SendInput> = {}): SendInput {
  const supervisor = createActor(setup({ types: { events: {} as AnyEventObject } }).createMachine({})).start();
  return {
    id: 'send',
    profileId: 'profile-1',
    owner: 'tab-1',
    order: 1,
    createdAt: sampleNow,
    goesAt,
    ids: [listingId(1)],
    auditor: ana,
    left: null,
    keysHonoured: false,
    supervisor,
    ...more,
  };
}

const said: SendEvent[] = [
  { type: 'mutation.go' },
  { type: 'mutation.hold' },
  { type: 'mutation.retry' },
  { type: 'send.now' },
  { type: 'send.cancel' },
  { type: 'send.pause' },
  { type: 'send.resume' },
];

const [first, second] = [listingId(1), listingId(2)];
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
  rejectOption: null,
};
const allowance = (left: number | null): AnyEventObject =>
  finished('readAllowance', {
    ok: true,
    value: {
      restriction: { status: 'none', denouncesAvailable: left, dueDate: null },
      judge: { type: null, subType: null, severity: null, maxDenounces: null, denouncesAvailable: null, dueDate: null },
    },
  });

const inflight: JournalBatch = {
  id: 'batch',
  profileId: 'profile-1',
  kind: 'batch',
  phase: 'inflight',
  createdAt: leftAt,
  body: {
    owner: 'tab-0',
    order: 0,
    sendId: 'send',
    inflightAt: leftAt,
    rows: [{ id: first, before: null, status: 'inflight' }],
  },
};
const header = {
  owner: 'tab-0',
  order: 0,
  ids: [first],
  auditor: sendInput().auditor,
  counted: 0,
  daySent: 0,
  dayAt: leftAt,
};

const leftAsked: Partial<SendInput> = {
  ids: [first, second],
  createdAt: leftAt,
  goesAt: null,
  left: {
    body: { ...header, ids: [first, second] },
    batches: [
      {
        ...inflight,
        phase: 'queued',
        body: {
          ...inflight.body,
          inflightAt: null,
          rows: [first, second].map((id) => ({ id, before: null, status: 'queued' as const })),
        },
      },
    ],
  },
};
const leftInflight: Partial<SendInput> = {
  createdAt: leftAt,
  goesAt: null,
  left: { body: header, batches: [inflight] },
};

const seen = Object.fromEntries(
  [first, second].map((id) => [
    id,
    { ...aSuspiciousListing(id), pendingMark: null, sending: false, removed: false, discarded: false },
  ]),
);

function facts(denouncesAvailable: number | null, known: boolean): SystemActorFacts {
  return sampleSystemActors({
    listings: { visible: known ? seen : {}, moment: 0 },
    profile: { ...anaFacts, profile: aProfile(), restriction: { status: 'none', denouncesAvailable, dueDate: null } },
  });
}
const life = (name: string, more: Partial<SendInput>, left: number | null = null, known = false) => ({
  name,
  input: sendInput(more),
  systemActors: facts(left, known),
  now: sampleNow,
});

export const sendSamples: MachineSamples<typeof sendMachine> = {
  lives: [
    life('one listing', {}),
    life('one listing, until a press', { goesAt: noDeparture }),
    life('two listings, one report left, keys honoured', { ids: [first, second], keysHonoured: true }, 1),
    life('two listings in sight, one report left', { ids: [first, second] }, 1, true),
    life('left with two listings that were asked about, one report left', leftAsked, 1),
    life('left while it could be taken back', {
      left: { body: { ...header, goesAt }, batches: [{ ...inflight, phase: 'queued' }] },
    }),
    life('left with a batch on its way', leftInflight),
    life('left with a batch on its way, keys honoured', {
      ...leftInflight,
      keysHonoured: true,
    }),
  ],
  events: [
    ...said,
    answered('writeJournal', undefined),
    refused('writeJournal', 'STORAGE_UNAVAILABLE'),
    answered('deleteJournal', undefined),
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
    answered('profile', aProfile()),
    refused('profile', 'OFFLINE'),
    answered('updateProfile', aProfile()),
    refused('updateProfile', 'OFFLINE'),
    finished('readAllowance', { ok: false, failure: { code: 'OFFLINE' } }),
  ],
  most: 20_000,
  serialize: ({ value, status, context }) => {
    const { goesAt, held, cancelled, paused, batches, because, reading, limited, sent, counted } =
      context as SendContext;
    const inBatches = batches.map(
      (batch) => `${batch.phase}${batch.rows.map((row) => row.status + String(row.before === undefined)).join()}`,
    );
    return JSON.stringify([
      value,
      status,
      goesAt === null,
      held,
      cancelled,
      paused,
      inBatches,
      because?.because,
      reading,
      limited,
      sent,
      counted,
    ]);
  },
  never: {
    'a batch is posted that the journal does not have as on its way': ({ value, context }) =>
      value === 'posting' &&
      (context as SendContext).batches.find((batch) => batch.id === context.current)?.phase !== 'inflight',
    'a batch is on its way while the send can be taken back': ({ value, context }) =>
      value === 'countdown' && (context as SendContext).batches.some((batch) => batch.phase === 'inflight'),
    'a batch departs after it was cancelled': ({ value, context }) =>
      value === 'asking' && context.cancelled && context.current === null,
    'it rests while a batch is on its way': ({ value, context }) =>
      value === 'resting' && (context as SendContext).batches.some((batch) => batch.phase === 'inflight'),
    'more than one batch is on its way': ({ context }) =>
      (context as SendContext).batches.filter((batch) => batch.phase === 'inflight').length > 1,
    'a listing is in two batches': ({ context }) => {
      const ids = (context as SendContext).batches.flatMap((batch) => batch.rows.map((row) => row.id));
      return new Set(ids).size !== ids.length;
    },
    'it is over while a batch is on its way': ({ value, context }) =>
      value === 'forgetting' && (context as SendContext).batches.some((batch) => batch.phase === 'inflight'),
  },
};

export const sendDescriptions = {
  states: {
    beginning:
      'A new send, or one that a former visit left; it looks at what the profile and the listings already know.',
    recording: 'The send and its batches are written to the journal.',
    ready: 'Before each step: is it cancelled, counting down, paused, held?',
    countdown: 'It can still be taken back: nothing goes out before the moment that the journal has.',
    waiting: 'It waits for its turn or for the connection.',
    resting: 'The person has paused it: nothing more goes out until they resume it, over a reload too.',
    choosing: 'The next batch is taken in hand; one whose answer is owed comes first.',
    splitting: 'Only some of a batch may still go today: both parts are written.',
    asking: 'Which notices do the listings of this batch have now?',
    departing: 'The journal learns that this batch goes out now.',
    posting: 'The batch is on its way.',
    withdrawing: 'The batch did not go: the journal has it as queued again.',
    pausing: 'It tries again a little later.',
    repeating: 'The answer was lost; the same batch goes again under the same key.',
    doubting: 'The answer was lost: longer than the request could last passes before anybody asks.',
    reconciling: 'The listings are asked whether they have a new notice.',
    askingLater: 'Asking failed; it is asked again a little later.',
    tallying: 'What became of each listing is written.',
    weighing: 'What may still go today is read again; a limited account waits for it.',
    accounting: 'Does the profile’s count of the day have what was sent?',
    noting: 'The journal learns the count before the profile does.',
    summing: 'The gateway is asked for its count of the day: others may have counted meanwhile.',
    counting: 'The profile’s count of the day is written.',
    closing: 'Is it over, or is something in its way?',
    blocked: 'The rest may not go now: it stays queued until the person tries again or gives it up.',
    forgetting: 'It is over and leaves the journal.',
    settled: 'Everybody is told.',
  },
  guards: {
    mayBeTakenBack: 'the moment when it goes out has not come',
    waitsForPress: 'the person has chosen that reports go only when they say so',
    isHeld: 'it is not its turn, or there is no connection',
    canPause: 'something is left that has not gone out',
    keepsCancel: 'something of it would go after a reload',
    isPaused: 'the person has paused it',
    mustRest: 'the person has paused it, and no answer is owed',
    isCancelled: 'the person has cancelled it',
    isResumed: 'a former visit left it',
    hasNothingInHand: 'no batch is left that may go',
    isOwed: 'the batch’s answer is owed',
    maySendAgain: 'keys are honoured and nobody has cancelled',
    someCantGo: 'some of its listings were sent meanwhile, or can’t go as they stand now',
    isSplit: 'only a part of the batch may go',
    hasUnasked: 'some listings’ notices are not known',
    mustNotWait: 'the account is not limited, or nothing is left to wait for',
    isCounted: 'the profile’s count has all of them',
    isBlocked: 'something is in the way of the rest',
  },
  delays: {
    untilItGoes: 'what is left of the time in which it can be taken back; until a press, as long as a timer takes',
    beforeNextTry: 'a pause of 2 s to 30 s',
    untilAskable: 'the time that the request could still take',
  },
};
