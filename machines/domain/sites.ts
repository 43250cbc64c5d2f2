import type { Language, Profile, Site } from '../../contracts/shapes';
import { defaultSiteId, sites, type SiteId } from '../../contracts/vocabulary/sites';

/** The three letters that an id begins with, of a known site or not. */
export const sitePartOf = (id: string): string => id.slice(0, 3);

/** The site of a listing id, or null when its first three characters are none of the console's. */
export function siteOf(listingId: string): SiteId | null {
  const start = sitePartOf(listingId).toUpperCase();
  return sites.find((site) => site.id === start)?.id ?? null;
}

/** How many of these listings each country has, by its site, in their order. */
export function countBySite(listingIds: readonly string[]): { siteId: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const site of listingIds.map(sitePartOf)) counts.set(site, (counts.get(site) ?? 0) + 1);
  return [...counts].map(([siteId, count]) => ({ siteId, count }));
}

/** The language that a site's listings and legal pages are in. */
export function languageOfSite(siteId: string): Language {
  return sites.find((site) => site.id === siteId.toUpperCase())?.lang ?? 'es';
}

/** Translation is offered when the person reads another language than the site's. */
export function canTranslate(siteId: string, reading: Language): boolean {
  return languageOfSite(siteId) !== reading;
}

/** The site of the country that somebody is in: that of their marketplace account, or else the first that they may report in. */
export const ownSite = (profile: Pick<Profile, 'marketplaceAccount' | 'authorizedSiteIds'> | null): string | null =>
  profile?.marketplaceAccount?.siteId ?? profile?.authorizedSiteIds[0] ?? null;

/** The site of the country whose working days somebody has: that of their marketplace account, or else that of what they work on. */
export const workingSite = (profile: Pick<Profile, 'marketplaceAccount'> | null, siteId: string): string =>
  profile?.marketplaceAccount?.siteId ?? siteId;

/** The site of the address, or else the profile's own and those that it may report in, in their order (ruling K02). */
export function sitesToAsk(
  site: string | null,
  {
    profile,
    sites: allowed,
  }: {
    profile: Pick<Profile, 'marketplaceAccount' | 'authorizedSiteIds'> | null;
    sites: readonly Pick<Site, 'id'>[];
  },
): { siteId: string; otherSites: string[] } {
  const own = ownSite(profile);
  const known = [...new Set([...(own === null ? [] : [own]), ...allowed.map(({ id }) => id)])];
  const [siteId = defaultSiteId, ...otherSites] = site === null ? known : [site];
  return { siteId, otherSites };
}

/** Upper-case site ids in the order given, without repeats (ruling C07). */
export function normalSites(sites: readonly string[]): string[] {
  return [...new Set(sites.map((site) => site.trim().toUpperCase()).filter((site) => site.length > 0))];
}

/** The site of a country (two letters, whatever their case); null where the console has none. */
export function siteOfCountry(country: string | null | undefined): SiteId | null {
  const code = country?.trim().toUpperCase();
  return sites.find((site) => site.country === code)?.id ?? null;
}
