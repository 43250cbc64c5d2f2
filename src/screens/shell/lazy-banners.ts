import { lazyPart } from '../../parts/lazy-part';

/** What is said of few addresses comes with the first of them. */
export const DamagedAddressBanner = lazyPart(async () => ({
  default: (await import('./address-banners')).DamagedAddressBanner,
}));

export const ForcedLanguageBanner = lazyPart(async () => ({
  default: (await import('./address-banners')).ForcedLanguageBanner,
}));
