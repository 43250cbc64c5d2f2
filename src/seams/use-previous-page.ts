import { useSelector } from '@xstate/react';
import type { ScreenName } from '../../machines/domain/addresses';
import { targetOf, visitKey } from '../../machines/domain/locations';
import { readRecentPages } from '../../machines/domain/recent-pages';
import { useAppNavigation } from '../parts/app-link';
import { useSystemActorState } from './use-console';

/** The page from which the one that is shown was opened, while it rests beneath; its own title where one is known. */
export function usePreviousPage() {
  const { beneath, hrefOf, placeAt } = useAppNavigation();
  const place = beneath?.() ?? null;
  const to = place === null ? null : targetOf(place);
  const title = useSelector(useSystemActorState('drafts'), ({ context }) => {
    if (place === null) return null;
    const known = readRecentPages(context.drafts).find(
      ({ target }) => visitKey(placeAt(hrefOf(target))) === visitKey(place),
    );
    return known?.title ?? null;
  });
  return place === null || to === null ? null : { screen: place.screen satisfies ScreenName, to, title };
}
