import { describe, expect, it } from 'vitest';
import { caseStatuses } from '../../contracts/vocabulary/case-statuses';
import { reportAgain } from './report-again';

const ended = { caseStatus: 'DOCUMENTATION_NOT_APPROVED', listingStatus: 'active', until: null };

describe('whether another report can follow', () => {
  it('follows nothing that has not ended, or of which nobody knows whether it has', () => {
    const running = caseStatuses.filter((caseStatus) => reportAgain({ ...ended, caseStatus }) === null);
    expect(running).toEqual([
      'CREATED',
      'PENDING_MODERATION',
      'WAITING_DOCUMENTATION',
      'WAITING_FOR_PATCH_PDP',
      'DOCUMENTATION_PRESENTED',
      'CROSS_DENOUNCE_CLOSED',
    ]);
    for (const caseStatus of [null, 'FOO_BAR']) expect(reportAgain({ ...ended, caseStatus })).toBeNull();
  });

  it('waits for the day of its reason, and for a listing that is published', () => {
    expect(reportAgain(ended)).toBe('now');
    expect(reportAgain({ ...ended, listingStatus: null })).toBe('now');
    expect(reportAgain({ ...ended, until: '2026-12-24' })).toBe('later');
    for (const listingStatus of ['closed', 'inactive', 'under_review'])
      expect(reportAgain({ ...ended, listingStatus, until: '2026-12-24' })).toBe('unpublished');
  });
});
