import type { MemberJudge, MemberRestriction, Profile, Account } from '../../contracts/shapes';
import { limits } from '../../contracts/vocabulary/limits';
import { restrictionStatuses } from '../../contracts/vocabulary/members';
import { dayLength } from './timestamps';

/** What is known of an account's right to send; the gateway has the last word. */
export interface AccountFacts {
  profile: Pick<Profile, 'isAcuerdo' | 'noticesLimitDayCount' | 'noticesLimitUpdatedAt'> | null;
  restriction: MemberRestriction | null;
  judge: MemberJudge | null;
  /** Cases whose answer is due today or earlier. */
  answersDue: number;
  /** Answers among those that were given and that the gateway hasn't yet, which `answersDue` is then without. */
  answersGoing?: number;
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
    const days = until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now) / dayLength));
    return { name: 'temporary_suspension', until, dailyMax: null, days };
  }
  if (severity === 'temporary_restriction') {
    const ours = judge?.denouncesAvailable == null ? limits.restrictedDaily : null;
    return { ...plain, name: severity, until, dailyMax: judge?.maxDenounces ?? ours };
  }
  if (severity === 'warning') return { ...plain, name: severity, until };
  const status = restrictionStatuses.find((known) => known === restriction?.status) ?? 'none';
  if (status === 'none') return { ...plain, name: 'normal' };
  return { name: status, until: restriction?.dueDate ?? null, dailyMax: limits.restrictedDaily, days: null };
}

/** The name alone, which time doesn't change. */
export const accountStateName = (facts: Pick<AccountFacts, 'restriction' | 'judge'>): AccountStateName =>
  accountState(facts, 0).name;

/** The state that a notice tells of after signing in: what holds the account back or may, until the person has closed it. */
export function limitsToShow(
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

/** What the verification of an account asks for, as far as the profile tells it. */
export const accountFields = [
  'accountType',
  'accountName',
  'identificationName',
  'identificationNumber',
  'contactName',
  'contactEmail',
] as const;
export type AccountField = (typeof accountFields)[number];

/** The fields that a verification still lacks; all of them without an account. */
export function missingForVerification(account: Account | null): AccountField[] {
  return accountFields.filter((field) => !account?.[field]?.trim());
}
