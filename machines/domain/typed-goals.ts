import type { Target } from './addresses';
import type { Because } from './because';
import { readListingReference, referenceFault } from './listing-reference';
import { paramsOf } from './places';

/** A case, or the report that it began with. */
const caseNumber = /^\d{4,20}$/;

const listingGoal = (articleId: string): Target => ({ to: 'listing', params: { articleId } });

/**
 * Where it leads what was typed: to each listing that its id or its link names, to a page of the catalogue, a case or a report; nowhere for
 * anything else.
 */
export function goalsOf(text: string): Target[] {
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
export function goalFault(text: string): Because | null {
  return goalsOf(text).length > 0 ? null : referenceFault(readListingReference(text));
}
