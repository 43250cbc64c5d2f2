import { TextInput } from '@mantine/core';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { answers, startWith } from '../../../machines/simulator/answers';
import { sampleListing, visibleListing, visibleOf } from '../../../machines/simulator/sample-listing';
import { sampleSystemActors } from '../../../machines/simulator/sample-system-actors';
import { resultsMachine } from '../../../machines/search/results/results.machine';
import { resultsInput, sampleResults } from '../../../machines/search/results/results.samples';
import { waitForElement, getElement, renderNode } from '../../../tests/render-node';
import { useHelpKey } from '../../parts/keys';
import { ConsoleContext } from '../../seams/use-console';
import { ResultsScreen } from '../search/results/results-screen';
import KeysOverlay from './keys-overlay';

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
        void target.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true, ...more })),
    );
  press(host);
  press(host, { repeat: true });
  press(getElement(host, 'input'));
  press(host, { ctrlKey: true });
  expect(onHelp).toHaveBeenCalledTimes(1);
});
