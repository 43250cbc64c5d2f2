import { leavesOf } from './kit/leaf-types';
import { dayPattern, instantPattern } from './kit/patterns';
import type { KnownValues } from './matching';
import { accounts, type Account } from './accounts';
import { valuesAt } from './kit/unknown-values';

/** Dates are told in more than one form: the same day with or without fractions of its second. */
const date = new RegExp(`${dayPattern}|${instantPattern}`);

/** Every text below a value that names something: no date, no key of a call, nothing of one letter. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 && !date.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => (key === 'operationKey' ? [] : namesIn(below)));
}

/** What the table of accounts says of whoever is named. */
function personOf(name: string): string[] {
  if (!(name in accounts)) return [];
  const { id, givenName, familyName } = accounts[name as Account].person;
  return [id, givenName, familyName, `${givenName} ${familyName}`, `${name}@vigia.test`];
}

/** What the paging of a list says by what was asked: where it begins and how many rows it asks for. */
function pageOf(query: string, path: string, input: unknown): number | null {
  const field = leavesOf(query).get(path)?.field;
  const { size, from } = (input ?? {}) as { size?: number; from?: number };
  return (field === 'Paging.limit' ? size : field === 'Paging.offset' ? from : null) ?? null;
}

/** What an interaction knows of its answer: by its document, if it has one, and by what its states and its request say. */
export function knownValuesOf(query: string | null, stateAndRequest: unknown, input: unknown): KnownValues {
  const named = namesIn(stateAndRequest);
  const names = new Set([...named, ...named.flatMap(personOf)]);
  return {
    typeAt: (path) => (query === null ? null : (leavesOf(query).get(path)?.type ?? null)),
    isFixed: (path, value) => {
      if (typeof value === 'number') return query !== null && pageOf(query, path, input) === value;
      return names.has(value) || (query !== null && valuesAt(query, path) !== null);
    },
  };
}
