import type { Keyed, Outcome, Ports } from '../../../../contracts/ports';
import type { Case, CaseReply } from '../../../../contracts/shapes';
import type { Reply } from '../../../seats/outbox';
import { absent, decidedOtherwise, done, mapped, notice, type Finding, type WorkRule } from './work-rule';

export type ReplyOf<Type extends Reply['type']> = Extract<Reply, { type: Type }>;

export interface ReplyRule<Type extends Reply['type']> {
  perform(ports: Ports, reply: ReplyOf<Type> & Keyed, signal: AbortSignal): Promise<Outcome<unknown>>;
  found(reply: ReplyOf<Type>, found: Case): Finding<ReplyOf<Type>>;
}

/** What a person decides of a case; its screen tells how it went, or a notice when the screen is gone. */
export function reply<Type extends Reply['type']>(type: Type, rule: ReplyRule<Type>): WorkRule<ReplyOf<Type>> {
  return {
    touches: ({ caseId }) => [`case:${caseId}`],
    perform: async (ports, given, signal) =>
      mapped(await rule.perform(ports, given, signal), (value) => ({ value, words: [], refused: [] })),
    wasDone: async (ports, given, _since, signal) =>
      mapped(await ports.caseDescription({ caseId: given.caseId, siteId: given.siteId }, signal), (found) =>
        rule.found(given, found),
      ),
    ends: (_id, _given, { failure, heard }) => {
      if (heard) return { failure, tells: [] };
      const told = failure
        ? notice({ code: `reply.${type}.failed`, tone: 'failure', failure })
        : notice({ code: `reply.${type}.done`, tone: 'success' });
      return { failure, tells: [told] };
    },
  };
}

/** Confirming and retracting are one request, after which the case has another of these statuses. */
export function answersCounterNotice<Given extends { reply: CaseReply }>(statuses: readonly string[]) {
  return {
    perform: (ports: Ports, { reply: said, operationKey }: Given & Keyed, signal: AbortSignal) =>
      ports.respondCounterNotice({ ...said, operationKey }, signal),
    found: (given: Given, found: Case): Finding<Given> => {
      if (found.status === 'DOCUMENTATION_PRESENTED') return absent(given);
      if (!statuses.includes(found.status ?? ''))
        return decidedOtherwise({ code: 'CASE_NOT_OPEN', operation: 'respondCounterNotice' });
      return done({
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
