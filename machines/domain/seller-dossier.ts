import type { HistoryReport, Listing } from '../../contracts/shapes';
import { caseStatusGroups, type CaseStatusGroup } from '../../contracts/vocabulary/case-statuses';
import { isInvalidStatus } from './report-listings';
import { pictureKey, titleKey } from './result-groups';
import { groupOf } from './status';

type Reported = Pick<HistoryReport, 'caseId' | 'status' | 'reasonCode'> & {
  listing: Pick<HistoryReport['listing'], 'id' | 'siteId' | 'title' | 'thumbnail'>;
};
type Listed = Pick<Listing, 'id' | 'siteId' | 'title' | 'status' | 'thumbnail' | 'pictures'>;

/** How many of the listings each country has, the most first. */
export function countByCountry(listings: readonly Pick<Listing, 'siteId'>[]): { siteId: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { siteId } of listings) counts.set(siteId, (counts.get(siteId) ?? 0) + 1);
  return [...counts]
    .map(([siteId, count]) => ({ siteId, count }))
    .toSorted((a, b) => b.count - a.count || a.siteId.localeCompare(b.siteId));
}

/** What became of the reports, those that have come to something first in the order of the statuses; `other` is in no group. */
export function countByOutcome(
  reports: readonly Pick<HistoryReport, 'status'>[],
): { group: CaseStatusGroup | 'other'; count: number }[] {
  const groups = reports.map(({ status }) => groupOf(status) ?? 'other');
  return ([...caseStatusGroups, 'other'] as const).flatMap((group) => {
    const count = groups.filter((one) => one === group).length;
    return count === 0 ? [] : [{ group, count }];
  });
}

export interface Relisted {
  listing: Listed;
  /** The report that ended the listing which this one is like. */
  report: Reported;
  same: 'title' | 'picture' | 'both';
}

/**
 * Published listings that are like one of the same site that a report has ended: the same title, or the same main picture. Each once, with
 * the report that is most like it. It says that they look the same, not that they are.
 */
export function relistedOf(listings: readonly Listed[], reports: readonly Reported[]): Relisted[] {
  const ended = reports.filter(({ status }) => groupOf(status) === 'APPROVED');
  const endedIds = new Set(ended.map(({ listing }) => listing.id));
  return listings.flatMap((listing) => {
    if (isInvalidStatus(listing.status) || endedIds.has(listing.id)) return [];
    const pictures = [listing.pictures[0]?.url ?? null, listing.thumbnail].flatMap((url) =>
      url === null ? [] : [pictureKey(url)],
    );
    const title = titleKey(listing.title);
    const like = ended
      .filter((report) => report.listing.siteId === listing.siteId)
      .map((report) => {
        const { thumbnail } = report.listing;
        const sameTitle = title !== '' && titleKey(report.listing.title) === title;
        const samePicture = thumbnail !== null && pictures.includes(pictureKey(thumbnail));
        return { report, sameTitle, samePicture };
      });
    const most =
      like.find((one) => one.sameTitle && one.samePicture) ?? like.find((one) => one.sameTitle || one.samePicture);
    if (most === undefined) return [];
    const same = most.sameTitle && most.samePicture ? 'both' : most.sameTitle ? 'title' : 'picture';
    return [{ listing, report: most.report, same } satisfies Relisted];
  });
}
