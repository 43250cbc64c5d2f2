import { sites } from './sites';

/** Country codes of the account form. */
// prettier-ignore
export const countryCodes = [
  'AA', 'AR', 'AT', 'BE', 'BO', 'BR', 'CA', 'CH', 'CL', 'CO', 'CR', 'DE', 'DO', 'EC', 'EN', 'ES', 'FR', 'GB', 'GT',
  'HN', 'IE', 'IT', 'MX', 'NI', 'NL', 'PA', 'PE', 'PR', 'PT', 'PY', 'SC', 'SV', 'US', 'UY', 'VE',
] as const;
export type CountryCode = (typeof countryCodes)[number];

/** Codes that name no country: a selector leaves them out. */
export const namelessCountryCodes = ['AA', 'EN', 'SC'] as const satisfies readonly CountryCode[];

/** Countries where rights can be enrolled: those of the sites. */
export const legalRightsCountries = sites.map((site) => site.country);
