import { describe, expect, test } from 'vitest';
import { fromWire, toWire } from '../../tests/wire';
import type { FilterProfile } from '../shapes';

const ids = ['mla1100000001', 'MLA1100000002'];
const sent = ['MLA1100000001', 'MLA1100000002'];
const author = { id: 'p-ana', givenName: 'Ana', familyName: 'Ruiz' };
const draft = {
  articlesIds: ids,
  tags: ['a', 'b'],
  code: 'PPPI6',
  codeDescription: 'Images',
  description: 'Our photos',
  photosDenounced: ['1', '2'],
} as const;
const report = { ...draft, tags: [...draft.tags], photosDenounced: [...draft.photosDenounced], author };
const operationKey = 'key';
const filter = (id: string, name: string) => ({ id, name, sites: ['mla', 'MLB'], narrowing: null }) as FilterProfile;
const page = { size: 10, from: 0 };

describe('a list of several', () => {
  test.each<[string, () => Promise<object>, object]>([
    [
      'GW-19',
      () => toWire('search', { keyword: 'a', source: 'quick_search', sites: ['mla', 'MLB'] }),
      { sites: ['MLA', 'MLB'] },
    ],
    ['GW-23', () => toWire('articlesByIds', { articlesIds: ids }), { articlesIds: sent }],
    ['GW-32', () => toWire('blindages', { itemsIds: ids }), { itemsIds: sent }],
    ['GW-33', () => toWire('variants', { userProductsIds: ids }), { userProductsIds: sent }],
    ['GW-34', () => toWire('kits', { userProductsIds: ids }), { userProductsIds: sent }],
    [
      'GW-41',
      () => toWire('counterNoticesV3', { ...page, status: ['PENDING', 'APPROVED'] }),
      { status: ['PENDING', 'APPROVED'] },
    ],
    [
      'GW-59',
      () =>
        toWire('createLiveSearch', {
          keyword: 'a',
          sites: ['mla', 'MLB'],
          filterProfiles: [filter('1', 'a'), filter('2', 'b')],
          operationKey,
        }),
      {
        liveSearch: {
          sites: ['MLA', 'MLB'],
          filterProfiles: [
            { id: '1', sites: ['MLA', 'MLB'] },
            { id: '2', sites: ['MLA', 'MLB'] },
          ],
        },
      },
    ],
    [
      'GW-60',
      () => toWire('updateLiveSearch', { id: '1', filterProfiles: [filter('1', 'a'), filter('2', 'b')], operationKey }),
      {
        filterProfiles: [
          { id: '1', sites: ['MLA', 'MLB'] },
          { id: '2', sites: ['MLA', 'MLB'] },
        ],
      },
    ],
    ['GW-62', () => toWire('createSellersLiveSearch', { sellers: ['1', '2'], operationKey }), { sellers: ['1', '2'] }],
    [
      'GW-63',
      () => toWire('reportArticles', { ...report, originModel: 'live_search', elementType: 'ITM', operationKey }),
      { articlesIds: sent, tags: ['a', 'b'], photosDenounced: ['1', '2'] },
    ],
    [
      'GW-67',
      () => toWire('editReportedArticles', { ...report, originModel: 'live_search', elementType: 'ITM', operationKey }),
      { articlesIds: sent, tags: ['a', 'b'], photosDenounced: ['1', '2'] },
    ],
    [
      'GW-68',
      () => toWire('approveArticles', { articlesIds: ids, originModel: 'live_search', operationKey }),
      { articlesIds: sent },
    ],
    [
      'GW-69',
      () =>
        toWire('discardArticles', {
          articlesIds: ids,
          code: 'item1',
          codeDescription: 'a',
          description: 'b',
          originModel: 'suggestions',
          operationKey,
        } as never),
      { articlesIds: sent },
    ],
    [
      'GW-72',
      () => toWire('deleteArticlesFromDB', { action: 'delete', articlesIds: ids, operationKey }),
      { articlesIds: sent },
    ],
  ])('%s is asked for whole, each of it as the gateway writes it', async (_, asked, words) => {
    expect(await asked()).toMatchObject(words);
  });

  const person = { lang: 'es', currency: 'USD', givenName: 'Ana', familyName: 'Ruiz' };
  const notice = (id: string) => ({ id, type: 'BRAND', description: id });
  const blindage = (item: string) => ({ id: item, item, reason: 'PPPI1', dueDate: '2026-12-31' });
  const component = (id: string) => ({ type: 'product', user_product_id: id, quantity: 1 });
  test.each<[string, () => Promise<unknown>, unknown]>([
    [
      'GW-10',
      () =>
        fromWire(
          'profiles',
          { profiles: [['8', '9'], ['9'], [], null].map((userIds, at) => ({ id: `${at + 1}`, ...person, userIds })) },
          undefined,
        ),
      [
        { id: '1', ...person, userIds: ['8', '9'] },
        { id: '2', ...person, userIds: ['9'] },
        { id: '3', ...person, userIds: [] },
        { id: '4', ...person, userIds: [] },
      ],
    ],
    [
      'GW-11',
      () =>
        fromWire(
          'allowedNotices',
          {
            profile: {
              allowedNotices: [
                { siteId: 'MLA', notices: [notice('PPPI1'), notice('PPPI2')] },
                { siteId: 'mlb', notices: [notice('PPPI3')] },
              ],
            },
          },
          undefined,
        ),
      [
        { siteId: 'MLA', notices: [notice('PPPI1'), notice('PPPI2')] },
        { siteId: 'MLB', notices: [notice('PPPI3')] },
      ],
    ],
    [
      'GW-23',
      () => fromWire('articlesByIds', { articlesByIds: ids.map((each) => ({ id: each })) }, { articlesIds: ids }),
      sent.map((each) => ({ id: each })),
    ],
    ['GW-32', () => fromWire('blindages', { blindages: sent.map(blindage) }, { itemsIds: ids }), sent.map(blindage)],
    [
      'GW-34',
      () =>
        fromWire(
          'kits',
          {
            kits: [
              { type: 'bundle', components: [component('a'), component('b')] },
              { type: 'kit', components: [] },
            ],
          },
          { userProductsIds: ids },
        ),
      [
        { type: 'bundle', components: [{ userProductId: 'a' }, { userProductId: 'b' }] },
        { type: 'kit', components: [] },
      ],
    ],
    [
      'GW-69',
      () =>
        fromWire('discardArticles', { discardArticles: sent.map((id) => ({ id, refusal: null })) }, {
          articlesIds: ids,
        } as never),
      sent.map((id) => ({ id, failure: null })),
    ],
    [
      'GW-72',
      () =>
        fromWire('deleteArticlesFromDB', { deleteArticlesFromDB: { articlesIds: ids } }, { articlesIds: ids } as never),
      { ids: sent },
    ],
  ])('%s is answered whole', async (_, read, value) => {
    expect(await read()).toMatchObject(value as object);
  });
});

test.each(['blackListSeller', 'whiteListSeller'] as const)(
  'GW-80 GW-81 on which list a seller is after %s is what the answer says',
  async (name) => {
    const input = { siteId: 'MLA', sellerId: '7', operationKey };
    const answered = async (blackSeller: boolean | null, whiteSeller: boolean | null) =>
      fromWire(name, { [name]: { id: '7', blackSeller, whiteSeller } }, input);
    expect(await answered(true, null)).toEqual({ id: '7', watched: true, trusted: false });
    expect(await answered(false, true)).toEqual({ id: '7', watched: false, trusted: true });
  },
);

test('GW-73 a page of the catalogue that was reported without a case of its own has none', async () => {
  const input = { productId: 'MLA19000001', code: 'PPPI1', location: 'title', operationKey } as const;
  expect(await fromWire('sendBrandInfringement', { sendBrandInfringement: { caseId: null } }, input)).toEqual({
    caseId: null,
  });
});
