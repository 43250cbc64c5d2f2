import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../contracts/shapes';
import { singleKeysSetting } from '../../../machines/domain/key-settings';
import { answers, answersLater } from '../../../machines/simulator/answers';
import { visibleListing } from '../../../machines/simulator/sample-listing';
import { sampleResults } from '../../../machines/search/results/results.samples';
import { openSignedInConsole } from '../../../tests/console';
import { waitForElement, getButton, getElement, press, waitUntil } from '../../../tests/render-node';
import { mainAccount } from '../profile/accounts.fixture';

const strike = (at: Element, key: string) =>
  act(() => void at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

async function open(settings: Profile['settings'], href = '/live_searches/ls-1') {
  const profile: Profile = { ...mainAccount, lang: 'es', settings };
  const updateProfile = answers<Profile, { settings?: unknown }>(profile);
  const opened = openSignedInConsole(href, {
    profile: answers(profile),
    updateProfile,
    liveSearch: answers(sampleResults([visibleListing(), visibleListing({ id: 'MLA1000000002' })])),
    articlesByIds: answersLater(),
    approveArticles: answersLater(),
  });
  const box = () => getElement<HTMLInputElement>(document, '[role=dialog] input[type=checkbox]');
  return { ...opened, updateProfile, box };
}
const cardOf = (host: ParentNode) => waitForElement(host, 'article[data-item]');
const dialogs = () => document.querySelectorAll('[role=dialog]').length;

describe('keys of one letter', () => {
  test('are off where the person has turned them off: arrows and Enter go on, and so does the list of keys from the menu', async () => {
    const { host, live } = await open({ [singleKeysSetting]: false });
    const card = await cardOf(host);
    act(() => card.focus());
    strike(card, 't');
    strike(card, '?');
    expect([card.textContent.includes('Deshacer'), dialogs()]).toEqual([false, 0]);
    strike(card, 'ArrowRight');
    expect(document.activeElement?.getAttribute('data-item')).toBe('MLA1000000002');
    press(getButton(getElement(host, 'header'), 'Atajos de teclado'));
    const dialog = await waitForElement(document, '[role=dialog]');
    const line = [...dialog.querySelectorAll('li')].find(({ textContent }) =>
      textContent.includes('Marcar como confiable'),
    );
    expect([line?.hasAttribute('data-unavailable'), line?.textContent]).toEqual([
      true,
      'TMarcar como confiableLos atajos de una letra están desactivados.',
    ]);
    expect(live()?.screen).toBe('results');
  });

  test('are on otherwise, and the list of keys turns them off at once, under a key of their own', async () => {
    const { host, box, updateProfile } = await open({ other: 'kept' });
    const card = await cardOf(host);
    strike(card, '?');
    await waitForElement(document, '[role=dialog]');
    expect(box().checked).toBe(true);
    press(box());
    await waitUntil(() => updateProfile.asked.length > 0);
    expect(updateProfile.asked[0]).toMatchObject({ settings: { [singleKeysSetting]: false } });
    expect(Object.keys(updateProfile.asked[0]?.settings ?? {})).toEqual([singleKeysSetting]);
    expect(box().checked).toBe(false);
  });

  test('the profile page has the same switch', async () => {
    const { host, updateProfile } = await open({ [singleKeysSetting]: false }, '/profile');
    const tick = await waitForElement<HTMLInputElement>(host, 'main section input[type=checkbox]');
    expect([tick.checked, tick.closest('label')?.textContent]).toEqual([
      false,
      expect.stringContaining('Usar atajos de una letra'),
    ]);
    press(tick);
    await waitUntil(() => updateProfile.asked.length > 0);
    expect(updateProfile.asked[0]).toMatchObject({ settings: { [singleKeysSetting]: null } });
  });
});
