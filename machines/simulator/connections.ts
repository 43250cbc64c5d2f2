import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { lazyCodeNameOf } from '../kit/lazy-code';
import { portNameOf } from '../kit/port';
import { statesOf, transitionsOf } from './chart-descriptions';
import { walkingMachine } from './cover';
import { parentOf, systemIdOf, type SentAction, transitionId } from '../kit/internals';
import { factoryNameOf, invokedActorsOf, type InvokedActor } from './invoked-actors';
import { coverOptionsOf, type MachineSamples } from './samples';

/** What a machine runs while a state lasts, or until it ends. */
export interface RunConnection {
  id: string;
  kind: InvokedActor['kind'] | 'port' | 'code';
  /** Of the machine, the list, the work, the port or the code. */
  name: string;
  /** Ids of the states that it lasts as long as; none for what lasts until it ends by itself. */
  by: string[];
}

/** An event that a machine sends. */
export interface SendConnection {
  event: string;
  /** A system actor, `parent`, `requester` for whoever asked, `everyone` for what is emitted, or the id of what it runs. */
  to: string;
  /** Ids of the transitions that send it; none for what is sent at the start. */
  by: string[];
}

/** An event that a machine takes, and the ids of the transitions that take it. */
export interface ReceiveConnection {
  event: string;
  by: string[];
}

/** Whom a machine runs, and what it says to whom. */
export interface Connections {
  runs: RunConnection[];
  sends: SendConnection[];
  receives: ReceiveConnection[];
}

/** So many snapshots are looked at once every transition was taken: an action may send something else another time. */
const furtherSnapshots = 200;

const isInternal = (event: string): boolean => event === '' || event.startsWith('xstate.') || event.includes('*');

function add<Value extends { by: string[] }>(
  all: Map<string, Value>,
  key: string,
  value: Omit<Value, 'by'>,
  by: string,
) {
  const known = all.get(key) ?? ({ ...value, by: [] as string[] } as never as Value);
  all.set(key, known);
  if (by !== '' && !known.by.includes(by)) known.by.push(by);
}

/** What it is that an actor's logic does, by its kind and its name. */
function nameLogic(logic: object, id: string): Pick<RunConnection, 'kind' | 'name'> {
  const port = portNameOf(logic);
  if (port !== undefined) return { kind: 'port', name: port };
  const code = lazyCodeNameOf(logic);
  if (code !== undefined) return { kind: 'code', name: code };
  if (!('root' in logic)) return { kind: 'else', name: id };
  const machine = logic as AnyStateMachine;
  const factory = factoryNameOf(machine);
  return { kind: factory ?? 'machine', name: machine.id };
}

function addInvoked(runs: Map<string, RunConnection>, machine: AnyStateMachine, node: AnyStateNode): void {
  const actors = machine.implementations.actors as Record<string, object | undefined>;
  const invoked = invokedActorsOf(machine, node);
  node.invoke.forEach(({ id, src }, at) => {
    const logic = typeof src === 'string' ? actors[src] : (src as object);
    const { kind = 'else', name = id } = invoked[at] ?? {};
    const named = kind === 'else' && logic !== undefined ? nameLogic(logic, id) : { kind, name };
    add<RunConnection>(runs, id, { id, ...named }, node.id);
  });
}

type Running = AnyActorRef & { logic?: object };

/** An actor that no state invokes by its id: it has the name of its machine, or the part of its id that says no number. */
function nameSpawned(id: string, logic: object): string {
  const { kind, name } = nameLogic(logic, id);
  return kind === 'else' ? id.replace(/[.: ].*$/, '') : name;
}

/** To whom it is sent. A sample may bring along one that has no id: whoever asked. */
function recipientOf(to: SentAction['to'], invoked: ReadonlyMap<string, unknown>): string {
  if (to === null) return 'everyone';
  if (typeof to === 'string') return to;
  const systemId = systemIdOf(to);
  if (systemId !== undefined) return systemId;
  if (parentOf(to) === undefined) return 'parent';
  if (/^x:\d+$/.test(to.id)) return 'requester';
  const { logic } = to as Running;
  return invoked.has(to.id) || logic === undefined ? to.id : nameSpawned(to.id, logic);
}

/**
 * Whom a machine runs and what it says to whom, by its chart and as far as the paths of its samples lead: until every transition was
 * taken, and some way on. Without samples by its chart alone.
 */
export function connectionsOf(machine: AnyStateMachine, samples: MachineSamples | null): Connections {
  const nodes = [machine.root, ...statesOf(machine.root)];
  const runs = new Map<string, RunConnection>();
  const sends = new Map<string, SendConnection>();
  const receives = new Map<string, ReceiveConnection>();
  for (const node of nodes) addInvoked(runs, machine, node);
  const invoked = new Map(runs);
  const transitions = nodes.flatMap(transitionsOf);
  for (const transition of transitions) {
    const { eventType: event } = transition;
    if (!isInternal(event)) add<ReceiveConnection>(receives, event, { event }, transitionId(transition));
  }
  const own = new Set(transitions);
  const untaken = new Set(transitions);
  const onTaken = (transition: AnyTransitionDefinition, sent: readonly SentAction[]) => {
    untaken.delete(transition);
    if (sent.length === 0) return;
    const by = own.has(transition) ? transitionId(transition) : '';
    for (const { to, event } of sent) {
      const recipient = recipientOf(to, invoked);
      if (!isInternal(event.type))
        add<SendConnection>(sends, `${recipient} ${event.type}`, { event: event.type, to: recipient }, by);
    }
  };
  const onSnapshot = ({ children }: AnyMachineSnapshot) => {
    for (const [id, child] of Object.entries<Running | undefined>(children)) {
      if (child?.logic === undefined || invoked.has(id)) continue;
      const spawned = systemIdOf(child) ?? nameSpawned(id, child.logic);
      if (!runs.has(spawned)) runs.set(spawned, { id: spawned, ...nameLogic(child.logic, spawned), by: [] });
    }
  };
  let walks = (samples === null ? [] : coverOptionsOf(samples)).map((options) =>
    walkingMachine(machine, { ...options, onTaken, onSnapshot, onBroken: () => undefined }),
  );
  for (let further = 0; walks.length > 0 && further < furtherSnapshots;) {
    if (untaken.size === 0) further += walks.length;
    walks = walks.filter((walk) => walk.next().done !== true);
  }
  return { runs: [...runs.values()], sends: [...sends.values()], receives: [...receives.values()] };
}
