import { matchesState, type StateValue } from 'xstate';
import type { Failure, InputOf, PortName, ValueOf } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import type { Target } from '../../domain/addresses';
import type { ListingsRequest } from '../listings-request';

/** What a list is asked by: the parameters of its screen's address, or what a parent gives it. */
export interface ListLocation {
  params: object;
  search: object;
}

/** An answer as a list takes it. `listings` are told to their system actor, as of the moment when they were asked for. */
export interface ListRows<Row> {
  rows: Row[];
  total: number;
  listings?: Listing[];
}

/** A port that knows rows of a list; its types are met where `from` makes it. */
export interface ListSource<Row, At extends ListLocation> {
  port: PortName;
  /** Whether it knows the rows of that place; the first that does is asked. */
  isFor: (place: At) => boolean;
  ask: (place: At) => unknown;
  read: (value: unknown, place: At) => ListRows<Row>;
}

export interface ListSourceRules<Name extends PortName, Row, At extends ListLocation> {
  when?: (place: At) => boolean;
  ask: (place: At) => InputOf<Name>;
  read: (value: ValueOf<Name>, place: At) => ListRows<Row>;
}

export interface ListRules<Row, At extends ListLocation> {
  /** By which `row.put`, `row.drop` and the selection know a row. */
  idOf: (row: Row) => string;
  /** Its search has the number of its page, counted from 1, as `page`, and as `size` how many rows a page has where that can be chosen. */
  paging?: {
    at: (place: At) => { page: number; size: number };
    /** The address of a place. */
    to: (place: At) => Target;
  };
  /** The rows are asked for again every so many milliseconds while they say so. */
  poll?: { every: number; while: (rows: readonly Row[]) => boolean };
}

export interface ListContext<Row, At extends ListLocation = ListLocation> extends ListingsRequest {
  place: At;
  page: number;
  /** Rows of a page; 0 where there is but one. */
  size: number;
  rows: Row[];
  total: number;
  /** Why the last question was not answered; it stays until one is. */
  failure: Failure | null;
  /** The rows are those of this place, or of this place as it was. */
  known: boolean;
  chosen: string[];
}

/** What a view asks of a list, and the screens' system actor tells it. */
export type ListEvent<Search extends object = object> =
  | { type: 'list.reload' }
  | { type: 'page.go'; page: number }
  | { type: 'search.change'; search: Search }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };

/** How many rows a page has, where that can be chosen. */
export interface SizeEvent {
  type: 'size.choose';
  size: number;
}

/** The selection, where rows can be chosen. */
export interface ChoiceEvent {
  type: 'rows.choose';
  ids: string[];
}

/** What a parent knows better than the last answer. A row is put where it stands, or first when it is new. */
export type RowEvent<Row> = { type: 'row.put'; row: Row } | { type: 'row.drop'; id: string };

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
