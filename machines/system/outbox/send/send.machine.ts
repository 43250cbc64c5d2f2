import { and } from 'xstate';
import type { Outcome } from '../../../../contracts/ports';
import type { Listing } from '../../../../contracts/shapes';
import { failureOf, succeeded, valueOf, wasRefused, wasTurnedAway } from '../../../kit/outcome';
import { systemClockOf } from '../../../kit/port';
import {
  toBatchEntry,
  currentBatchOf,
  toHeaderEntry,
  currentIdsOf,
  tallyAnswer,
  tallyReconciled,
  tallyListings,
  tallyRefused,
} from './send.rules';
import { sendSetup } from './send.setup';
import { initialSendContext } from './send-context';
import type { Batch, SendContext } from './send.types';

const rowsInHand = (context: SendContext) => currentBatchOf(context)?.rows ?? [];
const entriesOf = (context: SendContext, batches: Batch[]) => batches.map((batch) => toBatchEntry(context, batch));
const changedEntries = (context: SendContext) => entriesOf(context, context.changed);
const askedIn = ({ context, event }: { context: SendContext; event: { output: Outcome<Listing[]> } }) =>
  tallyReconciled(rowsInHand(context), event.output.ok ? event.output.value : []);
/** Some of its listings were sent meanwhile, or can't go as they stand now. */
const someCantGo = (asked: Parameters<typeof askedIn>[0]) => askedIn(asked).over.length > 0;
const inHandEntries = (context: SendContext) =>
  entriesOf(
    context,
    context.batches.filter(({ id }) => id === context.current),
  );

/**
 * Sends listings as notices, 25 at a time, one batch after the other. Each step is in the journal before it is taken, so that any
 * of them may be the last of a visit: the next one asks about what was on its way and goes on from there.
 */
export const sendMachine = sendSetup.createMachine({
  id: 'send',
  context: ({ input }) => initialSendContext(input),
  initial: 'beginning',
  on: {
    'mutation.go': { actions: 'release' },
    'mutation.hold': { actions: 'hold' },
    'send.cancel': [
      { guard: 'keepsCancel', actions: ['cancel', 'saveHeader', 'notifyMoved'] },
      { actions: ['cancel', 'notifyMoved'] },
    ],
    'send.pause': { guard: 'canPause', actions: ['pause', 'saveHeader', 'notifyMoved'] },
    'send.resume': { guard: 'isPaused', actions: ['resume', 'saveHeader', 'notifyMoved'] },
    'xstate.done.actor.readAllowance': { actions: 'applyAllowance' },
  },
  states: {
    beginning: { entry: 'lookAround', always: [{ guard: 'isResumed', target: 'ready' }, { target: 'recording' }] },
    recording: {
      on: { 'send.now': { target: 'recording', reenter: true, actions: 'letGo' } },
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => [toHeaderEntry(context), ...entriesOf(context, context.batches)],
        onDone: [
          { guard: succeeded, target: 'ready' },
          { target: 'ready', actions: 'notifyUnsaved' },
        ],
      },
    },
    ready: {
      always: [
        { guard: 'isCancelled', target: 'choosing' },
        { guard: 'mayBeTakenBack', target: 'countdown' },
        { guard: 'mustRest', target: 'resting' },
        { guard: 'isHeld', target: 'waiting' },
        { target: 'choosing' },
      ],
    },
    countdown: {
      entry: { type: 'show', params: { phase: 'countdown' } },
      after: {
        untilItGoes: [
          { guard: 'waitsForPress', target: 'countdown', reenter: true },
          { target: 'ready', actions: 'letGo' },
        ],
      },
      on: {
        'send.now': { target: 'recording', actions: 'letGo' },
        'send.cancel': { target: 'choosing', actions: 'cancel' },
      },
    },
    waiting: {
      entry: ['rest', { type: 'show', params: { phase: 'waiting' } }],
      on: {
        'mutation.go': { target: 'ready', actions: 'release' },
        'send.pause': { guard: 'canPause', target: 'ready', actions: ['pause', 'saveHeader'] },
        'send.cancel': { target: 'choosing', actions: 'cancel' },
      },
    },
    resting: {
      entry: ['rest', { type: 'show', params: { phase: 'resting' } }],
      on: {
        'send.resume': { target: 'ready', actions: ['resume', 'saveHeader'] },
        'send.cancel': { target: 'choosing', actions: 'cancel' },
      },
    },
    choosing: {
      entry: 'take',
      always: [
        { guard: 'hasNothingInHand', target: 'accounting' },
        { guard: and(['isOwed', 'maySendAgain']), target: 'posting' },
        { guard: 'isOwed', target: 'doubting' },
        { guard: 'isSplit', target: 'splitting' },
        { guard: 'hasUnasked', target: 'asking' },
        { target: 'departing' },
      ],
    },
    splitting: {
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => changedEntries(context),
        onDone: [{ guard: 'hasUnasked', target: 'asking' }, { target: 'departing' }],
      },
    },
    asking: {
      entry: 'showBegun',
      invoke: {
        id: 'articlesByIds',
        src: 'articlesByIds',
        input: ({ context }) => ({
          articlesIds: rowsInHand(context)
            .filter((row) => row.before === undefined)
            .map((row) => row.id),
        }),
        onDone: [
          {
            guard: someCantGo,
            target: 'tallying',
            actions: { type: 'tally', params: (args) => ({ tally: askedIn(args) }) },
          },
          { guard: succeeded, target: 'departing', actions: { type: 'setPreviousNotices', params: askedIn } },
          { target: 'pausing', actions: { type: 'setFailure', params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    departing: {
      entry: 'setOff',
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => inHandEntries(context),
        onDone: [
          { guard: 'isCancelled', target: 'withdrawing' },
          { guard: 'isPaused', target: 'withdrawing' },
          { target: 'posting' },
        ],
      },
    },
    posting: {
      entry: ['notifyBatchInFlight', { type: 'show', params: { phase: 'sending' } }],
      invoke: {
        id: 'sendNotice',
        src: 'sendNotice',
        input: ({ context }) => ({
          articlesIds: currentIdsOf(context),
          auditor: context.auditor,
          operationKey: context.current ?? context.id,
        }),
        onDone: [
          {
            guard: succeeded,
            target: 'tallying',
            actions: {
              type: 'tally',
              params: ({ context, event }) => ({ tally: tallyAnswer(rowsInHand(context), valueOf(event)) }),
            },
          },
          {
            guard: wasRefused,
            target: 'tallying',
            actions: {
              type: 'tally',
              params: ({ context, event }) => ({ tally: tallyRefused(rowsInHand(context), failureOf(event)) }),
            },
          },
          {
            guard: wasTurnedAway,
            target: 'withdrawing',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event) },
          },
          {
            guard: 'maySendAgain',
            target: 'repeating',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event) },
          },
          { target: 'doubting', actions: { type: 'setFailure', params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    withdrawing: {
      entry: ['comeBack', 'countTry'],
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => inHandEntries(context),
        onDone: 'pausing',
      },
    },
    pausing: {
      entry: ['rest', { type: 'show', params: { phase: 'paused', until: 'beforeNextTry' } }],
      always: [
        { guard: 'isCancelled', target: 'choosing' },
        { guard: 'isPaused', target: 'resting' },
      ],
      after: { beforeNextTry: 'ready' },
      on: {
        'mutation.go': { target: 'ready', actions: 'release' },
        'mutation.retry': 'ready',
        'send.cancel': { target: 'choosing', actions: 'cancel' },
      },
    },
    repeating: {
      entry: ['countTry', { type: 'show', params: { phase: 'reconciling', until: 'beforeNextTry' } }],
      after: { beforeNextTry: 'posting' },
      on: {
        'mutation.go': { target: 'posting', actions: 'release' },
        'mutation.retry': 'posting',
        'send.cancel': { target: 'doubting', actions: ['cancel', 'saveHeader'] },
      },
    },
    doubting: {
      entry: { type: 'show', params: { phase: 'reconciling', until: 'untilAskable' } },
      after: { untilAskable: 'reconciling' },
    },
    reconciling: {
      entry: { type: 'show', params: { phase: 'reconciling' } },
      invoke: {
        id: 'articlesByIds',
        src: 'articlesByIds',
        input: ({ context }) => ({ articlesIds: currentIdsOf(context) }),
        onDone: [
          {
            guard: succeeded,
            target: 'tallying',
            actions: {
              type: 'tally',
              params: ({ context, event }) => ({ tally: tallyListings(rowsInHand(context), valueOf(event)) }),
            },
          },
          { target: 'askingLater' },
        ],
      },
    },
    askingLater: {
      entry: ['countTry', { type: 'show', params: { phase: 'reconciling', until: 'beforeNextTry' } }],
      after: { beforeNextTry: 'reconciling' },
      on: { 'mutation.go': { target: 'reconciling', actions: 'release' }, 'mutation.retry': 'reconciling' },
    },
    tallying: {
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => changedEntries(context),
        onDone: 'weighing',
      },
    },
    weighing: {
      entry: 'readAllowance',
      always: { guard: 'mustNotWait', target: 'ready' },
      on: {
        'xstate.done.actor.readAllowance': { target: 'ready', actions: 'applyAllowance' },
        'send.cancel': { target: 'ready', actions: 'cancel' },
      },
    },
    accounting: {
      always: [
        { guard: 'isCounted', target: 'closing' },
        { target: 'noting', actions: 'countSent' },
      ],
    },
    noting: {
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => [toHeaderEntry(context)],
        onDone: 'summing',
      },
    },
    summing: {
      invoke: {
        id: 'profile',
        src: 'profile',
        onDone: [
          {
            guard: succeeded,
            target: 'counting',
            actions: { type: 'addToDay', params: ({ event }) => valueOf(event) },
          },
          { target: 'counting', actions: { type: 'addToDay', params: null } },
        ],
      },
    },
    counting: {
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context, self }) => ({
          noticesLimitDayCount: context.daySent,
          operationKey: systemClockOf(self.system).newId(),
        }),
        onDone: [
          {
            guard: succeeded,
            target: 'closing',
            actions: { type: 'notifyDayCount', params: ({ event }) => valueOf(event) },
          },
          { target: 'closing' },
        ],
      },
    },
    closing: { always: [{ guard: 'isBlocked', target: 'blocked' }, { target: 'forgetting' }] },
    blocked: {
      entry: ['rest', { type: 'show', params: { phase: 'blocked' } }, 'saveHeader'],
      on: {
        'mutation.retry': { target: 'weighing', actions: ['tryAgain', 'saveHeader'] },
        'send.cancel': { target: 'forgetting', actions: 'cancel' },
      },
    },
    forgetting: {
      invoke: {
        id: 'deleteJournal',
        src: 'deleteJournal',
        input: ({ context }) => ({ ids: [context.id, ...context.batches.map((batch) => batch.id)] }),
        onDone: 'settled',
      },
    },
    settled: { type: 'final', entry: 'finish' },
  },
});
