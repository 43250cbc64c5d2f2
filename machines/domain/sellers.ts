import { sites, type SiteId } from '../../contracts/vocabulary/sites';

/** The site of a country (two letters, whatever their case); null where the console has none. */
export function siteOfCountry(country: string | null | undefined): SiteId | null {
  const code = country?.trim().toUpperCase();
  return sites.find((site) => site.country === code)?.id ?? null;
}
