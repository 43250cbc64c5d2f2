import { assign, enqueueActions, sendTo, setup, type AnyStateMachine } from 'xstate';
import { lazyCode, withChildId } from '../../kit/lazy-code';
import type { OutboxEvent, OutboxFacts } from '../../system-actors/outbox';
import { emptyOutbox } from '../outbox/empty-outbox';

export interface OutboxRelayContext extends OutboxFacts {
  /** Said before the outbox was there, in that order. */
  unheard: OutboxEvent[];
}

/** The outbox shows something else than before. */
export interface OutboxChanged {
  type: 'xstate.snapshot.outbox';
  snapshot: { context: OutboxFacts };
}
export type OutboxRelayEvent = OutboxEvent | OutboxChanged;

/** What paints first needs nothing of it: it comes after the first paint. */
export const loadOutbox = async () => (await import('../outbox/outbox.machine')).outboxMachine;

/** All that anybody may say to the outbox. */
const toOutbox = [
  'mutation.submit',
  'mutation.retry',
  'mutation.forget',
  'send.now',
  'send.cancel',
  'send.pause',
  'send.resume',
  'send.dismiss',
  'outbox.wake',
  'outbox.rest',
  'outbox.clear',
] as const satisfies readonly OutboxEvent['type'][];
const each = <Then>(then: Then) =>
  Object.fromEntries(toOutbox.map((type) => [type, then])) as Record<(typeof toOutbox)[number], Then>;

/** Sits in the outbox's system actor before its code has come: keeps what is said to it, hands it over, and shows what the outbox shows. */
export const outboxRelayMachine = setup({
  types: { context: {} as OutboxRelayContext, events: {} as OutboxRelayEvent },
  actors: { loadOutbox: lazyCode('loadOutbox', loadOutbox) },
  actions: {
    keep: assign(({ context: { unheard, recovering }, event }) =>
      'snapshot' in event
        ? {}
        : {
            unheard: [...unheard, event],
            recovering: event.type === 'outbox.wake' || (recovering && event.type !== 'outbox.rest'),
          },
    ),
    seatOutbox: enqueueActions(({ context, enqueue }, outbox: AnyStateMachine) => {
      enqueue.spawnChild(outbox, withChildId('outbox', { syncSnapshot: true as const }));
      for (const event of context.unheard) enqueue.sendTo('outbox', event);
      enqueue.assign({ unheard: [] });
    }),
    passOn: sendTo('outbox', ({ event }) => event),
    show: assign(({ event }) => {
      if (!('snapshot' in event)) return {};
      const { jobs, sends, pendingCount, durable, recovering, sendsEndedElsewhere } = event.snapshot.context;
      return { jobs, sends, pendingCount, durable, recovering, sendsEndedElsewhere };
    }),
  },
  delays: { again: 3000 },
}).createMachine({
  id: 'outboxRelay',
  context: { ...emptyOutbox, unheard: [] },
  initial: 'asleep',
  states: {
    asleep: { on: { ...each({ target: 'fetching', actions: 'keep' }) } },
    fetching: {
      on: { ...each({ actions: 'keep' }) },
      invoke: {
        src: 'loadOutbox',
        id: 'loadOutbox',
        onDone: { target: 'passing', actions: { type: 'seatOutbox', params: ({ event }) => event.output } },
        onError: 'lacking',
      },
    },
    lacking: { on: { ...each({ actions: 'keep' }) }, after: { again: 'fetching' } },
    passing: { on: { ...each({ actions: 'passOn' }), 'xstate.snapshot.outbox': { actions: 'show' } } },
  },
});
