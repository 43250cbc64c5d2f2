import type { MarketplaceLoginEvent, MarketplaceLoginInput } from './marketplace-login.types';

export const marketplaceLoginInput: MarketplaceLoginInput = {
  params: { lang: 'pt' },
  search: { redirect: '/send_notice/MLB1234567890' },
};

export const marketplaceLoginEvents: MarketplaceLoginEvent[] = [
  { type: 'marketplace.continue' },
  { type: 'search.change', search: {} },
];
