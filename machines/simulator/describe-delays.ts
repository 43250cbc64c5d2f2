import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { eventOf, statesOf, transitionsOf, type MachineDescriptions } from './chart-descriptions';

const units = [
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
] as const;

/** Milliseconds in the largest unit that leaves at most one decimal: `2 h`, `90 s`, `1.5 s`, `250 ms`. */
export function formatDuration(ms: number): string {
  const [size, unit] = units.find(([one]) => ms >= one && Number.isInteger((ms * 10) / one)) ?? [1, 'ms'];
  return `${String(ms / size)} ${unit}`;
}

/** The delay of an event, by its name or in milliseconds: `pause` of `xstate.after.pause.session.restoring.unreachable`. */
export const delayNameOf = (eventType: string): string | undefined => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];

const isNamed = (delay: string | undefined): delay is string => delay !== undefined && !/^\d+$/.test(delay);

/** Every delay that the machine names. */
export function delaysOf(machine: AnyStateMachine): string[] {
  const all = [machine.root, ...statesOf(machine.root)].flatMap(transitionsOf);
  return [...new Set(all.map(({ eventType }) => delayNameOf(eventType)).filter(isNamed))].sort();
}

/** Milliseconds of a delay that is always as long; null for one that the machine works out when it begins. */
export function constantDelay({ implementations }: AnyStateMachine, delay: string): number | null {
  if (!isNamed(delay)) return Number(delay);
  const declared: unknown = implementations.delays[delay];
  return typeof declared === 'number' ? declared : null;
}

/** How long a delay lasts: what its machine declares, or the words beside the machine for one that is worked out. */
export function describeDelay(machine: AnyStateMachine, words: MachineDescriptions, delay: string): string | undefined {
  const constant = constantDelay(machine, delay);
  return constant === null ? words.delays?.[delay] : formatDuration(constant);
}

/** `after 3 s`, `after a pause of 1 s to 30 s`; undefined for a transition that waits for no delay. */
function afterSaid(machine: AnyStateMachine, words: MachineDescriptions, eventType: string): string | undefined {
  const delay = delayNameOf(eventType);
  return delay === undefined ? undefined : `after ${describeDelay(machine, words, delay) ?? delay}`;
}

/** An event as the README names it, with its delay in words: `load done`, `after 3 s`, `always`. */
export const eventLabelOf = (
  machine: AnyStateMachine,
  words: MachineDescriptions,
  transition: AnyTransitionDefinition,
): string => afterSaid(machine, words, transition.eventType) ?? eventOf(transition);

/** An event as a person reads it: `load done`, `after 3 s`, `at once`, `any event`. */
export function describeEvent(
  machine: AnyStateMachine,
  words: MachineDescriptions,
  transition: AnyTransitionDefinition,
): string {
  const event = eventLabelOf(machine, words, transition);
  if (event === '*') return 'any event';
  if (event === 'always') return 'at once';
  return event.replace(/^\* (done|fails)$/, 'an actor $1');
}

/** What is wrong with the words of a machine's delays: one that is worked out has none, or there are some for another one. */
export function delayFaults(
  machine: AnyStateMachine,
  words: MachineDescriptions,
): { unsaid: string[]; idle: string[] } {
  const dynamic = delaysOf(machine).filter((delay) => constantDelay(machine, delay) === null);
  const said = Object.keys(words.delays ?? {});
  return {
    unsaid: dynamic.filter((delay) => !said.includes(delay)),
    idle: said.filter((delay) => !dynamic.includes(delay)),
  };
}
