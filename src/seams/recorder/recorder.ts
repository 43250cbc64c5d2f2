import type { AnyActor, AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Environment, Outcome, PortName } from '../../../contracts/ports';
import { activeNodes, transitionsOf, machineIdOf, transitionId } from '../../../machines/kit/internals';
import { lazyCodeNameOf } from '../../../machines/kit/lazy-code';
import { mutationNameOf } from '../../../machines/kit/mutation';
import type { RecordedPiece } from '../../../machines/kit/attach-channel';
import { callerOf, environmentOf, portNameOf, setEnvironment } from '../../../machines/kit/port';
import type {
  RecordedActor,
  RecordedData,
  RecordedKind,
  Recording,
  RecordingEntry,
} from '../../../machines/kit/recording';
import { createFactWatcher } from './fact-watcher';
import { createRedactor, type KnownWords } from './redact';

export interface RecorderOptions {
  root: AnyActorRef;
  words: KnownWords;
  /** Hears each piece, redacted, at once. */
  hear: (piece: RecordedPiece) => void;
  isOnline?: () => boolean;
  /** The root hasn't started yet: all of what happens is recorded. */
  isFresh: boolean;
}

export interface Recorder {
  /** What a recording says before its first entry. */
  head: Pick<Recording, 'format' | 'version' | 'settings' | 'online'>;
  stop: () => void;
}

const isInit = (type: string) => type === 'xstate.init';

function kindOf(actor: AnyActorRef): { kind: RecordedKind; name: string } {
  const { logic } = actor as AnyActor;
  const machine = machineIdOf(actor);
  if (machine !== null) return { kind: 'machine', name: machine };
  const named = { port: portNameOf(logic), mutation: mutationNameOf(logic), code: lazyCodeNameOf(logic) };
  const [kind, name] = Object.entries(named).find(([, one]) => one !== undefined) ?? ['other', actor.id];
  return { kind: kind as RecordedKind, name: name ?? actor.id };
}

/** Children of a running machine, which were there before anybody recorded. */
const childrenOf = (actor: AnyActorRef): AnyActorRef[] =>
  Object.values(
    (actor.getSnapshot() as { children?: Record<string, AnyActorRef | undefined> } | undefined)?.children ?? {},
  ).filter((child) => child !== undefined);

/**
 * Tells everything that the machines of a running console do, in its order and redacted: what is needed to run each of them again by
 * itself. It changes nothing of what they do.
 */
export function startRecorder({
  root,
  words,
  hear,
  isFresh,
  isOnline = () => navigator.onLine,
}: RecorderOptions): Recorder {
  const system = root.system;
  const outside = environmentOf(system);
  const numbers = new Map<object, number>();
  const redact = createRedactor(words, (actor) => numbers.get(actor) ?? null);
  const values = new Map<object, RecordedData>();
  let going = true;
  /** Whose code runs, as far as XState has said. */
  let latest = 0;
  let acting: number | null = null;
  const unclaimed: string[] = [];
  let taken: string[] = [];
  let online = isOnline();
  const add = (entry: RecordingEntry): void => hear({ entry });
  const now = () => outside.clockwork.now();
  const claimIds = (actor: number) => {
    for (const id of unclaimed.splice(0)) add({ at: now(), is: 'id', actor, id: String(redact.data(id)) });
  };
  const facts = createFactWatcher(system, redact.data, (of, changes) => add({ at: now(), is: 'facts', of, changes }));

  function register(actor: AnyActorRef, parent: number | null, more: Partial<RecordedActor>): number {
    const number = numbers.size;
    numbers.set(actor, number);
    const { kind, name } = kindOf(actor);
    const systemId = Object.entries(system.getAll()).find(([, one]) => one === actor)?.[0];
    hear({
      number,
      actor: {
        id: redact.code(actor.id),
        parent,
        kind,
        name: redact.code(name),
        ...(systemId !== undefined && { systemId }),
        ...more,
      },
    });
    if (kind === 'machine') values.set(actor, (actor.getSnapshot() as AnyMachineSnapshot).value as RecordedData);
    return number;
  }
  function registerEarly(actor: AnyActorRef, parent: number | null): void {
    const number = register(actor, parent, { early: true });
    for (const child of childrenOf(actor)) registerEarly(child, number);
  }
  const lookAround = () => {
    facts.look();
    if (online === isOnline()) return;
    online = !online;
    add({ at: now(), is: 'online', online });
  };

  function onEvent({ actorRef, sourceRef, event }: InspectionEvent & { type: '@xstate.event' }): void {
    lookAround();
    const from = sourceRef === undefined ? null : (numbers.get(sourceRef) ?? null);
    if (isInit(event.type)) {
      const { input } = event as { input?: unknown };
      const actor = register(actorRef as AnyActorRef, from, input === undefined ? {} : { input: redact.data(input) });
      latest = actor;
      add({ at: now(), is: 'start', actor });
      return;
    }
    const to = numbers.get(actorRef);
    if (to === undefined) return;
    if (machineIdOf(actorRef) === null) latest = to;
    add({ at: now(), is: 'event', to, from, event: redact.event(event) });
  }
  function onSnapshot({ actorRef, event, snapshot }: InspectionEvent & { type: '@xstate.snapshot' }): void {
    const actor = numbers.get(actorRef);
    if (actor === undefined) return;
    if (machineIdOf(actorRef) !== null) {
      claimIds(actor);
      const { value, status } = snapshot as AnyMachineSnapshot;
      const before = values.get(actorRef) ?? null;
      values.set(actorRef, value as RecordedData);
      const type = redact.event({ type: event.type }).type;
      const active = activeNodes(snapshot as AnyMachineSnapshot).map(({ id }) => id);
      add({ at: now(), is: 'state', actor, event: type, before, after: value as RecordedData, status, taken, active });
      taken = [];
    }
    if ((snapshot as { status: string }).status !== 'active') add({ at: now(), is: 'stop', actor });
  }
  const inspection = system.inspect((inspected: InspectionEvent) => {
    const actor = numbers.get(inspected.actorRef) ?? null;
    acting = null;
    if (inspected.type === '@xstate.event') onEvent(inspected);
    if (inspected.type === '@xstate.snapshot') onSnapshot(inspected);
    if (inspected.type === '@xstate.action') acting = actor;
    if (inspected.type === '@xstate.microstep' && actor !== null) {
      claimIds(actor);
      taken.push(...transitionsOf(inspected).map(transitionId));
    }
  });

  /** Ports and ids are asked for in silence: they are heard where they are made. */
  let calls = 0;
  const ports = new Proxy(outside.ports, {
    get: (given, name: PortName) => {
      const ask = given[name] as ((input: unknown, signal: AbortSignal) => Promise<Outcome<unknown>>) | undefined;
      if (typeof ask !== 'function' || !going) return ask;
      return async (input: unknown, signal: AbortSignal) => {
        const caller = callerOf(signal);
        const actor = (caller && numbers.get(caller)) ?? latest;
        const call = calls;
        calls += 1;
        add({ at: now(), is: 'ask', call, actor, port: name, input: redact.data(input) });
        const outcome = await ask(input, signal);
        if (going) add({ at: now(), is: 'answer', call, outcome: redact.data(outcome) as Outcome<RecordedData> });
        return outcome;
      };
    },
  });
  const clockwork: Environment['clockwork'] = {
    now,
    newId: () => {
      const id = outside.clockwork.newId();
      if (acting === null) unclaimed.push(id);
      else add({ at: now(), is: 'id', actor: acting, id: String(redact.data(id)) });
      return id;
    },
  };
  setEnvironment(root, { ...outside, ports, clockwork });
  const head: Recorder['head'] = { format: 'vigia-recording', version: 1, settings: outside.settings, online };
  if (!isFresh) registerEarly(root, null);
  return {
    head,
    stop: () => {
      going = false;
      inspection.unsubscribe();
      setEnvironment(root, outside);
    },
  };
}
