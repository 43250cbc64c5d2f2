import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Outcome } from '../../../contracts/ports';
import type { Profile, ProfileSummary } from '../../../contracts/shapes';
import { answers, refuses } from '../../../machines/rehearsal/answers';
import { menuEntry } from '../../../machines/rehearsal/sample-menu';
import { reportedListing, visibleListing } from '../../../machines/rehearsal/sample-listing';
import { reportedPage } from '../../../machines/reports/suspicious/suspicious.samples';
import { sampleResults } from '../../../machines/search/results/results.samples';
import { sampleProfile } from '../../../machines/system/profile/profile.samples';
import { seat } from '../../../machines/kit/seat';
import { openConsole, openInside, toast } from '../../../tests/console';
import { appears, button, one, press, until } from '../../../tests/rendered';
import { afterThisTest } from '../../../tests/standing';

const listings = [reportedListing({ id: 'MLA1000000001' }), reportedListing({ id: 'MLB1000000002' })];
const listed = { reportedArticles: answers(reportedPage(listings)), blindages: answers([]) };

describe('what is around every screen', () => {
  test('SHL-06 the side menu is what the server answers, entry for entry, and nothing else', async () => {
    const menuOf = async (...entries: [string, string][]) => {
      const menu = answers(entries.map(([name, url]) => menuEntry(name, name, { url })));
      const { host } = openInside('/profile', { menu });
      await appears(host, 'nav[popover] a');
      return [...host.querySelectorAll('nav[popover] a')].map((link) => [link.textContent, link.getAttribute('href')]);
    };
    const first: [string, string][] = [
      ['Búsquedas', '/live_searches'],
      ['Ayuda', '/help_support'],
    ];
    expect(await menuOf(...first)).toEqual(first);
    expect(await menuOf(['Mi historial', '/reports/noticed_articles'])).toEqual([
      ['Mi historial', '/reports/noticed_articles'],
    ]);
  });

  test('SHL-20 SHL-21 a toast stands for five seconds, and the fourth takes the place of the oldest', async () => {
    const { host, root } = openInside('/live_searches/ls-1', {
      liveSearch: answers(sampleResults([visibleListing()])),
    });
    await appears(host, 'article');
    const toasts = () => [...document.querySelectorAll('section[aria-label=Avisos] [role=status]')];
    let sent = 0;
    /** Each tells another fact: the same again would take the place of the one that is shown. */
    const raise = () => {
      const notice = { code: 'send.done', tone: 'success', values: { count: (sent += 1) } } as const;
      act(() => seat(root.system, 'notices').send({ type: 'notice.raise', notice }));
    };
    raise();
    await toast('status');
    const [oldest] = toasts();
    const counts = [1, 2, 3].map(() => {
      raise();
      return toasts().length;
    });
    expect([counts, toasts().includes(oldest!)]).toEqual([[2, 3, 3], false]);
    for (const each of toasts()) press(one(each, 'button'));
    expect(toasts()).toEqual([]);

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    afterThisTest(() => void vi.useRealTimers());
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    raise();
    await pass(4_999);
    expect(toasts()).toHaveLength(1);
    await pass(2);
    expect(toasts()).toEqual([]);
  });

  test('ERR-42 a change of the profile that fails says so, and the person stays', async () => {
    const summary: ProfileSummary = { ...sampleProfile, lang: 'es' };
    const { host, gone } = openInside('/profile', {
      profiles: answers([summary, { ...summary, id: 'p-br', givenName: 'Bruno', userIds: ['u-br'] }]),
      getCredentials: refuses('NOT_ALLOWED'),
    });
    await appears(host, 'main dl');
    press(button(one(host, 'header'), 'Cambiar de perfil'));
    press(button(await appears(document, '[role=dialog] ul:has(button)'), 'Bruno'));
    expect(await toast('alert')).toMatch(/No pudimos cambiar de perfil.*No tienes permiso para hacer esto\./);
    expect([gone, document.querySelectorAll('[role=dialog] li button:not([data-create])').length]).toEqual([[], 2]);
  });
});

test('ERR-74 profiles that could not be had are told where they would be chosen, and asked for again', async () => {
  const profiles = refuses<ProfileSummary[]>('SERVER_ERROR', { operation: 'profiles' });
  const { host } = openInside('/profile', { profiles });
  await appears(host, 'main dl');
  press(button(one(host, 'header'), 'Cambiar de perfil'));
  const told = await appears(document, '[role=dialog] [role=alert]');
  expect(told.textContent).toContain('No pudimos cargar tus perfiles.');
  press(one(told, 'button'));
  await until(() => profiles.asked.length === 2);
});

describe('language and currency', () => {
  test('I18N-02 on a first visit with nothing chosen it is es', async () => {
    const applyLanguage = answers<void>(undefined);
    const { host, gone } = openConsole('/live_searches', {
      readPreference: answers<string | null>(null),
      applyLanguage,
    });
    await appears(host, 'main h1');
    expect(new Set(applyLanguage.asked.map((asked) => (asked as { lang: string }).lang))).toEqual(new Set(['es']));
    expect(gone).toEqual(['/es?redirect=/live_searches']);
  });

  test.each([
    ['es', '20/11/2026'],
    ['pt', '20/11/2026'],
    ['en', '11/20/2026'],
  ] as const)('I18N-04 a date stands as the language %s has it', async (lang, day) => {
    const { host } = openInside('/reported_articles', listed, lang);
    expect((await appears(host, 'tbody tr')).textContent).toContain(day);
  });

  test('I18N-07 without a currency of the profile it is USD, and another can be chosen', async () => {
    const { host } = openInside('/reported_articles', {
      ...listed,
      profile: answers<Profile>({ ...sampleProfile, currency: null }),
    });
    expect((await appears(host, 'tbody tr')).textContent.replace(/\s/g, ' ')).toContain('USD 90,00');
    const choices = one(host, '[role=menu][aria-label^=Moneda]');
    expect(one(choices, '[aria-checked=true]').textContent).toContain('USD');
  });

  test('I18N-11 what is chosen in the header is kept in the profile', async () => {
    const updateProfile = answers(sampleProfile);
    const { host } = openInside('/profile', { updateProfile });
    await appears(host, 'main dl');
    const choose = (menu: string, name: string) => press(button(one(host, `[role=menu][aria-label^=${menu}]`), name));
    choose('Idioma', 'Português');
    await until(() => updateProfile.asked.length === 1);
    choose('Moneda', 'USD');
    await until(() => updateProfile.asked.length === 2);
    expect(updateProfile.asked).toMatchObject([{ lang: 'pt' }, { currency: 'USD' }]);
  });
});

describe('the verification', () => {
  const unverified = (lang: Profile['lang'] = 'es') => answers<Profile>({ ...sampleProfile, lang, isVerified: false });

  test('SES-20 is asked for from 15 June 2020, and only offered the minute before', async () => {
    const ports = { ...listed, profile: unverified() };
    const before = openInside('/reported_articles', ports, 'es', new Date(2020, 5, 14, 23, 59).getTime());
    await appears(before.host, 'tbody tr');
    expect(one(before.host, 'main h1').textContent).toContain('Publicaciones sospechosas');
    expect((await appears(document, '[role=dialog]')).textContent).toContain('antes del 15/06/2020');
    press(button(document, 'Recordarme más tarde'));
    const after = openInside('/reported_articles', ports, 'es', new Date(2020, 5, 15).getTime());
    await appears(after.host, '#gate-title');
    expect(one(after.host, 'main h1').textContent).toBe('Mi perfil');
    expect(after.host.querySelector('tbody')).toBeNull();
  });

  test('SES-26 the language of the profile is applied before its dialog opens', async () => {
    let apply = () => {};
    const applied = new Promise<Outcome<void>>((resolve) => (apply = () => resolve({ ok: true, value: undefined })));
    const applyLanguage = vi.fn(async ({ lang }: { lang: string }): Promise<Outcome<void>> =>
      lang === 'pt' ? applied : { ok: true, value: undefined },
    );
    const { host } = openInside('/profile', { profile: unverified('pt'), applyLanguage });
    await until(() => applyLanguage.mock.calls.some(([{ lang }]) => lang === 'pt'));
    await appears(host, 'main');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    apply();
    await appears(document, '[role=dialog]');
  });
});

test('LIM-08 a full suspension stands in the place of a section, says that it lasts until support lifts it, and leads there', async () => {
  const judge = {
    type: null,
    subType: null,
    severity: 'suspension',
    maxDenounces: null,
    denouncesAvailable: null,
    dueDate: null,
  };
  const { host } = openInside('/reported_articles', { memberJudge: answers(judge) });
  const support = await appears(host, 'main a[href^="/support"]');
  expect(support.textContent).toBe('Contactar a soporte');
  expect(one(host, 'h1').textContent).toBe('Tu cuenta está suspendida');
  expect(one(host, 'main').textContent).toContain('cuando soporte levante la suspensión');
});
