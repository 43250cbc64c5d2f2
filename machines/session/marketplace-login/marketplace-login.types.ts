import type { Language } from '../../../contracts/shapes';

export interface MarketplaceLoginInput {
  /** `lang` of the address. */
  params: Record<string, string>;
  /** `redirect`, where the person wanted to go. */
  search: Record<string, unknown>;
}

export interface MarketplaceLoginContext {
  lang: Language;
  redirect: string | null;
}

export type MarketplaceLoginEvent =
  { type: 'marketplace.continue' } | { type: 'search.change'; search: Record<string, unknown> };
