import { resolvers } from '../resolvers';
import { emptyAccountTables, ensureAccountTables } from './account-tables';
import { createAccounts } from './accounts';
import { createControl } from './control';
import { profileRow, scopeColumn } from './allowance';
import { createClock } from './clock';
import { createIndexes, dropTables, hasTables, openDatabase } from './database';
import { jobHandlers } from './handlers';
import { createJobs } from './jobs';
import { createLedger } from './ledger';
import { runIdempotent } from './run-idempotent';
import { createPictures } from './pictures/pictures';
import { seedWorld } from './seed/seed';
import { translateText } from './translate-text';
import type { Log, SeedName, World, WorldOptions } from './types';
import { createWorker } from './worker';

const silent: Log = () => undefined;

/** Opens a world: an existing database goes on where it stopped, an empty one is seeded first. The worker is not started. */
export const openWorld = ({ database, seed, now: realNow = Date.now, log = silent }: WorldOptions): World => {
  const db = openDatabase(database);
  const jobs = createJobs(db);
  const sendMail: World['sendMail'] = (to, subject, text) => {
    const at = world.clock.now();
    db.sqlite
      .prepare('insert into mails (recipient, subject, text, at) values (?, ?, ?, ?)')
      .run(to, subject, text, at);
  };
  const fill = (name: SeedName): void => {
    const began = performance.now();
    seedWorld({ db, jobs, sendMail: () => undefined }, name, realNow());
    log('info', 'world.seeded', { seed: name, ms: Math.round(performance.now() - began) });
  };
  if (hasTables(db)) createIndexes(db);
  else fill(seed);
  ensureAccountTables(db);
  const clock = createClock({ db, now: realNow, moved: () => void world.worker.runDue() });
  const core = { db, jobs, clock, log, sendMail };
  const worker = createWorker({ db, jobs, handlers: jobHandlers(core), now: clock.now, log });
  const pictures = createPictures(db);
  const world: World = {
    ...core,
    accounts: createAccounts({ db, realNow, worldNow: clock.now }),
    worker,
    control: createControl(core),
    ledger: createLedger(db),
    resolvers,
    log,
    pictures,
    file: (path) => {
      const row = db.first(db.q.selectFrom('files').selectAll().where('path', '=', path));
      return Promise.resolve(row ? { body: row.body, contentType: row.content_type, name: row.name } : null);
    },
    snapshot: (articleId, userId) => {
      const user = world.accounts.byId(userId);
      if (!user) return null;
      const profile = profileRow(db, user.profileId);
      const row = db.first(
        db.q
          .selectFrom('cases')
          .select('snapshot_path as path')
          .where('listing_id', '=', articleId.toUpperCase())
          .where(scopeColumn(profile), '=', profile.id)
          .orderBy('created_at', 'desc')
          .limit(1),
      );
      return row ? `/files/${row.path}` : null;
    },
    translate: translateText,
    once: runIdempotent,
    reset: (name) => {
      clock.set(realNow());
      dropTables(db);
      fill(name);
      emptyAccountTables(db);
      ensureAccountTables(db);
    },
    close: () => {
      worker.stop();
      db.close();
    },
  };
  return world;
};
