import { expect, it, describe } from 'vitest';
import { sites } from '../../contracts/vocabulary/sites';
import { canTranslate, languageOfSite, ownSite, siteOf, sitesToAsk, siteOfCountry, workingSite } from './sites';

it('LST-18 the first three characters of a listing id are its site, in either case', () => {
  expect(sites.map(({ id }) => siteOf(`${id}1234567890`))).toEqual(sites.map(({ id }) => id));
  expect(siteOf('MLB1000MLA000')).toBe('MLB');
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

it('LST-35 translation is offered when the person reads another language than the site’s', () => {
  expect([
    canTranslate('MLB', 'es'),
    canTranslate('MLB', 'pt'),
    canTranslate('MLA', 'en'),
    canTranslate('MLA', 'es'),
  ]).toEqual([true, false, true, false]);
});

it('PRF-21 somebody is in the country of their marketplace account, or else in the first that they may report in', () => {
  const marketplaceAccount = { id: '8001', siteId: 'MLB', nickname: 'ANDES' };
  const registered = { marketplaceAccount: null, authorizedSiteIds: ['MLM', 'MLA'] };
  expect(ownSite({ ...registered, marketplaceAccount })).toBe('MLB');
  expect(ownSite(registered)).toBe('MLM');
  expect([ownSite({ marketplaceAccount: null, authorizedSiteIds: [] }), ownSite(null)]).toEqual([null, null]);
  const sites = [{ id: 'MLA' }, { id: 'MLM' }];
  expect(sitesToAsk(null, { profile: registered, sites })).toEqual({ siteId: 'MLM', otherSites: ['MLA'] });
});

describe('the site of a seller', () => {
  it.each([
    ['AR', 'MLA'],
    [' br ', 'MLB'],
    ['XX', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('of the country %j is %j', (country, site) => {
    expect(siteOfCountry(country)).toBe(site);
  });
});

it.each([
  ['that of the account, whatever the case is of', { id: '1', siteId: 'MLA', nickname: 'ANDES' }, 'MLA'],
  ['that of the case where there is no account', null, 'MLB'],
])('the working days are those of a country: %s', (_, marketplaceAccount, site) => {
  expect(workingSite({ marketplaceAccount }, 'MLB')).toBe(site);
  expect(workingSite(null, 'MLB')).toBe('MLB');
});
