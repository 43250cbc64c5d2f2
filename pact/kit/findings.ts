import type { Difference } from './engine';
import { describePattern } from './patterns';
import { statusesOf, type BodyRules, type Matcher, type PactInteraction } from './contract-source';

type Step = string | number;

/** Where an answer differs: what was expected there and what came, in words. */
export interface Finding {
  /** `data.sites[0].id`, `status`, `header x-app-version`, `the body`. */
  where: string;
  expected: string;
  came: string;
  /** Pact's own sentence, as the report never shows it. */
  sentence: string;
}

/** What came of it, as far as findings tell. */
export interface ReceivedAnswer {
  status: number;
  /** In small letters. */
  headers: Readonly<Record<string, string>>;
  text: string;
}

const step = /\.([^.[\]]+)|\[(\d+|\*)\]|\['((?:[^'\\]|\\.)*)'\]/g;

function stepsOf(path: string): Step[] {
  return [...path.matchAll(step)].map(([, name, index, quoted]) => {
    if (index !== undefined && index !== '*') return Number(index);
    return name ?? quoted ?? '*';
  });
}

const inWriting = (steps: readonly Step[]): string =>
  steps.map((one, at) => (typeof one === 'number' ? `[${String(one)}]` : `${at === 0 ? '' : '.'}${one}`)).join('');

/** Absent, as nothing in JSON can be. */
const nothing = Symbol('nothing');

function at(value: unknown, steps: readonly Step[], example: boolean): unknown {
  let found: unknown = value;
  for (const one of steps) {
    if (typeof found !== 'object' || found === null) return nothing;
    const key = Array.isArray(found) && example && typeof one === 'number' ? Math.min(one, found.length - 1) : one;
    if (!(key in found)) return nothing;
    found = (found as Record<Step, unknown>)[key];
  }
  return found;
}

/** The matchers that hold for the steps: their own, or the type of the nearest ones above, which holds for all below them. */
function matchersAt(rules: BodyRules, steps: readonly Step[]): Matcher[] {
  for (let length = steps.length; length >= 0; length -= 1) {
    for (const [path, { matchers }] of Object.entries(rules)) {
      const own = stepsOf(path);
      const fits = own.length === length && own.every((one, index) => one === '*' || one === steps[index]);
      if (fits && length === steps.length) return matchers;
      if (fits && matchers.some(({ match }) => match === 'type')) return [{ match: 'type' }];
    }
  }
  return [];
}

function kind(value: unknown): string {
  if (value === nothing) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${String(value.length)}`;
  if (typeof value === 'number') return Number.isInteger(value) ? 'a whole number' : 'a number with decimals';
  return { string: 'a text', boolean: 'true or false', object: 'an object' }[typeof value as string] ?? typeof value;
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
};

export function describeReceived(value: unknown): string {
  if (value === nothing) return 'nothing: the field is missing';
  return value === null || typeof value === 'boolean' ? short(value) : `${short(value)}, ${kind(value)}`;
}

const noJson = (text: string): string => (text === '' ? 'nothing: the body is empty' : `no JSON: ${short(text)}`);

function listInWords(example: readonly unknown[], { min = 0, max }: Matcher): string {
  if (example.length === 0) return 'an empty list';
  const like = `like ${short(example[0])}`;
  if (max === 1) return `a list of exactly one, ${like}`;
  return min > 0 ? `a list of at least ${String(min)}, each ${like}` : `a list, each ${like}`;
}

function expectedInWords(value: unknown, matchers: readonly Matcher[]): string {
  const [matcher] = matchers;
  if (value === nothing) return 'what the contract shows';
  if (matcher?.match === 'regex') return `${describePattern(matcher.regex)}, such as ${short(value)}`;
  if (matcher?.match === 'integer') return `a whole number, such as ${short(value)}`;
  if (matcher?.match === 'number') return `a number, such as ${short(value)}`;
  if (matcher?.match === 'type') {
    if (Array.isArray(value)) return listInWords(value, matcher);
    return value === null ? 'null' : `${kind(value)}, such as ${short(value)}`;
  }
  if (matcher?.match === 'arrayContains') return `a list that holds one like ${short(value)}`;
  return Array.isArray(value) && value.length === 0 ? 'an empty list' : `exactly ${short(value)}`;
}

const missingKeys = /^Actual map is missing the following keys: (.+)$/;

/** The JSON of a text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Pact's differences, each with the example and the answer at its place. */
export function toFindings(
  interaction: PactInteraction,
  differences: readonly Difference[],
  { status, headers, text }: ReceivedAnswer,
): Finding[] {
  const { response } = interaction;
  const rules = response.matchingRules?.body ?? {};
  const example = response.body?.content;
  const answer = parseJson(text);
  const inBody = (steps: Step[], sentence: string): Finding => ({
    where: inWriting(steps) || 'the body',
    expected: expectedInWords(at(example, steps, true), matchersAt(rules, steps)),
    came: answer === undefined ? noJson(text) : describeReceived(at(answer, steps, false)),
    sentence,
  });
  const inHeader = (name: string, sentence: string): Finding => {
    const [, values] = Object.entries(response.headers ?? {}).find(([one]) => one.toLowerCase() === name) ?? [];
    const [, rule] =
      Object.entries(response.matchingRules?.header ?? {}).find(([one]) => one.toLowerCase() === name) ?? [];
    const wanted = values?.join(', ');
    return {
      where: `header ${name}`,
      expected: wanted === undefined ? 'what the contract shows' : expectedInWords(wanted, rule?.matchers ?? []),
      came: headers[name] === undefined ? 'nothing: the header is missing' : `"${headers[name]}"`,
      sentence,
    };
  };
  const findings = differences.flatMap(({ path, sentence }): Finding[] => {
    if (path !== null) {
      const steps = stepsOf(path);
      const keys = missingKeys.exec(sentence)?.[1]?.split(', ') ?? [];
      return keys.length > 0 ? keys.map((key) => inBody([...steps, key], sentence)) : [inBody(steps, sentence)];
    }
    if (/^expected \d+ but was \d+/.test(sentence)) {
      return [{ where: 'status', expected: statusesOf(interaction).join(' or '), came: String(status), sentence }];
    }
    const header = /[Hh]eader '([^']+)'/.exec(sentence)?.[1] ?? (/content type/.test(sentence) ? 'content-type' : null);
    return [header === null ? inBody([], sentence) : inHeader(header.toLowerCase(), sentence)];
  });
  return findings.filter(({ where }, index) => findings.findIndex((one) => one.where === where) === index);
}
