import { describe, expect, test } from 'vitest';
import type { LiveSearchSummary } from '../../../../contracts/shapes';
import { sites } from '../../../../contracts/vocabulary/sites';
import { setCodeFetcher } from '../../../../machines/kit/lazy-code';
import { answers, refuses, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { liveSearchesMachine } from '../../../../machines/search/live-searches/live-searches.machine';
import { quietOutbox } from '../../../../machines/simulator/sample-system-actors';
import { sampleSearch } from '../../../../machines/simulator/sample-search';
import { liveSearchesInput, pageOfSearches } from '../../../../machines/search/live-searches/live-searches.samples';
import { act } from '../../../../tests/act';
import {
  waitForElement,
  getButton,
  waitForRemoval,
  getElement,
  movePointer,
  press,
  renderNode,
  fillField,
} from '../../../../tests/render-node';
import { ConsoleContext } from '../../../seams/use-console';
import { LiveSearchesScreen } from './live-searches-screen';

const site = (id: string) => ({ id, count: 12, active: false, filtered: 0, country: null });

async function open(liveSearches: FakePorts['liveSearches'], { lacks = false } = {}) {
  const stage = startWith(liveSearchesMachine, {
    input: liveSearchesInput,
    systemActors: {
      drafts: { drafts: {} },
      outbox: quietOutbox,
      profile: { profile: null, sites: sites.map(({ id }) => ({ id })) } as never,
    },
    ports: { liveSearches },
    watch: (root) => {
      if (lacks) setCodeFetcher(root, () => Promise.reject(new Error('No network.')));
    },
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <LiveSearchesScreen actor={stage.actor} />
    </ConsoleContext>,
  );
  await waitForElement(host, lacks ? '[role=alert]' : 'section form');
  return { ...stage, host, button: (name: string) => getButton(document, name), text: () => host.textContent ?? '' };
}
const list = (...searches: Partial<LiveSearchSummary>[]) =>
  answers(pageOfSearches(searches.map((search, index) => sampleSearch({ id: `ls-${index}`, ...search }))));

describe('the live searches on the screen', () => {
  test('a quick search whose code did not come says so and offers a new page, beside the list', async () => {
    const { host, button, text, receivedBy } = await open(list({ keyword: 'bolsos' }), { lacks: true });
    expect(getElement(host, '[role=alert]').textContent).toContain('El campo de búsqueda no terminó de cargar.');
    expect(text()).toContain('bolsos');
    press(button('Abrir de nuevo'));
    expect(receivedBy('shell')).toEqual([{ type: 'page.reload' }]);
  });

  test('LSV-04 LSV-10 LSV-11 LSV-12 each row tells keyword, words, sellers, countries, status, found, author and dates', async () => {
    const { host } = await open(
      list({
        requiredWords: ['original'],
        avoidedWords: ['usado'],
        sellers: ['OFERTAS_DEL_SUR', 'TIENDA_2'],
        sites: [site('MLA'), site('MLB')],
        status: 'failed',
        failedCount: 2,
        createdAt: '2026-11-18T12:00:00.000Z',
        finishedAt: '2026-11-19T12:00:00.000Z',
        author: 'Luz Paz',
      }),
    );
    const row = getElement(host, 'tbody tr').textContent ?? '';
    for (const told of [
      'zapatillas andes',
      'Con: original.',
      'Sin: usado.',
      'Vendedores: OFERTAS_DEL_SUR, TIENDA_2.',
      'Argentina, Brasil',
      'Falló· error en 2 países',
      '24',
      'Luz Paz',
    ])
      expect(row).toContain(told);
    expect(getElement(host, 'tbody time').title).toContain('18/11/2026');
  });

  test('LSV-04 each row tells its own status: in process, ready or failed', async () => {
    const { host } = await open(list({ status: 'processed' }, { status: 'in_progress' }, { status: 'failed' }));
    const told = [...host.querySelectorAll('tbody [data-status]')].map(({ textContent }) => textContent);
    expect(told).toEqual(['Lista', 'En proceso', 'Falló']);
  });

  test('a search in process has no number of listings before it found one', async () => {
    const none = [{ ...site('MLA'), count: 0 }];
    const { host } = await open(
      list(
        { status: 'in_progress', sites: none },
        { status: 'in_progress', sites: [site('MLA')] },
        { status: 'processed', sites: none },
      ),
    );
    const numbers = [...host.querySelectorAll('td[data-label=Encontradas]')].map(({ textContent }) => textContent);
    expect(numbers).toEqual(['', '12', '0']);
  });

  test('LSV-12 each row tells in how many countries its search failed, whatever its status', async () => {
    const { host } = await open(
      list(
        { status: 'processed', failedCount: 2 },
        { status: 'in_progress', failedCount: 1 },
        { status: 'failed', failedCount: 3 },
      ),
    );
    const told = [...host.querySelectorAll('tbody [data-status]')].map(({ textContent }) => textContent);
    expect(told).toEqual(['Lista· error en 2 países', 'En proceso· error en 1 país', 'Falló· error en 3 países']);
  });

  test('a search that is in process for days says that something is wrong with it', async () => {
    const days = (count: number) => new Date(-count * 86_400_000).toISOString();
    const row = async (search: Parameters<typeof list>[0]) =>
      getElement((await open(list(search))).host, 'tbody tr').textContent ?? '';
    expect(await row({ status: 'in_progress', createdAt: days(5) })).toContain('Tarda más de lo normal.');
    expect(await row({ status: 'in_progress', createdAt: days(0) })).not.toContain('Tarda más');
    expect(await row({ status: 'processed', createdAt: days(5) })).not.toContain('Tarda más');
  });

  test('SRCH-20 SRCH-29 the form lists the countries as boxes with all of them, the default one ticked', async () => {
    const { button } = await open(list({}));
    press(button('Más opciones'));
    const form = await waitForElement(document, '[role=dialog] form');
    const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect(boxes).toHaveLength(19);
    const ticked = boxes.filter((box) => box.checked).map((box) => box.labels?.[0]?.textContent);
    expect(ticked).toEqual(['Argentina']);
    const [all, ...countries] = boxes;
    const count = () => [all?.checked, countries.filter((box) => box.checked).length];
    press(all as Element);
    expect(count()).toEqual([true, 18]);
    press(countries[3] as Element);
    expect(count()).toEqual([false, 17]);
    press(countries[3] as Element);
    expect(count()).toEqual([true, 18]);
    press(all as Element);
    expect(count()).toEqual([false, 0]);
  });

  test.each([
    ['nothing', ''],
    ['spaces alone', '   '],
  ])('SRCH-21 SRCH-22 what is missing is told at its field and joined to it: %s', async (_, keyword) => {
    const { button } = await open(list({}));
    press(button('Más opciones'));
    const form = await waitForElement<HTMLFormElement>(document, '[role=dialog] form');
    press([...form.querySelectorAll('label')].find((label) => label.textContent === 'Argentina') as Element);
    const field = getElement<HTMLInputElement>(form, 'input[required]');
    fillField(field, keyword);
    act(() => form.requestSubmit());
    const description = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(description.join(' ')).toContain('Escribe al menos una palabra');
    expect(getElement(form, '[data-path=sites] [role=alert]').textContent).toMatch(/país/);
  });

  test('a keyword that is too long stays as it was pasted, and its field says how long it may be', async () => {
    const { button, receivedBy } = await open(list({}));
    press(button('Más opciones'));
    const form = await waitForElement<HTMLFormElement>(document, '[role=dialog] form');
    const field = getElement<HTMLInputElement>(form, 'input[name=keyword]');
    expect(field.maxLength).toBe(-1);
    fillField(field, 'a'.repeat(240));
    act(() => form.requestSubmit());
    expect([field.value.length, receivedBy('outbox')]).toEqual([240, []]);
    expect(getElement(form, '[role=alert]').textContent).toBe(
      'La palabra clave tiene 240 caracteres: el máximo es 200.',
    );
  });

  test('SRCH-03 the link of a listing is no keyword: its field says which one it is, and nothing is created', async () => {
    const { button, receivedBy, settle } = await open(list({}));
    press(button('Más opciones'));
    const form = await waitForElement<HTMLFormElement>(document, '[role=dialog] form');
    const [keyword, required] = ['keyword', 'requiredWords'].map((name) => getElement(form, `input[name=${name}]`));
    const link = 'https://www.mercadolibre.com.ar/bolso/p/MLA1059654810?pdp_filters=item_id%3AMLA1059656318';
    const send = async () => {
      act(() => form.requestSubmit());
      await act(() => settle());
    };
    fillField(keyword as Element, link);
    await send();
    expect([getElement(form, '[role=alert]').textContent, document.activeElement]).toEqual([
      'Eso es la publicación MLA1059656318, no una palabra para buscar. Ábrela desde “¿Qué buscas?”.',
      keyword,
    ]);
    fillField(keyword as Element, 'bolso andes');
    fillField(required as Element, `cuero, ${link}`);
    await send();
    expect(getElement(form, '[role=alert]').textContent).toContain('Eso es la publicación MLA1059656318');
    expect(receivedBy('outbox')).toEqual([]);
    fillField(required as Element, 'cuero');
    await send();
    expect(receivedBy('outbox')).toMatchObject([
      { work: { command: { input: { keyword: 'bolso andes', requiredWords: ['cuero'] } } } },
    ]);
  });

  test('what is typed is kept when the drawer closes, and is there when it opens again', async () => {
    const { button, receivedBy, setFacts } = await open(list({}));
    press(button('Más opciones'));
    const form = await waitForElement(document, '[role=dialog] form');
    fillField(getElement(form, 'input[name=keyword]'), 'bolso andes');
    press(getElement(document, '[role=dialog] button[aria-label="Cerrar"]'));
    const typed = { keyword: 'bolso andes', sites: ['MLA'], requiredWords: '', avoidedWords: '' };
    expect(receivedBy('drafts')).toEqual([{ type: 'draft.keep', key: 'live-search:new', value: typed }]);
    await waitForRemoval(document, '[role=dialog]');
    setFacts('drafts', { drafts: { 'live-search:new': typed } });
    press(button('Más opciones'));
    expect((await waitForElement<HTMLInputElement>(document, '[role=dialog] input[name=keyword]')).value).toBe(
      'bolso andes',
    );
  });

  test('SRCH-23 ERR-19 a double press sends once, and a refusal stands at its field, which has the focus', async () => {
    const { button, receivedBy, settleWork } = await open(list({}));
    press(button('Más opciones'));
    const form = await waitForElement<HTMLFormElement>(document, '[role=dialog] form');
    const keyword = getElement<HTMLInputElement>(form, 'input[name=keyword]');
    fillField(keyword, 'bolso andes');
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    act(() => form.requestSubmit());
    expect(receivedBy('outbox')).toHaveLength(1);
    expect(keyword.readOnly).toBe(true);
    getElement<HTMLElement>(document, '[role=dialog] button[type=submit]').focus();
    act(() => settleWork({ ok: false, failure: { code: 'DUPLICATE_LIVE_SEARCH' } }));
    expect([document.activeElement, keyword.value]).toEqual([keyword, 'bolso andes']);
    expect(keyword.getAttribute('aria-invalid')).toBe('true');
    expect(getElement(form, '[role=alert]').textContent).toContain('Ya existe');
  });

  test('deleting is asked once, with its consequence', async () => {
    const { host, receivedBy } = await open(list({}));
    press(getElement(host, 'button[aria-label^="Eliminar la búsqueda"]'));
    const dialog = await waitForElement(document, '[role=dialog] section, [role=dialog]');
    expect(dialog.textContent).toContain('desaparecen de la lista');
    press(getButton(document, 'Eliminar búsqueda'));
    expect(receivedBy('outbox')).toMatchObject([
      { work: { command: { type: 'deleteLiveSearch', input: { id: 'ls-0' } } } },
    ]);
    expect(getElement(host, 'tbody').textContent).toBe('Búsqueda eliminada: zapatillas andes');
    movePointer(getElement(host, 'table').parentElement as Element, 'leave');
    expect(host.querySelector('tbody')).toBeNull();
  });

  test('no searches yet, none with this filter, and a failure each say what to do', async () => {
    expect((await open(list())).text()).toContain('Todavía no hay búsquedas');
    const none = await open(list({}));
    act(() => none.actor.send({ type: 'filter.type', text: 'nada' }));
    expect(none.text()).toContain('Ninguna búsqueda contiene “nada”');
    expect((await open(refuses('OFFLINE'))).host.querySelector('[role=alert] button')).not.toBeNull();
  });

  test('a keyword is text, never markup', async () => {
    const { host, text } = await open(list({ keyword: '<img src=x onerror=alert(1)>' }));
    expect(text()).toContain('<img src=x');
    expect(host.querySelector('tbody img')).toBeNull();
  });
});
