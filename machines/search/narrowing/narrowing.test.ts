import { expect, it } from 'vitest';
import { blockReason } from '../../domain/block-reason';
import { noResultFilters } from '../../domain/result-filters';
import { startWith } from '../../simulator/answers';
import { sampleSystemActors } from '../../simulator/sample-system-actors';
import { narrowingMachine } from './narrowing.machine';
import { narrowingView } from './narrowing.view';

function open(filters = noResultFilters) {
  const stage = startWith(narrowingMachine, { systemActors: sampleSystemActors({}) });
  stage.actor.send({ type: 'narrowing.told', filters, sites: ['MLA'] });
  return { ...stage, view: () => narrowingView(stage.actor.getSnapshot()) };
}

it('asks for what was chosen once it is applied, in the currency of the one site', () => {
  const { actor, toParent, view } = open();
  actor.send({ type: 'filters.open' });
  actor.send({ type: 'choice.change', choice: { official: 'without', priceMin: '10.5' } });
  expect(toParent).toEqual([]);
  actor.send({ type: 'choice.apply' });
  actor.send({ type: 'choice.apply' });
  const filters = { ...noResultFilters, official: 'without', priceMin: 10.5, currency: 'ARS' };
  expect(toParent).toEqual([{ type: 'results.narrow', filters }]);
  expect(view()).toMatchObject({ drawerOpen: false, drawerMounted: true });
});

it('applies no bounds that contradict each other, also those of an address, and cleans them', () => {
  const { actor, toParent, view } = open({ ...noResultFilters, priceMin: 9, priceMax: 2, currency: 'ARS' });
  actor.send({ type: 'filters.open' });
  const refused = { priceMin: blockReason('PRICE_FROM_ABOVE_TO'), priceMax: null };
  expect(view().refused).toEqual(refused);
  actor.send({ type: 'choice.apply' });
  expect([view().drawerOpen, toParent]).toEqual([true, []]);
  actor.send({ type: 'choice.clean' });
  expect(view()).toMatchObject({ seed: 1, refused: null, choice: { priceMin: '', priceMax: '' } });
  actor.send({ type: 'choice.apply' });
  expect(toParent).toEqual([{ type: 'results.narrow', filters: noResultFilters }]);
});

it('applies no bound whose text was not understood, however often it is asked to', () => {
  const { actor, toParent, view } = open();
  actor.send({ type: 'filters.open' });
  for (const priceMin of ['?1.500', '1.500', '100.000', 'mil']) {
    actor.send({ type: 'choice.change', choice: { priceMin } });
    actor.send({ type: 'choice.apply' });
    actor.send({ type: 'choice.apply' });
    expect([view().drawerOpen, view().refused?.priceMin, toParent]).toEqual([true, blockReason('NOT_A_NUMBER'), []]);
  }
});

it('takes one away, or all, whatever is being chosen', () => {
  const { actor, toParent } = open({ ...noResultFilters, seller: '7', sites: ['MLA'] });
  actor.send({ type: 'filter.remove', id: 'seller' });
  actor.send({ type: 'filters.clear' });
  expect(toParent).toEqual([
    { type: 'results.narrow', filters: { ...noResultFilters, sites: ['MLA'] } },
    { type: 'results.narrow', filters: noResultFilters },
  ]);
});
