import { useIntl, type IntlShape } from 'react-intl';
import type { ScreenName } from '../../../../machines/domain/addresses';
import { screenName } from '../../../copy/names';
import type { Crumb } from '../../../parts/breadcrumb';
import { usePreviousPage } from '../../../seams/use-previous-page';

/** Lists from which the page of a listing is opened. */
const lists = new Set<ScreenName>([
  'results',
  'suggestions',
  'recentlyTrusted',
  'pastedListings',
  'suspicious',
  'receipt',
  'history',
  'closedCases',
  'performance',
  'watchedSellers',
  'trustedSellers',
  'sellerDossier',
  'rings',
]);

/** What an opener said of itself in the address, where it doesn't rest beneath any more. */
const origins = new Map<string, ScreenName>([
  ['suggestions', 'suggestions'],
  ['reported_articles', 'suspicious'],
]);

export const searchesCrumb = (intl: IntlShape): Crumb => ({
  name: intl.formatMessage({ id: 'liveSearches.title.text' }),
  to: { to: 'liveSearches' },
});

/** The way to a page that is opened from many lists: over the one that it was opened from, as long as that is known. */
export function useOriginCrumbs({ from = null, usual }: { from?: string | null; usual: Crumb }): Crumb[] {
  const intl = useIntl();
  const came = usePreviousPage();
  if (came !== null && lists.has(came.screen)) {
    const name = came.title ?? screenName(intl, came.screen);
    if (name !== null) return [...(came.screen === 'results' ? [searchesCrumb(intl)] : []), { name, to: came.to }];
  }
  const origin = origins.get(from ?? '');
  const name = origin === undefined ? null : screenName(intl, origin);
  if (origin === undefined || name === null) return [usual];
  return [{ name, to: { to: origin } as NonNullable<Crumb['to']> }];
}
