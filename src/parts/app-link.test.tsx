import { describe, expect, test, vi } from 'vitest';
import { act } from '../../tests/act';
import { addressPayloads } from '../../tests/payloads';
import { movePointer, press, renderNode } from '../../tests/render-node';
import { getHeadlessAddressBook } from '../seams/addresses';
import { AppLink, AppNavigationContext } from './app-link';
import { safeHref } from './urls';

describe('addresses', () => {
  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a/b',
    'file:///etc/passwd',
    'http://[',
    '',
    '  ',
    null,
    undefined,
  ])('%j is no link', (href) => {
    expect(safeHref(href)).toBeNull();
    const { host } = renderNode(<AppLink href={href ?? ''}>Ver</AppLink>);
    expect(host.querySelector('a')).toBeNull();
    expect(host.textContent).toBe('Ver');
  });

  test('none of 200 spellings of an address that runs is a link', () => {
    expect(addressPayloads.length).toBeGreaterThanOrEqual(200);
    expect(addressPayloads.filter((address) => safeHref(address) !== null)).toEqual([]);
    const { host } = renderNode(addressPayloads.map((address) => <AppLink key={address} href={address} />));
    expect(host.querySelector('[href]')).toBeNull();
  });

  test.each([
    '/live_searches',
    'https://marketplace.example/x',
    'http://a.example',
    'mailto:soporte@vigia.test',
    '?page=2',
    '#content',
  ])('%s is', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  test('of the console are told by name', () => {
    const { host } = renderNode(
      <AppLink to={{ to: 'case', params: { id: 'a/b' }, search: { site: 'MLA', tab: 'seller' } }}>Caso</AppLink>,
    );
    expect(host.querySelector('a')?.getAttribute('href')).toBe('/case_management/a%2Fb?site=MLA&tab=seller');
  });

  test('a path of the console keeps the page; a new tab, another button and another origin are the browser’s', () => {
    const go = vi.fn();
    const prepare = vi.fn();
    const { host } = renderNode(
      <AppNavigationContext value={{ ...getHeadlessAddressBook(), go, prepare }}>
        <AppLink href="/reported_articles">own</AppLink>
        <AppLink href="/help_support" newTab>
          tab
        </AppLink>
        <AppLink href="//evil.example">other</AppLink>
      </AppNavigationContext>,
    );
    const [own, tab, other] = [...host.querySelectorAll('a')];
    if (!own || !tab || !other) throw new Error('Three links were rendered.');
    for (const link of [tab, other]) link.addEventListener('click', (event) => event.preventDefault());
    movePointer(own, 'enter');
    expect(prepare).toHaveBeenCalledWith('/reported_articles');
    press(own);
    expect(go).toHaveBeenCalledExactlyOnceWith('/reported_articles');
    const withKey = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    own.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    act(() => void own.dispatchEvent(withKey));
    press(tab);
    press(other);
    expect(go).toHaveBeenCalledTimes(1);
    expect(tab.rel).toBe('noopener noreferrer');
    expect(tab.textContent).toContain('(se abre en una pestaña nueva)');
  });
});
