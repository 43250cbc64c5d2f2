import type { Listing, SiteNotices } from '../../contracts/shapes';
import { blockReason, type BlockReason } from './block-reason';
import { accountState, type AccountFacts } from './account-state';
import { allowance, dailyMaximum, dayAllowance, sentToday, whyNotSendNow } from './limits';
import { whyNotSend, type SeenListing } from './listings';
import { allowedCodes } from './report-listings';
import { spreadOverDays, type SendDay } from './sends';

export type SummedListing = SeenListing &
  Pick<Listing, 'title' | 'siteId'> & {
    /** The last day of what protects it from its report. */
    protectedUntil?: string | null;
  };

/** The account that would send; without notices of a site nothing is known of what it may report there. */
export type SendingAccount = AccountFacts & { allowedNotices?: readonly SiteNotices[] };

export interface SendSummary {
  /** The ids that go, in their order. */
  go: string[];
  /** What goes, by country and reason (null where none was given), the most first. */
  countries: { siteId: string; count: number; reasons: { code: string | null; count: number }[] }[];
  /** What stays in the list, by why. */
  stay: { why: BlockReason; listings: { id: string; title: string }[] }[];
  /** Why the account can send nothing now. */
  blocked: BlockReason | null;
  /** What the account may still send today once these are out; null where the day has no limit for it. */
  left: number | null;
  /** When the day's limit begins anew, epoch milliseconds; null where there is none. */
  renewsAt: number | null;
  /** How what doesn't fit into today could go out on the days that follow, and how much of it a day: at most, or if they are like today. */
  plan: { perDay: number; isMaximum: boolean; days: SendDay[] };
}

function counted<Key extends string | null>(keys: readonly Key[]): { key: Key; count: number }[] {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, count]) => ({ key, count })).sort((a, b) => b.count - a.count);
}

/** Why the gateway would refuse the report of a listing that could be sent otherwise: its reason isn't allowed there, or it is protected from it. */
function whyHeldBack(
  { siteId, reported, protectedUntil }: SummedListing,
  { allowedNotices }: SendingAccount,
): BlockReason<'NOT_OFFERED' | 'PROTECTED_UNTIL'> | null {
  if (allowedNotices && !allowedCodes(allowedNotices, siteId).includes(reported?.code ?? ''))
    return blockReason('NOT_OFFERED');
  return protectedUntil
    ? blockReason('PROTECTED_UNTIL', { until: protectedUntil, resolve: { to: 'supportForm' } })
    : null;
}

/** What a send of these listings would do now, by the rules that the send itself goes by. */
export function sendSummary(listings: readonly SummedListing[], account: SendingAccount, now: number): SendSummary {
  const blocked: BlockReason | null = whyNotSendNow(account, now);
  const room = blocked === null ? allowance(account, now) : 0;
  const day = dayAllowance(account, now);
  const go: SummedListing[] = [];
  const stay: SendSummary['stay'] = [];
  for (const listing of listings) {
    const why: BlockReason | null =
      whyNotSend(listing) ??
      whyHeldBack(listing, account) ??
      blocked ??
      (go.length < room ? null : blockReason('OVER_ALLOWANCE'));
    if (why === null) {
      go.push(listing);
      continue;
    }
    const { id, title } = listing;
    const group = stay.find((other) => other.why.because === why.because && other.why.until === why.until);
    if (group) group.listings.push({ id, title });
    else stay.push({ why, listings: [{ id, title }] });
  }
  const over = stay.find(({ why }) => why.because === 'OVER_ALLOWANCE')?.listings.length ?? 0;
  const most = dailyMaximum(account, now);
  const perDay = most ?? allowance(account, now) + sentToday(account.profile, now);
  return {
    go: go.map(({ id }) => id),
    countries: counted(go.map(({ siteId }) => siteId)).map(({ key: siteId, count }) => ({
      siteId,
      count,
      reasons: counted(
        go.filter((listing) => listing.siteId === siteId).map(({ reported }) => reported?.code ?? null),
      ).map(({ key: code, count: ofReason }) => ({ code, count: ofReason })),
    })),
    stay,
    blocked,
    left: day === null ? null : Math.max(0, room - go.length),
    renewsAt: day?.renewsAt ?? null,
    plan: {
      perDay,
      isMaximum: most !== null,
      days: spreadOverDays(over, perDay, now, accountState(account, now).until),
    },
  };
}

/** Why nothing of it goes, where nothing does though there is something; the account's own reason first. */
export function whyNothingGoes({ go, stay, blocked }: SendSummary): BlockReason | null {
  const [first, ...others] = stay;
  if (go.length > 0 || first === undefined) return null;
  return blocked ?? (others.length === 0 ? first.why : blockReason('NOTHING_SENDABLE'));
}
