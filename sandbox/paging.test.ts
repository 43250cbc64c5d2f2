import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperation, openTestWorld } from './testing/run-operation';
import type { World } from './world/types';

/** Lists of the demo account that has something on each: the field, and where its rows are. */
const lists = [
  ['reportedArticles', 'articles { id }'],
  ['noticedArticles', 'reports { id }'],
  ['counterNoticesV3', 'cases { case_id }'],
  ['suggestedArticles', 'articles { id }'],
  ['blackListSellers', 'sellers { id }'],
] as const;

let world: World;
beforeAll(() => {
  world = openTestWorld('demo');
});
afterAll(() => world.close());

interface Answer {
  rows: unknown[];
  paging: { total: number; offset: number; limit: number };
}

async function page(field: string, rows: string, size: number, from: number): Promise<Answer> {
  const source = `query ($size: Int, $from: Int) { ${field}(size: $size, from: $from) { ${rows} paging { total offset limit } } }`;
  const { data, codes } = await runOperation<Record<string, unknown>>(world, 'ana', source, { size, from });
  expect(codes).toEqual([]);
  return { rows: data[rows.split(' ')[0] ?? ''] as unknown[], paging: data.paging as Answer['paging'] };
}

describe.each(lists)('the pages of %s', (field, rows) => {
  test('lie side by side, and their total is the number of all rows', async () => {
    const fullPage = await page(field, rows, 1000, 0);
    const { total } = fullPage.paging;
    expect(total).toBeGreaterThan(2);
    expect(fullPage.rows).toHaveLength(Math.min(total, 1000));
    const first = await page(field, rows, 2, 0);
    const second = await page(field, rows, 2, 2);
    expect([...first.rows, ...second.rows]).toEqual(fullPage.rows.slice(0, 4));
    expect([first.paging, second.paging]).toEqual([
      { total, offset: 0, limit: 2 },
      { total, offset: 2, limit: 2 },
    ]);
  });

  test('at their edges: the last row, beyond it, no size, and sizes and places that cannot be', async () => {
    const { total } = (await page(field, rows, 1, 0)).paging;
    expect((await page(field, rows, 10, total - 1)).rows).toHaveLength(1);
    expect(await page(field, rows, 10, total)).toEqual({ rows: [], paging: { total, offset: total, limit: 10 } });
    expect(await page(field, rows, 10, 2 ** 31 - 1)).toMatchObject({ rows: [], paging: { total } });
    expect(await page(field, rows, 0, 0)).toEqual({ rows: [], paging: { total, offset: 0, limit: 0 } });
    expect((await page(field, rows, -5, 0)).paging).toEqual({ total, offset: 0, limit: 0 });
    expect((await page(field, rows, 2, -7)).paging).toEqual({ total, offset: 0, limit: 2 });
    expect((await page(field, rows, 2 ** 31 - 1, 0)).paging).toEqual({ total, offset: 0, limit: 1000 });
  });
});
