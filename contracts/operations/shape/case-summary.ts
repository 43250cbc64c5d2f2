import type { SimplifiedCaseFieldsFragment } from '../../generated/operations';
import type { CaseSummary } from '../../shapes';
import { addressOrNull, toUpper } from './values';

/** The country that an answer tells, or the one that the listing's id begins with. */
export const siteOf = (siteId: string | null | undefined, listingId: string | null | undefined) =>
  toUpper(siteId ?? listingId?.slice(0, 3) ?? '');

export function toCaseSummary(wire: SimplifiedCaseFieldsFragment): CaseSummary {
  const id = toUpper(wire.item_info?.id ?? '');
  return {
    caseId: wire.case_id,
    listing: {
      id,
      siteId: siteOf(wire.item_info?.site_id, id),
      title: wire.item_info?.title ?? id,
      thumbnail: addressOrNull(wire.item_info?.thumbnail),
    },
    status: wire.current_status,
    dueDate: wire.due_date,
    memberName: wire.member_name,
    reasonId: wire.reason_id,
    reasonText: wire.reason_text,
    seller: wire.seller_id ? { id: wire.seller_id, nickname: wire.seller_name ?? wire.seller_id } : null,
    relatedCount: wire.element_related_count ?? 0,
    createdAt: wire.date_created,
    lastUpdated: wire.last_updated,
  };
}
