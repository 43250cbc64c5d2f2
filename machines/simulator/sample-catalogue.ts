import type { CatalogueOffer, CatalogueProduct, Kit, Page, ProductVariant, Seller } from '../../contracts/shapes';

/** A catalogue page as the gateway would answer it, for tests and the explorer. */
export function sampleProduct(more: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    id: 'MLA19000001',
    status: 'active',
    soldQuantity: 340,
    domainId: 'MLA-SNEAKERS',
    href: 'https://producto.example/MLA19000001',
    name: 'Zapatillas Andes Runner 3',
    pickers: [],
    pictures: [
      { id: 'c1', url: '/files/pictures/9/1-O.svg' },
      { id: 'c2', url: '/files/pictures/9/2-O.svg' },
    ],
    attributes: [
      { id: 'BRAND', valueName: 'Andes' },
      { id: 'MODEL', valueName: 'Runner 3' },
    ],
    buyBoxWinner: 'MLA1100000001',
    description: 'Zapatillas livianas para correr.',
    ...more,
  };
}

function sampleSeller(id: string, nickname: string): Seller {
  return {
    id,
    nickname,
    country: 'AR',
    reputation: 'good',
    itemsSold: 1200,
    reportsReceived: 4,
    counterNoticesSent: 2,
    counterNoticesAccepted: 1,
    watched: false,
    trusted: false,
    powerSellerStatus: null,
    address: null,
  };
}

/** A listing that takes part in it. */
export function sampleOffer({
  nickname = 'OFERTAS_DEL_SUR',
  ...more
}: Partial<CatalogueOffer> & { nickname?: string } = {}): CatalogueOffer {
  const sellerId = more.sellerId ?? '5001';
  return {
    itemId: 'MLA1100000001',
    categoryId: 'MLA109027',
    sellerId,
    price: { amount: 45_999, currency: 'ARS' },
    soldQuantity: 340,
    availableQuantity: 12,
    officialStoreId: null,
    seller: sampleSeller(sellerId, nickname),
    ...more,
  };
}

export const offersPage = (items: CatalogueOffer[]): Page<CatalogueOffer> => ({
  items,
  total: items.length,
  offset: 0,
  limit: items.length,
});

/** A variation of what one of them sells. */
export function sampleVariation(more: Partial<ProductVariant> = {}): ProductVariant {
  return {
    id: 'MLAU1100001',
    familyId: 'F1',
    title: 'Zapatillas Andes Runner 3 negras',
    pictures: [],
    siteId: 'MLA',
    price: { amount: 45_999, currency: 'ARS' },
    availableQuantity: 12,
    soldQuantity: 30,
    attributes: [
      { id: 'BRAND', valueName: 'Andes' },
      { id: 'COLOR', valueName: 'Negro' },
    ],
    thumbnail: null,
    status: 'active',
    reported: null,
    noticed: null,
    ...more,
  };
}

/** A bundle of two products: the gateway knows the title of the first. */
export const sampleKit: Kit = {
  type: 'bundle',
  components: [
    { type: 'product', userProductId: 'MLAU1100001', quantity: 1 },
    { type: 'accessory', userProductId: 'MLAU1100009', quantity: 2 },
  ],
};
