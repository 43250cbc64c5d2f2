import { expect, it } from 'vitest';
import { sites } from '../../contracts/vocabulary/sites';
import { canTranslate, countryOfSite, currencyOfSite, languageOfSite, oneSiteOf, siteOf } from './sites';

it('the first three characters of a listing id are its site, in either case', () => {
  expect([siteOf('MLB1234567890'), siteOf('mla1234567890'), siteOf('XXX1234567890'), siteOf('')]).toEqual([
    'MLB',
    'MLA',
    null,
    null,
  ]);
});

it('I18N-10 the Brazilian site is in Portuguese, every other in Spanish', () => {
  expect(sites.filter((site) => languageOfSite(site.id) === 'pt').map((site) => site.id)).toEqual(['MLB']);
  expect([languageOfSite('mlb'), languageOfSite('MPT')]).toEqual(['pt', 'es']);
});

it('a site has its country and its currency; ids that are no site of the console may have a currency', () => {
  expect([countryOfSite('MLC'), countryOfSite('mcu')]).toEqual(['CL', null]);
  expect([currencyOfSite('mec'), currencyOfSite('MCU'), currencyOfSite('XXX')]).toEqual(['USD', 'CUP', null]);
});

it('several listings have one site or none', () => {
  expect(oneSiteOf(['MLA1', 'mla2'])).toBe('MLA');
  expect([oneSiteOf(['MLA1', 'MLB1']), oneSiteOf([]), oneSiteOf(['XXX1']), oneSiteOf(['MLA1', 'XXX1'])]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('LST-35 translation is offered when the person reads another language than the site’s', () => {
  expect([
    canTranslate('MLB', 'es'),
    canTranslate('MLB', 'pt'),
    canTranslate('MLA', 'en'),
    canTranslate('MLA', 'es'),
  ]).toEqual([true, false, true, false]);
});
