import { describe, expect, test } from 'vitest';
import type { AlertPermission } from '../../../../contracts/ports';
import type { Profile, ProfileChange } from '../../../../contracts/shapes';
import { alertsSetting } from '../../../../machines/domain/alerts';
import { answers, type FakePorts } from '../../../../machines/simulator/answers';
import { openSignedInConsole } from '../../../../tests/console';
import { waitForElement, getElement, press, waitUntil, type TestLanguage } from '../../../../tests/render-node';
import { mainAccount } from '../accounts.fixture';

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

describe('the alerts of the browser', () => {
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
