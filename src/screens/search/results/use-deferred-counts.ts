import { shallowEqual, useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { countsOf } from '../../../../machines/domain/result-tabs';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { useSystemActorState } from '../../../seams/use-console';

/** How many of these stand in each tab: a mark is painted in its card first, and the numbers follow. */
export function useDeferredCounts(ids: readonly string[], isMeant?: (listing: VisibleListing | undefined) => boolean) {
  const counts = useSelector(
    useSystemActorState('listings'),
    ({ context }) => countsOf(ids, context.visible, isMeant),
    shallowEqual,
  );
  return useDeferredValue(counts);
}
