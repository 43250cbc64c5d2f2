import { describe, expect, test } from 'vitest';
import { answers, refuses } from '../../../../machines/simulator/answers';
import { openSearch, sampleSearch } from '../../../../machines/simulator/sample-search';
import { act } from '../../../../tests/act';
import { waitForElement, getElement, press, fillField, waitUntil } from '../../../../tests/render-node';
import { openQuickSearch as open } from './quick-search.fixture';

describe('the quick search on the screen', () => {
  test('SRCH-01 SRCH-05 words, an EAN and part numbers are each searched for in the chosen country', async () => {
    const { look, created, finish, field, panel } = await open();
    expect(field('siteId').value).toBe('MLA');
    fillField(field('siteId'), 'MLB');
    for (const text of ['zapatillas andes', '7791234567890', 'AND-2041', 'ABC12345678']) {
      fillField(field('text'), text);
      expect(panel.textContent).toContain(`“${text}” (Brasil)`);
      await look(text);
      await finish({ ok: true, value: openSearch({ id: `ls-${text.length}` }) });
    }
    expect(created()).toEqual([
      { keyword: 'zapatillas andes', sites: ['MLB'] },
      { keyword: '7791234567890', sites: ['MLB'] },
      { keyword: 'AND-2041', sites: ['MLB'] },
      { keyword: 'ABC12345678', sites: ['MLB'] },
    ]);
    expect(field('siteId').value).toBe('MLB');
  });

  test('SRCH-02 SRCH-03 an id with or without hyphen and the address of a listing each open that listing', async () => {
    const { look, gone, receivedBy, field, panel } = await open();
    const opened = { to: 'listing', params: { articleId: 'MLA1234567890' }, search: { from: 'quick_search' } };
    fillField(field('text'), 'mla-1234567890');
    expect(panel.textContent).toContain('Se abre la publicación MLA1234567890 (Argentina)');
    await look('MLA-1234567890');
    await look('mla1234567890');
    await look('https://articulo.example/MLA-1234567890-zapatilla-_JM');
    fillField(field('as'), 'seller');
    await look('https://articulo.example/MLA-1234567890-zapatilla-_JM');
    expect([gone(), receivedBy('outbox')]).toEqual([[opened, opened, opened, opened], []]);
  });

  test('SRCH-04 a nickname is resolved to its seller, then searched for', async () => {
    const getSellerID = answers({ sellerId: '5001' });
    const { look, created, field, finish } = await open([], { getSellerID });
    await look('@TIENDA_SUR');
    expect(getSellerID.asked).toEqual([{ nickName: 'TIENDA_SUR', siteId: 'MLA' }]);
    await finish({ ok: true, value: openSearch({ id: 'ls-9' }) });
    fillField(field('as'), 'seller');
    await look('ANDES');
    expect(created()).toEqual([
      { keyword: 'TIENDA_SUR', sites: ['MLA'], sellers: ['5001'] },
      { keyword: 'ANDES', sites: ['MLA'], sellers: ['5001'] },
    ]);
  });

  test('ERR-20 ERR-21 a nickname that nobody has says so, and stays in the field, which has the focus', async () => {
    const nobody = refuses('SELLER_NOT_FOUND');
    const { look, error, field, receivedBy, panel } = await open([], { getSellerID: nobody, sellerSearch: nobody });
    await look('@NADIE');
    expect(error('text')?.textContent).toBe('Usuario no encontrado. Nadie se llama “NADIE” en el país elegido.');
    expect([field('text').value, document.activeElement, receivedBy('outbox')]).toEqual(['@NADIE', field('text'), []]);
    expect(panel.textContent).not.toContain('Se busca lo que vende');
    fillField(field('text'), '@NADIES');
    expect(panel.textContent).toContain('Se busca lo que vende NADIES');
  });

  test('ERR-20 a seller whom the marketplace has and the gateway refuses is not found, either', async () => {
    const { look, error, finish } = await open([], { getSellerID: answers({ sellerId: '1' }) });
    await look('@LEJANO');
    await finish({ ok: false, failure: { code: 'SELLER_NOT_FOUND' } });
    expect(error('text')?.textContent).toBe('Usuario no encontrado. Nadie se llama “LEJANO” en el país elegido.');
  });

  test('a failure of before goes once something else is told of what is looked for', async () => {
    const { look, panel, field, finish, error } = await open();
    await look('bolso andes');
    await finish({ ok: false, failure: { code: 'OFFLINE', operation: 'createLiveSearch' } });
    await look('XYZ-1234567890');
    expect([
      error('text')?.textContent.includes('“XYZ” no es ningún país'),
      panel.textContent.includes('No pudimos crear la búsqueda'),
    ]).toEqual([true, false]);
    expect(field('text').value).toBe('XYZ-1234567890');
  });

  test('SRCH-23 ERR-15 ERR-19 a failed creation says so, a duplicate at its field, and what was typed stays', async () => {
    const { look, panel, field, finish, error } = await open();
    await look('bolso andes');
    await finish({ ok: false, failure: { code: 'OFFLINE', operation: 'createLiveSearch' } });
    expect(getElement(panel, '[role=alert]').textContent).toContain('No pudimos crear la búsqueda');
    await look('bolso andes');
    await finish({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    expect([error('text')?.textContent, field('text').value]).toEqual([
      'Ya existe una búsqueda con esas palabras y esos países.',
      'bolso andes',
    ]);
  });

  test('what can not be looked for is told at the field, and nobody is asked', async () => {
    const { look, error, receivedBy } = await open();
    await look('XYZ1234567890');
    expect(error('text')?.textContent).toContain('“XYZ” no es ningún país');
    await look('x'.repeat(5000));
    expect(error('text')?.textContent).toBe('La palabra clave tiene 5000 caracteres: el máximo es 200.');
    expect(receivedBy('outbox')).toEqual([]);
  });

  test('SRCH-06 saved searches that have what is typed are offered, and lead to their results', async () => {
    const { host, panel, field } = await open([
      sampleSearch({ id: 'ls-1', keyword: 'Botas de montaña' }),
      sampleSearch({ id: 'ls-2', keyword: 'Bolso' }),
      sampleSearch({ id: 'ls-3', keyword: 'Mochila Montaña' }),
    ]);
    const offered = () => [...panel.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(offered()).toEqual([]);
    fillField(field('text'), 'montana');
    expect(offered()).toEqual([
      ['Botas de montaña', '/live_searches/ls-1'],
      ['Mochila Montaña', '/live_searches/ls-3'],
    ]);
    fillField(getElement<HTMLInputElement>(host, '[aria-label="Filtrar por palabra clave"]'), 'bolso');
    expect([...host.querySelectorAll('tbody tr')]).toHaveLength(1);
    expect(offered().map(([keyword]) => keyword)).toEqual(['Botas de montaña', 'Mochila Montaña']);
  });

  test('SRCH-29 the country is Argentina until another is chosen, whatever country is offered first', async () => {
    const { field } = await open([], {}, ['MLB', 'MLM', 'MLA']);
    expect(field('siteId').value).toBe('MLA');
  });

  test('SRCH-08 searches in process stand at the head, each a way to its results', async () => {
    const { panel } = await open([
      openSearch({ id: 'ls-1', keyword: 'bolso' }),
      openSearch({ id: 'ls-2', keyword: 'botas' }),
      sampleSearch({ id: 'ls-3', keyword: 'mochila' }),
      sampleSearch({ id: 'ls-4', keyword: 'gorra', status: 'failed' }),
    ]);
    const process = getElement(panel, '[data-part=in-process]');
    expect(process.textContent).toContain('2 búsquedas en proceso');
    const ways = [...process.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['bolso', '/live_searches/ls-1'],
      ['botas', '/live_searches/ls-2'],
    ]);
  });

  test('SRCH-03 the link of a product page says that it is none of a listing, whatever country is chosen', async () => {
    const { look, error, field, gone, panel } = await open();
    await look('https://www.mercadolibre.com.ar/bolso/p/MLA1059654810');
    expect(error('text')?.textContent).toBe(
      'Eso es la página de un producto, no una publicación. Ábrela, elige la publicación y copia su enlace.',
    );
    fillField(field('siteId'), 'MLB');
    fillField(
      field('text'),
      'Bolso https://www.mercadolibre.com.ar/bolso/p/MLA1059654810?pdp_filters=item_id%3AMLA1059656318',
    );
    expect(panel.textContent).toContain('Se abre la publicación MLA1059656318 (Argentina)');
    await look(field('text').value);
    expect(gone()).toMatchObject([{ params: { articleId: 'MLA1059656318' } }]);
  });

  test('LSV-03 a search that is created in the field or in the form stands in the list at once', async () => {
    const { host, look, finish, button, settle } = await open([sampleSearch({ id: 'ls-1', keyword: 'mochila' })]);
    const listed = () => [...host.querySelectorAll('tbody tr a')].map((link) => link.textContent);
    await look('bolso andes');
    await finish({ ok: true, value: openSearch({ id: 'ls-2', keyword: 'bolso andes' }) });
    expect(listed()).toEqual(['bolso andes', 'mochila']);
    press(button('Más opciones'));
    const form = await waitForElement<HTMLFormElement>(document, '[role=dialog] form');
    fillField(getElement(form, '[name=keyword]'), 'gorra');
    act(() => form.requestSubmit());
    await settle();
    await finish({ ok: true, value: openSearch({ id: 'ls-3', keyword: 'gorra' }) });
    await waitUntil(() => listed().length === 3);
    expect(listed()).toEqual(['gorra', 'bolso andes', 'mochila']);
  });

  test('what was typed goes along to where more can be said', async () => {
    const { field, button } = await open();
    fillField(field('text'), 'bolso andes');
    fillField(field('siteId'), 'MLB');
    press(button('Más opciones'));
    const form = await waitForElement(document, '[role=dialog] form');
    expect(getElement<HTMLInputElement>(form, '[name=keyword]').value).toBe('bolso andes');
    expect([...form.querySelectorAll('input[type=checkbox]:checked')].length).toBe(1);
  });
});
