import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { ReasonCode } from '../../../contracts/vocabulary/reasons';
import {
  infringementDraftKey,
  infringementReasons,
  infringementNote,
  isWholeInfringement,
  outgoingInfringement,
  readInfringementDraft,
  type InfringementValues,
  type InfringementDraft,
} from '../../domain/brand-infringement';
import { failureOf, setFailure, succeeded, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { systemActor } from '../../kit/system-actor';
import { mutation } from '../../kit/mutation';
import {
  queuedInfringementOf,
  watchInfringement,
  type QueuedInfringement,
  type InfringementChanged,
} from './watch-infringement';

export interface BrandInfringementInput {
  productId: string;
  /** Codes of the notices that the profile may send in the page's country. */
  allowed: string[];
}

export interface BrandInfringementContext extends BrandInfringementInput, InfringementDraft {
  /** The outbox had it in hand when the drawer opened. */
  underWay: boolean;
  /** What is in hand was begun earlier and taken up again. */
  resumed: boolean;
  /** Grows when the form begins anew with other values. */
  seed: number;
  /** It waits for the connection. */
  waiting: boolean;
  /** Why the last one was not taken, until the person closes it. */
  failure: Failure | null;
  caseId: string | null;
}

export type BrandInfringementEvent =
  | { type: 'reason.choose'; code: ReasonCode }
  | { type: 'step.continue' }
  | { type: 'step.back' }
  | { type: 'values.change'; values: InfringementValues }
  | { type: 'infringement.submit' }
  /** Whether it arrived is open, and the person wants it sent once more. */
  | { type: 'infringement.repeat' }
  /** Closes the error; one whose fate is open is given up. */
  | { type: 'failure.close' }
  /** What was begun earlier is given up, and begun anew. */
  | { type: 'draft.drop' }
  | { type: 'drawer.close' }
  | { type: 'drawer.gone' }
  | InfringementChanged;

const wasGivenUp = ({ event }: { event: OutcomeEvent<unknown> }) => failureOf(event).code === 'ABORTED';

/** The report of a catalogue page: why, where with a comment, on its way, and its case. Closed, what was begun is kept. */
export const brandInfringementMachine = setup({
  types: {
    context: {} as BrandInfringementContext,
    events: {} as BrandInfringementEvent,
    input: {} as BrandInfringementInput,
  },
  actors: { sendBrandInfringement: mutation('sendBrandInfringement'), infringementJobs: watchInfringement },
  actions: {
    saveDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context: { productId, code, location, comment } }) => ({
        type: 'draft.keep',
        key: infringementDraftKey(productId),
        value: { code, location, comment },
      }),
    ),
    dropDraft: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context: { productId } }) => ({ type: 'draft.drop', key: infringementDraftKey(productId) }),
    ),
    beginAnew: assign(({ context }) => ({
      code: null,
      location: '' as const,
      comment: '',
      resumed: false,
      failure: null,
      seed: context.seed + 1,
    })),
    choose: assign((_, code: ReasonCode) => ({ code })),
    change: assign((_, values: InfringementValues) => values),
    clearFailure: assign({ failure: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    showJob: assign((_, job: QueuedInfringement | null) => ({ waiting: job?.phase === 'waiting' })),
    repeat: sendTo('sendBrandInfringement', { type: 'mutation.retry' }),
    forget: sendTo('sendBrandInfringement', { type: 'mutation.forget' }),
    setCase: assign((_, { caseId }: { caseId: string | null }) => ({ caseId, failure: null })),
  },
  guards: {
    isSending: ({ context }) => context.underWay,
    isOffered: ({ context }, code: ReasonCode) =>
      infringementReasons(context.allowed).some(({ codes }) => codes.includes(code)),
    isChosen: ({ context }) => context.code !== null,
    isWhole: ({ context }) => isWholeInfringement(context),
    isTakenUp: ({ context }) => context.resumed,
    hasFailed: ({ context }) => context.failure !== null,
    isUnknown: (_, job: QueuedInfringement | null) => job?.phase === 'unknown',
  },
  delays: { leaveAfter: 400 },
}).createMachine({
  id: 'brandInfringement',
  context: ({ input, self }) => {
    const { drafts } = systemActor(self.system, 'drafts').getSnapshot().context;
    const inHand = queuedInfringementOf(
      systemActor(self.system, 'outbox').getSnapshot().context,
      input.productId,
    )?.input;
    const savedValues = inHand
      ? infringementNote(inHand)
      : readInfringementDraft(drafts[infringementDraftKey(input.productId)], input.allowed);
    return {
      ...input,
      code: null,
      location: '',
      comment: '',
      ...savedValues,
      underWay: inHand !== undefined,
      resumed: savedValues !== null,
      seed: 0,
      waiting: false,
      failure: null,
      caseId: null,
    };
  },
  invoke: {
    id: 'infringementJobs',
    src: 'infringementJobs',
    input: ({ context: { productId } }) => ({ productId }),
  },
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isSending', target: 'sending' }, { target: 'deciding' }],
    },
    deciding: {
      initial: 'choosing',
      on: {
        'failure.close': { guard: 'hasFailed', actions: 'clearFailure' },
        'draft.drop': { guard: 'isTakenUp', target: '.reason', actions: ['dropDraft', 'beginAnew'] },
        'drawer.close': 'leaving',
      },
      states: {
        choosing: { always: [{ guard: 'isChosen', target: 'details' }, { target: 'reason' }] },
        reason: {
          on: {
            'reason.choose': {
              guard: { type: 'isOffered', params: ({ event }) => event.code },
              actions: [{ type: 'choose', params: ({ event }) => event.code }, 'saveDraft'],
            },
            'step.continue': { guard: 'isChosen', target: 'details' },
          },
        },
        details: {
          on: {
            'values.change': {
              actions: [{ type: 'change', params: ({ event }) => event.values }, 'saveDraft'],
            },
            'step.back': 'reason',
            'infringement.submit': {
              guard: 'isWhole',
              target: '#brandInfringement.sending',
              actions: 'clearFailure',
            },
          },
        },
      },
    },
    sending: {
      invoke: {
        id: 'sendBrandInfringement',
        src: 'sendBrandInfringement',
        input: ({ context }) => outgoingInfringement(context.productId, context),
        onDone: [
          { guard: succeeded, target: 'sent', actions: { type: 'setCase', params: ({ event }) => valueOf(event) } },
          { guard: wasGivenUp, target: 'deciding' },
          { target: 'deciding', actions: setFailure },
        ],
      },
      on: { 'drawer.close': 'leaving' },
      initial: 'going',
      states: {
        going: {
          tags: ['busy'],
          on: {
            'mutation.seen': [
              { guard: { type: 'isUnknown', params: ({ event }) => event.job }, target: 'unsure' },
              { actions: { type: 'showJob', params: ({ event }) => event.job } },
            ],
          },
        },
        unsure: {
          on: {
            'infringement.repeat': { target: 'going', actions: 'repeat' },
            'failure.close': { actions: 'forget' },
          },
        },
      },
    },
    sent: { on: { 'drawer.close': 'leaving' } },
    leaving: { on: { 'drawer.gone': 'gone' }, after: { leaveAfter: 'gone' } },
    gone: { type: 'final' },
  },
});
