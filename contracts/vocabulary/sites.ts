/** The marketplace's sites: the first three characters of a listing id. `lang` is the site's own language. */
export const sites = [
  { id: 'MLA', country: 'AR', currency: 'ARS', lang: 'es' },
  { id: 'MLB', country: 'BR', currency: 'BRL', lang: 'pt' },
  { id: 'MLC', country: 'CL', currency: 'CLP', lang: 'es' },
  { id: 'MCO', country: 'CO', currency: 'COP', lang: 'es' },
  { id: 'MCR', country: 'CR', currency: 'CRC', lang: 'es' },
  { id: 'MEC', country: 'EC', currency: 'USD', lang: 'es' },
  { id: 'MGT', country: 'GT', currency: 'GTQ', lang: 'es' },
  { id: 'MHN', country: 'HN', currency: 'HNL', lang: 'es' },
  { id: 'MLM', country: 'MX', currency: 'MXN', lang: 'es' },
  { id: 'MNI', country: 'NI', currency: 'NIO', lang: 'es' },
  { id: 'MPA', country: 'PA', currency: 'USD', lang: 'es' },
  { id: 'MPY', country: 'PY', currency: 'PYG', lang: 'es' },
  { id: 'MPE', country: 'PE', currency: 'PEN', lang: 'es' },
  { id: 'MRD', country: 'DO', currency: 'DOP', lang: 'es' },
  { id: 'MSV', country: 'SV', currency: 'USD', lang: 'es' },
  { id: 'MLU', country: 'UY', currency: 'UYU', lang: 'es' },
  { id: 'MLV', country: 'VE', currency: 'VES', lang: 'es' },
  { id: 'MBO', country: 'BO', currency: 'BOB', lang: 'es' },
] as const;

export type SiteId = (typeof sites)[number]['id'];

export const siteIds: readonly SiteId[] = sites.map((site) => site.id);

/** The site taken when none is chosen. */
export const defaultSiteId: SiteId = 'MLA';

/** Ids that have a currency and are no site of the console. */
export const otherSiteCurrencies = { MCU: 'CUP', MPT: 'EUR' } as const;

/** The currency of each site id, those two included. */
export const currencyBySite: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sites.map((site) => [site.id, site.currency])),
  ...otherSiteCurrencies,
};

/** The language a site speaks: Portuguese for the Brazilian one, Spanish for all others. */
export const siteLanguage = (siteId: string): 'es' | 'pt' => (siteId.toUpperCase() === 'MLB' ? 'pt' : 'es');

/** Country codes of the account form. */
// prettier-ignore
export const countryCodes = [
  'AA', 'AR', 'AT', 'BE', 'BO', 'BR', 'CA', 'CH', 'CL', 'CO', 'CR', 'DE', 'DO', 'EC', 'EN', 'ES', 'FR', 'GB', 'GT',
  'HN', 'IE', 'IT', 'MX', 'NI', 'NL', 'PA', 'PE', 'PR', 'PT', 'PY', 'SC', 'SV', 'US', 'UY', 'VE',
] as const;
export type CountryCode = (typeof countryCodes)[number];

/** Codes that name no country: a selector leaves them out. */
export const namelessCountryCodes: readonly CountryCode[] = ['AA', 'EN', 'SC'];

/** Those that a person may choose, wherever their document was given to them. */
export const namedCountryCodes = countryCodes.filter((code) => !namelessCountryCodes.includes(code));

/** Countries where rights can be enrolled: those of the sites. */
export const legalRightsCountries = sites.map((site) => site.country);

/** Currencies of the rates list. */
// prettier-ignore
export const rateCurrencies = [
  'USD', 'ARS', 'BRL', 'CLP', 'VES', 'MXN', 'COP', 'PEN', 'BOB', 'CRC', 'DOP', 'GTQ', 'HNL', 'NIO', 'PAB', 'UYU', 'EUR',
  'PYG',
] as const;
export type RateCurrency = (typeof rateCurrencies)[number];

/** The display currency of a profile without one, and the base of rates that name none. */
export const defaultCurrency: RateCurrency = 'USD';
