import { and, assign, enqueueActions, sendTo, setup } from 'xstate';
import { pageSizes } from '../../../../contracts/vocabulary/limits';
import { failureOf, succeeded, valueOf } from '../../../kit/outcome';
import { clockworkOf, port, settingsOf } from '../../../kit/port';
import { seat } from '../../../kit/seat';
import type { SendFacts } from '../../../kit/seats';
import { backOff, beyondDeadline, verdictOf } from '../verdict';
import { readAllowance } from './allowance';
import { batchEntry, batchInHand, factsOf, headerOf, idsInHand, tallyAnswer, tallyListings, tallyRefused, type Tally } from './send.rules';
import {
  afterTally, allFound, began, comeBack, hasQueued, hasUnasked, listIds, meetAccount, missesSome, noteBefore, passIsOver, setOff, takeBatch, takePage,
} from './send.state';
import type { SendContext, SendEvent, SendInput } from './send.types';

const rowsInHand = (context: SendContext) => batchInHand(context)?.rows ?? [];

/**
 * Sends listings as notices, 25 at a time, one batch after the other. Each step is in the journal before it is taken, so that any
 * of them may be the last of a visit: the next one asks about what was on its way and goes on from there.
 */
export const sendMachine = setup({
  types: { context: {} as SendContext, events: {} as SendEvent, input: {} as SendInput },
  actors: {
    writeJournal: port('writeJournal'),
    deleteJournal: port('deleteJournal'),
    reportedArticles: port('reportedArticles'),
    articlesByIds: port('articlesByIds'),
    sendNotice: port('sendNotice'),
    updateProfile: port('updateProfile'),
    readAllowance,
  },
  delays: {
    beforeNextTry: ({ context }) => backOff(context.attempt),
    untilAskable: ({ context, system }) => {
      const deadline = settingsOf(system).requestDeadline + beyondDeadline;
      const passed = clockworkOf(system).now() - (batchInHand(context)?.inflightAt ?? 0);
      return Math.min(deadline, Math.max(0, deadline - passed));
    },
  },
  guards: {
    isHeld: ({ context }) => context.held,
    isCancelled: ({ context }) => context.cancelled,
    isResumed: ({ context }) => context.resumed,
    isUncollected: ({ context }) => !context.collected,
    passIsOver: ({ context }) => passIsOver(context),
    missesSome: ({ context }) => missesSome(context),
    hasNothingInHand: ({ context }) => context.current === null,
    isOwed: ({ context }) => batchInHand(context)?.phase === 'inflight',
    maySendAgain: ({ context }) => context.keysHonoured && !context.cancelled,
    isSplit: ({ context }) => context.changed.length > 0,
    hasUnasked: ({ context }) => hasUnasked(context),
    mustNotWait: ({ context }) => !context.limited || context.because !== null || !hasQueued(context),
    isCounted: ({ context }) => context.sent === context.counted,
    isBlocked: ({ context }) => context.because !== null && !context.cancelled && hasQueued(context),
  },
  actions: {
    release: assign({ held: false }),
    hold: assign({ held: true }),
    cancel: assign({ cancelled: true }),
    countTry: assign({ attempt: ({ context }) => context.attempt + 1 }),
    lookAround: assign(({ context, system }) => {
      const now = clockworkOf(system).now();
      const met = meetAccount(context, seat(system, 'profile').getSnapshot().context, now);
      if (context.resumed) return met;
      return { ...met, ...listIds(context, seat(system, 'listings').getSnapshot().context.visible, clockworkOf(system).newId) };
    }),
    show: enqueueActions(({ context, enqueue, system }, { phase }: { phase: SendFacts['phase'] }) => {
      const facts = factsOf({ ...context, phase }, clockworkOf(system).now());
      enqueue.assign({ phase });
      enqueue.sendTo(context.supervisor, { type: 'send.moved', id: context.id, facts });
    }),
    tellUnkept: sendTo(({ context }) => context.supervisor, ({ context }) => ({ type: 'job.unkept' as const, id: context.id })),
    tellInflight: sendTo(({ context }) => context.supervisor, ({ context }) => ({
      type: 'send.batch' as const, id: context.id, batchId: context.current ?? '', ids: idsInHand(context), inflight: true, words: [],
    })),
    take: assign(({ context, system }) => takeBatch(context, clockworkOf(system).now(), clockworkOf(system).newId)),
    setOff: assign(({ context, system }) => setOff(context, clockworkOf(system).now())),
    comeBack: assign(({ context }) => comeBack(context)),
    rest: assign({ pace: null }),
    tally: enqueueActions(({ context, enqueue, system }, { tally }: { tally: Tally }) => {
      const { now, newId } = clockworkOf(system);
      const ids = idsInHand(context);
      enqueue.assign(afterTally(context, tally, now(), newId));
      enqueue.sendTo(context.supervisor, {
        type: 'send.batch', id: context.id, batchId: context.current ?? '', ids, inflight: false, words: tally.words,
      });
    }),
    readAllowance: enqueueActions(({ context, enqueue }) => {
      if (context.because !== null || !hasQueued(context)) return;
      if (context.reading && !context.limited) return;
      if (context.reading) enqueue.stopChild('readAllowance');
      enqueue.spawnChild('readAllowance', { id: 'readAllowance' });
      enqueue.assign({ reading: true });
    }),
    takeAllowance: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.readAllowance') return {};
      return { reading: false, account: event.output.ok ? { ...context.account, ...event.output.value } : context.account };
    }),
    tryAgain: assign(({ context, system }) => ({
      ...meetAccount(context, seat(system, 'profile').getSnapshot().context, clockworkOf(system).now()),
      because: null,
      failure: null,
      limited: true,
    })),
    finish: enqueueActions(({ context, enqueue, system }) => {
      const phase = context.cancelled && hasQueued(context) ? ('cancelled' as const) : ('done' as const);
      enqueue.sendTo(context.supervisor, {
        type: 'send.settled', id: context.id, facts: factsOf({ ...context, phase }, clockworkOf(system).now()),
      });
    }),
  },
}).createMachine({
  id: 'send',
  context: ({ input }) => began(input),
  initial: 'beginning',
  on: {
    'work.go': { actions: 'release' },
    'work.hold': { actions: 'hold' },
    'send.cancel': { actions: 'cancel' },
    'xstate.done.actor.readAllowance': { actions: 'takeAllowance' },
  },
  states: {
    beginning: { entry: 'lookAround', always: [{ guard: 'isResumed', target: 'ready' }, { target: 'recording' }] },
    recording: {
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => [headerOf(context), ...context.batches.map((batch) => batchEntry(context, batch))],
        onDone: [{ guard: succeeded, target: 'ready' }, { target: 'ready', actions: 'tellUnkept' }],
      },
    },
    ready: {
      always: [
        { guard: 'isCancelled', target: 'choosing' },
        { guard: 'isHeld', target: 'waiting' },
        { guard: 'isUncollected', target: 'collecting' },
        { target: 'choosing' },
      ],
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
            guard: ({ context, event }) => event.output.ok && event.output.value.items.length === 0 && context.from < event.output.value.total,
            target: 'keeping',
            actions: assign(({ context, system }) => allFound(context, clockworkOf(system).newId)),
          },
          { guard: succeeded, target: 'paging', actions: assign(({ context, event }) => takePage(context, valueOf(event))) },
          { target: 'pausing', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    paging: {
      always: [
        { guard: and(['passIsOver', 'missesSome']), target: 'ready', actions: assign(({ context }) => ({ from: 0, passes: context.passes + 1 })) },
        { guard: 'passIsOver', target: 'keeping', actions: assign(({ context, system }) => allFound(context, clockworkOf(system).newId)) },
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
        input: ({ context }) => ({ articlesIds: rowsInHand(context).filter((row) => row.before === undefined).map((row) => row.id) }),
        onDone: [
          { guard: succeeded, target: 'departing', actions: assign(({ context, event }) => noteBefore(context, valueOf(event))) },
          { target: 'pausing', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    departing: {
      entry: 'setOff',
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => context.batches.filter((batch) => batch.id === context.current).map((batch) => batchEntry(context, batch)),
        onDone: [{ guard: 'isCancelled', target: 'withdrawing' }, { target: 'posting' }],
      },
    },
    posting: {
      entry: ['tellInflight', { type: 'show', params: { phase: 'sending' } }],
      invoke: {
        id: 'sendNotice',
        src: 'sendNotice',
        input: ({ context }) => ({ articlesIds: idsInHand(context), auditor: context.auditor, operationKey: context.current ?? context.id }),
        onDone: [
          {
            guard: succeeded,
            target: 'tallying',
            actions: { type: 'tally', params: ({ context, event }) => ({ tally: tallyAnswer(rowsInHand(context), valueOf(event)) }) },
          },
          {
            guard: ({ event }) => verdictOf(failureOf(event)) === 'refused',
            target: 'tallying',
            actions: { type: 'tally', params: ({ context, event }) => ({ tally: tallyRefused(rowsInHand(context), failureOf(event)) }) },
          },
          {
            guard: ({ event }) => verdictOf(failureOf(event)) === 'turnedAway',
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
        input: ({ context }) => context.batches.filter((batch) => batch.id === context.current).map((batch) => batchEntry(context, batch)),
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
            actions: { type: 'tally', params: ({ context, event }) => ({ tally: tallyListings(rowsInHand(context), valueOf(event)) }) },
          },
          { target: 'askingLater' },
        ],
      },
    },
    askingLater: { entry: 'countTry', after: { beforeNextTry: 'reconciling' }, on: { 'work.go': { target: 'reconciling', actions: 'release' } } },
    tallying: {
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => context.changed.map((batch) => batchEntry(context, batch)),
        onDone: 'weighing',
      },
    },
    weighing: {
      entry: ['readAllowance', { type: 'show', params: { phase: 'sending' } }],
      always: { guard: 'mustNotWait', target: 'ready' },
      on: {
        'xstate.done.actor.readAllowance': { target: 'ready', actions: 'takeAllowance' },
        'send.cancel': { target: 'ready', actions: 'cancel' },
      },
    },
    accounting: { always: [{ guard: 'isCounted', target: 'closing' }, { target: 'noting', actions: assign({ counted: ({ context }) => context.sent }) }] },
    noting: {
      invoke: { id: 'writeJournal', src: 'writeJournal', input: ({ context }) => [headerOf(context)], onDone: 'counting' },
    },
    counting: {
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context, self }) => ({ noticesLimitDayCount: context.daySent, operationKey: clockworkOf(self.system).newId() }),
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
