import { describe, expect, test } from 'vitest';
import type { CatalogueOffer, CatalogueProduct, Listing, Page } from '../../../../contracts/shapes';
import {
  sampleOffers,
  sampleCatalogueListings,
} from '../../../../machines/catalogue/catalogue-detail/catalogue-detail.samples';
import {
  answers,
  answersInTurn,
  failure,
  neverAnswers,
  refuses,
  answersLater,
  type FakePorts,
} from '../../../../machines/simulator/answers';
import { searchAt } from '../../../../machines/simulator/sample-addresses';
import { offersPage, sampleProduct, sampleVariation, sampleKit } from '../../../../machines/simulator/sample-catalogue';
import { act } from '../../../../tests/act';
import { fromWire, wirePaging } from '../../../../tests/wire';
import { waitForElement, getButton, getElement, press } from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';
import { openCatalogueDetail } from './catalogue-detail.fixture';

function choose(host: HTMLElement, value: string): void {
  const select = getElement<HTMLSelectElement>(host, 'select');
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

describe('a page of the catalogue on the screen', () => {
  test('CAT-01 its address holds an id of 11 characters, and with any other number nothing is found', () => {
    const { placeAt } = getHeadlessAddressBook();
    for (const id of ['MLB12345678', 'mlb12345678', 'MLB-12345678'])
      expect(placeAt(`/article_catalogo_detail/${id}`)).toMatchObject({ screen: 'catalogueDetail' });
    for (const id of ['MLB1234567', 'MLB123456789', 'MLB1234567890', '12345678901'])
      expect(placeAt(`/article_catalogo_detail/${id}`).address).toBe('notFound');
  });

  test('CAT-02 its photos and its description stand there', async () => {
    const picture = (name: string) => ({ id: name, url: null, secure_url: `/files/pictures/9/${name}-O.svg` });
    const wire = {
      id: 'MLA19000001',
      pictures: [picture('1'), picture('2')],
      short_description: 'Zapatillas livianas para correr.',
    };
    const told = await fromWire('articleCatalogo', { articleCatalogo: wire }, { articleId: wire.id });
    const { host, text } = await openCatalogueDetail({ articleCatalogo: answers(told) });
    expect([...host.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(
      expect.arrayContaining([expect.stringContaining('/9/1-'), expect.stringContaining('/9/2-')]),
    );
    expect(text()).toContain('Zapatillas livianas para correr.');
    const bare = await openCatalogueDetail({
      articleCatalogo: answers(sampleProduct({ description: null, pictures: [] })),
    });
    expect(bare.text()).toContain('La página de catálogo no tiene descripción.');
  });

  test('its trail is the same while it is asked for and once it is there', async () => {
    const trailOf = ({ host }: Awaited<ReturnType<typeof openCatalogueDetail>>) => getElement(host, 'nav').textContent;
    const asking = await openCatalogueDetail({ articleCatalogo: neverAnswers<CatalogueProduct>() });
    expect(trailOf(asking)).toBe(trailOf(await openCatalogueDetail()));
  });

  test('CAT-03 the sellers that take part stand in a table, each leading to its listing', async () => {
    const { host, sellers } = await openCatalogueDetail();
    expect(sellers()).toEqual(['ANDES TIENDA', 'OFERTAS_DEL_SUR', 'ZAPATOS YA']);
    const links = [...getElement(host, 'table').querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/article_detail/MLA1100000002',
      '/article_detail/MLA1100000001',
      '/article_detail/MLA1100000003',
    ]);
  });

  test('CAT-03 a seller of whom only the number is known, or nothing, stands among them', async () => {
    const offers = sampleOffers.map((offer, at) => ({
      ...offer,
      ...(at > 0 && { seller: null, sellerId: at === 1 ? '5002' : null }),
    }));
    const { sellers } = await openCatalogueDetail({ articlesCatalogo: answers(offersPage(offers)) });
    expect(sellers()).toEqual(['OFERTAS_DEL_SUR', 'Vendedor desconocido', '5002']);
  });

  test('CAT-04 the variations stand in a table with what makes them one, price and stock', async () => {
    const white = sampleVariation({
      id: 'MLAU1100002',
      title: 'Zapatillas Andes Runner 3 blancas',
      attributes: [{ id: 'COLOR', valueName: 'Blanco' }],
      price: { amount: 47_500, currency: 'ARS' },
      soldQuantity: 7,
      availableQuantity: null,
    });
    const { cells } = await openCatalogueDetail({ variants: answers([sampleVariation(), white]) });
    const rows = cells('Variantes').map((row) => row.slice(1).map((cell) => cell?.replaceAll(/\s/g, ' ')));
    expect(rows).toEqual([
      ['Zapatillas Andes Runner 3 negrasMLAU1100001', 'Negro', expect.stringContaining('45.999'), '30', '12'],
      ['Zapatillas Andes Runner 3 blancasMLAU1100002', 'Blanco', expect.stringContaining('47.500'), '7', '–'],
    ]);
  });

  test('CAT-07 its sellers are sorted by name, price up, price down, and official stores first', async () => {
    const offers = sampleOffers.map((offer) => ({
      ...offer,
      officialStoreId: offer.seller?.nickname === 'ZAPATOS YA' ? '78' : null,
    }));
    const { actor, host, receivedBy, sellers } = await openCatalogueDetail({
      articlesCatalogo: answers(offersPage(offers)),
    });
    const options = [...getElement(host, 'select').querySelectorAll('option')].map((option) => option.textContent);
    expect(options).toEqual([
      'Vendedor: A-Z',
      'Precio: menor a mayor',
      'Precio: mayor a menor',
      'Tiendas oficiales primero',
    ]);
    const orders: Record<string, string[]> = {
      cheapest: ['OFERTAS_DEL_SUR', 'ZAPATOS YA', 'ANDES TIENDA'],
      dearest: ['ANDES TIENDA', 'ZAPATOS YA', 'OFERTAS_DEL_SUR'],
      official: ['ZAPATOS YA', 'ANDES TIENDA', 'OFERTAS_DEL_SUR'],
      name: ['ANDES TIENDA', 'OFERTAS_DEL_SUR', 'ZAPATOS YA'],
    };
    for (const [sort, order] of Object.entries(orders)) {
      choose(host, sort);
      expect(receivedBy('screens').at(-1)).toMatchObject({
        target: sort === 'name' ? { to: 'catalogueDetail' } : { search: { sort } },
      });
      act(() => actor.send(searchAt('catalogueDetail', { sort })));
      expect(sellers()).toEqual(order);
    }
  });

  test('CAT-10 a photo opens in a modal', async () => {
    const { host } = await openCatalogueDetail();
    press(getElement(host, 'button[aria-label="Ampliar la foto 2"]'));
    const modal = await waitForElement(document.body, '[role=dialog]');
    expect(getElement(modal, 'img').getAttribute('src')).toContain('/9/2-');
  });

  test('CAT-21 name, status, sold quantity, attributes, who has the buy box, and the way to the marketplace', async () => {
    const { host, facts } = await openCatalogueDetail();
    expect(getElement(host, 'h1').textContent).toBe('Zapatillas Andes Runner 3');
    expect(facts()).toMatchObject({
      Estado: 'Activa',
      Vendidos: '340',
      Marca: 'Andes',
      Modelo: 'Runner 3',
      'Vendedor principal': 'OFERTAS_DEL_SUR',
    });
    expect(getElement(host, 'dd a').getAttribute('href')).toBe('/article_detail/MLA1100000001');
    expect(host.querySelector('a[href="https://producto.example/MLA19000001"]')).not.toBeNull();
    const unsold = await openCatalogueDetail({ articleCatalogo: answers(sampleProduct({ soldQuantity: 0 })) });
    expect(unsold.facts()).toMatchObject({ Vendidos: '0' });
  });

  test('CAT-22 each seller has its name, its price as it is listed, what was sold, what is left, and whether it is an official store', async () => {
    const results = sampleOffers.map(({ itemId, sellerId, price, seller, ...offer }) => ({
      item_id: itemId,
      category_id: offer.categoryId,
      seller_id: sellerId,
      price: price?.amount,
      currency_id: price?.currency,
      sold_quantity: offer.soldQuantity,
      available_quantity: offer.availableQuantity,
      official_store_id: offer.officialStoreId,
      sellerData: { id: sellerId, nickname: seller?.nickname },
    }));
    const wire = { articlesCatalogo: { results, paging: wirePaging(3) } };
    const said = await fromWire('articlesCatalogo', wire, { articleId: 'MLA19000001' });
    const { cells } = await openCatalogueDetail({ articlesCatalogo: answers(said) });
    const rows = cells('Vendedores que participan').map((row) => row.map((cell) => cell?.replaceAll(/\s/g, ' ')));
    expect(rows[0]).toEqual(['ANDES TIENDA Tienda oficial', 'ARS 61.000,00', '12', '3', 'MLA1100000002', 'Respuestas']);
    expect(rows[1]?.[0]).toBe('OFERTAS_DEL_SUR Vendedor principal');
    expect(rows[2]?.slice(2, 4)).toEqual(['1.204', '40']);
    const brazil = sampleOffers.slice(0, 1).map((offer) => ({ ...offer, price: { amount: 54, currency: 'BRL' } }));
    const there = await openCatalogueDetail({ articlesCatalogo: answers(offersPage(brazil)) });
    expect(there.cells('Vendedores que participan')[0]?.[1]).toMatch(/^BRL.54,00ARS.10\.000,00$/);
  });

  test('without offers, it says so, and that nobody has the buy box', async () => {
    const { text, host, facts } = await openCatalogueDetail({
      articleCatalogo: answers(sampleProduct({ buyBoxWinner: null })),
      articlesCatalogo: answers(offersPage([])),
    });
    expect(text()).toContain('Ningún vendedor ofrece este producto ahora.');
    expect(facts()['Vendedor principal']).toBe('Nadie lo vende ahora');
    const unnamed = await openCatalogueDetail({ articlesCatalogo: answers(offersPage([])) });
    expect(unnamed.facts()['Vendedor principal'], 'an id is no seller').toBe('Ver su publicación');
    expect(host.querySelector('table')).toBeNull();
  });

  test('while it is asked for its shape stands there; what is not there or not valid is told with a way on', async () => {
    const asking = await openCatalogueDetail({ articleCatalogo: neverAnswers<CatalogueProduct | null>() });
    expect(asking.host.querySelector('[role=status]')).not.toBeNull();
    const missing = await openCatalogueDetail({ articleCatalogo: answers(null) });
    expect(missing.text()).toContain('No encontramos esta página de catálogo');
    expect(missing.host.querySelector('a[href="/live_searches"]')).not.toBeNull();
    const invalid = await openCatalogueDetail({ articleCatalogo: refuses<CatalogueProduct | null>('INVALID_ARTICLE') });
    expect(invalid.text()).toContain('Esta página de catálogo ya no está disponible');
  });

  test('what failed says so where it stands, and is asked for again from there', async () => {
    const down = { ok: false as const, failure: failure('SERVER_ERROR', { operation: 'articleCatalogo' }) };
    const { host, text, settle } = await openCatalogueDetail({
      articleCatalogo: answersInTurn<CatalogueProduct | null>(down, { ok: true, value: sampleProduct() }),
      articlesCatalogo: answersInTurn<Page<CatalogueOffer>>(
        { ok: false, failure: failure('OFFLINE', { operation: 'articlesCatalogo' }) },
        { ok: true, value: offersPage(sampleOffers) },
      ),
      articlesByIds: answersInTurn<Listing[]>(
        { ok: false, failure: failure('OFFLINE', { operation: 'articlesByIds' }) },
        { ok: true, value: sampleCatalogueListings },
      ),
    });
    expect(text()).toContain('No pudimos cargar la página de catálogo.');
    for (let turn = 0; turn < 3; turn += 1) {
      press(getButton(host, 'Reintentar'));
      await act(() => settle());
    }
    expect(host.querySelector('[role=alert]')).toBeNull();
    expect(host.querySelectorAll('table')).toHaveLength(2);
  });
});

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
