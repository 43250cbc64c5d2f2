import { limits, pageSizes } from '../contracts/vocabulary/limits';
import type { FilterProfile } from '../contracts/generated/resolvers';
import { articlesOf, listingsById, sellerOf } from './wire/article';
import { callerOf, type Area } from './wire/context';
import { categoriesOf, findArticles, liveSearchOf } from './wire/live-search';
import { parseList, pagingOf, sliceOf, type StoredAuthor } from './wire/values';
import type { ProfileRow } from './world/allowance';
import { fingerprintOf, insertLiveSearch } from './world/live-search-rows';
import { liveSearchById, startLiveSearch, type LiveSearchRow } from './world/live-search-steps';
import { Refusal } from './world/refusal';
import { matchText } from './world/search-index';
import { isSite, knownSites, sites } from './world/sites';
import type { WorldContext } from './world/types';

const keywordMost = 200;

const ownSearch = (context: WorldContext, id: string): LiveSearchRow => {
  const row = liveSearchById(context.world.db, id);
  if (!row || row.profile_id !== context.profileId) throw new Refusal('LIVE_SEARCH_NOT_FOUND');
  return row;
};

const authorOf = (profile: ProfileRow): StoredAuthor => ({
  id: profile.id,
  givenName: profile.given_name,
  familyName: profile.family_name,
});

const knownSellers = ({ world: { db } }: WorldContext, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = db.all(
    db.q
      .selectFrom('sellers')
      .selectAll()
      .where('id', 'in', [...ids]),
  );
  if (rows.length < new Set(ids).size) throw new Refusal('SELLER_NOT_FOUND');
  return rows;
};

interface WireFilter {
  id?: string | null;
  priceMin?: number | null;
  priceMax?: number | null;
  dateFrom?: string | null;
  dateTo?: string | null;
  sellers?: string[] | null;
  blacklistedSellers?: string[] | null;
}

/** Filter profiles as they are kept: each with an id, its ranges the right way round. */
const savedFilters = (filters: readonly WireFilter[]): FilterProfile[] =>
  filters.map((filter, index) => {
    if (filter.priceMin != null && filter.priceMax != null && filter.priceMin > filter.priceMax) {
      throw new Refusal('INVALID_INPUT', 'The price from is above the price to');
    }
    if (filter.dateFrom && filter.dateTo && Date.parse(filter.dateFrom) > Date.parse(filter.dateTo)) {
      throw new Refusal('INVALID_INPUT', 'The date from is after the date to');
    }
    return { ...filter, id: filter.id ?? `filter-${index + 1}` };
  });

/** A filter names only sellers that there are. */
const refuseUnknownSellers = ({ world: { db } }: WorldContext, filters: readonly WireFilter[]): void => {
  const named = filters.flatMap(({ sellers, blacklistedSellers }) => [
    ...(sellers ?? []),
    ...(blacklistedSellers ?? []),
  ]);
  const missing = named.some(
    (nickname) => db.pluck('select 1 from sellers where nickname = ? collate nocase limit 1', nickname).length === 0,
  );
  if (missing) throw new Refusal('SELLER_NOT_FOUND');
};

const words = (given: readonly string[] | null | undefined): string[] => [
  ...new Set((given ?? []).map((word) => word.trim()).filter((word) => word !== '')),
];

/** Finding listings: quick search and live searches. */
export const search: Area = {
  Query: {
    search: (_parent, { keyword, sellerId, status, sites: siteIds }, context) => {
      const { db } = context.world;
      const profile = callerOf(context);
      const slice = sliceOf(pageSizes.listings, 0, pageSizes.listings);
      const trimmedKeyword = keyword?.trim() ?? '';
      if (trimmedKeyword === '' && !sellerId) throw new Refusal('KEYWORD_REQUIRED');
      if (sellerId) knownSellers(context, [sellerId]);
      const id = trimmedKeyword.toUpperCase().replace(/[\s-]/g, '');
      if (id.length === limits.listingId && isSite(id.slice(0, 3))) {
        const rows = listingsById(db, [id]);
        return { results: articlesOf(db, profile, rows, { faster: true }), paging: pagingOf(rows.length, slice) };
      }
      const wanted = siteIds && siteIds.length > 0 ? knownSites(siteIds) : sites.map((site) => site.id);
      const clauses = [`l.site_id in (${wanted.map(() => '?').join(',')})`];
      const values: string[] = [...wanted];
      if (sellerId) {
        clauses.push('l.seller_id = ?');
        values.push(sellerId);
      }
      if (status && status !== 'all') {
        clauses.push('l.status = ?');
        values.push(status);
      }
      const match = trimmedKeyword === '' ? null : matchText({ keyword: trimmedKeyword });
      if (trimmedKeyword !== '' && match === null) return { results: [], paging: pagingOf(0, slice) };
      const from = match
        ? `from listing_words w cross join listings l on l.n = w.rowid where listing_words match ? and ${clauses.join(' and ')}`
        : `from listings l where ${clauses.join(' and ')}`;
      const given = match ? [match, ...values] : values;
      const total = db.pluck<number>(`select count(*) ${from}`, ...given)[0] ?? 0;
      const ids = db.pluck<string>(
        `select l.id ${from} order by ${match ? 'rank' : 'l.created_at desc'} limit ?`,
        ...given,
        slice.size,
      );
      return {
        results: articlesOf(db, profile, listingsById(db, ids), { faster: true }),
        paging: pagingOf(total, slice),
      };
    },

    liveSearches: (_parent, _args, context) => {
      const { db } = context.world;
      const profile = callerOf(context);
      const rows = db.all(
        db.q
          .selectFrom('live_searches')
          .selectAll()
          .where('profile_id', '=', profile.id)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc'),
      );
      return {
        liveSearches: rows.map((row) => liveSearchOf(db, profile, row)),
        paging: pagingOf(rows.length, { from: 0, size: rows.length }),
      };
    },

    liveSearch: (_parent, { id, articles_size, from, sort_by, sort_order }, context) => {
      const { db } = context.world;
      const profile = callerOf(context);
      const ownedSearch = ownSearch(context, id);
      if (sort_by) {
        const order = sort_order ?? (String(sort_by) === 'relevance' ? 'asc' : 'desc');
        db.run(db.q.updateTable('live_searches').set({ sort_by, sort_order: order }).where('id', '=', ownedSearch.id));
      }
      const row = sort_by ? ownSearch(context, id) : ownedSearch;
      const slice = sliceOf(articles_size, from, pageSizes.listings);
      return {
        ...liveSearchOf(db, profile, row),
        articles: findArticles(db, profile, row, slice),
        categories: categoriesOf(db, row, context.lang),
      };
    },

    getSellerID: (_parent, { nickName, siteId }, { world: { db } }) => {
      const row = db.first(
        db.q
          .selectFrom('sellers')
          .select('id')
          .where('site_id', '=', siteId.toUpperCase())
          .where('nickname', '=', nickName.trim()),
      );
      if (!row) throw new Refusal('SELLER_NOT_FOUND');
      return { sellerId: row.id };
    },

    filterProfileSellers: (_parent, { size, from, siteId }, context) => {
      const { db } = context.world;
      const slice = sliceOf(size, from, pageSizes.sellersFirst);
      let query = db.q.selectFrom('sellers');
      if (siteId) query = query.where('site_id', '=', siteId.toUpperCase());
      const total = db.first(query.select(({ fn }) => fn.countAll<number>().as('total')))?.total ?? 0;
      const rows = db.all(query.selectAll().orderBy('nickname').limit(slice.size).offset(slice.from));
      return { sellers: rows.map((row) => sellerOf(row, null)), paging: pagingOf(total, slice) };
    },
  },

  Mutation: {
    createLiveSearch: (_parent, { liveSearch }, context) =>
      context.world.once(context, 'createLiveSearch', () => {
        const { world } = context;
        const profile = callerOf(context);
        const keyword = liveSearch.keyword.trim().replace(/\s+/g, ' ');
        if (keyword === '') throw new Refusal('KEYWORD_REQUIRED');
        if (keyword.length > keywordMost) throw new Refusal('INVALID_INPUT', 'The keyword is too long');
        const siteIds = knownSites(liveSearch.sites);
        if (siteIds.length === 0) throw new Refusal('SITE_REQUIRED');
        const sellers = [...new Set(liveSearch.sellers ?? [])];
        const sellerRows = knownSellers(context, sellers);
        const entry = {
          profileId: profile.id,
          keyword,
          sites: siteIds,
          required: words(liveSearch.requiredWords),
          avoided: words(liveSearch.avoidedWords),
          sellers,
          filterProfiles: savedFilters(liveSearch.filterProfiles ?? []),
          wholeSellers: sellerRows.some((seller) => seller.nickname.toLowerCase() === keyword.toLowerCase()),
          author: authorOf(profile),
          at: world.clock.now(),
        };
        return liveSearchOf(world.db, profile, created(context, entry));
      }),

    updateLiveSearch: (_parent, { id, keyword, filterProfiles, filterProfileId }, context) =>
      context.world.once(context, 'updateLiveSearch', () => {
        const { world } = context;
        const { db } = world;
        const row = ownSearch(context, id);
        const patch: Partial<LiveSearchRow> = {};
        const trimmedKeyword = keyword?.trim();
        if (trimmedKeyword === '') throw new Refusal('KEYWORD_REQUIRED');
        if (trimmedKeyword && trimmedKeyword.length > keywordMost)
          throw new Refusal('INVALID_INPUT', 'The keyword is too long');
        if (trimmedKeyword && trimmedKeyword !== row.keyword) {
          patch.keyword = trimmedKeyword;
          patch.fingerprint = fingerprintOf({
            keyword: trimmedKeyword,
            sites: parseList<string>(row.sites_json),
            required: parseList<string>(row.required_json),
            avoided: parseList<string>(row.avoided_json),
            sellers: parseList<string>(row.sellers_json),
          });
          refuseDuplicate(context, patch.fingerprint, row.id);
        }
        const filters = filterProfiles
          ? savedFilters(filterProfiles)
          : parseList<FilterProfile>(row.filter_profiles_json);
        if (filterProfiles) patch.filter_profiles_json = JSON.stringify(filters);
        const chosen = filterProfileId === '' ? null : (filterProfileId ?? row.filter_profile_id);
        if (chosen !== null && !filters.some((filter) => filter.id === chosen)) {
          if (filterProfileId) throw new Refusal('INVALID_INPUT', 'The live search has no such filter profile');
          patch.filter_profile_id = null;
        } else patch.filter_profile_id = chosen;
        refuseUnknownSellers(context, filterProfiles ?? []);
        db.run(db.q.updateTable('live_searches').set(patch).where('id', '=', row.id));
        if (patch.keyword) startLiveSearch(world, row.id, world.clock.now());
        return liveSearchOf(db, callerOf(context), ownSearch(context, id));
      }),

    deleteLiveSearch: (_parent, { id }, context) =>
      context.world.once(context, 'deleteLiveSearch', () => {
        const { db, jobs } = context.world;
        const row = ownSearch(context, id);
        jobs.cancel(row.id, 'live-search.step');
        db.run(db.q.deleteFrom('live_search_items').where('search_id', '=', row.id));
        db.run(db.q.deleteFrom('live_search_sites').where('search_id', '=', row.id));
        db.run(db.q.deleteFrom('live_searches').where('id', '=', row.id));
        return { id: row.id };
      }),

    createSellersLiveSearch: (_parent, { sellers, keyword }, context) =>
      context.world.once(context, 'createSellersLiveSearch', () => {
        const { world } = context;
        const profile = callerOf(context);
        const ids = [...new Set(sellers)];
        if (ids.length === 0) throw new Refusal('SELLER_NOT_FOUND');
        const rows = knownSellers(context, ids);
        const trimmedKeyword = keyword?.trim() ?? '';
        const entry = {
          profileId: profile.id,
          keyword: trimmedKeyword || rows.map((row) => row.nickname).join(' '),
          sites: knownSites(rows.map((row) => row.site_id)),
          sellers: ids,
          wholeSellers: trimmedKeyword === '',
          author: authorOf(profile),
          at: world.clock.now(),
        };
        return liveSearchOf(world.db, profile, created(context, entry));
      }),
  },
};

const refuseDuplicate = ({ world: { db }, profileId }: WorldContext, fingerprint: string, apartFrom = ''): void => {
  const same = db.first(
    db.q
      .selectFrom('live_searches')
      .select('id')
      .where('profile_id', '=', profileId)
      .where('fingerprint', '=', fingerprint)
      .where('id', '<>', apartFrom),
  );
  if (same) throw new Refusal('DUPLICATE_LIVE_SEARCH');
};

const created = (context: WorldContext, entry: Parameters<typeof insertLiveSearch>[1]): LiveSearchRow => {
  const { world } = context;
  refuseDuplicate(context, fingerprintOf(entry));
  const id = insertLiveSearch(world.db, entry);
  startLiveSearch(world, id, entry.at);
  return ownSearch(context, id);
};
