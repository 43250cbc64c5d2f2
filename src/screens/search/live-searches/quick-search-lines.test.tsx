import { describe, expect, test } from 'vitest';
import { answers } from '../../../../machines/simulator/answers';
import { sampleListing } from '../../../../machines/simulator/sample-listing';
import { openSearch, sampleSearch } from '../../../../machines/simulator/sample-search';
import { act } from '../../../../tests/act';
import { waitForElement, getElement, press, fillField, waitUntil } from '../../../../tests/render-node';
import { openQuickSearch as open } from './quick-search.fixture';

describe('many lines in the quick search', () => {
  test('SRCH-07 SRCH-08 ERR-19 many lines become a queue in which each has its own fate', async () => {
    const search = answers({ items: [sampleListing()], total: 1, offset: 0, limit: 50 });
    const { panel, many, field, button, created, finish } = await open(
      [sampleSearch({ id: 'ls-7', keyword: 'botas', sites: [{ id: 'MLA' } as never] })],
      { search },
    );
    press(button('Buscar varias'));
    fillField(field('lines'), 'bolso\n\nMLA-1000000001\nbolso');
    await waitForElement(panel, 'ol li');
    expect(getElement(panel, '[role=status]').textContent).toBe(
      '1 publicación y 1 texto: se crea 1 búsqueda · 1 repetida · 1 línea vacía',
    );
    press(button('Buscar una sola'));
    await many('bolso\nMLA-1000000001\nbolso\nXYZ1234567890\nbotas');
    expect(created()).toHaveLength(1);
    await finish({ ok: true, value: openSearch({ id: 'ls-9', keyword: 'bolso' }) });
    await finish({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } });
    await waitForElement(panel, 'ol li');
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
    expect(getElement<HTMLProgressElement>(panel, 'progress').value).toBe(5);
    expect(field('lines').value).toBe('');
    press(button('Cerrar la cola'));
    expect(panel.querySelector('ol')).toBeNull();
  });

  test('SRCH-07 SRCH-08 lines that are typed while others are looked for join their queue', async () => {
    const { panel, many, field, submit, created, finish } = await open();
    await many('bolso');
    fillField(field('lines'), 'mochila\ngorra');
    await submit();
    for (const id of ['ls-1', 'ls-2', 'ls-3']) await finish({ ok: true, value: openSearch({ id }) });
    await waitForElement(panel, 'ol li');
    expect([...panel.querySelectorAll('ol li')].map((line) => line.textContent)).toEqual([
      'bolsoBúsqueda creadaAbrir',
      'mochilaBúsqueda creadaAbrir',
      'gorraBúsqueda creadaAbrir',
    ]);
    expect(created()).toHaveLength(3);
    expect(field('lines').value).toBe('');
  });

  test('a queue says that it runs, that it is stopped, and that it runs again, each time', async () => {
    const { panel, many, button, finish } = await open();
    await many('bolso\nmochila\ngorra\ncartera');
    await waitForElement(panel, 'ol li');
    for (let round = 0; round < 2; round += 1) {
      expect(panel.textContent).toContain('Avanza mientras esta pantalla está abierta');
      press(button('Pausar'));
      expect(panel.textContent, 'the line in hand is still looked for').toContain('Avanza mientras');
      await finish({ ok: true, value: openSearch({ id: `ls-${round}` }) });
      await waitUntil(() => panel.textContent.includes('Está detenida'));
      expect(panel.textContent).not.toContain('Avanza mientras');
      press(button('Reanudar'));
      await waitUntil(() => panel.textContent.includes('Avanza mientras'));
    }
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
    fillField(
      field('lines'),
      `ID\tTítulo\tPrecio\nMLA1059682944\tBolso\t12.000\n"MLB1059682945";MLC1059682946\n@TIENDA_SUR\nhttps://x.example/p/MLA1059654810`,
    );
    await waitForElement(panel, 'ol li');
    expect(getElement(panel, '[role=status]').textContent).toBe(
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

  test('SRCH-07 listings among lines are reviewed together, and the last such list is reached again', async () => {
    const { panel, field, button, gone, settle, setFacts, receivedBy } = await open();
    press(button('Buscar varias'));
    expect(panel.querySelector('a[href^="/pasted_listings"]')).toBeNull();
    fillField(field('lines'), 'MLA1059682944\nMLB1059682945\nMLA105968\nbolso');
    await waitForElement(panel, 'ol li');
    expect(panel.textContent).toContain('Al ID le sobran o le faltan cifras');
    press(button('Revisar juntas las 2 publicaciones'));
    await settle();
    const [paste] = receivedBy('drafts').flatMap((event) =>
      'key' in event && event.type === 'draft.keep' && event.key.startsWith('pasted:') ? [event] : [],
    );
    const id = paste?.key.slice('pasted:'.length);
    expect([gone(), field('lines').value]).toMatchObject([[{ to: 'pastedListings', params: { id } }], '']);
    act(() => setFacts('drafts', { drafts: { [paste?.key ?? '']: paste?.value } }));
    expect(getElement(panel, 'a[href^="/pasted_listings"]').getAttribute('href')).toBe(`/pasted_listings/${id}`);
  });

  test('SRCH-07 a sheet that is pasted with its title looks for its rows alone', async () => {
    const search = answers({ items: [sampleListing()], total: 1, offset: 0, limit: 50 });
    const { panel, field, submit, created } = await open([], { search });
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    const sheet =
      'Publicaciones de noviembre\t\t\r\n\t\t\r\nID\tTítulo\tPrecio\r\nMLA1059682944\tBolso\t12.000\r\nMLB1059682945\tBotas\t9.000\r\nTotal\t2\t21.000';
    Object.assign(paste, { clipboardData: { getData: () => sheet } });
    act(() => void field('text').dispatchEvent(paste));
    await waitForElement(panel, 'ol li');
    expect(getElement(panel, '[role=status]').textContent).toBe(
      '2 publicaciones: no se crea ninguna búsqueda · 2 encabezados · 1 total · 2 líneas con otras columnas, que no se buscan · 1 línea vacía',
    );
    expect([...panel.querySelectorAll('ol li')].map((line) => line.lastElementChild?.textContent)).toEqual([
      'Encabezado: no se busca',
      'Encabezado: no se busca',
      'Publicación MLA1059682944 (Argentina)No se busca: Bolso · 12.000',
      'Publicación MLB1059682945 (Brasil)No se busca: Botas · 9.000',
      'Total: no se busca',
    ]);
    await submit();
    expect([search.asked.map((asked) => (asked as { keyword: string }).keyword), created()]).toEqual([
      ['MLA1059682944', 'MLB1059682945'],
      [],
    ]);
    expect(panel.textContent).toContain('2 encabezados');
    expect(panel.textContent).toContain('1 total');
  });

  test('SRCH-07 more than ten new searches are created once they are confirmed, and none before', async () => {
    const { many, created, button, field, settle } = await open();
    dispatchEvent(new MouseEvent('pointermove'));
    await import('../../../parts/second-press');
    const lines = Array.from({ length: 12 }, (_, at) => `bolso ${at}`).join('\n');
    await many(lines);
    const dialog = await waitForElement(document, '[role=dialog]');
    expect([dialog.textContent.includes('¿Crear 12 búsquedas?'), created()]).toEqual([true, []]);
    press(button('Cancelar'));
    await settle();
    expect([field('lines').value, created()]).toEqual([lines, []]);
    act(() => field('lines').form?.requestSubmit());
    press(button('Crear 12 búsquedas'));
    await settle();
    expect([field('lines').value, created()]).toEqual(['', [{ keyword: 'bolso 0', sites: ['MLA'] }]]);
  });

  test('SRCH-07 ten thousand lines are refused with a sentence, and stay to be split', async () => {
    const { many, error, field, panel, receivedBy } = await open();
    const lines = Array.from({ length: 10_000 }, (_, at) => `bolso ${at}`).join('\n');
    await many(lines);
    expect(error('lines')?.textContent).toContain('Son 10.000 líneas y el máximo es 1000.');
    expect([field('lines').value.length, panel.querySelector('ol'), receivedBy('outbox')]).toEqual([
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
});
