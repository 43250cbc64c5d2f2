import { assign, enqueueActions, log, setup } from 'xstate';
import type { Failure, PortName, ValueOf, InputOf } from '../../../contracts/ports';
import { failureOf, succeeded, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { systemClockOf, port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { NoticeInput } from '../../system-actors/notices';

export interface ResourceRules<Name extends PortName, Input, Value> {
  /** Whether there is something to ask for; without it there always is. What isn't asked for is held, and null. */
  isDue?: (input: Input) => boolean;
  /** What the port is asked; `now` is world time, epoch milliseconds. */
  ask: (input: Input, now: number) => InputOf<Name>;
  /** `now` as above. */
  read: (answer: ValueOf<Name>, now: number) => Value;
  /** Asked for again this many milliseconds after a failure; by itself it isn't unless given. */
  again?: number;
  /** What a person is told of a failure, by a notice; null for nothing. */
  tell?: (failure: Failure) => NoticeInput | null;
  /** What is written to the log at a failure. */
  log?: string;
}

export interface ResourceContext<Input, Value> {
  input: Input;
  /** What was answered last; it stays while it is asked for again, and when that fails. */
  value: Value | null;
  failure: Failure | null;
}

export type ResourceEvent<Value> =
  /** In whatever state. */
  | { type: 'resource.reload' }
  /** Only where the last question failed. */
  | { type: 'resource.retry' }
  /** Somebody knows it better than the last answer, and than one on its way. */
  | { type: 'resource.put'; value: Value };

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
      setFailure: assign((_, failed: { failure: Failure }) => failed),
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
                type: 'setFailure',
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
