import type { CaseStatusGroup } from '../../contracts/vocabulary/case-statuses';
import { groupOf } from '../../machines/domain/status';
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

/** The hue of a case status by its raw or older name; one that is unknown, missing or in no group is neutral. */
export function caseStateOf(status: string | null): TradeState {
  const group = groupOf(status);
  return group === null ? 'toReview' : stateByGroup[group];
}
