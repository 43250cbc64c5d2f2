import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PactInteraction } from './contract-source';
import { leavesOf } from './leaf-types';

type Vocabularies = Readonly<Record<string, readonly string[]>>;

let read: Vocabularies | null = null;

/** The values known of each field, from `vocabularies.json`, which `npm run pact:states` writes. */
const vocabularies = (): Vocabularies =>
  (read ??= JSON.parse(readFileSync(join(import.meta.dirname, '..', 'vocabularies.json'), 'utf8')) as Vocabularies);

/** The values known at a path of an answer (`data.sites.id`, without the indexes of its lists); null where any may come. */
export function valuesAt(query: string, path: string): readonly string[] | null {
  const leaf = leavesOf(query).get(path);
  return (leaf && vocabularies()[leaf.field]) ?? null;
}

/** A value that no vocabulary has: it breaks nothing, and the console shows it as it came. */
export interface UnknownValue {
  /** `data.sites[0].id`. */
  where: string;
  value: string;
  known: readonly string[];
}

function unknownIn(query: string, answer: unknown, path = '', where = ''): UnknownValue[] {
  if (Array.isArray(answer)) {
    return answer.flatMap((one, at) => unknownIn(query, one, path, `${where}[${String(at)}]`));
  }
  if (typeof answer === 'object' && answer !== null) {
    const below = (name: string, before: string) => (before === '' ? name : `${before}.${name}`);
    return Object.entries(answer).flatMap(([name, value]) =>
      unknownIn(query, value, below(name, path), below(name, where)),
    );
  }
  const known = typeof answer === 'string' ? valuesAt(query, path) : null;
  return known === null || known.includes(String(answer)) ? [] : [{ where, value: String(answer), known }];
}

/** Each value of an answer, a body as text, that is in no vocabulary of its field. */
export function unknownValues({ request }: PactInteraction, answer: string): UnknownValue[] {
  const { query } = (request.body?.content ?? {}) as { query?: string };
  if (query === undefined) return [];
  try {
    return unknownIn(query, JSON.parse(answer));
  } catch {
    return [];
  }
}
