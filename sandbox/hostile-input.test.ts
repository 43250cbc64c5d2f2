import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createGraphql } from './server/gateway/graphql';
import { meaningfulArguments } from './testing/meaningful-arguments';
import { runOperation as askAs, openTestWorld, type DemoAccountName } from './testing/run-operation';
import { rootFields, arbitraryVariables, type ArgumentSources } from './testing/root-fields';
import { demoAccounts } from './world/seed/accounts.seed';
import type { Resolvers, World, WorldContext } from './world/types';

const worlds: World[] = [];
afterEach(() => {
  for (const world of worlds.splice(0)) world.close();
});

/** Where each account's own words and ids lie: table, column of words, and the group that owns the row. */
const owned = [
  ['profiles', 'given_name', 'group_id'],
  ['groups', 'name', 'id'],
  ['marks', 'description', 'group_id'],
  ['discards', 'description', 'group_id'],
  ['cases', 'description', 'group_id'],
  ['live_searches', 'keyword', '(select group_id from profiles p where p.id = profile_id)'],
  ['exports', 'title', '(select group_id from profiles p where p.id = profile_id)'],
  ['infringements', 'detail', '(select group_id from profiles p where p.id = profile_id)'],
] as const;

/** Lists of things that are nobody's, such as sellers: which of them stand on the lists of an organisation's accounts. */
const lists: Record<string, string> = {
  blackListSellers: "select seller_id as id, owner_profile_id as owner from seller_flags where colour = 'black'",
  whiteListSellers: "select seller_id as id, owner_profile_id as owner from seller_flags where colour = 'white'",
  suggestedArticles: 'select listing_id as id, owner_profile_id as owner from suggestions',
};

function onLists({ db }: World, groupId: string): Record<string, Set<string>> {
  const ids = (sql: string) =>
    db.pluck<string>(`select id from (${sql}) where owner in (select id from profiles where group_id = ?)`, groupId);
  return Object.fromEntries(Object.entries(lists).map(([field, sql]) => [field, new Set(ids(sql))]));
}

/** The ids in the lists that an answer holds, by its fields. */
function listedIn(body: string): [field: string, id: string][] {
  const { data } = JSON.parse(body) as { data?: Record<string, unknown> | null };
  return Object.entries(data ?? {}).flatMap(([field, value]) =>
    Object.values((value ?? {}) as object)
      .filter(Array.isArray)
      .flat()
      .flatMap((one: { id?: unknown } | null) =>
        typeof one?.id === 'string' ? [[field, one.id] as [string, string]] : [],
      ),
  );
}

/** Writes the owner of each row into its words, so that an answer that holds another's shows it. */
function signRows({ db }: World): void {
  for (const [table, column, group] of owned) {
    db.sqlite.exec(`update ${table} set ${column} = coalesce(${column}, '') || ' ⟦' || ${group} || '⟧'`);
  }
}

function digestOfOthers({ db }: World, groupId: string): string {
  const rows = owned.flatMap(([table, , group]) =>
    db.sqlite.prepare(`select * from ${table} where ${group} <> ?`).all(groupId),
  );
  expect(rows.length).toBeGreaterThan(10);
  return createHash('sha1').update(JSON.stringify(rows)).digest('hex');
}

/** Ids of everybody's things, and some of each kind. */
function idsOf({ db }: World): string[] {
  const some = (sql: string) => db.pluck<string>(sql).map(String);
  return [
    ...some('select id from profiles'),
    ...some('select id from users'),
    ...some('select id from groups'),
    ...some('select id from listings order by n limit 10'),
    ...some('select listing_id from marks where sent_at is null order by id limit 40'),
    ...some('select id from cases order by id limit 40'),
    ...some('select listing_id from cases order by id limit 20'),
    ...some('select id from live_searches'),
    ...some('select id from exports'),
    ...some('select id from products limit 4'),
    ...some('select id from sellers limit 4'),
    ...some('select catalog_product_id from listings where catalog_product_id is not null limit 2'),
    ...some('select family_id from listings where family_id is not null limit 2'),
  ];
}

const nasty = [
  '',
  ' ',
  '0',
  '-1',
  'MLA',
  'MLA9999999999',
  'mla1',
  '__proto__',
  'constructor',
  "'; drop table cases; --",
  '"',
  '*',
  'a* OR b',
  'NEAR(a b, 2)',
  '%',
  '\u0000',
  '\uD800',
  '🧨'.repeat(300),
  'x'.repeat(30_000),
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
];

function hostile(world: World): ArgumentSources {
  const ids = fc.constantFrom(...idsOf(world));
  const text = fc.oneof(
    fc.constantFrom(...nasty),
    fc.string({ unit: 'binary' }),
    ids,
    fc.constantFrom('kumara', 'MLA', 'MLB'),
  );
  const anyInteger = fc.oneof(
    fc.constantFrom(-1, 0, 1, 50, 51, 10_000, 2 ** 31 - 1, -(2 ** 31)),
    fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
  );
  const date = fc.oneof(
    fc.constantFrom(
      '2026-11-20',
      '2026-11-20T12:00:00.000Z',
      '0000-00-00',
      '9999-12-31',
      '+275760-09-13',
      'tomorrow',
      '',
    ),
    fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
  );
  return {
    scalars: {
      ID: fc.oneof({ weight: 3, arbitrary: ids }, { weight: 1, arbitrary: text }),
      String: text,
      Int: anyInteger,
      Float: fc.oneof(anyInteger, fc.constantFrom(0.1, -1e300, Number.MAX_VALUE)),
      Boolean: fc.boolean(),
      Date: date,
      JSON: fc.jsonValue(),
    },
    strange: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant({}), fc.constant([])),
    fitting: meaningfulArguments(world),
    longest: 4,
  };
}

const exportDocument = 'mutation { createLiveSearchReport(keyword: "kumara", sites: ["MLA"]) { id } }';

async function opened(as: DemoAccountName, change: (resolvers: Resolvers) => Resolvers = (resolvers) => resolvers) {
  const world = openTestWorld('small');
  worlds.push(world);
  for (const owner of ['ana', 'bruno', 'diego'] as const) {
    expect((await askAs(world, owner, exportDocument)).codes).toEqual([]);
  }
  signRows(world);
  const failures: unknown[] = [];
  const { run } = createGraphql(change(world.resolvers), (level, event, fields) => {
    if (level === 'error') failures.push({ event, ...fields });
  });
  const { userId, profileId } = demoAccounts[as];
  const groupId = world.accounts.byId(userId)?.groupId ?? '';
  const context: WorldContext = { world, userId, profileId, operationKey: null, lang: 'es' };
  const ask = async (document: string, variables: object) => {
    failures.length = 0;
    const answer = await run(JSON.stringify({ query: document, variables }), context);
    const others = [...answer.body.matchAll(/⟦(\d+)⟧/g)].map(([, group]) => group).filter((group) => group !== groupId);
    const own = onLists(world, groupId);
    const astray = listedIn(answer.body)
      .filter(([field, id]) => field in lists && !own[field]?.has(id))
      .map(([field, id]) => `${field} ${id}`);
    return { ...answer, failures: [...failures], others: [...others, ...astray] };
  };
  return { world, groupId, ask };
}

function inquiry(world: World) {
  const values = hostile(world);
  const each = rootFields.map((field) => arbitraryVariables(field, values).map((variables) => ({ field, variables })));
  return fc.oneof(...each);
}

describe('generated input at every resolver', () => {
  test.each(['bruno', 'ana', 'diego'] as const)(
    '%s never makes the gateway fail, and sees and changes nothing of another account',
    async (as) => {
      const { world, groupId, ask } = await opened(as);
      const before = digestOfOthers(world, groupId);
      const reached = new Set<string>();
      const property = fc.asyncProperty(inquiry(world), async ({ field, variables }) => {
        const { status, body, failures, others } = await ask(field.document, variables);
        if (new RegExp(`"data":\\{"${field.name}":(?!null)`).test(body)) reached.add(field.name);
        expect({ failures, others, isServerError: status >= 500 || body.includes('"SERVER_ERROR"') }).toEqual({
          failures: [],
          others: [],
          isServerError: false,
        });
      });
      await fc.assert(property, { numRuns: 500, seed: 20_261_121, endOnFailure: true });
      expect(digestOfOthers(world, groupId)).toBe(before);
      expect(reached.size).toBeGreaterThan(rootFields.length / 2);
    },
    60_000,
  );

  test('a resolver that fails, and one that answers for another account, would be found', async () => {
    const failing = await opened('bruno', ({ Query = {} }) => ({
      Query: {
        ...Query,
        sites: () => {
          throw new TypeError('sites is not iterable');
        },
      },
    }));
    const { body, failures } = await failing.ask('{ sites { id } }', {});
    expect(body).toContain('"SERVER_ERROR"');
    expect(failures).toEqual([expect.objectContaining({ event: 'resolver.failed', path: 'sites' })]);

    const telling = await opened('bruno', ({ Query = {} }) => ({
      Query: { ...Query, profile: () => ({ givenName: `Ana ⟦${demoAccounts.groups.kumara}⟧` }) },
    }));
    expect((await telling.ask('{ profile { givenName } }', {})).others).toEqual([demoAccounts.groups.kumara]);
  });

  test.each([
    ['blackListSellers', '{ blackListSellers { sellers { id } } }', (id: string) => ({ sellers: [{ id }] })],
    ['whiteListSellers', '{ whiteListSellers { sellers { id } } }', (id: string) => ({ sellers: [{ id }] })],
    ['suggestedArticles', '{ suggestedArticles { articles { id } } }', (id: string) => ({ articles: [{ id }] })],
  ])('what stands on the %s of another account would be found', async (field, document, answer) => {
    const seen = await opened('bruno');
    const foreign = [...(onLists(seen.world, demoAccounts.groups.kumara)[field] ?? [])];
    expect(foreign.length).toBeGreaterThan(0);
    const [first = ''] = foreign;
    const telling = await opened('bruno', ({ Query = {} }) => ({ Query: { ...Query, [field]: () => answer(first) } }));
    expect((await telling.ask(document, {})).others).toEqual([`${field} ${first}`]);
    const own = await opened('ana');
    const { body, others } = await own.ask(document, {});
    expect([body.includes('"id"'), others]).toEqual([true, []]);
  });

  test('the rows of an account are signed where it sees them', async () => {
    const { body, others } = await (await opened('ana')).ask('{ liveSearches { liveSearches { keyword } } }', {});
    expect(body).toContain(`⟦${demoAccounts.groups.kumara}⟧`);
    expect(others).toEqual([]);
  });
});
