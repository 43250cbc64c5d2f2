import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { rateCurrencies } from '../../../contracts/vocabulary/sites';
import { versionLabel } from '../../../contracts/vocabulary/limits';
import { waitForElement, getElement, press, renderNode } from '../../../tests/render-node';
import { ForcedLanguageBanner } from './address-banners';
import { Footer, legalLinks } from './footer';
import { Header } from './header';
import { SignedInHeader } from './signed-in-header';
import { MaintenanceScreen } from './maintenance-screen';
import { NotFoundScreen } from './not-found-screen';
import { RetryScreen } from './retry-screen';
import { ShellFrame } from './shell-frame';
import { SideMenu } from './side-menu';
import { VerifyModal } from './verify-modal';
import { omitLinksToCurrent } from './notices-container';

const nothing = () => undefined;

const props: ComponentProps<typeof SignedInHeader> = {
  user: { name: 'Ana Ferreyra', account: 'Marcas del Sur', canSeeProfile: true },
  lang: 'es',
  currency: 'USD',
  currencies: rateCurrencies,
  scheme: 'auto',
  help: { to: 'helpEntry', params: { id: 'menu1' } },
  enrolHref: 'https://marketplace.example/rights',
  menuCollapsed: false,
  onMenuToggle: nothing,
  onLanguage: nothing,
  onCurrency: nothing,
  onScheme: nothing,
  onChangeProfile: nothing,
  onSearch: nothing,
  onKeys: nothing,
};

const menuOf = (host: ParentNode, label: string) => [
  ...getElement(host, `[role=menu][aria-label^="${label}"]`).querySelectorAll('[role^=menuitem]'),
];
const labels = (items: Element[]) => items.map((item) => item.querySelector('span')?.textContent);

describe('the header', () => {
  test('SHL-01 shows the logo, which leads home', () => {
    const { host } = renderNode(<SignedInHeader {...props} />);
    const home = getElement(host, 'header a[href="/"]');
    expect(home.getAttribute('aria-label')).toBe('Vigía, inicio');
    expect(home.querySelector('svg')).not.toBeNull();
  });

  test('SHL-02 has an enrol-rights button that opens the country’s address, where there is one', () => {
    const { host, show } = renderNode(<SignedInHeader {...props} />);
    const enrol = getElement<HTMLAnchorElement>(host, 'a[href="https://marketplace.example/rights"]');
    expect([enrol.target, enrol.textContent]).toEqual(['_blank', 'Inscribir derechos(se abre en una pestaña nueva)']);
    expect(enrol.tabIndex).toBe(-1);
    const inMenu = menuOf(host, 'Cuenta').filter((item) => item.textContent.startsWith('Inscribir derechos'));
    expect(inMenu.map((item) => [item.getAttribute('href'), item.getAttribute('target')])).toEqual([
      ['https://marketplace.example/rights', '_blank'],
    ]);
    show(<SignedInHeader {...props} enrolHref={null} />);
    expect(host.textContent).not.toContain('Inscribir derechos');
  });

  test('SHL-03 the language switcher offers exactly Español, English and Português', () => {
    const onLanguage = vi.fn();
    const { host } = renderNode(<SignedInHeader {...props} onLanguage={onLanguage} />);
    const choices = menuOf(host, 'Idioma');
    expect(labels(choices)).toEqual(['Español', 'English', 'Português']);
    press(choices[2] ?? host);
    expect(onLanguage).toHaveBeenCalledExactlyOnceWith('pt');
  });

  test('SHL-04 the currency switcher offers the currencies of the rates', () => {
    const onCurrency = vi.fn();
    const { host, show } = renderNode(<SignedInHeader {...props} onCurrency={onCurrency} />);
    expect(menuOf(host, 'Moneda')).toHaveLength(18);
    const folded = () =>
      [...host.querySelectorAll('select')].map((select) => [...select.options].map(({ value }) => value));
    expect(folded()).toContainEqual([...rateCurrencies]);
    press(menuOf(host, 'Moneda')[2] ?? host);
    expect(onCurrency).toHaveBeenCalledExactlyOnceWith('BRL');
    show(<SignedInHeader {...props} currencies={['USD', 'EUR']} />);
    expect(labels(menuOf(host, 'Moneda'))).toEqual(['dólar estadounidense', 'euro']);
    expect(folded()).toContainEqual(['USD', 'EUR']);
  });

  test('SHL-05 the user menu offers change profile, profile and logout; profile only to those who have the page', () => {
    const onChangeProfile = vi.fn();
    const onKeys = vi.fn();
    const { host, show } = renderNode(
      <SignedInHeader {...props} onChangeProfile={onChangeProfile} onSearch={vi.fn()} onKeys={onKeys} />,
    );
    const choices = menuOf(host, 'Cuenta de Ana Ferreyra');
    expect(labels(choices)).toEqual([
      'Cambiar de perfil',
      'Mi perfil',
      'Inscribir derechos',
      'Ayuda de esta página',
      'Buscar o ir a…',
      'Atajos de teclado',
      'Cerrar sesión',
    ]);
    expect(choices.map((choice) => choice.getAttribute('href'))).toEqual([
      null,
      '/profile',
      'https://marketplace.example/rights',
      '/help_support/menu1',
      null,
      null,
      '/logout',
    ]);
    press(choices[0] ?? host);
    press(choices[5] ?? host);
    expect([onChangeProfile.mock.calls.length, onKeys.mock.calls.length]).toEqual([1, 1]);
    show(<SignedInHeader {...props} enrolHref={null} user={{ name: 'Carla', account: null, canSeeProfile: false }} />);
    expect(labels(menuOf(host, 'Cuenta de Carla'))).toEqual([
      'Cambiar de perfil',
      'Ayuda de esta página',
      'Buscar o ir a…',
      'Atajos de teclado',
      'Cerrar sesión',
    ]);
  });

  test('signed out, help has a link of its own', () => {
    const { host } = renderNode(<Header {...props} user={null} help={{ to: 'helpEntry', params: { id: 'menu10' } }} />);
    expect(getElement(host, '[aria-label="Ayuda de esta página"]').getAttribute('href')).toBe('/help_support/menu10');
  });

  test('signed out it has neither menu, nor currency, nor account', () => {
    const { host } = renderNode(<Header {...props} user={null} />);
    expect([...host.querySelectorAll('[role=menu]')].map((menu) => menu.getAttribute('aria-label'))).toEqual([
      'Idioma: Español',
      'Apariencia: La del sistema',
    ]);
    expect(host.querySelector('[popovertarget="side-menu"]')).toBeNull();
  });
});

describe('the footer', () => {
  test('SHL-12 the legal links are those of the country', () => {
    const { host, show } = renderNode(<Footer country="AR" legalBase="https://marketplace.example/legal/" />);
    const read = () => [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(read()).toEqual([
      'https://marketplace.example/legal/ar/terms',
      'https://marketplace.example/legal/ar/privacy',
      'https://marketplace.example/legal/ar/intellectual-property',
      'https://marketplace.example/legal/ar/consumer-protection',
    ]);
    show(<Footer country="BR" legalBase="https://marketplace.example/legal" />);
    expect(read()).toContain('https://marketplace.example/legal/br/lgpd');
    const own = (country: string) =>
      legalLinks(country, 'https://marketplace.example')
        .slice(3)
        .map(({ href }) => href);
    for (const [country, page] of [
      ['AR', 'ar/consumer-protection'],
      ['BR', 'br/lgpd'],
      ['CL', 'cl/sernac'],
      ['CO', 'co/sic'],
      ['MX', 'mx/profeco'],
      ['PE', 'pe/complaints-book'],
    ] as const)
      expect(own(country)).toEqual([`https://marketplace.example/${page}`]);
    expect(legalLinks('UY', 'https://marketplace.example').map(({ href }) => href)).toEqual(
      ['terms', 'privacy', 'intellectual-property'].map((page) => `https://marketplace.example/uy/${page}`),
    );
  });

  test('SHL-13 the version of this release stands in it', () => {
    const { host } = renderNode(<Footer country="AR" legalBase="https://marketplace.example" />);
    expect(host.textContent).toContain(`Versión ${versionLabel}`);
  });

  test('SHL-14 a powered-by mark stands in it', () => {
    const { host } = renderNode(<Footer country="AR" legalBase="https://marketplace.example" />);
    expect(host.textContent).toContain('Con tecnología de');
    expect(getElement(host, 'footer svg').textContent).toBe('Atalaya');
  });
});

describe('around every screen', () => {
  test('there is a way to skip to the content, and one landmark of each kind', () => {
    const { host } = renderNode(
      <ShellFrame
        header={<SignedInHeader {...props} />}
        menu={<SideMenu entries={[]} place={null} reportedCount={0} collapsed={false} onExpand={nothing} />}
        footer={<Footer country="AR" legalBase="https://a.example" />}
        notices={null}
        menuCollapsed={false}
      >
        <h1>Búsquedas</h1>
      </ShellFrame>,
    );
    expect(getElement<HTMLAnchorElement>(host, 'a').getAttribute('href')).toBe('#content');
    expect(getElement(host, 'main').id).toBe('content');
    for (const landmark of ['header', 'main', 'footer']) expect(host.querySelectorAll(landmark)).toHaveLength(1);
  });

  test('the page of an unknown path says that there is no such page, with the way home', () => {
    const { host } = renderNode(<NotFoundScreen />);
    expect(getElement(host, 'h1').textContent).toBe('No encontramos esta página');
    expect(getElement(host, 'a').getAttribute('href')).toBe('/');
  });

  test('ERR-47 the maintenance screen says that the site is being improved, and reloads', () => {
    const onReload = vi.fn();
    const { host } = renderNode(<MaintenanceScreen onReload={onReload} />);
    expect(getElement(host, 'h1').textContent).toBe('Estamos mejorando el sitio');
    expect(getElement(host, '[role=alertdialog]').getAttribute('aria-labelledby')).toBe(getElement(host, 'h1').id);
    press(getElement(host, 'button'));
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  test('the retry screen says why, and tries again', () => {
    const onRetry = vi.fn();
    const { host } = renderNode(<RetryScreen failure={{ code: 'OFFLINE' }} busy={false} onRetry={onRetry} />);
    expect(host.textContent).toContain('El servidor de datos de Vigía no está disponible.');
    press(getElement(host, 'button'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['es', 'El servidor de datos de Vigía rechaza a esta consola (403). Avisa a quien la administra.'],
    ['en', 'Vigía’s data server refuses this console (403). Tell whoever runs it.'],
    ['pt', 'O servidor de dados do Vigía recusa este console (403). Avise quem o administra.'],
  ] as const)('the retry screen says in %s that the gateway refuses the console, not that it is away', (lang, said) => {
    const failure = { code: 'BAD_STATUS', values: { status: 403 } } as const;
    const { host } = renderNode(<RetryScreen failure={failure} busy={false} onRetry={nothing} />, lang);
    expect(host.querySelector('p')?.textContent).toBe(said);
  });

  test('a forced language is told, with one press back to the person’s own', () => {
    const onBack = vi.fn();
    const { host } = renderNode(<ForcedLanguageBanner lang="es" chosen="pt" onBack={onBack} />);
    expect(host.textContent).toBe('Esta página se muestra en Español.Volver a Português');
    press(getElement(host, 'button'));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  test.each([
    [false, 'Completa la verificación antes del 15/06/2020 para seguir usando Vigía.'],
    [true, 'La verificación es obligatoria desde el 15/06/2020. Completa los datos de tu perfil para usar Vigía.'],
  ])('the offer to verify says the day (past: %s), and takes verify or later for an answer', async (due, sentence) => {
    const onVerify = vi.fn();
    const onLater = vi.fn();
    renderNode(<VerifyModal opened due={due} requiredSince="2020-06-15" onVerify={onVerify} onLater={onLater} />);
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(dialog.textContent).toContain(sentence);
    const [later, verify] = [...dialog.querySelectorAll('button')];
    press(verify ?? dialog);
    press(later ?? dialog);
    expect([onVerify.mock.calls.length, onLater.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('the toast of a send', () => {
  const toast = {
    id: 't',
    code: 'send.done' as const,
    tone: 'success' as const,
    link: { to: 'suspicious' as const },
    alsoLink: { to: 'history' as const },
  };

  test('leads to the suspicious list from elsewhere, and never to where the person is', () => {
    expect(omitLinksToCurrent(toast, { screen: 'liveSearches' })).toEqual(toast);
    expect(omitLinksToCurrent(toast, { screen: 'suspicious' })).toEqual({ ...toast, link: undefined });
    expect(omitLinksToCurrent(toast, { screen: 'history' })).toEqual({ ...toast, alsoLink: undefined });
    const toCase = { ...toast, link: { to: 'case' as const, params: { id: '1' }, search: { site: 'MLA' } } };
    expect(omitLinksToCurrent(toCase, { screen: 'case', params: { id: '2' } })).toEqual(toCase);
    expect(omitLinksToCurrent(toCase, { screen: 'case', params: { id: '1' } })).toEqual({ ...toCase, link: undefined });
  });
});
