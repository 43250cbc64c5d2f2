import type { Language, NewNoticedReport } from '../../contracts/shapes';
import { limits } from '../../contracts/vocabulary/limits';
import { blockReason, type BlockReason } from './block-reason';
import { dayFaults } from './days-fault';
import { priceFaults } from './filter-profile';
import { parseFormNumber } from './form-number';

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
