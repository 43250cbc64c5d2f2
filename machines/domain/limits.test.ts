import { describe, expect, it } from 'vitest';
import type { MemberJudge, MemberRestriction } from '../../contracts/shapes';
import { efficiencyLevels } from '../../contracts/vocabulary/members';
import { accountState, type AccountFacts, type AccountStateName } from './account-state';
import {
  allowance,
  dailyMaximum,
  dayAllowance,
  isLimited,
  isRestricted,
  memberQuality,
  sentToday,
  whyNotSendNow,
} from './limits';

const now = new Date(2026, 2, 10, 12).getTime();
const today = new Date(2026, 2, 10, 1).toISOString();
const yesterday = new Date(2026, 2, 9, 23).toISOString();
const judge = (more: Partial<MemberJudge>): MemberJudge => ({
  type: null,
  subType: null,
  severity: null,
  maxDenounces: null,
  denouncesAvailable: null,
  dueDate: null,
  ...more,
});
const restriction = (more: Partial<MemberRestriction>): MemberRestriction => ({
  status: null,
  denouncesAvailable: null,
  dueDate: null,
  ...more,
});
const account = (more: Partial<AccountFacts> = {}): AccountFacts => ({
  profile: { isAcuerdo: false, noticesLimitDayCount: 0, noticesLimitUpdatedAt: null },
  restriction: null,
  judge: null,
  answersDue: 0,
  ...more,
});
const counted = (noticesLimitDayCount: number, noticesLimitUpdatedAt = today, isAcuerdo = false) => ({
  isAcuerdo,
  noticesLimitDayCount,
  noticesLimitUpdatedAt,
});
const dueIn = (days: number) => new Date(now + days * 86_400_000).toISOString();

describe('the state of an account', () => {
  const plain = { until: null, dailyMax: null, days: null };
  const states: [string, Partial<AccountFacts>, object][] = [
    ['LIM-01 without restriction it is normal', {}, { ...plain, name: 'normal' }],
    [
      'LIM-01 a status of none is normal',
      { restriction: restriction({ status: 'none' }) },
      { ...plain, name: 'normal' },
    ],
    [
      'LIM-02 a new member is limited',
      { restriction: restriction({ status: 'new_member', dueDate: dueIn(3) }) },
      { name: 'new_member', until: dueIn(3), dailyMax: 50, days: null },
    ],
    [
      'LIM-03 a dormant account is limited',
      { restriction: restriction({ status: 'dormant' }) },
      { ...plain, name: 'dormant', dailyMax: 50 },
    ],
    [
      'LIM-04 low efficiency is limited',
      { restriction: restriction({ status: 'low_efficiency' }) },
      { ...plain, name: 'low_efficiency', dailyMax: 50 },
    ],
    ['LIM-05 a warning limits nothing', { judge: judge({ severity: 'warning' }) }, { ...plain, name: 'warning' }],
    [
      'LIM-06 LIM-12 a temporary restriction has the server’s daily maximum, until a date',
      { judge: judge({ severity: 'temporary_restriction', maxDenounces: 20, dueDate: dueIn(5) }) },
      { name: 'temporary_restriction', until: dueIn(5), dailyMax: 20, days: null },
    ],
    [
      'LIM-07 a temporary suspension lasts so many days',
      { judge: judge({ severity: 'temporary_suspension', dueDate: dueIn(6.5) }) },
      { name: 'temporary_suspension', until: dueIn(6.5), dailyMax: null, days: 7 },
    ],
    [
      'a suspension with a date is a temporary one',
      { judge: judge({ severity: 'suspension', dueDate: dueIn(2) }) },
      { name: 'temporary_suspension', until: dueIn(2), dailyMax: null, days: 2 },
    ],
    [
      'a temporary suspension whose date has passed lasts no more days',
      { judge: judge({ severity: 'temporary_suspension', dueDate: dueIn(-1) }) },
      { name: 'temporary_suspension', until: dueIn(-1), dailyMax: null, days: 0 },
    ],
    [
      'a temporary suspension without a date still is one',
      { judge: judge({ severity: 'temporary_suspension' }) },
      { ...plain, name: 'temporary_suspension' },
    ],
    [
      'LIM-08 a suspension without a date is a full one',
      { judge: judge({ severity: 'suspension' }) },
      { ...plain, name: 'suspension' },
    ],
    [
      'words that are not known are no state',
      { restriction: restriction({ status: 'on_holiday' }), judge: judge({ severity: 'furious' }) },
      { ...plain, name: 'normal' },
    ],
    [
      'the judge outranks the restriction',
      { restriction: restriction({ status: 'new_member' }), judge: judge({ severity: 'suspension' }) },
      { ...plain, name: 'suspension' },
    ],
  ];
  for (const [title, facts, expected] of states) {
    it(title, () => expect(accountState(account(facts), now)).toEqual(expected));
  }
});

describe('how many notices may still go', () => {
  it('LIM-20 the day’s count starts again with the local day', () => {
    expect([sentToday(counted(7), now), sentToday(counted(7, yesterday), now), sentToday(null, now)]).toEqual([
      7, 0, 0,
    ]);
    expect(sentToday({ ...counted(7), noticesLimitUpdatedAt: null }, now)).toBe(0);
  });

  it('LIM-10 30,000 a day at most', () => {
    expect(allowance(account(), now)).toBe(30_000);
    expect(allowance(account({ profile: counted(29_990) }), now)).toBe(10);
    expect(allowance(account({ profile: counted(31_000) }), now)).toBe(0);
    expect(whyNotSendNow(account({ profile: counted(30_000) }), now)).toEqual({
      because: 'DAILY_MAXIMUM_REACHED',
      values: { count: 30_000 },
    });
  });

  it.each<Partial<AccountFacts>>([
    { restriction: restriction({ status: 'new_member' }) },
    { restriction: restriction({ status: 'dormant' }) },
    { restriction: restriction({ status: 'low_efficiency' }) },
    { judge: judge({ severity: 'temporary_restriction' }) },
  ])('LIM-09 fifty a day for a limited account, by our own count where the gateway gives none: %j', (facts) => {
    const limited = account({ ...facts, profile: counted(49) });
    expect([allowance(limited, now), whyNotSendNow(limited, now), isLimited(limited, now)]).toEqual([1, null, true]);
    expect(whyNotSendNow({ ...limited, profile: counted(50) }, now)).toEqual({
      because: 'ALLOWANCE_USED',
      values: { count: 50 },
    });
    expect(whyNotSendNow({ ...limited, profile: counted(50, yesterday) }, now)).toBeNull();
  });

  it('LIM-16 the gateway’s allowance decides where it gives one, and the smaller of two', () => {
    const both = account({
      restriction: restriction({ status: 'new_member', denouncesAvailable: 12 }),
      judge: judge({ severity: 'temporary_restriction', maxDenounces: 20, denouncesAvailable: 8, dueDate: dueIn(5) }),
    });
    expect(allowance(both, now)).toBe(8);
    const used = {
      ...both,
      judge: judge({ severity: 'temporary_restriction', maxDenounces: 20, denouncesAvailable: 0, dueDate: dueIn(5) }),
    };
    expect(whyNotSendNow(used, now)).toEqual({ because: 'ALLOWANCE_USED', values: { count: 0 }, until: dueIn(5) });
  });

  it('LIM-18 answers that are due block sending, with the way to the list; enrolled people have none', () => {
    const due = account({ answersDue: 1 });
    for (const count of [1, 2])
      expect(whyNotSendNow(account({ answersDue: count }), now)).toEqual({
        because: 'ANSWERS_DUE',
        values: { count },
        resolve: { to: 'history', search: { status: ['PENDING'] } },
      });
    expect(whyNotSendNow({ ...due, profile: counted(0, today, true) }, now)).toBeNull();
  });

  it('LIM-19 LIM-07 the suspended send nothing, for a time or until they write to support', () => {
    const temporary = account({ judge: judge({ severity: 'temporary_suspension', dueDate: dueIn(3) }) });
    expect(whyNotSendNow(temporary, now)).toEqual({ because: 'SUSPENDED_UNTIL', values: { days: 3 }, until: dueIn(3) });
    expect(whyNotSendNow(account({ judge: judge({ severity: 'temporary_suspension' }) }), now)).toEqual({
      because: 'SUSPENDED_UNTIL',
      values: { days: 0 },
    });
    const full = account({ judge: judge({ severity: 'suspension' }) });
    expect(whyNotSendNow(full, now)).toEqual({ because: 'SUSPENDED', resolve: { to: 'supportForm' } });
  });

  it('an account without a limit is not limited', () => {
    expect([isLimited(account(), now), isLimited(account({ judge: judge({ severity: 'warning' }) }), now)]).toEqual([
      false,
      false,
    ]);
    expect(isLimited(account({ judge: judge({ denouncesAvailable: 9 }) }), now)).toBe(true);
  });
});

describe('how a member is judged', () => {
  it('LIM-14 efficiency has no data, is high, at risk, or restricted', () => {
    expect(efficiencyLevels).toEqual(['default', 'high', 'medium', 'risk']);
  });

  it.each(
    ['excellent', 'good', 'regular', 'critical', 'neutral'].flatMap((quality) => [
      [quality, 'warning', false] as const,
      [quality, 'temporary_restriction', true] as const,
    ]),
  )('LIM-15 the quality %s of one in %s', (subType, severity, restricted) => {
    const judge = { type: null, subType, severity, maxDenounces: 5, denouncesAvailable: null, dueDate: null };
    expect(memberQuality(judge)).toBe(subType);
    expect(isRestricted(accountState({ restriction: null, judge }, 0))).toBe(restricted);
  });

  it.each<[AccountStateName, boolean, Partial<AccountFacts>]>([
    ['normal', false, {}],
    ['new_member', true, { restriction: restriction({ status: 'new_member' }) }],
    ['dormant', true, { restriction: restriction({ status: 'dormant' }) }],
    ['low_efficiency', true, { restriction: restriction({ status: 'low_efficiency' }) }],
    ['warning', false, { judge: judge({ severity: 'warning' }) }],
    ['temporary_restriction', true, { judge: judge({ severity: 'temporary_restriction' }) }],
    ['temporary_suspension', true, { judge: judge({ severity: 'temporary_suspension', dueDate: dueIn(3) }) }],
    ['suspension', true, { judge: judge({ severity: 'suspension' }) }],
  ])('LIM-15 beside the quality the state %s is told as a restriction: %s', (name, restricted, facts) => {
    const state = accountState(account(facts), now);
    expect([state.name, isRestricted(state)]).toEqual([name, restricted]);
  });

  it.each([[null], [{ subType: null }], [{ subType: 'splendid' }]])('LIM-15 %j is neutral', (judge) => {
    expect(memberQuality(judge)).toBe('neutral');
  });
});

it.each([
  judge({ severity: 'suspension' }),
  judge({ severity: 'temporary_suspension', dueDate: dueIn(3), denouncesAvailable: 0 }),
])('a suspended account has no day that renews anything: %o', (suspended) =>
  expect(dayAllowance(account({ judge: suspended }), now)).toBe(null),
);

describe('of how many a day, said only where it is known', () => {
  const both = (facts: AccountFacts) => [
    dayAllowance(facts, now)?.left,
    dayAllowance(facts, now)?.of,
    dailyMaximum(facts, now),
  ];

  it.each([
    ['20 left of an unknown number', { denouncesAvailable: 20 }, 0, [20, null, null]],
    [
      '40 left of an unknown number, also where ten were sent from here',
      { denouncesAvailable: 40 },
      10,
      [40, null, null],
    ],
    ['nothing left, and never "0 of 0"', { denouncesAvailable: 0 }, 0, [0, null, null]],
    ['the fifty of its state where the gateway says nothing', { denouncesAvailable: null }, 10, [40, 50, 50]],
  ] as const)('a new member has %s', (_, more, sent, expected) => {
    const limited = account({ restriction: restriction({ status: 'new_member', ...more }), profile: counted(sent) });
    expect(both(limited)).toEqual(expected);
  });

  it('what the judge alone leaves is of an unknown number too', () => {
    const facts = { restriction: restriction({ status: 'dormant' }), judge: judge({ denouncesAvailable: 5 }) };
    expect(both(account(facts))).toEqual([5, null, null]);
  });

  const judged = { severity: 'temporary_restriction', maxDenounces: 20 };
  it.each([
    ['the maximum that came with it', { ...judged, denouncesAvailable: 5 }, null, [5, 20, 20]],
    ['none where a restriction limits the day too', { ...judged, denouncesAvailable: 5 }, 5, [5, null, null]],
    ['none where more is left than that', { ...judged, denouncesAvailable: 25 }, null, [25, null, null]],
    ['none where none came', { ...judged, maxDenounces: null, denouncesAvailable: 5 }, null, [5, null, null]],
    ['nothing to send, and never "0 of 0"', { ...judged, maxDenounces: 0 }, null, [0, null, 0]],
  ] as const)('one under a temporary restriction has %s', (_, more, denouncesAvailable, expected) => {
    const status = denouncesAvailable === null ? 'none' : 'new_member';
    expect(both(account({ judge: judge(more), restriction: restriction({ status, denouncesAvailable }) }))).toEqual(
      expected,
    );
  });

  it.each([
    ['a day that only what is left limits', restriction({ denouncesAvailable: 12 }), [12, null, null]],
    ['a day that nothing limits', restriction({ denouncesAvailable: 30_000 }), [undefined, undefined, 30_000]],
  ])('an account in order has %s', (_, known, expected) =>
    expect(both(account({ restriction: known }))).toEqual(expected),
  );

  it('one that is used up says its number where it is known', () => {
    const used = account({ restriction: restriction({ status: 'new_member', denouncesAvailable: 0 }) });
    expect(whyNotSendNow(used, now)).toMatchObject({ because: 'ALLOWANCE_USED', values: { count: 0 } });
    const all = account({ judge: judge({ ...judged, denouncesAvailable: 0 }) });
    expect(whyNotSendNow(all, now)).toMatchObject({ because: 'ALLOWANCE_USED', values: { count: 20 } });
  });
});
