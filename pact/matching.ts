import { MatchersV3 } from '@pact-foundation/pact';

/**
 * An example of JSON. Its values stand for their types; `{ exactly: x }` stands for itself and null is always null. A list of one
 * stands for one or more like it, a longer one for as many in that order, an empty one for an empty list; `{ some: [x] }` is a
 * list that holds one like x among others.
 */
export type Example = string | number | boolean | null | Example[] | { [key: string]: Example };

type Template =
  string | number | boolean | null | MatchersV3.Matcher<unknown> | Template[] | { [key: string]: Template };

const instant = /^\d{4}-\d{2}-\d{2}T/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The example as a template of pact: what a provider's answer has to look like. */
export function matching(example: Example): Template {
  if (example === null) return null;
  if (Array.isArray(example)) {
    const [only, second] = example;
    if (only === undefined || second !== undefined) return example.map(matching);
    return MatchersV3.eachLike(matching(only), 1);
  }
  if (typeof example === 'object') {
    if ('exactly' in example) return example.exactly as string | number | boolean;
    if ('some' in example) return MatchersV3.arrayContaining(...(example.some as Example[]).map(matching));
    return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, matching(value)]));
  }
  if (typeof example === 'string' && instant.test(example)) {
    return MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$', example);
  }
  if (typeof example === 'string' && day.test(example)) return MatchersV3.regex('^\\d{4}-\\d{2}-\\d{2}', example);
  return MatchersV3.like(example);
}
