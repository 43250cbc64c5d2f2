import { afterEach, describe, expect, test } from 'vitest';
import {
  runOperation,
  createTestTime,
  openTestWorld,
  type DemoAccountName,
  type TestTime,
} from './testing/run-operation';
import { demoAccounts } from './world/seed/accounts.seed';
import { putListing, putMark, putSeller } from './world/staging';
import type { World } from './world/types';

let world: World;
const open = (seed: 'empty' | 'small' = 'empty', time: TestTime = createTestTime()): World =>
  (world = openTestWorld(seed, time));
afterEach(() => world.close());

interface Found {
  id: string;
  status: string;
  finished: boolean;
  failedCount: number;
  sortBy: string;
  order: string;
  countries: { countrySites: { id: string; count: number; active: boolean; filtered: number; country: string }[] };
  articles: { items: { id: string; price: number }[]; paging: { total: number; offset: number; limit: number } } | null;
}

const fields = `id status finished failedCount sortBy order countries { countrySites { id count active filtered country } }
  articles { items { id price } paging { total offset limit } }`;
const create = (input: Record<string, unknown>, as: DemoAccountName = 'ana', key: string | null = null) =>
  runOperation<Found>(
    world,
    as,
    `mutation ($liveSearch: LiveSearchInput!) { createLiveSearch(liveSearch: $liveSearch) { ${fields} } }`,
    { liveSearch: input },
    key,
  );
const read = (id: string, more: Record<string, unknown> = {}, as: DemoAccountName = 'ana') =>
  runOperation<Found>(
    world,
    as,
    `query ($id: ID!, $size: Int, $from: Int, $by: LiveSearchSort, $order: SortOrder) {
      liveSearch(id: $id, articles_size: $size, from: $from, sort_by: $by, sort_order: $order) { ${fields} } }`,
    { id, ...more },
  );

const listings = [
  { id: 'MLA1000000001', title: 'Zapatillas Kumara Runner rojas', brand: 'Kumara', price: 300 },
  { id: 'MLA1000000002', title: 'Zapatillas Kumara usadas', brand: 'Kumara', price: 100 },
  { id: 'MLA1000000003', title: 'Gorra Rayo', brand: 'Rayo', price: 50 },
  { id: 'MLB1000000004', title: 'Tênis Kumara Runner', brand: 'Kumara', price: 2 },
];
const fill = (): void => {
  for (const { id, title, brand, price } of listings) {
    putListing(world, { id, title, brand, model: 'Uno' });
    world.db.run(world.db.q.updateTable('listings').set({ price }).where('id', '=', id));
  }
};

describe('live searches', () => {
  test('one is found site by site while time passes, and then processed', async () => {
    const time = createTestTime();
    open('empty', time);
    fill();
    const { data } = await create({ keyword: ' kumara  ', sites: ['mla', 'MLB'] });
    expect(data).toMatchObject({ status: 'in_progress', finished: false });
    time.pass(800);
    world.worker.runDue();
    const half = (await read(data.id)).data;
    expect(half.status).toBe('in_progress');
    expect(half.articles?.paging.total).toBe(2);
    time.pass(800);
    world.worker.runDue();
    const fullSearch = (await read(data.id)).data;
    expect(fullSearch).toMatchObject({ status: 'processed', finished: true, failedCount: 0 });
    expect(fullSearch.countries.countrySites).toEqual([
      { id: 'MLA', count: 2, active: true, filtered: 2, country: 'AR' },
      { id: 'MLB', count: 1, active: true, filtered: 1, country: 'BR' },
    ]);
  });

  test('required and avoided words, letters with marks alike', async () => {
    open();
    fill();
    const { data } = await create({
      keyword: 'tenis KUMARA',
      sites: ['MLB', 'MLA'],
      requiredWords: ['runner'],
      avoidedWords: ['usadas'],
    });
    world.clock.advance(5000);
    expect((await read(data.id)).data.articles?.items.map((item) => item.id)).toEqual(['MLB1000000004']);
    const other = await create({ keyword: 'kumara', sites: ['MLA'], avoidedWords: ['usadas'] });
    world.clock.advance(5000);
    expect((await read(other.data.id)).data.articles?.items.map((item) => item.id)).toEqual(['MLA1000000001']);
  });

  test.each(['"', '*', 'AND', 'kumara" OR "gorra', 'title:kumara', '<b>', 'NEAR(', '𝕏 ()'])(
    'the keyword %j is only words',
    async (keyword) => {
      open();
      fill();
      const { data, codes } = await create({ keyword, sites: ['MLA'] });
      expect(codes).toEqual([]);
      world.clock.advance(5000);
      expect((await read(data.id)).data.status).toBe('processed');
    },
  );

  test('a keyword and a site are required, and one like it is refused', async () => {
    open();
    expect((await create({ keyword: '  ', sites: ['MLA'] })).codes).toEqual(['KEYWORD_REQUIRED']);
    expect((await create({ keyword: 'kumara', sites: ['XXX'] })).codes).toEqual(['SITE_REQUIRED']);
    expect((await create({ keyword: 'Kumara', sites: ['MLB', 'MLA'], requiredWords: ['b', 'a'] })).codes).toEqual([]);
    expect((await create({ keyword: 'kumará ', sites: ['mla', 'mlb'], requiredWords: ['A', 'b'] })).codes).toEqual([
      'DUPLICATE_LIVE_SEARCH',
    ]);
    expect((await create({ keyword: 'kumara', sites: ['MLA'] })).codes).toEqual([]);
    expect((await create({ keyword: 'kumara', sites: ['MLA'] }, 'bruno')).codes).toEqual([]);
  });

  test('the same key makes one search', async () => {
    open();
    const first = await create({ keyword: 'kumara', sites: ['MLA'] }, 'ana', 'k');
    expect(await create({ keyword: 'kumara', sites: ['MLA'] }, 'ana', 'k')).toEqual(first);
    expect(
      (await runOperation<{ paging: { total: number } }>(world, 'ana', '{ liveSearches { paging { total } } }')).data
        .paging.total,
    ).toBe(1);
  });

  test('results in pages, in an order that is kept', async () => {
    open();
    fill();
    const { data } = await create({ keyword: 'kumara', sites: ['MLA', 'MLB'] });
    world.clock.advance(5000);
    const cheap = (await read(data.id, { by: 'price', order: 'asc', size: 2, from: 0 })).data;
    expect(cheap.articles?.items.map((item) => item.id)).toEqual(['MLA1000000002', 'MLA1000000001']);
    expect(cheap.articles?.paging).toEqual({ total: 3, offset: 0, limit: 2 });
    const rest = (await read(data.id, { size: 2, from: 2 })).data;
    expect(rest).toMatchObject({ sortBy: 'price', order: 'asc' });
    expect(rest.articles?.items.map((item) => item.id)).toEqual(['MLB1000000004']);
    expect((await read(data.id, { size: 2, from: 50 })).data.articles?.items).toEqual([]);
  });

  test('what the organisation trusts is left out', async () => {
    open();
    fill();
    const { data } = await create({ keyword: 'kumara', sites: ['MLA'] });
    world.clock.advance(5000);
    putMark(world, demoAccounts.auditor.profileId, 'MLA1000000001', { verdict: 'approved' });
    putMark(world, demoAccounts.auditor.profileId, 'MLA1000000002', { verdict: 'reported', code: 'PPPI1' });
    expect((await read(data.id)).data.articles?.items.map((item) => item.id)).toEqual(['MLA1000000002']);
  });

  test('a filter profile leaves what fits, by its prices in the profile currency', async () => {
    open();
    fill();
    const { data } = await create({ keyword: 'kumara', sites: ['MLA', 'MLB'] });
    world.clock.advance(5000);
    const update = (filter: Record<string, unknown>) =>
      runOperation<Found>(
        world,
        'ana',
        `mutation ($id: ID!, $filters: [FilterProfileInput!], $chosen: ID) {
          updateLiveSearch(id: $id, filterProfiles: $filters, filterProfileId: $chosen) { ${fields} } }`,
        { id: data.id, filters: [{ id: 'f', name: 'Caros', ...filter }], chosen: 'f' },
      );
    await update({ priceMin: 0.1, profileCurrency: 'USD' });
    expect((await read(data.id)).data.articles?.items.map((item) => item.id).sort()).toEqual([
      'MLA1000000001',
      'MLB1000000004',
    ]);
    await update({ priceMin: 0.001, priceMinConverted: 0.1, profileCurrency: 'USD' });
    expect((await read(data.id)).data.articles?.items.map((item) => item.id).sort()).toEqual([
      'MLA1000000001',
      'MLB1000000004',
    ]);
    const counts = (await update({ sites: ['MLB'], brand: 'kumara' })).data.countries.countrySites;
    expect(counts.map((site) => [site.id, site.filtered, site.active])).toEqual([
      ['MLA', 0, false],
      ['MLB', 1, true],
    ]);
    expect((await update({ priceMin: 20, priceMax: 10 })).codes).toEqual(['INVALID_INPUT']);
    expect((await update({ dateFrom: '2026-02-01', dateTo: '2026-01-01' })).codes).toEqual(['INVALID_INPUT']);
  });

  test('a filter takes required and avoided words, sellers wanted and not, and a category', async () => {
    open();
    fill();
    putSeller(world, { id: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' });
    world.db.run(world.db.q.updateTable('listings').set({ seller_id: '5001' }).where('id', '=', 'MLA1000000002'));
    world.db.run(world.db.q.updateTable('listings').set({ category_id: 'BAGS' }).where('id', '=', 'MLA1000000002'));
    const { data } = await create({ keyword: 'kumara', sites: ['MLA', 'MLB'] });
    world.clock.advance(5000);
    const left = async (filter: Record<string, unknown>) => {
      const answer = await runOperation<Found>(
        world,
        'ana',
        `mutation ($id: ID!, $filters: [FilterProfileInput!]) {
          updateLiveSearch(id: $id, filterProfiles: $filters, filterProfileId: "f") { id } }`,
        { id: data.id, filters: [{ id: 'f', ...filter }] },
      );
      if (answer.codes.length > 0) return answer.codes;
      return (await read(data.id)).data.articles?.items.map((item) => item.id).sort();
    };
    const [red, used, tenis] = ['MLA1000000001', 'MLA1000000002', 'MLB1000000004'];
    expect(await left({ requiredWords: ['zapatillas', 'RUNNER'] })).toEqual([red]);
    expect(await left({ avoidedWords: ['usadas', 'tenis'] })).toEqual([red]);
    expect(await left({ requiredWords: ['"'], avoidedWords: ['*'] })).toEqual([red, used, tenis]);
    expect(await left({ sellers: ['tienda_sur'] })).toEqual([used]);
    expect(await left({ blacklistedSellers: ['TIENDA_SUR'] })).toEqual([red, tenis]);
    expect(await left({ sellers: ['NADIE'] })).toEqual(['SELLER_NOT_FOUND']);
    expect(await left({ categoryId: 'BAGS' })).toEqual([used]);
    const narrowed = await runOperation<{ categories: unknown; filterProfiles: unknown }>(
      world,
      'ana',
      `{ liveSearch(id: "${data.id}") { categories { id name count } filterProfiles { requiredWords } } }`,
    );
    expect(narrowed.data).toEqual({
      categories: [
        { id: 'FOOTWEAR', name: 'Calzado', count: 2 },
        { id: 'BAGS', name: 'Bolsos y equipaje', count: 1 },
      ],
      filterProfiles: [{ requiredWords: null }],
    });
  });

  test('nobody reads or deletes the search of another profile', async () => {
    open();
    const { data } = await create({ keyword: 'kumara', sites: ['MLA'] });
    for (const as of ['bruno', 'auditor', 'anaBrazil'] as const) {
      expect((await read(data.id, {}, as)).codes).toEqual(['LIVE_SEARCH_NOT_FOUND']);
      expect((await runOperation(world, as, `mutation { deleteLiveSearch(id: "${data.id}") { id } }`)).codes).toEqual([
        'LIVE_SEARCH_NOT_FOUND',
      ]);
    }
    expect((await runOperation(world, 'ana', `mutation { deleteLiveSearch(id: "${data.id}") { id } }`)).data).toEqual({
      id: data.id,
    });
    world.clock.advance(60_000);
    expect((await read(data.id)).codes).toEqual(['LIVE_SEARCH_NOT_FOUND']);
  });

  test('a seller is found by nickname, and the whole of their listings by a search of theirs', async () => {
    open();
    putSeller(world, { id: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' });
    putListing(world, { id: 'MLA1000000009', title: 'Mate de madera', sellerId: '5001' });
    const sellerId = (
      await runOperation(world, 'ana', '{ getSellerID(nickName: " tienda_sur ", siteId: "mla") { sellerId } }')
    ).data;
    expect(sellerId).toEqual({ sellerId: '5001' });
    expect(
      (await runOperation(world, 'ana', '{ getSellerID(nickName: "tienda_sur", siteId: "MLB") { sellerId } }')).codes,
    ).toEqual(['SELLER_NOT_FOUND']);
    const { data } = await runOperation<Found & { keyword: string }>(
      world,
      'ana',
      'mutation { createSellersLiveSearch(sellers: ["5001"]) { id keyword } }',
    );
    expect(data.keyword).toBe('TIENDA_SUR');
    world.clock.advance(5000);
    expect((await read(data.id)).data.articles?.items.map((item) => item.id)).toEqual(['MLA1000000009']);
    expect(
      (await runOperation(world, 'ana', 'mutation { createSellersLiveSearch(sellers: ["1"]) { id } }')).codes,
    ).toEqual(['SELLER_NOT_FOUND']);
  });
});

describe('quick search', () => {
  const quick = (args: string) =>
    runOperation<{ results: { id: string }[]; paging: { total: number } }>(
      world,
      'ana',
      `{ search(${args}) { results { id } paging { total } } }`,
    );

  test('by words, part number, EAN and id with or without hyphen', async () => {
    open();
    fill();
    expect((await quick('keyword: "kumara runner", sites: ["MLA"]')).data.results).toEqual([{ id: 'MLA1000000001' }]);
    expect((await quick('keyword: "mla-1000000003"')).data.results).toEqual([{ id: 'MLA1000000003' }]);
    expect((await quick('keyword: "MLA1000000003"')).data.results).toEqual([{ id: 'MLA1000000003' }]);
    expect((await quick('keyword: "KU-100", sites: ["MLB"]')).data.results).toEqual([{ id: 'MLB1000000004' }]);
    expect((await quick('keyword: "7791000000003"')).data.results).toEqual([{ id: 'MLA1000000003' }]);
    expect((await quick('keyword: "MLA9999999999"')).data).toEqual({ results: [], paging: { total: 0 } });
  });

  test('by seller, and nothing asked is refused', async () => {
    open();
    fill();
    putSeller(world, { id: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' });
    putListing(world, { id: 'MLA1000000009', title: 'Mate', sellerId: '5001' });
    expect((await quick('sellerId: "5001"')).data.results).toEqual([{ id: 'MLA1000000009' }]);
    expect((await quick('sellerId: "1"')).codes).toEqual(['SELLER_NOT_FOUND']);
    expect((await quick('keyword: " "')).codes).toEqual(['KEYWORD_REQUIRED']);
  });
});
