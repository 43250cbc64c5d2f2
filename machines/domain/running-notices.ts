import type { Listing } from '../../contracts/shapes';

/** Notice statuses in which a listing's report is on its way, so that no other is taken. */
export const runningNoticeStatuses = ['CREATED', 'PENDING_MODERATION', 'WAITING_DOCUMENTATION'] as const;

/** Whether a notice was sent that has come to its end, so that another may follow. */
export function canBeNoticedAgain({ noticed }: Pick<Listing, 'noticed'>): boolean {
  if (noticed === null || noticed.sending) return false;
  return (
    noticed.sent &&
    !(runningNoticeStatuses as readonly string[]).includes(noticed.noticeStatus ?? runningNoticeStatuses[0])
  );
}
