import { read, utils } from 'xlsx';
import { afterEach, describe, expect, test } from 'vitest';
import { runOperation, createTestTime, openTestWorld } from './testing/run-operation';
import { demoAccounts } from './world/seed/accounts.seed';
import { dropCases, putCase, putListing, putSeller } from './world/staging';
import type { World } from './world/types';

let world: World;
const open = (): World => (world = openTestWorld('empty', createTestTime()));
afterEach(() => world.close());

interface Row {
  id: string;
  url: string | null;
  ready: boolean;
  failed: boolean;
  generating: boolean;
  topCountries: { name: string; count: number }[];
  topSellers: { name: string; count: number }[];
}

const fields = 'id url title ready failed generating topCountries { name count } topSellers { name count }';
const create = (args: string) =>
  runOperation<Row>(world, 'ana', `mutation { createNoticedReport(${args}) { ${fields} } }`);
const list = async (name: 'noticedReports' | 'liveSearchReports', as: 'ana' | 'bruno' = 'ana') =>
  (
    await runOperation<{ reports: Row[]; paging: { total: number; limit: number } }>(
      world,
      as,
      `{ ${name} { reports { ${fields} } paging { total limit } } }`,
    )
  ).data;

const fill = (): void => {
  open();
  dropCases(world, demoAccounts.ana.profileId);
  ['MLA1100000001', 'MLA1100000002', 'MLB1100000003'].forEach((id, at) => {
    putListing(world, { id, title: at === 0 ? '=HYPERLINK("http://x")' : '+1 Zapatillas' });
    putCase(world, {
      profileId: demoAccounts.ana.profileId,
      listingId: id,
      status: at === 0 ? 'DOCUMENTATION_NOT_APPROVED' : 'CREATED',
    });
  });
};

const sheetOf = async (url: string | null): Promise<{ names: string[]; rows: unknown[][] }> => {
  const file = await world.file((url ?? '').replace('/files/', ''));
  const book = read(file?.body, { type: 'array', cellDates: true, UTC: true });
  const [first = ''] = book.SheetNames;
  const sheet = book.Sheets[first];
  return { names: book.SheetNames, rows: sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, UTC: true }) : [] };
};

describe('custom reports', () => {
  test('one is generated into a workbook that can be fetched', async () => {
    fill();
    const { data } = await create('title: "Noviembre", language: en, currency: "USD"');
    expect(data).toMatchObject({ generating: true, ready: false, url: null });
    world.clock.advance(5000);
    const [row] = (await list('noticedReports')).reports;
    expect(row).toMatchObject({ generating: false, ready: true, failed: false });
    expect(row?.topCountries).toEqual([
      { name: 'Argentina', count: 2 },
      { name: 'Brazil', count: 1 },
    ]);
    const { names, rows } = await sheetOf(row?.url ?? null);
    expect(names).toEqual(['Report', 'Summary']);
    expect(rows[0]).toEqual([
      'Report code',
      'Report date',
      'Listing id',
      'Listing link',
      'Title',
      'Price (USD)',
      'Original currency',
      'Original price',
      'Stock',
      'Sold',
      'Seller',
      'Location',
      'Status',
      'Take-down date',
      'Reason',
      'Reported by',
      'Tags',
    ]);
    expect(rows).toHaveLength(4);
    const [taken] = rows.filter((cells) => cells[4] === '=HYPERLINK("http://x")');
    expect([taken?.[2], taken?.[12], taken?.[14], taken?.[15]]).toEqual([
      'MLA1100000001',
      'Listing removed',
      'Counterfeit product',
      'Ana Quiroga',
    ]);
    expect(rows.slice(1).every((cells) => cells[1] instanceof Date)).toBe(true);
    expect((rows[1]?.[1] as Date).toISOString()).toBe('2026-11-15T00:00:00.000Z');
  });

  test.each([
    ['es', 'Denuncia enviada', 'Publicación dada de baja', 'Denuncia fallida'],
    ['en', 'Takedown submitted', 'Listing removed', 'Takedown failed'],
    ['pt', 'Denúncia enviada', 'Anúncio removido', 'Denúncia sem sucesso'],
  ])('in %s the status of each is submitted, removed or failed, as each case stands', async (language, ...said) => {
    const [submitted, removed, failed] = said;
    const outcomes = {
      CREATED: submitted,
      DOCUMENTATION_PRESENTED: submitted,
      DOCUMENTATION_NOT_PRESENTED: removed,
      REJECTED: failed,
      ROLLBACK: failed,
    };
    open();
    const { profileId } = demoAccounts.ana;
    dropCases(world, profileId);
    (Object.keys(outcomes) as (keyof typeof outcomes)[]).forEach((status, at) => {
      const listingId = `MLA110000000${at}`;
      putListing(world, { id: listingId, title: status });
      putCase(world, { profileId, listingId, status });
    });
    await create(`title: "Estados", language: ${language}`);
    world.clock.advance(5000);
    const [row] = (await list('noticedReports')).reports;
    const { rows } = await sheetOf(row?.url ?? null);
    expect(Object.fromEntries(rows.slice(1).map((cells) => [cells[4], cells[12]]))).toEqual(outcomes);
  });

  test('no cell of a file calculates', async () => {
    fill();
    await create('title: "Noviembre"');
    world.clock.advance(5000);
    const [row] = (await list('noticedReports')).reports;
    const file = await world.file((row?.url ?? '').replace('/files/', ''));
    const book = read(file?.body, { type: 'array' });
    const formulas = Object.values(book.Sheets).flatMap((sheet) =>
      Object.values(sheet).filter((cell: { f?: string }) => cell.f),
    );
    expect(formulas).toEqual([]);
  });

  test('its days are those of the person’s calendar, in what is asked for and in the sheet', async () => {
    fill();
    const { db } = world;
    // Half past ten at night of the tenth in Argentina.
    db.run(db.q.updateTable('cases').set({ created_at: Date.parse('2026-02-11T01:30:00Z') }));
    expect((await create('title: "x", dateFrom: "2026-02-11"')).codes).toEqual(['NO_ARTICLES_FOUND']);
    expect((await create('title: "x", dateTo: "2026-02-09"')).codes).toEqual(['NO_ARTICLES_FOUND']);
    await create('title: "x", dateFrom: "2026-02-10", dateTo: "2026-02-10"');
    world.clock.advance(5000);
    const [row] = (await list('noticedReports')).reports;
    const { rows } = await sheetOf(row?.url ?? null);
    expect(rows.slice(1).map(([, date]) => (date as Date).toISOString())).toEqual(
      Array.from({ length: 3 }, () => '2026-02-10T00:00:00.000Z'),
    );
  });

  test('a title, ranges the right way round, and something to tell', async () => {
    fill();
    expect((await create('title: " "')).codes).toEqual(['INVALID_INPUT']);
    expect((await create('title: "x", dateFrom: "2026-02-01", dateTo: "2026-01-01"')).codes).toEqual(['INVALID_INPUT']);
    expect((await create('title: "x", priceFrom: 2, priceTo: 1')).codes).toEqual(['INVALID_INPUT']);
    expect((await create('title: "x", dateTo: "2020-01-01"')).codes).toEqual(['NO_ARTICLES_FOUND']);
    expect((await list('noticedReports')).paging).toEqual({ total: 0, limit: 10 });
  });

  test('a deleted one is gone, with its file, and only its owner deletes it', async () => {
    fill();
    const { data } = await create('title: "x"');
    world.clock.advance(5000);
    const [row] = (await list('noticedReports')).reports;
    const remove = (as: 'ana' | 'bruno') =>
      runOperation(world, as, `mutation { deleteNoticedReport(id: "${data.id}") { id } }`);
    expect((await remove('bruno')).codes).toEqual(['EXPORT_NOT_FOUND']);
    expect((await remove('ana')).data).toEqual({ id: data.id });
    expect(await world.file((row?.url ?? '').replace('/files/', ''))).toBeNull();
    expect((await list('noticedReports')).reports).toEqual([]);
  });
});

describe('live-search reports', () => {
  const createSearch = (args: string) =>
    runOperation<Row>(world, 'ana', `mutation { createLiveSearchReport(${args}) { ${fields} } }`);

  test('one by keyword is ready, one that finds nothing fails', async () => {
    fill();
    await createSearch('keyword: "zapatillas", sites: ["MLA"], status: active, language: es');
    await createSearch('keyword: "helicoptero", sites: ["MLA"]');
    world.clock.advance(5000);
    const { reports } = await list('liveSearchReports');
    expect(reports.map((row) => [row.ready, row.failed])).toEqual([
      [false, true],
      [true, false],
    ]);
    const { names, rows } = await sheetOf(reports[1]?.url ?? null);
    expect(names).toEqual(['Reporte', 'Resumen']);
    expect(rows[0]?.slice(0, 4)).toEqual(['Publicación', 'Enlace', 'Título', 'Precio (ARS)']);
    expect(rows.slice(1).map((cells) => [cells[0], cells[2], cells[6], cells[11], cells[12]])).toEqual([
      ['MLA1100000002', '+1 Zapatillas', 'Nuevo', 'Activa', 'Denuncia enviada'],
    ]);
    expect((await list('noticedReports')).reports).toEqual([]);
  });

  test('a number is never given twice, whatever was deleted', async () => {
    fill();
    const remove = (id: string) =>
      runOperation(world, 'ana', `mutation { deleteLiveSearchReport(id: "${id}") { id } }`);
    const numbers: string[] = [];
    for (let times = 0; times < 3; times += 1) {
      const { data } = await createSearch('keyword: "zapatillas", sites: ["MLA"]');
      numbers.push(data.id);
      expect((await remove(data.id)).codes).toEqual([]);
      expect((await remove(data.id)).codes).toEqual(['EXPORT_NOT_FOUND']);
      expect((await list('liveSearchReports')).paging.total).toBe(0);
    }
    expect(new Set(numbers).size).toBe(3);
  });

  test('a keyword or a seller, and a country', async () => {
    fill();
    putSeller(world, { id: '5001', siteId: 'MLA', nickname: 'TIENDA_SUR' });
    expect((await createSearch('sites: ["MLA"]')).codes).toEqual(['KEYWORD_REQUIRED']);
    expect((await createSearch('keyword: "x"')).codes).toEqual(['SITE_REQUIRED']);
    expect((await createSearch('sellerId: "1", sites: ["MLA"]')).codes).toEqual(['SELLER_NOT_FOUND']);
    expect((await createSearch('sellerId: "5001", sites: ["MLA"]')).codes).toEqual([]);
  });
});
