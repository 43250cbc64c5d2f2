import { act } from 'react';
import { expect, test } from 'vitest';
import { answers, answersLater, failure, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleKit, sampleVariation } from '../../../../machines/simulator/sample-catalogue';
import { getElement } from '../../../../tests/render-node';
import { openCatalogueDetail } from './catalogue-detail.fixture';

/** What each component of these kits says, piece by piece. */
const componentsOf = (kits: Element) =>
  [...kits.querySelectorAll('li li')].map((item) =>
    [...item.querySelectorAll('p > *')].map((part) => part.textContent),
  );

test.each([
  ['es', ['Combo', 'Pack', 'Kit'], 'Producto', 'Accesorio', 'Componente'],
  ['en', ['Bundle', 'Multipack', 'Kit'], 'Product', 'Accessory', 'Component'],
  ['pt', ['Combo', 'Pacote', 'Kit'], 'Produto', 'Acessório', 'Componente'],
] as const)(
  'CAT-05 a kit says its type, and its components with title, how many, type and id, in %s',
  async (lang, kinds, product, accessory, component) => {
    const pack = { type: 'pack', components: [{ type: null, userProductId: 'MLAU1100002', quantity: 3 }] };
    const other = { type: 'virtual_9', components: [{ type: 'spare', userProductId: 'MLAU1100003', quantity: 1 }] };
    const { host } = await openCatalogueDetail({ kits: answers([sampleKit, pack, other]) }, lang);
    const kits = getElement(host, '[aria-labelledby=catalogue-kits]');
    expect([...kits.querySelectorAll(':scope > ul > li > p')].map((kind) => kind.textContent)).toEqual(kinds);
    expect(componentsOf(kits)).toEqual([
      ['Zapatillas Andes Runner 3 negras', '1', product, 'MLAU1100001'],
      ['MLAU1100009', '2', accessory],
      ['MLAU1100002', '3', component],
      ['MLAU1100003', '1', component],
    ]);
    expect(getElement(kits, '[lang]').textContent).toBe('Zapatillas Andes Runner 3 negras');
  },
);

test('CAT-05 a component has a line in the place of its title while that is on its way, and its id alone where it does not come', async () => {
  const ofKit = [...new Set(sampleKit.components.map(({ userProductId }) => userProductId))];
  const later = answersLater<ReturnType<typeof sampleVariation>[]>();
  const variants: FakePorts['variants'] = (input, signal) =>
    input.userProductsIds.length === ofKit.length
      ? later(input, signal)
      : Promise.resolve({ ok: true, value: [sampleVariation()] });
  const { host, settle } = await openCatalogueDetail({ variants });
  const kits = getElement(host, '[aria-labelledby=catalogue-kits]');
  expect(later.asked).toEqual([{ userProductsIds: ofKit }]);
  expect([kits.querySelector('[aria-busy]') !== null, componentsOf(kits)]).toEqual([
    true,
    [
      ['', '1', 'Producto', 'MLAU1100001'],
      ['', '2', 'Accesorio', 'MLAU1100009'],
    ],
  ]);
  later.answer({ ok: false, failure: failure('OFFLINE') });
  await act(settle);
  expect([kits.querySelector('[aria-busy]'), componentsOf(kits)]).toEqual([
    null,
    [
      ['MLAU1100001', '1', 'Producto'],
      ['MLAU1100009', '2', 'Accesorio'],
    ],
  ]);
});
