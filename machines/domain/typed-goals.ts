import type { Target } from './addresses';
import { readId } from './listing-id';
import { paramsOf } from './places';

/** A case, or the report that it began with. */
const caseNumber = /^\d{4,20}$/;

/** Where an id leads that was typed: a listing, a page of the catalogue, a case or a report; nowhere for anything else. */
export function goalsOf(text: string): Target[] {
  const typed = text.trim();
  const id = readId(typed);
  if (id !== null) {
    const params = { articleId: id.id };
    return [id.shape === 'listing' ? { to: 'listing', params } : { to: 'catalogueDetail', params }];
  }
  if (!caseNumber.test(typed)) return [];
  const report = paramsOf('historyItem')({ id: typed });
  return [{ to: 'case', params: { id: typed } }, ...(report ? [{ to: 'historyItem', params: report } as const] : [])];
}
