import type { Language, Profile, NewLiveSearchReport, NewNoticedReport } from '../../contracts/shapes';
import { defaultCurrency, rateCurrencies, defaultSiteId } from '../../contracts/vocabulary/sites';
import { defaultLanguage } from '../../contracts/vocabulary/languages';
import { ownSite, normalSites } from './sites';
import type { ExportSource, ExportStatus } from '../../contracts/vocabulary/exports';
import { blockReason, type BlockReason } from './block-reason';
import { keywordFault, namesFault, keywordOf } from './keyword';
import { limits } from '../../contracts/vocabulary/limits';
import { dayFaults } from './days';
import { priceFaults } from './filter-profile';
import { parseFormNumber } from './read-number';

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

/** What a person types and chooses for a report of what a search finds. */
export interface LiveSearchReportValues {
  source: ExportSource;
  keyword: string;
  nickname: string;
  status: ExportStatus;
  sites: string[];
  currency: string;
  language: Language;
}

export type LiveSearchReportFaults = { [Field in 'keyword' | 'nickname' | 'sites']: BlockReason | null };

/** What each field of it lacks, in the order of the screen: a keyword or a seller, and a country; null where nothing does. */
export function liveSearchReportFaults({ keyword, nickname, sites }: LiveSearchReportValues): LiveSearchReportFaults {
  const isWithout = keyword.trim() === '';
  const isEmpty = isWithout && nickname.trim() === '';
  return {
    keyword: isEmpty ? blockReason('KEYWORD_AND_SELLER_EMPTY') : isWithout ? null : keywordFault(keyword),
    nickname: namesFault([nickname]),
    sites: normalSites(sites).length > 0 ? null : blockReason('NO_COUNTRY'),
  };
}

/** What is asked of the gateway for what was typed, without faults; `sellerId` is whose nickname was given. */
export function newLiveSearchReport(values: LiveSearchReportValues, sellerId: string | null): NewLiveSearchReport {
  const { source, status, sites, currency, language } = values;
  const keyword = keywordOf(values.keyword);
  return {
    source,
    status,
    sites: normalSites(sites),
    currency,
    language,
    ...(keyword !== '' && { keyword }),
    ...(sellerId !== null && { sellerId }),
  };
}

/** What a person types and chooses for a custom report; an empty choice is all there are. */
export interface CustomReportValues {
  title: string;
  /** A site id. */
  origin: string;
  /** Days, YYYY-MM-DD. */
  dateFrom: string;
  dateTo: string;
  /** A profile id. */
  auditedBy: string;
  /** Bounds in `currency`, as `form-number` writes numbers. */
  priceMin: string;
  priceMax: string;
  currency: string;
  language: Language;
}

export type CustomReportFaults = {
  [Field in 'title' | 'dateFrom' | 'dateTo' | 'priceMin' | 'priceMax']: BlockReason | null;
};

function titleFault(title: string): BlockReason | null {
  if (title === '') return blockReason('TITLE_EMPTY');
  const { exportTitleMax: max } = limits;
  return title.length > max ? blockReason('TITLE_TOO_LONG', { values: { count: title.length, max } }) : null;
}

/** What each field of a custom report lacks, in the order of the screen; null where nothing does. */
export function customReportFaults(values: CustomReportValues): CustomReportFaults {
  return {
    title: titleFault(values.title.trim()),
    ...dayFaults(values),
    ...priceFaults(values),
  };
}

/** What is asked of the gateway for what was typed, without faults; nothing is said of what was left empty. */
export function newCustomReport(values: CustomReportValues): NewNoticedReport {
  const { title, origin, dateFrom, dateTo, auditedBy, currency, language } = values;
  const [priceFrom, priceTo] = [parseFormNumber(values.priceMin), parseFormNumber(values.priceMax)];
  return {
    title: title.trim(),
    currency,
    language,
    ...(origin !== '' && { origin }),
    ...(dateFrom !== '' && { dateFrom }),
    ...(dateTo !== '' && { dateTo }),
    ...(auditedBy !== '' && { auditedBy }),
    ...(priceFrom !== null && { priceFrom }),
    ...(priceTo !== null && { priceTo }),
  };
}
