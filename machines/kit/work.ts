import type { ActorLogic, ActorSystem, ActorSystemInfo, Snapshot } from 'xstate';
import type { Outcome } from '../../contracts/ports';
import type {
  Work,
  WorkChoice,
  WorkDelay,
  WorkDelayed,
  WorkInput,
  WorkName,
  WorkSettled,
  WorkValue,
} from '../seats/outbox';
import { clockworkOf } from './port';
import { seat } from './seat';

/** What the outbox says of the work, and what the screen that asked may still say of it. */
export type WorkEvent = WorkSettled | WorkDelayed | { type: WorkChoice };

export type WorkSnapshot<Name extends WorkName> = Snapshot<Outcome<WorkValue<Name>>> & {
  /** The operation key. */
  id: string;
  input: WorkInput<Name>;
  forgotten: boolean;
  /** It should be over by now and isn't; null while it may still be waited for. */
  delay: WorkDelay | null;
};

export type WorkLogic<Name extends WorkName> = ActorLogic<
  WorkSnapshot<Name>,
  WorkEvent,
  WorkInput<Name>,
  ActorSystem<ActorSystemInfo>
>;

const families = ['mark', 'reply', 'send'] as const;
const isFamily = (name: WorkName): name is (typeof families)[number] => (families as readonly string[]).includes(name);

function workOf<Name extends WorkName>(name: Name, input: WorkInput<Name>): Work {
  return (isFamily(name) ? { kind: name, [name]: input } : { kind: 'command', command: { type: name, input } }) as Work;
}

/** Under which name a work is asked for, and with what. */
export function askedAs(work: Work): { name: WorkName; input: unknown } {
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

const names = new WeakMap<object, WorkName>();

/** The work that this logic of an actor asks for; undefined for logic that `work` didn't make. */
export const workNameOf = (logic: object): WorkName | undefined => names.get(logic);

/**
 * A mutation, invoked as a port is: it is submitted to the outbox, and done with its Outcome. The work itself outlives whoever asked:
 * stopping this only stops hearing of it. `work.forget` gives up one whose fate is open, which ends as ABORTED.
 */
export function work<Name extends WorkName>(name: Name): WorkLogic<Name> {
  const logic: WorkLogic<Name> = {
    getInitialSnapshot: ({ system }, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      id: clockworkOf(system).newId(),
      input,
      forgotten: false,
      delay: null,
    }),
    start: ({ id, input }, { self, system }) =>
      seat(system, 'outbox').send({ type: 'work.submit', id, work: workOf(name, input), asker: self }),
    transition: (snapshot, event, { defer, system }) => {
      if (snapshot.status !== 'active') return snapshot;
      switch (event.type) {
        case 'work.settled':
          return { ...snapshot, status: 'done', output: outcomeOf<Name>(event, snapshot.forgotten), error: undefined };
        case 'work.delayed':
          return { ...snapshot, delay: event.delay };
        case 'work.retry':
        case 'send.cancel':
        case 'work.forget':
          defer(() => seat(system, 'outbox').send({ type: event.type, id: snapshot.id }));
          return { ...snapshot, forgotten: event.type === 'work.forget' };
        default:
          return (event as { type: string }).type === 'xstate.stop'
            ? { ...snapshot, status: 'stopped', output: undefined, error: undefined }
            : snapshot;
      }
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    restoreSnapshot: (snapshot) => snapshot as WorkSnapshot<Name>,
  };
  names.set(logic, name);
  return logic;
}

function outcomeOf<Name extends WorkName>(
  { failure, value }: WorkSettled,
  forgotten: boolean,
): Outcome<WorkValue<Name>> {
  if (failure === null) return { ok: true, value: value as WorkValue<Name> };
  return { ok: false, failure: forgotten ? { code: 'ABORTED' } : failure };
}
