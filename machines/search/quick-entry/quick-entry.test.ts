import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '../../domain/search-query';
import { answers, refuses, startWith, type FakePorts } from '../../simulator/answers';
import { sampleListing } from '../../simulator/sample-listing';
import { openSearch } from '../../simulator/sample-search';
import { quickEntryMachine } from './quick-entry.machine';

async function lookUp(query: SearchQuery, ports: FakePorts = {}, siteId = 'MLB') {
  const stage = startWith(quickEntryMachine, { input: { sought: query, siteId }, ports });
  await stage.settle();
  const created = () => stage.receivedBy('outbox').map((event) => ('work' in event ? (event.work as object) : event));
  return { ...stage, created, output: () => stage.actor.getSnapshot().output };
}
const seller: SearchQuery = { kind: 'seller', nickname: 'TIENDA_SUR' };
const creates = (input: object) => ({ kind: 'command', command: { type: 'createLiveSearch', input } });
const sellers = { keyword: 'TIENDA_SUR', sites: ['MLB'], sellers: ['5001'] };

describe('one thing that is looked for', () => {
  it('GW-59 words become a live search in the chosen country', async () => {
    const { created, output, settleWork } = await lookUp({ kind: 'words', keyword: 'bolso' });
    expect(created()).toEqual([creates({ keyword: 'bolso', sites: ['MLB'] })]);
    const search = openSearch({ id: 'ls-9' });
    settleWork({ ok: true, value: search });
    expect(output()).toEqual({ found: false, created: search, failure: null });
  });

  it('SRCH-26 GW-37 GW-59 a nickname is resolved to the id of its seller before the search is created', async () => {
    const getSellerID = answers({ sellerId: '5001' });
    const { created } = await lookUp(seller, { getSellerID });
    expect(getSellerID.asked).toEqual([{ nickName: 'TIENDA_SUR', siteId: 'MLB' }]);
    expect(created()).toEqual([creates(sellers)]);
  });

  it('SRCH-26 GW-93 whom the gateway does not know is looked for in the marketplace', async () => {
    const sellerSearch = answers({ sellerId: '5001', nickname: 'TIENDA_SUR' });
    const { created } = await lookUp(seller, { getSellerID: refuses('SELLER_NOT_FOUND'), sellerSearch });
    expect(sellerSearch.asked).toEqual([{ siteId: 'MLB', nickname: 'TIENDA_SUR' }]);
    expect(created()).toEqual([creates(sellers)]);
  });

  it('nothing is created for a nickname that nobody has', async () => {
    const nobody = refuses('SELLER_NOT_FOUND');
    const { created, output } = await lookUp(seller, { getSellerID: nobody, sellerSearch: nobody });
    expect([created(), output()]).toEqual([[], { found: false, created: null, failure: { code: 'SELLER_NOT_FOUND' } }]);
    const offline = await lookUp(seller, { getSellerID: refuses('OFFLINE') });
    expect(offline.output()).toMatchObject({ failure: { code: 'OFFLINE' } });
  });

  it('GW-19 a listing is asked for by its id, on its own site, whatever its status', async () => {
    const search = answers({ items: [sampleListing()], total: 1, offset: 0, limit: 50 });
    const { output } = await lookUp({ kind: 'listing', id: 'MLA1000000001' }, { search });
    expect(search.asked).toEqual([{ keyword: 'MLA1000000001', source: 'quick_search', status: 'all', sites: ['MLA'] }]);
    expect(output()).toEqual({ found: true, created: null, failure: null });
  });
});
