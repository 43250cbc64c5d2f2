import type { Database } from './database';
import type { Tables } from './tables';

type IndexedListing = Pick<Tables['listings'], 'n' | 'title' | 'brand' | 'model' | 'part_number' | 'ean'>;

const columns = ({ n, title, brand, model, part_number, ean }: IndexedListing) => [
  n,
  title,
  brand,
  model,
  part_number ?? '',
  ean,
];

/** Makes a listing findable by its words. */
export const addToSearchIndex = (db: Database, row: IndexedListing): void => {
  db.sqlite
    .prepare('insert into listing_words (rowid, title, brand, model, part_number, ean) values (?, ?, ?, ?, ?, ?)')
    .run(...columns(row));
};

/** Forgets the words of a listing: they have to be those that were kept. */
export const removeFromSearchIndex = (db: Database, row: IndexedListing): void => {
  db.sqlite
    .prepare(
      "insert into listing_words (listing_words, rowid, title, brand, model, part_number, ean) values ('delete', ?, ?, ?, ?, ?, ?)",
    )
    .run(...columns(row));
};

export interface ListingQuery {
  keyword: string;
  required?: readonly string[];
  avoided?: readonly string[];
  sellers?: readonly string[];
  siteId: string;
  /** Listing status; every one when left out. */
  status?: string;
  limit: number;
}

/** Words of letters and digits, marks kept: what full-text search can look for. */
const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const phrase = (text: string): string =>
  words(text)
    .map((word) => `"${word}" *`)
    .join(' AND ');

/** What finds listings that have all of these, or any of them; null when nothing in them can be looked for. */
const joined =
  (how: 'AND' | 'OR') =>
  (texts: readonly string[]): string | null => {
    const phrases = texts.map(phrase).filter((text) => text !== '');
    return phrases.length === 0 ? null : phrases.map((text) => `(${text})`).join(` ${how} `);
  };
export const matchAll = joined('AND');
export const matchAny = joined('OR');

/** Null when nothing in the keyword can be looked for. */
export const matchText = (query: Pick<ListingQuery, 'keyword' | 'required' | 'avoided'>): string | null => {
  const wanted = [query.keyword, ...(query.required ?? [])].map(phrase).filter((text) => text !== '');
  if (wanted.length === 0 || phrase(query.keyword) === '') return null;
  const avoided = (query.avoided ?? []).map(phrase).filter((text) => text !== '');
  const positive = wanted.map((text) => `(${text})`).join(' AND ');
  return avoided.length > 0 ? `(${positive}) NOT (${avoided.map((text) => `(${text})`).join(' OR ')})` : positive;
};

/** Ids of a site's listings whose title, brand, model, part number or EAN has the words, the best match first. */
export const findListings = (db: Database, query: ListingQuery): string[] => {
  const match = matchText(query);
  if (match === null) return [];
  const sellers = query.sellers ?? [];
  const sellerClause = sellers.length > 0 ? ` and l.seller_id in (${sellers.map(() => '?').join(',')})` : '';
  const statusClause = query.status ? ' and l.status = ?' : '';
  return db.pluck<string>(
    `select l.id from listing_words w cross join listings l on l.n = w.rowid
     where listing_words match ? and l.site_id = ?${sellerClause}${statusClause} order by rank limit ?`,
    match,
    query.siteId,
    ...sellers,
    ...(query.status ? [query.status] : []),
    query.limit,
  );
};

/** Ids of the listings of sellers on a site, newest first. */
export const listingsOfSellers = (
  db: Database,
  query: Pick<ListingQuery, 'siteId' | 'sellers' | 'limit'>,
): string[] => {
  const sellers = query.sellers ?? [];
  if (sellers.length === 0) return [];
  return db.pluck<string>(
    `select id from listings where seller_id in (${sellers.map(() => '?').join(',')}) and site_id = ? order by created_at desc limit ?`,
    ...sellers,
    query.siteId,
    query.limit,
  );
};
