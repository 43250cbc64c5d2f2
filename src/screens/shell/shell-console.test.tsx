import { describe, expect, test, vi } from 'vitest';
import type { Outcome } from '../../../contracts/ports';
import type { Profile, ProfileSummary } from '../../../contracts/shapes';
import { rateCurrencies } from '../../../contracts/vocabulary/sites';
import { answers, refuses } from '../../../machines/simulator/answers';
import { menuEntry } from '../../../machines/simulator/sample-system-actors';
import { reportedListing, visibleListing } from '../../../machines/simulator/sample-listing';
import { pageOfReported } from '../../../machines/reports/suspicious/suspicious.samples';
import { sampleResults } from '../../../machines/search/results/results.samples';
import { sampleProfile } from '../../../machines/system/profile/profile.samples';
import { systemActor } from '../../../machines/kit/system-actor';
import type { NoticeInput } from '../../../machines/system-actors/notices';
import { mainAccount } from '../profile/accounts.fixture';
import { act } from '../../../tests/act';
import { openConsole, openSignedInConsole, readToast } from '../../../tests/console';
import { waitForElement, getButton, getElement, press, visibleElements, waitUntil } from '../../../tests/render-node';
import { addCleanup } from '../../../tests/cleanup';

const listings = [reportedListing({ id: 'MLA1000000001' }), reportedListing({ id: 'MLB1000000002' })];
const listed = { reportedArticles: answers(pageOfReported(listings)), blindages: answers([]) };

describe('what is around every screen', () => {
  test('SHL-06 the side menu is what the server answers, entry for entry, and nothing else', async () => {
    const menuOf = async (...entries: [string, string][]) => {
      const menu = answers(entries.map(([name, url]) => menuEntry(name, name, { url })));
      const { host } = openSignedInConsole('/profile', { menu });
      await waitForElement(host, 'nav[popover] a');
      return [...host.querySelectorAll('nav[popover] a')].map((link) => [link.textContent, link.getAttribute('href')]);
    };
    const first: [string, string][] = [
      ['Búsquedas', '/live_searches'],
      ['Centro de vendedores', 'https://vendedores.example/centro'],
      ['Ayuda', '/help_support'],
    ];
    expect(await menuOf(...first)).toEqual(first);
    expect(await menuOf(['Mi historial', '/reports/noticed_articles'])).toEqual([
      ['Mi historial', '/reports/noticed_articles'],
    ]);
  });

  test('SHL-10 the entry of suspicious listings has the count of what is marked, and no other count of the person', async () => {
    const page = { items: [], total: 12, offset: 0, limit: 1 };
    const { host } = openSignedInConsole('/profile', {
      menu: answers([
        menuEntry('suspicious', 'Sospechosas', { url: '/reported_articles' }),
        menuEntry('history', 'Historial', { url: '/reports/noticed_articles' }),
      ]),
      reportedArticlesCount: answers({ count: 7, countDB: 9 }),
      pendingDenouncesCount: answers(page),
    });
    await waitForElement(host, 'main dl');
    await waitForElement(host, 'nav[popover] [aria-hidden=true]:not(svg)');
    expect([...host.querySelectorAll('nav[popover] a')].map((link) => link.textContent)).toEqual([
      'Sospechosas77 publicaciones',
      'Historial',
    ]);
  });

  test('SHL-02 SHL-04 SHL-12 header and footer are of the country where the person is, and of the rates that came', async () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    addCleanup(() => meta.remove());
    meta.name = 'vigia-config';
    const rights = (country: string) => `https://marketplace.example/rights/${country}`;
    meta.content = JSON.stringify({
      enrolRights: { AR: rights('ar'), BR: rights('br') },
      legalBase: 'https://marketplace.example/legal',
    });
    const around = async (siteId: string, rates: Record<string, number>) => {
      const marketplaceAccount = { id: '8001', siteId, nickname: 'ANDES' };
      const profile = answers<Profile>({ ...mainAccount, marketplaceAccount });
      const { host } = openSignedInConsole('/profile', {
        profile,
        ratesConvertions: answers({ base: 'USD', rates }),
      });
      await waitForElement(host, 'main dl');
      const menu = getElement(host, '[role=menu][aria-label^=Moneda]');
      return {
        enrol: getElement(host, 'header a[href*="/rights/"]').getAttribute('href'),
        currencies: [...menu.querySelectorAll('[role^=menuitem]')].map(
          (item) => item.querySelector('span')?.textContent,
        ),
        legal: [...host.querySelectorAll('footer a')].map((link) => link.getAttribute('href')),
      };
    };
    expect(await around('MLB', { USD: 1, BRL: 5, CLP: 900 })).toEqual({
      enrol: rights('br'),
      currencies: ['dólar estadounidense', 'real brasileño', 'peso chileno'],
      legal: ['terms', 'privacy', 'intellectual-property', 'lgpd'].map(
        (page) => `https://marketplace.example/legal/br/${page}`,
      ),
    });
    const all = Object.fromEntries(rateCurrencies.map((currency, at) => [currency, at + 1]));
    expect(new Set((await around('MLA', all)).currencies).size).toBe(18);
    expect(await around('MLA', { ARS: 1000, USD: 1 })).toMatchObject({
      enrol: rights('ar'),
      currencies: ['peso argentino', 'dólar estadounidense'],
      legal: ['terms', 'privacy', 'intellectual-property', 'consumer-protection'].map(
        (page) => `https://marketplace.example/legal/ar/${page}`,
      ),
    });
  });

  test('SHL-22 SHL-23 SHL-24 SHL-25 SHL-26 SHL-27 SHL-29 the menu of the account leads to the help of the page, on each page anew', async () => {
    const { host, go } = openSignedInConsole('/live_searches', {
      ...listed,
      liveSearch: answers(sampleResults([visibleListing()])),
    });
    await waitForElement(host, 'main h1');
    const help = () => getElement(host, '[role=menu][aria-label^=Cuenta] [href^="/help_support"]').getAttribute('href');
    for (const [href, entry] of [
      ['/', 'menu1'],
      ['/live_searches/ls-1', 'menu2'],
      ['/live_searches', 'menu1'],
      ['/client_accounts/client_white_sellers', 'menu8'],
      ['/client_accounts/client_black_sellers', 'menu9'],
      ['/reports/noticed_articles', 'menu10'],
      ['/case_management/client_closed_cases', 'menu13'],
      ['/profile', undefined],
      ['/reported_articles', 'menu7'],
    ] as const) {
      act(() => go(href));
      const wanted = ['/help_support', entry].filter(Boolean).join('/');
      await waitUntil(() => help() === wanted, `${href} leads to ${help()}.`);
    }
    act(() => go(help()!));
    const title = () => visibleElements(host, 'main h1')[0]?.textContent;
    await waitUntil(() => title() === 'Enviar denuncias', `The help says ${title()}.`);
  });

  test('SHL-20 SHL-21 a toast stands for five seconds, and the fourth takes the place of the oldest', async () => {
    const { host, root } = openSignedInConsole('/live_searches/ls-1', {
      liveSearch: answers(sampleResults([visibleListing()])),
    });
    await waitForElement(host, 'article');
    const toasts = () => [...document.querySelectorAll('section[aria-label=Avisos] :is([role=status], [role=alert])')];
    let sent = 0;
    /** Each tells another fact: the same again would take the place of the one that is shown. */
    const raise = (tone: NoticeInput['tone'] = 'success') => {
      const notice = { code: 'send.done', tone, values: { count: (sent += 1) } } as const;
      act(() => systemActor(root.system, 'notices').send({ type: 'notice.raise', notice }));
    };
    raise();
    await readToast('status');
    const [oldest] = toasts();
    const counts = [1, 2, 3].map(() => {
      raise();
      return toasts().length;
    });
    expect([counts, toasts().includes(oldest!)]).toEqual([[2, 3, 3], false]);
    for (const each of toasts()) press(getElement(each, 'button'));
    expect(toasts()).toEqual([]);

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    addCleanup(() => void vi.useRealTimers());
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    for (const tone of ['success', 'failure', 'info'] as const) {
      raise(tone);
      await pass(4_999);
      expect([tone, toasts().length]).toEqual([tone, 1]);
      await pass(2);
      expect([tone, toasts().length]).toEqual([tone, 0]);
    }
  });

  test('ERR-42 a change of the profile that fails says so, and the person stays', async () => {
    const summary: ProfileSummary = { ...sampleProfile, lang: 'es' };
    const { host, gone } = openSignedInConsole('/profile', {
      profiles: answers([summary, { ...summary, id: 'p-br', givenName: 'Bruno', userIds: ['u-br'] }]),
      getCredentials: refuses('NOT_ALLOWED'),
    });
    await waitForElement(host, 'main dl');
    press(getButton(getElement(host, 'header'), 'Cambiar de perfil'));
    press(getButton(await waitForElement(document, '[role=dialog] ul:has(button)'), 'Bruno'));
    expect(await readToast('alert')).toMatch(/No pudimos cambiar de perfil.*No tienes permiso para hacer esto\./);
    expect([gone, document.querySelectorAll('[role=dialog] li button:not([data-create])').length]).toEqual([[], 2]);
  });
});

test('ERR-74 profiles that could not be had are told where they would be chosen, and asked for again', async () => {
  const profiles = refuses<ProfileSummary[]>('SERVER_ERROR', { operation: 'profiles' });
  const { host } = openSignedInConsole('/profile', { profiles });
  await waitForElement(host, 'main dl');
  press(getButton(getElement(host, 'header'), 'Cambiar de perfil'));
  const told = await waitForElement(document, '[role=dialog] [role=alert]');
  expect(told.textContent).toContain('No pudimos cargar tus perfiles.');
  press(getElement(told, 'button'));
  await waitUntil(() => profiles.asked.length === 2);
});

describe('language and currency', () => {
  test('I18N-02 on a first visit with nothing chosen it is es', async () => {
    const applyLanguage = answers<void>(undefined);
    const { host, gone } = openConsole('/live_searches', {
      readPreference: answers<string | null>(null),
      applyLanguage,
    });
    await waitForElement(host, 'main h1');
    expect(new Set(applyLanguage.asked.map((asked) => (asked as { lang: string }).lang))).toEqual(new Set(['es']));
    expect(gone).toEqual(['/es?redirect=/live_searches']);
  });

  test.each([
    ['es', '20/11/2026'],
    ['pt', '20/11/2026'],
    ['en', '11/20/2026'],
  ] as const)('I18N-04 a date stands as the language %s has it', async (lang, day) => {
    const { host } = openSignedInConsole('/reported_articles', listed, lang);
    expect((await waitForElement(host, 'tbody tr')).textContent).toContain(day);
  });

  test('I18N-07 without a currency of the profile it is USD, and another can be chosen', async () => {
    const { host } = openSignedInConsole('/reported_articles', {
      ...listed,
      profile: answers<Profile>({ ...sampleProfile, currency: null }),
    });
    expect((await waitForElement(host, 'tbody tr')).textContent.replace(/\s/g, ' ')).toContain('USD 90,00');
    const choices = getElement(host, '[role=menu][aria-label^=Moneda]');
    expect(getElement(choices, '[aria-checked=true]').textContent).toContain('USD');
  });

  test('I18N-11 what is chosen in the header is kept in the profile', async () => {
    const updateProfile = answers(sampleProfile);
    const { host } = openSignedInConsole('/profile', { updateProfile });
    await waitForElement(host, 'main dl');
    const choose = (menu: string, name: string) =>
      press(getButton(getElement(host, `[role=menu][aria-label^=${menu}]`), name));
    choose('Idioma', 'Português');
    await waitUntil(() => updateProfile.asked.length === 1);
    choose('Moneda', 'USD');
    await waitUntil(() => updateProfile.asked.length === 2);
    expect(updateProfile.asked).toMatchObject([{ lang: 'pt' }, { currency: 'USD' }]);
  });
});

describe('the verification', () => {
  const unverified = (lang: Profile['lang'] = 'es') => answers<Profile>({ ...sampleProfile, lang, isVerified: false });

  test('SES-20 is asked for from 15 June 2020, and only offered the minute before', async () => {
    const ports = { ...listed, profile: unverified() };
    const before = openSignedInConsole('/reported_articles', ports, 'es', new Date(2020, 5, 14, 23, 59).getTime());
    await waitForElement(before.host, 'tbody tr');
    expect(getElement(before.host, 'main h1').textContent).toContain('Publicaciones sospechosas');
    expect((await waitForElement(document, '[role=dialog]')).textContent).toContain('antes del 15/06/2020');
    press(getButton(document, 'Recordarme más tarde'));
    const after = openSignedInConsole('/reported_articles', ports, 'es', new Date(2020, 5, 15).getTime());
    await waitForElement(after.host, '#gate-title');
    expect(getElement(after.host, 'main h1').textContent).toBe('Mi perfil');
    expect(after.host.querySelector('tbody')).toBeNull();
  });

  test('SES-26 the language of the profile is applied before its dialog opens', async () => {
    let apply = () => {};
    const applied = new Promise<Outcome<void>>((resolve) => (apply = () => resolve({ ok: true, value: undefined })));
    const applyLanguage = vi.fn(async ({ lang }: { lang: string }): Promise<Outcome<void>> =>
      lang === 'pt' ? applied : { ok: true, value: undefined },
    );
    const { host } = openSignedInConsole('/profile', { profile: unverified('pt'), applyLanguage });
    await waitUntil(() => applyLanguage.mock.calls.some(([{ lang }]) => lang === 'pt'));
    await waitForElement(host, 'main');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    apply();
    await waitForElement(document, '[role=dialog]');
  });
});

test('LIM-08 a full suspension stands in the place of a section, says that it lasts until support lifts it, leads there, and leaves the history', async () => {
  const judge = {
    type: null,
    subType: null,
    severity: 'suspension',
    maxDenounces: null,
    denouncesAvailable: null,
    dueDate: null,
  };
  const { host, go } = openSignedInConsole('/reported_articles', { memberJudge: answers(judge) });
  const support = await waitForElement(host, 'main a[href^="/support"]');
  expect(support.textContent).toBe('Escribir a soporte');
  expect(getElement(host, 'h1').textContent).toBe('Tu cuenta está suspendida');
  expect(getElement(host, 'main').textContent).toContain('cuando soporte levante la suspensión');
  const history = [...host.querySelectorAll('main a')].find(({ textContent }) => textContent === 'Ver el historial');
  expect(history?.getAttribute('href')).toBe('/reports/noticed_articles');
  act(() => go('/reports/noticed_articles'));
  await waitUntil(
    () => visibleElements(host, 'main h1')[0]?.textContent?.startsWith('Historial de denuncias') ?? false,
  );
});
