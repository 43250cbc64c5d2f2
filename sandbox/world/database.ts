import Sqlite from 'better-sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Compilable, Simplify } from 'kysely';
import type { Tables } from './tables';
import { indexesSql, tablesSql } from './tables-sql';

type Rows<Q> = Q extends Compilable<infer Row> ? Row : never;

/**
 * The world's database: kysely writes the statements, better-sqlite3 runs them at once. Nothing here waits, so that a
 * transaction can never interleave with another request's statements.
 */
export interface Database {
  /** Builds statements; runs none. */
  q: Kysely<Tables>;
  /** The handle itself, for what kysely does not write (full-text search, pragmas) and for tables of the server's own. */
  sqlite: Sqlite.Database;
  all<Q extends Compilable<unknown>>(query: Q): Simplify<Rows<Q>>[];
  first<Q extends Compilable<unknown>>(query: Q): Simplify<Rows<Q>> | undefined;
  /** Runs an insert, update or delete; answers how many rows changed. */
  run(query: Compilable<unknown>): number;
  /** Runs `work` in one transaction (a savepoint inside another); an error undoes it and goes on to the caller. */
  transaction<T>(work: () => T): T;
  /** The first column of all rows of a statement written by hand. */
  pluck<T>(sql: string, ...values: unknown[]): T[];
  close(): void;
}

/** Small letters without marks and with single spaces: what people mean to be the same. Statements know it as `plain(text)`. */
export const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Opens a file or ':memory:' with write-ahead logging, or in memory what a database was serialized to. */
export const openDatabase = (source: string | Buffer): Database => {
  const sqlite = new Sqlite(source);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = NORMAL');
  sqlite.pragma('temp_store = MEMORY');
  sqlite.pragma('cache_size = -32000');
  sqlite.function('plain', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? normalizeText(text) : null,
  );
  const q = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  const statements = new Map<string, Sqlite.Statement>();
  const prepare = (sql: string): Sqlite.Statement => {
    const cachedStatement = statements.get(sql);
    if (cachedStatement) return cachedStatement;
    const made = sqlite.prepare(sql);
    if (statements.size > 500) statements.clear();
    statements.set(sql, made);
    return made;
  };
  return {
    q,
    sqlite,
    all: <Q extends Compilable<unknown>>(query: Q) => {
      const { sql, parameters } = query.compile();
      return prepare(sql).all(...parameters) as Simplify<Rows<Q>>[];
    },
    first: <Q extends Compilable<unknown>>(query: Q) => {
      const { sql, parameters } = query.compile();
      return prepare(sql).get(...parameters) as Simplify<Rows<Q>> | undefined;
    },
    run: (query) => {
      const { sql, parameters } = query.compile();
      return prepare(sql).run(...parameters).changes;
    },
    transaction: (work) => sqlite.transaction(work).immediate(),
    pluck: <T>(sql: string, ...values: unknown[]) =>
      prepare(sql)
        .pluck()
        .all(...values) as T[],
    close: () => sqlite.close(),
  };
};

export const createTables = (db: Database): void => {
  db.sqlite.exec(tablesSql);
};

/** Makes the indexes that are missing: a file of an older version gets them at its next opening. */
export const createIndexes = (db: Database): void => {
  db.sqlite.exec(indexesSql);
};

/** Drops every table that `createTables` makes; others of the same file stay. */
export const dropTables = (db: Database): void => {
  const names = [...tablesSql.matchAll(/create (?:virtual )?table (\w+)/g)].map(([, name]) => name ?? '');
  for (const name of names) db.sqlite.exec(`drop table if exists ${name}`);
};

/** True when the file holds a world already. */
export const hasTables = (db: Database): boolean =>
  db.pluck<number>("select count(*) from sqlite_master where type = 'table' and name = 'settings'")[0] === 1;
