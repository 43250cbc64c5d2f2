import { fromPromise } from 'xstate';
import type { Outcome, Ports } from '../../../../contracts/ports';
import type { Case, Listing, LiveSearchSummary, Profile } from '../../../../contracts/shapes';
import { portsOf } from '../../../kit/port';
import type { Command, Mark, Reply } from '../../../kit/seats';
import type { OperationWork } from '../journal';
import type { Done, Told } from './operation.types';
import { markOf } from './slices';

export interface Reconcile {
  work: OperationWork;
  /** World time in epoch milliseconds when the person asked for it. */
  createdAt: number;
}

/** The gateway keeps no list of these that could be asked: whether a lost one was done stays open. */
export function canBeAsked(work: OperationWork): boolean {
  return work.kind !== 'command' || work.command.type !== 'sendMessageToSupport';
}

type Standing = 'done' | 'absent' | 'taken' | 'gone';

/** Milliseconds by which the gateway's clock may be behind ours. */
const clockSkew = 120_000;

function standingOf(mark: Mark, listing: Listing | undefined): Standing {
  if (mark.type === 'remove') return listing?.reported ? 'absent' : 'done';
  if (!listing) return 'gone';
  switch (mark.type) {
    case 'approve':
      return listing.approved ? 'done' : 'absent';
    case 'report':
      if (!listing.reported) return 'absent';
      return listing.reported.author?.id === mark.author.id && listing.reported.code === mark.report.code
        ? 'done'
        : 'taken';
    case 'edit':
      if (!listing.reported) return 'taken';
      return listing.reported.code === mark.report.code && listing.reported.description === mark.report.description
        ? 'done'
        : 'absent';
    case 'undo':
      return listing[mark.undo] ? 'absent' : 'done';
  }
}

function toldOfMark(mark: Mark, listings: Listing[]): Told {
  const found = new Map(listings.map((listing) => [listing.id, listing]));
  const done: Done = { words: [], refused: [] };
  const again: string[] = [];
  for (const id of mark.ids) {
    const listing = found.get(id);
    const standing = standingOf(mark, listing);
    if (standing === 'done')
      done.words.push({ id, approved: listing?.approved ?? null, reported: listing?.reported ?? null });
    if (standing === 'absent') again.push(id);
    if (standing === 'taken')
      done.refused.push({ id, failure: { code: mark.type === 'edit' ? 'NOT_REPORTED' : 'ALREADY_AUDITED' } });
    if (standing === 'gone') done.refused.push({ id, failure: { code: 'ARTICLE_NOT_FOUND' } });
  }
  return { done, again: again.length > 0 ? { kind: 'mark', mark: markOf(mark, again) } : null, untold: false };
}

const landed = (value?: unknown): Told => ({ done: { value, words: [], refused: [] }, again: null, untold: false });
const absent = (work: OperationWork): Told => ({ done: { words: [], refused: [] }, again: work, untold: false });

function toldOfReply(reply: Reply, found: Case): Told {
  const work: OperationWork = { kind: 'reply', reply };
  if (reply.type === 'rollback') {
    return found.status === 'ROLLBACK' || found.rollbackDetail !== null
      ? landed({ caseId: found.caseId, message: null })
      : absent(work);
  }
  if (found.status === 'DOCUMENTATION_PRESENTED') return absent(work);
  const wanted = reply.type === 'confirm' ? ['DOCUMENTATION_NOT_APPROVED'] : ['DOCUMENTATION_APPROVED', 'ROLLBACK'];
  if (!wanted.includes(found.status ?? ''))
    return { ...landed(), failure: { code: 'CASE_NOT_OPEN', operation: 'respondCounterNotice' } };
  return landed({
    caseId: found.caseId,
    status: found.status,
    articleId: found.listing.id,
    lastUpdated: found.lastUpdated,
    groupResponse: found.groupResponse,
    rejectMember: found.rejectMember,
  });
}

function sameSearch(
  search: LiveSearchSummary,
  command: Extract<Command, { type: 'createLiveSearch' }>,
  createdAt: number,
): boolean {
  const sites = search.sites.map((site) => site.id);
  const since = search.createdAt === null ? createdAt : Date.parse(search.createdAt);
  return (
    search.keyword.trim().toLowerCase() === command.input.keyword.trim().toLowerCase() &&
    command.input.sites.every((id) => sites.includes(id)) &&
    since >= createdAt - clockSkew
  );
}

function sameProfile(profile: Profile, { input }: Extract<Command, { type: 'updateProfile' }>): boolean {
  return (
    (input.lang === undefined || profile.lang === input.lang) &&
    (input.currency === undefined || profile.currency === input.currency) &&
    Object.entries(input.helps ?? {}).every(([flag, value]) => profile.helps[flag as keyof Profile['helps']] === value)
  );
}

async function ask(ports: Ports, { work, createdAt }: Reconcile, signal: AbortSignal): Promise<Outcome<Told>> {
  if (work.kind === 'mark') {
    const found = await ports.articlesByIds({ articlesIds: work.mark.ids }, signal);
    return found.ok ? { ok: true, value: toldOfMark(work.mark, found.value) } : found;
  }
  if (work.kind === 'reply') {
    const { caseId, siteId } = work.reply;
    const found = await ports.caseDescription({ caseId, siteId }, signal);
    return found.ok ? { ok: true, value: toldOfReply(work.reply, found.value) } : found;
  }
  const { command } = work;
  if (command.type === 'sendMessageToSupport') return { ok: true, value: { ...landed(), untold: true } };
  if (command.type === 'updateProfile') {
    const found = await ports.profile(undefined, signal);
    return found.ok
      ? { ok: true, value: sameProfile(found.value, command) ? landed(found.value) : absent(work) }
      : found;
  }
  const found = await ports.liveSearches(undefined, signal);
  if (!found.ok) return found;
  const { items, total } = found.value;
  const match = items.find((search) =>
    command.type === 'createLiveSearch' ? sameSearch(search, command, createdAt) : search.id === command.input.id,
  );
  const whole = items.length >= total;
  if (command.type === 'createLiveSearch') {
    if (match) return { ok: true, value: landed(match) };
    return { ok: true, value: whole ? absent(work) : { ...landed(), untold: true } };
  }
  if (match) return { ok: true, value: absent(work) };
  return { ok: true, value: whole ? landed({ id: command.input.id }) : { ...landed(), untold: true } };
}

/** Asks the gateway whether work whose answer was lost has been done. It changes nothing. */
export const reconcile = fromPromise<Outcome<Told>, Reconcile>(({ input, signal, system }) =>
  ask(portsOf(system), input, signal),
);
