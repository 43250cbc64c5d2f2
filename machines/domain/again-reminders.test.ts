import { describe, expect, it } from 'vitest';
import { limits } from '../../contracts/vocabulary/limits';
import {
  postponeReminders,
  againPutOffSetting,
  againReminders,
  againSetting,
  dueReminders,
  nextDay,
  whyNotRemind,
  reportAgain,
} from './again-reminders';
import { caseStatuses } from '../../contracts/vocabulary/case-statuses';

const of = (after: unknown) => ({ siteId: 'MLA', articleId: 'MLA1234567892', after });
const noon = Date.parse('2026-12-25T12:00:00.000Z');

describe('what somebody wants to be reminded of', () => {
  it('is read from the settings, the earliest first; anything else there is passed over', () => {
    const settings = {
      [againSetting('10000002')]: of('2026-12-24T23:59:59.000Z'),
      [againSetting('10000001')]: of('2026-12-24'),
      [againSetting('10000003')]: of('2026-11-30'),
      [againSetting('10000004')]: null,
      [againSetting('10000005')]: of(7),
      [againSetting('10000006')]: { after: '2026-12-24' },
      [againPutOffSetting]: '2026-12-26T00:00:00.000Z',
      'template:t1': of('2026-12-24'),
    };
    expect(againReminders(settings).map(({ caseId, after }) => [caseId, after])).toEqual([
      ['10000003', '2026-11-30'],
      ['10000001', '2026-12-24'],
      ['10000002', '2026-12-24'],
    ]);
    expect(againReminders(undefined)).toEqual([]);
  });

  it.each([
    ['2026-12-24', 1],
    ['2026-12-25', 0],
  ])('is due from the day after %s on: %i on the 25th', (after, count) => {
    expect(dueReminders({ [againSetting('10000001')]: of(after) }, noon)).toHaveLength(count);
  });

  it('changes with the day, in the time in which protections are counted', () => {
    expect(new Date(nextDay(noon)).toISOString()).toBe('2026-12-26T00:00:00.000Z');
    expect(nextDay(nextDay(noon))).toBe(nextDay(noon) + 86_400_000);
  });

  it('is put off by a moment, and by nothing else', () => {
    expect(postponeReminders({ [againPutOffSetting]: '2026-12-26T00:00:00.000Z' })).toBe('2026-12-26T00:00:00.000Z');
    for (const value of [null, 3, '']) expect(postponeReminders({ [againPutOffSetting]: value })).toBeNull();
  });

  it('has a bound, which is told', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [againSetting(String(at)), of('2026-12-24')]));
    expect(whyNotRemind(many(limits.againReminders - 1))).toBeNull();
    expect(whyNotRemind(many(limits.againReminders))?.because).toBe('TOO_MANY_REMINDERS');
  });
});

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
