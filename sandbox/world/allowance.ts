import { limits } from '../../contracts/vocabulary/limits';
import type { ReasonCode } from '../../contracts/vocabulary/reasons';
import type { Database } from './database';
import { localDay } from './local-day';
import { pickLanguage } from './lexicon';
import { reasonTexts } from './reason-texts';
import type { Tables } from './tables';

export type ProfileRow = Tables['profiles'];

const day = 86_400_000;

/** The first moment of the UTC day that holds `at`. */
export const dayStart = (at: number): number => Math.floor(at / day) * day;

/** Marks and cases that a profile may see: all of its own and its auditors', or an auditor's own ones only. */
export const scopeColumn = (profile: ProfileRow): 'owner_profile_id' | 'author_profile_id' =>
  profile.owner_profile_id === profile.id ? 'owner_profile_id' : 'author_profile_id';

export const profileRow = (db: Database, profileId: string): ProfileRow => {
  const row = db.first(db.q.selectFrom('profiles').selectAll().where('id', '=', profileId));
  if (!row) throw new Error(`No such profile: ${profileId}`);
  return row;
};

export const siteNotices = (db: Database, profileId: string, siteId: string): string[] =>
  db
    .all(
      db.q
        .selectFrom('profile_notices')
        .select('code')
        .where('profile_id', '=', profileId)
        .where('site_id', '=', siteId),
    )
    .map((row) => row.code);

const holds = (until: number | null, now: number): boolean => until === null || until > now;

/** Full until support lifts it, temporary until its date, or none. */
export const suspensionOf = (profile: ProfileRow, now: number): 'full' | 'temporary' | null => {
  if (profile.judge_severity === 'suspension') return 'full';
  if (profile.judge_severity === 'temporary_suspension' && holds(profile.judge_until, now)) return 'temporary';
  return null;
};

export const isRestricted = (profile: ProfileRow, now: number): boolean =>
  profile.restriction !== 'none' && holds(profile.restriction_until, now);

export const isJudged = (profile: ProfileRow, now: number): boolean =>
  profile.judge_severity === 'temporary_restriction' && holds(profile.judge_until, now);

/** Notices that the profile may send in one day. */
export const dailyLimit = (profile: ProfileRow, now: number): number => {
  if (suspensionOf(profile, now)) return 0;
  let limit: number = limits.absoluteDaily;
  if (isRestricted(profile, now)) limit = Math.min(limit, profile.restriction_max ?? limits.restrictedDaily);
  if (isJudged(profile, now)) limit = Math.min(limit, profile.judge_max ?? limits.restrictedDaily);
  return limit;
};

/** Notices accepted from the profile on the person's day that holds `now`: those of the ledger and those that came by other ways. */
export const countSentToday = (db: Database, profile: ProfileRow, now: number): number => {
  const { start: today } = localDay(profile, now);
  const accepted =
    db.first(
      db.q
        .selectFrom('ledger')
        .select(({ fn }) => fn.countAll<number>().as('sent'))
        .where('profile_id', '=', profile.id)
        .where('at', '>=', today),
    )?.sent ?? 0;
  return accepted + (profile.sent_elsewhere_day === today ? profile.sent_elsewhere : 0);
};

export const allowanceLeft = (db: Database, profile: ProfileRow, now: number): number =>
  Math.max(0, dailyLimit(profile, now) - countSentToday(db, profile, now));

/** Cases that await the reporter's answer by the end of the person's today, its midnight included; enrolled users have none. */
export const countAnswersDue = (db: Database, profile: ProfileRow, now: number): number => {
  if (profile.is_acuerdo === 1) return 0;
  return (
    db.first(
      db.q
        .selectFrom('cases')
        .select(({ fn }) => fn.countAll<number>().as('due'))
        .where(scopeColumn(profile), '=', profile.id)
        .where('status', '=', 'DOCUMENTATION_PRESENTED')
        .where('due_at', '<=', localDay(profile, now).end),
    )?.due ?? 0
  );
};

const isReason = (code: string): code is ReasonCode => code in reasonTexts;

/** The reasons that a profile may report for, site by site; a site without any has an empty list. */
export const allowedNoticesOf = (db: Database, profile: ProfileRow, lang: 'es' | 'en' | 'pt') =>
  (JSON.parse(profile.sites_json) as string[]).map((siteId) => ({
    siteId,
    notices: siteNotices(db, profile.id, siteId)
      .filter(isReason)
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map((code) => ({
        id: code,
        type: code === 'ACUERDO' ? 'agreement' : 'ppi',
        description: pickLanguage(reasonTexts[code], lang),
      })),
  }));
