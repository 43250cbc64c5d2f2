import type { CaseStatusGroup } from './case-status-groups';

export { caseStatusGroups, type CaseStatusGroup } from './case-status-groups';

/**
 * Every case status with its group, seen from the report's side: APPROVED means that the listing ended, ROLLBACK that it was
 * reactivated. CROSS_DENOUNCE_CLOSED is in no group: only an unfiltered list shows it.
 */
export const groupByCaseStatus = {
  CREATED: 'IN_PROGRESS',
  PENDING_MODERATION: 'IN_PROGRESS',
  WAITING_DOCUMENTATION: 'IN_PROGRESS',
  WAITING_FOR_PATCH_PDP: 'IN_PROGRESS',
  DOCUMENTATION_PRESENTED: 'PENDING',
  DOCUMENTATION_APPROVED: 'ROLLBACK',
  DOCUMENTATION_NOT_APPROVED: 'APPROVED',
  DOCUMENTATION_NOT_PRESENTED: 'APPROVED',
  MEMBER_NOT_RESPOND: 'REJECTED',
  ROLLBACK: 'ROLLBACK',
  DISCARDED: 'DISCARDED',
  DISCARDED_DUE_RESTRICTION: 'DISCARDED',
  REJECTED: 'REJECTED',
  REJECTED_BY_RESTRICTION: 'REJECTED',
  REJECTED_MODIFIED: 'DISCARDED',
  REJECTED_PDP_CATALOG: 'DISCARDED',
  REJECTED_PDP_ITEM: 'DISCARDED',
  REJECTED_PDP_IMAGE_RANKER: 'DISCARDED',
  CROSS_DENOUNCE_CLOSED: null,
  ACUERDO_CLOSED: 'APPROVED',
  DUPLICATED_DENOUNCE: 'REJECTED',
} as const satisfies Record<string, CaseStatusGroup | null>;
export type CaseStatus = keyof typeof groupByCaseStatus;

export const caseStatuses = Object.keys(groupByCaseStatus) as readonly CaseStatus[];

/** The older names, accepted as filter values. `revision` has no status of its own. */
export const caseStatusByViewName = {
  waiting: 'WAITING_DOCUMENTATION',
  pending: 'DOCUMENTATION_PRESENTED',
  accepted: 'DOCUMENTATION_APPROVED',
  not_approved: 'DOCUMENTATION_NOT_APPROVED',
  not_presented: 'DOCUMENTATION_NOT_PRESENTED',
  not_respond: 'MEMBER_NOT_RESPOND',
  rollback: 'ROLLBACK',
  discard_due_restriction: 'DISCARDED_DUE_RESTRICTION',
  pending_moderation: 'PENDING_MODERATION',
  rejected: 'REJECTED',
  acuerdo_closed: 'ACUERDO_CLOSED',
  duplicated_denounce: 'DUPLICATED_DENOUNCE',
  discarded: 'DISCARDED',
  rejected_modified: 'REJECTED_MODIFIED',
  revision: null,
} as const satisfies Record<string, CaseStatus | null>;
export type CaseViewName = keyof typeof caseStatusByViewName;

export const caseViewNames = Object.keys(caseStatusByViewName) as readonly CaseViewName[];

/** While a notice is in one of these, its listing can't be sent again. */
export const unsendableNoticeStatuses = [
  'CREATED',
  'PENDING_MODERATION',
  'WAITING_DOCUMENTATION',
] as const satisfies readonly CaseStatus[];

/** The one status in which the reporter answers. */
export const answerableCaseStatus = 'DOCUMENTATION_PRESENTED' satisfies CaseStatus;
