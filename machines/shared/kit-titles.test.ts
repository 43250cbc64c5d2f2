import { describe, expect, it } from 'vitest';
import type { Kit, ProductVariant } from '../../contracts/shapes';
import { answers, refuses, startWith, type FakePorts } from '../simulator/answers';
import { sampleKit, sampleVariation } from '../simulator/sample-catalogue';
import { kitTitles } from './kit-titles';
import { resourceView } from './resource/resource.view';

async function open(variants: FakePorts['variants'], kits: readonly Kit[] = [sampleKit]) {
  const stage = startWith(kitTitles, { input: { kits }, ports: { variants } });
  const view = () => resourceView(stage.actor.getSnapshot());
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
    expect(atFirst).toMatchObject({ value: null, asking: true });
    expect(variants.asked).toEqual([{ userProductsIds: ['MLAU1100001', 'MLAU1100009'] }]);
    expect(view()).toMatchObject({ value: { MLAU1100001: 'Zapatillas', MLAU1100009: 'Medias' }, asking: false });
  });

  it('leave out a product whose only name is its id', async () => {
    const { view } = await open(answers([sampleVariation({ id: 'MLAU1100001', title: 'MLAU1100001' })]));
    expect(view()).toMatchObject({ value: {}, asking: false });
  });

  it('that do not come are no longer on their way', async () => {
    const { view } = await open(refuses('SERVER_ERROR'));
    expect(view()).toMatchObject({ value: null, asking: false, failure: { code: 'SERVER_ERROR' } });
  });

  it('are not asked for where there is no component', async () => {
    const variants = answers<ProductVariant[]>([]);
    const { atFirst } = await open(variants, []);
    expect([atFirst.asking, variants.asked]).toEqual([false, []]);
  });
});
