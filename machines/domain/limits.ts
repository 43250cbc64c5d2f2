import type { MemberJudge, MemberRestriction, Profile } from '../../contracts/shapes';
import { limits } from '../../contracts/vocabulary/limits';
import { memberQualities, restrictionStatuses, type MemberQuality } from '../../contracts/vocabulary/members';
import type { Because } from './because';
import { day } from './moments';

/** What is known of an account's right to send; the gateway has the last word. */
export interface AccountFacts {
  profile: Pick<Profile, 'isAcuerdo' | 'noticesLimitDayCount' | 'noticesLimitUpdatedAt'> | null;
  restriction: MemberRestriction | null;
  judge: MemberJudge | null;
  /** Cases whose answer is due today or earlier. */
  answersDue: number;
}

export type AccountStateName =
  | 'normal'
  | 'new_member'
  | 'dormant'
  | 'low_efficiency'
  | 'warning'
  | 'temporary_restriction'
  | 'temporary_suspension'
  | 'suspension';

/** `days` are those still to go of a temporary suspension, `dailyMax` what a restriction leaves a day, `until` ISO 8601. */
export interface AccountState {
  name: AccountStateName;
  until: string | null;
  dailyMax: number | null;
  days: number | null;
}

const plain = { until: null, dailyMax: null, days: null };

/** The state of an account; a word that is not known leaves the ordinary rules and the gateway to decide. */
export function accountState(
  { restriction, judge }: Pick<AccountFacts, 'restriction' | 'judge'>,
  now: number,
): AccountState {
  const until = judge?.dueDate ?? null;
  const severity = judge?.severity;
  if (severity === 'suspension' && until === null) return { ...plain, name: 'suspension' };
  if (severity === 'suspension' || severity === 'temporary_suspension') {
    const days = until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now) / day));
    return { name: 'temporary_suspension', until, dailyMax: null, days };
  }
  if (severity === 'temporary_restriction')
    return { ...plain, name: severity, until, dailyMax: judge?.maxDenounces ?? null };
  if (severity === 'warning') return { ...plain, name: severity, until };
  const status = restrictionStatuses.find((known) => known === restriction?.status) ?? 'none';
  if (status === 'none') return { ...plain, name: 'normal' };
  return { name: status, until: restriction?.dueDate ?? null, dailyMax: limits.restrictedDaily, days: null };
}

/** The name alone, which time doesn't change. */
export const accountStateName = (facts: Pick<AccountFacts, 'restriction' | 'judge'>): AccountStateName =>
  accountState(facts, 0).name;

/** The state that a notice tells of after signing in: what holds the account back or may, until the person has closed it. */
export function limitsTold(
  facts: Pick<AccountFacts, 'restriction' | 'judge'> & {
    profile: Pick<Profile, 'helps'> | null;
    limitsClosed: AccountStateName | null;
  },
  now: number,
): AccountState | null {
  const state = accountState(facts, now);
  // The whole suspension is told in the place of the screens.
  if (state.name === 'normal' || state.name === 'suspension' || state.name === facts.limitsClosed) return null;
  return state.name === 'new_member' && facts.profile?.helps.restrictionNewMember === true ? null : state;
}

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

/** How many notices a day an account may send at most: what a limited one has of its day, or what nobody exceeds. */
export function dailyMaximum(facts: AccountFacts, now: number): number {
  return dayAllowance(facts, now)?.of ?? limits.absoluteDaily;
}

export type SendingBecause = Because<
  'SUSPENDED' | 'SUSPENDED_UNTIL' | 'ANSWERS_DUE' | 'ALLOWANCE_USED' | 'DAILY_MAXIMUM_REACHED'
>;

/** Why this account can't send now, null when it can send at least one. */
export function whyNotSendNow(facts: AccountFacts, now: number): SendingBecause | null {
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
  if (allowance(facts, now) > 0) return null;
  if (sentToday(facts.profile, now) >= limits.absoluteDaily) {
    return { because: 'DAILY_MAXIMUM_REACHED', values: { count: limits.absoluteDaily } };
  }
  return {
    because: 'ALLOWANCE_USED',
    values: { count: dailyMaximum(facts, now) },
    ...(state.until === null ? {} : { until: state.until }),
  };
}

export interface DayAllowance {
  /** How many may still go out today, of how many. */
  left: number;
  of: number;
  /** Epoch milliseconds: when a new day begins where the person is. */
  renewsAt: number;
}

/**
 * What a limited account has left of its day; null where the day has no limit for it, and where no day renews anything, as under a
 * suspension. Of how many is what its state leaves a day, told wherever a day's maximum is: what is missing was sent, from here or
 * elsewhere. Where the gateway leaves more than that, what is left and what the profile counts together.
 */
export function dayAllowance(facts: AccountFacts, now: number): DayAllowance | null {
  const { name, dailyMax } = accountState(facts, now);
  const isSuspended = name === 'suspension' || name === 'temporary_suspension';
  if (isSuspended || !isLimited(facts, now)) return null;
  const left = allowance(facts, now);
  return {
    left,
    of: Math.max(dailyMax ?? 0, left + sentToday(facts.profile, now)),
    renewsAt: new Date(now).setHours(24, 0, 0, 0),
  };
}
