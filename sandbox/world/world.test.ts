import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { caseStatuses } from '../../contracts/vocabulary/case-statuses';
import { kitComponentTypes, kitTypes } from '../../contracts/vocabulary/listings';
import { siteIds } from '../../contracts/vocabulary/sites';
import { runOperation, createTestTime, openTestWorld } from '../testing/run-operation';
import { editListingNow } from '../testing/immediate-events';
import { openWorld } from './open-world';
import { demoAccounts } from './seed/accounts.seed';
import { composePicture } from './pictures/compose';
import { shapes } from './pictures/shapes';
import { families } from './families';
import { putListing, putMark } from './staging';
import type { World } from './types';

const folders: string[] = [];
const fileIn = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  folders.push(folder);
  return join(folder, 'world.sqlite');
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const count = (world: World, sql: string): number => world.db.pluck<number>(sql)[0] ?? 0;

describe('the demo world', () => {
  test('has twenty thousand listings over all sites, two thousand sellers, and a case in each status', () => {
    const world = openTestWorld('demo');
    expect(count(world, 'select count(*) from listings')).toBeGreaterThanOrEqual(20_000);
    expect(count(world, 'select count(*) from sellers')).toBeGreaterThanOrEqual(2000);
    expect(world.db.pluck('select distinct site_id from listings order by site_id')).toEqual([...siteIds].sort());
    for (const profileId of [demoAccounts.ana.profileId, demoAccounts.auditor.profileId]) {
      const found = world.db.pluck('select distinct status from cases where author_profile_id = ?', profileId);
      expect(found.sort()).toEqual([...caseStatuses].sort());
    }
    const unsent =
      "select count(*) from marks where owner_profile_id = '300000001' and verdict = 'reported' and sent_at is null";
    expect(count(world, unsent)).toBe(60);
    expect(world.db.pluck('select distinct status from live_searches order by 1')).toEqual([
      'failed',
      'in_progress',
      'processed',
    ]);
    expect(count(world, "select count(*) from listings where title like '%<img%'")).toBeGreaterThan(0);
    expect(
      count(world, "select count(*) from listings where id not glob 'M[A-Z][A-Z][0-9]*' or length(id) <> 13"),
    ).toBe(0);
    expect(count(world, 'select count(*) from products where length(id) <> 11')).toBe(0);
    world.close();
  });

  test('its kits are of each kind, and what they are made of is sold as well', async () => {
    const world = openTestWorld('demo');
    const ofKits = world.db.pluck<string>('select user_product_id from listings where kit_json is not null');
    const kits =
      'query q($ids: [ID!]!) { answer: kits(userProductsIds: $ids) { type components { type user_product_id } } }';
    const { data: made } = await runOperation<
      { type: string; components: { type: string; user_product_id: string }[] }[]
    >(world, 'ana', kits, { ids: ofKits });
    const components = made?.flatMap((kit) => kit.components) ?? [];
    expect(new Set(made?.map(({ type }) => type))).toEqual(new Set(kitTypes));
    expect(new Set(components.map(({ type }) => type))).toEqual(new Set(kitComponentTypes));
    const ids = [...new Set(components.map((component) => component.user_product_id))];
    const titles = 'query q($ids: [ID!]!) { answer: variants(userProductsIds: $ids) { id title } }';
    const { data: sold } = await runOperation<{ id: string; title: string }[]>(world, 'ana', titles, { ids });
    expect(
      sold
        ?.filter(({ title }) => title.length > 0)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted());
    world.close();
  });

  test('the same seed gives the same world', () => {
    const contents = (): unknown[] => {
      const world = openTestWorld('small');
      const tables = [
        'sellers',
        'listings',
        'questions',
        'descriptions',
        'blindages',
        'reviews',
        'products',
        'marks',
        'live_search_items',
        'jobs',
      ];
      const all = tables.map((table) => world.db.sqlite.prepare(`select * from ${table}`).all());
      const cases = world.db.sqlite
        .prepare('select id, listing_id, status, code, created_at, due_at, description from cases')
        .all();
      world.close();
      return [...all, cases];
    };
    expect(contents()).toEqual(contents());
  });

  test('reports accepted in the past stand in the ledger', () => {
    const world = openTestWorld('small');
    expect(world.ledger.entries().length).toBe(count(world, 'select count(*) from cases'));
    world.close();
  });
});

describe('the ledger', () => {
  test('its rows are never changed nor deleted', () => {
    const world = openTestWorld('small');
    expect(() => world.db.sqlite.exec('delete from ledger')).toThrow('append-only');
    expect(() => world.db.sqlite.exec("update ledger set case_id = 'x'")).toThrow('append-only');
    world.close();
  });

  test('is not undone by ignoring operation keys: a second send of another key makes no second row', async () => {
    const world = openTestWorld('empty');
    putListing(world, { id: 'MLA1100000001' });
    putMark(world, demoAccounts.ana.profileId, 'MLA1100000001', { verdict: 'reported', code: 'PPPI1' });
    const send = 'mutation { sendNotice(articlesIds: ["MLA1100000001"]) { id refusal } }';
    await runOperation(world, 'ana', send);
    await runOperation(world, 'ana', send);
    expect(world.ledger.counts()).toEqual([{ listingId: 'MLA1100000001', notices: 1 }]);
    world.close();
  });
});

describe('a restart', () => {
  test('a search goes on where it stopped, and the clock keeps its offset', async () => {
    const database = fileIn();
    const time = createTestTime();
    const first = openWorld({ database, seed: 'small', now: time.now });
    first.clock.advance(3_600_000);
    const made = await runOperation<{ id: string }>(
      first,
      'ana',
      'mutation { createLiveSearch(liveSearch: { keyword: "kumara original", sites: ["MLA", "MLB", "MLM"] }) { id } }',
    );
    time.pass(800);
    first.worker.runDue();
    const before = count(
      first,
      `select count(*) from live_search_sites where search_id = '${made.data.id}' and state = 'searched'`,
    );
    first.close();

    const second = openWorld({ database, seed: 'demo', now: time.now });
    expect(before).toBe(1);
    expect(second.clock.offset()).toBe(3_600_000);
    expect(count(second, 'select count(*) from listings')).toBeLessThan(5000);
    time.pass(60_000);
    second.worker.runDue();
    const { data } = await runOperation<{ status: string }>(
      second,
      'ana',
      `{ liveSearch(id: "${made.data.id}") { status } }`,
    );
    expect(data.status).toBe('processed');
    second.close();
  });

  test('kept results of operation keys survive', async () => {
    const database = fileIn();
    const time = createTestTime();
    const first = openWorld({ database, seed: 'empty', now: time.now });
    const create = 'mutation { createLiveSearch(liveSearch: { keyword: "kumara", sites: ["MLA"] }) { id } }';
    const made = await runOperation(first, 'ana', create, {}, 'key');
    first.close();
    const second = openWorld({ database, seed: 'empty', now: time.now });
    expect(await runOperation(second, 'ana', create, {}, 'key')).toEqual(made);
    second.close();
  });

  test('what became due while nothing ran happens at its own time', () => {
    const database = fileIn();
    const time = createTestTime();
    const first = openWorld({ database, seed: 'small', now: time.now });
    const due =
      first.db.pluck<number>(
        "select due_at from jobs where kind = 'case.reporter-deadline' order by due_at limit 1",
      )[0] ?? 0;
    const subject =
      first.db.pluck<string>(
        "select subject from jobs where kind = 'case.reporter-deadline' order by due_at limit 1",
      )[0] ?? '';
    first.close();
    time.pass(30 * 86_400_000);
    const second = openWorld({ database, seed: 'small', now: time.now });
    second.worker.runDue();
    const row = second.db.first(
      second.db.q.selectFrom('cases').select(['status', 'closed_at']).where('id', '=', subject),
    );
    expect(row).toEqual({ status: 'MEMBER_NOT_RESPOND', closed_at: due });
    second.close();
  });
});

describe('starting over', () => {
  test('a reset world is as new, at real time, with the same accounts', async () => {
    const time = createTestTime();
    const world = openTestWorld('small', time);
    world.clock.advance(10 * 86_400_000);
    await runOperation(
      world,
      'ana',
      'mutation { createLiveSearch(liveSearch: { keyword: "algo nuevo", sites: ["MLA"] }) { id } }',
    );
    world.db.sqlite.exec(
      'create table sessions_of_the_server (id text); insert into sessions_of_the_server values (1)',
    );
    world.reset('empty');
    expect(world.clock.now()).toBe(time.now());
    expect(count(world, 'select count(*) from listings')).toBe(0);
    expect(world.ledger.entries()).toEqual([]);
    expect(world.worker.waiting()).toEqual([]);
    expect((await world.accounts.check('ana@vigia.test', 'vigia-demo'))?.profileId).toBe(demoAccounts.ana.profileId);
    expect(count(world, 'select count(*) from sessions_of_the_server')).toBe(1);
    world.close();
  });

  test('an edited listing is found by its new words and no longer by its old ones', async () => {
    const world = openTestWorld('empty');
    putListing(world, { id: 'MLA1100000001', title: 'Mate de calabaza' });
    editListingNow(world, 'MLA1100000001', { title: 'Bombilla de alpaca' });
    const total = async (keyword: string) =>
      (
        await runOperation<{ paging: { total: number } }>(
          world,
          'ana',
          `{ search(keyword: "${keyword}") { paging { total } } }`,
        )
      ).data.paging.total;
    expect([await total('calabaza'), await total('bombilla')]).toEqual([0, 1]);
    world.close();
  });
});

describe('the worker', () => {
  test('a job that fails is tried three times and does not keep others from running', () => {
    const time = createTestTime();
    const world = openTestWorld('empty', time);
    world.jobs.plan('nobody.does-this', 'x', time.now());
    world.jobs.plan('case.queue', 'none', time.now() + 1);
    for (let tries = 0; tries < 5; tries += 1) {
      time.pass(31_000);
      world.worker.runDue();
    }
    expect(world.db.all(world.db.q.selectFrom('jobs').select(['kind', 'state', 'attempts']))).toEqual([
      { kind: 'nobody.does-this', state: 'failed', attempts: 3 },
    ]);
    world.close();
  });

  test('one job waits for a kind and subject', () => {
    const world = openTestWorld('empty');
    world.jobs.plan('case.queue', 'a', 10);
    world.jobs.plan('case.queue', 'a', 20);
    expect(world.worker.waiting()).toMatchObject([{ kind: 'case.queue', subject: 'a', dueAt: 20 }]);
    world.close();
  });

  test('world time only goes forward by an advance, and where it is set', () => {
    const time = createTestTime();
    const world = openTestWorld('empty', time);
    expect(() => world.clock.advance(-1)).toThrow(RangeError);
    world.clock.set(time.now() - 5000);
    expect(world.clock.now()).toBe(time.now() - 5000);
    world.close();
  });
});

describe('queries of the big lists', () => {
  const plans = (world: World, statements: string[]): string[] =>
    statements.flatMap((sql) =>
      world.db.sqlite
        .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all(...Array(sql.split('?').length - 1).fill('1'))
        .map((row) => row.detail),
    );

  test('none of them reads all listings, marks or cases', async () => {
    const world = openTestWorld('demo');
    const seen = new Set<string>();
    const { prepare } = world.db.sqlite;
    world.db.sqlite.prepare = ((sql: string) => {
      seen.add(sql);
      return prepare.call(world.db.sqlite, sql);
    }) as typeof prepare;
    const searchId = world.db.pluck<string>("select id from live_searches where keyword = 'kumara runner'")[0];
    const documents = [
      `{ liveSearch(id: "${searchId}", articles_size: 50, sort_by: price) { articles { items { id images { id } variants { id } } } } }`,
      '{ liveSearches { liveSearches { id countries { countrySites { count } } } } }',
      '{ reportedArticles { articles { id article { id seller { nickname } } } } }',
      '{ reportedArticlesCount { count } }',
      '{ noticedArticles(status: "PENDING") { reports { id article { title } } } }',
      '{ noticedArticles { reports { id } } }',
      '{ counterNoticesV3(status: ["PENDING"]) { cases { case_id } } }',
      '{ pendingCounterNoticeList(dueDate: "2026-11-20") { cases { case_id } } }',
      '{ pendingDenouncesCount { total } }',
      '{ search(keyword: "kumara runner", sites: ["MLA"]) { results { id } } }',
    ];
    for (const document of documents) expect((await runOperation(world, 'ana', document)).codes).toEqual([]);
    const statements = [...seen].filter((sql) => /^\s*select/i.test(sql));
    expect(statements.length).toBeGreaterThan(15);
    const unindexed = /SCAN (l|listings|marks|m|cases|sellers|questions)\b(?!.*USING)/;
    expect(plans(world, ['select id from marks where description = ?']).some((detail) => unindexed.test(detail))).toBe(
      true,
    );
    const scans = plans(world, statements).filter((detail) => unindexed.test(detail));
    expect(scans).toEqual([]);
    world.close();
  });
});

describe('pictures', () => {
  test('every family of products is drawn, the same for the same listing and otherwise for another', () => {
    expect(Object.keys(shapes).sort()).toEqual(families.map((family) => family.id).sort());
    expect(families.length).toBeGreaterThanOrEqual(14);
    for (const { id: family, brands, models } of families) {
      const input = { family, brand: brands[0] ?? '', model: models[0] ?? '', look: 4096, n: 0 };
      expect(composePicture(input)).toBe(composePicture(input));
      expect(composePicture(input)).not.toBe(composePicture({ ...input, look: 8193 }));
      expect(composePicture(input)).not.toBe(composePicture({ ...input, n: 1 }));
    }
  });

  test('each size is a PNG of its width; what is missing is null', async () => {
    const world = openTestWorld('empty');
    putListing(world, { id: 'MLA1100000001' });
    for (const [size, width] of [
      ['R', 200],
      ['N', 320],
      ['O', 900],
    ] as const) {
      const picture = await world.pictures('mla1100000001', 1, size);
      expect(picture?.contentType).toBe('image/png');
      const bytes = Buffer.from(picture?.body ?? []);
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.readUInt32BE(16)).toBe(width);
    }
    expect(await world.pictures('MLA1100000001', 9, 'R')).toBeNull();
    expect(await world.pictures('MLA9999999999', 0, 'R')).toBeNull();
    world.db.run(world.db.q.updateTable('listings').set({ missing: 2 }));
    expect(await world.pictures('MLA1100000001', 1, 'R')).toBeNull();
    world.close();
  });
});

describe('files and words', () => {
  test('only kept paths are files', async () => {
    const world = openTestWorld('small');
    const reported = `select listing_id from cases where author_profile_id = '${demoAccounts.ana.profileId}' limit 1`;
    const listingId = world.db.pluck<string>(reported)[0] ?? '';
    const path = world.snapshot(listingId, demoAccounts.ana.userId);
    const file = await world.file((path ?? '').replace('/files/', ''));
    expect(
      Buffer.from(file?.body ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await world.file('snapshots/../world.sqlite')).toBeNull();
    for (const other of [demoAccounts.bruno, demoAccounts.auditor, demoAccounts.anaBrazil])
      expect(world.snapshot(listingId, other.userId)).toBeNull();
    world.close();
  });

  test('phrases of the lexicon change language, the rest stays', () => {
    const world = openTestWorld('empty');
    expect(world.translate('Zapatillas Kumara Runner 3 Azul marino Oferta', 'es', 'en')).toBe(
      'Sneakers Kumara Runner 3 Navy Sale',
    );
    expect(world.translate('Zapatillas Kumara', 'es', 'pt')).toBe('Tênis Kumara');
    expect(world.translate('cualquier texto', 'es', 'en')).toBe('cualquier texto');
    expect(world.translate('texto', 'es', 'de')).toBeNull();
    world.close();
  });
});

test('a file of an older version gets the indexes that it lacks', () => {
  const database = fileIn();
  const options = { database, seed: 'small' as const };
  const first = openWorld(options);
  const indexes = "select name from sqlite_master where type = 'index' and sql is not null order by name";
  const whole = first.db.pluck<string>(indexes);
  first.db.sqlite.exec('drop index listings_seller; drop index marks_unsent');
  first.close();
  const again = openWorld(options);
  expect(again.db.pluck<string>(indexes)).toEqual(whole);
  again.close();
});
