import type { Failure, WithOperationKey, Outcome, Ports } from '../../../../contracts/ports';
import type { Case, CaseReply } from '../../../../contracts/shapes';
import type { Target } from '../../../domain/addresses';
import type { NoticeInput } from '../../../system-actors/notices';
import type { Reply } from '../../../system-actors/outbox';
import { replyDraft } from '../../../domain/case-reply';
import {
  foundAbsent,
  foundOtherDecision,
  foundDone,
  mapOutcome,
  noticeTo,
  type ReconcileResult,
  type Notification,
  type MutationAdapter,
} from './mutation-adapter';

export type ReplyOf<Type extends Reply['type']> = Extract<Reply, { type: Type }>;

export interface ReplyAdapterRules<Type extends Reply['type']> {
  perform(ports: Ports, reply: ReplyOf<Type> & WithOperationKey, signal: AbortSignal): Promise<Outcome<unknown>>;
  found(reply: ReplyOf<Type>, found: Case): ReconcileResult<ReplyOf<Type>>;
}

/** What is told of a reply; one that was taken back is a draft of its case again, which its screen, still there, shows by itself. */
function toldOf(
  type: Reply['type'],
  { caseId, siteId }: Reply,
  failure: Failure | null,
  heard: boolean,
): NoticeInput[] {
  if (failure === null) return [{ code: `reply.${type}.done`, tone: 'success', values: { caseId } }];
  const link: Target = { to: 'case', params: { id: caseId }, search: { site: siteId } };
  // Its screen says who answered it meanwhile, or that its time ran out.
  if (failure.code === 'CASE_NOT_OPEN')
    return heard ? [] : [{ code: 'reply.overtaken', tone: 'info', values: { caseId }, link }];
  if (failure.code !== 'ABORTED')
    return [{ code: `reply.${type}.failed`, tone: 'failure', failure, values: { caseId }, link }];
  return heard ? [] : [{ code: 'reply.takenBack', tone: 'info', values: { caseId }, link }];
}

/** What a person decides of a case. */
export function replyAdapter<Type extends Reply['type']>(
  type: Type,
  rule: ReplyAdapterRules<Type>,
): MutationAdapter<ReplyOf<Type>> {
  return {
    waits: () => true,
    touches: ({ caseId }) => [`case:${caseId}`],
    perform: async (ports, given, signal) =>
      mapOutcome(await rule.perform(ports, given, signal), (value) => ({ value, words: [], refused: [] })),
    wasDone: async (ports, given, _since, signal) =>
      mapOutcome(await ports.caseDescription({ caseId: given.caseId, siteId: given.siteId }, signal), (found) =>
        rule.found(given, found),
      ),
    ends: (_id, given, { failure, heard }) => {
      const told = toldOf(type, given, failure, heard).map(noticeTo);
      const recount: Notification = { to: 'profile', event: { type: 'counts.refetch' } };
      if (failure) return { failure, tells: failure.code === 'CASE_NOT_OPEN' ? [recount, ...told] : told };
      const drop: Notification = { to: 'drafts', event: { type: 'draft.drop', key: replyDraft(given.caseId) } };
      return { failure, tells: [drop, recount, ...told] };
    },
  };
}

/** Confirming and retracting are one request, after which the case has another of these statuses. */
export function answersCounterNotice<Given extends { reply: CaseReply }>(statuses: readonly string[]) {
  return {
    perform: (ports: Ports, { reply: said, operationKey }: Given & WithOperationKey, signal: AbortSignal) =>
      ports.respondCounterNotice({ ...said, operationKey }, signal),
    found: (given: Given, found: Case): ReconcileResult<Given> => {
      if (found.status === 'DOCUMENTATION_PRESENTED') return foundAbsent(given);
      if (!statuses.includes(found.status ?? ''))
        return foundOtherDecision({ code: 'CASE_NOT_OPEN', operation: 'respondCounterNotice' });
      return foundDone({
        caseId: found.caseId,
        status: found.status,
        articleId: found.listing.id,
        lastUpdated: found.lastUpdated,
        groupResponse: found.groupResponse,
        rejectMember: found.rejectMember,
      });
    },
  };
}

export const confirm = replyAdapter('confirm', answersCounterNotice(['DOCUMENTATION_NOT_APPROVED']));

export const retract = replyAdapter('retract', answersCounterNotice(['DOCUMENTATION_APPROVED', 'ROLLBACK']));

export const rollback = replyAdapter('rollback', {
  perform: (ports, { caseId, comment, operationKey }, signal) =>
    ports.rollbackCase({ caseId, comment, operationKey }, signal),
  found: (given, seen) =>
    seen.status === 'ROLLBACK' || seen.rollback !== null
      ? foundDone({ caseId: seen.caseId, message: null })
      : foundAbsent(given),
});
