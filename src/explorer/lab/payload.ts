import type { AnyEventObject } from 'xstate';
import type { MachineSamples } from '../../../machines/rehearsal/samples';
import type { Plain } from '../../../machines/rehearsal/plain';
import { jsonFault } from './json-fault';
import type { Payloads, TypeShape } from './payloads.types';
import { kindOf, sampleFault, shapeOfValues, type Shape } from './sample-shape';
import { typeFault } from './type-fault';

export type ReadPayload = { ok: true; event: AnyEventObject } | { ok: false; fault: string };
export type ReadValue = { ok: true; value: unknown } | { ok: false; fault: string };

type Sampled = Pick<MachineSamples, 'events' | 'lives'>;

const longest = 512 * 1024;

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

/** Every sample event, those that a single life alone tries among them. */
export const eventsOf = ({ events, lives }: Sampled): AnyEventObject[] => [
  ...new Set([...events, ...lives.flatMap((life) => life.events ?? [])]),
];

/**
 * The shape of an event by what the machine's types say of it, where they are known, and by all samples of its type; without either,
 * any fields may stand.
 */
export function shapeOf(samples: Sampled, type: string, payloads?: Payloads): Shape {
  const sampled = shapeOfValues(eventsOf(samples).filter((sample) => sample.type === type));
  return typedShape(sampled, type, payloads?.events, payloads?.shapes);
}

/** The shape of samples, with what the types say of that name where they say something. */
export function typedShape(
  sampled: Shape,
  name: string,
  known: Record<string, TypeShape> = {},
  shapes: Record<string, TypeShape> = {},
): Shape {
  const shape = Object.hasOwn(known, name) ? known[name] : undefined;
  return shape === undefined ? sampled : { ...sampled, typed: { shape, shapes } };
}

/** A value as JSON for a person to read and change; what JSON can't hold becomes a word in square brackets. */
export const writeValue = (value: unknown): string => JSON.stringify(written(value), null, 2);

/** An event as JSON for a person to read and change. */
export const writePayload = (event: AnyEventObject): string => writeValue(event);

const faultOf = (value: unknown, shape: Shape): string | null =>
  shape.typed === undefined ? sampleFault(value, shape, '') : typeFault(value, shape.typed, shape, '');

/** A value, or the sample that was left as it is though no text holds all of it. */
function parsed(
  text: string,
  shape: Shape,
): { ok: true; value: unknown; sample: boolean } | { ok: false; fault: string } {
  if (text.length > longest) {
    const [has, most] = [text.length, longest].map((count) => count.toLocaleString('en'));
    return {
      ok: false,
      fault: `The text is too long: it has ${String(has)} characters, and at most ${String(most)} are read.`,
    };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, fault: jsonFault(text) ?? 'This is not JSON.' };
  }
  const plain = JSON.stringify(value);
  const kept = shape.kept.find((sample) => JSON.stringify(written(sample)) === plain);
  return { ok: true, value: kept ?? value, sample: kept !== undefined };
}

/** Reads JSON that a person wrote and holds it against what the types and the samples say. Never throws. */
export function readValue(text: string, shape: Shape): ReadValue {
  const read = parsed(text, shape);
  if (!read.ok) return read;
  const fault = read.sample ? null : faultOf(read.value, shape);
  return fault === null ? { ok: true, value: read.value } : { ok: false, fault };
}

/** Reads an event of that type from JSON that a person wrote, or says in a sentence what doesn't fit. Never throws. */
export function readPayload(text: string, type: string, shape: Shape): ReadPayload {
  const read = parsed(text, shape);
  if (!read.ok) return read;
  const { value } = read;
  if (read.sample) return { ok: true, event: value as AnyEventObject };
  if (kindOf(value) !== 'fields')
    return { ok: false, fault: `The payload must be an object: ${JSON.stringify({ type })}.` };
  const { type: said, ...fields } = value as Record<string, unknown>;
  if (said !== type) return { ok: false, fault: `"type" must stay ${JSON.stringify(type)}.` };
  const fault = faultOf(shape.typed === undefined ? value : fields, shape);
  return fault === null ? { ok: true, event: { ...fields, type } } : { ok: false, fault };
}
