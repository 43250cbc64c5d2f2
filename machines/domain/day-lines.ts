import type { Target } from './addresses';
import { dueReminders, targetOfReminder } from './again-reminders';
import { deadlineOf } from './due-today';
import { readReadyExports, type ExportList } from './awaited-exports';
import { readSavedImport } from './saved-import';
import { importableIds } from './import-rows';
import type { AccountFacts } from './account-state';
import { dayAllowance } from './limits';
import { listingsInSends, isSendDone, type SendSummaryFacts } from './sends';

/** What is known of the day when it begins. */
export interface DayFacts extends AccountFacts {
  profile: (AccountFacts['profile'] & { id: string; settings: Readonly<Record<string, unknown>> }) | null;
  /** Cases that await an answer, whenever it is due; null while it isn't known. */
  answersPending: number | null;
  /** When each answer is due that is due today or earlier, the first ones first (ISO 8601); null while it isn't known. */
  dueAnswers: readonly string[] | null;
  /** Reports that were not sent; null while it isn't known. */
  reportedCount: number | null;
  /** Searches that are in process for longer than any takes. */
  stuckSearches: number;
  /** Every send that the outbox knows. */
  sends: Readonly<Record<string, SendSummaryFacts>>;
  /** What is kept of the profile, its import among it. */
  drafts: Readonly<Record<string, unknown>>;
  /** Suggestions that nothing is decided on; null while it isn't known. */
  suggestions: number | null;
}

/** One line of the band: its sentence is `day.<name>.text`, filled with `values`. */
export interface DayLine {
  name: DayLineName;
  values: Record<string, number>;
  /** Where it leads; null where this person has no such place. */
  to: Target | null;
  /** How far it is. */
  progress?: { done: number; total: number };
  /** It is only told: there is nothing to do about it. */
  quiet?: true;
}

type Told = Omit<DayLine, 'name'> | null;
const nothing: Told = null;

/** Where people of the agreement programme have no such page. */
const unlessEnrolled = ({ profile }: DayFacts, to: Target): Target | null => (profile?.isAcuerdo === true ? null : to);

const answersTo = { to: 'answering' } as const;

/** How many answers are overdue, and how many are due today; null where it isn't known of all of them. */
function deadlinesOf({ answersDue, dueAnswers, profile }: DayFacts, now: number) {
  if (answersDue === 0 || profile?.isAcuerdo === true) return { overdue: 0, today: 0 };
  const overdue = dueAnswers?.filter((due) => deadlineOf(due, now) === 'overdue').length ?? 0;
  if (dueAnswers === null || (overdue === dueAnswers.length && overdue < answersDue)) return null;
  return { overdue: Math.min(overdue, answersDue), today: Math.max(0, answersDue - overdue) };
}

const answersIn = (count: number): Told => (count === 0 ? nothing : { values: { count }, to: answersTo });

function readyOf({ drafts }: DayFacts, list: ExportList): Told {
  const count = readReadyExports(drafts).filter((one) => one.list === list).length;
  return count === 0 ? nothing : { values: { count }, to: { to: list } };
}

const isGoing = (send: SendSummaryFacts) => !isSendDone(send);
const isHeld = ({ phase }: SendSummaryFacts) => phase === 'paused' || phase === 'resting' || phase === 'blocked';

function sendOf(sends: readonly SendSummaryFacts[]): Told {
  const rows = sends.flatMap((send) => send.rows);
  const done = rows.filter(({ status }) => status !== 'queued' && status !== 'inflight').length;
  const progress = { done, total: rows.length };
  return sends.length === 0 ? nothing : { values: progress, progress, to: { to: 'suspicious' } };
}

/** Every line of the band, in its order: null where there is nothing to say. A line more is an entry here, its sentence and its icon. */
const lines = {
  answersOverdue: (facts, now) => answersIn(deadlinesOf(facts, now)?.overdue ?? 0),
  answersToday: (facts, now) => answersIn(deadlinesOf(facts, now)?.today ?? 0),
  answersDue: (facts, now) => answersIn(deadlinesOf(facts, now) === null ? facts.answersDue : 0),
  answersPending: ({ answersDue, answersPending, dueAnswers, profile }) => {
    const count = (answersPending ?? 0) - answersDue;
    if (count <= 0 || profile?.isAcuerdo === true) return nothing;
    return { values: { count, due: answersDue, dueKnown: dueAnswers === null ? 0 : 1 }, to: answersTo };
  },
  sendHeld: ({ sends }) => sendOf(Object.values(sends).filter((send) => isGoing(send) && isHeld(send))),
  send: ({ sends }) => sendOf(Object.values(sends).filter((send) => isGoing(send) && !isHeld(send))),
  unsent: ({ reportedCount, sends }) => {
    // What is on its way out still counts as not sent.
    const count = (reportedCount ?? 0) - listingsInSends(sends).size;
    return count <= 0 ? nothing : { values: { count }, to: { to: 'suspicious' } };
  },
  importWaits: ({ drafts }) =>
    readSavedImport(drafts)?.phase === 'sorted'
      ? { values: {}, to: { to: 'suspicious', search: { import: 'open' } } }
      : nothing,
  import: ({ drafts }) => {
    const kept = readSavedImport(drafts);
    if (kept === null || kept.phase === 'sorted' || kept.phase === 'over') return nothing;
    const total = kept.rows.filter(({ kind }) => kind === 'valid' || kind === null).length;
    const progress = { done: Math.max(0, total - importableIds(kept.rows).length), total };
    return { values: progress, progress, to: { to: 'suspicious', search: { import: 'open' } } };
  },
  customReportsReady: (facts) => readyOf(facts, 'customReports'),
  liveSearchReportsReady: (facts) => readyOf(facts, 'liveSearchReports'),
  again: ({ profile }, now) => {
    const due = dueReminders(profile?.settings, now);
    const [first] = due;
    return first === undefined ? nothing : { values: { count: due.length }, to: targetOfReminder(first) };
  },
  stuckSearches: ({ stuckSearches }) =>
    stuckSearches === 0 ? nothing : { values: { count: stuckSearches }, to: null },
  suggestions: ({ suggestions }) =>
    (suggestions ?? 0) === 0 ? nothing : { values: { count: suggestions ?? 0 }, to: { to: 'suggestions' } },
  allowance: (facts, now) => {
    const day = dayAllowance(facts, now);
    if (day === null) return nothing;
    const { left, of, renewsAt } = day;
    return { values: { left, of: of ?? 0, renewsAt }, to: unlessEnrolled(facts, { to: 'profilePage' }), quiet: true };
  },
} satisfies Record<string, (facts: DayFacts, now: number) => Told>;

export type DayLineName = keyof typeof lines;
type Tell = (facts: DayFacts, now: number) => Told;

/** What the band says, most urgent first; `now` is world time, epoch milliseconds. */
export function dayLines(facts: DayFacts, now: number): DayLine[] {
  return (Object.entries(lines) as [DayLineName, Tell][]).flatMap(([name, tell]) => {
    const told = tell(facts, now);
    return told === null ? [] : [{ name, ...told }];
  });
}

/** Whether everything is known and nothing is left to do. */
export function isDayDone(facts: DayFacts, now: number): boolean {
  const { profile, answersPending, suggestions, reportedCount } = facts;
  const isKnown = [profile, answersPending, suggestions, reportedCount].every((fact) => fact !== null);
  return isKnown && dayLines(facts, now).every(({ quiet }) => quiet === true);
}
