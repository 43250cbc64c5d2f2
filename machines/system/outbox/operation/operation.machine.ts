import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure, JournalRecord } from '../../../../contracts/ports';
import {
  setFailure,
  succeeded,
  valueOf,
  wasRefused,
  wasTurnedAway,
  type OutcomeEvent as Answer,
} from '../../../kit/outcome';
import { systemClockOf, port, settingsOf } from '../../../kit/port';
import type { OperationBody, SingleMutation } from '../journal';
import type { MutationChoice } from '../../../system-actors/outbox';
import { takeBackDelays, takeBackGuards } from '../take-back';
import { backOffDelay, delayAfterClosedPage, delayAfterLoss } from '../retry-delays';
import { emptyResult, type MutationResult, type ReconcileResult } from '../mutations/mutation-adapter';
import type { OperationContext, OperationEvent, OperationInput, OperationPhase } from './operation.types';
import { performMutation, canReconcile, reconcileMutation, joinMutations, takeSlice, mergeResults } from './requests';

function entryOf(context: OperationContext, phase: JournalRecord['phase']): JournalRecord {
  const { id, profileId, owner, order, createdAt, work, round, inflightAt, goesAt } = context;
  const body: OperationBody = { owner, order, work, round, inflightAt, goesAt };
  return { id, profileId, kind: 'operation', phase, createdAt, body };
}

/** The key of the request that is next: each request of an operation has its own, and the same one when it is sent again. */
function keyOf({ id, round }: OperationContext): string {
  return round === 0 ? id : `${id}.${round}`;
}

/** No answer was lost, and no request came before this one. */
const hasNothingOut = ({ round, lost }: Pick<OperationContext, 'round' | 'lost'>) => round === 0 && !lost;

const isUntold = ({ event }: { event: Answer<ReconcileResult<SingleMutation>> }) =>
  event.output.ok && event.output.value.untold;
const isUnfinished = ({
  context,
  event,
}: {
  context: OperationContext;
  event: Answer<ReconcileResult<SingleMutation>>;
}) => event.output.ok && joinMutations(event.output.value.again, takeSlice(context.work).rest) !== null;

/** One durable operation, from the journal to the answer: written before it goes, asked about when its answer is lost. */
export const operationMachine = setup({
  types: { context: {} as OperationContext, events: {} as OperationEvent, input: {} as OperationInput },
  actors: {
    writeJournal: port('writeJournal'),
    deleteJournal: port('deleteJournal'),
    perform: performMutation,
    reconcile: reconcileMutation,
  },
  delays: {
    ...takeBackDelays,
    beforeNextTry: ({ context }) => backOffDelay(context.attempt),
    untilAskable: ({ context, system }) => {
      const { requestDeadline } = settingsOf(system);
      if (context.failure) return delayAfterLoss(context.failure, requestDeadline);
      return delayAfterClosedPage(systemClockOf(system).now() - (context.inflightAt ?? 0), requestDeadline);
    },
  },
  actions: {
    release: assign({ released: true }),
    hold: assign({ released: false }),
    letGo: assign({ goesAt: null }),
    takeBack: assign({ failure: { code: 'ABORTED' as const } }),
    depart: assign({ inflightAt: ({ system }) => systemClockOf(system).now() }),
    noteLoss: assign({ lost: true }),
    countTry: assign({ attempt: ({ context }) => context.attempt + 1 }),
    tell: sendTo(
      ({ context }) => context.supervisor,
      ({ context }, { phase, choices = [] }: { phase: OperationPhase; choices?: MutationChoice[] }) => ({
        type: 'queued.moved' as const,
        id: context.id,
        phase,
        failure: context.failure,
        goesAt: context.goesAt,
        choices: choices.filter((choice) => choice !== 'send.cancel' || hasNothingOut(context)),
      }),
    ),
    notifyCountdown: enqueueActions(({ context, enqueue }) => {
      const { id, goesAt, failure, supervisor } = context;
      if (goesAt === null || failure !== null) return;
      enqueue.sendTo(supervisor, { type: 'queued.moved', id, phase: 'countdown', failure, goesAt, choices: [] });
    }),
    notifyUnsaved: sendTo(
      ({ context }) => context.supervisor,
      ({ context }) => ({ type: 'queued.unsaved' as const, id: context.id }),
    ),
    notifySettled: sendTo(
      ({ context }) => context.supervisor,
      ({ context }) => ({
        type: 'queued.settled' as const,
        id: context.id,
        done: context.done,
        failure: context.failure,
        ...(context.givenUp && { givenUp: true as const }),
      }),
    ),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    addDone: assign(({ context }, done: MutationResult) => ({ done: mergeResults(context.done, done) })),
    setResult: assign(({ context }, { done, failure }: { done: MutationResult; failure?: Failure }) => ({
      done: mergeResults(context.done, done),
      failure: failure ?? null,
    })),
    doTheRest: assign(({ context }, { done, again }: ReconcileResult<SingleMutation>) => ({
      done: mergeResults(context.done, done),
      work: joinMutations(again, takeSlice(context.work).rest) ?? context.work,
      round: context.round + 1,
      attempt: 0,
      failure: null,
    })),
    giveUp: assign(({ context }) => ({
      failure: context.failure ?? { code: 'SERVER_ERROR' as const },
      givenUp: true,
    })),
    nextRound: assign(({ context }) => ({
      work: takeSlice(context.work).rest ?? context.work,
      round: context.round + 1,
      attempt: 0,
    })),
  },
  guards: {
    ...takeBackGuards,
    isLetGo: ({ context }) => context.goesAt === null,
    isTakenBack: ({ context }) => context.failure?.code === 'ABORTED',
    hasNothingOut: ({ context }) => hasNothingOut(context),
    isReleased: ({ context }) => context.released,
    isNew: ({ context }) => context.left === null,
    keysHonoured: ({ context }) => context.keysHonoured,
    mustAsk: ({ context }) => context.left === 'inflight' && !context.keysHonoured,
    cannotAsk: ({ context }) => !canReconcile(context.work),
    mustLeaveOpen: ({ context }) => context.left === 'inflight' && !context.keysHonoured && !canReconcile(context.work),
    hasMore: ({ context }) => takeSlice(context.work).rest !== null,
  },
}).createMachine({
  id: 'operation',
  context: ({ input }) => ({
    ...input,
    released: false,
    attempt: 0,
    done: emptyResult,
    failure: null,
    lost: false,
    givenUp: false,
  }),
  initial: 'beginning',
  on: { 'mutation.go': { actions: 'release' }, 'mutation.hold': { actions: 'hold' } },
  states: {
    beginning: {
      always: [
        { guard: 'isNew', target: 'recording' },
        { guard: 'mustLeaveOpen', target: 'unknown' },
        { guard: 'mustAsk', target: 'doubting' },
        { target: 'countdown' },
      ],
    },
    recording: {
      on: {
        'send.now': { actions: 'letGo' },
        'send.cancel': { guard: 'mayBeTakenBack', actions: 'takeBack' },
      },
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => [entryOf(context, 'queued')],
        onDone: [
          { guard: succeeded, target: 'countdown' },
          { target: 'countdown', actions: 'notifyUnsaved' },
        ],
      },
    },
    countdown: {
      entry: 'notifyCountdown',
      always: [
        { guard: 'isLetGo', target: 'waiting' },
        { guard: 'isTakenBack', target: 'forgetting' },
      ],
      after: { untilItGoes: { actions: 'letGo' } },
      on: { 'send.now': { actions: 'letGo' }, 'send.cancel': { actions: 'takeBack' } },
    },
    waiting: {
      entry: { type: 'tell', params: { phase: 'queued', choices: ['send.cancel'] } },
      always: { guard: 'isReleased', target: 'departing' },
      on: { 'send.cancel': { guard: 'hasNothingOut', target: 'forgetting', actions: 'takeBack' } },
    },
    departing: {
      entry: 'depart',
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => [entryOf(context, 'inflight')],
        onDone: 'performing',
      },
    },
    performing: {
      entry: { type: 'tell', params: { phase: 'inflight' } },
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }) => ({ work: takeSlice(context.work).now, operationKey: keyOf(context) }),
        onDone: [
          {
            guard: succeeded,
            target: 'tallying',
            actions: { type: 'setResult', params: ({ event }) => ({ done: valueOf(event) }) },
          },
          {
            guard: wasRefused,
            target: 'forgetting',
            actions: setFailure,
          },
          {
            guard: wasTurnedAway,
            target: 'returning',
            actions: setFailure,
          },
          { guard: 'keysHonoured', target: 'repeating', actions: setFailure },
          { guard: 'cannotAsk', target: 'unknown', actions: setFailure },
          { target: 'doubting', actions: setFailure },
        ],
      },
    },
    tallying: {
      always: [{ guard: 'hasMore', target: 'departing', actions: 'nextRound' }, { target: 'forgetting' }],
    },
    returning: {
      entry: 'countTry',
      invoke: {
        id: 'writeJournal',
        src: 'writeJournal',
        input: ({ context }) => [entryOf(context, 'queued')],
        onDone: 'pausing',
      },
    },
    pausing: {
      entry: { type: 'tell', params: { phase: 'queued', choices: ['mutation.retry', 'send.cancel'] } },
      after: { beforeNextTry: 'departing' },
      on: {
        'mutation.go': 'departing',
        'mutation.retry': 'departing',
        'send.cancel': { guard: 'hasNothingOut', target: 'forgetting', actions: 'takeBack' },
      },
    },
    repeating: {
      entry: [
        'noteLoss',
        'countTry',
        { type: 'tell', params: { phase: 'unknown', choices: ['mutation.retry', 'mutation.forget'] } },
      ],
      after: { beforeNextTry: 'performing' },
      on: {
        'mutation.go': 'performing',
        'mutation.retry': 'performing',
        'mutation.forget': { target: 'forgetting', actions: 'giveUp' },
      },
    },
    doubting: {
      entry: ['noteLoss', { type: 'tell', params: { phase: 'unknown' } }],
      after: { untilAskable: 'reconciling' },
    },
    reconciling: {
      entry: { type: 'tell', params: { phase: 'unknown' } },
      invoke: {
        id: 'reconcile',
        src: 'reconcile',
        input: ({ context }) => ({ work: takeSlice(context.work).now, createdAt: context.createdAt }),
        onDone: [
          {
            guard: isUntold,
            target: 'unknown',
            actions: { type: 'addDone', params: ({ event }) => valueOf(event).done },
          },
          {
            guard: isUnfinished,
            target: 'departing',
            actions: { type: 'doTheRest', params: ({ event }) => valueOf(event) },
          },
          {
            guard: succeeded,
            target: 'forgetting',
            actions: { type: 'setResult', params: ({ event }) => valueOf(event) },
          },
          { target: 'askingLater' },
        ],
      },
    },
    askingLater: {
      entry: ['countTry', { type: 'tell', params: { phase: 'unknown', choices: ['mutation.retry'] } }],
      after: { beforeNextTry: 'reconciling' },
      on: { 'mutation.go': 'reconciling', 'mutation.retry': 'reconciling' },
    },
    unknown: {
      entry: [
        'noteLoss',
        { type: 'tell', params: { phase: 'untold', choices: ['mutation.retry', 'mutation.forget'] } },
      ],
      on: { 'mutation.retry': 'departing', 'mutation.forget': { target: 'forgetting', actions: 'giveUp' } },
    },
    forgetting: {
      invoke: {
        id: 'deleteJournal',
        src: 'deleteJournal',
        input: ({ context }) => ({ ids: [context.id] }),
        onDone: 'settled',
      },
    },
    settled: { type: 'final', entry: 'notifySettled' },
  },
});
