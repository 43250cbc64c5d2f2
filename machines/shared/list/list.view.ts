import { matchesState, type StateValue } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { ListContext } from './list.types';

/** What every list shows, under the same names. */
export interface ListView<Row> {
  /** `asking` and `failed` only while there is nothing of this place to show; what stands stays readable. */
  phase: 'asking' | 'shown' | 'failed';
  asking: boolean;
  failure: Failure | null;
  rows: Row[];
  total: number;
  /** Counted from 1. */
  page: number;
  pages: number;
  chosen: string[];
}

/** Before a list has said anything. */
export const initialListView: ListView<never> = {
  phase: 'asking',
  asking: true,
  failure: null,
  rows: [],
  total: 0,
  page: 1,
  pages: 1,
  chosen: [],
};

/** How many pages there are, never less than one. */
export const pageCountOf = ({ total, size }: { total: number; size: number }): number =>
  size === 0 ? 1 : Math.max(1, Math.ceil(total / size));

function phaseOf<Row>(value: StateValue, { rows, known }: ListContext<Row>): ListView<Row>['phase'] {
  if (known || rows.length > 0) return 'shown';
  return matchesState('failed', value) ? 'failed' : 'asking';
}

/** What a list shows, of its snapshot or of one that a path test has made. */
export function listView<Row>({ value, context }: { value: StateValue; context: ListContext<Row> }): ListView<Row> {
  const { rows, total, failure, page, chosen } = context;
  return {
    phase: phaseOf(value, context),
    asking: matchesState('asking', value),
    failure,
    rows,
    total,
    page,
    pages: pageCountOf(context),
    chosen,
  };
}
