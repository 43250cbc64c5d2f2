import type { AnyEventObject } from 'xstate';
import type { MachineSamples } from '../../../machines/simulator/samples';
import type { PlainData } from '../../../machines/simulator/plain-data';
import { describePayloadFault } from './payload-fault';
import type { Payloads, PayloadSpec } from './payloads.types';
import { isRecord } from './schemas';
import { createScanner, getLocation, parse, printParseErrorCode, type ParseError } from 'jsonc-parser';

/** What should stand where a text stops being JSON. */
function wantedAt(text: string, { error, offset }: ParseError): string {
  const before = text.slice(0, offset).trimEnd().at(-1);
  const inList = typeof getLocation(text, offset).path.at(-1) === 'number';
  const name = before === '{' ? 'a field in quotes or }' : 'a field in quotes';
  switch (printParseErrorCode(error)) {
    case 'PropertyNameExpected':
      return name;
    case 'ColonExpected':
      return 'a colon';
    case 'CommaExpected':
      return inList ? 'a comma or ]' : 'a comma or }';
    case 'CloseBraceExpected':
      return before === '{' ? name : 'a comma or }';
    case 'CloseBracketExpected':
      return before === '[' ? 'a value or ]' : 'a comma or ]';
    case 'EndOfFileExpected':
      return 'the end';
    default:
      return before === '{' || (before === ',' && !inList) ? name : before === '[' ? 'a value or ]' : 'a value';
  }
}

/** The token that stands at a place, at most 20 characters of it, or the end. */
function foundAt(text: string, offset: number): { said: string; at: number } {
  const scanner = createScanner(text, true);
  scanner.setPosition(offset);
  scanner.scan();
  const at = scanner.getTokenOffset();
  const [token = ''] = text.slice(at, at + Math.min(20, scanner.getTokenLength())).split(/[\r\n]/);
  return token === '' ? { said: 'the end', at: text.trimEnd().length } : { said: token, at };
}

/** Where a text stops being JSON, in a sentence: `Line 3: a comma or } is expected, not "nth".` Null for JSON. */
export function findJsonFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
    const [first] = errors;
    if (first === undefined) return 'This is not JSON.';
    const { said, at } = foundAt(text, first.offset);
    const line = text.slice(0, at).split('\n').length;
    return `Line ${String(line)}: ${wantedAt(text, first)} is expected, not ${said}.`;
  }
}

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

const isData = (value: unknown): value is Record<string, unknown> => {
  if (!isRecord(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || (prototype === null && !(Symbol.toStringTag in value));
};

function written(value: unknown): PlainData {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(written);
  if (isData(value)) {
    const fields = Object.entries(value).filter(([, one]) => one !== undefined);
    return Object.fromEntries(fields.map(([name, one]) => [name, written(one)]));
  }
  const holds = ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
  return holds ? (value as PlainData) : wordFor(value);
}

/** Every sample event, those that a single life alone tries among them. */
export const eventsOf = ({ events, lives }: Sampled): AnyEventObject[] => [
  ...new Set([...events, ...lives.flatMap((life) => life.events ?? [])]),
];

/** What may be written for an event: by its types, where they are known, and as its samples have it. */
export const eventSpecOf = (samples: Sampled, type: string, payloads?: Payloads): PayloadSpec =>
  payloadSpecOf(
    payloads,
    'events',
    type,
    eventsOf(samples).filter((sample) => sample.type === type),
  );

/** What the types say of one name, with what samples show of it. */
export function payloadSpecOf(
  payloads: Payloads | undefined,
  kind: 'events' | 'ports',
  name: string,
  samples: readonly unknown[],
): PayloadSpec {
  const known = payloads !== undefined && Object.hasOwn(payloads[kind], name) ? payloads : undefined;
  return {
    schema: known?.[kind][name],
    definitions: known?.definitions ?? {},
    check: known?.checks[`${kind}/${name}`],
    samples,
  };
}

/** A value as JSON for a person to read and change; what JSON can't hold becomes a word in square brackets. */
export const writeValue = (value: unknown): string => JSON.stringify(written(value), null, 2);

/** An event as JSON for a person to read and change. */
export const writePayload = (event: AnyEventObject): string => writeValue(event);

function misfitOf(value: unknown, { check, definitions }: PayloadSpec): string | null {
  if (check === undefined || check(value)) return null;
  return describePayloadFault(check.errors ?? [], value, definitions);
}

type Parsed = { ok: true; value: unknown; sample: boolean } | { ok: false; fault: string };

/** A value, or the sample that was left as it is, though no text may hold all of it. */
function parsed(text: string, { samples }: PayloadSpec): Parsed {
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
    return { ok: false, fault: findJsonFault(text) ?? 'This is not JSON.' };
  }
  const plain = JSON.stringify(value);
  const sample = samples.find((one) => JSON.stringify(written(one)) === plain);
  return { ok: true, value: sample ?? value, sample: sample !== undefined };
}

/** Reads JSON that a person wrote and holds it against what the types say. Never throws. */
export function readValue(text: string, place: PayloadSpec): ReadValue {
  const read = parsed(text, place);
  if (!read.ok) return read;
  const fault = read.sample ? null : misfitOf(read.value, place);
  return fault === null ? { ok: true, value: read.value } : { ok: false, fault };
}

/** Reads an event of that type from JSON that a person wrote, or says in a sentence what doesn't fit. Never throws. */
export function readPayload(text: string, type: string, place: PayloadSpec): ReadPayload {
  const read = parsed(text, place);
  if (!read.ok) return read;
  const { value } = read;
  if (read.sample) return { ok: true, event: value as AnyEventObject };
  if (!isRecord(value)) return { ok: false, fault: `The payload must be an object: ${JSON.stringify({ type })}.` };
  if (value['type'] !== type) return { ok: false, fault: `"type" must stay ${JSON.stringify(type)}.` };
  const fault = misfitOf(value, place);
  return fault === null ? { ok: true, event: { ...value, type } } : { ok: false, fault };
}
