import type { ActorLogic, ActorSystem, ActorSystemInfo, Snapshot } from 'xstate';
import type { Outcome } from '../../contracts/ports';
import type {
  Mutation,
  MutationChoice,
  MutationDelay,
  MutationDelayed,
  MutationInput,
  MutationName,
  MutationSettled,
  MutationValue,
  OutboxEvent,
} from '../system-actors/outbox';
import { systemClockOf } from './port';
import { systemActor } from './system-actor';

type Submission = Extract<OutboxEvent, { type: 'mutation.submit' }>;

/** What the outbox says of the work, and what the screen that asked may still say of it. */
export type MutationEvent = MutationSettled | MutationDelayed | { type: MutationChoice };

export type MutationSnapshot<Name extends MutationName> = Snapshot<Outcome<MutationValue<Name>>> & {
  /** The operation key. */
  id: string;
  input: MutationInput<Name>;
  /** It should be over by now and isn't; null while it may still be waited for. */
  delay: MutationDelay | null;
};

export type MutationLogic<Name extends MutationName> = ActorLogic<
  MutationSnapshot<Name>,
  MutationEvent,
  MutationInput<Name>,
  ActorSystem<ActorSystemInfo>
>;

const kinds = ['mark', 'reply', 'send'] as const;
const isKind = (name: MutationName): name is (typeof kinds)[number] => (kinds as readonly string[]).includes(name);

function toMutation<Name extends MutationName>(name: Name, input: MutationInput<Name>): Mutation {
  return (
    isKind(name) ? { kind: name, [name]: input } : { kind: 'command', command: { type: name, input } }
  ) as Mutation;
}

/** Under which name a work is asked for, and with what. */
export function toMutationRequest(work: Mutation): { name: MutationName; input: unknown } {
  switch (work.kind) {
    case 'command':
      return { name: work.command.type, input: work.command.input };
    case 'mark':
      return { name: work.kind, input: work.mark };
    case 'reply':
      return { name: work.kind, input: work.reply };
    case 'send':
      return { name: work.kind, input: work.send };
  }
}

/** What submits that work to the outbox under an operation key of its own, for whoever doesn't wait for it or names who does. */
export function toSubmission<Name extends MutationName>(
  system: ActorSystem<ActorSystemInfo>,
  name: Name,
  input: MutationInput<Name>,
  rest: Pick<Submission, 'requester' | 'from'> = {},
): Submission {
  return { type: 'mutation.submit', id: systemClockOf(system).newId(), work: toMutation(name, input), ...rest };
}

const names = new WeakMap<object, MutationName>();

/** The work that this logic of an actor asks for; undefined for logic that `work` didn't make. */
export const mutationNameOf = (logic: object): MutationName | undefined => names.get(logic);

/**
 * A mutation, invoked as a port is: it is submitted to the outbox, and done with its Outcome. The work itself outlives whoever asked:
 * stopping this only stops hearing of it. `mutation.forget` gives up one whose fate is open, which ends as ABORTED.
 */
export function mutation<Name extends MutationName>(name: Name): MutationLogic<Name> {
  const logic: MutationLogic<Name> = {
    getInitialSnapshot: ({ system }, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      id: systemClockOf(system).newId(),
      input,
      delay: null,
    }),
    start: ({ id, input }, { self, system }) =>
      systemActor(system, 'outbox').send({
        type: 'mutation.submit',
        id,
        work: toMutation(name, input),
        requester: self,
      }),
    transition: (snapshot, event, { defer, system }) => {
      if (snapshot.status !== 'active') return snapshot;
      switch (event.type) {
        case 'mutation.settled':
          return { ...snapshot, status: 'done', output: outcomeOf<Name>(event), error: undefined };
        case 'mutation.delayed':
          return { ...snapshot, delay: event.delay };
        case 'mutation.retry':
        case 'send.cancel':
        case 'mutation.forget':
          defer(() => systemActor(system, 'outbox').send({ type: event.type, id: snapshot.id }));
          return snapshot;
        default:
          return (event as { type: string }).type === 'xstate.stop'
            ? { ...snapshot, status: 'stopped', output: undefined, error: undefined }
            : snapshot;
      }
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    restoreSnapshot: (snapshot) => snapshot as MutationSnapshot<Name>,
  };
  names.set(logic, name);
  return logic;
}

function outcomeOf<Name extends MutationName>({ failure, value }: MutationSettled): Outcome<MutationValue<Name>> {
  return failure === null ? { ok: true, value: value as MutationValue<Name> } : { ok: false, failure };
}
