import { describe, expect, it } from 'vitest';
import { siteOfCountry } from './sellers';

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
