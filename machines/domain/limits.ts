import type { MemberJudge } from '../../contracts/shapes';
import { limits } from '../../contracts/vocabulary/limits';
import { memberQualities, type MemberQuality } from '../../contracts/vocabulary/members';
import { accountState, type AccountFacts, type AccountState, type AccountStateName } from './account-state';
import type { BlockReason } from './block-reason';

/** The quality of a member, from the judge's word: neutral where there is none, or one that isn't known (G06). */
export function memberQuality(judge: Pick<MemberJudge, 'subType'> | null): MemberQuality {
  return memberQualities.find((known) => known === judge?.subType) ?? 'neutral';
}

/** Whether anything holds this account back: a warning alone doesn't. */
export const isRestricted = ({ name }: Pick<AccountState, 'name'>): boolean => name !== 'normal' && name !== 'warning';

/** The states in which a day's notices are few. */
const limitedStates: readonly AccountStateName[] = ['new_member', 'dormant', 'low_efficiency', 'temporary_restriction'];

export function isLimited(facts: AccountFacts, now: number): boolean {
  return limitedStates.includes(accountState(facts, now).name) || available(facts).length > 0;
}

/** Whether two moments (epoch milliseconds) are on the same day where the person is. */
export function sameLocalDay(a: number, b: number): boolean {
  return new Date(a).toDateString() === new Date(b).toDateString();
}

/** How many notices went out today: the profile's count, which starts again with the local day. */
export function sentToday(profile: AccountFacts['profile'], now: number): number {
  if (!profile?.noticesLimitUpdatedAt) return 0;
  return sameLocalDay(Date.parse(profile.noticesLimitUpdatedAt), now) ? profile.noticesLimitDayCount : 0;
}

function available({ restriction, judge }: Pick<AccountFacts, 'restriction' | 'judge'>): number[] {
  return [restriction?.denouncesAvailable ?? null, judge?.denouncesAvailable ?? null].filter((count) => count !== null);
}

/** How many notices may still go out today. */
export function allowance(facts: AccountFacts, now: number): number {
  const known = available(facts);
  const { dailyMax } = accountState(facts, now);
  const sent = sentToday(facts.profile, now);
  const ours = known.length === 0 && dailyMax !== null ? [dailyMax - sent] : [];
  return Math.max(0, Math.min(limits.absoluteDaily - sent, ...known, ...ours));
}

/**
 * How many notices a day an account may send at most; null where the gateway limits the day and says only what is left of it. What was
 * sent from here isn't added to that: notices also go out by other ways, and the sum would change during the day.
 */
export function dailyMaximum(facts: AccountFacts, now: number): number | null {
  const { name, dailyMax } = accountState(facts, now);
  const { restriction, judge } = facts;
  const leftOnly = available({ restriction, judge: name === 'temporary_restriction' ? null : judge });
  const most = leftOnly.length === 0 ? dailyMax : null;
  const reachable = allowance(facts, now) + sentToday(facts.profile, now);
  if (most !== null) return reachable > most ? null : most;
  return isLimited(facts, now) && reachable < limits.absoluteDaily ? null : limits.absoluteDaily;
}

export type SendingReason = BlockReason<
  'SUSPENDED' | 'SUSPENDED_UNTIL' | 'ANSWERS_DUE' | 'ANSWERS_GOING' | 'ALLOWANCE_USED' | 'DAILY_MAXIMUM_REACHED'
>;

/** Why this account can't send now, null when it can send at least one. */
export function whyNotSendNow(facts: AccountFacts, now: number): SendingReason | null {
  const state = accountState(facts, now);
  if (state.name === 'suspension') return { because: 'SUSPENDED', resolve: { to: 'supportForm' } };
  if (state.name === 'temporary_suspension') {
    return {
      because: 'SUSPENDED_UNTIL',
      values: { days: state.days ?? 0 },
      ...(state.until === null ? {} : { until: state.until }),
    };
  }
  if (facts.answersDue > 0 && facts.profile?.isAcuerdo !== true) {
    return {
      because: 'ANSWERS_DUE',
      values: { count: facts.answersDue },
      resolve: { to: 'history', search: { status: ['PENDING'] } },
    };
  }
  if ((facts.answersGoing ?? 0) > 0 && facts.profile?.isAcuerdo !== true)
    return { because: 'ANSWERS_GOING', values: { count: facts.answersGoing ?? 0 } };
  if (allowance(facts, now) > 0) return null;
  if (sentToday(facts.profile, now) >= limits.absoluteDaily) {
    return { because: 'DAILY_MAXIMUM_REACHED', values: { count: limits.absoluteDaily } };
  }
  return {
    because: 'ALLOWANCE_USED',
    values: { count: dailyMaximum(facts, now) ?? 0 },
    ...(state.until === null ? {} : { until: state.until }),
  };
}

export interface DayAllowance {
  /** How many may still go out today, of how many; null where nobody says of how many, or a day has none. */
  left: number;
  of: number | null;
  /** Epoch milliseconds: when a new day begins where the person is. */
  renewsAt: number;
}

/**
 * What a limited account has left of its day; null where the day has no limit for it, and where no day renews anything, as under a
 * suspension.
 */
export function dayAllowance(facts: AccountFacts, now: number): DayAllowance | null {
  const { name } = accountState(facts, now);
  const isSuspended = name === 'suspension' || name === 'temporary_suspension';
  const most = dailyMaximum(facts, now);
  if (isSuspended || !isLimited(facts, now) || most === limits.absoluteDaily) return null;
  return {
    left: allowance(facts, now),
    of: most === 0 ? null : most,
    renewsAt: new Date(now).setHours(24, 0, 0, 0),
  };
}
