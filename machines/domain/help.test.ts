import { describe, expect, it } from 'vitest';
import { helpFor, helpTopic } from './help';

const entry = (id: string) => ({ to: 'helpEntry', params: { id } });

describe('the help of a page', () => {
  it.each([
    ['SHL-22', '/', 'menu1'],
    ['SHL-22', '/?q=bolso', 'menu1'],
    ['SHL-22', '/live_searches', 'menu1'],
    ['SHL-22', '/live_searches?q=bolso', 'menu1'],
    ['SHL-23', '/live_searches/1', 'menu2'],
    ['SHL-23', '/live_searches/a-1?from=50', 'menu2'],
    ['SHL-24', '/reported_articles', 'menu7'],
    ['SHL-24', '/reported_articles?page=2', 'menu7'],
    ['SHL-25', '/client_accounts/client_white_sellers', 'menu8'],
    ['SHL-26', '/client_accounts/client_black_sellers', 'menu9'],
    ['SHL-27', '/reports/noticed_articles?status=PENDING', 'menu10'],
    ['SHL-29', '/case_management/client_closed_cases', 'menu13'],
  ])('%s of %s is %s', (_, href, id) => {
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
