import { sites } from '../../contracts/vocabulary/sites';
import { HttpRefusal, onlyMethods, sendPage, type Handler } from './http';
import { isLanguage } from './identity/languages';
import { enrolPage } from './identity/pages';

const enrolPath = /^\/marketplace\/enrol\/([^/]*)$/;

/** Where the rights of each country are enrolled, in the language that the console puts in. */
export const enrolAddresses: Record<string, string> = Object.fromEntries(
  sites.map(({ country }) => [country, `/marketplace/enrol/${country}?lang={lang}`]),
);

/**
 * The marketplace's page on which rights are enrolled in a country: `GET /marketplace/enrol/{country}?lang=…`. In the language of the country
 * where none is named.
 */
export function createEnrolRoute(): Handler {
  return ({ request, response, url }) => {
    const country = enrolPath.exec(url.pathname)?.[1];
    if (country === undefined) return false;
    const site = sites.find((one) => one.country === country.toUpperCase());
    if (!site) throw new HttpRefusal(404, 'NOT_FOUND', 'The marketplace enrols no rights there.');
    onlyMethods(request, 'GET', 'HEAD');
    const wanted = url.searchParams.get('lang') ?? '';
    const lang = isLanguage(wanted) ? wanted : site.lang;
    sendPage(response, 200, (nonce) => enrolPage(lang, site.country, nonce));
    return true;
  };
}
