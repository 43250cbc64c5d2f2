import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { caseStatuses } from '../../../../contracts/vocabulary/case-statuses';
import type { HistoryReport } from '../../../../contracts/shapes';
import { go } from '../../../../machines/domain/go';
import { sampleCaseSummary, samplePage, sampleReport } from '../../../../machines/history/history/history.samples';
import { answers, refuses } from '../../../../machines/rehearsal/answers';
import { appears, one, press, write } from '../../../../tests/rendered';
import { chipsOf, follow, open } from './history.fixture';

const sent = (more: Partial<HistoryReport> = {}) => ({
  noticedArticles: answers(samplePage([sampleReport(more)], 31)),
});

describe('the report history on the screen', () => {
  test('HIS-01 HIS-03 HIS-37 rows with a status pill, how many there are, and that they are refreshed once a day', async () => {
    const { host, text } = await open(sent());
    expect(one(host, 'h1').textContent).toContain('31');
    expect(one(host, 'tbody').textContent).toContain('Zapatillas Andes');
    expect(one(host, 'tbody [data-state]').textContent).toBe('En moderación');
    expect(text()).toContain('se actualizan una vez por día');
  });

  test('HIS-04 the six status groups are boxes, and ticking one asks for its address', async () => {
    const { host, heardBy } = await open(sent());
    const group = one(host, '[role=group]');
    expect([...group.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Publicación finalizada',
      'En proceso',
      'Pendiente',
      'Rechazada',
      'Descartada',
      'Retirada',
    ]);
    press([...group.querySelectorAll('input')][2] as Element);
    expect(heardBy('screens')).toEqual([go({ to: 'history', search: { status: ['PENDING'] } })]);
  });

  test.each(caseStatuses)('HIS-31 CONST-15 a row in %s has its words and what they mean', async (status) => {
    const { host } = await open(sent({ status }));
    const pill = one(host, 'tbody button[data-state]');
    expect(pill.textContent).not.toContain(status);
    expect(one(host, `[id="${pill.getAttribute('aria-describedby') ?? ''}"]`).textContent?.trim()).toMatch(/\w{6}/);
  });

  const said = async (status: string) => {
    const { host } = await open(sent({ status }));
    const pill = one(host, 'tbody button[data-state]');
    const hint = one(host, `[id="${pill.getAttribute('aria-describedby') ?? ''}"]`).textContent;
    return `${pill.textContent}: ${hint}`;
  };

  test('HIS-17 HIS-18 HIS-21 HIS-22 HIS-23 the older names say who is waited for, who did not answer, and what was retracted', async () => {
    expect(await said('waiting')).toMatch(/esperamos su respuesta/);
    expect(await said('pending')).toMatch(/Espera tu respuesta.*El vendedor respondió/);
    expect(await said('not_presented')).toMatch(/El vendedor no respondió/);
    expect(await said('not_respond')).toMatch(/Vencida sin tu respuesta.*No respondiste/);
    expect(await said('rollback')).toMatch(/Denuncia retirada/);
  });

  test('HIS-24 and the other older names have their words', async () => {
    const names = {
      discard_due_restriction: 'Descartada por restricción',
      pending_moderation: 'En moderación',
      rejected: 'Denuncia rechazada',
      acuerdo_closed: 'Finalizada por acuerdo',
      duplicated_denounce: 'Denuncia duplicada',
      discarded: 'Denuncia descartada',
      rejected_modified: 'Descartada: publicación editada',
      revision: 'En revisión',
    };
    for (const [name, words] of Object.entries(names)) expect(await said(name)).toContain(words);
  });

  test('HIS-42 the page of the address is asked for, and another one goes into it', async () => {
    const ports = sent();
    const { host, heardBy } = await open(ports, { search: { page: '2' } });
    expect(ports.noticedArticles.asked).toEqual([{ size: 10, from: 10 }]);
    press(one(host, 'button[aria-label="Página siguiente"]'));
    expect(heardBy('screens')).toEqual([go({ to: 'history', search: { page: 3 } })]);
  });

  test('HIS-32 HIS-33 an unknown status is shown raw, a missing one as no data', async () => {
    expect((await open(sent({ status: 'FOO_BAR' }))).text()).toContain('FOO_BAR');
    expect((await open(sent({ status: null }))).text()).toContain('Sin datos');
  });

  test('CAS-02 CAS-07 HIS-34 what awaits an answer shows its due date, the time left and the way to the answer', async () => {
    const { host, text } = await open(
      { counterNoticesV3: answers(samplePage([sampleCaseSummary()])) },
      { search: { status: 'PENDING' } },
    );
    expect(text()).toContain('Esperan tu respuesta');
    expect(one(host, 'tbody').textContent).toContain('22/11/2026');
    expect(one(host, 'tbody [data-state]').textContent).toMatch(/2 días/);
    const answer = one(host, 'tbody a[aria-label^="Abrir el caso"]');
    expect([answer.textContent, answer.getAttribute('href')]).toEqual([
      'Responder',
      '/case_management/10000002?site=MLA',
    ]);
  });

  test('HIS-40 the case of a report is a link with its site, so that it opens in another tab too', async () => {
    const { host } = await open(sent({ status: 'APPROVED' }));
    const link = one(host, 'tbody a[aria-label^="Abrir el caso"]');
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Ver caso', '/case_management/10000001?site=MLA']);
  });

  test('SES-31 enrolled people see their reports and no way to a case', async () => {
    const { host } = await open(sent(), { enrolled: true });
    expect(host.querySelector('a[href^="/case_management"]')).toBeNull();
    expect(host.textContent).not.toContain('Ver caso');
  });

  test('HIS-06 HIS-07 HIS-08 the drawer orders, groups reasons in two with all, lists countries with all, cleans and applies', async () => {
    const { button, heardBy } = await open(sent());
    press(button('Filtrar y ordenar'));
    const drawer = await appears(document, '[role=dialog]');
    expect([...drawer.querySelectorAll('[id$=-label]')].map((legend) => legend.textContent)).toEqual([
      'Orden',
      'Motivos de marca',
      'Derechos de autor y otros motivos',
      'Países',
    ]);
    expect([...drawer.querySelectorAll('label')].filter((label) => label.textContent === 'Todos')).toHaveLength(3);
    press([...drawer.querySelectorAll('input[type=radio]')][1] as Element);
    press(button('Limpiar'));
    press([...drawer.querySelectorAll('[role=group]')][0]?.querySelectorAll('input')[1] as Element);
    press(button('Aplicar'));
    expect(heardBy('screens')).toEqual([go({ to: 'history', search: { reasons: ['PPPI1'] } })]);
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
      const stage = await open({ noticedArticles, counterNoticesV3 });
      const { host, button } = stage;
      press(button('Filtrar y ordenar'));
      const drawer = await appears(document, '[role=dialog]');
      const group = [...drawer.querySelectorAll('[role=group], [role=radiogroup]')].find(
        (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent === legend,
      );
      press(group?.querySelectorAll('input')[1] as Element);
      press(button('Aplicar'));
      await follow(stage);
      expect(noticedArticles.asked.at(-1)).toEqual({ size: 10, from: 0, ...sent });
      expect(chipsOf(host)).toEqual(chips);

      const pending = [...host.querySelectorAll('[role=group] label')].find(
        (label) => label.textContent === 'Pendiente',
      );
      press(host.querySelector(`[id="${pending?.getAttribute('for')}"]`) as Element);
      await follow(stage);
      expect(counterNoticesV3.asked).toEqual([
        { size: 10, from: 0, sort: 'due_date', order: 'asc', status: ['PENDING'] },
      ]);
      expect(chipsOf(host)).toEqual([]);
      press(host.querySelector(`[id="${pending?.getAttribute('for')}"]`) as Element);
      await follow(stage);
      expect(noticedArticles.asked.at(-1)).toEqual({ size: 10, from: 0, ...sent });
      expect(chipsOf(host)).toEqual(chips);
    },
  );

  test('HIS-05 what awaits an answer is ordered by due date or creation date, and nothing else is offered', async () => {
    const counterNoticesV3 = answers(samplePage([sampleCaseSummary()]));
    const stage = await open({ counterNoticesV3 }, { search: { status: 'PENDING' } });
    press(stage.button('Filtrar y ordenar'));
    const drawer = await appears(document, '[role=dialog]');
    expect(legends(drawer)).toEqual(['Orden']);
    press(drawer.querySelectorAll('input[type=radio]')[1] as Element);
    press(stage.button('Aplicar'));
    await follow(stage);
    expect(counterNoticesV3.asked.at(-1)).toMatchObject({ sort: 'date_created', order: 'desc' });
    expect(chipsOf(stage.host)).toEqual(['Creación más reciente']);
  });

  test('CAS-03 CAS-06 what awaits an answer is narrowed to a listing by its id, and chosen by its status', async () => {
    const counterNoticesV3 = answers(samplePage([sampleCaseSummary()]));
    const stage = await open({ counterNoticesV3, ...sent() });
    const pending = [...stage.host.querySelectorAll('[role=group] label')].find(
      (label) => label.textContent === 'Pendiente',
    );
    press(one(stage.host, `[id="${pending?.getAttribute('for') ?? ''}"]`));
    await follow(stage);
    expect(counterNoticesV3.asked).toMatchObject([{ status: ['PENDING'] }]);
    write(one(stage.host, 'form input'), 'MLA-1000000001');
    act(() => one<HTMLFormElement>(stage.host, 'form').requestSubmit());
    await follow(stage);
    expect(counterNoticesV3.asked.at(-1)).toMatchObject({ status: ['PENDING'], itemId: 'MLA1000000001' });
    expect(chipsOf(stage.host)).toHaveLength(1);
  });

  test('CAS-04 CAS-05 a due date takes the place of a seller, in the question, the chips and the fields', async () => {
    const counterNoticesV3 = answers(samplePage([sampleCaseSummary()]));
    const pendingCounterNoticeList = answers(samplePage([sampleCaseSummary()]));
    const stage = await open(
      { counterNoticesV3, pendingCounterNoticeList },
      { search: { status: 'PENDING', seller: 'TIENDA' } },
    );
    const { host } = stage;
    const fields = () =>
      ['item', 'seller', 'due'].map((name) => one<HTMLInputElement>(host, `form [data-path=${name}]`).value);
    expect([counterNoticesV3.asked.at(-1), chipsOf(host), fields()]).toEqual([
      expect.objectContaining({ nickname: 'TIENDA' }),
      ['TIENDA'],
      ['', 'TIENDA', ''],
    ]);
    write(one(host, 'form [data-path=seller]'), 'https://articulo.example/MLA-1059656318-bolso-_JM');
    act(() => one<HTMLFormElement>(host, 'form').requestSubmit());
    expect(host.textContent).toContain('Eso es la publicación MLA1059656318, y aquí va un texto.');
    write(one(host, 'form [data-path=seller]'), 'TIENDA');
    type(one(host, 'form [data-path=due]'), '25/11/2026');
    act(() => one<HTMLFormElement>(host, 'form').requestSubmit());
    await follow(stage);
    expect(pendingCounterNoticeList.asked.filter((asked) => 'dueDate' in (asked as object))).toEqual([
      { size: 10, from: 0, sort: 'due_date', order: 'asc', dueDate: '2026-11-25' },
    ]);
    expect([chipsOf(host), fields()]).toEqual([['Vence hasta el 25/11/2026'], ['', '', '25/11/2026']]);
    expect(stage.heardBy('notices')).toMatchObject([{ notice: { code: 'history.dueOrSeller' } }]);
  });

  test('days of reporting narrow the list, stand as chips, and are told at their field the wrong way round', async () => {
    const noticedArticles = answers(samplePage([sampleReport()]));
    const stage = await open({ noticedArticles });
    const { host, text } = stage;
    const [from, to] = ['from', 'to'].map((name) => one(host, `form [data-path=${name}]`));
    const seek = () => act(() => one<HTMLFormElement>(host, 'form').requestSubmit());
    write(from as Element, '20/11/2026');
    write(to as Element, '01/11/2026');
    seek();
    expect([text().includes('La fecha desde es posterior a la fecha hasta.'), document.activeElement]).toEqual([
      true,
      from,
    ]);
    expect(stage.heardBy('screens')).toEqual([]);
    write(to as Element, '21/11/2026');
    seek();
    await follow(stage);
    expect(noticedArticles.asked.at(-1)).toEqual({
      size: 10,
      from: 0,
      dateFrom: '2026-11-20',
      dateTo: '2026-11-21',
    });
    expect(chipsOf(host)).toEqual(['Denunciada desde el 20/11/2026', 'Denunciada hasta el 21/11/2026']);
  });

  test('each status has its number once the list stands', async () => {
    const noticedArticles = answers(samplePage([sampleReport()], 1234));
    const { host, clock, settle } = await open({ noticedArticles });
    const labels = () =>
      [...host.querySelectorAll('fieldset label, [role=group] label')].map((each) => each.textContent);
    expect(labels()).toContain('En proceso');
    await act(async () => {
      clock.increment(600);
      await settle(100);
    });
    expect(labels()).toContain('En proceso 1.234');
    expect(noticedArticles.asked).toHaveLength(7);
  });

  test('what was sought is there, and the focus still in its field', async () => {
    const stage = await open(sent());
    const field = one<HTMLInputElement>(stage.host, 'form input');
    act(() => field.focus());
    write(field, 'MLA1000000001');
    act(() => one<HTMLFormElement>(stage.host, 'form').requestSubmit());
    await follow(stage);
    expect(chipsOf(stage.host)).toHaveLength(1);
    expect([document.activeElement, one(stage.host, 'form input')]).toEqual([field, field]);
  });

  test('an id of the wrong shape is told at its field and seeks nothing', async () => {
    const { host, heardBy, text } = await open(sent());
    const field = one<HTMLInputElement>(host, 'form input');
    write(field, 'MLA12');
    act(() => one<HTMLFormElement>(host, 'form').requestSubmit());
    expect(text()).toContain('Escribe un ID completo');
    expect(heardBy('screens')).toEqual([]);
  });

  test('a link seeks the listing that it names, and one of a page, of several or of none says so and seeks nothing', async () => {
    const stage = await open(sent());
    const seek = (text: string) => {
      write(one(stage.host, 'form input'), text);
      act(() => one<HTMLFormElement>(stage.host, 'form').requestSubmit());
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
    expect(stage.heardBy('screens')).toEqual([]);
    seek(`Bolso ${page}?pdp_filters=item_id%3AMLA1059656318`);
    await follow(stage);
    expect(chipsOf(stage.host).join()).toContain('MLA1059656318');
  });

  test('nothing sent yet, nothing with these filters, and a failure each say what to do', async () => {
    expect((await open({ noticedArticles: answers(samplePage<HistoryReport>([])) })).text()).toContain(
      'Todavía no enviaste denuncias',
    );
    const none = await open({ noticedArticles: answers(samplePage<HistoryReport>([])) }, { search: { sites: 'MLB' } });
    press(none.button('Quitar los filtros'));
    expect(none.heardBy('screens')).toEqual([go({ to: 'history' })]);
    const failed = await open({ noticedArticles: refuses('SERVER_ERROR') });
    expect(failed.host.querySelector('[role=alert] button')).not.toBeNull();
  });
});
