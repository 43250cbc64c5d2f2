import type { Failure } from '../../../contracts/ports';
import { supportDraft } from '../../domain/support-message';
import type { DraftsEvent, ListingsEvent, Mark, NoticeInput, ProfileEvent } from '../../kit/seats';
import type { OperationWork } from './journal';
import type { Done } from './operation/operation.types';

/** What the rest of the system is told when an operation is over. */
export interface Aftermath {
  listings: ListingsEvent[];
  notices: NoticeInput[];
  profile: ProfileEvent[];
  drafts: DraftsEvent[];
  failure: Failure | null;
}

const none: Aftermath = { listings: [], notices: [], profile: [], drafts: [], failure: null };

function markAftermath(id: string, mark: Mark, done: Done, failure: Failure | null): Aftermath {
  const settled = new Set(done.words.map((word) => word.id));
  const refused = new Set(done.refused.map((row) => row.id));
  const failing = failure
    ? mark.ids.filter((listing) => !settled.has(listing))
    : mark.ids.filter((listing) => refused.has(listing));
  const ids = mark.ids.filter((listing) => !failing.includes(listing));
  const why = failure ?? done.refused[0]?.failure ?? null;
  const listings: ListingsEvent[] = [];
  if (ids.length > 0) listings.push({ type: 'overlay.settle', id, ids, confirmed: done.words });
  if (failing.length > 0) listings.push({ type: 'overlay.reject', id, ids: failing });
  const notices: NoticeInput[] = [];
  if (failing.length > 0) {
    notices.push({
      code: `mark.${mark.type}.failed`,
      tone: 'failure',
      values: { count: failing.length },
      ...(why ? { failure: why } : {}),
    });
  }
  if (ids.length > 0 && (mark.type === 'edit' || mark.type === 'remove')) {
    notices.push({ code: `mark.${mark.type}.done`, tone: 'success', values: { count: ids.length } });
  }
  const counted = ids.length > 0 && mark.type !== 'edit';
  return {
    listings,
    notices,
    profile: counted ? [{ type: 'counts.refetch' }] : [],
    drafts: [],
    failure: failing.length > 0 ? why : null,
  };
}

function messageTaken(value: unknown): NoticeInput {
  const caseId = typeof value === 'object' && value !== null && 'caseId' in value ? value.caseId : null;
  return { code: 'command.sendMessageToSupport.done', tone: 'success', values: { caseId: String(caseId ?? 'none') } };
}

/** `heard` says whether a screen that asked is still there to tell the person; marks are told here in any case. */
export function aftermath(
  id: string,
  work: OperationWork,
  done: Done,
  failure: Failure | null,
  heard: boolean,
): Aftermath {
  if (work.kind === 'mark') return markAftermath(id, work.mark, done, failure);
  const name = work.kind === 'reply' ? `reply.${work.reply.type}` : `command.${work.command.type}`;
  const notices: NoticeInput[] = [];
  if (!heard && failure) notices.push({ code: `${name}.failed`, tone: 'failure', failure });
  if (!heard && !failure && work.kind === 'reply') notices.push({ code: `${name}.done`, tone: 'success' });
  if (failure || work.kind !== 'command' || work.command.type !== 'sendMessageToSupport')
    return { ...none, notices, failure };
  if (!heard) notices.push(messageTaken(done.value));
  return { ...none, notices, drafts: [{ type: 'draft.drop', key: supportDraft }] };
}
