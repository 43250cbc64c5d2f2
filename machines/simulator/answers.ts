import {
  SimulatedClock,
  createActor,
  fromTransition,
  setup,
  type Actor,
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyTransitionDefinition,
  type InputFrom,
  type InspectionEvent,
} from 'xstate';
import type {
  SystemClock,
  Failure,
  Feeds,
  InputOf,
  Outcome,
  Environment,
  PortName,
  Ports,
  Settings,
  TabMessage,
  ValueOf,
} from '../../contracts/ports';
import type { FailureCode } from '../../contracts/vocabulary/failures';
import { transitionsOf } from '../kit/internals';
import { setEnvironment } from '../kit/port';
import type { OutboxEvent } from '../system-actors/outbox';
import type { SystemActorName, SystemActors } from '../kit/system-actor';

type FactsOf<Name extends SystemActorName> = ReturnType<SystemActors[Name]['getSnapshot']>['context'];
/** A port of a test or of the explorer, with the inputs that it was asked. */
export type FakePort<Input, Value> = ((input: Input, signal: AbortSignal) => Promise<Outcome<Value>>) & {
  asked: Input[];
};

function recording<Input, Value>(
  give: (input: Input, signal: AbortSignal) => Promise<Outcome<Value>>,
): FakePort<Input, Value> {
  const asked: Input[] = [];
  return Object.assign(
    (input: Input, signal: AbortSignal) => {
      asked.push(input);
      return give(input, signal);
    },
    { asked },
  );
}

/** A failure with that code, as a port would answer it. */
export function failure(code: FailureCode, more: Omit<Failure, 'code'> = {}): Failure {
  return { code, ...more };
}

/** A port that answers always that value, or what the function makes of its input. */
export function answers<Value, Input = unknown>(value: Value | ((input: Input) => Value)): FakePort<Input, Value> {
  return recording(async (input) => ({
    ok: true,
    value: typeof value === 'function' ? (value as (input: Input) => Value)(input) : value,
  }));
}

/** A port that always refuses with that code. */
export function refuses<Value = never, Input = unknown>(
  code: FailureCode,
  more: Omit<Failure, 'code'> = {},
): FakePort<Input, Value> {
  return recording(async () => ({ ok: false, failure: failure(code, more) }));
}

/** A port that answers each of these in turn, the last one for ever. */
export function answersInTurn<Value, Input = unknown>(
  ...outcomes: (Outcome<Value> | Promise<Outcome<Value>>)[]
): FakePort<Input, Value> {
  let turn = 0;
  return recording(async () => {
    const outcome = outcomes[Math.min(turn, outcomes.length - 1)];
    turn += 1;
    if (!outcome) throw new Error('answersInTurn needs at least one outcome.');
    return outcome;
  });
}

/** A port that never answers, but answers ABORTED when it is given up. */
export function neverAnswers<Value = never, Input = unknown>(): FakePort<Input, Value> {
  return recording(
    (_input, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: false, failure: failure('ABORTED') }), { once: true });
      }),
  );
}

/** A port whose answers the test gives when it likes, first asked, first answered. */
export function answersLater<Value, Input = unknown>(): FakePort<Input, Value> & {
  answer: (outcome: Outcome<Value>) => void;
} {
  const waiting: ((outcome: Outcome<Value>) => void)[] = [];
  const fake = recording<Input, Value>(() => new Promise((resolve) => waiting.push(resolve)));
  return Object.assign(fake, {
    answer(outcome: Outcome<Value>) {
      const resolve = waiting.shift();
      if (!resolve) throw new Error('Nobody waits for an answer.');
      resolve(outcome);
    },
  });
}

export type FakePorts = {
  [Name in PortName]?: (input: InputOf<Name>, signal: AbortSignal) => Promise<Outcome<ValueOf<Name>>>;
};
export interface TestEnvironment {
  outside: Environment;
  /** Says to the subject what another tab would say. */
  tab: (message: TabMessage) => void;
  said: TabMessage[];
  goOnline: (online: boolean) => void;
  /** The page goes out of sight, or comes back into it. */
  goInSight: (inSight: boolean) => void;
  /** World time turns out to be so many milliseconds later than it was taken for. */
  turnClock: (by: number) => void;
}

/** A browser in which no list was left anywhere, and no history is kept. */
const forgetful: FakePorts = {
  readCursor: answers<null>(null),
  writeCursor: answers<void>(undefined),
  readPast: answers<null>(null),
  readWording: answers<null>(null),
};

/** An outside in memory: the given ports (asking another one is an error that names it), quiet feeds, ids `id-1`, `id-2`, … */
export function testEnvironment(
  ports: FakePorts = {},
  options: {
    now?: () => number;
    online?: boolean;
    settings?: Partial<Settings>;
    /** What reading a workbook gives; nothing unless given. */
    spreadsheet?: Feeds['spreadsheet'];
    /** What reading a document gives; nothing unless given. */
    document?: Feeds['document'];
    /** What archives of evidence are made and checked by; nothing unless given. */
    evidence?: Feeds['evidence'];
    evidenceCheck?: Feeds['evidenceCheck'];
    /** What is to be seen in pictures; nothing is told unless given. */
    pictures?: Feeds['pictures'];
    /** What recording the page gives; nothing unless given. */
    recording?: Feeds['recording'];
    /** The locks of its browser; each is got at once unless given. */
    lease?: Feeds['lease'];
  } = {},
): TestEnvironment {
  const said: TabMessage[] = [];
  const hearers = new Set<(message: TabMessage) => void>();
  const onlineHearers = new Set<(online: boolean) => void>();
  const sightHearers = new Set<(inSight: boolean) => void>();
  const clockHearers = new Set<() => void>();
  let online = options.online ?? true;
  let ahead = 0;
  let ids = 0;
  const feeds: Feeds = {
    tabs: (hear) => {
      hearers.add(hear);
      return { say: (message) => void said.push(message), stop: () => void hearers.delete(hear) };
    },
    online: (hear) => {
      onlineHearers.add(hear);
      hear(online);
      return { stop: () => void onlineHearers.delete(hear) };
    },
    sight: (hear) => {
      sightHearers.add(hear);
      hear(true);
      return { stop: () => void sightHearers.delete(hear) };
    },
    clock: (hear) => {
      clockHearers.add(hear);
      return { stop: () => void clockHearers.delete(hear) };
    },
    lease:
      options.lease ??
      ((_name, hear) => {
        hear();
        return { stop: () => undefined };
      }),
    spreadsheet: options.spreadsheet ?? (() => ({ stop: () => undefined })),
    document: options.document ?? (() => ({ stop: () => undefined })),
    evidence: options.evidence ?? (() => ({ say: () => undefined, stop: () => undefined })),
    evidenceCheck: options.evidenceCheck ?? (() => ({ stop: () => undefined })),
    pictures: options.pictures ?? (() => ({ read: () => undefined, stop: () => undefined })),
    recording: options.recording ?? (() => ({ finish: () => undefined, stop: () => undefined })),
  };
  const clockwork: SystemClock = { now: () => (options.now?.() ?? 0) + ahead, newId: () => `id-${(ids += 1)}` };
  const strict = new Proxy(ports, {
    get(given, name: PortName) {
      return (
        given[name] ??
        forgetful[name] ??
        (() => {
          throw new Error(`The test gave no port "${name}".`);
        })
      );
    },
  }) as Ports;
  return {
    outside: {
      ports: strict,
      feeds,
      clockwork,
      settings: { operationKeys: false, requestDeadline: 30_000, ...options.settings },
    },
    tab: (message) => hearers.forEach((hear) => hear(message)),
    said,
    goOnline: (next) => {
      online = next;
      onlineHearers.forEach((hear) => hear(next));
    },
    turnClock: (by) => {
      ahead += by;
      clockHearers.forEach((hear) => hear());
    },
    goInSight: (inSight) => sightHearers.forEach((hear) => hear(inSight)),
  };
}

export interface RecordedEvent {
  systemId: SystemActorName;
  event: AnyEventObject;
}
export type SystemActorFacts = { [Name in SystemActorName]?: FactsOf<Name> };
const allSeats: SystemActorName[] = [
  'notices',
  'listings',
  'outbox',
  'drafts',
  'profile',
  'session',
  'shell',
  'screens',
];

/** The system actors as silent actors that keep their facts and write down what they hear. */
export function testSystemActors(facts: SystemActorFacts = {}, hear: (entry: RecordedEvent) => void = () => undefined) {
  const heard: RecordedEvent[] = [];
  const logics = allSeats.map((name) => ({
    name,
    logic: fromTransition(
      (kept: Record<string, unknown>, event: AnyEventObject) => {
        heard.push({ systemId: name, event });
        hear({ systemId: name, event });
        return event.type === 'facts.set' ? (event.facts as Record<string, unknown>) : kept;
      },
      (facts[name] ?? {}) as Record<string, unknown>,
    ),
  }));
  return { heard, logics };
}

export interface StartOptions<Logic extends AnyActorLogic> {
  input?: InputFrom<Logic>;
  ports?: FakePorts;
  /** Null leaves every system actor empty, for a machine that fills them itself. */
  systemActors?: SystemActorFacts | null;
  /** World time at the start, epoch milliseconds; it moves with the simulated clock. */
  now?: number;
  online?: boolean;
  settings?: Partial<Settings>;
  spreadsheet?: Feeds['spreadsheet'];
  document?: Feeds['document'];
  evidence?: Feeds['evidence'];
  evidenceCheck?: Feeds['evidenceCheck'];
  pictures?: Feeds['pictures'];
  recording?: Feeds['recording'];
  lease?: Feeds['lease'];
  /** Takes what the machine logs; the console unless given. */
  logger?: (...lines: unknown[]) => void;
  /** Told of every event that a system actor hears. */
  hear?: (entry: RecordedEvent) => void;
  /** Given the root and the machine before either starts, and the transitions that the machine took at once as it was made. */
  watch?: (root: AnyActor, actor: Actor<Logic>, atOnce: readonly AnyTransitionDefinition[]) => void;
}

/** A machine is known by its own id, so that what its parent is told is the same in every run. */
const idOf = (logic: AnyActorLogic): string | undefined =>
  'id' in logic && typeof logic.id === 'string' ? logic.id : undefined;

/**
 * Starts one machine alone: a simulated clock, the given ports, the system's system actors as silent recorders. Every event that the
 * subject sent to a system actor is in `heard`. `settle()` lets promises that can answer do so.
 */
export function startWith<Logic extends AnyActorLogic>(logic: Logic, options: StartOptions<Logic> = {}) {
  const clock = new SimulatedClock();
  const startedAt = options.now ?? 0;
  const world = testEnvironment(options.ports, {
    now: () => startedAt + clock.now(),
    online: options.online,
    settings: options.settings,
    spreadsheet: options.spreadsheet,
    document: options.document,
    evidence: options.evidence,
    evidenceCheck: options.evidenceCheck,
    pictures: options.pictures,
    recording: options.recording,
    lease: options.lease,
  });
  const { heard, logics } = testSystemActors(options.systemActors ?? {}, options.hear);
  const toParent: AnyEventObject[] = [];
  const stage = setup({
    types: { events: {} as AnyEventObject },
    actions: { hear: ({ event }) => toParent.push(event) },
  }).createMachine({ on: { '*': { actions: 'hear' } } });
  const root = createActor(stage, { clock, ...(options.logger && { logger: options.logger }) });
  setEnvironment(root, world.outside);
  for (const { name, logic: silent } of options.systemActors === null ? [] : logics)
    createActor(silent, { parent: root, systemId: name }).start();
  const early: InspectionEvent[] = [];
  const inspection = root.system.inspect((inspected) => void early.push(inspected));
  const actor = createActor(logic, {
    id: idOf(logic),
    parent: root,
    input: options.input,
  } as never) as never as Actor<Logic>;
  inspection.unsubscribe();
  options.watch?.(
    root,
    actor,
    early.filter(({ actorRef }) => actorRef === actor).flatMap((inspected) => [...transitionsOf(inspected)]),
  );
  root.start();
  actor.start();
  return {
    actor,
    root,
    clock,
    heard,
    toParent,
    ...world,
    receivedBy: (systemId: SystemActorName) =>
      heard.filter((entry) => entry.systemId === systemId).map((entry) => entry.event),
    setFacts: <Name extends SystemActorName>(name: Name, facts: FactsOf<Name>) => {
      const silent = root.system.get(name) as { send: (event: AnyEventObject) => void };
      const before = heard.length;
      silent.send({ type: 'facts.set', facts });
      heard.splice(before, 1);
    },
    settle: flush,
    /** What the commands that were asked for were given, in their order. */
    commanded: () =>
      heard.flatMap(({ event }) => {
        if (event.type !== 'mutation.submit') return [];
        const { work } = event as Extract<OutboxEvent, { type: 'mutation.submit' }>;
        return work.kind === 'command' ? [work.command.input] : [];
      }),
    /** Settles the work that was submitted last: with its value, or with the failure. */
    settleWork: (outcome: Outcome<unknown> = { ok: true, value: undefined }) => {
      const submitted = heard.findLast(({ event }) => event.type === 'mutation.submit')?.event;
      const { id, work, requester } = submitted as Extract<OutboxEvent, { type: 'mutation.submit' }>;
      const end = outcome.ok ? { failure: null, value: outcome.value } : { failure: outcome.failure };
      requester?.send({ type: 'mutation.settled', id, work, ...end });
    },
  };
}

/** Lets every promise that is ready, and those which follow from it, be done. */
export async function flush(turns = 30): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}
