import { normalSites } from './sites';
import type { Language, NewLiveSearchReport } from '../../contracts/shapes';
import type { ExportSource, ExportStatus } from '../../contracts/vocabulary/exports';
import { blockReason, type BlockReason } from './block-reason';
import { keywordFault, namesFault, keywordOf } from './keyword';

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
