import { sitePartOf } from '../../domain/sites';
import { whyNotReportPage } from '../../domain/brand-infringement';
import { allowedCodes } from '../../domain/report-listings';
import { whyNotReportOffer } from '../../domain/catalogue-offers';
import type { CatalogueDetailContext } from './catalogue-detail.types';

type Offers = Pick<CatalogueDetailContext, 'offers' | 'listings'>;

/** Codes of the notices that the profile may send in the page's country. */
export function allowedNoticeCodes({ profile, id }: Pick<CatalogueDetailContext, 'profile' | 'id'>): string[] {
  return allowedCodes(profile.getSnapshot().context.allowedNotices, sitePartOf(id));
}

/** Of these listings those that take part in the page and can be reported now. */
export function reportableIds({ offers, listings }: Offers, ids: readonly string[]): string[] {
  const { visible } = listings.getSnapshot().context;
  return ids.filter((id) => offers.some(({ itemId }) => itemId === id) && whyNotReportOffer(visible[id]) === null);
}

/** Whether a report of the page can be begun now. */
export function canReport(context: CatalogueDetailContext): boolean {
  return whyNotReportPage({ caseId: context.caseId, allowed: allowedNoticeCodes(context) }) === null;
}
