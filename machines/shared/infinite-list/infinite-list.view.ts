import { matchesState, type StateValue } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { InfiniteListContext } from './infinite-list';

/** What every infinite list shows, under the same names. */
export interface InfiniteListView<Head> {
  /** `asking` only while there is nothing of this place to show. */
  phase: 'asking' | 'shown' | 'failed';
  /** The first page is asked for, at first or anew. */
  asking: boolean;
  /** It stays while the rows are asked for anew. */
  failure: Failure | null;
  head: Head | null;
  /** Of the listings shown, in their order. */
  ids: string[];
  /** Rows of the gateway: how many were read, how many there are, and how many lie behind. */
  read: number;
  total: number;
  ahead: number;
  /** Page after page is being asked for. */
  readsAll: boolean;
  grew: boolean;
  filling: boolean;
  /** The next page could not be had. */
  stuck: boolean;
  canLoadMore: boolean;
}

/** Before a infinite list has said anything. */
export const initialInfiniteListView: InfiniteListView<never> = {
  phase: 'asking',
  asking: true,
  failure: null,
  head: null,
  ids: [],
  read: 0,
  total: 0,
  ahead: 0,
  readsAll: false,
  grew: false,
  filling: false,
  stuck: false,
  canLoadMore: false,
};

/** What a infinite list shows, of its snapshot or of one that a path test has made. */
export function infiniteListView<Head>({
  value,
  context,
}: {
  value: StateValue;
  context: Pick<
    InfiniteListContext<unknown, Head>,
    'failure' | 'head' | 'ids' | 'read' | 'total' | 'ahead' | 'grew' | 'wantsAll'
  >;
}): InfiniteListView<Head> {
  const { failure, head, ids, read, total, ahead, grew, wantsAll } = context;
  const isIn = (state: string) => matchesState({ shown: state }, value);
  return {
    phase: value === 'failed' ? 'failed' : value === 'asking' && ids.length === 0 ? 'asking' : 'shown',
    asking: value === 'asking',
    failure,
    head,
    ids,
    read: read.length,
    total,
    ahead,
    readsAll: wantsAll && isIn('filling'),
    grew,
    filling: isIn('filling') || isIn('skipping'),
    stuck: isIn('stuck'),
    canLoadMore: isIn('stuck') || (ahead > 0 && (isIn('settled') || isIn('watching'))),
  };
}
