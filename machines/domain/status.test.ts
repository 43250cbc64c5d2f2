import { describe, expect, it } from 'vitest';
import { caseStatuses, type CaseStatus } from '../../contracts/vocabulary/case-statuses';
import { caseStatusOf, groupOf } from './status';

describe('the status of a report', () => {
  it('HIS-25 HIS-26 HIS-27 HIS-28 HIS-29 HIS-30 CONST-16 each of the 21 has its group, one has none', () => {
    const groups: Record<CaseStatus, string | null> = {
      CREATED: 'IN_PROGRESS',
      PENDING_MODERATION: 'IN_PROGRESS',
      WAITING_DOCUMENTATION: 'IN_PROGRESS',
      WAITING_FOR_PATCH_PDP: 'IN_PROGRESS',
      DOCUMENTATION_PRESENTED: 'PENDING',
      DOCUMENTATION_APPROVED: 'ROLLBACK',
      ROLLBACK: 'ROLLBACK',
      ACUERDO_CLOSED: 'APPROVED',
      DOCUMENTATION_NOT_APPROVED: 'APPROVED',
      DOCUMENTATION_NOT_PRESENTED: 'APPROVED',
      DUPLICATED_DENOUNCE: 'REJECTED',
      MEMBER_NOT_RESPOND: 'REJECTED',
      REJECTED: 'REJECTED',
      REJECTED_BY_RESTRICTION: 'REJECTED',
      DISCARDED: 'DISCARDED',
      DISCARDED_DUE_RESTRICTION: 'DISCARDED',
      REJECTED_MODIFIED: 'DISCARDED',
      REJECTED_PDP_CATALOG: 'DISCARDED',
      REJECTED_PDP_ITEM: 'DISCARDED',
      REJECTED_PDP_IMAGE_RANKER: 'DISCARDED',
      CROSS_DENOUNCE_CLOSED: null,
    };
    expect(Object.fromEntries(caseStatuses.map((status) => [status, groupOf(status)]))).toEqual(groups);
  });

  it('HIS-17 HIS-18 HIS-19 HIS-20 HIS-21 HIS-22 HIS-23 HIS-24 the older names stand for raw ones, seen from the report’s side', () => {
    const names = [
      'waiting',
      'pending',
      'accepted',
      'not_approved',
      'not_presented',
      'not_respond',
      'rollback',
      'discard_due_restriction',
      'pending_moderation',
      'rejected',
      'acuerdo_closed',
      'duplicated_denounce',
      'discarded',
      'rejected_modified',
    ];
    expect(names.map(caseStatusOf)).toEqual([
      'WAITING_DOCUMENTATION',
      'DOCUMENTATION_PRESENTED',
      'DOCUMENTATION_APPROVED',
      'DOCUMENTATION_NOT_APPROVED',
      'DOCUMENTATION_NOT_PRESENTED',
      'MEMBER_NOT_RESPOND',
      'ROLLBACK',
      'DISCARDED_DUE_RESTRICTION',
      'PENDING_MODERATION',
      'REJECTED',
      'ACUERDO_CLOSED',
      'DUPLICATED_DENOUNCE',
      'DISCARDED',
      'REJECTED_MODIFIED',
    ]);
    expect([groupOf('accepted'), groupOf('not_approved')]).toEqual(['ROLLBACK', 'APPROVED']);
    expect(caseStatusOf('revision')).toBeNull();
  });

  it('one that is unknown or missing is in no group', () => {
    expect([groupOf('FOO_BAR'), groupOf(null), groupOf('toString'), groupOf('')]).toEqual([null, null, null, null]);
  });
});
