import { describe, expect, test } from 'vitest';
import { answers, refuses } from '../../../../machines/simulator/answers';
import { sampleReported } from '../../../../machines/simulator/sample-listing';
import {
  sampleProductVariant,
  sampleVariants,
} from '../../../../machines/listings/listing-variants/listing-variants.samples';
import { waitForElement, getElement, press, fillField } from '../../../../tests/render-node';
import { openListingExtras, textsOf } from './listing-extras.fixture';

describe('variants', () => {
  const listing = { variants: sampleVariants };
  const ticks = (where: ParentNode) => [...where.querySelectorAll<HTMLInputElement>('li input[type=checkbox]')];

  test.each([
    ['some', ['MLAU2', 'MLAU3'], false],
    ['all', ['MLAU1', 'MLAU2', 'MLAU3'], true],
  ])(
    'DRW-36 DRW-37 DRW-16 the chosen ones are reported, with one reason for all and a pill that counts them: %s',
    async (_, ids, isFamily) => {
      const three = [...sampleVariants, { ...sampleVariants[0]!, id: 'MLAU3', title: 'Zapatillas Andes Trail 43' }];
      const stage = await openListingExtras({
        listing: { variants: three },
        ports: { variants: answers(three.map((variant) => sampleProductVariant(variant))) },
      });
      const here = stage.section('listing-variants');
      for (const tick of ticks(here).slice(-ids.length)) press(tick);
      expect(here.textContent).toContain(`${ids.length} elegidas`);
      press(stage.button('Denunciar variantes', here));
      const form = await waitForElement(stage.host, 'form');
      expect(stage.host.textContent).toContain(`Denunciar variantes${ids.length} variantes`);
      press(getElement(form, 'input[value=BRAND]'));
      press(stage.button('Continuar'));
      press(getElement(stage.host, 'form input[value=PPPI10]'));
      press(stage.button('Continuar'));
      fillField(getElement(stage.host, 'form textarea'), 'Copia de nuestro modelo');
      press(stage.button('Marcar como sospechosa'));
      expect(stage.heardBy('outbox').map((event) => event.work)).toMatchObject([
        {
          mark: {
            type: 'report',
            ids,
            report: { code: 'PPPI10', description: 'Copia de nuestro modelo' },
            variants: { familyId: 'MLAF1', isFamily },
          },
        },
      ]);
    },
  );

  test('DRW-36 where one is reported already, the others go for its reason alone', async () => {
    const [first, second] = sampleVariants;
    const reported = sampleReported({ code: 'PPPI10' });
    const known = [sampleProductVariant(first!, { reported }), sampleProductVariant(second!)];
    const stage = await openListingExtras({ listing, ports: { variants: answers(known) } });
    const here = stage.section('listing-variants');
    press(ticks(here)[0]!);
    press(stage.button('Denunciar variantes', here));
    const form = await waitForElement(stage.host, 'form');
    const isOff = (value: string) =>
      getElement(stage.host, `form input[value=${value}]`).getAttribute('aria-disabled') === 'true';
    expect(['BRAND', 'COPYRIGHT', 'PATENT'].map(isOff)).toEqual([false, true, true]);
    press(getElement(form, 'input[value=BRAND]'));
    press(stage.button('Continuar'));
    expect(['PPPI1', 'PPPI2', 'PPPI10'].map(isOff)).toEqual([true, true, false]);
    press(getElement(stage.host, 'form input[value=PPPI1]'));
    expect(stage.host.querySelector('form input:checked')).toBeNull();
  });

  test('DRW-37 one that was reported says so, and cannot be chosen', async () => {
    const [first, second] = sampleVariants;
    const known = [sampleProductVariant(first!, { reported: sampleReported() }), sampleProductVariant(second!)];
    const stage = await openListingExtras({ listing, ports: { variants: answers(known) } });
    const here = stage.section('listing-variants');
    expect(ticks(here).map((tick) => tick.getAttribute('aria-label'))).toEqual(['Elegir Zapatillas Andes Trail 42']);
    expect(getElement(here, 'li').textContent).toContain('Sospechosa');
  });

  test('that did not load stand as the listing names them, and are asked for again', async () => {
    const { section } = await openListingExtras({
      listing,
      ports: { variants: refuses('OFFLINE', { operation: 'variants' }) },
    });
    const here = section('listing-variants');
    expect(getElement(here, '[role=alert]').textContent).toContain('No pudimos cargar las variantes.');
    expect(textsOf(here, 'li [class*=title]')).toEqual(['Zapatillas Andes Trail 41', 'Zapatillas Andes Trail 42']);
  });
});
