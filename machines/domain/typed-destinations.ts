import type { Target } from './addresses';
import type { BlockReason } from './block-reason';
import { readListingReference, referenceFault } from './listing-reference';
import { paramsOf } from './locations';

/** A case, or the report that it began with. */
const caseNumber = /^\d{4,20}$/;

const listingGoal = (articleId: string): Target => ({ to: 'listing', params: { articleId } });

/**
 * Where it leads what was typed: to each listing that its id or its link names, to a page of the catalogue, a case or a report; nowhere for
 * anything else.
 */
export function destinationsOf(text: string): Target[] {
  const reference = readListingReference(text);
  if (reference.kind === 'listing') return [listingGoal(reference.id)];
  if (reference.kind === 'several') return reference.ids.map(listingGoal);
  if (reference.kind === 'page' && reference.id !== null)
    return [{ to: 'catalogueDetail', params: { articleId: reference.id } }];
  const typed = text.trim();
  if (!caseNumber.test(typed)) return [];
  const report = paramsOf('historyItem')({ id: typed });
  return [{ to: 'case', params: { id: typed } }, ...(report ? [{ to: 'historyItem', params: report } as const] : [])];
}

/** Why a link leads nowhere; null where it does, or none was typed. */
export function destinationFault(text: string): BlockReason | null {
  return destinationsOf(text).length > 0 ? null : referenceFault(readListingReference(text));
}
