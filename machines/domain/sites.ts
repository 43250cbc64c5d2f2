import type { Language } from '../../contracts/shapes';
import { currencyBySite, sites, type SiteId } from '../../contracts/vocabulary/sites';

/** The site of a listing id, or null when its first three characters are none of the console's. */
export function siteOf(listingId: string): SiteId | null {
  const start = listingId.slice(0, 3).toUpperCase();
  return sites.find((site) => site.id === start)?.id ?? null;
}

/** The language that a site's listings and legal pages are in. */
export function languageOfSite(siteId: string): Language {
  return sites.find((site) => site.id === siteId.toUpperCase())?.lang ?? 'es';
}

/** The country code of a site, null when the site isn't known. */
export function countryOfSite(siteId: string): string | null {
  return sites.find((site) => site.id === siteId.toUpperCase())?.country ?? null;
}

/** The currency in which a site's listings are priced, null when it isn't known. */
export function currencyOfSite(siteId: string): string | null {
  return currencyBySite[siteId.toUpperCase()] ?? null;
}

/** The one site of these listings, or null when they are of several, or of none that is known. */
export function oneSiteOf(listingIds: readonly string[]): SiteId | null {
  const found = new Set(listingIds.map(siteOf));
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

/** Translation is offered when the person reads another language than the site's. */
export function canTranslate(siteId: string, reading: Language): boolean {
  return languageOfSite(siteId) !== reading;
}
