import { groupByCaseStatus, type CaseStatusGroup } from '../../contracts/vocabulary/case-statuses';
import type { TradeState } from '../theme/tokens';

/** The hue of each group, seen from the report's side: approved is a listing that ended. */
export const stateByGroup: Record<CaseStatusGroup, TradeState> = {
  APPROVED: 'ended',
  IN_PROGRESS: 'sending',
  PENDING: 'awaiting',
  REJECTED: 'rejected',
  DISCARDED: 'discarded',
  ROLLBACK: 'retracted',
};

/** The hue of a raw case status; one that is unknown, missing or in no group is neutral. */
export function stateOfCase(status: string | null): TradeState {
  const groups: Readonly<Record<string, CaseStatusGroup | null>> = groupByCaseStatus;
  const group = status !== null && Object.hasOwn(groups, status) ? groups[status] : null;
  return group === null || group === undefined ? 'toReview' : stateByGroup[group];
}
