import type { Paging } from '../../contracts/generated/resolvers';

type Maybe<T> = T | null | undefined;

/** Epoch ms as ISO 8601 in UTC. */
export const toIso = (at: number): string => new Date(at).toISOString();

export const toIsoOrNull = (at: Maybe<number>): string | null => (at === null || at === undefined ? null : toIso(at));

/** ISO 8601 to epoch ms; null for nothing or for what is no date. */
export const parseTimestampOrNull = (text: Maybe<string>): number | null => {
  const at = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
};

export interface Slice {
  size: number;
  from: number;
}

const most = 1000;

/** What a caller asked for, kept between 0 and 1000 rows. */
export const sliceOf = (size: Maybe<number>, from: Maybe<number>, usual: number): Slice => ({
  size: Math.min(most, Math.max(0, size ?? usual)),
  from: Math.max(0, from ?? 0),
});

export const pagingOf = (total: number, { size, from }: Slice): Paging => ({ total, offset: from, limit: size });

export const parseList = <T>(json: Maybe<string>): T[] => (json ? (JSON.parse(json) as T[]) : []);

export interface StoredAuthor {
  id: string;
  givenName: string;
  familyName: string | null;
}

export const parseAuthor = (json: string): StoredAuthor => JSON.parse(json) as StoredAuthor;

export const fullName = ({ givenName, familyName }: Omit<StoredAuthor, 'id'>): string =>
  [givenName, familyName].filter(Boolean).join(' ');

/** Ids as they stand in the tables, each once. */
export const uniqueIds = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.trim().toUpperCase()))];
