import type { Language, Profile } from '../../contracts/shapes';
import { defaultCurrency, rateCurrencies } from '../../contracts/vocabulary/currencies';
import { defaultLanguage } from '../../contracts/vocabulary/languages';
import { defaultSiteId } from '../../contracts/vocabulary/sites';
import { ownSite } from './sites';

/** What a report is written in unless a person chooses otherwise. */
export interface ExportHabits {
  currency: string;
  language: Language;
  /** Where the person is. */
  siteId: string;
}

const hasRate = (currency: string): boolean => rateCurrencies.some((one) => one === currency);

/** As the profile reads; prices can be told only in a currency that has a rate. */
export function exportHabits(profile: Profile | null): ExportHabits {
  const reading = profile?.currency ?? defaultCurrency;
  return {
    currency: hasRate(reading) ? reading : defaultCurrency,
    language: profile?.lang ?? defaultLanguage,
    siteId: ownSite(profile) ?? defaultSiteId,
  };
}

/** Where what is typed for a report is kept until it was asked for. */
export const exportDrafts = {
  createNoticedReport: 'export:custom-report',
  createLiveSearchReport: 'export:live-search-report',
} as const;
