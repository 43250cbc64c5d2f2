import type { Language, Page, Person } from '../../shapes';
import { refusals, type FailureCode } from '../../vocabulary/failures';
import { languages } from '../../vocabulary/languages';

type Maybe<T> = T | null | undefined;

/** An answer that lacks what gives it its meaning; becomes UNREADABLE_ANSWER. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
}

/** The value, or an UnreadableAnswer that names what was missing. */
export function requireValue<T>(value: Maybe<T>, what: string): T {
  if (value === null || value === undefined) throw new UnreadableAnswer(`The answer holds no ${what}.`);
  return value;
}

export const valueOrNull = <T>(value: Maybe<T>): T | null => value ?? null;

const idKeys = ['id', 'case_id', 'item_id', 'itemId', 'siteId', 'productId'] as const;

/** Which one a row says that it is, with the case that it is of and, for an attribute, its value; null where it says none. */
function nameOfRow(row: unknown): string | null {
  if (typeof row !== 'object' || row === null) return null;
  const fields: Partial<Record<(typeof idKeys)[number] | 'caseId' | 'valueName', unknown>> = row;
  const key = idKeys.find((one) => typeof fields[one] === 'string');
  return key === undefined ? null : [fields[key], fields.caseId, fields.valueName].map(String).join(' ');
}

/** The entries of a list that may be absent, hold nothings, or tell one row twice: a choice between two of one id is none. */
export function uniqueRows<T>(list: Maybe<readonly Maybe<T>[]>): T[] {
  const names = new Set<string>();
  return (list ?? []).filter((entry): entry is T => {
    if (entry === null || entry === undefined) return false;
    const name = nameOfRow(entry);
    if (name === null) return true;
    const isNew = !names.has(name);
    names.add(name);
    return isNew;
  });
}

export const toUpper = (id: string): string => id.toUpperCase();

export const languageOrNull = (lang: Maybe<string>): Language | null =>
  languages.find((language) => language === lang?.toLowerCase()) ?? null;

/** An address that is safe to open or to load: http, https, or a path of this origin. Anything else becomes null. */
export function addressOrNull(address: Maybe<string>): string | null {
  if (!address) return null;
  const url = URL.canParse(address, 'https://same.origin') ? new URL(address, 'https://same.origin') : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? address : null;
}

interface WireAuthor {
  id: string | null;
  givenName: string | null;
  familyName: string | null;
}

/** Who did it; null without an id. */
export function personOrNull(author: Maybe<WireAuthor>): Person | null {
  if (!author?.id) return null;
  return { id: author.id, givenName: author.givenName ?? author.id, familyName: author.familyName };
}

/** The name of who did it, as it is read. */
export function nameOrNull(author: Maybe<WireAuthor>): string | null {
  const name = [author?.givenName, author?.familyName].filter(Boolean).join(' ');
  return name || valueOrNull(author?.id);
}

/** A refusal code of the wire among ours; a code not known yet is the gateway's generic failure. */
export function refusalOrNull(code: Maybe<string>): FailureCode | null {
  if (!code) return null;
  return refusals.find((refusal) => refusal === code) ?? 'SERVER_ERROR';
}

interface WirePaging {
  total: number;
  offset: number;
  limit: number;
}

/** A page; without paging the answer's own length is all there is. There are never fewer than the page shows. */
export function toPage<T>(items: T[], paging: Maybe<WirePaging>): Page<T> {
  const offset = paging?.offset ?? 0;
  const shown = items.length === 0 ? 0 : offset + items.length;
  return {
    items,
    total: Math.max(paging?.total ?? items.length, shown),
    offset,
    limit: paging?.limit ?? items.length,
  };
}
