import type { NoticeInput } from '../../../system-actors/notices';
import type { VisibleListing } from '../../../system-actors/listings';
import type { SendFacts } from '../../../system-actors/outbox';
import { markOf } from '../../../domain/marking';
import { wasAlreadySent } from '../../../domain/sends';
import type { Target } from '../../../domain/addresses';

const suspicious: Target = { to: 'suspicious' };
const sentReports: Target = { to: 'history' };

export type ListingOf = (id: string) => VisibleListing | undefined;

/** The toast at the end of a send, or null when there is nothing to tell; `left` is what the suspicious list still holds, `listingOf` its listings as they stand now. */
export function sendToast(facts: SendFacts, left: number | null, listingOf: ListingOf): NoticeInput | null {
  const sent = facts.rows.filter((row) => row.status === 'sent').length;
  const already = facts.rows.filter(wasAlreadySent).length;
  const failed = facts.rows.filter((row) => row.status === 'refused' || row.status === 'unknown').length - already;
  if (facts.phase === 'cancelled' && facts.goesAt !== null) {
    const [first, ...others] = facts.rows.map(({ id }) => listingOf(id));
    // Without its report it isn't in the list any more, and whoever took that away was told.
    if (first !== undefined && others.length === 0 && markOf(first) !== 'reported') return null;
    const subject = others.length > 0 ? undefined : first?.title;
    return {
      code: 'send.takenBack',
      tone: 'info',
      values: { count: facts.rows.length, named: subject === undefined ? 'no' : 'yes', subject: subject ?? '' },
    };
  }
  if (facts.phase === 'cancelled') {
    return {
      code: 'send.cancelled',
      tone: 'info',
      values: { sent, left: facts.rows.length - sent - failed - already },
      link: suspicious,
    };
  }
  if (failed === 0 && sent === 0 && already > 0)
    return { code: 'send.alreadySent', tone: 'info', values: { count: already }, link: sentReports };
  if (failed === 0) {
    const done: NoticeInput = {
      ...(already === 0
        ? { code: 'send.done', values: { count: sent } }
        : { code: 'send.doneSomeBefore', values: { count: sent, already } }),
      tone: 'success',
      link: suspicious,
    };
    return left === 0 ? { ...done, alsoLink: sentReports } : done;
  }
  const failure = facts.rows.find((row) => row.failure && !wasAlreadySent(row))?.failure ?? facts.failure ?? undefined;
  const why = failure ? { failure } : {};
  if (sent > 0) return { code: 'send.partly', tone: 'failure', values: { sent, failed }, link: suspicious, ...why };
  return {
    code: failed === 1 ? 'send.failedOne' : 'send.failedAll',
    tone: 'failure',
    values: { count: failed },
    link: suspicious,
    ...why,
  };
}
