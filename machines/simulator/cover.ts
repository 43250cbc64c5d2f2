import {
  createActor,
  setup,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ExecutableActionObject,
  type InputFrom,
  type StateValue,
} from 'xstate';
import type { ValueOf, PortName, Failure } from '../../contracts/ports';
import type { FailureCode } from '../../contracts/vocabulary/failures';
import { testEnvironment, testSystemActors, type SystemActorFacts } from './answers';
import { setEnvironment } from '../kit/port';
import {
  activeNodes,
  sentActionOf,
  transitionsOf,
  withoutRegistration,
  type SentAction,
  transitionId,
} from '../kit/internals';
import { describeState } from './describe-state';
import { ignoredBy, timersOf } from './heard-events';

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
  systemActors?: SystemActorFacts;
  now?: number;
  /** Give up beyond this many snapshots: the context isn't finite. */
  most?: number;
  /** Hears of every transition that is taken, with what its actions, and those of the states that it leaves and enters, send. */
  onTaken?: (transition: AnyTransitionDefinition, sent: readonly SentAction[]) => void;
  /** Hears of every snapshot that is met for the first time. */
  onSnapshot?: (snapshot: AnyMachineSnapshot) => void;
  /** Hears of every walk after which the machine errs or a `never` holds (its sentence); without it the first such walk throws. */
  onBroken?: (said: string, walk: Walk) => void;
  /** Hears of every event that is tried: the steps with it, and the snapshots around it. */
  onTried?: (tried: TriedEvent) => void;
}

export interface TriedEvent {
  steps: AnyEventObject[];
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
}

export interface Walk {
  steps: AnyEventObject[];
  value: StateValue;
}
export interface Coverage {
  states: { id: string; reached: boolean }[];
  transitions: { id: string; taken: boolean }[];
  walks: Walk[];
  /** In the order of `states` and `transitions`, a shortest walk that ends in the one, or at least passes it, or whose last step takes the other. */
  shortest: { states: (Walk | undefined)[]; transitions: (Walk | undefined)[] };
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child as AnyStateNode))];
}

/** Every transition of a machine, state by state. */
export const machineTransitions = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine.root).flatMap((node) => [...node.transitions.values()].flat().concat(node.always ?? []));

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
  const walking = walkingMachine(machine, options);
  for (;;) {
    const { done, value } = walking.next();
    if (done) return value;
  }
}

/** As `walkMachine`, a snapshot at a time: who walks it may do something else in between. */
export function* walkingMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  options: CoverOptions<Machine>,
): Generator<undefined, Coverage, undefined> {
  const { outside } = testEnvironment({}, { now: () => options.now ?? 0 });
  let ids = 0;
  outside.clockwork.newId = () => `id-${(ids += 1)}`;
  const host = createActor(setup({}).createMachine({}));
  setEnvironment(host, outside);
  for (const { name, logic } of testSystemActors(options.systemActors).logics)
    createActor(logic, { parent: host, systemId: name }).start();
  const self = createActor(machine, { parent: host, input: options.input } as never);
  const system = withoutRegistration(self.system);
  setEnvironment({ system }, outside);
  self.system = system;

  const nodes = nodesOf(machine.root);
  const transitions = machineTransitions(machine);
  const reached = new Map<AnyStateNode, Walk>();
  const passed = new Set<AnyStateNode>();
  const taken = new Map<AnyTransitionDefinition, Walk>();
  const justTaken = new Set<AnyTransitionDefinition>();
  let sent: SentAction[] = [];
  host.system.inspect((inspected) => {
    for (const transition of transitionsOf(inspected)) {
      if (!taken.has(transition)) justTaken.add(transition);
      options.onTaken?.(transition, sent);
    }
    if (inspected.type === '@xstate.microstep') sent = [];
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
    actionExecutor: (action: ExecutableActionObject) => {
      const one = sentActionOf(action);
      if (one !== null) sent.push(one);
    },
  } as never as Scope;
  const serialize =
    options.serialize ?? ((snapshot) => JSON.stringify([snapshot.value, snapshot.status, snapshot.context], plain));
  const seen = new Map<string, Walk>();
  const queue: { snapshot: AnyMachineSnapshot; steps: AnyEventObject[] }[] = [];
  const most = options.most ?? 4000;

  const broken = (said: string, thrown: string, walk: Walk) => {
    if (options.onBroken === undefined) throw new Error(thrown);
    options.onBroken(said, walk);
  };
  const errs = (error: unknown, walk: Walk) =>
    broken(`The machine errs: ${String(error)}`, `The machine errs after ${told(walk.steps)}: ${String(error)}`, walk);
  const visit = (snapshot: AnyMachineSnapshot, steps: AnyEventObject[]) => {
    const walk: Walk = { steps, value: snapshot.value };
    for (const transition of justTaken) {
      taken.set(transition, walk);
      if (reached.has(transition.source)) continue;
      reached.set(transition.source, walk);
      passed.add(transition.source);
    }
    justTaken.clear();
    if (snapshot.status === 'error') {
      errs(snapshot.error, walk);
      return;
    }
    if ('undefined' in snapshot.children) {
      errs('It begins a child without an id, whose place the next one takes: nobody would stop it.', walk);
      return;
    }
    for (const node of activeNodes(snapshot)) if (!reached.has(node) || passed.delete(node)) reached.set(node, walk);
    const key = serialize(snapshot);
    if (seen.has(key)) return;
    for (const [sentence, holds] of Object.entries(options.never ?? {})) {
      if (holds(snapshot))
        broken(
          sentence,
          `Never: ${sentence}. It holds after ${told(steps)} in ${describeState(snapshot.value)}.`,
          walk,
        );
    }
    seen.set(key, walk);
    options.onSnapshot?.(snapshot);
    if (seen.size > most)
      throw new Error(`More than ${most} snapshots: keep the context of this walk finite or pass serialize.`);
    if (snapshot.status === 'active') queue.push({ snapshot, steps });
  };

  visit(machine.getInitialSnapshot(scope as never, options.input as never) as AnyMachineSnapshot, []);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { snapshot } = next;
    const given = typeof options.events === 'function' ? options.events(snapshot) : options.events;
    const timers = [...new Set(activeNodes(snapshot).flatMap(timersOf))].map((type) => ({ type }));
    const ignores = ignoredBy(activeNodes(snapshot));
    for (const event of [...given, ...timers]) {
      ids = 0;
      const steps = [...next.steps, event];
      let led = snapshot;
      try {
        if (ignores(event)) sent = [];
        else led = machine.transition(snapshot as never, event as never, scope as never) as AnyMachineSnapshot;
      } catch (error) {
        errs(error, { steps, value: snapshot.value });
        continue;
      }
      options.onTried?.({ steps, before: snapshot, after: led });
      // Where nothing changed, the snapshot was met before.
      if (led !== snapshot || justTaken.size > 0) visit(led, steps);
    }
    yield;
  }

  return {
    states: nodes.map((node) => ({ id: node.id, reached: reached.has(node) })),
    transitions: transitions.map((transition) => ({
      id: transitionId(transition),
      taken: taken.has(transition),
    })),
    walks: [...seen.values()],
    shortest: {
      states: nodes.map((node) => reached.get(node)),
      transitions: transitions.map((transition) => taken.get(transition)),
    },
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
  return mergeCoverage(starts.map((options) => walkMachine(machine, options)));
}

/** The walks of one machine from several starts, counted together. */
export function mergeCoverage(walked: readonly Coverage[]): Coverage {
  const [first] = walked;
  if (first === undefined) throw new Error('A walk needs at least one start.');
  const shortest = (kind: 'states' | 'transitions') =>
    first[kind].map((_, index) =>
      walked
        .map((coverage) => coverage.shortest[kind][index])
        .reduce((best, walk) => (walk && (!best || walk.steps.length < best.steps.length) ? walk : best), undefined),
    );
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
    shortest: { states: shortest('states'), transitions: shortest('transitions') },
  };
}

/** A sentence for every state not reached and every transition not taken. */
export function missedParts({ states, transitions }: Pick<Coverage, 'states' | 'transitions'>): string[] {
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
  const missed = missedParts(coverage);
  if (missed.length > 0) throw new Error(`${machine.id}: ${missed.length} missed\n${missed.join('\n')}`);
  return coverage;
}
