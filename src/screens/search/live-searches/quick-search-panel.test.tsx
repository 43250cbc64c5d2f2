import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { LiveSearchSummary } from '../../../../contracts/shapes';
import { sites } from '../../../../contracts/vocabulary/sites';
import { answers, refuses, startWith, type FakePorts } from '../../../../machines/rehearsal/answers';
import { sampleListing } from '../../../../machines/rehearsal/sample-listing';
import { quietOutbox } from '../../../../machines/rehearsal/sample-seats';
import { openSearch, sampleSearch } from '../../../../machines/rehearsal/sample-search';
import { liveSearchesMachine } from '../../../../machines/search/live-searches/live-searches.machine';
import { liveSearchesInput, pageOf } from '../../../../machines/search/live-searches/live-searches.samples';
import { appears, button, one, press, rendered, write } from '../../../../tests/rendered';
import { ConsoleContext } from '../../../seams/use-console';
import { LiveSearchesScreen } from './live-searches-screen';

async function open(rows: LiveSearchSummary[] = [], ports: FakePorts = {}) {
  const stage = startWith(liveSearchesMachine, {
    input: liveSearchesInput,
    seats: {
      drafts: { drafts: {} },
      outbox: quietOutbox,
      profile: { profile: null, sites: sites.map(({ id }) => ({ id })) } as never,
    },
    ports: { liveSearches: answers(pageOf(rows)), ...ports },
  });
  await stage.settle();
  const { host } = rendered(
    <ConsoleContext value={stage.actor}>
      <LiveSearchesScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  const panel = await appears(host, 'section[aria-label="Búsqueda rápida"]');
  const field = (name: string) => one<HTMLInputElement>(panel, `[name=${name}]`);
  const settle = () => act(() => stage.settle());
  const submit = async () => {
    act(() => one<HTMLFormElement>(panel, 'form').requestSubmit());
    await settle();
  };
  const look = async (text: string) => {
    write(field('text'), text);
    await submit();
  };
  const many = async (text: string) => {
    press(button(document, 'Buscar varias'));
    write(field('lines'), text);
    await submit();
  };
  const created = () => stage.commanded();
  const finish = async (outcome: Parameters<typeof stage.settleWork>[0]) => {
    act(() => stage.settleWork(outcome));
    await settle();
  };
  const gone = () => stage.heardBy('screens').map((event) => ('target' in event ? (event.target as object) : event));
  const error = (name: string) => field(name).closest('.mantine-InputWrapper-root')?.querySelector('[role=alert]');
  return {
    ...stage,
    panel,
    field,
    button: (name: string) => button(document, name),
    look,
    many,
    settle,
    submit,
    created,
    gone,
    finish,
    error,
  };
}

describe('the quick search on the screen', () => {
  test('SRCH-01 SRCH-05 words, an EAN and a part number are each searched for in the chosen country', async () => {
    const { look, created, finish, field, panel } = await open();
    expect(field('siteId').value).toBe('MLA');
    write(field('siteId'), 'MLB');
    for (const text of ['zapatillas andes', '7791234567890', 'AND-2041']) {
      write(field('text'), text);
      expect(panel.textContent).toContain(`“${text}” (Brasil)`);
      await look(text);
      await finish({ ok: true, value: openSearch({ id: `ls-${text.length}` }) });
    }
    expect(created()).toEqual([
      { keyword: 'zapatillas andes', sites: ['MLB'] },
      { keyword: '7791234567890', sites: ['MLB'] },
      { keyword: 'AND-2041', sites: ['MLB'] },
    ]);
    expect(field('siteId').value).toBe('MLB');
  });

  test('SRCH-02 SRCH-03 an id with or without hyphen and the address of a listing each open that listing', async () => {
    const { look, gone, heardBy, field, panel } = await open();
    const opened = { to: 'listing', params: { articleId: 'MLA1234567890' }, search: { from: 'quick_search' } };
    write(field('text'), 'mla-1234567890');
    expect(panel.textContent).toContain('Se abre la publicación MLA1234567890 (Argentina)');
    await look('MLA-1234567890');
    await look('mla1234567890');
    await look('https://articulo.example/MLA-1234567890-zapatilla-_JM');
    expect([gone(), heardBy('outbox')]).toEqual([[opened, opened, opened], []]);
  });

  test('SRCH-04 a nickname is resolved to its seller, then searched for', async () => {
    const getSellerID = answers({ sellerId: '5001' });
    const { look, created, field, finish } = await open([], { getSellerID });
    await look('@TIENDA_SUR');
    expect(getSellerID.asked).toEqual([{ nickName: 'TIENDA_SUR', siteId: 'MLA' }]);
    await finish({ ok: true, value: openSearch({ id: 'ls-9' }) });
    write(field('as'), 'seller');
    await look('ANDES');
    expect(created()).toEqual([
      { keyword: 'TIENDA_SUR', sites: ['MLA'], sellers: ['5001'] },
      { keyword: 'ANDES', sites: ['MLA'], sellers: ['5001'] },
    ]);
  });

  test('ERR-20 ERR-21 a nickname that nobody has says so, and stays in the field, which has the focus', async () => {
    const nobody = refuses('SELLER_NOT_FOUND');
    const { look, error, field, heardBy, panel } = await open([], { getSellerID: nobody, sellerSearch: nobody });
    await look('@NADIE');
    expect(error('text')?.textContent).toBe('Usuario no encontrado. Nadie se llama “NADIE” en el país elegido.');
    expect([field('text').value, document.activeElement, heardBy('outbox')]).toEqual(['@NADIE', field('text'), []]);
    expect(panel.textContent).not.toContain('Se busca lo que vende');
    write(field('text'), '@NADIES');
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

  test('ERR-15 ERR-19 a failed creation says so, a duplicate at its field, and what was typed stays', async () => {
    const { look, panel, field, finish, error } = await open();
    await look('bolso andes');
    await finish({ ok: false, failure: { code: 'OFFLINE', operation: 'createLiveSearch' } });
    expect(one(panel, '[role=alert]').textContent).toContain('No pudimos crear la búsqueda');
    await look('bolso andes');
    await finish({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    expect([error('text')?.textContent, field('text').value]).toEqual([
      'Ya existe una búsqueda con esas palabras y esos países.',
      'bolso andes',
    ]);
  });

  test('what can not be looked for is told at the field, and nobody is asked', async () => {
    const { look, error, heardBy } = await open();
    await look('XYZ1234567890');
    expect(error('text')?.textContent).toContain('“XYZ” no es ningún país');
    await look('x'.repeat(5000));
    expect(error('text')?.textContent).toBe('La palabra clave tiene 5000 caracteres: el máximo es 200.');
    expect(heardBy('outbox')).toEqual([]);
  });

  test('SRCH-06 saved searches that have what is typed are offered, and lead to their results', async () => {
    const { panel, field } = await open([
      sampleSearch({ id: 'ls-1', keyword: 'Botas de montaña' }),
      sampleSearch({ id: 'ls-2', keyword: 'Bolso' }),
    ]);
    const offered = () => [...panel.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(offered()).toEqual([]);
    write(field('text'), 'montana');
    expect(offered()).toEqual([['Botas de montaña', '/live_searches/ls-1']]);
  });

  test('SRCH-08 searches in process stand at the head, each a way to its results', async () => {
    const { panel } = await open([
      openSearch({ id: 'ls-1', keyword: 'bolso' }),
      openSearch({ id: 'ls-2', keyword: 'botas' }),
      sampleSearch({ id: 'ls-3', keyword: 'mochila' }),
    ]);
    const process = one(panel, '[data-part=in-process]');
    expect(process.textContent).toContain('2 búsquedas en proceso');
    expect([...process.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['bolso', 'botas']);
  });

  test('SRCH-07 many lines become a queue in which each has its own fate', async () => {
    const search = answers({ items: [sampleListing()], total: 1, offset: 0, limit: 50 });
    const { panel, many, field, button, created, finish } = await open(
      [sampleSearch({ id: 'ls-7', keyword: 'botas', sites: [{ id: 'MLA' } as never] })],
      { search },
    );
    press(button('Buscar varias'));
    write(field('lines'), 'bolso\n\nMLA-1000000001\nbolso');
    await appears(panel, 'ol li');
    expect(one(panel, '[role=status]').textContent).toBe(
      '1 publicación y 1 texto: se crea 1 búsqueda · 1 repetida · 1 línea vacía',
    );
    press(button('Buscar una sola'));
    await many('bolso\nMLA-1000000001\nbolso\nXYZ1234567890\nbotas');
    expect(created()).toHaveLength(1);
    await finish({ ok: true, value: openSearch({ id: 'ls-9', keyword: 'bolso' }) });
    await finish({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    await appears(panel, 'ol li');
    const lines = [...panel.querySelectorAll('ol li')].map((line) => [
      line.textContent,
      line.querySelector('a')?.getAttribute('href'),
    ]);
    expect(lines).toEqual([
      ['bolsoBúsqueda creadaAbrir', '/live_searches/ls-9'],
      ['MLA-1000000001EncontradaAbrir', '/article_detail/MLA1000000001?from=quick_search'],
      ['bolsoRepetida', undefined],
      ['XYZ1234567890De otro marketplace', undefined],
      ['botasYa existeAbrir', '/live_searches/ls-7'],
    ]);
    expect(one<HTMLProgressElement>(panel, 'progress').value).toBe(5);
    expect(field('lines').value).toBe('');
    press(button('Cerrar la cola'));
    expect(panel.querySelector('ol')).toBeNull();
  });

  test('a second press of lines that were queued does nothing and blames nobody', async () => {
    const { many, submit, field, error } = await open();
    await many('bolso\nmochila');
    expect(field('lines').value).toBe('');
    await submit();
    expect(error('lines')).toBeFalsy();
  });

  test('SRCH-07 what each line of a sheet means is shown before, and the row is one listing', async () => {
    const search = answers({ items: [sampleListing()], total: 1, offset: 0, limit: 50 });
    const { panel, many, field, button, created } = await open([], { search });
    press(button('Buscar varias'));
    write(
      field('lines'),
      `ID\tTítulo\tPrecio\nMLA1059682944\tBolso\t12.000\n"MLB1059682945";MLC1059682946\n@TIENDA_SUR\nhttps://x.example/p/MLA1059654810`,
    );
    await appears(panel, 'ol li');
    expect(one(panel, '[role=status]').textContent).toBe(
      '3 publicaciones y 1 vendedor: se crea 1 búsqueda · 1 que no se puede buscar · 1 encabezado · 1 línea con otras columnas, que no se buscan',
    );
    expect([...panel.querySelectorAll('ol li')].map((line) => line.lastElementChild?.textContent)).toEqual([
      'Encabezado: no se busca',
      'Publicación MLA1059682944 (Argentina)No se busca: Bolso · 12.000',
      'Publicación MLB1059682945 (Brasil)Publicación MLC1059682946 (Chile)',
      'Vendedor TIENDA_SUR',
      'Eso es la página de un producto, no una publicación. Ábrela, elige la publicación y copia su enlace.',
    ]);
    press(button('Buscar una sola'));
    await many('MLA1059682944\tBolso\t12.000');
    expect([search.asked, created()]).toMatchObject([[{ keyword: 'MLA1059682944', sites: ['MLA'] }], []]);
  });

  test('SRCH-07 a sheet that is pasted with its title looks for its rows alone', async () => {
    const search = answers({ items: [sampleListing()], total: 1, offset: 0, limit: 50 });
    const { panel, field, submit, created } = await open([], { search });
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    const sheet =
      'Publicaciones de noviembre\t\t\r\n\t\t\r\nID\tTítulo\tPrecio\r\nMLA1059682944\tBolso\t12.000\r\nMLB1059682945\tBotas\t9.000';
    Object.assign(paste, { clipboardData: { getData: () => sheet } });
    act(() => void field('text').dispatchEvent(paste));
    await appears(panel, 'ol li');
    expect(one(panel, '[role=status]').textContent).toBe(
      '2 publicaciones: no se crea ninguna búsqueda · 2 encabezados · 2 líneas con otras columnas, que no se buscan · 1 línea vacía',
    );
    expect([...panel.querySelectorAll('ol li')].map((line) => line.lastElementChild?.textContent)).toEqual([
      'Encabezado: no se busca',
      'Encabezado: no se busca',
      'Publicación MLA1059682944 (Argentina)No se busca: Bolso · 12.000',
      'Publicación MLB1059682945 (Brasil)No se busca: Botas · 9.000',
    ]);
    await submit();
    expect([search.asked.map((asked) => (asked as { keyword: string }).keyword), created()]).toEqual([
      ['MLA1059682944', 'MLB1059682945'],
      [],
    ]);
    expect(panel.textContent).toContain('2 encabezados');
  });

  test('SRCH-07 more than ten new searches are created once they are confirmed, and none before', async () => {
    const { many, created, button, field, settle } = await open();
    dispatchEvent(new MouseEvent('pointermove'));
    await import('../../../parts/second-press');
    const lines = Array.from({ length: 12 }, (_, at) => `bolso ${at}`).join('\n');
    await many(lines);
    const dialog = await appears(document, '[role=dialog]');
    expect([dialog.textContent.includes('¿Crear 12 búsquedas?'), created()]).toEqual([true, []]);
    press(button('Cancelar'));
    await settle();
    expect([field('lines').value, created()]).toEqual([lines, []]);
    act(() => field('lines').form?.requestSubmit());
    press(button('Crear 12 búsquedas'));
    await settle();
    expect([field('lines').value, created()]).toEqual(['', [{ keyword: 'bolso 0', sites: ['MLA'] }]]);
  });

  test('SRCH-03 the link of a product page says that it is none of a listing, whatever country is chosen', async () => {
    const { look, error, field, gone, panel } = await open();
    await look('https://www.mercadolibre.com.ar/bolso/p/MLA1059654810');
    expect(error('text')?.textContent).toBe(
      'Eso es la página de un producto, no una publicación. Ábrela, elige la publicación y copia su enlace.',
    );
    write(field('siteId'), 'MLB');
    write(
      field('text'),
      'Bolso https://www.mercadolibre.com.ar/bolso/p/MLA1059654810?pdp_filters=item_id%3AMLA1059656318',
    );
    expect(panel.textContent).toContain('Se abre la publicación MLA1059656318 (Argentina)');
    await look(field('text').value);
    expect(gone()).toMatchObject([{ params: { articleId: 'MLA1059656318' } }]);
  });

  test('SRCH-07 ten thousand lines are refused with a sentence, and stay to be split', async () => {
    const { many, error, field, panel, heardBy } = await open();
    const lines = Array.from({ length: 10_000 }, (_, at) => `bolso ${at}`).join('\n');
    await many(lines);
    expect(error('lines')?.textContent).toContain('Son 10.000 líneas y el máximo es 1000.');
    expect([field('lines').value.length, panel.querySelector('ol'), heardBy('outbox')]).toEqual([
      lines.length,
      null,
      [],
    ]);
  });

  test('several lines that are pasted into the field become lines of their own', async () => {
    const { field } = await open();
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(paste, { clipboardData: { getData: () => 'bolso\r\nbotas' } });
    act(() => void field('text').dispatchEvent(paste));
    expect([field('lines').value.split(/\r?\n/), document.activeElement]).toEqual([['bolso', 'botas'], field('lines')]);
  });

  test('what was typed goes along to where more can be said', async () => {
    const { field, button } = await open();
    write(field('text'), 'bolso andes');
    write(field('siteId'), 'MLB');
    press(button('Más opciones'));
    const form = await appears(document, '[role=dialog] form');
    expect(one<HTMLInputElement>(form, '[name=keyword]').value).toBe('bolso andes');
    expect([...form.querySelectorAll('input[type=checkbox]:checked')].length).toBe(1);
  });
});
