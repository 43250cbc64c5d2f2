import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an operation is, beside its interactions. */
export interface OperationFacts {
  name: string;
  area: string;
  kind: string;
  /** Codes with which the whole is refused, the first that holds first. */
  refusals: string[];
  /** Codes with which one row of a batch is refused. */
  rowRefusals: string[];
  /** Why it is never refused. */
  never: string | null;
  /** What it does, where the schema has no words for it. */
  rule: string | null;
}

/** The operations of the console, from `operations.json`, which `npm run pact:states` writes. */
export const operations = (): OperationFacts[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'operations.json'), 'utf8')) as OperationFacts[];

/** The area of each operation by its name. */
export const areas = (): Map<string, string> => new Map(operations().map(({ name, area }) => [name, area]));
