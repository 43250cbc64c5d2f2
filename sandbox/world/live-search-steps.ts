import { findListings, listingsOfSellers } from './search-index';
import type { Tables } from './tables';
import type { World } from './types';

export type LiveSearchRow = Tables['live_searches'];
type Core = Pick<World, 'db' | 'jobs'>;

const stepEvery = 500;
const firstStep = 700;
/** Listings kept of one site. */
const foundMax = 1000;

export const liveSearchById = (db: Core['db'], id: string): LiveSearchRow | undefined =>
  db.first(db.q.selectFrom('live_searches').selectAll().where('id', '=', id));

const strings = (json: string): string[] => JSON.parse(json) as string[];

/** Starts looking anew: what was found is forgotten, one site is searched after another. */
export const startLiveSearch = (world: Core, id: string, at: number): void => {
  const { db, jobs } = world;
  const row = liveSearchById(db, id);
  if (!row) return;
  db.run(db.q.deleteFrom('live_search_items').where('search_id', '=', id));
  db.run(db.q.deleteFrom('live_search_sites').where('search_id', '=', id));
  for (const siteId of strings(row.sites_json)) {
    db.run(db.q.insertInto('live_search_sites').values({ search_id: id, site_id: siteId, state: 'waiting', found: 0 }));
  }
  db.run(
    db.q
      .updateTable('live_searches')
      .set({ status: 'in_progress', failed_count: 0, finished_at: null })
      .where('id', '=', id),
  );
  jobs.plan('live-search.step', id, at + firstStep);
};

/** Searches the next site; after the last one the search is processed, or failed when no site could be searched. */
export const stepLiveSearch = (world: Core, id: string, at: number): void => {
  const { db, jobs } = world;
  const row = liveSearchById(db, id);
  if (!row || row.status !== 'in_progress') return;
  const sites = db.all(db.q.selectFrom('live_search_sites').selectAll().where('search_id', '=', id));
  const order = strings(row.sites_json);
  const next = order.find((siteId) => sites.some((site) => site.site_id === siteId && site.state === 'waiting'));
  if (next) {
    let found: string[] = [];
    let state = 'searched';
    try {
      const sellers = strings(row.sellers_json);
      const query = {
        keyword: row.keyword,
        required: strings(row.required_json),
        avoided: strings(row.avoided_json),
        sellers,
        siteId: next,
        limit: foundMax,
      };
      found = row.whole_sellers === 1 ? listingsOfSellers(db, query) : findListings(db, query);
    } catch {
      state = 'failed';
    }
    const from =
      db.pluck<number>('select coalesce(max(position) + 1, 0) from live_search_items where search_id = ?', id)[0] ?? 0;
    const insert = db.sqlite.prepare(
      'insert or ignore into live_search_items (search_id, position, listing_id) values (?, ?, ?)',
    );
    found.forEach((listingId, index) => insert.run(id, from + index, listingId));
    db.run(
      db.q
        .updateTable('live_search_sites')
        .set({ state, found: found.length })
        .where('search_id', '=', id)
        .where('site_id', '=', next),
    );
    if (state === 'failed') {
      db.run(
        db.q
          .updateTable('live_searches')
          .set((set) => ({ failed_count: set('failed_count', '+', 1) }))
          .where('id', '=', id),
      );
    }
  }
  const left = sites.filter((site) => site.state === 'waiting' && site.site_id !== next).length;
  if (left > 0) {
    jobs.plan('live-search.step', id, at + stepEvery);
    return;
  }
  const failed = liveSearchById(db, id)?.failed_count ?? 0;
  const status = failed === sites.length && failed > 0 ? 'failed' : 'processed';
  db.run(db.q.updateTable('live_searches').set({ status, finished_at: at }).where('id', '=', id));
};

/** Runs all steps at once. */
export const finishLiveSearch = (world: Core, id: string, at: number): void => {
  world.jobs.cancel(id, 'live-search.step');
  for (let steps = 0; steps < 40 && liveSearchById(world.db, id)?.status === 'in_progress'; steps += 1) {
    stepLiveSearch(world, id, at);
    world.jobs.cancel(id, 'live-search.step');
  }
};

/** The search ends without a result: every site counts as failed. */
export const failLiveSearch = (world: Core, id: string, at: number): void => {
  const { db, jobs } = world;
  jobs.cancel(id, 'live-search.step');
  db.run(db.q.updateTable('live_search_sites').set({ state: 'failed', found: 0 }).where('search_id', '=', id));
  db.run(db.q.deleteFrom('live_search_items').where('search_id', '=', id));
  const count = db.pluck<number>('select count(*) from live_search_sites where search_id = ?', id)[0] ?? 0;
  db.run(
    db.q
      .updateTable('live_searches')
      .set({ status: 'failed', failed_count: count, finished_at: at })
      .where('id', '=', id),
  );
};
