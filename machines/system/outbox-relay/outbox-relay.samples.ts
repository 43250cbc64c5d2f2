import { finished } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { OutboxEvent } from '../../system-actors/outbox';
import { outboxMachine } from '../outbox/outbox.machine';
import { emptyOutboxContext } from '../outbox/outbox.setup';
import type { outboxRelayMachine } from './outbox-relay.machine';

const said: OutboxEvent[] = [
  { type: 'outbox.wake', profileId: 'p-ana' },
  {
    type: 'mutation.submit',
    id: 'id-1',
    work: { kind: 'command', command: { type: 'updateProfile', input: { currency: 'USD' } } },
  },
  { type: 'mutation.retry', id: 'id-1' },
  { type: 'mutation.forget', id: 'id-1' },
  { type: 'send.now', id: 'id-2' },
  { type: 'send.cancel', id: 'id-2' },
  { type: 'send.pause', id: 'id-2' },
  { type: 'send.resume', id: 'id-2' },
  { type: 'send.dismiss', id: 'id-2' },
  { type: 'outbox.rest' },
  { type: 'outbox.clear' },
];

export const outboxRelaySamples: MachineSamples<typeof outboxRelayMachine> = {
  lives: [{ name: 'nobody signed in yet', systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    ...said,
    finished('loadOutbox', outboxMachine),
    { type: 'xstate.error.actor.loadOutbox', actorId: 'loadOutbox', error: new Error('No network.') },
    {
      type: 'xstate.snapshot.outbox',
      snapshot: { status: 'active', context: { ...emptyOutboxContext, pendingCount: 2 } },
    },
  ],
  offers: ({ value }, { type }) => !type.includes('loadOutbox') || value === 'fetching',
  serialize: ({ value, context }) =>
    JSON.stringify([value, context.recovering, context.pendingCount, context.unheard.at(-1)?.type]),
  never: {
    'something said is still unheard with the outbox there': ({ value, context }) =>
      value === 'passing' && context.unheard.length > 0,
  },
};

export const outboxRelayDescriptions = {
  states: {
    asleep: 'Nobody has said anything to the outbox yet.',
    fetching: 'The code of the outbox is fetched; what is said meanwhile is kept.',
    lacking: 'It did not come; it is asked for again in a moment.',
    passing: 'The outbox is there: everything is handed on to it, and what it shows is shown.',
  },
  guards: {},
};
