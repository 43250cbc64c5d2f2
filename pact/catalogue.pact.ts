import { describe } from 'vitest';
import type { InputOf } from '../contracts/client/operation';
import type { Refusal } from '../contracts/vocabulary/failures';
import { answers, refuses, type ProviderState } from './contract';
import { seller, wireSeller } from './examples';

const id = 'MLA19000001';
const listingId = 'MLA1100000001';
const page: ProviderState = ['a catalogue page exists', { id, status: 'active' }];
const offered: ProviderState[] = [
  page,
  ['a listing takes part in a catalogue page', { id: listingId, catalogueId: id }],
];
const missing: ProviderState = ['no catalogue page exists', { id: 'MLA19999999' }];
const thumbnail = 'http://localhost:4600/files/pictures/MLA19000001/0-R.png';
const url = 'http://localhost:4600/files/pictures/MLA19000001/0-O.png';

describe('catalogue pages', () => {
  const wirePage = {
    id: { exactly: id },
    status: { exactly: 'active' },
    sold_quantity: 340,
    domain_id: 'MLA-SNEAKERS',
    permalink: 'http://localhost:4600/marketplace/MLA19000001',
    name: 'Zapatillas Andes Runner 3',
    pickers: [{ id: 'COLOR', name: 'Color', options: [{ productId: { like: id }, label: 'Negro', thumbnail }] }],
    pictures: [{ id: 'MLA19000001_0', url: `${url}?plain`, secure_url: url }],
    attributes: [{ id: 'BRAND', valueName: 'Andes' }],
    buy_box_winner: { item_id: { exactly: listingId } },
    short_description: 'Zapatillas livianas',
  };
  const ourPage = {
    id,
    status: 'active',
    soldQuantity: 340,
    domainId: 'MLA-SNEAKERS',
    href: 'http://localhost:4600/marketplace/MLA19000001',
    name: 'Zapatillas Andes Runner 3',
    pickers: [{ id: 'COLOR', name: 'Color', options: [{ productId: id, label: 'Negro', thumbnail }] }],
    pictures: [{ id: 'MLA19000001_0', url }],
    attributes: [{ id: 'BRAND', valueName: 'Andes' }],
    buyBoxWinner: listingId,
    description: 'Zapatillas livianas',
  };
  answers('articleCatalogo', 'GW-51 CAT-08 a catalogue page with all that it says', {
    given: offered,
    input: { articleId: id },
    data: { articleCatalogo: wirePage },
    value: ourPage,
  });
  answers('articleCatalogo', 'a page that nobody sells has no winner', {
    given: [page],
    input: { articleId: id },
    data: { articleCatalogo: { ...wirePage, buy_box_winner: null } },
    value: { ...ourPage, buyBoxWinner: null },
  });
  answers('articleCatalogo', 'a page that is not there is null', {
    given: [missing],
    input: { articleId: 'MLA19999999' },
    data: { articleCatalogo: null },
    value: null,
  });
  refuses('articleCatalogo', 'INVALID_ARTICLE', {
    given: [['a catalogue page exists', { id, status: 'inactive' }]],
    input: { articleId: id },
    message: 'Invalid article',
  });

  answers('articlesCatalogo', 'GW-52 CAT-09 who takes part in a page', {
    given: offered,
    input: { articleId: id },
    data: {
      articlesCatalogo: {
        results: [
          {
            item_id: { exactly: listingId },
            category_id: 'MLA109027',
            seller_id: '5001',
            price: 45999.5,
            currency_id: 'ARS',
            sold_quantity: 340,
            available_quantity: 12,
            official_store_id: '77',
            sellerData: wireSeller,
          },
        ],
        paging: { total: { exactly: 1 }, offset: 0, limit: 1 },
      },
    },
    value: {
      items: [
        {
          itemId: listingId,
          categoryId: 'MLA109027',
          sellerId: '5001',
          price: { amount: 45999.5, currency: 'ARS' },
          soldQuantity: 340,
          availableQuantity: 12,
          officialStoreId: '77',
          seller,
        },
      ],
      total: 1,
      offset: 0,
      limit: 1,
    },
  });
  answers('articlesCatalogo', 'nobody', {
    given: [page],
    input: { articleId: id },
    data: { articlesCatalogo: { results: [], paging: { total: { exactly: 0 }, offset: 0, limit: 0 } } },
    value: { items: [], total: 0, offset: 0, limit: 0 },
  });
});

describe('kits', () => {
  const product = 'MLAU1100000001';

  answers('kits', 'GW-34 a kit with its components', {
    given: [['a listing that says everything exists', { id: listingId }]],
    input: { userProductsIds: [product] },
    data: { kits: [{ type: 'bundle', components: [{ type: 'product', user_product_id: 'MLAU2', quantity: 2 }] }] },
    value: [{ type: 'bundle', components: [{ type: 'product', userProductId: 'MLAU2', quantity: 2 }] }],
  });

  answers('kits', 'products that are in no kit', {
    given: [['no listing exists', { id: 'MLA1199999999' }]],
    input: { userProductsIds: ['MLAU1199999999'] },
    data: { kits: [] },
    value: [],
  });
});

describe('brand infringements', () => {
  const report: InputOf<'sendBrandInfringement'> = {
    productId: id,
    code: 'PPPI1',
    location: 'title',
    comment: 'El título usa nuestra marca',
    operationKey: 'operation-key',
  };
  answers('sendBrandInfringement', 'GW-73 a catalogue page reported, with the number of the case', {
    given: [page],
    input: report,
    data: { sendBrandInfringement: { caseId: '70000001' } },
    value: { caseId: '70000001' },
  });
  answers('sendBrandInfringement', 'without a comment', {
    given: [page],
    input: { ...report, comment: undefined, location: 'sheet' },
    data: { sendBrandInfringement: { caseId: '70000001' } },
    value: { caseId: '70000001' },
  });

  const refused: [code: Refusal, message: string, given: ProviderState[], change: Partial<typeof report>][] = [
    ['ARTICLE_NOT_FOUND', 'The listing does not exist', [missing], { productId: 'MLA19999999' }],
    [
      'NO_NOTICES_FOR_SITE',
      'There are no report codes for the site',
      [
        ['a catalogue page exists', { id: 'MLU19000001', status: 'active' }],
        ['a site has no notices', { account: 'ana', siteId: 'MLU' }],
      ],
      { productId: 'MLU19000001' },
    ],
    [
      'REASON_NOT_ALLOWED',
      'The reason cannot be used for these listings',
      [
        ['a catalogue page exists', { id: 'MLC19000001', status: 'active' }],
        ['a reason is not allowed', { account: 'ana', siteId: 'MLC', code: 'PPPI1' }],
      ],
      { productId: 'MLC19000001' },
    ],
    ['INVALID_COMMENT', 'The comment is too long', [page], { comment: 'x'.repeat(501) }],
    [
      'REPORT_ALREADY_SENT',
      'The report was already sent for the listing',
      [page, ['a catalogue page was reported', { account: 'ana', id }]],
      {},
    ],
  ];
  for (const [code, message, given, change] of refused) {
    refuses('sendBrandInfringement', code, { given, input: { ...report, ...change }, message });
  }
  refuses('sendBrandInfringement', 'SUSPENDED', {
    as: 'elena',
    given: [['the account is suspended', { account: 'elena' }], page],
    input: report,
    message: 'The account is suspended',
  });
});
