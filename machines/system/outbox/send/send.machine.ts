import { and, assign } from 'xstate';
import type { Page } from '../../../../contracts/shapes';
import { pageSizes } from '../../../../contracts/vocabulary/limits';
import { failureOf, succeeded, valueOf, wasRefused, wasTurnedAway, type Done } from '../../../kit/outcome';
import { clockworkOf } from '../../../kit/port';
import { batchEntry, batchInHand, headerOf, idsInHand, tallyAnswer, tallyListings, tallyRefused } from './send.rules';
import { sendSetup } from './send.setup';
import { allFound, began, noteBefore, takePage } from './send.state';
import type { SendContext } from './send.types';

const rowsInHand = (context: SendContext) => batchInHand(context)?.rows ?? [];
const endsEarly = ({ context, event: { output } }: { context: SendContext; event: Done<Page<unknown>> }) =>
  output.ok && output.value.items.length === 0 && context.from < output.value.total;

/**
 * Sends listings as notices, 25 at a time, one batch after the other. Each step is in the journal before it is taken, so that any
 * of them may be the last of a visit: the next one asks about what was on its way and goes on from there.
 */
export const sendMachine = sendSetup.createMachine({
  id: 'send',
  context: ({ input }) => began(input),
  initial: 'beginning',
  on: {
    'work.go': { actions: 'release' },
    'work.hold': { actions: 'hold' },
    'send.cancel': { actions: ['cancel', 'tellStopping'] },
    'xstate.done.actor.readAllowance': { actions: 'takeAllowance' },
  },
  states: {
    beginning: { entry: 'lookAround', always: [{ guard: 'isResumed', target: 'ready' }, { target: 'recording' }] },
    recording: {
      on: { 'send.now': { target: 'recording', reenter: true, actions: 'letGo' } },
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => [headerOf(context), ...context.batches.map((batch) => batchEntry(context, batch))],
        onDone: [
          { guard: succeeded, target: 'ready' },
          { target: 'ready', actions: 'tellUnkept' },
        ],
      },
    },
    ready: {
      always: [
        { guard: 'isCancelled', target: 'choosing' },
        { guard: 'mayBeTakenBack', target: 'countdown' },
        { guard: 'isHeld', target: 'waiting' },
        { guard: 'isUncollected', target: 'collecting' },
        { target: 'choosing' },
      ],
    },
    countdown: {
      entry: { type: 'show', params: { phase: 'countdown' } },
      after: { untilItGoes: { target: 'ready', actions: 'letGo' } },
      on: {
        'send.now': { target: 'recording', actions: 'letGo' },
        'send.cancel': { target: 'choosing', actions: 'cancel' },
      },
    },
    waiting: {
      entry: ['rest', { type: 'show', params: { phase: 'waiting' } }],
      on: {
        'work.go': { target: 'ready', actions: 'release' },
        'send.cancel': { target: 'choosing', actions: 'cancel' },
      },
    },
    collecting: {
      entry: { type: 'show', params: { phase: 'collecting' } },
      on: { 'send.cancel': { target: 'choosing', actions: 'cancel' } },
      invoke: {
        id: 'reportedArticles',
        src: 'reportedArticles',
        input: ({ context }) => ({ size: pageSizes.listings, from: context.from }),
        onDone: [
          {
            guard: endsEarly,
            target: 'keeping',
            actions: assign(({ context }) => allFound(context)),
          },
          {
            guard: succeeded,
            target: 'paging',
            actions: assign(({ context, event }) => takePage(context, valueOf(event))),
          },
          { target: 'pausing', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    paging: {
      always: [
        {
          guard: and(['passIsOver', 'missesSome']),
          target: 'ready',
          actions: assign(({ context }) => ({ from: 0, passes: context.passes + 1 })),
        },
        { guard: 'passIsOver', target: 'keeping', actions: assign(({ context }) => allFound(context)) },
        { target: 'ready' },
      ],
    },
    keeping: {
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => [headerOf(context), ...context.batches.map((batch) => batchEntry(context, batch))],
        onDone: 'ready',
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
        input: ({ context }) => context.changed.map((batch) => batchEntry(context, batch)),
        onDone: [{ guard: 'hasUnasked', target: 'asking' }, { target: 'departing' }],
      },
    },
    asking: {
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
            guard: succeeded,
            target: 'departing',
            actions: assign(({ context, event }) => noteBefore(context, valueOf(event))),
          },
          { target: 'pausing', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    departing: {
      entry: 'setOff',
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) =>
          context.batches.filter((batch) => batch.id === context.current).map((batch) => batchEntry(context, batch)),
        onDone: [{ guard: 'isCancelled', target: 'withdrawing' }, { target: 'posting' }],
      },
    },
    posting: {
      entry: ['tellInflight', { type: 'show', params: { phase: 'sending' } }],
      invoke: {
        id: 'sendNotice',
        src: 'sendNotice',
        input: ({ context }) => ({
          articlesIds: idsInHand(context),
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
            actions: assign({ failure: ({ event }) => failureOf(event) }),
          },
          { guard: 'maySendAgain', target: 'repeating', actions: assign({ failure: ({ event }) => failureOf(event) }) },
          { target: 'doubting', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    withdrawing: {
      entry: ['comeBack', 'countTry'],
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) =>
          context.batches.filter((batch) => batch.id === context.current).map((batch) => batchEntry(context, batch)),
        onDone: 'pausing',
      },
    },
    pausing: {
      entry: ['rest', { type: 'show', params: { phase: 'paused' } }],
      always: { guard: 'isCancelled', target: 'choosing' },
      after: { beforeNextTry: 'ready' },
      on: {
        'work.go': { target: 'ready', actions: 'release' },
        'send.cancel': { target: 'choosing', actions: 'cancel' },
      },
    },
    repeating: {
      entry: ['countTry', { type: 'show', params: { phase: 'reconciling' } }],
      after: { beforeNextTry: 'posting' },
      on: {
        'work.go': { target: 'posting', actions: 'release' },
        'send.cancel': { target: 'doubting', actions: 'cancel' },
      },
    },
    doubting: {
      entry: { type: 'show', params: { phase: 'reconciling' } },
      after: { untilAskable: 'reconciling' },
    },
    reconciling: {
      invoke: {
        id: 'articlesByIds',
        src: 'articlesByIds',
        input: ({ context }) => ({ articlesIds: idsInHand(context) }),
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
      entry: 'countTry',
      after: { beforeNextTry: 'reconciling' },
      on: { 'work.go': { target: 'reconciling', actions: 'release' } },
    },
    tallying: {
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => context.changed.map((batch) => batchEntry(context, batch)),
        onDone: 'weighing',
      },
    },
    weighing: {
      entry: 'readAllowance',
      always: { guard: 'mustNotWait', target: 'ready' },
      on: {
        'xstate.done.actor.readAllowance': { target: 'ready', actions: 'takeAllowance' },
        'send.cancel': { target: 'ready', actions: 'cancel' },
      },
    },
    accounting: {
      always: [
        { guard: 'isCounted', target: 'closing' },
        { target: 'noting', actions: assign({ counted: ({ context }) => context.sent }) },
      ],
    },
    noting: {
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => [headerOf(context)],
        onDone: 'counting',
      },
    },
    counting: {
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context, self }) => ({
          noticesLimitDayCount: context.daySent,
          operationKey: clockworkOf(self.system).newId(),
        }),
        onDone: 'closing',
      },
    },
    closing: { always: [{ guard: 'isBlocked', target: 'blocked' }, { target: 'forgetting' }] },
    blocked: {
      entry: ['rest', { type: 'show', params: { phase: 'blocked' } }],
      on: {
        'work.retry': { target: 'weighing', actions: 'tryAgain' },
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
