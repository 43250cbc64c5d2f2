import { normalizeText, type Database } from './database';
import { nextId } from './next-id';

export interface NewLiveSearchRow {
  profileId: string;
  keyword: string;
  sites: readonly string[];
  required?: readonly string[];
  avoided?: readonly string[];
  sellers?: readonly string[];
  filterProfiles?: readonly unknown[];
  wholeSellers?: boolean;
  author: { id: string; givenName: string; familyName: string | null };
  /** Epoch ms. */
  at: number;
}

const list = (items: readonly string[] | undefined): string =>
  [...new Set((items ?? []).map(normalizeText))].sort().join('|');

/** What makes two searches the same: keyword, sites, words and sellers, apart from order, letter case and marks. */
export const fingerprintOf = (search: Omit<NewLiveSearchRow, 'author' | 'at' | 'profileId'>): string =>
  [
    normalizeText(search.keyword),
    list(search.sites),
    list(search.required),
    list(search.avoided),
    list(search.sellers),
  ].join('§');

/** Writes a search that has not begun; answers its id. */
export const insertLiveSearch = (db: Database, search: NewLiveSearchRow): string => {
  const id = nextId(db, 'live_searches');
  db.run(
    db.q.insertInto('live_searches').values({
      id,
      profile_id: search.profileId,
      keyword: search.keyword,
      required_json: JSON.stringify(search.required ?? []),
      avoided_json: JSON.stringify(search.avoided ?? []),
      sellers_json: JSON.stringify(search.sellers ?? []),
      sites_json: JSON.stringify(search.sites),
      filter_profiles_json: JSON.stringify(search.filterProfiles ?? []),
      filter_profile_id: null,
      sort_by: null,
      sort_order: null,
      whole_sellers: Number(search.wholeSellers ?? false),
      fingerprint: fingerprintOf(search),
      status: 'in_progress',
      failed_count: 0,
      created_at: search.at,
      finished_at: null,
      author_json: JSON.stringify(search.author),
    }),
  );
  return id;
};
