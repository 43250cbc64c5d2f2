import { describe, expect, it } from 'vitest';
import type { ProductVariant } from '../../../contracts/shapes';
import { answers, refuses, startWith, type FakePorts } from '../../rehearsal/answers';
import { sampleVariation } from '../../rehearsal/sample-catalogue';
import { kitTitlesMachine } from './kit-titles.machine';
import { sampleKit } from './kit-titles.samples';
import type { KitTitlesInput } from './kit-titles.types';
import { kitTitlesView } from './kit-titles.view';

async function open(variants: FakePorts['variants'], kits: KitTitlesInput['kits'] = [sampleKit]) {
  const stage = startWith(kitTitlesMachine, { input: { kits }, ports: { variants } });
  const view = () => kitTitlesView(stage.actor.getSnapshot());
  const atFirst = view();
  await stage.settle();
  return { atFirst, view };
}

describe('the titles of what kits are made of', () => {
  it('are asked for in one question, each component once, and found by id however it is written', async () => {
    const variants = answers<ProductVariant[]>([
      sampleVariation({ id: 'mlau1100001', title: 'Zapatillas' }),
      sampleVariation({ id: 'MLAU1100009', title: 'Medias' }),
    ]);
    const { atFirst, view } = await open(variants, [sampleKit, sampleKit]);
    expect(atFirst).toEqual({ titles: {}, asking: true });
    expect(variants.asked).toEqual([{ userProductsIds: ['MLAU1100001', 'MLAU1100009'] }]);
    expect(view()).toEqual({ titles: { MLAU1100001: 'Zapatillas', MLAU1100009: 'Medias' }, asking: false });
  });

  it('leave out a product whose only name is its id', async () => {
    const { view } = await open(answers([sampleVariation({ id: 'MLAU1100001', title: 'MLAU1100001' })]));
    expect(view()).toEqual({ titles: {}, asking: false });
  });

  it('that do not come are no longer on their way', async () => {
    const { view } = await open(refuses('SERVER_ERROR'));
    expect(view()).toEqual({ titles: {}, asking: false });
  });

  it('are not asked for where there is no component', async () => {
    const variants = answers<ProductVariant[]>([]);
    const { atFirst } = await open(variants, []);
    expect([atFirst.asking, variants.asked]).toEqual([false, []]);
  });
});
