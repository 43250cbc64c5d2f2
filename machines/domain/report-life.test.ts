import { describe, expect, it, test } from 'vitest';
import { caseStatuses, groupByCaseStatus } from '../../contracts/vocabulary/case-statuses';
import { lifeOf } from './report-life';

const told = {
  reportedAt: '2026-11-17T12:00:00.000Z',
  answeredAt: '2026-11-18T12:00:00.000Z',
  lastUpdated: '2026-11-19T12:00:00.000Z',
};
const walk = (status: string | null, more: Partial<typeof told> | { answeredAt: null } = {}) =>
  lifeOf({ status, ...told, ...more }).map(({ stage, when }) => (when === 'here' ? `[${stage}]` : `${stage} ${when}`));

describe('the life of a report', () => {
  it('stands with the marketplace, the seller or the reporter while it is open', () => {
    expect(walk('CREATED')).toEqual(['[sent]', 'moderation ahead', 'seller ahead', 'answer ahead', 'outcome ahead']);
    expect(walk('PENDING_MODERATION').indexOf('[moderation]')).toBe(1);
    expect(walk('WAITING_DOCUMENTATION').indexOf('[seller]')).toBe(2);
    expect(walk('DOCUMENTATION_PRESENTED')).toEqual([
      'sent past',
      'moderation past',
      'seller past',
      '[answer]',
      'outcome ahead',
    ]);
    expect(walk('WAITING_FOR_PATCH_PDP')).toEqual(['sent past', 'moderation past', '[catalogue]', 'outcome ahead']);
  });

  it('ends with the listing taken down, returned, or shown again after nobody answered', () => {
    expect(walk('DOCUMENTATION_NOT_APPROVED').slice(-2)).toEqual(['answer past', '[takenDown]']);
    expect(walk('DOCUMENTATION_NOT_PRESENTED').slice(-2)).toEqual(['silence past', '[takenDown]']);
    expect(walk('DOCUMENTATION_APPROVED').slice(-2)).toEqual(['answer past', '[returned]']);
    expect(walk('MEMBER_NOT_RESPOND').slice(-2)).toEqual(['missed past', '[expired]']);
    expect(walk('DUPLICATED_DENOUNCE').at(-1)).toBe('[rejected]');
    expect(walk('REJECTED_MODIFIED').at(-1)).toBe('[discarded]');
    expect(walk('CROSS_DENOUNCE_CLOSED')).toEqual(['sent past', '[closed]']);
  });

  it('was answered by the seller before it was retracted only where the seller did', () => {
    expect(walk('ROLLBACK')).toEqual(['sent past', 'moderation past', 'seller past', '[retracted]']);
    expect(walk('ROLLBACK', { answeredAt: null })).toEqual(['sent past', 'moderation past', '[retracted]']);
  });

  it('tells the moments that are known', () => {
    const steps = lifeOf({ status: 'DOCUMENTATION_NOT_APPROVED', ...told });
    expect(steps.map(({ at }) => at)).toEqual([told.reportedAt, null, told.answeredAt, null, told.lastUpdated]);
  });

  test.each(caseStatuses)('%s has one place where it stands, and only an open one has something ahead', (status) => {
    const steps = lifeOf({ status, ...told });
    expect(steps.filter(({ when }) => when === 'here')).toHaveLength(1);
    const open = ['IN_PROGRESS', 'PENDING'].includes(String(groupByCaseStatus[status]));
    expect(steps.some(({ when }) => when === 'ahead')).toBe(open);
  });

  it('is read by an older name, too, and is unknown for any other or none', () => {
    expect(walk('waiting')).toEqual(walk('WAITING_DOCUMENTATION'));
    for (const status of ['FOO_BAR', 'revision', null]) expect(walk(status)).toEqual(['sent past', '[unknown]']);
  });
});
