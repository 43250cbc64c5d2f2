import type { SearchOf } from '../../domain/addresses';

/** The country that an address means; one that says none means the profile's. */
export function suggestedSiteOf(
  { site }: Pick<SearchOf<'suggestions'>, 'site'>,
  savedSite: string | null,
): string | null {
  return site === 'all' ? null : (site ?? savedSite);
}
