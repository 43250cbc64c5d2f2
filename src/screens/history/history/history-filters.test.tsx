import { describe, expect, test } from 'vitest';
import type { InputOf } from '../../../../contracts/client/operation';
import type { HistoryReport } from '../../../../contracts/shapes';
import { siteIds } from '../../../../contracts/vocabulary/sites';
import { goTo } from '../../../../machines/domain/navigation-events';
import { sampleCaseSummary, samplePage } from '../../../../machines/history/history/history.samples';
import { answers } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { waitForElement, getElement, press, fillField } from '../../../../tests/render-node';
import { toWire } from '../../../../tests/wire';
import { chipTextsOf, followLastAddress, openHistory } from './history.fixture';
import { sampleReport } from '../../../../machines/simulator/sample-report';

const sent = (more: Partial<HistoryReport> = {}) => ({
  noticedArticles: answers(samplePage([sampleReport(more)], 31)),
});

describe('the filters of the report history', () => {
  test('HIS-06 HIS-07 HIS-08 the drawer orders, groups reasons in two with all, lists countries with all, cleans and applies', async () => {
    const { button, receivedBy } = await openHistory(sent());
    press(button('Filtrar y ordenar'));
    const drawer = await waitForElement(document, '[role=dialog]');
    expect([...drawer.querySelectorAll('[id$=-label]')].map((legend) => legend.textContent)).toEqual([
      'Orden',
      'Motivos de marca',
      'Derechos de autor y otros motivos',
      'Países',
    ]);
    const boxesOf = (at: number) =>
      [...(drawer.querySelectorAll('[role=group]')[at]?.querySelectorAll('label') ?? [])].map((box) => box.textContent);
    expect([boxesOf(0), boxesOf(1), boxesOf(2)[0]]).toEqual([
      ['Todos', 'Producto falsificado', 'Uso ilegal de marca'],
      ['Todos', 'Software', 'Patentes, modelos de utilidad o derechos de obtentor'],
      'Todos',
    ]);
    press([...drawer.querySelectorAll('input[type=radio]')][1] as Element);
    press(button('Limpiar'));
    press([...drawer.querySelectorAll('[role=group]')][0]?.querySelectorAll('input')[1] as Element);
    press(button('Aplicar'));
    expect(receivedBy('screens')).toEqual([goTo({ to: 'history', search: { reasons: ['PPPI1'] } })]);
  });

  const legends = (drawer: Element) => [...drawer.querySelectorAll('[id$=-label]')].map((one) => one.textContent);
  const type = (field: Element, value: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });

  test.each([
    ['HIS-05 the order', 'Orden', { sort: 'oldest' }, ['Más antiguas']],
    ['HIS-06 reasons', 'Motivos de marca', { reasons: ['PPPI1'] }, ['Producto falsificado']],
    ['HIS-07 countries', 'Países', { sites: ['MLA'] }, ['Argentina']],
  ])(
    '%s: what is chosen goes out and has its chip, and neither while answers are awaited',
    async (_, legend, sent, chips) => {
      const noticedArticles = answers(samplePage([sampleReport()]));
      const counterNoticesV3 = answers(samplePage([sampleCaseSummary()]));
      const stage = await openHistory({ noticedArticles, counterNoticesV3 });
      const { host, button } = stage;
      press(button('Filtrar y ordenar'));
      const drawer = await waitForElement(document, '[role=dialog]');
      const group = [...drawer.querySelectorAll('[role=group], [role=radiogroup]')].find(
        (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent === legend,
      );
      press(group?.querySelectorAll('input')[1] as Element);
      press(button('Aplicar'));
      await followLastAddress(stage);
      const asked = noticedArticles.asked.at(-1) as InputOf<'noticedArticles'>;
      expect([asked, await toWire('noticedArticles', asked)]).toEqual(Array(2).fill({ size: 10, from: 0, ...sent }));
      expect(chipTextsOf(host)).toEqual(chips);

      const pending = [...host.querySelectorAll('[role=group] label')].find(
        (label) => label.textContent === 'Espera tu respuesta',
      );
      press(host.querySelector(`[id="${pending?.getAttribute('for')}"]`) as Element);
      await followLastAddress(stage);
      expect(counterNoticesV3.asked).toEqual([
        { size: 10, from: 0, sort: 'due_date', order: 'asc', status: ['PENDING'] },
      ]);
      expect(chipTextsOf(host)).toEqual([]);
      expect(host.textContent, 'what awaits an answer has one status').not.toContain('Publicación finalizada');
    },
  );

  /** Milliseconds after which a drawer that was applied is gone. */
  const drawerGone = 400;

  /** Opens the drawer, presses these boxes of a group by what they say, and applies what is chosen then. */
  async function choose(stage: Awaited<ReturnType<typeof openHistory>>, legend: string, names: readonly string[]) {
    press(stage.button('Filtrar y ordenar'));
    await waitForElement(document, '[role=dialog]');
    const boxes = () => {
      const groups = [...document.querySelectorAll('[role=dialog] :is([role=group], [role=radiogroup])')];
      const group = groups.find(
        (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent === legend,
      );
      return [...(group?.querySelectorAll('input') ?? [])].map((input) => ({
        input,
        name: [...(input.labels ?? [])].map(({ textContent }) => textContent).join(''),
      }));
    };
    const ticked = () => boxes().flatMap(({ input, name }) => (input.checked ? [name] : []));
    const before = ticked();
    for (const name of names) press(boxes().find((box) => box.name === name)?.input as Element);
    const after = ticked();
    press(stage.button('Aplicar'));
    act(() => stage.clock.increment(drawerGone));
    await followLastAddress(stage);
    return { before, after };
  }

  test('HIS-05 the order goes to the oldest, stays when something else is chosen, and goes back to the most recent', async () => {
    const noticedArticles = answers(samplePage([sampleReport()]));
    const stage = await openHistory({ noticedArticles });
    const asked = () => toWire('noticedArticles', noticedArticles.asked.at(-1) as InputOf<'noticedArticles'>);
    expect((await choose(stage, 'Orden', ['Más antiguas'])).before).toEqual(['Más recientes']);
    expect(await asked()).toEqual({ size: 10, from: 0, sort: 'oldest' });
    await choose(stage, 'Países', ['Argentina']);
    expect(await asked()).toEqual({ size: 10, from: 0, sort: 'oldest', sites: ['MLA'] });
    expect((await choose(stage, 'Orden', ['Más recientes'])).before).toEqual(['Más antiguas']);
    expect(await asked()).toEqual({ size: 10, from: 0, sites: ['MLA'] });
  });

  test.each([
    ['HIS-06', 'Motivos de marca', 'Producto falsificado', 'reasons', ['PPPI1', 'PPPI2'], ['PPPI2']],
    ['HIS-06', 'Derechos de autor y otros motivos', 'Software', 'reasons', ['PPPI3', 'PPPI9'], ['PPPI9']],
    ['HIS-07', 'Países', 'Argentina', 'sites', siteIds, siteIds.filter((site) => site !== 'MLA')],
  ])(
    '%s all of %s are chosen at once, one is taken out, and all are taken out at once',
    async (_, legend, one, field, all, others) => {
      const noticedArticles = answers(samplePage([sampleReport()]));
      const stage = await openHistory({ noticedArticles });
      const asked = () => [...((noticedArticles.asked.at(-1) as Record<string, string[]>)[field] ?? [])].toSorted();
      expect((await choose(stage, legend, ['Todos'])).after).toHaveLength(all.length + 1);
      expect(asked()).toEqual([...all].toSorted());
      expect((await choose(stage, legend, [one])).after).toHaveLength(others.length);
      expect(asked()).toEqual([...others].toSorted());
      await choose(stage, legend, ['Todos']);
      expect((await choose(stage, legend, ['Todos'])).after).toEqual([]);
      expect(asked()).toEqual([]);
    },
  );

  test('HIS-05 what awaits an answer is ordered by due date or creation date, and nothing else is offered', async () => {
    const counterNoticesV3 = answers(samplePage([sampleCaseSummary()]));
    const stage = await openHistory({ counterNoticesV3 }, { search: { status: 'PENDING' } });
    press(stage.button('Filtrar y ordenar'));
    const drawer = await waitForElement(document, '[role=dialog]');
    expect(legends(drawer)).toEqual(['Orden']);
    press(drawer.querySelectorAll('input[type=radio]')[1] as Element);
    press(stage.button('Aplicar'));
    await followLastAddress(stage);
    expect(counterNoticesV3.asked.at(-1)).toMatchObject({ sort: 'date_created', order: 'desc' });
    expect(chipTextsOf(stage.host)).toEqual(['Creación más reciente']);
  });

  test('CAS-03 CAS-06 what awaits an answer is narrowed to a listing by its id, and chosen by its status', async () => {
    const counterNoticesV3 = answers(samplePage([sampleCaseSummary()]));
    const stage = await openHistory({ counterNoticesV3, ...sent() });
    const pending = [...stage.host.querySelectorAll('[role=group] label')].find(
      (label) => label.textContent === 'Espera tu respuesta',
    );
    press(getElement(stage.host, `[id="${pending?.getAttribute('for') ?? ''}"]`));
    await followLastAddress(stage);
    const [asked] = counterNoticesV3.asked as InputOf<'counterNoticesV3'>[];
    expect([asked, await toWire('counterNoticesV3', asked!)]).toMatchObject(Array(2).fill({ status: ['PENDING'] }));
    fillField(getElement(stage.host, 'form input'), 'MLA-1000000001');
    act(() => getElement<HTMLFormElement>(stage.host, 'form').requestSubmit());
    await followLastAddress(stage);
    expect(counterNoticesV3.asked.at(-1)).toMatchObject({ status: ['PENDING'], itemId: 'MLA1000000001' });
    fillField(getElement(stage.host, 'form input'), 'mlb 1000000002');
    act(() => getElement<HTMLFormElement>(stage.host, 'form').requestSubmit());
    await followLastAddress(stage);
    expect(counterNoticesV3.asked.at(-1)).toMatchObject({ status: ['PENDING'], itemId: 'MLB1000000002' });
    expect(chipTextsOf(stage.host)).toHaveLength(1);
  });

  test('CAS-05 what awaits an answer is narrowed to the nickname that is typed, and then to another', async () => {
    const counterNoticesV3 = answers(samplePage([sampleCaseSummary()]));
    const stage = await openHistory({ counterNoticesV3 }, { search: { status: 'PENDING' } });
    for (const nickname of ['TIENDA SUR', 'ANDES']) {
      fillField(getElement(stage.host, 'form [data-path=seller]'), ` ${nickname} `);
      act(() => getElement<HTMLFormElement>(stage.host, 'form').requestSubmit());
      await followLastAddress(stage);
      expect(counterNoticesV3.asked.at(-1)).toMatchObject({ status: ['PENDING'], nickname });
      expect(chipTextsOf(stage.host)).toEqual([nickname]);
    }
  });

  test('CAS-04 CAS-05 a due date takes the place of a seller, in the question, the chips and the fields', async () => {
    const counterNoticesV3 = answers(samplePage([sampleCaseSummary()]));
    const pendingCounterNoticeList = answers(samplePage([sampleCaseSummary()]));
    const stage = await openHistory(
      { counterNoticesV3, pendingCounterNoticeList },
      { search: { status: 'PENDING', seller: 'TIENDA' } },
    );
    const { host } = stage;
    const fields = () =>
      ['item', 'seller', 'due'].map((name) => getElement<HTMLInputElement>(host, `form [data-path=${name}]`).value);
    expect([counterNoticesV3.asked.at(-1), chipTextsOf(host), fields()]).toEqual([
      expect.objectContaining({ nickname: 'TIENDA' }),
      ['TIENDA'],
      ['', 'TIENDA', ''],
    ]);
    fillField(getElement(host, 'form [data-path=seller]'), 'https://articulo.example/MLA-1059656318-bolso-_JM');
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    expect(host.textContent).toContain('Eso es la publicación MLA1059656318, y aquí va un texto.');
    fillField(getElement(host, 'form [data-path=seller]'), 'TIENDA');
    type(getElement(host, 'form [data-path=due]'), '25/11/2026');
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    await followLastAddress(stage);
    expect(pendingCounterNoticeList.asked.filter((asked) => 'dueDate' in (asked as object))).toEqual([
      { size: 10, from: 0, sort: 'due_date', order: 'asc', dueDate: '2026-11-25' },
    ]);
    expect([chipTextsOf(host), fields()]).toEqual([['Vence hasta el 25/11/2026'], ['', '', '25/11/2026']]);
    expect(stage.receivedBy('notices')).toMatchObject([{ notice: { code: 'history.dueOrSeller' } }]);
  });

  test('days of reporting narrow the list, stand as chips, and are told at their field the wrong way round', async () => {
    const noticedArticles = answers(samplePage([sampleReport()]));
    const stage = await openHistory({ noticedArticles });
    const { host, text } = stage;
    const [from, to] = ['from', 'to'].map((name) => getElement(host, `form [data-path=${name}]`));
    const seek = () => act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    fillField(from as Element, '20/11/2026');
    fillField(to as Element, '01/11/2026');
    seek();
    expect([text().includes('La fecha desde es posterior a la fecha hasta.'), document.activeElement]).toEqual([
      true,
      from,
    ]);
    expect(stage.receivedBy('screens')).toEqual([]);
    fillField(to as Element, '21/11/2026');
    seek();
    await followLastAddress(stage);
    expect(noticedArticles.asked.at(-1)).toEqual({
      size: 10,
      from: 0,
      dateFrom: '2026-11-20',
      dateTo: '2026-11-21',
    });
    expect(chipTextsOf(host)).toEqual(['Denunciada desde el 20/11/2026', 'Denunciada hasta el 21/11/2026']);
  });

  test('what was sought is there, and the focus still in its field', async () => {
    const stage = await openHistory(sent());
    const field = getElement<HTMLInputElement>(stage.host, 'form input');
    act(() => field.focus());
    fillField(field, 'MLA1000000001');
    act(() => getElement<HTMLFormElement>(stage.host, 'form').requestSubmit());
    await followLastAddress(stage);
    expect(chipTextsOf(stage.host)).toHaveLength(1);
    expect([document.activeElement, getElement(stage.host, 'form input')]).toEqual([field, field]);
  });

  test('an id of the wrong shape is told at its field and seeks nothing', async () => {
    const { host, receivedBy, text } = await openHistory(sent());
    const field = getElement<HTMLInputElement>(host, 'form input');
    fillField(field, 'MLA12');
    act(() => getElement<HTMLFormElement>(host, 'form').requestSubmit());
    expect(text()).toContain('Escribe un ID completo');
    expect(receivedBy('screens')).toEqual([]);
  });

  test('a link seeks the listing that it names, and one of a page, of several or of none says so and seeks nothing', async () => {
    const stage = await openHistory(sent());
    const seek = (text: string) => {
      fillField(getElement(stage.host, 'form input'), text);
      act(() => getElement<HTMLFormElement>(stage.host, 'form').requestSubmit());
    };
    const page = 'https://www.mercadolibre.com.ar/bolso/p/MLA1059654810';
    for (const [text, sentence] of [
      [page, 'Eso es la página de un producto, no una publicación.'],
      ['MLA1059654810, MLA1059656318', 'Ahí hay 2 publicaciones'],
      ['https://www.mercadolibre.com.ar/ofertas', 'Ese enlace no es de una publicación'],
    ] as const) {
      seek(text);
      expect(stage.text()).toContain(sentence);
    }
    expect(stage.receivedBy('screens')).toEqual([]);
    seek(`Bolso ${page}?pdp_filters=item_id%3AMLA1059656318`);
    await followLastAddress(stage);
    expect(chipTextsOf(stage.host).join()).toContain('MLA1059656318');
  });
});
