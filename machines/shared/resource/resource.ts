import { assign, enqueueActions, log, setup } from 'xstate';
import type { Failure, PortName, ValueOf } from '../../../contracts/ports';
import { failureOf, succeeded, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { systemClockOf, port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { ResourceContext, ResourceEvent, ResourceRules } from './resource.types';

/** A thing that is asked for once, to be invoked: what was answered stays readable while it is asked for again. */
export function resourceOf<Name extends PortName, Value, Input = void>(
  name: Name,
  { isDue, ask, read, again, tell, log: line }: ResourceRules<Name, Input, Value>,
) {
  return setup({
    types: {
      context: {} as ResourceContext<Input, Value>,
      events: {} as ResourceEvent<Value>,
      input: {} as Input,
      tags: {} as 'asking',
    },
    actors: { [name as PortName]: port(name) },
    actions: {
      hold: assign(({ system }, { answer }: { answer: ValueOf<Name> }) => ({
        value: read(answer, systemClockOf(system).now()),
        failure: null,
      })),
      keepFailure: assign((_, failed: { failure: Failure }) => failed),
      put: assign(({ event }) => (event.type === 'resource.put' ? { value: event.value, failure: null } : {})),
      tell: enqueueActions(({ context: { failure }, enqueue, system }) => {
        const notice = failure && (tell?.(failure) ?? null);
        if (notice) enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
      }),
      log: log(line ?? ''),
    },
    guards: {
      succeeded: ({ event }) => succeeded({ event: event as never }),
      isDue: ({ context: { input } }) => isDue?.(input) ?? true,
    },
    delays: { again: again ?? 0 },
  }).createMachine({
    id: name,
    context: ({ input }) => ({ input, value: null, failure: null }),
    initial: isDue ? 'choosing' : 'asking',
    on: {
      'resource.reload': '.asking',
      'resource.put': { target: '.held', actions: 'put' },
    },
    states: {
      ...(isDue && { choosing: { always: [{ guard: 'isDue' as const, target: 'asking' }, { target: 'held' }] } }),
      asking: {
        tags: ['asking'],
        invoke: {
          id: name,
          src: name,
          input: ({ context, self }) => ask(context.input, systemClockOf(self.system).now()),
          onDone: [
            {
              guard: 'succeeded',
              target: 'held',
              actions: {
                type: 'hold',
                params: ({ event }: { event: OutcomeEvent<unknown> }) => ({ answer: valueOf(event) as ValueOf<Name> }),
              },
            },
            {
              target: 'failed',
              actions: {
                type: 'keepFailure',
                params: ({ event }: { event: OutcomeEvent<unknown> }) => ({ failure: failureOf(event) }),
              },
            },
          ],
        },
      },
      held: {},
      failed: {
        entry: line === undefined ? 'tell' : ['tell', 'log'],
        on: { 'resource.retry': 'asking' },
        ...(again !== undefined && { after: { again: 'asking' } }),
      },
    },
  });
}
