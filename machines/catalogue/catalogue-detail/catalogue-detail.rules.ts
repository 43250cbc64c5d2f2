import { whyNotReportPage } from '../../domain/brand-infringement';
import { allowedCodes } from '../../domain/report-listings';
import type { CatalogueDetailContext } from './catalogue-detail.types';

/** Codes of the notices that the profile may send in the page's country. */
export function allowedFor({ profile, id }: Pick<CatalogueDetailContext, 'profile' | 'id'>): string[] {
  return allowedCodes(profile.getSnapshot().context.allowedNotices, id.slice(0, 3));
}

/** Whether a report of the page can be begun now. */
export function canReport(context: CatalogueDetailContext): boolean {
  return whyNotReportPage({ caseId: context.caseId, allowed: allowedFor(context) }) === null;
}
