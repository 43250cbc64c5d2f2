import type { Language } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';

export type MarketplaceLoginInput = ScreenInput<'marketplaceLogin'>;

export interface MarketplaceLoginContext {
  lang: Language;
  redirect: string | null;
}

export type MarketplaceLoginEvent = { type: 'marketplace.continue' } | SearchChange<'marketplaceLogin'>;
