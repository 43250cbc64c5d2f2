import { limits } from '../../contracts/vocabulary/limits';
import { reportId, type Target } from './addresses';
import { blockReason, type BlockReason } from './block-reason';
import { dayLength } from './timestamps';
import { groupOf } from './status';
import { isInvalidStatus } from './report-listings';

/** Somebody wants to be told when the listing of a report can be reported again. */
export interface AgainReminder {
  caseId: string;
  siteId: string;
  articleId: string;
  /** The last day on which it is refused, YYYY-MM-DD in UTC: it is told from the next one on. */
  after: string;
}

type Settings = Readonly<Record<string, unknown>> | undefined;

const prefix = 'again:';
/** Each stands under a key of its own in the profile's settings, so that tabs keep theirs beside each other. */
export const againSetting = (caseId: string): string => prefix + caseId;
/** Of the profile's settings too: those that are due aren't told before that moment, an ISO date. */
export const againPutOffSetting = 'again-put-off';

/** The day of a moment (epoch milliseconds) as protections count it, YYYY-MM-DD in UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The first moment of the day after that of `now`, both in epoch milliseconds. */
export const nextDay = (now: number): number => (Math.floor(now / dayLength) + 1) * dayLength;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What the settings hold of them, the earliest first; what is none is passed over. */
export function againReminders(settings: Settings): AgainReminder[] {
  return Object.entries(settings ?? {})
    .flatMap(([key, value]): AgainReminder[] => {
      if (!key.startsWith(prefix) || typeof value !== 'object' || value === null) return [];
      const { siteId, articleId, after } = value as Partial<Record<keyof AgainReminder, unknown>>;
      if (!isText(siteId) || !isText(articleId) || !isText(after)) return [];
      return [{ caseId: key.slice(prefix.length), siteId, articleId, after: after.slice(0, 10) }];
    })
    .toSorted((one, other) => one.after.localeCompare(other.after) || one.caseId.localeCompare(other.caseId));
}

/** Those whose listing can be reported again on the day of `now` (epoch milliseconds). */
export function dueReminders(settings: Settings, now: number): AgainReminder[] {
  const today = dayOf(now);
  return againReminders(settings).filter(({ after }) => after < today);
}

/** Where its report stands. */
export const targetOfReminder = ({ caseId, siteId }: AgainReminder): Target =>
  reportId(caseId) === null
    ? { to: 'case', params: { id: caseId }, search: { site: siteId } }
    : { to: 'historyItem', params: { id: caseId }, search: { site: siteId } };

/** That of a report; null where nobody wants one. */
export const reminderOf = (settings: Settings, caseId: string): AgainReminder | null =>
  againReminders(settings).find((one) => one.caseId === caseId) ?? null;

/** Whether a report is one of those that are due at that moment (epoch milliseconds). */
export const isReminderDue = (settings: Settings, caseId: string, now: number): boolean =>
  dueReminders(settings, now).some((one) => one.caseId === caseId);

/** Until when nothing of them is told, an ISO date; null where nobody put them off. */
export function postponeReminders(settings: Settings): string | null {
  const until = settings?.[againPutOffSetting];
  return isText(until) ? until : null;
}

/** Why no further one can be kept, null when it can. */
export function whyNotRemind(settings: Settings): BlockReason<'TOO_MANY_REMINDERS'> | null {
  return againReminders(settings).length >= limits.againReminders
    ? blockReason('TOO_MANY_REMINDERS', { values: { max: limits.againReminders } })
    : null;
}

/** What keeps another report of a listing from following one that has ended. */
type ReportAgain = 'now' | 'later' | 'unpublished';

interface Ended {
  /** The status of the report, as the gateway sent it. */
  caseStatus: string | null;
  /** The listing's, null while nobody knows it. */
  listingStatus: string | null;
  /** The last day on which its reason is refused, null where none is known. */
  until: string | null;
}

/**
 * Whether the listing of a report can be reported again: `later` for the same reason, at once for another one; null while that report has
 * not ended. Where a protection is not known, the gateway alone can refuse.
 */
export function reportAgain({ caseStatus, listingStatus, until }: Ended): ReportAgain | null {
  const group = groupOf(caseStatus);
  if (group === null || group === 'IN_PROGRESS' || group === 'PENDING') return null;
  if (listingStatus !== null && isInvalidStatus(listingStatus)) return 'unpublished';
  return until === null ? 'now' : 'later';
}
