import { describe } from 'vitest';
import { answers, refuses, type ProviderState } from './contract';
import { acceptedNotice, reportedMark, wireListing } from './examples';

const id = 'MLA1100000001';
const product = 'MLAU1100000001';
const full: ProviderState = ['a listing that says everything exists', { id }];
const sent: ProviderState = [
  'a listing was sent',
  { account: 'ana', id, caseId: '20000001', status: 'PENDING_MODERATION' },
];
const [image] = wireListing.images;
const wireVariant = {
  id: { exactly: product },
  family_id: 'MLAF1100000001',
  siteId: { exactly: 'MLA' },
  title: 'Zapatillas urbanas',
  price: 45999.5,
  currency: 'ARS',
  availableQuantity: 12,
  soldQuantity: 340,
  attributes: [{ id: 'BRAND', valueName: 'Andes' }],
  pictures: image ? [image] : [],
  thumbnail: wireListing.thumbnail,
  status: 'active',
  reported: null,
  noticed: null,
};
const variant = {
  id: product,
  familyId: 'MLAF1100000001',
  siteId: 'MLA',
  title: 'Zapatillas urbanas',
  price: { amount: 45999.5, currency: 'ARS' },
  availableQuantity: 12,
  soldQuantity: 340,
  attributes: [{ id: 'BRAND', valueName: 'Andes' }],
  pictures: image ? [{ id: image.id, url: image.secure_url }] : [],
  thumbnail: wireListing.thumbnail,
  status: 'active',
  reported: null,
  noticed: null,
};

describe('variants', () => {
  answers('variants', 'GW-33 a variant by its product', {
    given: [full],
    input: { userProductsIds: [product] },
    data: { variants: [wireVariant] },
    value: [variant],
  });

  answers('variants', 'a variant that was reported and sent', {
    given: [full, sent],
    input: { userProductsIds: [product] },
    data: {
      variants: [
        {
          ...wireVariant,
          reported: reportedMark,
          noticed: {
            ...acceptedNotice,
            noticeId: { exactly: '20000001' },
            noticeStatus: { exactly: 'PENDING_MODERATION' },
          },
        },
      ],
    },
    value: [{ ...variant, reported: reportedMark, noticed: { ...acceptedNotice, noticeStatus: 'PENDING_MODERATION' } }],
  });

  answers('variants', 'products that nobody sells', {
    given: [['no listing exists', { id: 'MLA1199999999' }]],
    input: { userProductsIds: ['MLAU1199999999'] },
    data: { variants: [] },
    value: [],
  });

  const named: ProviderState[] = [
    ['a case names variants', { account: 'ana', caseId: '20000001', listingId: id, variantsIds: [product] }],
  ];
  const wireDenounced = {
    id: { exactly: product },
    articleId: { exactly: id },
    caseId: { exactly: '20000001' },
    status: { exactly: 'PENDING_MODERATION' },
  };
  const denounced = { id: product, articleId: id, caseId: '20000001', status: 'PENDING_MODERATION' };
  answers('denouncedVariants', 'GW-35 the variants that a case names', {
    given: named,
    input: { variantsIds: [product], articleId: id, caseId: '20000001' },
    data: { denouncedVariants: [wireDenounced] },
    value: [denounced],
  });

  answers('denouncedVariants', 'a listing of which no variant was reported', {
    input: { articleId: id },
    data: { denouncedVariants: [] },
    value: [],
  });

  refuses('denouncedVariants', 'INVALID_INPUT', { input: {}, message: 'Nothing was named' });
});
