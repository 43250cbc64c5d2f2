import { describe, expect, it } from 'vitest';
import { caseStatuses, type CaseStatus } from '../../contracts/vocabulary/case-statuses';
import { caseStatusOf, countdown, groupOf, isStatusGroup, statusesOf, statusKey, toneOf } from './status';

describe('the status of a report', () => {
  it('HIS-25 HIS-26 HIS-27 HIS-28 HIS-29 HIS-30 CONST-16 each of the 21 has its group, one has none', () => {
    const groups: Record<CaseStatus, string | null> = {
      CREATED: 'IN_PROGRESS', PENDING_MODERATION: 'IN_PROGRESS', WAITING_DOCUMENTATION: 'IN_PROGRESS', WAITING_FOR_PATCH_PDP: 'IN_PROGRESS',
      DOCUMENTATION_PRESENTED: 'PENDING', DOCUMENTATION_APPROVED: 'ROLLBACK', ROLLBACK: 'ROLLBACK',
      ACUERDO_CLOSED: 'APPROVED', DOCUMENTATION_NOT_APPROVED: 'APPROVED', DOCUMENTATION_NOT_PRESENTED: 'APPROVED',
      DUPLICATED_DENOUNCE: 'REJECTED', MEMBER_NOT_RESPOND: 'REJECTED', REJECTED: 'REJECTED', REJECTED_BY_RESTRICTION: 'REJECTED',
      DISCARDED: 'DISCARDED', DISCARDED_DUE_RESTRICTION: 'DISCARDED', REJECTED_MODIFIED: 'DISCARDED', REJECTED_PDP_CATALOG: 'DISCARDED',
      REJECTED_PDP_ITEM: 'DISCARDED', REJECTED_PDP_IMAGE_RANKER: 'DISCARDED', CROSS_DENOUNCE_CLOSED: null,
    };
    expect(Object.fromEntries(caseStatuses.map((status) => [status, groupOf(status)]))).toEqual(groups);
  });

  it('HIS-17 HIS-18 HIS-19 HIS-20 HIS-21 HIS-22 HIS-23 HIS-24 the older names stand for raw ones, seen from the report’s side', () => {
    const names = ['waiting', 'pending', 'accepted', 'not_approved', 'not_presented', 'not_respond', 'rollback', 'discard_due_restriction',
      'pending_moderation', 'rejected', 'acuerdo_closed', 'duplicated_denounce', 'discarded', 'rejected_modified'];
    expect(names.map(caseStatusOf)).toEqual([
      'WAITING_DOCUMENTATION', 'DOCUMENTATION_PRESENTED', 'DOCUMENTATION_APPROVED', 'DOCUMENTATION_NOT_APPROVED', 'DOCUMENTATION_NOT_PRESENTED',
      'MEMBER_NOT_RESPOND', 'ROLLBACK', 'DISCARDED_DUE_RESTRICTION', 'PENDING_MODERATION', 'REJECTED', 'ACUERDO_CLOSED', 'DUPLICATED_DENOUNCE',
      'DISCARDED', 'REJECTED_MODIFIED',
    ]);
    expect([groupOf('accepted'), groupOf('not_approved')]).toEqual(['ROLLBACK', 'APPROVED']);
    expect([caseStatusOf('revision'), statusKey('revision'), toneOf('revision')]).toEqual([null, { key: 'revision' }, 'neutral']);
  });

  it('HIS-32 HIS-33 an unknown status is shown raw, a missing one has a label of its own', () => {
    expect([statusKey('FOO_BAR'), statusKey(null), statusKey(''), statusKey('waiting')]).toEqual([
      { raw: 'FOO_BAR' }, { key: 'none' }, { key: 'none' }, { key: 'WAITING_DOCUMENTATION' },
    ]);
    expect([groupOf('FOO_BAR'), toneOf(null), toneOf('CROSS_DENOUNCE_CLOSED'), toneOf('CREATED'), groupOf('toString')]).toEqual([null, 'neutral', 'neutral', 'IN_PROGRESS', null]);
  });

  it('a filter of some groups asks for their statuses; none or all six ask for everything', () => {
    expect(statusesOf(['PENDING', 'ROLLBACK'])).toEqual(['DOCUMENTATION_PRESENTED', 'DOCUMENTATION_APPROVED', 'ROLLBACK']);
    expect([statusesOf([]), statusesOf(['APPROVED', 'IN_PROGRESS', 'PENDING', 'REJECTED', 'DISCARDED', 'ROLLBACK'])]).toEqual([null, null]);
    expect([isStatusGroup('PENDING'), isStatusGroup('pending')]).toEqual([true, false]);
  });
});

describe('HIS-34 when it expires', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  const at = (milliseconds: number) => countdown(new Date(now + milliseconds).toISOString(), now);
  const hour = 3_600_000;
  it('is told in whole days from a day on', () => {
    expect([at(24 * hour), at(3 * 24 * hour + hour), at(48 * hour - 1)]).toEqual([{ unit: 'days', count: 1 }, { unit: 'days', count: 3 }, { unit: 'days', count: 1 }]);
  });
  it('is told in whole hours below that, one at least', () => {
    expect([at(24 * hour - 1), at(5 * hour), at(1)]).toEqual([{ unit: 'hours', count: 24 }, { unit: 'hours', count: 5 }, { unit: 'hours', count: 1 }]);
  });
  it('has no countdown once it is past, and none without a date', () => {
    expect([at(0), at(-hour), countdown(null, now), countdown('soon', now)]).toEqual([{ unit: 'expired' }, { unit: 'expired' }, null, null]);
  });
});
