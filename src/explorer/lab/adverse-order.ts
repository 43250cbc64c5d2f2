import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Outcome } from '../../../contracts/ports';
import { innerMachinesOf } from '../../../machines/simulator/inner-machines';
import type { PortRequest } from '../../../machines/simulator/port-requests';
import { simulate, type Simulation } from '../../../machines/simulator/simulate';
import { isSnapshotEvent } from '../../../machines/simulator/to-step';
import type { EventStep, Step, TakenStep } from '../../../machines/simulator/walk';
import { answersOf } from './answers';
import { chooser, edgeValueOf } from './edge-values';
import type { Exhibit } from './lab.types';

/** Kinds of what happens: what people say, answers in any order, also at the edge of their types, lost or too late, and the connection. */
export const adverseKinds = ['say', 'answer', 'edge', 'lose', 'late', 'wait', 'connection'] as const;

/** One thing that happens. `which` chooses among what can happen so then. */
export interface AdverseAction {
  do: (typeof adverseKinds)[number];
  which: number;
}

/** How often each kind comes: people say most, and most is answered. */
export const adverseWeights: Record<AdverseAction['do'], number> = {
  say: 4,
  answer: 4,
  edge: 2,
  lose: 1,
  late: 2,
  wait: 1,
  connection: 1,
};

export type AdverseSubject = Pick<Exhibit, 'machine' | 'samples' | 'payloads'>;

export interface AdverseWalk {
  life: string;
  steps: TakenStep[];
  /** What must not be, in a sentence; null while all holds. */
  fault: string | null;
}

const lost = ['TIMED_OUT', 'OFFLINE', 'SERVER_ERROR'] as const;

/** What people, parents and machines within say in that life, as the samples have it. */
function saysOf(events: readonly AnyEventObject[]): EventStep[] {
  return events.flatMap((event): EventStep[] => {
    const shown = isSnapshotEvent(event);
    const said = shown ? event.steps.at(-1) : event;
    if (said === undefined || said.type.startsWith('xstate.')) return [];
    return [{ do: 'send', event: said, ...(shown && { inner: event.type.slice('xstate.snapshot.'.length) }) }];
  });
}

/** An answer that the samples know, or a refusal of the first codes; what nothing is known of is refused. */
function knownOutcome({ machine, samples }: AdverseSubject, port: string, which: number): Outcome<unknown> {
  const known = answersOf(machine, samples, port).samples.map(({ outcome }) => outcome);
  return known[which % Math.max(1, known.length)] ?? { ok: false, failure: { code: 'SERVER_ERROR' } };
}

function edgeOutcome(subject: AdverseSubject, port: string, which: number): Outcome<unknown> {
  const { ports, definitions } = subject.payloads;
  const schema = Object.hasOwn(ports, port) ? ports[port] : undefined;
  const value = schema && edgeValueOf(schema, definitions, chooser(which));
  return value === undefined ? knownOutcome(subject, port, which) : { ok: true, value };
}

/** The step that an action is now; null where nothing can happen so. */
function stepOf(
  { do: kind, which }: AdverseAction,
  subject: AdverseSubject,
  simulation: Simulation,
  says: readonly EventStep[],
  state: { online: boolean; late: Set<string> },
): Step | null {
  const asked = (standing: PortRequest['standing']) => {
    const asks = simulation
      .asks()
      .filter((ask) => ask.standing === standing && !state.late.has(`${ask.port} ${String(ask.nth)}`));
    return asks[which % Math.max(1, asks.length)];
  };
  const answer = (ask: PortRequest | undefined, outcomeOf: (port: string) => Outcome<unknown>): Step | null => {
    if (ask === undefined) return null;
    if (ask.standing === 'given up') state.late.add(`${ask.port} ${String(ask.nth)}`);
    return { do: 'answer', port: ask.port, nth: ask.nth, outcome: outcomeOf(ask.port) };
  };
  switch (kind) {
    case 'say':
      return says[which % Math.max(1, says.length)] ?? null;
    case 'wait': {
      const dues = simulation.timers().map(({ due }) => due);
      return dues.length === 0 ? null : { do: 'wait', ms: Math.min(...dues) };
    }
    case 'connection':
      state.online = !state.online;
      return { do: 'online', online: state.online };
    case 'answer':
      return answer(asked('open'), (port) => knownOutcome(subject, port, which));
    case 'edge':
      return answer(asked('open'), (port) => edgeOutcome(subject, port, which));
    case 'lose':
      return answer(asked('open'), () => ({
        ok: false,
        failure: { code: lost[which % lost.length] ?? 'TIMED_OUT' },
      }));
    case 'late':
      return answer(asked('given up'), (port) => knownOutcome(subject, port, which));
  }
}

/** What must not be and is: the machine or one in it broke, or a sentence holds that never may. */
function faultOf(simulation: Simulation): string | null {
  const error = simulation.error();
  if (error !== null) return `The machine broke: ${error}`;
  for (const [way, snapshot] of innerMachinesOf(simulation.actor)) {
    const { status, error: inner } = snapshot as AnyMachineSnapshot & { error: unknown };
    if (status === 'error') return `${way} broke: ${inner instanceof Error ? inner.message : String(inner)}`;
  }
  const [sentence] = simulation.broken();
  return sentence === undefined ? null : `Must never hold, and does: ${sentence}`;
}

/** Lets these things happen to a machine, one after the other, until something is that must not be. */
export async function walkAdversely(
  subject: AdverseSubject,
  life: number,
  actions: readonly AdverseAction[],
): Promise<AdverseWalk> {
  const { machine, samples } = subject;
  const scenario = samples.lives[life % samples.lives.length] ?? samples.lives[0];
  const simulation = await simulate(machine, samples, scenario.name);
  const walk: AdverseWalk = { life: scenario.name, steps: [], fault: faultOf(simulation) };
  const says = saysOf(scenario.events ?? samples.events);
  const state = { online: scenario.online ?? true, late: new Set<string>() };
  for (const action of actions) {
    if (walk.fault !== null || simulation.actor.getSnapshot().status !== 'active') break;
    const step = stepOf(action, subject, simulation, says, state);
    if (step === null || (await simulation.take(step)) !== null) continue;
    walk.steps.push({ ...step, ...simulation.result() });
    walk.fault = faultOf(simulation);
  }
  if (walk.fault === null) simulation.stop();
  return walk;
}
