import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Outcome } from '../../contracts/ports';
import type { FactChange, RecordedData, RecordedEvent, Recording, RecordingEntry } from '../kit/recording';
import { toMutationRequest } from '../kit/mutation';
import { actorPathOf, machineSnapshotOf } from './inner-machines';
import { recordedDifference, sameInTurn } from './recorded-difference';
import { reviveData, withChanges, withRecordedScenario, type RecordedScenario } from './recorded-scenario';
import type { MachineSamples } from './samples';
import { simulate, type Simulation } from './simulate';
import type { Step, TakenStep } from './walk';

/** What a machine of a recording did, as a walk; `differs` says in a sentence where a fresh machine does something else, null for nowhere. */
export interface RecordedWalk {
  life: string;
  scenario: RecordedScenario;
  steps: TakenStep[];
  differs: string | null;
  /** How many states it went through when it was recorded. */
  states: number;
}

type Entry<Is extends RecordingEntry['is']> = Extract<RecordingEntry, { is: Is }>;

/** Shorter spans than this are told with the next one, milliseconds. */
const shortestSpan = 250;

/** The ids from a machine of a recording down to those that it runs, by their numbers: `''` for itself. */
function pathsFrom({ actors }: Recording, machine: number): ReadonlyMap<number, string> {
  const paths = new Map([[machine, '']]);
  actors.forEach(({ parent, id }, number) => {
    const above = parent === null ? undefined : paths.get(parent);
    if (above !== undefined && number !== machine) paths.set(number, above === '' ? id : `${above}/${id}`);
  });
  return paths;
}

/** What the system actors showed when a machine began, and whether there was a connection. */
function surroundingsAt({ entries, online }: Recording, until: number) {
  const facts: Record<string, RecordedData> = {};
  let isOnline = online;
  for (const entry of entries.slice(0, until)) {
    if (entry.is === 'facts')
      facts[entry.of] = withChanges(facts[entry.of] ?? {}, entry.changes, false) as RecordedData;
    if (entry.is === 'online') isOnline = entry.online;
  }
  return { facts, isOnline };
}

const failed = (outcome: unknown): string | undefined => (outcome as { failure?: { code?: string } }).failure?.code;

/** A lock is got at once here, and was later when it was recorded: it stays for what came already. */
const isLockGot = (key: string): boolean => key.endsWith('|lease.got');

/** Walks a fresh machine along what was recorded of one. */
class Follower {
  readonly steps: TakenStep[] = [];
  refused: string | null = null;
  /** What reached machines within by itself since the last step, by way and type. */
  readonly came = new Map<string, number>();
  readonly asked: string[] = [];
  private readonly submitted = new Set<unknown>();
  private readonly asks = new Map<string, { port: string; nth: number }>();
  /** Who asked by a call, and what was answered to an actor and hasn't reached whoever runs it: a mailbox may hold it. */
  private readonly callers = new Map<number, number>();
  private readonly arriving = new Map<number, Entry<'answer'>>();
  private readonly counts = new Map<string, number>();
  private pendingFacts = new Map<string, FactChange[]>();

  constructor(
    private readonly simulation: Simulation,
    private readonly recording: Recording,
    private readonly paths: ReadonlyMap<number, string>,
    /** The root of the system: its own system actors say what they show. */
    private readonly isWhole: boolean,
  ) {}

  private async take(step: Step): Promise<void> {
    if (this.refused !== null) return;
    for (const key of this.came.keys()) if (!isLockGot(key)) this.came.delete(key);
    const why = await this.simulation.take(step);
    if (why !== null) this.refused = `Step ${String(this.steps.length + 1)} can't be taken: ${why}`;
    else this.steps.push({ ...step, ...this.simulation.result() });
  }

  /** The clock moves to that moment, and no further than to what fell due later when it was recorded. */
  private async passTime(at: number): Promise<void> {
    const passed = at - this.simulation.now();
    const due = Math.min(...this.simulation.timers().map((timer) => timer.due));
    const ms = Math.min(passed, due - 1);
    if (ms >= shortestSpan) await this.take({ do: 'wait', ms });
  }
  private async showFacts(): Promise<void> {
    const pending = this.pendingFacts;
    this.pendingFacts = new Map();
    for (const [of, changes] of pending) await this.take({ do: 'facts', of, changes });
  }
  private async bring(step: Step, at: number): Promise<void> {
    await this.showFacts();
    await this.passTime(at);
    if (!this.isIgnored(step)) await this.take(step);
  }
  /** What a machine doesn't accept was lost on it when it was recorded, too. */
  private isIgnored(step: Step): boolean {
    const snapshot = this.simulation.actor.getSnapshot() as AnyMachineSnapshot;
    return step.do === 'send' && step.inner === undefined && !snapshot.can(reviveData(step.event) as never);
  }
  private nextOf(port: string): { port: string; nth: number } {
    const nth = (this.counts.get(port) ?? 0) + 1;
    this.counts.set(port, nth);
    this.asked.push(port);
    return { port, nth };
  }

  private async answer(key: string, outcome: Outcome<unknown>, at: number): Promise<void> {
    const ask = this.asks.get(key);
    if (ask === undefined || failed(outcome) === 'ABORTED') return;
    this.asks.delete(key);
    await this.bring({ do: 'answer', ...ask, outcome }, at);
  }

  /** Whether that came since the last step. What came once is one that was recorded: the next one of its kind is another. */
  private takeCame(key: string): boolean {
    const count = this.came.get(key) ?? 0;
    this.came.set(key, Math.max(0, count - 1));
    return count > 0;
  }

  /** Something said from within: the fresh machine says it by itself, lets time pass for it, or is told of it. */
  private async fromWithin(way: string, event: RecordedEvent, at: number, isByMachine: boolean): Promise<void> {
    const key = `${way}|${event.type}`;
    if (this.takeCame(key)) return;
    if (this.pendingFacts.size > 0) {
      await this.showFacts();
      if (this.takeCame(key)) return;
    }
    const timer = this.simulation.timers().find((one) => one.event === event.type && one.inner === (way !== ''));
    if (timer !== undefined) {
      await this.take({ do: 'wait', ms: timer.due });
      this.takeCame(key);
      return;
    }
    if (isByMachine || event.type.startsWith('xstate.after.')) return;
    await this.bring({ do: 'send', event, ...(way !== '' && { inner: way }) }, at);
  }

  /** A machine may hand work in itself, and is told of its end as a mutation is. */
  private noteSubmitted({ event: { type, id = null, requester, work }, from, to }: Entry<'event'>): void {
    if (type !== 'mutation.submit' || from === null || !this.paths.has(from) || this.paths.has(to)) return;
    const { $actor: actor } = Object(requester) as { $actor?: number };
    if (actor === undefined || this.submitted.has(id)) return;
    this.submitted.add(id);
    if (this.recording.actors[from]?.kind === 'machine') this.asked.push(toMutationRequest(work as never).name);
  }
  private async onEvent(entry: Entry<'event'>): Promise<void> {
    const { to, from, event, at } = entry;
    this.noteSubmitted(entry);
    const way = this.paths.get(to);
    const target = this.recording.actors[to];
    if (way === undefined || target === undefined || /^xstate\.(init|stop|snapshot)/.test(event.type)) return;
    const source = from === null ? undefined : this.recording.actors[from];
    const isWithin = from !== null && this.paths.has(from);
    if (target.kind === 'mutation' && event.type === 'mutation.settled' && !isWithin) {
      const outcome = event.failure === null ? { ok: true, value: event.value } : { ok: false, failure: event.failure };
      return this.answer(`actor ${String(to)}`, outcome as Outcome<unknown>, at);
    }
    if (!isWithin) return this.bring({ do: 'send', event, ...(way !== '' && { inner: way }) }, at);
    if (source?.kind === 'code' && /^xstate\.(done|error)\.actor\./.test(event.type)) {
      const came = event.type.startsWith('xstate.done');
      const outcome = came ? { ok: true, value: null } : { ok: false, failure: { code: 'OFFLINE' } };
      return this.answer(`actor ${String(from)}`, outcome as Outcome<unknown>, at);
    }
    const arrived = this.arriving.get(from);
    if (source?.kind === 'port' && arrived !== undefined && to !== from) {
      this.arriving.delete(from);
      return this.answer(`call ${String(arrived.call)}`, arrived.outcome, at);
    }
    if (source?.kind === 'port' || source?.kind === 'mutation' || target.kind !== 'machine') return;
    return this.fromWithin(way, event, at, source?.kind === 'machine' && from !== to);
  }

  async follow(entry: RecordingEntry): Promise<void> {
    switch (entry.is) {
      case 'start': {
        const actor = this.recording.actors[entry.actor];
        // In the whole the outbox itself carries a mutation out: only what that asks for is answered.
        const isAnswered = actor?.kind === 'code' || (actor?.kind === 'mutation' && !this.isWhole);
        if (isAnswered && this.paths.has(entry.actor))
          this.asks.set(`actor ${String(entry.actor)}`, this.nextOf(actor.name));
        return;
      }
      case 'ask':
        this.callers.set(entry.call, entry.actor);
        if (this.paths.has(entry.actor)) this.asks.set(`call ${String(entry.call)}`, this.nextOf(entry.port));
        return;
      case 'answer': {
        const caller = this.callers.get(entry.call) ?? -1;
        if (this.recording.actors[caller]?.kind !== 'port')
          return this.answer(`call ${String(entry.call)}`, entry.outcome, entry.at);
        this.arriving.set(caller, entry);
        return;
      }
      case 'online':
        return this.bring({ do: 'online', online: entry.online }, entry.at);
      case 'facts':
        if (!this.isWhole)
          this.pendingFacts.set(entry.of, [...(this.pendingFacts.get(entry.of) ?? []), ...entry.changes]);
        return;
      case 'event':
        return this.onEvent(entry);
      default:
    }
  }
}

/**
 * The walk of one machine of a recording, by its number: a fresh one is given what that one was given, in the same order, and its states
 * are compared. Rejects in a sentence for one that began before the recording.
 */
export async function walkRecorded<Machine extends AnyStateMachine>(
  machine: Machine,
  samples: MachineSamples<Machine>,
  recording: Recording,
  number: number,
): Promise<RecordedWalk> {
  const { actors, entries, settings } = recording;
  const actor = actors[number];
  const start = entries.findIndex((entry) => entry.is === 'start' && entry.actor === number);
  const begun = entries[start];
  if (actor === undefined || begun === undefined)
    throw new Error('It began before the recording: what it was given is not known.');
  const paths = pathsFrom(recording, number);
  const { facts, isOnline } = surroundingsAt(recording, start);
  const scenario: RecordedScenario = {
    ...(actor.input !== undefined && { input: actor.input }),
    systemActors: actor.parent === null ? null : facts,
    now: begun.at,
    online: isOnline,
    settings,
    ids: entries.flatMap((entry) => (entry.is === 'id' && paths.has(entry.actor) ? [entry.id] : [])),
  };
  const life = 'recorded';
  const values: string[] = [];
  const came = { note: (_key: string) => {} };
  const early: string[] = [];
  came.note = (key) => void early.push(key);
  const watch = (inspected: InspectionEvent, subject: AnyActorRef) => {
    if (inspected.type === '@xstate.snapshot' && inspected.actorRef === subject)
      values.push(JSON.stringify((inspected.snapshot as AnyMachineSnapshot).value));
    if (inspected.type !== '@xstate.event' || inspected.sourceRef === undefined) return;
    const way = actorPathOf(inspected.actorRef as AnyActorRef, subject);
    if (way !== null && machineSnapshotOf(inspected.actorRef as AnyActorRef) !== null)
      came.note(`${way}|${inspected.event.type}`);
  };
  const simulation = await simulate(machine, withRecordedScenario(samples, { life, scenario }), life, null, watch);
  const follower = new Follower(simulation as never, recording, paths, actor.parent === null);
  came.note = (key) => void follower.came.set(key, (follower.came.get(key) ?? 0) + 1);
  early.forEach(came.note);
  const end = entries.findIndex((entry) => entry.is === 'stop' && entry.actor === number);
  const recorded: string[] = [];
  for (const [at, entry] of entries.entries()) {
    if (at <= start || (end !== -1 && at > end)) continue;
    if (entry.is === 'state' && entry.actor === number && entry.status !== 'stopped')
      recorded.push(JSON.stringify(entry.after));
    await follower.follow(entry);
  }
  const now = { states: values, asked: simulation.asks().map(({ port }) => port) };
  simulation.stop();
  const then = { states: recorded, asked: follower.asked };
  const differs = follower.refused ?? recordedDifference({ recorded: then, now }, recording, number, paths);
  return { life, scenario, steps: follower.steps, differs, states: sameInTurn(recorded).length };
}
