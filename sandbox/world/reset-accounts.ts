import { emptyAccountTables, ensureAccountTables } from './account-tables';
import type { Database } from './database';
import { seedAccounts } from './seed/accounts.seed';
import { seedMenu } from './seed/shell.seed';
import type { World } from './types';

/** What people have done, and the people themselves. The ledger stays: it is append-only. */
const tables = [
  'marks',
  'discards',
  'suggestions',
  'cases',
  'live_searches',
  'live_search_sites',
  'live_search_items',
  'exports',
  'infringements',
  'seller_flags',
  'operations',
  'jobs',
  'menu',
  'profile_notices',
  'users',
  'profiles',
  'persons',
  'groups',
] as const;

/** The moment of the machine: world time goes on from there, wherever it was moved to. */
const realNow = ({ clock }: World): number => clock.now() - clock.offset();

const refill = (db: Database, now: number): void => {
  for (const table of tables) db.sqlite.exec(`delete from ${table}`);
  emptyAccountTables(db);
  ensureAccountTables(db);
  seedMenu(db);
  seedAccounts(db, now);
};

/**
 * Takes back whatever anybody did: the accounts are as they were seeded and have nothing, and world time is real time. Sessions,
 * the ledger and what the marketplace has (listings, sellers, catalogue pages, rates) stay.
 */
export const resetAccounts = (world: World): void => {
  const now = realNow(world);
  if (world.clock.offset() !== 0) world.clock.set(now);
  world.db.transaction(() => refill(world.db, now));
};
