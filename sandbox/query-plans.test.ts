import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGraphql } from './server/gateway/graphql';
import { openTestWorld, createTestTime } from './testing/run-operation';
import { meaningfulArguments } from './testing/meaningful-arguments';
import { rootFields, arbitraryVariables, type ArgumentSources } from './testing/root-fields';
import { demoAccounts } from './world/seed/accounts.seed';
import type { World, WorldContext } from './world/types';

/** Tables that grow with the marketplace or with use: nobody reads them from end to end. */
const large = [
  'listings',
  'listing_words',
  'descriptions',
  'questions',
  'reviews',
  'blindages',
  'products',
  'sellers',
  'seller_flags',
  'marks',
  'discards',
  'suggestions',
  'cases',
  'live_searches',
  'live_search_sites',
  'live_search_items',
  'exports',
  'infringements',
  'files',
  'jobs',
  'operations',
  'ledger',
  'support_messages',
  'profiles',
  'profile_notices',
  'users',
];

/** The list of all sellers is asked for: its count and its first page in the order of an index are the answer. */
const fullScans = [
  /^select count\(\*\) as "total" from "sellers"$/,
  /^select \* from "sellers" order by "nickname" limit \? offset \?$/,
];

interface Plan {
  sql: string;
  /** The table's own name, not its alias in the statement. */
  table: string;
  detail: string;
}

const aliases = (sql: string): Map<string, string> =>
  new Map(
    [
      ...sql.matchAll(
        /\b(?:from|join|update|into)\s+"?(\w+)"?(?:\s+(?:as\s+)?"?(?!where|on|set|join|left|inner|order|group|limit|values|cross\b)(\w+)"?)?/gi,
      ),
    ].flatMap(([, table = '', alias = table]) => [
      [alias, table],
      [table, table],
    ]),
  );

function plansOf({ db }: World, sql: string): Plan[] {
  const names = aliases(sql);
  const statement = db.sqlite.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`);
  return statement.all(...Array<string>(sql.split('?').length - 1).fill('1')).flatMap(({ detail }) => {
    const name = /^(?:SCAN|SEARCH) (\w+)/.exec(detail)?.[1];
    return name === undefined ? [] : [{ sql, table: names.get(name) ?? name, detail }];
  });
}

/** From end to end: a scan of the table, or of an index of it; a full-text table is searched where it has a MATCH. */
const isScan = ({ detail }: Plan): boolean => detail.startsWith('SCAN ') && !/VIRTUAL TABLE INDEX \d+:.*M/.test(detail);

const folder = mkdtempSync(join(tmpdir(), 'plans-'));
const time = createTestTime();
const database = join(folder, 'world.sqlite');
let world: World;
const seen = new Set<string>();

/** Calls that mean something, at every root field: what they make the database do is what it does for people. */
async function askEverything(fitting: ArgumentSources['fitting']): Promise<void> {
  const values: ArgumentSources = {
    scalars: {
      ID: fc.constant('1'),
      String: fc.constant('kumara'),
      Int: fc.nat(50),
      Float: fc.nat(1000),
      Boolean: fc.boolean(),
      Date: fc.constant('2026-11-20'),
      JSON: fc.constant({}),
    },
    fitting,
    strange: null,
    longest: 3,
  };
  const { run } = createGraphql(world.resolvers, () => undefined);
  for (const as of ['ana', 'auditor'] as const) {
    const context: WorldContext = { world, ...demoAccounts[as], operationKey: null, lang: 'es' };
    for (const field of rootFields) {
      for (const variables of fc.sample(arbitraryVariables(field, values), { numRuns: 6, seed: 4600 })) {
        await run(JSON.stringify({ query: field.document, variables }), context);
      }
    }
    world.clock.advance(60_000);
  }
}

beforeAll(async () => {
  const seeded = openTestWorld('small', time, database);
  for (const as of [demoAccounts.ana, demoAccounts.bruno]) {
    const { run } = createGraphql(seeded.resolvers, () => undefined);
    const query = 'mutation { createLiveSearchReport(keyword: "kumara", sites: ["MLA"]) { id } }';
    await run(JSON.stringify({ query }), { world: seeded, ...as, operationKey: null, lang: 'es' });
  }
  seeded.close();
  // Opened again, so that no statement was prepared before they are listened to.
  world = openTestWorld('small', time, database);
  const fitting = meaningfulArguments(world);
  const { prepare } = world.db.sqlite;
  world.db.sqlite.prepare = ((sql: string) => {
    seen.add(sql);
    return prepare.call(world.db.sqlite, sql);
  }) as typeof prepare;
  await askEverything(fitting);
  world.db.sqlite.prepare = prepare;
});
afterAll(() => {
  world.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('what the database does for every root field', () => {
  test('no statement reads a large table from end to end', () => {
    // What is "in ()" holds for no row, and SQLite knows it before it reads one; its plan says SCAN all the same.
    const isRead = (sql: string) => !sql.includes('in ()') && !fullScans.some((pattern) => pattern.test(sql));
    const statements = [...seen].filter(isRead).filter((sql) => /^\s*(with|select|update|delete|insert)\b/i.test(sql));
    const plans = statements.flatMap((sql) => plansOf(world, sql)).filter(({ table }) => large.includes(table));
    const scanLines = large.map((table) => {
      const own = [...new Set(plans.filter((plan) => plan.table === table).map(({ detail }) => detail))].sort();
      return [table, ...own.map((detail) => `  ${detail}`)].join('\n');
    });
    console.log(`${String(statements.length)} statements\n${scanLines.join('\n')}`);
    expect(statements.length).toBeGreaterThan(150);
    expect(plans.filter(isScan).map(({ detail, sql }) => `${detail}: ${sql.slice(0, 400)}`)).toEqual([]);
  });

  test.each([
    ['a column without an index', 'select id from marks where description = ?'],
    ['an index read from end to end', 'select count(*) from listings'],
    ['an alias', 'select l.id from listings as l where l.title = ?'],
    ['a change without an index', 'update cases set status = ? where title = ?'],
    ['words that are not searched', 'select rowid from listing_words where title = ?'],
  ])('%s would be found', (_what, sql) => {
    const found = plansOf(world, sql).filter((plan) => large.includes(plan.table) && isScan(plan));
    expect(found.length).toBeGreaterThan(0);
  });
});
