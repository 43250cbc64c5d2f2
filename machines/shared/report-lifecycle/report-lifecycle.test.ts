import { describe, expect, it, test } from 'vitest';
import { caseStatuses, groupByCaseStatus } from '../../../contracts/vocabulary/case-statuses';
import { caseMove } from '../../domain/case-reply';
import { awaitsReporter } from '../../domain/status';
import { startWith } from '../../simulator/answers';
import { reportLifecycleMachine, type ReportLifecycleEvent } from './report-lifecycle.machine';
import { reportLifecycleInput } from './report-lifecycle.samples';
import { lifecycleStepsOf, reportLifecycleView } from './report-lifecycle.view';

const told = {
  reportedAt: '2026-11-17T12:00:00.000Z',
  answeredAt: '2026-11-18T12:00:00.000Z',
  lastUpdated: '2026-11-19T12:00:00.000Z',
};
type Steps = ReturnType<typeof lifecycleStepsOf>;
const spoken = (steps: Steps) => steps.map(({ stage, when }) => (when === 'here' ? `[${stage}]` : `${stage} ${when}`));
const walk = (status: string | null, more: Partial<typeof told> | { answeredAt: null } = {}) =>
  spoken(lifecycleStepsOf({ status, ...told, ...more }));

describe('the life of a report', () => {
  it('is lived from status to status, and says at each of them where it stands', () => {
    const { actor } = startWith(reportLifecycleMachine, { input: reportLifecycleInput });
    const here = () => spoken(reportLifecycleView(actor.getSnapshot()).steps).find((one) => one.startsWith('['));
    const lived = (type: ReportLifecycleEvent['type']) => {
      actor.send({ type });
      return [actor.getSnapshot().value, here()];
    };
    expect(here()).toBe('[sent]');
    expect(lived('seller.answered')).toEqual(['CREATED', '[sent]']);
    expect(lived('report.received')).toEqual(['PENDING_MODERATION', '[moderation]']);
    expect(lived('moderation.passed')).toEqual(['WAITING_DOCUMENTATION', '[seller]']);
    expect(lived('seller.answered')).toEqual(['DOCUMENTATION_PRESENTED', '[answer]']);
    expect(lived('report.confirmed')).toEqual(['DOCUMENTATION_NOT_APPROVED', '[takenDown]']);
    expect(lived('report.rolledBack')).toEqual(['ROLLBACK', '[retracted]']);
    expect(actor.getSnapshot().status).toBe('done');
  });

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
    expect(walk('DUPLICATED_DENOUNCE')).toEqual(['sent past', 'moderation past', '[rejected]']);
    expect(walk('ACUERDO_CLOSED')).toEqual(['sent past', 'moderation past', '[takenDown]']);
  });

  it('tells of what went before only what is certain: what may have been passed over is left out', () => {
    expect(walk('REJECTED_MODIFIED')).toEqual(['sent past', '[discarded]']);
    expect(walk('CROSS_DENOUNCE_CLOSED', { answeredAt: null })).toEqual(['sent past', '[closed]']);
    expect(walk('CROSS_DENOUNCE_CLOSED')).toEqual([
      'sent past',
      'moderation past',
      'seller past',
      'answer past',
      '[closed]',
    ]);
  });

  it('was taken back after it had ended the listing, which the seller had answered or not', () => {
    expect(walk('ROLLBACK')).toEqual([
      'sent past',
      'moderation past',
      'seller past',
      'answer past',
      'takenDown past',
      '[retracted]',
    ]);
    expect(walk('ROLLBACK', { answeredAt: null })).toEqual([
      'sent past',
      'moderation past',
      'takenDown past',
      '[retracted]',
    ]);
  });

  it('tells the moments that are known', () => {
    const steps = lifecycleStepsOf({ status: 'DOCUMENTATION_NOT_APPROVED', ...told });
    expect(steps.map(({ at }) => at)).toEqual([told.reportedAt, null, told.answeredAt, null, told.lastUpdated]);
  });

  test.each(caseStatuses)('%s has one place where it stands, and only an open one has something ahead', (status) => {
    const steps = lifecycleStepsOf({ status, ...told });
    expect(steps.filter(({ when }) => when === 'here')).toHaveLength(1);
    const open = ['IN_PROGRESS', 'PENDING'].includes(String(groupByCaseStatus[status]));
    expect(steps.some(({ when }) => when === 'ahead')).toBe(open);
  });

  test.each(caseStatuses)(
    '%s can be answered and taken back in its chart as the console lets a person do',
    (status) => {
      const at = reportLifecycleMachine.resolveState({ value: status, context: told });
      expect(at.can({ type: 'report.confirmed' })).toBe(awaitsReporter(status));
      expect(at.can({ type: 'report.retracted' })).toBe(awaitsReporter(status));
      // Of what has ended the gateway says whether it can still be taken back; it never can where the listing is back, or never went.
      const mayRollBack = at.can({ type: 'report.rolledBack' });
      expect(mayRollBack).toBe(groupByCaseStatus[status] === 'APPROVED');
      if (mayRollBack) expect(caseMove({ status, isRollbackable: true }).may).toBe('rollback');
    },
  );

  it('is read by an older name, too, and is unknown for any other or none', () => {
    expect(walk('waiting')).toEqual(walk('WAITING_DOCUMENTATION'));
    for (const status of ['FOO_BAR', 'revision', null]) expect(walk(status)).toEqual(['sent past', '[unknown]']);
  });
});

it('its states are the statuses of the gateway, all of them and no other', () => {
  expect(Object.keys(reportLifecycleMachine.states).toSorted()).toEqual(caseStatuses.toSorted());
});
