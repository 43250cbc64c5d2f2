import { useSelector } from '@xstate/react';
import type { ScreenName } from '../../machines/domain/addresses';
import { targetOf, visitKey } from '../../machines/domain/places';
import { recentIn } from '../../machines/domain/recent-places';
import { useWay } from '../parts/app-link';
import { useSeat } from './use-console';

/** The page from which the one that is shown was opened, while it rests beneath; its own title where one is known. */
export function useCameFrom() {
  const { beneath, hrefOf, placeAt } = useWay();
  const place = beneath?.() ?? null;
  const to = place === null ? null : targetOf(place);
  const title = useSelector(useSeat('drafts'), ({ context }) => {
    if (place === null) return null;
    const known = recentIn(context.drafts).find(({ target }) => visitKey(placeAt(hrefOf(target))) === visitKey(place));
    return known?.title ?? null;
  });
  return place === null || to === null ? null : { screen: place.screen satisfies ScreenName, to, title };
}
