import { describe, expect, test } from 'vitest';
import type { CatalogueProduct, Listing } from '../../../../contracts/shapes';
import { answers, answersInTurn, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleProduct, sampleVariation, sampleKit } from '../../../../machines/simulator/sample-catalogue';
import { reportedListing } from '../../../../machines/simulator/sample-listing';
import { sampleSeller } from '../../../../machines/shared/seller-information/seller-information.samples';
import { act } from '../../../../tests/act';
import { waitForElement, getButton, waitForRemoval, getElement, press, waitUntil } from '../../../../tests/render-node';
import { fromWire } from '../../../../tests/wire';
import { openSuspicious } from './suspicious.fixture';

const plain = reportedListing({ id: 'MLA1000000001' });
const ofPage = reportedListing({
  id: 'MLA1000000002',
  title: 'Gorra Andes',
  catalogListing: true,
  catalogProductId: 'MLA19000001',
});
const page = reportedListing({ id: 'MLA19000001', title: 'Zapatillas Andes Runner 3' });
const withKit = reportedListing({ id: 'MLA1000000003', title: 'Kit Andes', kits: [sampleKit] });
const rows = [plain, ofPage, page, withKit];

async function open(ports: FakePorts = {}) {
  const stage = await openSuspicious({
    listings: rows,
    ports: {
      article: answers<Listing[], { articleId: string | string[] }>(({ articleId }) =>
        rows.filter(({ id }) => id === articleId),
      ),
      articleDescription: answers({ text: 'Zapatillas de montaña.', lastUpdated: null }),
      articleCatalogo: answers<CatalogueProduct | null>(sampleProduct()),
      seller: answers(sampleSeller()),
      ...ports,
    },
  });
  const opener = (index: number) => getElement<HTMLElement>(stage.row(index), 'button[aria-haspopup=dialog]');
  const look = async (index: number) => {
    act(() => opener(index).focus());
    press(opener(index));
    const dialog = await waitForElement(document, '[role=dialog]');
    await act(stage.settle);
    return dialog;
  };
  return { ...stage, opener, look };
}
const gone = () => waitForRemoval(document, '[role=dialog]');

describe('the detail of a reported article over its list', () => {
  test('SUS-28 opens from the row of a listing: its photos, its report, its description, its seller', async () => {
    const { look } = await open();
    const dialog = await look(0);
    await waitUntil(() => dialog.textContent?.includes('Zapatillas de montaña.') ?? false);
    expect(getElement(dialog, 'h2').textContent).toBe(plain.title);
    for (const told of [plain.id, 'Producto falsificado', 'Es una copia', 'OFERTAS_DEL_SUR', 'Nuevo'])
      expect(dialog.textContent).toContain(told);
    expect(dialog.querySelectorAll('img').length).toBeGreaterThan(1);
    expect(dialog.textContent).not.toContain('Página de catálogo');
  });

  test('SUS-28 opens from the row of a listing of the catalogue, with the page that it takes part in', async () => {
    const { look } = await open();
    const dialog = await look(1);
    await waitUntil(() => dialog.textContent?.includes('Zapatillas Andes Runner 3') ?? false);
    expect(getElement(dialog, 'h2').textContent).toBe('Gorra Andes');
    expect(dialog.textContent).toContain('Página de catálogo');
    expect(
      [...dialog.querySelectorAll('a[href="/article_catalogo_detail/MLA19000001"]')].map((link) => link.textContent),
    ).toContain('Zapatillas Andes Runner 3');
  });

  test('SUS-28 opens from the row of a page of the catalogue', async () => {
    const { look } = await open();
    const dialog = await look(2);
    await waitUntil(() => dialog.textContent?.includes('Zapatillas livianas para correr.') ?? false);
    expect(getElement(dialog, 'h2').textContent).toBe('Zapatillas Andes Runner 3');
    expect(dialog.textContent).toContain('MLA19000001');
  });

  test('LST-20 says what its kit contains, by title where the gateway knows it', async () => {
    const { look } = await open({ variants: answers([sampleVariation()]) });
    const dialog = await look(3);
    const kit = await waitForElement(dialog, '[aria-labelledby=reported-kit]');
    await waitUntil(() => kit.textContent?.includes('Zapatillas Andes Runner 3 negras') ?? false);
    expect(kit.textContent).toBe(
      'Contenido del kitComboZapatillas Andes Runner 3 negras1ProductoMLAU1100001MLAU11000092Accesorio',
    );
  });

  test('SUS-28 opens from the menu of the row, too', async () => {
    const { row } = await open();
    const choice = [...row(0).querySelectorAll('[role=menuitem]')].find((one) => one.textContent === 'Ver el detalle');
    press(choice as Element);
    expect(getElement(await waitForElement(document, '[role=dialog]'), 'h2').textContent).toBe(plain.title);
  });

  test('SHL-35 its button, Escape and a press beside it close it, and the focus goes back to the row', async () => {
    const { look, opener } = await open();
    await look(0);
    press(getButton(getElement(document, '[role=dialog]'), 'Cerrar'));
    await gone();
    expect(document.activeElement).toBe(opener(0));
    const dialog = await look(1);
    act(
      () => void dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true })),
    );
    await gone();
    expect(document.activeElement).toBe(opener(1));
    await look(0);
    press(getElement(document, '.mantine-Modal-overlay'));
    await gone();
    expect(document.activeElement).toBe(opener(0));
  });

  test.each([
    ['null', null],
    ['an empty list', []],
    ['a list of nothing', [null]],
  ])('ERR-48 an answer without the article closes it, and the person is told: %s', async (_, article) => {
    const nothing = await fromWire('article', { article }, { articleId: plain.id });
    const { opener, receivedBy, settle } = await open({ article: answers<Listing[]>(nothing) });
    press(opener(0));
    await waitUntil(() => receivedBy('notices').length === 1);
    await act(settle);
    expect(receivedBy('notices')).toEqual([
      { type: 'notice.raise', notice: { code: 'report.noArticle', tone: 'failure', values: { id: plain.id } } },
    ]);
    await gone();
  });

  test('what could not be loaded says why over what the list knows, and can be tried again', async () => {
    const article = answersInTurn<Listing[]>({ ok: false, failure: { code: 'OFFLINE' } }, { ok: true, value: [plain] });
    const { look, settle } = await open({ article });
    const dialog = await look(0);
    expect(dialog.textContent).toContain(plain.id);
    press(getButton(dialog, 'Reintentar'));
    await act(settle);
    await waitUntil(() => dialog.textContent?.includes('Zapatillas de montaña.') ?? false);
  });
});
