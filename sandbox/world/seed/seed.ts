import { createIndexes, createTables } from '../database';
import type { SeedName, World } from '../types';
import { seedAccounts } from './accounts.seed';
import { seedActivity } from './activity.seed';
import { seedListings } from './listings.seed';
import { seedShell } from './shell.seed';

const sizes: Record<SeedName, { sellers: number; listings: number; activity: number }> = {
  demo: { sellers: 2010, listings: 20_200, activity: 1 },
  small: { sellers: 140, listings: 1400, activity: 0.2 },
  empty: { sellers: 0, listings: 0, activity: 0 },
};

/** Fills a new database in one transaction. `empty` has the accounts, rates and menu only. */
export const seedWorld = (core: Pick<World, 'db' | 'jobs' | 'sendMail'>, name: SeedName, now: number): void => {
  const { db } = core;
  db.transaction(() => {
    createTables(db);
    db.run(db.q.insertInto('settings').values({ name: 'seed', value: name }));
    seedShell(db);
    seedAccounts(db, now);
    const size = sizes[name];
    if (size.listings > 0) seedListings(db, { sellers: size.sellers, listings: size.listings, now });
    createIndexes(db);
    if (size.activity > 0) seedActivity(core, now, size.activity);
    db.run(db.q.deleteFrom('mails'));
  });
  db.sqlite.exec('analyze');
};
