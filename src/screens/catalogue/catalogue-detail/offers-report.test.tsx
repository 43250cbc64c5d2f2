import { describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '../../../../contracts/shapes';
import { catalogueDetailMachine } from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.machine';
import {
  catalogueDetailInput,
  sampleOffers,
  sampleCatalogueListings,
} from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.samples';
import { answers, startWith } from '../../../../machines/simulator/answers';
import { offersPage, sampleProduct } from '../../../../machines/simulator/sample-catalogue';
import { visibleOf } from '../../../../machines/simulator/sample-listing';
import { sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { act } from '../../../../tests/act';
import {
  waitForElement,
  getButton,
  getElement,
  press,
  renderNode,
  fillField,
  waitForRemoval,
} from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { CatalogueDetailScreen } from './catalogue-detail-screen';
import { historyOf } from '../../../../machines/shared/seller-history/seller-history.samples';
import { openCatalogueDetail } from './catalogue-detail.fixture';

const [first, second] = sampleCatalogueListings.map(({ id }) => id);
const tickOf = (nickname: string) => `input[aria-label="Elegir la publicación de ${nickname}"]`;

async function open(listings = sampleCatalogueListings) {
  const stage = startWith(catalogueDetailMachine, {
    input: catalogueDetailInput,
    systemActors: sampleSystemActors({ listings: visibleOf(listings) }),
    ports: {
      articleCatalogo: answers<CatalogueProduct | null>(sampleProduct()),
      articlesCatalogo: answers(offersPage(sampleOffers)),
      articlesByIds: answers(listings),
      variants: answers([]),
      kits: answers([]),
      readCookie: answers<string | null>(null),
      blindages: answers([]),
    },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <CatalogueDetailScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const tick = (nickname: string) => press(getElement(host, tickOf(nickname)));
  const radio = (value: string) => getElement<HTMLInputElement>(document, `[role=dialog] input[value=${value}]`);
  return {
    ...stage,
    host,
    tick,
    radio,
    isOff: (value: string) => radio(value).getAttribute('aria-disabled') === 'true',
    tryFor: (value: string) => press(radio(value)),
    choose: (value: string) => {
      press(radio(value));
      press(getButton(document, 'Continuar'));
    },
    async report(name: string) {
      press(getButton(host, name));
      await waitForElement(document, '[role=dialog] form');
      await act(() => stage.settle());
    },
  };
}

describe('the report of listings that take part in a catalogue page', () => {
  test.each([
    ['one', ['ANDES TIENDA'], 'Marcar 1 como sospechosa'],
    ['two', ['ANDES TIENDA', 'OFERTAS_DEL_SUR'], 'Marcar 2 como sospechosas'],
  ])(
    'DRW-20 of %s of them the illicit use of a trademark can’t be chosen, and the drawer says why',
    async (...given) => {
      const [, nicknames, action] = given;
      const { tick, report, choose, tryFor, radio, isOff } = await open();
      nicknames.forEach(tick);
      await report(action);
      choose('BRAND');
      expect(['PPPI1', 'PPPI2', 'PPPI10'].map(isOff)).toEqual([false, true, false]);
      const words = radio('PPPI2').getAttribute('aria-describedby') ?? '';
      expect(getElement(document, `[id="${words}"]`).textContent).toContain('catálogo');
      tryFor('PPPI2');
      expect(radio('PPPI2').checked).toBe(false);
    },
  );

  test('DRW-35 of several at once neither a trademark’s illicit use, nor image copyright, nor a personal image', async () => {
    const { tick, report, choose, isOff } = await open();
    tick('ANDES TIENDA');
    tick('OFERTAS_DEL_SUR');
    await report('Marcar 2 como sospechosas');
    expect(isOff('PERSONAL_IMAGE')).toBe(true);
    choose('BRAND');
    expect([isOff('PPPI2'), isOff('PPPI1')]).toEqual([true, false]);
    press(getElement(document, '[role=dialog] button[aria-label^="Volver"]'));
    choose('COPYRIGHT');
    expect([isOff('PPPI6'), isOff('PPPI3')]).toEqual([true, false]);
  });

  test('GW-64 both go out by one mark that counts for the catalogue and names its page, and are no longer chosen', async () => {
    const { host, tick, report, choose, receivedBy, settle } = await open();
    tick('ANDES TIENDA');
    tick('OFERTAS_DEL_SUR');
    await report('Marcar 2 como sospechosas');
    choose('BRAND');
    choose('PPPI1');
    fillField(getElement(document, '[role=dialog] textarea'), 'Es una copia de nuestro producto');
    press(getElement(document, '[role=dialog] button[type=submit]'));
    await act(() => settle());
    const made = receivedBy('outbox').filter(({ type }) => type === 'mutation.submit');
    expect(made).toMatchObject([
      {
        work: {
          kind: 'mark',
          mark: {
            type: 'report',
            ids: [second, first],
            originModel: 'catalogue',
            catalogue: catalogueDetailInput.params.articleId,
          },
        },
      },
    ]);
    expect(host.querySelectorAll('tbody input:checked')).toHaveLength(0);
    expect(host.querySelector('[role=toolbar]')).toBeNull();
  });

  test('one that is not known, or is reported already, can’t be chosen, alone or with all', async () => {
    const reported = {
      code: 'PPPI1',
      description: 'Es una copia',
      tags: [],
      photosDenounced: [],
      author: null,
      createdAt: null,
      isFamily: false,
      familyId: null,
    };
    const { host, tick } = await open(
      sampleCatalogueListings.map((one) => (one.id === second ? { ...one, reported } : one)),
    );
    tick('ANDES TIENDA');
    tick('ZAPATOS YA');
    expect(host.querySelectorAll('tbody input:checked')).toHaveLength(0);
    press(getElement(host, 'thead input[type=checkbox]'));
    expect([...host.querySelectorAll<HTMLInputElement>('tbody input:checked')].map((box) => box.ariaLabel)).toEqual([
      'Elegir la publicación de OFERTAS_DEL_SUR',
    ]);
  });
});

test('CAT-06 the counter-notices of a seller are searched from its row', async () => {
  const counterNotices = answers(historyOf(2));
  const { host, settle } = await openCatalogueDetail({ counterNotices });
  for (const [nickname, sellerId] of [
    ['ANDES TIENDA', '5002'],
    ['OFERTAS_DEL_SUR', '5001'],
  ] as const) {
    press(getElement(host, `button[aria-label^="Buscar las respuestas de ${nickname}"]`));
    const dialog = await waitForElement(document, '[role=dialog]');
    await act(() => settle());
    expect(counterNotices.asked.at(-1)).toEqual({ sellerId, size: 5, from: 0 });
    expect(dialog.textContent).toContain(nickname);
    expect(dialog.querySelectorAll('tbody tr')).toHaveLength(2);
    press(getElement(dialog, 'button[aria-label=Cerrar]'));
    await waitForRemoval(document, '[role=dialog]');
  }
});

test('CAT-11 its report is the brand-infringement drawer, with the publication among its reasons', async () => {
  const { host } = await openCatalogueDetail();
  press(getButton(host, 'Denunciar'));
  const drawer = await waitForElement(document, '[role=dialog]');
  await waitForElement(drawer, 'form');
  expect(drawer.textContent).toContain('Denunciar página de catálogo');
  expect([...drawer.querySelectorAll('input')].map(({ value }) => value)).toEqual(['PPPI1', 'PPPI10', 'PPPI2']);
});

test('while the browser keeps the case of its report, it says so with the number, and reports no more', async () => {
  const readCookie = answers<string | null>('70000001');
  const { host, text } = await openCatalogueDetail({ readCookie });
  expect(readCookie.asked).toContainEqual({ name: 'brand_infringement_MLA19000001' });
  expect(text()).toContain('Número de caso: 70000001');
  const report = getButton(host, 'Ya denunciada');
  expect(report.getAttribute('aria-disabled')).toBe('true');
  press(report);
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
