import type { RecordedData, RecordedEvent } from '../../../machines/kit/recording';

/** What may be in a recording as it is: `scripts/build/known-words.ts` reads it out of our own code. */
export interface KnownWords {
  values: readonly string[];
  parts: readonly string[];
  fields: readonly string[];
  numbers: readonly string[];
}

export interface Redactor {
  /** The data without anybody's texts; `field` is the name under which it stands. */
  data: (value: unknown, field?: string) => RecordedData;
  event: (event: { type: string }) => RecordedEvent;
  /** The type of an event, the id of an actor. */
  code: (text: string) => string;
}

/** What people write: a sample stands for it also where it reads like a word of ours. */
const written = new Set(
  'text comment note title nickname givenName familyName email password token accessToken refreshToken idToken query keywords'.split(
    ' ',
  ),
);
const isoTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/;
const idForm = /^[^\s@]{1,120}$/;
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'] as const;
const deepest = 14;
/** Epoch milliseconds of 2017 to 2039: when something was, which machines compare. */
const times = { from: 1.5e12, to: 2.2e12 };

const isActor = (value: object): boolean => 'sessionId' in value && 'send' in value;
const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

/** A number below `below`, by chance: no sample leads back to its text. */
function chance(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
}

/** A sample of the same length and case: digits for digits, letters for letters. */
function drawSample(word: string): string {
  const characters = Array.from({ length: word.length }, (_none, at) => {
    const one = word.charAt(at);
    if (/\d/.test(one)) return one === '0' || word.length === 1 ? String(chance(10)) : String(1 + chance(9));
    const letters = one !== one.toLowerCase() ? alphabets[1] : alphabets[0];
    return letters.charAt(chance(letters.length));
  });
  return characters.join('');
}

/**
 * Lets through what our own code says, booleans, numbers under names that hold numbers, and times; every other text and number becomes a
 * sample of the same form, the same one wherever it stands in this recording, so that what was equal stays equal.
 *
 * @param numberOf the number of an actor in the recording; null for one that isn't in it
 */
export function createRedactor(words: KnownWords, numberOf: (actor: object) => number | null): Redactor {
  const [values, parts, fields, numbers] = [words.values, words.parts, words.fields, words.numbers].map(
    (all) => new Set(all),
  ) as [Set<string>, Set<string>, Set<string>, Set<string>];
  const samples = new Map<string, string>();
  const given = new Set<string>();

  function sampleOf(word: string): string {
    const known = samples.get(word);
    if (known !== undefined) return known;
    let sample = drawSample(word);
    // Two texts have two samples, none is its own or a word of ours; of single characters there are too few for that.
    for (let tries = 0; tries < 200 && (given.has(sample) || sample === word || parts.has(sample)); tries += 1)
      sample = drawSample(word);
    given.add(sample);
    samples.set(word, sample);
    return sample;
  }
  /** Runs of letters and of digits: what is put together of ids stays put together of the same samples. */
  const replaced = (text: string, keeps: (word: string, at: number) => boolean): string =>
    text.replaceAll(/[A-Za-z]+|\d+|[^\p{ASCII}]+/gu, (word, at: number) => (keeps(word, at) ? word : sampleOf(word)));
  /** By the ending of a file machines know what it is. */
  const isEnding = (text: string, word: string, at: number): boolean =>
    text.charAt(at - 1) === '.' && at + word.length === text.length;

  function text(value: string, field: string): string {
    if (value === '') return value;
    if (written.has(field)) return replaced(value, () => false);
    if (values.has(value) || isoTime.test(value)) return value;
    return (
      visitKey(value) ??
      replaced(value, (word, at) => parts.has(word) && (idForm.test(value) || isEnding(value, word, at)))
    );
  }
  /** What our code calls a visit of a screen by: its name and its parameters. */
  function visitKey(value: string): string | null {
    const [, screen = '', params = ''] = /^(\w+) (\{.*\})$/.exec(value) ?? [];
    if (!values.has(screen)) return null;
    try {
      return `${screen} ${JSON.stringify(data(JSON.parse(params), ''))}`;
    } catch {
      return null;
    }
  }
  const code = (type: string): string => {
    if (/^xstate\.((init|stop)$|(after|done\.state)\.|promise\.(resolve|reject)$)/.test(type)) return type;
    const [prefix = ''] = /^xstate\.(done|error)\.actor\.|^xstate\.snapshot\./.exec(type) ?? [];
    return `${prefix}${text(type.slice(prefix.length), '')}`;
  };
  const number = (value: number, field: string): RecordedData => {
    if (!Number.isFinite(value)) return { $lost: String(value) };
    if (numbers.has(field) || Math.abs(value) < 10 || (value > times.from && value < times.to)) return value;
    return Number(replaced(String(value), (word) => !/^\d+$/.test(word)));
  };

  function objectOf(value: object, field: string, above: readonly object[]): RecordedData {
    if (isActor(value)) {
      const actor = numberOf(value);
      return actor === null ? { $lost: 'actor' } : { $actor: actor };
    }
    if (above.includes(value) || above.length >= deepest) return { $lost: 'depth' };
    const inside = [...above, value];
    const one = (inner: unknown) => data(inner, field, inside);
    if (Array.isArray(value)) return value.map(one);
    if (value instanceof Set) return { $set: [...value].map(one) };
    if (value instanceof Map) return { $map: [...value].map(([key, inner]) => [one(key), one(inner)]) };
    if (value instanceof Date) return { $date: value.getTime() };
    if (value instanceof Error) return { $error: text(value.name, '') };
    if (Symbol.toStringTag in value && value[Symbol.toStringTag] === 'Module') return { $lost: 'module' };
    if (!isPlain(value)) return { $lost: text(value.constructor.name, '') };
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([key, inner]) => {
          const isField = fields.has(key) || values.has(key);
          return [isField ? key : text(key, ''), data(inner, isField ? key : field, inside)];
        }),
    );
  }
  function data(value: unknown, field: string, above: readonly object[] = []): RecordedData {
    switch (typeof value) {
      case 'string':
        return text(value, field);
      case 'number':
        return number(value, field);
      case 'boolean':
        return value;
      case 'object':
        return value === null ? null : objectOf(value, field, above);
      case 'undefined':
        return null;
      default:
        return { $lost: typeof value };
    }
  }
  return {
    code,
    data: (value, field = '') => data(value, field),
    event: ({ type, ...payload }) => {
      // A machine that shows itself is known by its own transitions.
      if (type.startsWith('xstate.snapshot.')) return { type: code(type) };
      return { ...(data(payload, '') as object), type: code(type) };
    },
  };
}
