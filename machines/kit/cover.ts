import {
  createActor,
  setup,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InputFrom,
} from 'xstate';
import type { ValueOf, PortName, Failure } from '../../contracts/ports';
import type { FailureCode } from '../../contracts/vocabulary/failures';
import { outsideForTests, seatsForTests, type SeatFacts } from './answers';
import { setOutside } from './port';

/** The event of a port (by its invoke id) that answered a value. */
export function answered<Name extends PortName>(name: Name, value: ValueOf<Name>): AnyEventObject {
  return { type: `xstate.done.actor.${name}`, actorId: name, output: { ok: true, value } };
}

/** The event of a port (by its invoke id) that refused. */
export function refused(name: PortName, code: FailureCode, more: Omit<Failure, 'code'> = {}): AnyEventObject {
  return { type: `xstate.done.actor.${name}`, actorId: name, output: { ok: false, failure: { code, ...more } } };
}

/** The event of an invoked machine (by its invoke id) that is done with this output. */
export function finished(id: string, output?: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${id}`, actorId: id, output };
}

export interface CoverOptions<Machine extends AnyStateMachine> {
  input?: InputFrom<Machine>;
  /** Every event to try in every state, or those that make sense in one. Timers are tried by themselves; new ids are `id-1`, `id-2` within a step. */
  events: readonly AnyEventObject[] | ((snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]);
  /** Sentences that must hold for no snapshot. */
  never?: Record<string, (snapshot: AnyMachineSnapshot) => boolean>;
  /** What makes two snapshots the same; value and context without children unless given. */
  serialize?: (snapshot: AnyMachineSnapshot) => string;
  seats?: SeatFacts;
  now?: number;
  /** Give up beyond this many snapshots: the context isn't finite. */
  most?: number;
}

export interface Walk {
  steps: AnyEventObject[];
  value: unknown;
}
export interface Coverage {
  states: { id: string; reached: boolean }[];
  transitions: { id: string; taken: boolean }[];
  walks: Walk[];
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child as AnyStateNode))];
}

/** How a transition is called: where it stands, what it hears, which of several it is, and where it leads. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType, target = [] } = transition;
  const own = source.transitions.get(eventType) ?? source.always ?? [];
  const targets = target.map(({ id }) => id).join(', ') || 'stays';
  return `${source.id} --${eventType || 'always'}[${own.indexOf(transition)}]--> ${targets}`;
}

function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'sessionId' in value && 'send' in value) return '[actor]';
  if (value instanceof Map) return [...value];
  if (value instanceof Set) return [...value];
  return value;
}

/**
 * Walks every snapshot that the events lead to, shortest paths first, without running anything that a machine invokes.
 * Answers which states and transitions were reached, with the walk to each; throws when a `never` holds or `most` is passed.
 */
export function walkMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  options: CoverOptions<Machine>,
): Coverage {
  const { outside } = outsideForTests({}, { now: () => options.now ?? 0 });
  let ids = 0;
  outside.clockwork.newId = () => `id-${(ids += 1)}`;
  const host = createActor(setup({}).createMachine({}));
  setOutside(host, outside);
  for (const { name, logic } of seatsForTests(options.seats).logics)
    createActor(logic, { parent: host, systemId: name }).start();
  const self = createActor(machine, { parent: host, input: options.input } as never);
  const system = { ...self.system, _set: () => undefined } as typeof self.system;
  setOutside({ system }, outside);
  self.system = system;

  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap((node) => [...node.transitions.values()].flat().concat(node.always ?? []));
  const reached = new Set<AnyStateNode>();
  const taken = new Set<AnyTransitionDefinition>();
  host.system.inspect((inspected) => {
    const step = inspected as { type: string; _transitions?: AnyTransitionDefinition[] };
    if (step.type !== '@xstate.microstep') return;
    for (const transition of step._transitions ?? []) {
      taken.add(transition);
      reached.add(transition.source);
    }
  });
  type Scope = Parameters<Machine['transition']>[2];
  const scope = {
    self,
    system,
    id: self.id,
    sessionId: self.sessionId,
    logger: () => undefined,
    defer: () => undefined,
    stopChild: () => undefined,
    emit: () => undefined,
    actionExecutor: () => undefined,
  } as never as Scope;
  const serialize =
    options.serialize ?? ((snapshot) => JSON.stringify([snapshot.value, snapshot.status, snapshot.context], plain));
  const seen = new Map<string, Walk>();
  const queue: { snapshot: AnyMachineSnapshot; steps: AnyEventObject[] }[] = [];
  const most = options.most ?? 4000;

  const visit = (snapshot: AnyMachineSnapshot, steps: AnyEventObject[]) => {
    if (snapshot.status === 'error')
      throw new Error(`The machine errs after ${told(steps)}: ${String(snapshot.error)}`);
    for (const node of snapshot._nodes as AnyStateNode[]) reached.add(node);
    const key = serialize(snapshot);
    if (seen.has(key)) return;
    for (const [sentence, holds] of Object.entries(options.never ?? {})) {
      if (holds(snapshot))
        throw new Error(`Never: ${sentence}. It holds after ${told(steps)} in ${JSON.stringify(snapshot.value)}.`);
    }
    seen.set(key, { steps, value: snapshot.value });
    if (seen.size > most)
      throw new Error(`More than ${most} snapshots: keep the context of this walk finite or pass serialize.`);
    if (snapshot.status === 'active') queue.push({ snapshot, steps });
  };

  visit(machine.getInitialSnapshot(scope as never, options.input as never) as AnyMachineSnapshot, []);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { snapshot, steps } = next;
    const given = typeof options.events === 'function' ? options.events(snapshot) : options.events;
    const timers = [...new Set((snapshot._nodes as AnyStateNode[]).flatMap((node) => node.ownEvents))]
      .filter((type) => type.startsWith('xstate.after.'))
      .map((type) => ({ type }));
    for (const event of [...given, ...timers]) {
      ids = 0;
      visit(machine.transition(snapshot as never, event as never, scope as never) as AnyMachineSnapshot, [
        ...steps,
        event,
      ]);
    }
  }

  return {
    states: nodes.map((node) => ({ id: node.id, reached: reached.has(node) })),
    transitions: transitions.map((transition) => ({
      id: transitionId(transition),
      taken: taken.has(transition),
    })),
    walks: [...seen.values()],
  };
}

function told(steps: AnyEventObject[]): string {
  return steps.length === 0 ? 'the start' : steps.map((step) => step.type).join(' → ');
}

/** As `walkMachine`, and throws a list of every state not reached and every transition not taken. */
export function cover<Machine extends AnyStateMachine>(machine: Machine, options: CoverOptions<Machine>): Coverage {
  return coverFrom(machine, [options]);
}

/** As `walkMachine`, for a machine whose input decides what can be reached: the walks from each start count together. */
export function walkFrom<Machine extends AnyStateMachine>(
  machine: Machine,
  starts: readonly CoverOptions<Machine>[],
): Coverage {
  const walked = starts.map((options) => walkMachine(machine, options));
  const [first] = walked;
  if (first === undefined) throw new Error('A walk needs at least one start.');
  return {
    states: first.states.map(({ id }, index) => ({
      id,
      reached: walked.some(({ states }) => states[index]?.reached === true),
    })),
    transitions: first.transitions.map(({ id }, index) => ({
      id,
      taken: walked.some(({ transitions }) => transitions[index]?.taken === true),
    })),
    walks: walked.flatMap(({ walks }) => walks),
  };
}

/** A sentence for every state not reached and every transition not taken. */
export function missedIn({ states, transitions }: Pick<Coverage, 'states' | 'transitions'>): string[] {
  return [
    ...states.filter((state) => !state.reached).map((state) => `state not reached: ${state.id}`),
    ...transitions
      .filter((transition) => !transition.taken)
      .map((transition) => `transition not taken: ${transition.id}`),
  ];
}

/** As `walkFrom`, and throws a list of what was missed. */
export function coverFrom<Machine extends AnyStateMachine>(
  machine: Machine,
  starts: readonly CoverOptions<Machine>[],
): Coverage {
  const coverage = walkFrom(machine, starts);
  const missed = missedIn(coverage);
  if (missed.length > 0) throw new Error(`${machine.id}: ${missed.length} missed\n${missed.join('\n')}`);
  return coverage;
}
