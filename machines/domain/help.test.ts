import { describe, expect, it } from 'vitest';
import { helpFor, helpTopic } from './help';

const entry = (id: string) => ({ to: 'helpEntry', params: { id } });

describe('the help of a page', () => {
  it.each([
    ['/', 'menu1'],
    ['/?q=bolso', 'menu1'],
    ['/live_searches', 'menu1'],
    ['/live_searches/1', 'menu2'],
    ['/reported_articles?page=2', 'menu7'],
    ['/client_accounts/client_white_sellers', 'menu8'],
    ['/client_accounts/client_black_sellers', 'menu9'],
    ['/reports/noticed_articles?status=PENDING', 'menu10'],
    ['/case_management/client_closed_cases', 'menu13'],
  ])('of %s is %s', (href, id) => {
    expect(helpFor(href)).toEqual(entry(id));
  });

  it('SHL-28 of the pending cases is the entry of answers, with a suffix too', () => {
    expect(helpFor('/case_management/client_pending_cases')).toEqual(entry('menu12'));
    expect(helpFor('/case_management/client_pending_cases/77')).toEqual(entry('menu12'));
  });

  it('of any other page is the whole section', () => {
    for (const href of ['/profile', '/live_searches_old', '/reported_articlesx', '']) {
      expect(helpFor(href)).toEqual({ to: 'help' });
    }
  });

  it('an entry that nobody wrote is none', () => {
    expect([helpTopic('menu7'), helpTopic('menu99'), helpTopic('constructor')]).toEqual(['menu7', null, null]);
  });
});
