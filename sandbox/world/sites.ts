import { siteIds, sites as known, type SiteId } from '../../contracts/vocabulary/sites';

const countryNames: Record<SiteId, string> = {
  MLA: 'Argentina',
  MLB: 'Brasil',
  MLC: 'Chile',
  MCO: 'Colombia',
  MCR: 'Costa Rica',
  MEC: 'Ecuador',
  MGT: 'Guatemala',
  MHN: 'Honduras',
  MLM: 'México',
  MNI: 'Nicaragua',
  MPA: 'Panamá',
  MPY: 'Paraguay',
  MPE: 'Perú',
  MRD: 'República Dominicana',
  MSV: 'El Salvador',
  MLU: 'Uruguay',
  MLV: 'Venezuela',
  MBO: 'Bolivia',
};

const timeZones: Record<SiteId, string> = {
  MLA: 'America/Argentina/Buenos_Aires',
  MLB: 'America/Sao_Paulo',
  MLC: 'America/Santiago',
  MCO: 'America/Bogota',
  MCR: 'America/Costa_Rica',
  MEC: 'America/Guayaquil',
  MGT: 'America/Guatemala',
  MHN: 'America/Tegucigalpa',
  MLM: 'America/Mexico_City',
  MNI: 'America/Managua',
  MPA: 'America/Panama',
  MPY: 'America/Asuncion',
  MPE: 'America/Lima',
  MRD: 'America/Santo_Domingo',
  MSV: 'America/El_Salvador',
  MLU: 'America/Montevideo',
  MLV: 'America/Caracas',
  MBO: 'America/La_Paz',
};

const hosts: Partial<Record<SiteId, string>> = { MLB: 'produto.mercado.test' };

export interface WorldSite {
  id: SiteId;
  country: string;
  countryName: string;
  currency: string;
  lang: 'es' | 'pt';
  timeZone: string;
  /** Where the site's listings can be seen. */
  host: string;
}

export const sites: readonly WorldSite[] = known.map((site) => ({
  ...site,
  countryName: countryNames[site.id],
  timeZone: timeZones[site.id],
  host: hosts[site.id] ?? 'articulo.mercado.test',
}));

const byId = new Map<string, WorldSite>(sites.map((site) => [site.id, site]));

/** The site of an id or of its first three characters; throws for one that is not known. */
export const siteOf = (id: string): WorldSite => {
  const site = byId.get(id.slice(0, 3).toUpperCase());
  if (!site) throw new RangeError(`No such site: ${id}`);
  return site;
};

export const isSite = (id: string): id is SiteId => byId.has(id);

/** Upper-cases, and leaves out what is no site. */
export const knownSites = (ids: readonly string[]): SiteId[] =>
  siteIds.filter((id) => ids.some((given) => given.trim().toUpperCase() === id));
