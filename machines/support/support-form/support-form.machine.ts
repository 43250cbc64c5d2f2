import { assign, enqueueActions, sendTo, setup } from 'xstate';
import {
  emptyMessage,
  hasSupportFaults,
  knownToSupport,
  supportDraft,
  supportMessage,
} from '../../domain/support-message';
import { failureOf, succeeded, valueOf, wasLost } from '../../kit/outcome';
import { clockworkOf, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import { keptMessage } from './kept-message';
import type { SupportFormContext, SupportFormEvent, SupportFormInput } from './support-form.types';

function caseIdOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'caseId' in value && typeof value.caseId === 'string'
    ? value.caseId
    : null;
}

export const supportFormMachine = setup({
  types: { context: {} as SupportFormContext, events: {} as SupportFormEvent, input: {} as SupportFormInput },
  actors: { keptMessage, sendMessageToSupport: port('sendMessageToSupport') },
  actions: {
    keepDraft: enqueueActions(({ context, enqueue, system }) => {
      if (!context.signedIn) return;
      enqueue.sendTo(seat(system, 'drafts'), { type: 'draft.keep', key: supportDraft, value: context.values });
    }),
    nameOperation: assign({ operation: ({ system }) => clockworkOf(system).newId(), waiting: false, failure: null }),
    /** Under the id of one that the outbox has already, this only asks to hear of it. */
    submit: enqueueActions(({ context, enqueue, self, system }) =>
      enqueue.sendTo(seat(system, 'outbox'), {
        type: 'work.submit',
        id: context.operation ?? '',
        asker: self,
        work: { kind: 'command', command: { type: 'sendMessageToSupport', input: supportMessage(context.values) } },
      }),
    ),
    repeat: sendTo(
      ({ system }) => seat(system, 'outbox'),
      ({ context }) => ({ type: 'work.retry', id: context.operation ?? '' }),
    ),
    forget: enqueueActions(({ context, enqueue, system }) => {
      if (!context.signedIn) return;
      enqueue.sendTo(seat(system, 'outbox'), { type: 'work.forget', id: context.operation ?? '' });
    }),
    takeJob: assign(({ context, event }) =>
      event.type === 'job.seen'
        ? { operation: event.job.id, values: event.job.message, waiting: event.job.phase === 'waiting', failure: null }
        : { operation: context.operation },
    ),
    showJob: assign({
      waiting: ({ context, event }) => (event.type === 'job.seen' ? event.job.phase === 'waiting' : context.waiting),
    }),
    tellFaults: assign({ attempted: true }),
    keepFailure: assign({
      operation: null,
      failure: ({ event }) => (event.type === 'work.settled' ? event.failure : null),
    }),
    keepCase: assign({
      operation: null,
      caseId: ({ event }) => (event.type === 'work.settled' ? caseIdOf(event.value) : null),
    }),
    letGo: assign({ operation: null, failure: null, waiting: false }),
    beginAnother: assign(({ context }) => ({
      values: { ...context.values, message: '' },
      attempted: false,
      failure: null,
      caseId: null,
    })),
  },
  guards: {
    faulty: ({ context }) => hasSupportFaults(context.values),
    isSignedIn: ({ context }) => context.signedIn,
    isUntouched: ({ context }) => context.values.message === '',
    isUnknown: ({ event }) => event.type === 'job.seen' && event.job.phase === 'unknown',
    oursDone: ({ context, event }) =>
      event.type === 'work.settled' && event.id === context.operation && event.failure === null,
    ours: ({ context, event }) => event.type === 'work.settled' && event.id === context.operation,
  },
}).createMachine({
  id: 'supportForm',
  context: ({ self }) => {
    const signedIn = seat(self.system, 'session').getSnapshot().context.userId !== null;
    const known = knownToSupport(signedIn ? seat(self.system, 'profile').getSnapshot().context.profile : null);
    return {
      signedIn,
      known,
      values: { ...emptyMessage, ...known },
      attempted: false,
      operation: null,
      waiting: false,
      failure: null,
      caseId: null,
    };
  },
  invoke: { id: 'keptMessage', src: 'keptMessage', input: ({ context }) => ({ signedIn: context.signedIn }) },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'values.change': {
          actions: [assign(({ context, event }) => ({ values: { ...context.values, ...event.values } })), 'keepDraft'],
        },
        'draft.seen': {
          guard: 'isUntouched',
          actions: assign(({ context, event }) => ({
            values: { ...context.values, ...event.draft, ...context.known },
          })),
        },
        'job.seen': [
          { guard: 'isUnknown', target: 'unsure', actions: ['takeJob', 'submit'] },
          { target: 'submitting', actions: ['takeJob', 'submit'] },
        ],
        'message.submit': [
          { guard: 'faulty', actions: 'tellFaults' },
          { guard: 'isSignedIn', target: 'submitting', actions: ['nameOperation', 'submit'] },
          { target: 'sending', actions: 'nameOperation' },
        ],
      },
    },
    submitting: {
      tags: ['busy'],
      on: {
        'job.seen': [{ guard: 'isUnknown', target: 'unsure', actions: 'showJob' }, { actions: 'showJob' }],
        'work.settled': [
          { guard: 'oursDone', target: 'sent', actions: 'keepCase' },
          { guard: 'ours', target: 'writing', actions: 'keepFailure' },
        ],
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
            actions: assign({ operation: null, caseId: ({ event }) => valueOf(event).caseId }),
          },
          {
            guard: wasLost,
            target: 'unsure',
            actions: assign({ failure: ({ event }) => failureOf(event) }),
          },
          { target: 'writing', actions: assign({ operation: null, failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    unsure: {
      on: {
        'message.repeat': [
          { guard: 'isSignedIn', target: 'submitting', actions: 'repeat' },
          { target: 'sending', actions: assign({ failure: null }) },
        ],
        'message.reopen': { target: 'writing', actions: ['forget', 'letGo'] },
        'job.seen': [{ guard: 'isUnknown' }, { target: 'submitting', actions: 'showJob' }],
        'work.settled': [
          { guard: 'oursDone', target: 'sent', actions: 'keepCase' },
          { guard: 'ours', target: 'writing', actions: 'keepFailure' },
        ],
      },
    },
    sent: { on: { 'message.another': { target: 'writing', actions: 'beginAnother' } } },
  },
});
