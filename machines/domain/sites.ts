import type { Language } from '../../contracts/shapes';
import { sites, type SiteId } from '../../contracts/vocabulary/sites';

/** The site of a listing id, or null when its first three characters are none of the console's. */
export function siteOf(listingId: string): SiteId | null {
  const start = listingId.slice(0, 3).toUpperCase();
  return sites.find((site) => site.id === start)?.id ?? null;
}

/** The language that a site's listings and legal pages are in. */
export function languageOfSite(siteId: string): Language {
  return sites.find((site) => site.id === siteId.toUpperCase())?.lang ?? 'es';
}

/** Translation is offered when the person reads another language than the site's. */
export function canTranslate(siteId: string, reading: Language): boolean {
  return languageOfSite(siteId) !== reading;
}
