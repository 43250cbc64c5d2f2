import { MatchersV3 } from '@pact-foundation/pact';
import { addressPattern, dayPattern, instantPattern, jsonPattern, versionPattern } from './kit/patterns';

/**
 * An example of JSON. A flag stands for itself, and so does a value of a vocabulary and one that the states or the request name;
 * others stand for their types. `{ exactly: x }` stands for itself, `{ like: x }` for its type, with `matches` for a text of that pattern, and null is always null. A list of
 * one stands for one or more like it, or for just that one where the row says which it is; a longer one for as many in that order,
 * an empty one for an empty list; `{ only: [x] }` is a list of just that one, `{ some: [x] }` one that holds one like x among others.
 */
export type Example = string | number | boolean | null | Example[] | { [key: string]: Example };

type Template =
  | string
  | number
  | boolean
  | null
  | MatchersV3.Matcher<unknown>
  | Template[]
  | { [key: string]: Template };

/** What is known of the values of an answer, by their paths without the indexes of lists: `data.sites.id`. */
export interface KnownValues {
  /** The GraphQL type; null where no document says it. */
  typeAt: (path: string) => string | null;
  /** Whether the value stands for itself: a vocabulary, a state or the request has it. */
  isFixed: (path: string, value: string | number) => boolean;
}

const nothingKnown: KnownValues = { typeAt: () => null, isFixed: () => false };

const instant = new RegExp(instantPattern);
const day = new RegExp(dayPattern);
const address = /^(?:https?:\/)?\//;

export const jsonContent = MatchersV3.regex(jsonPattern, 'application/json');

export const anyVersion = MatchersV3.regex(versionPattern, '3.20.1');

function leaf(example: string | number | boolean, type: string | null): MatchersV3.Matcher<unknown> {
  if (typeof example === 'number') {
    const isWhole = type === null ? Number.isInteger(example) : type === 'Int';
    return isWhole ? MatchersV3.integer(example) : MatchersV3.number(example);
  }
  if (typeof example === 'string' && instant.test(example)) return MatchersV3.regex(instantPattern, example);
  if (typeof example === 'string' && day.test(example)) return MatchersV3.regex(dayPattern, example);
  if (typeof example === 'string' && address.test(example)) return MatchersV3.regex(addressPattern, example);
  return MatchersV3.like(example);
}

const isItself = (example: string | number | boolean, known: KnownValues, at: string): boolean =>
  typeof example === 'boolean' || known.isFixed(at, example);

const justOne = (template: Template) => MatchersV3.constrainedArrayLike(template, 1, 1, 1);

const naming = ['id', 'caseId', 'case_id', 'itemId', 'item', 'item_id', 'articleId'];

/** Whether a row of a list says which one it is: two of them would be the same. */
function isNamed(row: Example, known: KnownValues, path: string): boolean {
  if (row === null || Array.isArray(row)) return false;
  if (typeof row !== 'object') return typeof row === 'string' && known.isFixed(path.slice(1), row);
  if ('exactly' in row) return true;
  return naming.some((name) => {
    const value = row[name];
    if (typeof value === 'object' && value !== null) return 'exactly' in value;
    return typeof value === 'string' && known.isFixed(`${path}.${name}`.slice(1), value);
  });
}

/**
 * The example as a template of pact: what a provider's answer has to look like. Each value has a matcher of its own: one without
 * would be held by the matcher of the list above it, which asks for a type alone.
 */
export function toMatchers(example: Example, known: KnownValues = nothingKnown, path = ''): Template {
  if (example === null) return MatchersV3.nullValue();
  const below = (one: Example) => toMatchers(one, known, path);
  if (Array.isArray(example)) {
    const [only, second] = example;
    if (only === undefined) return [];
    if (second !== undefined) return example.map(below);
    return isNamed(only, known, path) ? justOne(below(only)) : MatchersV3.eachLike(below(only), 1);
  }
  const at = path.slice(1);
  if (typeof example === 'object') {
    if ('exactly' in example) return MatchersV3.equal(example.exactly as string | number | boolean);
    if ('matches' in example) return MatchersV3.regex(example.matches as string, example.like as string);
    if ('like' in example) return leaf(example.like as string | number | boolean, known.typeAt(at));
    if ('only' in example) {
      const [only = null] = example.only as Example[];
      return justOne(below(only));
    }
    if ('some' in example) return MatchersV3.arrayContaining(...(example.some as Example[]).map(below));
    const fields = Object.entries(example).map(
      ([key, value]) => [key, toMatchers(value, known, `${path}.${key}`)] as const,
    );
    return Object.fromEntries(fields);
  }
  return isItself(example, known, at) ? MatchersV3.equal(example) : leaf(example, known.typeAt(at));
}
