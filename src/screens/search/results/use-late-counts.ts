import { shallowEqual, useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { countsOf } from '../../../../machines/domain/result-tabs';
import type { VisibleListing } from '../../../../machines/seats/listings';
import { useSeat } from '../../../seams/use-console';

/** How many of these stand in each tab: a mark is painted in its card first, and the numbers follow. */
export function useLateCounts(ids: readonly string[], isMeant?: (listing: VisibleListing | undefined) => boolean) {
  const counts = useSelector(
    useSeat('listings'),
    ({ context }) => countsOf(ids, context.visible, isMeant),
    shallowEqual,
  );
  return useDeferredValue(counts);
}
