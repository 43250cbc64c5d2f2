import { describe, expect, test, vi } from 'vitest';
import { sampleResults, resultsInput } from '../../../machines/search/results/results.samples';
import { sampleFigures, sampleSuggestions } from '../../../machines/search/suggestions/suggestions.samples';
import { answers, startWith, answersLater } from '../../../machines/simulator/answers';
import { sampleListings, sampleListing, visibleListing, visibleOf } from '../../../machines/simulator/sample-listing';
import { act } from '../../../tests/act';
import { openSignedInConsole, readToast } from '../../../tests/console';
import {
  waitForElement,
  waitUntil,
  getElement,
  renderNode,
  getButton,
  press,
  type TestLanguage,
} from '../../../tests/render-node';
import { mainAccount } from '../profile/accounts.fixture';
import { TextInput } from '@mantine/core';
import { sampleSystemActors } from '../../../machines/simulator/sample-system-actors';
import { resultsMachine } from '../../../machines/search/results/results.machine';
import { useHelpKey } from '../../parts/keys';
import { ConsoleContext } from '../../seams/use-console';
import { ResultsScreen } from '../search/results/results-screen';
import KeysOverlay from './keys-overlay';
import type { Profile } from '../../../contracts/shapes';
import { singleKeysSetting } from '../../../machines/domain/key-settings';

const found = sampleListings(2);
const suggested = sampleListings(2, 10);
const [first, second] = found as [(typeof found)[0], (typeof found)[0]];
const [third] = suggested as [(typeof found)[0]];

const pressKey = (key: string, more: KeyboardEventInit = {}) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })));

async function open(lang: TestLanguage = 'es') {
  const approveArticles = answers(({ articlesIds }: { articlesIds: string[] }) =>
    articlesIds.map((id) => ({ id, approved: { author: null, createdAt: null }, failure: null })),
  );
  const articleUndo = answers(({ articleId }: { articleId: string }) => ({ id: articleId }));
  const stage = openSignedInConsole(
    '/live_searches/ls-1',
    {
      profile: answers({ ...mainAccount, lang, hasSuggestions: true }),
      liveSearch: answers(sampleResults(found)),
      articlesByIds: answers(found),
      suggestedArticles: answers(sampleSuggestions(suggested)),
      suggestedStats: answers(sampleFigures),
      suggestedReportedCount: answers({ count: 4 }),
      approveArticles,
      articleUndo,
      blindages: answers([]),
    },
    lang,
  );
  const focus = async (id: string) => {
    const card = await waitForElement<HTMLElement>(stage.host, `[data-item="${id}"]`);
    act(() => card.focus());
  };
  return { ...stage, focus, approveArticles, undone: () => articleUndo.asked.map(({ articleId }) => articleId) };
}

describe('one key undoes over screens', () => {
  test('Z takes back the last decision wherever it was made, in turn, and names its listing and its screen', async () => {
    const { go, focus, undone, approveArticles } = await open();
    await waitForElement(document.body, ':scope > [role=status]');
    await focus(first.id);
    pressKey('t');
    pressKey('t');
    await waitUntil(() => approveArticles.asked.length === 2);
    go('/suggested_listings');
    await focus(third.id);
    pressKey('t');
    await waitUntil(() => approveArticles.asked.length === 3);
    pressKey('z');
    await waitUntil(() => undone().length === 1);
    pressKey('z');
    await waitUntil(() => undone().length === 2);
    pressKey('z', { ctrlKey: true });
    await waitUntil(() => undone().length === 3);
    expect(undone()).toEqual([third.id, second.id, first.id]);
    expect(await readToast('status')).toContain(`Marca deshecha en las búsquedas: ${second.title}.`);
  });

  test.each([
    ['es', 'No hay ninguna decisión reciente que se pueda deshacer.'],
    ['en', 'There is no recent decision that can be undone.'],
    ['pt', 'Não há decisão recente que possa ser desfeita.'],
  ] as const)('with nothing to undo says so on a list without keys of its own: %s', async (lang, sentence) => {
    const { host } = await open(lang);
    await waitForElement(document.body, ':scope > [role=status]');
    await waitForElement(host, `[data-item="${first.id}"]`);
    pressKey('z', { ctrlKey: true });
    expect(await readToast('status')).toContain(sentence);
  });

  test('it stands among the keys of every screen, with why it does nothing now', async () => {
    const { host } = await open();
    await waitForElement(document.body, ':scope > [role=status]');
    await waitForElement(host, `[data-item="${first.id}"]`);
    pressKey('?');
    const dialog = await waitForElement(document, '[role=dialog]');
    const lines = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines).toContain(
      'ZCtrl ZDeshacer la última decisión, en cualquier pantallaNo hay una decisión reciente para deshacer.',
    );
  });
});

describe('keys overlay', () => {
  function Help({ onHelp }: { onHelp: () => void }) {
    useHelpKey(onHelp);
    return <TextInput aria-label="field" />;
  }

  async function open() {
    const listings = [sampleListing(), sampleListing({ id: 'MLA1000000002' })];
    const stage = startWith(resultsMachine, {
      input: resultsInput,
      systemActors: sampleSystemActors({ listings: visibleOf(listings) }),
      ports: { liveSearch: answers(sampleResults(listings)) },
    });
    await stage.settle();
    renderNode(
      <ConsoleContext value={stage.actor}>
        <ResultsScreen actor={stage.actor} />
        <KeysOverlay onClose={() => undefined} />
      </ConsoleContext>,
    );
    const dialog = await waitForElement(document.body, '[role=dialog]');
    const lines = () =>
      Object.fromEntries(
        [...dialog.querySelectorAll('li')].map((line) => [
          [...line.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(' '),
          { words: line.lastElementChild?.textContent ?? '', available: !line.hasAttribute('data-unavailable') },
        ]),
      );
    return { ...stage, dialog, lines, listings };
  }

  test('lists the keys that the screen hears, from its own tables', async () => {
    const { dialog, lines } = await open();
    expect(getElement(dialog, 'h2').textContent).toBe('Atajos de teclado');
    expect(lines()).toMatchObject({
      T: { words: 'Marcar como confiable', available: true },
      S: { words: 'Marcar como sospechosa', available: true },
      X: { words: 'Elegir la publicación o quitarla de la selección', available: true },
      'J  →': { words: 'Siguiente publicación', available: true },
      '?': { available: true },
    });
  });

  test('a key whose event the machines cannot take now says why, and is free again when they can', async () => {
    const { lines, setFacts, listings } = await open();
    expect(lines()).toMatchObject({
      U: { available: false },
      E: { available: false },
      R: { words: 'Repetir la última denunciaTodavía no hay una denuncia para repetir.', available: false },
    });
    const [first] = listings;
    const trusted = visibleListing({ ...first, approved: { author: null, createdAt: null } });
    act(() => setFacts('listings', { visible: { [trusted.id]: trusted }, moment: 1 }));
    expect(lines()).toMatchObject({ U: { available: true }, T: { available: false } });
  });

  test('? asks for them wherever the focus is but in a field, once however long it is held', () => {
    const onHelp = vi.fn();
    const { host } = renderNode(<Help onHelp={onHelp} />);
    const press = (target: Element, more: KeyboardEventInit = {}) =>
      act(
        () =>
          void target.dispatchEvent(
            new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true, ...more }),
          ),
      );
    press(host);
    press(host, { repeat: true });
    press(getElement(host, 'input'));
    press(host, { ctrlKey: true });
    expect(onHelp).toHaveBeenCalledTimes(1);
  });
});

describe('keys of one letter', () => {
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
