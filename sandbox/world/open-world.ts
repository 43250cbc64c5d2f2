import { resolvers } from '../resolvers';
import { emptyAccountTables, ensureAccountTables } from './account-tables';
import { createAccounts } from './accounts';
import { createControl } from './control';
import { profileRow, scopeColumn } from './allowance';
import { createClock } from './clock';
import { createIndexes, dropTables, hasTables, openDatabase, createTables } from './database';
import { createJobs } from './jobs';
import { createLedger } from './ledger';
import { createPictures } from './pictures/pictures';
import { translateText } from './translate-text';
import type { Log, SeedName, World, WorldOptions, WorldContext } from './types';
import { createWorker, type JobHandler } from './worker';
import {
  dropImageBankMark,
  moderateCase,
  presentDocumentation,
  queueCase,
  reporterDeadline,
  sellerDeadline,
} from './case-flow';
import { generateExport } from './generate-export';
import { stepLiveSearch } from './live-search-steps';
import { Refusal } from './refusal';
import { seedAccounts } from './seed/accounts.seed';
import { seedActivity } from './seed/activity.seed';
import { seedListings } from './seed/listings.seed';
import { seedShell } from './seed/shell.seed';

/** Everything that happens by itself when its time comes. */
export const jobHandlers = (world: Pick<World, 'db' | 'jobs' | 'log' | 'sendMail'>): Record<string, JobHandler> => ({
  'live-search.step': (job, at) => stepLiveSearch(world, job.subject, at),
  'case.queue': (job, at) => queueCase(world, job.subject, at),
  'case.moderate': (job, at) => void moderateCase(world, job.subject, at),
  'case.seller-answers': (job, at) => void presentDocumentation(world, job.subject, at),
  'case.seller-deadline': (job, at) => void sellerDeadline(world, job.subject, at),
  'case.reporter-deadline': (job, at) => void reporterDeadline(world, job.subject, at),
  'export.generate': (job, at) => generateExport(world, job.subject, at),
  'mark.image-bank': (job) => dropImageBankMark(world, Number(job.subject)),
});

/**
 * Runs a mutation in one transaction and keeps its result under (user, operation key) in the same transaction. The key's second
 * call answers the kept result without running again; a key that served another operation is refused as INVALID_INPUT.
 */
export const runIdempotent = <T>(context: WorldContext, operation: string, run: () => T): T => {
  const { world, userId, operationKey } = context;
  return world.db.transaction(() => {
    if (operationKey === null) return run();
    const { db } = world;
    const savedResult = db.first(
      db.q
        .selectFrom('operations')
        .select(['operation', 'result_json'])
        .where('user_id', '=', userId)
        .where('operation_key', '=', operationKey),
    );
    if (savedResult) {
      if (savedResult.operation !== operation)
        throw new Refusal('INVALID_INPUT', `The key was used by ${savedResult.operation}`);
      return JSON.parse(savedResult.result_json) as T;
    }
    const result = run();
    db.run(
      db.q.insertInto('operations').values({
        user_id: userId,
        operation_key: operationKey,
        operation,
        result_json: JSON.stringify(result ?? null),
        at: world.clock.now(),
      }),
    );
    return result;
  });
};

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

const silent: Log = () => undefined;

/** Milliseconds after which a seeded world in memory is seeded anew: what it holds is told by days and hours before the present. */
const copyAge = 600_000;

/** Worlds in memory as they were just seeded: a process that opens many of them, as tests do, seeds one and copies it. */
const seededCopies = new Map<SeedName, { bytes: Buffer; at: number }>();

function findSeededCopy(seed: SeedName): Buffer | undefined {
  const copy = seededCopies.get(seed);
  return copy !== undefined && Date.now() - copy.at < copyAge ? copy.bytes : undefined;
}

/** Opens a world: an existing database goes on where it stopped, an empty one is seeded first. The worker is not started. */
export const openWorld = ({ database, seed, now: realNow = Date.now, log = silent }: WorldOptions): World => {
  const isCopied = database === ':memory:' && realNow === Date.now;
  const db = openDatabase((isCopied && findSeededCopy(seed)) || database);
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
  else {
    fill(seed);
    if (isCopied) seededCopies.set(seed, { bytes: db.sqlite.serialize(), at: Date.now() });
  }
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
