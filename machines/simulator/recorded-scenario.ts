import { createActor, fromTransition, type AnyActorRef, type AnyEventObject } from 'xstate';
import type { Settings } from '../../contracts/ports';
import type { FactChange, RecordedData } from '../kit/recording';
import type { SystemActorFacts } from './answers';
import type { MachineSamples, Scenario } from './samples';
import type { Walk } from './walk';

/** How a walk of a recording begins: what the machine was given and what surrounded it, as data. */
export interface RecordedScenario {
  input?: RecordedData;
  /** What each system actor showed, by its name; null for a machine that fills them itself. */
  systemActors: Readonly<Record<string, RecordedData>> | null;
  /** World time, epoch milliseconds. */
  now: number;
  online: boolean;
  settings?: Settings;
  /** The ids that were made, in their order over the whole walk. */
  ids: readonly string[];
}

/** What isn't known of an actor: nothing stands in any of its fields. */
const unknownContext: object = new Proxy({}, { get: () => ({}) });

/** An actor that was there when it was recorded: it hears everything and does nothing. */
const silentActor = (id: string): AnyActorRef =>
  createActor(
    fromTransition((context: object) => context, unknownContext),
    { id },
  ).start();

const isPlainData = (value: object): boolean =>
  ([Object.prototype, Array.prototype] as unknown[]).includes(Object.getPrototypeOf(value));
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The values behind the objects of one field that a recording has for them. */
const revivals: Record<string, (value: unknown) => unknown> = {
  $actor: (number) => silentActor(`actor-${String(number)}`),
  $set: (values) => new Set((values as unknown[]).map((value) => reviveData(value))),
  $map: (entries) => new Map((entries as [unknown, unknown][]).map(([key, value]) => [key, reviveData(value)])),
  $date: (ms) => new Date(Number(ms)),
  $error: (name) => new Error(String(name)),
  $lost: () => undefined,
};

/** Data of a recording as a machine takes it; the same object where nothing in it is told by such an object, or where it is in `before`. */
export function reviveData(data: unknown, before?: WeakMap<object, unknown>): unknown {
  if (!isObject(data) || !isPlainData(data)) return data;
  if (before?.has(data)) return before.get(data);
  const revived = reviveParts(data, (part) => reviveData(part, before));
  before?.set(data, revived);
  return revived;
}

function reviveParts(data: object, revivePart: (part: unknown) => unknown): unknown {
  if (Array.isArray(data)) {
    const all = data.map(revivePart);
    return all.every((one, at) => one === data[at]) ? data : all;
  }
  const entries = Object.entries(data);
  const [[key, value] = ['', null]] = entries;
  const revival = entries.length === 1 ? revivals[key] : undefined;
  if (revival !== undefined) return revival(value);
  const revived = entries.map(([name, one]) => [name, revivePart(one)] as const);
  return revived.every(([, one], at) => one === entries[at]?.[1]) ? data : Object.fromEntries(revived);
}

/** Data of which what is as it was before is the same object. */
function withSameParts(before: unknown, data: unknown): unknown {
  if (!isObject(before) || !isObject(data) || !isPlainData(data) || Array.isArray(before) !== Array.isArray(data))
    return data;
  const was = before as Readonly<Record<string, unknown>>;
  const parts = Object.entries(data).map(([name, value]) => [name, withSameParts(was[name], value)] as const);
  const isSame = parts.length === Object.keys(was).length && parts.every(([name, value]) => value === was[name]);
  if (isSame) return before;
  return Array.isArray(data) ? parts.map(([, value]) => value) : Object.fromEntries(parts);
}

/**
 * Makes of recorded events what a machine takes. A console passes one object on and on, and machines tell by it that nothing changed, where
 * a recording has it each time anew: what is as it was in the event before, of that type to the same actor, is the same object.
 */
export function createEventReviver(): (event: AnyEventObject, inner?: string) => AnyEventObject {
  const last = new Map<string, unknown>();
  const revived = new WeakMap<object, unknown>();
  return (event, inner = '') => {
    const key = `${inner} ${event.type}`;
    const shared = withSameParts(last.get(key), event);
    last.set(key, shared);
    return reviveData(shared, revived) as AnyEventObject;
  };
}

function changed(facts: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const before = isObject(facts) ? (facts as Record<string, unknown>) : {};
  const { [key]: own, ...others } = before;
  const next = changed(own, rest, value);
  if (Array.isArray(facts)) return facts.with(Number(key), next);
  if (next === undefined) return others;
  return key in before ? { ...before, [key]: next } : { ...others, [key]: next };
}

/** What a system actor shows after these changes; as data that can be saved, unless it is revived. */
export const withChanges = (facts: unknown, changes: readonly FactChange[], isRevived = true): unknown =>
  changes.reduce((standing, { path, value }) => changed(standing, path, isRevived ? reviveData(value) : value), facts);

/** The scenario of a recorded walk as one among those of the samples. */
function toScenario(name: string, recorded: RecordedScenario): Scenario {
  const { input, systemActors, ...around } = recorded;
  return {
    name,
    input: reviveData(input) as never,
    systemActors: reviveData(systemActors) as SystemActorFacts | null,
    ...around,
    recorded,
  };
}

/** The samples with the scenario that a walk brings along, under the name that it has there. */
export function withRecordedScenario<Samples extends Pick<MachineSamples<never>, 'lives'>>(
  samples: Samples,
  { life, scenario }: Pick<Walk, 'life' | 'scenario'>,
): Samples {
  if (scenario === undefined) return samples;
  const others = samples.lives.filter(({ name }) => name !== life);
  return { ...samples, lives: [...others, toScenario(life, scenario)] };
}

/** The part of a walk that says how a recorded scenario begins; nothing for one of the samples' own. */
export function scenarioOf({ lives }: Pick<MachineSamples<never>, 'lives'>, life: string): Pick<Walk, 'scenario'> {
  const recorded = lives.find(({ name }) => name === life)?.recorded;
  return recorded === undefined ? {} : { scenario: recorded };
}
