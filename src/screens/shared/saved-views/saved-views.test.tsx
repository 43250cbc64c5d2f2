import { describe, expect, test } from 'vitest';
import type { Profile, ProfileChange } from '../../../../contracts/shapes';
import { answers } from '../../../../machines/simulator/answers';
import { sampleProfile } from '../../../../machines/system/profile/profile.samples';
import { sampleViews } from '../../../../machines/system/saved-views/saved-views.samples';
import { openSignedInConsole } from '../../../../tests/console';
import {
  waitForElement,
  getButton,
  waitForRemoval,
  getElement,
  press,
  waitUntil,
  fillField,
  type TestLanguage,
} from '../../../../tests/render-node';

/** A gateway that keeps settings key by key. */
function open(href: string, settings: Record<string, unknown> = sampleViews, lang: TestLanguage = 'es') {
  let kept = { ...sampleProfile, lang, settings };
  const updateProfile = answers<Profile, ProfileChange>((change) => {
    kept = { ...kept, settings: { ...kept.settings, ...change.settings } };
    return kept;
  });
  const opened = openSignedInConsole(
    href,
    {
      profile: answers(() => kept),
      updateProfile,
      noticedArticles: answers({ items: [], total: 0, offset: 0, limit: 10 }),
      counterNoticesV3: answers({ items: [], total: 0, offset: 0, limit: 10 }),
    },
    lang,
  );
  return { ...opened, updateProfile };
}

const menuOf = 'main button[aria-haspopup=menu]';
const dialogOf = '[role=dialog]';

async function openDialog(href = '/reports/noticed_articles?sites=MLB&page=2') {
  const opened = open(href);
  await waitForElement(opened.host, menuOf);
  const choice = [...opened.host.querySelectorAll<HTMLElement>('main [role^=menuitem]')].at(-1);
  if (choice === undefined) throw new Error('No menu.');
  press(choice);
  const dialog = await waitForElement(document, dialogOf);
  return { ...opened, dialog };
}

describe('the views of a list', () => {
  test('are offered by name on their list, each as a link to its filters, and the one that holds is said', async () => {
    const { host } = open('/reports/noticed_articles?status=PENDING');
    await waitForElement(host, menuOf);
    const items = [...host.querySelectorAll('main [role^=menuitem]')];
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Marca en Brasil', '/reports/noticed_articles?reasons=PPPI1&sites=MLB'],
      ['Por responder', '/reports/noticed_articles?status=PENDING'],
      ['Guardar esta vista o cambiar las guardadas…', null],
    ]);
    expect(items.map((item) => item.getAttribute('aria-checked'))).toEqual(['false', 'true', null]);
  });

  test('keep the filters of now under a name, without the page', async () => {
    const { dialog, updateProfile, host } = await openDialog();
    fillField(getElement(dialog, 'input'), 'Brasil');
    press(getButton(dialog, 'Guardar esta vista'));
    await waitForRemoval(document, dialogOf);
    await waitUntil(() => updateProfile.asked.length === 1);
    expect(Object.values(updateProfile.asked[0]?.settings ?? {})).toEqual([
      { list: 'history', name: 'Brasil', search: '?sites=MLB', params: {} },
    ]);
    await waitUntil(() => host.querySelector(menuOf)?.textContent.includes('3') === true);
  });

  test('tell at the field what is wrong with a name, and keep what was typed', async () => {
    const { dialog, updateProfile } = await openDialog();
    fillField(getElement(dialog, 'input'), 'por  RESPONDER');
    press(getButton(dialog, 'Guardar esta vista'));
    await waitUntil(() => dialog.textContent.includes('Ya tienes una vista “Por responder” de esta lista.'));
    fillField(getElement(dialog, 'input'), 'x'.repeat(41));
    press(getButton(dialog, 'Guardar esta vista'));
    await waitUntil(() => dialog.textContent.includes('Escribiste 41 caracteres: el máximo es 40.'));
    expect([getElement<HTMLInputElement>(dialog, 'input').value.length, updateProfile.asked.length]).toEqual([41, 0]);
  });

  test('are renamed, deleted and had back', async () => {
    const { dialog, updateProfile } = await openDialog();
    press(getElement(dialog, '[aria-label="Cambiar el nombre de la vista “Marca en Brasil”"]'));
    await waitUntil(() => dialog.querySelector<HTMLInputElement>('li input')?.value === 'Marca en Brasil');
    fillField(getElement(dialog, 'li input'), 'Brasil');
    press(getButton(dialog, 'Cambiar el nombre'));
    await waitUntil(() => updateProfile.asked.length === 1);
    expect(updateProfile.asked[0]?.settings).toEqual({ 'view:v-1': { ...sampleViews['view:v-1'], name: 'Brasil' } });
    press(getElement(dialog, '[aria-label="Eliminar la vista “Por responder”"]'));
    await waitUntil(() => updateProfile.asked.length === 2);
    expect(updateProfile.asked[1]?.settings).toEqual({ 'view:v-2': null });
    await waitUntil(() => !dialog.querySelector('ul')?.textContent.includes('Por responder'));
    press(getButton(dialog, 'Deshacer'));
    await waitUntil(() => dialog.querySelector('ul')?.textContent.includes('Por responder') === true);
  });

  test.each([
    ['es', 'Vistas'],
    ['en', 'Views'],
    ['pt', 'Visões'],
  ] as const)('speak %s', async (lang, words) => {
    const { host } = open('/reports/noticed_articles', {}, lang);
    expect((await waitForElement(host, menuOf)).textContent).toBe(words);
  });
});
