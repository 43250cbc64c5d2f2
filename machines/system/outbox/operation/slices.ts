import { limits } from '../../../../contracts/vocabulary/limits';
import type { Mark } from '../../../kit/seats';
import type { OperationWork } from '../journal';
import type { Done } from './operation.types';

export const nothingDone: Done = { words: [], refused: [] };

export function together(first: Done, second: Done): Done {
  return {
    value: second.value ?? first.value,
    words: [...first.words, ...second.words],
    refused: [...first.refused, ...second.refused],
  };
}

/** The mark for these listings only. */
export function markOf(mark: Mark, ids: string[]): Mark {
  return mark.type === 'undo' ? mark : { ...mark, ids };
}

/** What one request carries, and the work that is left after it; null when nothing is. */
export function slice(work: OperationWork): { now: OperationWork; rest: OperationWork | null } {
  if (work.kind !== 'mark' || work.mark.ids.length <= limits.importBatch) return { now: work, rest: null };
  const { mark } = work;
  return {
    now: { kind: 'mark', mark: markOf(mark, mark.ids.slice(0, limits.importBatch)) },
    rest: { kind: 'mark', mark: markOf(mark, mark.ids.slice(limits.importBatch)) },
  };
}

/** The work again, without those of its listings that are over; null when none is left. */
export function joined(again: OperationWork | null, rest: OperationWork | null): OperationWork | null {
  if (!again || !rest) return again ?? rest;
  if (again.kind !== 'mark' || rest.kind !== 'mark') return again;
  return { kind: 'mark', mark: markOf(again.mark, [...again.mark.ids, ...rest.mark.ids]) };
}
