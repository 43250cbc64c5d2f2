import type { ErrorObject } from 'ajv';
import type { JsonSchema, Payloads } from './payloads.types';
import { alternativesOf, isRecord, kindsOf, literalsOf } from './schemas';

type Definitions = Payloads['definitions'];

const most = 24;
const words: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  object: 'an object',
};
const word = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value));

/** A place inside a value as a sentence names it: `"to.tags[1]"` of `/to/tags/1`. */
function named(pointer: string, root: unknown): string {
  let held = root;
  let path = '';
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path += Array.isArray(held) ? `[${name}]` : path === '' ? name : `.${name}`;
    held = isRecord(held) || Array.isArray(held) ? (held as Record<string, unknown>)[name] : undefined;
  }
  return path === '' ? 'The value' : `"${path}"`;
}

/** What may stand there, as a sentence names it: `one of asc, desc or null`. */
function expected(schema: JsonSchema, definitions: Definitions): string {
  const all = alternativesOf(schema, definitions);
  const literals = literalsOf(all).filter((one) => one !== null);
  const more = literals.length > most ? ` and ${String(literals.length - most)} more` : '';
  const shown = `${literals.slice(0, most).map(word).join(', ')}${more}`;
  const kinds = all.flatMap((one) => [
    ...kindsOf(one).map((kind) => words[kind] ?? kind),
    ...(one.enum?.includes(null) ? ['null'] : []),
    ...(one.not === undefined ? [] : ['something that no text holds']),
  ]);
  const said = literals.length === 0 ? [] : [literals.length === 1 ? shown : `one of ${shown}`];
  return [...new Set([...said, ...kinds])].join(' or ') || 'a value';
}

/** What was written, as a sentence names it. */
function describeGiven(value: unknown, schema: JsonSchema, definitions: Definitions): string {
  const sameKind = literalsOf(alternativesOf(schema, definitions)).some((one) => typeof one === typeof value);
  const text = JSON.stringify(value);
  if (sameKind && value !== null) return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return 'text';
  return words[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'anyOf' || keyword === 'oneOf';

/** Of alternatives that all fail, the one that was likely meant has come furthest: its fields are there, and no other is. */
const come = ({ keyword }: ErrorObject): number => {
  const at = ['required', 'additionalProperties', 'enum'].indexOf(keyword);
  return at < 0 ? Infinity : at;
};

/** The failure that tells most: within the alternative that was meant, or that it is none of them. */
function telling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const choices = errors.filter(isChoice);
  const isOther = ({ keyword, instancePath }: ErrorObject) =>
    ['type', 'enum', 'not'].includes(keyword) && choices.some((choice) => choice.instancePath === instancePath);
  const [inside] = errors
    .filter((error) => !isChoice(error) && !isOther(error))
    .toSorted((one, other) => (come(one) < come(other) ? 1 : come(one) > come(other) ? -1 : 0));
  return (
    inside ?? choices.toSorted((one, other) => other.instancePath.length - one.instancePath.length)[0] ?? errors[0]
  );
}

function counted({ minItems: least = 0, maxItems: atMost = Infinity }: JsonSchema, length: number): string {
  if (least === atMost) return String(least);
  return length < least ? `at least ${String(least)}` : `at most ${String(atMost)}`;
}

/** What a check failed on, as a sentence. `root` is the value that was checked. */
export function describePayloadFault(errors: readonly ErrorObject[], root: unknown, definitions: Definitions): string {
  const error = telling(errors);
  if (error === undefined) return 'The value is not what the machine takes.';
  const { keyword, instancePath, data } = error;
  const schema = error.parentSchema as JsonSchema;
  const params = error.params as Partial<Record<string, string>>;
  const place = (name?: string) => named(name === undefined ? instancePath : `${instancePath}/${name}`, root);
  const missing = (name: string, held: JsonSchema) =>
    `${place(name)} is missing: the machine takes ${expected(held, definitions)} there.`;
  const wrong = (at: string, value: unknown, held: JsonSchema) =>
    `${at} must be ${expected(held, definitions)}, not ${describeGiven(value, held, definitions)}.`;
  switch (keyword) {
    case 'required': {
      const name = params['missingProperty'] ?? '';
      return missing(name, schema.properties?.[name] ?? {});
    }
    case 'additionalProperties': {
      const fields = Object.keys(schema.properties ?? {}).filter((name) => name !== 'type' || instancePath !== '');
      const others = fields.length === 0 ? 'nothing more' : fields.map((name) => `"${name}"`).join(', ');
      return `${place(params['additionalProperty'])} is not known: the machine takes ${others} there.`;
    }
    case 'discriminator': {
      const tag = params['tag'] ?? '';
      const tags = { anyOf: alternativesOf(schema, definitions).map((one) => one.properties?.[tag] ?? {}) };
      const value = isRecord(data) && Object.hasOwn(data, tag) ? data[tag] : undefined;
      return value === undefined ? missing(tag, tags) : wrong(place(tag), value, tags);
    }
    case 'minItems':
    case 'maxItems': {
      const { length } = data as unknown[];
      const many = counted(schema, length);
      return `${place()} must hold ${many} ${/(^|[^1])1$/.test(many) ? 'item' : 'items'}, not ${String(length)}.`;
    }
    case 'not':
      return `${place()} holds what no text can: leave this sample as it is, or take another.`;
    default:
      return wrong(place(), data, schema);
  }
}
