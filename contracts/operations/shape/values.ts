import type { Language, Page, Person } from '../../shapes';
import { refusals, type FailureCode } from '../../vocabulary/failures';
import { languages } from '../../vocabulary/languages';

type Maybe<T> = T | null | undefined;

/** An answer that lacks what gives it its meaning; becomes UNREADABLE_ANSWER. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';
}

/** The value, or an UnreadableAnswer that names what was missing. */
export function needed<T>(value: Maybe<T>, what: string): T {
  if (value === null || value === undefined) throw new UnreadableAnswer(`The answer holds no ${what}.`);
  return value;
}

export const orNull = <T>(value: Maybe<T>): T | null => value ?? null;

/** The entries of a list that may be absent or hold nothings. */
export function present<T>(list: Maybe<readonly Maybe<T>[]>): T[] {
  return (list ?? []).filter((entry): entry is T => entry !== null && entry !== undefined);
}

export const upper = (id: string): string => id.toUpperCase();

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
  return name || orNull(author?.id);
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

/** A page; without paging the answer's own length is all there is. */
export function pageOf<T>(items: T[], paging: Maybe<WirePaging>): Page<T> {
  return {
    items,
    total: paging?.total ?? items.length,
    offset: paging?.offset ?? 0,
    limit: paging?.limit ?? items.length,
  };
}
