import type { ActorSystem, ActorSystemInfo } from 'xstate';
import { blockReason, type BlockReason } from '../../domain/block-reason';
import { whyNotUndo } from '../../domain/listings';
import type { MarkOrigin } from '../../domain/marking';
import type { SentRingCase } from '../../domain/ring-case';
import { isMutationDone, latestCountdown } from '../../domain/sends';
import { countBySite } from '../../domain/sites';
import { systemActor } from '../../kit/system-actor';
import type { VisibleListing } from '../../system-actors/listings';
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
  requester: MutationRequester | null;
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
  { id, work, from, requester }: Omit<Extract<OutboxEvent, { type: 'mutation.submit' }>, 'type'>,
  visit: string | null = null,
) {
  if (work.kind === 'command') return null;
  if (work.kind !== 'mark') return { id, work, from: null, requester: requester ?? null, visit } satisfies MadeDecision;
  const { mark } = work;
  if ('imported' in mark || (mark.type === 'undo' && mark.from !== 'reported_articles')) return null;
  return { id, work, from: from ?? originOf(mark), requester: requester ?? null, visit } satisfies MadeDecision;
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

/** The case of a ring of which that is one country; null for any other decision. */
export const ringIn = ({ work }: Pick<MadeDecision, 'work'>): SentRingCase | null =>
  (work.kind === 'mark' && work.mark.type === 'report' && work.mark.ring) || null;

/** What is taken back next: the last one, with the others of its ring. */
export function lastDecision(decisions: readonly MadeDecision[]): MadeDecision[] {
  const last = decisions.at(-1);
  const ring = last === undefined ? null : ringIn(last);
  return ring === null ? decisions.slice(-1) : decisions.filter((decision) => ringIn(decision)?.id === ring.id);
}

/** What takes a decision back now, and of what it can't be taken back. */
export interface UndoPlan {
  /** By the ids of their work: the countries of a ring of which nothing has gone out. */
  heldBack: readonly string[];
  marks: readonly Mark[];
  /** The listings that are taken back. */
  ids: readonly string[];
  /** Those that stay as they are. */
  left: readonly string[];
  why: BlockReason | null;
}

/** The gateway refused the mark, and what stands on the listing is somebody else's. */
function isOvertaken(failed: boolean, mark: Extract<Mark, { type: 'approve' | 'report' }>, listing: VisibleListing) {
  const { author } = (mark.type === 'approve' ? listing.approved : listing.reported) ?? { author: null };
  return failed && author !== null && author.id !== mark.author.id;
}

/** What was sent, answered, discarded, changed or dismissed has no way back. */
function toPartPlan(system: System, { id: workId, work, from }: MadeDecision): UndoPlan {
  const none = { heldBack: [], marks: [], ids: [], left: [], why: null };
  if (work.kind !== 'mark' || from === null) return none;
  const { mark } = work;
  const facts = systemActor(system, 'outbox').getSnapshot().context;
  if (ringIn({ work }) !== null && isHeldBack(facts, workId)) return { ...none, heldBack: [workId], ids: mark.ids };
  const what = mark.type === 'approve' ? 'approved' : 'reported';
  if ((mark.type !== 'approve' && mark.type !== 'report') || ('variants' in mark && mark.variants !== undefined))
    return { ...none, left: mark.ids };
  if (from === 'reported_articles') {
    const why = what === 'approved' ? blockReason('TRUSTED_IS_FINAL') : null;
    return { ...none, left: mark.ids, why };
  }
  const { visible } = systemActor(system, 'listings').getSnapshot().context;
  const failed = facts.jobs[workId]?.phase === 'failed';
  const whys = mark.ids.map((id) => {
    const listing = visible[id];
    if (listing === undefined) return { id, why: null };
    const overtaken = what === 'approved' ? blockReason('NOT_TRUSTED') : blockReason('ALREADY_REPORTED');
    return { id, why: whyNotUndo(listing, what) ?? (isOvertaken(failed, mark, listing) ? overtaken : null) };
  });
  const ids = whys.flatMap(({ id, why }) => (why === null ? [id] : []));
  return {
    heldBack: [],
    marks: ids.map((id): Mark => ({ type: 'undo', ids: [id], undo: what, from })),
    ids,
    left: whys.flatMap(({ id, why }) => (why === null ? [] : [id])),
    why: whys.find(({ why }) => why !== null)?.why ?? null,
  };
}

/** How a decision is taken back, all its parts at once; of a ring it says why some stays where that is one thing alone. */
export function toUndoPlan(system: System, parts: readonly MadeDecision[]): UndoPlan {
  const plans = parts.map((part) => toPartPlan(system, part));
  const whys = plans.flatMap(({ why }) => why ?? []);
  const [why = null] = whys;
  return {
    heldBack: plans.flatMap((plan) => plan.heldBack),
    marks: plans.flatMap((plan) => plan.marks),
    ids: plans.flatMap((plan) => plan.ids),
    left: plans.flatMap((plan) => plan.left),
    why: whys.every(({ because }) => because === why?.because) ? why : null,
  };
}

/** What the sentence about a ring that is taken back says. */
export function ringValues({ ids, left }: Pick<UndoPlan, 'ids' | 'left'>): NoticeValues {
  return {
    count: ids.length,
    countryCount: countBySite(ids).length,
    left: left.length,
    siteIds: countBySite(left)
      .map(({ siteId }) => siteId)
      .join(' '),
  };
}

/** What a sentence about a decision names: what was decided, on which listing or how many, and where. */
export function valuesOf(system: System, parts: readonly MadeDecision[]): NoticeValues {
  const [{ work, from } = { work: null, from: null }] = parts;
  const place = from ?? 'none';
  if (work === null || work.kind === 'command') return { kind: 'other', named: 'no', subject: '', count: 1, place };
  if (work.kind === 'reply') return { kind: 'reply', named: 'yes', subject: work.reply.caseId, count: 1, place };
  if (work.kind === 'send') return { kind: 'send', named: 'no', subject: '', count: work.send.ids.length, place };
  const { type } = work.mark;
  const ids = parts.flatMap((part) => (part.work.kind === 'mark' ? part.work.mark.ids : []));
  if (ringIn({ work }) !== null) return { kind: 'ring', named: 'no', subject: '', count: ids.length, place: 'none' };
  const { visible } = systemActor(system, 'listings').getSnapshot().context;
  const subject = ids.length === 1 ? (visible[ids[0] ?? '']?.title ?? ids[0] ?? '') : '';
  return { kind: type, named: subject === '' ? 'no' : 'yes', subject, count: ids.length, place };
}
