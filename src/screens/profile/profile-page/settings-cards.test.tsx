import { describe, expect, test } from 'vitest';
import type { Profile, ProfileChange } from '../../../../contracts/shapes';
import { undoTimeSetting } from '../../../../machines/domain/undo-time';
import { answers, type FakePorts } from '../../../../machines/simulator/answers';
import { openSignedInConsole } from '../../../../tests/console';
import { getElement, press, waitForElement, waitUntil, type TestLanguage } from '../../../../tests/render-node';
import { mainAccount } from '../accounts.fixture';
import type { AlertPermission } from '../../../../contracts/ports';
import { alertsSetting } from '../../../../machines/domain/alerts';
import { anaFacts, anaProfile, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { openProfilePage } from './profile-page.fixture';

async function open(settings: Profile['settings'], lang: TestLanguage = 'es') {
  const profile: Profile = { ...mainAccount, lang, settings };
  const updateProfile = answers<Profile, { settings?: unknown }>(profile);
  const { host } = openSignedInConsole('/profile', { profile: answers(profile), updateProfile }, lang);
  const group = await waitForElement(host, 'main [role=radiogroup]');
  const choice = (seconds: number) => getElement<HTMLInputElement>(group, `input[value="${seconds}"]`);
  return {
    group,
    choice,
    chosen: () => [10, 30, 60, Infinity].filter((seconds) => choice(seconds).checked),
    kept: () => updateProfile.asked.map((asked) => asked.settings),
    labels: () => [...group.querySelectorAll('label')].map((label) => label.textContent),
  };
}

const textOf = (ids: string | null) => (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('how long a send can be undone, on the profile page', () => {
  test.each([
    [
      'es',
      'Tiempo para deshacer un envío',
      ['10 segundos', '30 segundos', '1 minuto', 'Hasta que yo los envíe'],
      'solo esperan las denuncias',
    ],
    [
      'en',
      'Time to undo a send',
      ['10 seconds', '30 seconds', '1 minute', 'Until I send them'],
      'only reports wait for you',
    ],
    [
      'pt',
      'Tempo para desfazer um envio',
      ['10 segundos', '30 segundos', '1 minuto', 'Até eu enviar'],
      'só as denúncias esperam',
    ],
  ] as const)(
    'is one of three or until a press, ten seconds where nobody chose, and says what waits (%s)',
    async (lang, name, all, hint) => {
      const { group, chosen, labels } = await open({ other: 'kept' }, lang);
      expect(textOf(group.getAttribute('aria-labelledby'))).toEqual([name]);
      expect(textOf(group.getAttribute('aria-describedby')).join()).toContain(hint);
      expect([labels(), chosen()]).toEqual([all, [10]]);
    },
  );

  test('is kept at once under a key of its own, and the default as none', async () => {
    const { choice, chosen, kept } = await open({ other: 'kept' });
    press(choice(30));
    expect(chosen()).toEqual([30]);
    await waitUntil(() => kept().length === 1);
    press(choice(10));
    expect(chosen()).toEqual([10]);
    await waitUntil(() => kept().length === 2);
    press(choice(Infinity));
    expect(chosen()).toEqual([Infinity]);
    await waitUntil(() => kept().length === 3);
    expect(kept()).toEqual([
      { [undoTimeSetting]: 30 },
      { [undoTimeSetting]: null },
      { [undoTimeSetting]: 'untilPressed' },
    ]);
  });

  test.each([
    [60, [60]],
    ['untilPressed', [Infinity]],
    ['a while', [10]],
    [0, [10]],
  ])('shows what was chosen before, and ten seconds for what cannot be read: %j', async (value, shown) => {
    const { chosen } = await open({ [undoTimeSetting]: value });
    expect(chosen()).toEqual(shown);
  });
});

describe('the alerts of the browser', () => {
  const titles = { es: 'Avisos del navegador', en: 'Browser notifications', pt: 'Notificações do navegador' };

  async function open(
    right: AlertPermission,
    more: FakePorts = {},
    settings: Record<string, unknown> = {},
    lang: TestLanguage = 'es',
  ) {
    const updateProfile = answers<Profile, ProfileChange>((change) => ({
      ...mainAccount,
      settings: change.settings ?? {},
    }));
    const { host } = openSignedInConsole(
      '/profile',
      {
        profile: answers({ ...mainAccount, lang, settings }),
        updateProfile,
        readAlertRight: answers<AlertPermission>(right),
        ...more,
      },
      lang,
    );
    await waitForElement(host, 'main section h2');
    const find = () =>
      [...host.querySelectorAll('main section')].find((each) => each.querySelector('h2')?.textContent === titles[lang]);
    await waitUntil(() => find() !== undefined, 'No card of the alerts.');
    const card = () => {
      const found = find();
      if (found === undefined) throw new Error('The card is gone.');
      return found;
    };
    return { card, updateProfile };
  }

  test('are off, and a press asks the browser, and keeps that they are wanted', async () => {
    const askAlertRight = answers<AlertPermission>('granted');
    const { card, updateProfile } = await open('unasked', { askAlertRight });
    const tick = await waitForElement(card(), 'input[type=checkbox]');
    expect([(tick as HTMLInputElement).checked, askAlertRight.asked.length]).toEqual([false, 0]);
    press(tick);
    await waitUntil(() => updateProfile.asked.length === 1);
    expect(updateProfile.asked[0]?.settings).toEqual({ [alertsSetting]: true });
    await waitUntil(() => getElement<HTMLInputElement>(card(), 'input').checked);
  });

  test.each([
    ['denied', 'Tu navegador bloquea los avisos de este sitio.'],
    ['unsupported', 'Este navegador no puede mostrar avisos.'],
    ['insecure', 'Esta página no está cifrada (https)'],
  ] as const)('that are %s say so, and offer nothing', async (right, told) => {
    const { card } = await open(right);
    await waitUntil(() => card().textContent.includes(told));
    expect(card().querySelector('input')).toBe(null);
  });

  test('that are wanted and not allowed in this browser yet say so', async () => {
    const askAlertRight = answers<AlertPermission>('denied');
    const { card } = await open('unasked', { askAlertRight }, { [alertsSetting]: true });
    await waitUntil(() => card().textContent.includes('todavía no los has permitido en este navegador'));
    press(getElement(card(), 'button'));
    await waitUntil(() => card().textContent.includes('Tu navegador bloquea los avisos de este sitio.'));
  });

  test.each(['en', 'pt'] as const)('speak %s', async (lang) => {
    const { card } = await open('granted', {}, {}, lang);
    expect(getElement(card(), 'h2').textContent).toBe(titles[lang]);
  });
});

const rights = async (authorizedSiteIds: string[]) => {
  const profile = { ...anaProfile, authorizedSiteIds };
  const { cardOf } = await openProfilePage({ systemActors: sampleSystemActors({ profile: { ...anaFacts, profile } }) });
  return cardOf('Países habilitados');
};

test('each country in which a profile may report is told by its name, and that there is none', async () => {
  const names = [...(await rights(['MLA', 'MLB', 'MLU'])).querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Argentina', 'Brasil', 'Uruguay']);
  expect((await rights([])).textContent).toContain('Ninguno');
});
