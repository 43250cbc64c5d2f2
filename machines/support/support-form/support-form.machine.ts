import { assign, enqueueActions, sendTo, setup, fromCallback, type EventObject } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import {
  emptyMessage,
  hasSupportFaults,
  isSupportDraft,
  supportDetailsOf,
  supportDraft,
  supportFaults,
  supportMessage,
  type SupportFaults,
} from '../../domain/support-message';
import { failureOf, setFailure, succeeded, valueOf, wasLost, type OutcomeEvent } from '../../kit/outcome';
import { systemClockOf, port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { mutation } from '../../kit/mutation';
import { persistVisitorDraft, type DraftFound } from '../../shared/persist-visitor-draft';
import type { SupportMessage } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { QueuedMutationFacts, OutboxFacts } from '../../system-actors/outbox';

/** A message that the outbox has in hand. */
export interface QueuedMessage {
  id: string;
  phase: 'queued' | 'waiting' | 'inflight' | 'unknown';
  message: SupportMessage;
}
export type SavedMessageEvent = { type: 'mutation.seen'; job: QueuedMessage } | DraftFound;

function toQueuedMessage({ id, phase, work }: QueuedMutationFacts): QueuedMessage | null {
  if (phase === 'done' || phase === 'failed' || phase === 'countdown') return null;
  if (work.kind !== 'command' || work.command.type !== 'sendMessageToSupport') return null;
  return { id, phase, message: work.command.input };
}

/** The first message that the outbox has in hand, whoever asked for it. */
export function queuedMessageOf({ jobs = {} }: Partial<Pick<OutboxFacts, 'jobs'>>): QueuedMessage | null {
  for (const job of Object.values(jobs)) {
    const found = toQueuedMessage(job);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Follows what a former visit of the form left: says `draft.seen` once, as drafts are read a moment after the screen opens, and
 * `mutation.seen` whenever the message in the outbox moves. Where nobody is signed in there is neither.
 */
export const watchSavedMessage = fromCallback<EventObject, { signedIn: boolean }>(({ input, sendBack, system }) => {
  if (!input.signedIn) return undefined;
  const outbox = systemActor(system, 'outbox');
  const drafts = systemActor(system, 'drafts');
  let previous = '';
  let isSent = false;
  const publishMessage = () => {
    const job = queuedMessageOf(outbox.getSnapshot().context);
    const current = job === null ? '' : `${job.id} ${job.phase}`;
    if (job !== null && current !== previous) sendBack({ type: 'mutation.seen', job } satisfies SavedMessageEvent);
    previous = current;
  };
  const publishDraft = () => {
    const draft = drafts.getSnapshot().context.drafts?.[supportDraft];
    if (isSent || !isSupportDraft(draft)) return;
    isSent = true;
    sendBack({ type: 'draft.seen', draft } satisfies SavedMessageEvent);
  };
  publishDraft();
  publishMessage();
  const subscriptions = [outbox.subscribe(publishMessage), drafts.subscribe(publishDraft)];
  return () => subscriptions.forEach(({ unsubscribe }) => unsubscribe());
});

export type SupportFormInput = ScreenInput<'supportForm'>;

export interface SupportFormContext {
  signedIn: boolean;
  /** What the profile tells of who writes: it isn't asked. */
  known: Partial<SupportMessage>;
  values: SupportMessage;
  /** Turns between 0 and 1 whenever the values are replaced by what was kept. */
  seed: number;
  /** What was wrong with what was submitted last, anew each time. */
  refused: SupportFaults | null;
  /** The key of a message that goes out past the outbox, also of one whose fate is open. */
  operation: string | null;
  /** It waits for the connection. */
  waiting: boolean;
  failure: Failure | null;
  /** The number to ask by, once support has the message. */
  caseId: string | null;
}

export type SupportFormEvent =
  | { type: 'values.change'; values: Partial<SupportMessage> }
  | { type: 'message.submit' }
  /** Whether it arrived is open, and the person wants it sent once more. */
  | { type: 'message.repeat' }
  /** Whether it arrived is open, and the person goes on writing. */
  | { type: 'message.reopen' }
  | { type: 'message.another' }
  | SearchChange<'supportForm'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | SavedMessageEvent;

const wasGivenUp = ({ event }: { event: OutcomeEvent<unknown> }) => failureOf(event).code === 'ABORTED';

export const supportFormMachine = setup({
  types: { context: {} as SupportFormContext, events: {} as SupportFormEvent, input: {} as SupportFormInput },
  actors: {
    savedMessageWatch: watchSavedMessage,
    visitorsDraft: persistVisitorDraft,
    /** Where nobody is signed in there is no outbox. */
    sendMessageToSupport: port('sendMessageToSupport'),
    submitMessage: mutation('sendMessageToSupport'),
  },
  actions: {
    saveDraft: enqueueActions(({ context, enqueue, system }) => {
      const { values: value } = context;
      if (context.signedIn)
        enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.keep', key: supportDraft, value });
      else enqueue.sendTo('visitorsDraft', { type: 'draft.keep', value });
    }),
    dropDraft: sendTo('visitorsDraft', { type: 'draft.drop' }),
    begin: assign({ waiting: false, failure: null, refused: null }),
    nameOperation: assign({ operation: ({ system }) => systemClockOf(system).newId() }),
    repeat: sendTo('submitMessage', { type: 'mutation.retry' }),
    forget: sendTo('submitMessage', { type: 'mutation.forget' }),
    restoreMessage: assign(({ context, event }) =>
      event.type === 'mutation.seen' ? { values: event.job.message, failure: null, seed: 1 - context.seed } : {},
    ),
    showJob: assign({
      waiting: ({ context, event }) =>
        event.type === 'mutation.seen' ? event.job.phase === 'waiting' : context.waiting,
    }),
    flagFaults: assign(({ context }) => ({ refused: supportFaults(context.values) })),
    change: assign(({ context, event }) =>
      event.type === 'values.change' ? { values: { ...context.values, ...event.values } } : {},
    ),
    applyDraft: assign(({ context, event }) =>
      event.type === 'draft.seen'
        ? { values: { ...context.values, ...event.draft, ...context.known }, seed: 1 - context.seed }
        : {},
    ),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setCase: assign((_, { caseId }: { caseId: string | null }) => ({ caseId })),
    letGo: assign({ operation: null }),
    clearFailure: assign({ failure: null }),
    beginAnother: assign(({ context }) => ({
      values: { ...context.values, message: '' },
      refused: null,
      failure: null,
      caseId: null,
    })),
  },
  guards: {
    faulty: ({ context }) => hasSupportFaults(context.values),
    isSignedIn: ({ context }) => context.signedIn,
    isTakenUp: ({ context, event }) =>
      event.type === 'draft.seen' && isSupportDraft(event.draft) && context.values.message === '',
    isUnknown: ({ event }) => event.type === 'mutation.seen' && event.job.phase === 'unknown',
  },
}).createMachine({
  id: 'supportForm',
  context: ({ self }) => {
    const signedIn = systemActor(self.system, 'session').getSnapshot().context.userId !== null;
    const known = supportDetailsOf(signedIn ? systemActor(self.system, 'profile').getSnapshot().context.profile : null);
    return {
      signedIn,
      known,
      values: { ...emptyMessage, ...known },
      seed: 0,
      refused: null,
      operation: null,
      waiting: false,
      failure: null,
      caseId: null,
    };
  },
  invoke: [
    { id: 'savedMessageWatch', src: 'savedMessageWatch', input: ({ context }) => ({ signedIn: context.signedIn }) },
    {
      id: 'visitorsDraft',
      src: 'visitorsDraft',
      input: ({ context }) => ({ key: context.signedIn ? null : supportDraft }),
    },
  ],
  initial: 'writing',
  states: {
    writing: {
      on: {
        'values.change': { actions: ['change', 'saveDraft'] },
        'draft.seen': { guard: 'isTakenUp', actions: 'applyDraft' },
        'mutation.seen': [
          { guard: 'isUnknown', target: 'submitting.unsure', actions: ['restoreMessage', 'showJob'] },
          { target: 'submitting', actions: ['restoreMessage', 'showJob'] },
        ],
        'message.submit': [
          { guard: 'faulty', actions: 'flagFaults' },
          { guard: 'isSignedIn', target: 'submitting', actions: 'begin' },
          { target: 'sending', actions: ['begin', 'nameOperation'] },
        ],
      },
    },
    submitting: {
      invoke: {
        id: 'submitMessage',
        src: 'submitMessage',
        input: ({ context }) => supportMessage(context.values),
        onDone: [
          {
            guard: succeeded,
            target: 'sent',
            actions: { type: 'setCase', params: ({ event }) => valueOf(event) },
          },
          { guard: wasGivenUp, target: 'writing' },
          { target: 'writing', actions: setFailure },
        ],
      },
      initial: 'going',
      states: {
        going: {
          tags: ['busy'],
          on: {
            'mutation.seen': [{ guard: 'isUnknown', target: 'unsure', actions: 'showJob' }, { actions: 'showJob' }],
          },
        },
        unsure: {
          on: {
            'message.repeat': { target: 'going', actions: 'repeat' },
            'message.reopen': { actions: 'forget' },
            'mutation.seen': [{ guard: 'isUnknown' }, { target: 'going', actions: 'showJob' }],
          },
        },
      },
    },
    sending: {
      tags: ['busy'],
      invoke: {
        id: 'sendMessageToSupport',
        src: 'sendMessageToSupport',
        input: ({ context }) => ({ ...supportMessage(context.values), operationKey: context.operation ?? '' }),
        onDone: [
          {
            guard: succeeded,
            target: 'sent',
            actions: ['letGo', 'dropDraft', { type: 'setCase', params: ({ event }) => valueOf(event) }],
          },
          {
            guard: wasLost,
            target: 'unsure',
            actions: setFailure,
          },
          { target: 'writing', actions: ['letGo', setFailure] },
        ],
      },
    },
    unsure: {
      on: {
        'message.repeat': { target: 'sending', actions: 'clearFailure' },
        'message.reopen': { target: 'writing', actions: ['letGo', 'clearFailure'] },
      },
    },
    sent: { on: { 'message.another': { target: 'writing', actions: 'beginAnother' } } },
  },
});
