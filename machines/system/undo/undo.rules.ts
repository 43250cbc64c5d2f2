import type { ActorSystem, ActorSystemInfo } from 'xstate';
import { blockReason, type BlockReason } from '../../domain/block-reason';
import { whyNotUndo } from '../../domain/listings';
import type { MarkOrigin } from '../../domain/marking';
import { isMutationDone, latestCountdown } from '../../domain/sends';
import { systemActor } from '../../kit/system-actor';
import type { NoticeValues } from '../../system-actors/notices';
import type { Mark, Mutation, MutationRequester, OutboxEvent, OutboxFacts } from '../../system-actors/outbox';

type System = ActorSystem<ActorSystemInfo>;

/** A decision of this visit; `id` is that of its work in the outbox. */
export interface MadeDecision {
  id: string;
  work: Mutation;
  /** Where it was made; null for a send or a reply. */
  from: MarkOrigin | null;
  /** Who made it, and is told when it is undone while it is there. */
  asker: MutationRequester | null;
  /** The visit of a screen in which it was made. */
  visit: string | null;
}

/** The visit of a screen that is in front. */
export const visitNow = (system: System): string | null =>
  systemActor(system, 'screens').getSnapshot().context.live?.key ?? null;

/** Where a mark was made, as far as the mark itself tells it. */
function originOf(mark: Mark): MarkOrigin {
  if (mark.type === 'undo') return mark.from as MarkOrigin;
  if (mark.type === 'edit' || mark.type === 'remove') return 'reported_articles';
  if (Object.values(mark.basis ?? {}).includes('reported')) return 'reported_articles';
  const origins = { live_search: 'live_searches', suggestions: 'suggested_articles', send_notice: 'send_notice' };
  return (origins[mark.originModel as keyof typeof origins] ?? 'article_detail') as MarkOrigin;
}

/** The decision that is handed in with that, null where it is none: an import tells of itself, and an undo by itself is none. */
export function decisionIn(
  { id, work, from, asker }: Omit<Extract<OutboxEvent, { type: 'work.submit' }>, 'type'>,
  visit: string | null = null,
) {
  if (work.kind === 'command') return null;
  if (work.kind !== 'mark') return { id, work, from: null, asker: asker ?? null, visit } satisfies MadeDecision;
  const { mark } = work;
  if ('imported' in mark || (mark.type === 'undo' && mark.from !== 'reported_articles')) return null;
  return { id, work, from: from ?? originOf(mark), asker: asker ?? null, visit } satisfies MadeDecision;
}

/** What was handed in on this page before anybody listened. */
export const decisionsIn = ({ jobs }: Pick<OutboxFacts, 'jobs'>): MadeDecision[] =>
  Object.values(jobs).flatMap(({ id, work, elsewhere, failure }) => {
    const decision = elsewhere || failure !== null || work.kind !== 'mark' ? null : decisionIn({ id, work });
    return decision === null ? [] : [decision];
  });

const sameWork = (one: MadeDecision, other: MadeDecision) => JSON.stringify(one.work) === JSON.stringify(other.work);

/** Without the decision of that id, and without a second press on the same that joined it. */
export function withoutDecision(decisions: readonly MadeDecision[], id: string): MadeDecision[] {
  const gone = decisions.find((decision) => decision.id === id);
  return decisions.filter((decision) => gone === undefined || !sameWork(decision, gone));
}

/** Without what was taken back by itself: a decision of which all is gone is none. */
export function withoutMarksOn(decisions: readonly MadeDecision[], undone: readonly string[]): MadeDecision[] {
  return decisions.flatMap((decision): MadeDecision[] => {
    const { work } = decision;
    if (work.kind !== 'mark' || (work.mark.type !== 'approve' && work.mark.type !== 'report')) return [decision];
    const ids = work.mark.ids.filter((id) => !undone.includes(id));
    if (ids.length === work.mark.ids.length) return [decision];
    return ids.length === 0 ? [] : [{ ...decision, work: { kind: 'mark', mark: { ...work.mark, ids } } }];
  });
}

/** What counts down in this tab: it goes before every decision. */
export function countingDown({ jobs, sends }: Pick<OutboxFacts, 'jobs' | 'sends'>) {
  return latestCountdown([...Object.values(jobs), ...Object.values(sends)]);
}

/** Whether that is taken back with `send.cancel` now: nothing of it has gone out. */
export function isHeldBack({ jobs, sends }: Pick<OutboxFacts, 'jobs' | 'sends'>, id: string): boolean {
  const job = jobs[id];
  if (job === undefined) return sends[id]?.phase === 'countdown';
  return !isMutationDone(job) && (job.phase === 'countdown' || job.delay?.choices.includes('send.cancel') === true);
}

/** What takes a decision back now, and of what it can't be taken back. */
export interface UndoPlan {
  marks: Mark[];
  blocked: number;
  why: BlockReason | null;
}

/** What was sent, answered, discarded, changed or dismissed has no way back. */
export function toUndoPlan(system: System, { work, from }: MadeDecision): UndoPlan {
  if (work.kind !== 'mark' || from === null) return { marks: [], blocked: 1, why: null };
  const { mark } = work;
  const what = mark.type === 'approve' ? 'approved' : 'reported';
  if ((mark.type !== 'approve' && mark.type !== 'report') || ('variants' in mark && mark.variants !== undefined))
    return { marks: [], blocked: mark.ids.length, why: null };
  if (from === 'reported_articles') {
    const why = what === 'approved' ? blockReason('TRUSTED_IS_FINAL') : null;
    return { marks: [], blocked: mark.ids.length, why };
  }
  const { visible } = systemActor(system, 'listings').getSnapshot().context;
  const whys = mark.ids.map((id) => {
    const listing = visible[id];
    return { id, why: listing === undefined ? null : whyNotUndo(listing, what) };
  });
  return {
    marks: whys.flatMap(({ id, why }): Mark[] => (why === null ? [{ type: 'undo', ids: [id], undo: what, from }] : [])),
    blocked: whys.filter(({ why }) => why !== null).length,
    why: whys.find(({ why }) => why !== null)?.why ?? null,
  };
}

/** What a sentence about a decision names: what was decided, on which listing or how many, and where. */
export function valuesOf(system: System, { work, from }: MadeDecision): NoticeValues {
  const place = from ?? 'none';
  if (work.kind === 'reply') return { kind: 'reply', named: 'yes', subject: work.reply.caseId, count: 1, place };
  if (work.kind === 'send') return { kind: 'send', named: 'no', subject: '', count: work.send.ids.length, place };
  if (work.kind === 'command') return { kind: 'other', named: 'no', subject: '', count: 1, place };
  const { type, ids } = work.mark;
  const { visible } = systemActor(system, 'listings').getSnapshot().context;
  const subject = ids.length === 1 ? (visible[ids[0] ?? '']?.title ?? ids[0] ?? '') : '';
  return { kind: type, named: subject === '' ? 'no' : 'yes', subject, count: ids.length, place };
}
