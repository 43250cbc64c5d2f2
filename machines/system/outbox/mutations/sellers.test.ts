import { describe, expect, it } from 'vitest';
import type { Ports } from '../../../../contracts/ports';
import { answers } from '../../../simulator/answers';
import { sampleSearch } from '../../../simulator/sample-search';
import { sampleSeller } from '../../../shared/seller-information/seller-information.samples';
import { blackListSeller, createSellersLiveSearch, deleteSellerFromDB, whiteListSeller } from './sellers';
import { hasCountdown } from '../queue-entry';
import { foundAbsent, foundDone, emptyResult, foundNothing } from './mutation-adapter';

const { signal } = new AbortController();
const ports = (some: Partial<Ports>) => some as Ports;

describe('whether a seller was marked', () => {
  const input = { sellerId: '77001', siteId: 'MLA' };
  it.each([
    ['watched', blackListSeller, { watched: true, trusted: false }, true],
    ['watched', blackListSeller, { watched: false, trusted: true }, false],
    ['trusted', whiteListSeller, { watched: false, trusted: true }, true],
    ['trusted', whiteListSeller, { watched: true, trusted: false }, false],
  ])('%s, by what the seller says of itself', async (_, rule, marks, was) => {
    const seller = answers(sampleSeller(marks));
    expect(await rule.wasDone?.(ports({ seller }), input, 0, signal)).toEqual({
      ok: true,
      value: was ? foundDone({ id: '77001', ...marks }) : foundAbsent(input),
    });
  });
});

describe('whether a seller was deleted', () => {
  const input = { sellerId: '77001', sellerStatus: 'white' as const, from: 0 };
  const listed = (items: ReturnType<typeof sampleSeller>[], total: number) =>
    ports({ whiteListSellers: answers({ items, total, offset: 0, limit: 10 }) });

  it.each([
    [[sampleSeller()], 1, foundAbsent(input)],
    [[], 0, foundDone({ id: '77001' })],
    [[], 2_000, foundNothing],
  ])('of its list %j of %i', async (items, total, found) => {
    expect(await deleteSellerFromDB.wasDone?.(listed(items, total), input, 0, signal)).toEqual({
      ok: true,
      value: found,
    });
  });

  it('as a row it waits; what became of it is told with its list, and nothing where it was taken back', () => {
    const told = (
      failure: 'ABORTED' | 'SERVER_ERROR' | 'SELLER_NOT_LISTED' | null,
      asked: { sellerId: string; from?: number } = input,
    ) =>
      deleteSellerFromDB.ends('j', asked, { done: emptyResult, failure: failure && { code: failure }, heard: true })
        .tells;
    expect(hasCountdown({ kind: 'command', command: { type: 'deleteSellerFromDB', input } })).toBe(true);
    expect(told('ABORTED')).toEqual([]);
    expect(told('SERVER_ERROR')).toMatchObject([
      { event: { notice: { code: 'command.deleteSellerFromDB.failed', values: { list: 'white' } } } },
    ]);
    expect(told(null)).toMatchObject([
      { event: { type: 'seller.marked', seller: { id: '77001', watched: false, trusted: false } } },
      { event: { notice: { code: 'command.deleteSellerFromDB.done', tone: 'success', values: { list: 'white' } } } },
    ]);
    expect(told('SELLER_NOT_LISTED'), 'somebody else was first, and may have marked it otherwise').toMatchObject([
      { event: { notice: { code: 'command.deleteSellerFromDB.done', tone: 'info', values: { list: 'white' } } } },
    ]);
    expect(told('SELLER_NOT_LISTED', { sellerId: '77001' })).toMatchObject([
      { event: { notice: { values: { list: 'black' } } } },
    ]);
    const unmarked = { sellerId: '77001' };
    expect(hasCountdown({ kind: 'command', command: { type: 'deleteSellerFromDB', input: unmarked } })).toBe(false);
    expect(told('SERVER_ERROR', unmarked)).toMatchObject([{ event: { notice: { values: { list: 'unset' } } } }]);
  });
});

describe('whether everything of a seller is being searched', () => {
  const since = Date.UTC(2026, 10, 20, 12);
  const search = (createdAt: string, sellers = ['77001']) => sampleSearch({ sellers, createdAt });
  const input = { sellers: ['77001'] };
  it.each([
    ['a search of it since', [search('2026-11-20T12:00:01.000Z')], 1, 'done'],
    ['a search of it from before', [search('2026-11-19T12:00:00.000Z')], 1, 'absent'],
    ['a search of a seller since, by a nickname', [search('2026-11-20T12:00:01.000Z', ['OFERTAS'])], 1, 'untold'],
    ['a search of words since', [search('2026-11-20T12:00:01.000Z', [])], 1, 'absent'],
    ['a list that goes on', [], 2, 'untold'],
  ])('%s', async (_, items, total, found) => {
    const liveSearches = answers({ items, total, offset: 0, limit: 10 });
    const all = { done: foundDone(items[0]), absent: foundAbsent(input), untold: foundNothing };
    expect(await createSellersLiveSearch.wasDone?.(ports({ liveSearches }), input, since, signal)).toEqual({
      ok: true,
      value: all[found as keyof typeof all],
    });
  });
});
