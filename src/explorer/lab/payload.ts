import type { AnyEventObject } from 'xstate';
import type { MachineSamples } from '../../../machines/kit/samples';
import { jsonFault } from './json-fault';
import type { Plain } from './lab.types';

/** `kept`: what JSON can't hold, an actor, a module, a map. */
export type Kind = 'text' | 'number' | 'flag' | 'nothing' | 'list' | 'fields' | 'kept';

/** What the samples show of a value. Where they show no field or item, any may stand. */
export interface Shape {
  kinds: Kind[];
  /** The different texts, numbers and flags seen, in the order of the samples. */
  suggestions: (string | number | boolean)[];
  fields: Map<string, Shape & { required: boolean }>;
  items: Shape | null;
  /** The samples that hold something which JSON can't. */
  kept: unknown[];
}

export type ReadPayload = { ok: true; event: AnyEventObject } | { ok: false; fault: string };
export type ReadValue = { ok: true; value: unknown } | { ok: false; fault: string };

type Sampled = Pick<MachineSamples, 'events' | 'lives'>;

const longest = 512 * 1024;

const isData = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || (prototype === null && !(Symbol.toStringTag in value));
};

function kindOf(value: unknown): Kind {
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return Number.isFinite(value) ? 'number' : 'kept';
    case 'boolean':
      return 'flag';
    case 'undefined':
      return 'nothing';
    case 'object':
      if (value === null) return 'nothing';
      if (Array.isArray(value)) return 'list';
      return isData(value) ? 'fields' : 'kept';
    default:
      return 'kept';
  }
}

function wordFor(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'function' ? '[function]' : `[${String(value)}]`;
  if ('sessionId' in value && 'send' in value) return 'id' in value ? `[actor ${String(value.id)}]` : '[actor]';
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  if (value instanceof Map || value instanceof Set) return `[${value.constructor.name} of ${String(value.size)}]`;
  if (Symbol.toStringTag in value) return `[${String(value[Symbol.toStringTag])}]`;
  return `[${value.constructor.name}]`;
}

function written(value: unknown): Plain {
  if (Array.isArray(value)) return value.map(written);
  switch (kindOf(value)) {
    case 'nothing':
      return null;
    case 'kept':
      return wordFor(value);
    case 'fields':
      return Object.fromEntries(
        Object.entries(value as object)
          .filter(([, one]) => one !== undefined)
          .map(([name, one]) => [name, written(one)]),
      );
    default:
      return value as Plain;
  }
}

const holdsKept = (value: unknown): boolean =>
  kindOf(value) === 'kept' ||
  (Array.isArray(value) && value.some(holdsKept)) ||
  (kindOf(value) === 'fields' && Object.values(value as object).some(holdsKept));

/** What some sample values have in common and in which they differ. */
export function shapeOfValues(values: readonly unknown[]): Shape {
  const objects = values.filter((value): value is Record<string, unknown> => kindOf(value) === 'fields');
  const names = new Set(objects.flatMap((one) => Object.keys(one).filter((name) => one[name] !== undefined)));
  const lists = values.filter((value): value is unknown[] => Array.isArray(value));
  const items = lists.flat();
  return {
    kinds: [...new Set(values.map(kindOf))],
    suggestions: [...new Set(values)].filter((value): value is string | number | boolean =>
      ['text', 'number', 'flag'].includes(kindOf(value)),
    ),
    fields: new Map(
      [...names].map((name) => {
        const found = objects.filter((one) => Object.hasOwn(one, name) && one[name] !== undefined);
        const shape = shapeOfValues(found.map((one) => one[name]));
        return [name, { ...shape, required: found.length === objects.length }];
      }),
    ),
    items: items.length === 0 ? null : shapeOfValues(items),
    kept: values.filter(holdsKept),
  };
}

/** Every sample event, those that a single life alone tries among them. */
export const eventsOf = ({ events, lives }: Sampled): AnyEventObject[] => [
  ...new Set([...events, ...lives.flatMap((life) => life.events ?? [])]),
];

/** The shape of an event by all samples of its type; without samples, any fields may stand. */
export function shapeOf(samples: Sampled, type: string): Shape {
  return shapeOfValues(eventsOf(samples).filter((sample) => sample.type === type));
}

/** A value as JSON for a person to read and change; what JSON can't hold becomes a word in square brackets. */
export const writeValue = (value: unknown): string => JSON.stringify(written(value), null, 2);

/** An event as JSON for a person to read and change. */
export const writePayload = (event: AnyEventObject): string => writeValue(event);

const kindWords: Record<Kind, string> = {
  text: 'a text',
  number: 'a number',
  flag: 'true or false',
  nothing: 'null',
  list: 'a list',
  fields: 'an object',
  kept: 'something that no text holds',
};
const named = (path: string): string => (path === '' ? 'The value' : `"${path}"`);
const either = (kinds: readonly Kind[]): string => kinds.map((kind) => kindWords[kind]).join(' or ');

function given(value: unknown): string {
  const kind = kindOf(value);
  if (kind === 'text') return 'text';
  return kind === 'flag' ? String(value) : kindWords[kind];
}

function faultIn(value: unknown, shape: Shape, path: string): string | null {
  if (shape.kinds.length === 0) return null;
  const kind = kindOf(value);
  if (!shape.kinds.includes(kind)) {
    if (shape.kinds.includes('kept'))
      return `${named(path)} holds what no text can: leave this sample as it is, or take another.`;
    return `${named(path)} must be ${either(shape.kinds)}, not ${given(value)}.`;
  }
  if (Array.isArray(value)) {
    const { items } = shape;
    if (items === null) return null;
    return firstFault(value.map((one: unknown, index) => () => faultIn(one, items, `${path}[${String(index)}]`)));
  }
  if (kind !== 'fields' || shape.fields.size === 0) return null;
  const fields = value as Record<string, unknown>;
  const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
  const known = [...shape.fields.keys()].filter((name) => path !== '' || name !== 'type').map((name) => `"${name}"`);
  return firstFault([
    ...[...shape.fields].map(([name, field]) => () => {
      if (Object.hasOwn(fields, name)) return faultIn(fields[name], field, inside(name));
      return field.required
        ? `${named(inside(name))} is missing: the samples have ${either(field.kinds)} there.`
        : null;
    }),
    ...Object.keys(fields).map((name) => () => {
      if (shape.fields.has(name)) return null;
      const others = known.length === 0 ? 'nothing more' : known.join(', ');
      return `${named(inside(name))} is not known: the samples have ${others} there.`;
    }),
  ]);
}

function firstFault(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const fault = check();
    if (fault !== null) return fault;
  }
  return null;
}

/** Reads JSON that a person wrote and holds it against what the samples show. Never throws. */
export function readValue(text: string, shape: Shape): ReadValue {
  if (text.length > longest) return { ok: false, fault: 'The text is too long.' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, fault: jsonFault(text) ?? 'This is not JSON.' };
  }
  const plain = JSON.stringify(value);
  const kept = shape.kept.find((sample) => JSON.stringify(written(sample)) === plain);
  if (kept !== undefined) return { ok: true, value: kept };
  const fault = faultIn(value, shape, '');
  return fault === null ? { ok: true, value } : { ok: false, fault };
}

/** Reads an event of that type from JSON that a person wrote, or says in a sentence what doesn't fit. Never throws. */
export function readPayload(text: string, type: string, shape: Shape): ReadPayload {
  const read = readValue(text, { ...shape, kinds: [], fields: new Map() });
  if (!read.ok) return read;
  const { value } = read;
  if (shape.kept.includes(value)) return { ok: true, event: value as AnyEventObject };
  if (kindOf(value) !== 'fields')
    return { ok: false, fault: `The payload must be an object: ${JSON.stringify({ type })}.` };
  const event = value as Record<string, unknown>;
  if (event.type !== type) return { ok: false, fault: `"type" must stay ${JSON.stringify(type)}.` };
  const fault = faultIn(event, shape, '');
  return fault === null ? { ok: true, event: { ...event, type } } : { ok: false, fault };
}
