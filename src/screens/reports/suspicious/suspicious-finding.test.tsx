import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../../contracts/shapes';
import { goTo, type GoEvent } from '../../../../machines/domain/navigation-events';
import { noSuspiciousFilters, type SuspiciousFilters } from '../../../../machines/domain/suspicious-filters';
import { searchAt } from '../../../../machines/simulator/sample-addresses';
import { answers } from '../../../../machines/simulator/answers';
import { reportedListing, sampleReported } from '../../../../machines/simulator/sample-listing';
import { pageOfReported } from '../../../../machines/reports/suspicious/suspicious.samples';
import { act } from '../../../../tests/act';
import { waitForElement, getElement, press, fillField, waitUntil } from '../../../../tests/render-node';
import { closedReported, firstReported, openSuspicious, type Opening } from './suspicious.fixture';

const cap = reportedListing({
  id: 'MLB1000000003',
  title: 'Gorra Andes',
  seller: { id: '77002', nickname: 'NORTE', watched: false, trusted: false },
  reported: sampleReported({ code: 'PPPI3' }),
  pictures: [],
});
const three = [firstReported, closedReported, cap];

async function open(opening: Opening = {}) {
  const reportedArticles = answers(pageOfReported(opening.listings ?? three));
  const stage = await openSuspicious({ listings: three, ports: { reportedArticles }, ...opening });
  const { actor, receivedBy, host, settle } = stage;
  /** The address that was asked for last comes about. */
  const follow = async () => {
    const { target } = receivedBy('screens').at(-1) as GoEvent;
    act(() =>
      actor.send({
        type: 'search.change',
        search: { ...noSuspiciousFilters, ...(target.search as Partial<SuspiciousFilters>) },
      }),
    );
    await act(settle);
  };
  const chips = () =>
    [...host.querySelectorAll('ul[aria-label] button[aria-label]')].map((chip) => chip.textContent?.trim());
  const group = (drawer: Element, legend: string) =>
    [...drawer.querySelectorAll('[role=group], [role=radiogroup]')].find(
      (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent === legend,
    );
  return { ...stage, reportedArticles, follow, chips, group };
}
const title = ({ title: text }: Listing) => text;

describe('finding listings in the suspicious list', () => {
  test.each([
    ['the reason', 'Motivos de marca', { filters: { reasons: ['PPPI1'] } }, ['Producto falsificado']],
    ['the country', 'Países', { filters: { sites: ['MLA'] } }, ['Argentina']],
    ['the status', 'Estado de la publicación', { filters: { status: ['active'] } }, ['Activa']],
    [
      'two statuses',
      'Estado de la publicación',
      { filters: { status: ['active', 'closed'] } },
      ['Activa', 'Finalizada'],
    ],
  ])(
    'SUS-02 the table is filtered by %s from its first page on, each with its chip, and the chip takes it away',
    async (_, legend, sent, chips) => {
      const stage = await open({ query: { page: '2' } });
      press(stage.button('Filtrar y ordenar'));
      const drawer = await waitForElement(document, '[role=dialog]');
      const boxes = [...(stage.group(drawer, legend)?.querySelectorAll('input') ?? [])];
      boxes.slice(1, chips.length + 1).forEach((box) => press(box));
      press(stage.button('Aplicar'));
      await stage.follow();
      expect(stage.reportedArticles.asked).toEqual([
        { size: 50, from: 50 },
        { size: 50, from: 0, ...sent },
      ]);
      expect(stage.chips()).toEqual(chips);
      for (const _chip of chips) {
        press(getElement(stage.host, 'ul[aria-label="Filtros aplicados"] button'));
        await stage.follow();
      }
      expect([stage.reportedArticles.asked.at(-1), stage.chips()]).toEqual([{ size: 50, from: 0 }, []]);
    },
  );

  test('SUS-02 the table is searched by title or id, and narrowed to the seller of a row', async () => {
    const stage = await open();
    fillField(getElement(stage.host, 'form[role=search] input'), ' Andes ');
    press(getElement(stage.host, 'form[role=search] button[type=submit]'));
    await stage.follow();
    press(
      [...stage.row(0).querySelectorAll('button')].find(
        (one) => one.textContent === 'Ver solo este vendedor',
      ) as Element,
    );
    await stage.follow();
    expect(stage.reportedArticles.asked.at(-1)).toEqual({
      size: 50,
      from: 0,
      filters: { text: 'Andes', sellerId: '77001' },
    });
    expect(stage.chips()).toEqual(['“Andes”', 'Vendedor: OFERTAS_DEL_SUR']);
  });

  test.each([
    ['oldest', 1, { sort: 'oldest' }],
    ['most recent', 0, {}],
  ] as const)('SUS-27 the filter and order modal orders by %s', async (_, at, sent) => {
    const stage = await open({ query: at === 0 ? { sort: 'oldest' } : {} });
    press(stage.button('Filtrar y ordenar'));
    const drawer = await waitForElement(document, '[role=dialog]');
    const order = stage.group(drawer, 'Orden');
    expect([...(order?.querySelectorAll('label') ?? [])].map((label) => label.textContent)).toEqual([
      'Más recientes',
      'Más antiguas',
    ]);
    press(order?.querySelectorAll('input')[at] as Element);
    press(stage.button('Aplicar'));
    await stage.follow();
    expect(stage.reportedArticles.asked.at(-1)).toEqual({ size: 50, from: 0, ...sent });
  });

  test('nothing that matches says so and takes the filters away again', async () => {
    const stage = await open({ listings: [], query: { sites: 'MLB', group: 'seller' } });
    expect(stage.text()).toContain('Nada con estos filtros');
    press(stage.button('Quitar filtros'));
    expect(stage.receivedBy('screens')).toEqual([goTo({ to: 'suspicious', search: { group: 'seller' } })]);
  });

  test('a part of the list is counted as what was found, and not told to every screen as all', async () => {
    const { receivedBy, host, button } = await open({ query: { sites: 'MLA' }, listings: [firstReported] });
    expect(getElement(host, 'h1').textContent).toContain('1');
    expect(button('Enviar las 1 encontradas')).toBeDefined();
    expect(receivedBy('profile')).toEqual([]);
  });

  test.each([
    ['seller', ['OFERTAS_DEL_SUR2 publicaciones', 'NORTE1 publicación']],
    ['country', ['Argentina2 publicaciones', 'Brasil1 publicación']],
    ['reason', ['Producto falsificado2 publicaciones', 'Software1 publicación']],
  ])('rows stand together by %s, the most first, and a group is chosen with its box', async (by, heads) => {
    const stage = await open();
    fillField(getElement(stage.host, 'select'), by);
    await stage.follow();
    const found = [...stage.host.querySelectorAll('tbody th')];
    expect(found.map((head) => head.textContent)).toEqual(heads);
    press(stage.host.querySelectorAll('tbody tr')[3]?.querySelector('input') as Element);
    expect(getElement(stage.host, '[role=toolbar]').textContent).toContain('1 elegida');
    expect([...stage.host.querySelectorAll('tbody tr')].at(-1)?.textContent).toContain(title(cap));
    expect(stage.reportedArticles.asked).toHaveLength(1);
  });

  test('a row warns of what has ended, is protected from its report until a day, and has no photos', async () => {
    const bare = reportedListing({ id: 'MLA1000000004', pictures: [] });
    const four = [...three, bare];
    const { row } = await open({
      listings: four,
      ports: {
        reportedArticles: answers(pageOfReported(four)),
        blindages: answers([
          { id: 'b1', item: firstReported.id, reason: 'PPPI1', dueDate: '2026-12-01' },
          { id: 'b2', item: cap.id, reason: 'PPPI1', dueDate: '2026-12-01' },
          { id: 'b3', item: bare.id, reason: 'PPPI1', dueDate: '2026-12-02' },
        ]),
      },
    });
    const warnings = four.map((_, at) => [...row(at).querySelectorAll('li')].map((each) => each.textContent));
    expect(warnings).toEqual([
      ['Protegida hasta el 01/12/2026'],
      ['Finalizada'],
      ['No tiene fotos'],
      ['Protegida hasta el 02/12/2026', 'No tiene fotos'],
    ]);
    expect(row(2).textContent).toContain('sin fotos');
  });
});

describe('seeking a text in the list', () => {
  const field = (host: Element) => getElement(host, 'form[role=search] input') as HTMLInputElement;
  const submit = (host: Element) =>
    act(
      () =>
        void getElement(host, 'form[role=search]').dispatchEvent(
          new Event('submit', { bubbles: true, cancelable: true }),
        ),
    );
  const address = (stage: Awaited<ReturnType<typeof open>>, text: string) =>
    act(() => stage.actor.send(searchAt('suspicious', { text })));

  test('the focus stays in the field, and the way back brings the former text', async () => {
    const stage = await open();
    const input = field(stage.host);
    act(() => input.focus());
    fillField(input, 'Andes');
    submit(stage.host);
    address(stage, 'Andes');
    expect([document.activeElement, field(stage.host)]).toEqual([input, input]);
    address(stage, 'Bolso');
    expect(field(stage.host).value).toBe('Bolso');
  });

  test('a link, however long, and an id seek their listing; the link of a page says so and seeks nothing', async () => {
    const stage = await open();
    const seek = (text: string) => {
      fillField(field(stage.host), text);
      submit(stage.host);
    };
    const page = `https://www.mercadolibre.com.ar/${'bolso-'.repeat(20)}x/p/MLA1059654810`;
    seek(page);
    expect([stage.text().includes('Eso es la página de un producto'), stage.receivedBy('screens')]).toEqual([true, []]);
    seek(`${page}#a%26wid%3DMLA1059656318`);
    seek('mla-1059656318');
    const found = { type: 'go', target: { to: 'suspicious', search: { text: 'MLA1059656318' } } };
    expect(stage.receivedBy('screens')).toMatchObject([found, found]);
  });

  test('one that is too long stays as it was pasted, says how long it may be, and seeks nothing', async () => {
    const stage = await open();
    fillField(field(stage.host), 'x'.repeat(150));
    submit(stage.host);
    expect(field(stage.host).value).toHaveLength(150);
    expect(stage.text()).toContain('Escribiste 150 caracteres: el máximo es 100.');
    expect([document.activeElement, stage.receivedBy('screens')]).toEqual([field(stage.host), []]);
  });
});

describe('choosing several listings', () => {
  const boxes = (host: Element) => [...host.querySelectorAll('tbody input[type=checkbox]')];
  const shift = (box: Element) =>
    act(() => {
      box.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
    });

  test('with Shift all from the last one on are chosen, in the order in which they stand', async () => {
    const { host } = await open();
    press(boxes(host)[2] as Element);
    shift(boxes(host)[0] as Element);
    expect(getElement(host, '[role=toolbar]').textContent).toContain('3 elegidas');
  });

  test('with Shift a range is what stands between on the screen, also where rows are put together', async () => {
    const marked = (id: string, code: string) => {
      const row = reportedListing({ id });
      return { ...row, reported: row.reported && { ...row.reported, code } };
    };
    const rows = [
      marked('MLA1000000001', 'PPPI1'),
      marked('MLA1000000002', 'PPPI3'),
      marked('MLA1000000003', 'PPPI1'),
      marked('MLA1000000004', 'PPPI3'),
    ];
    const stage = await open({ listings: rows, query: { group: 'reason' } });
    const [, , second] = boxes(stage.host);
    press(boxes(stage.host)[1] as Element);
    shift(second as Element);
    expect(stage.actor.getSnapshot().context.list.chosen).toEqual(['MLA1000000001', 'MLA1000000003']);
  });

  test('all of the list are chosen, whichever page they are on', async () => {
    const rest = reportedListing({ id: 'MLA1000000077' });
    const reportedArticles = answers(({ from }: { from: number }) =>
      from === 0 ? pageOfReported(three, 4) : pageOfReported([rest], 4),
    );
    const stage = await open({ ports: { reportedArticles, articlesByIds: answers([rest]) }, listings: three });
    press(getElement(stage.host, 'thead input'));
    press(stage.button('Elegir las 4'));
    await act(stage.settle);
    const all = [...three, rest].map(({ id }) => id);
    expect(stage.actor.getSnapshot().context.list.chosen).toEqual(all);
    expect(stage.text()).toContain('4 elegidas');
    expect(stage.receivedBy('listings').at(-1), 'what was read is known').toMatchObject({ listings: [...three, rest] });
    expect(stage.text(), 'nothing is left to choose').not.toContain('Elegir las 4');
    press(stage.button('Enviar 3 denuncias'));
    // The one of the other page is asked about first.
    await waitUntil(
      () => document.querySelector('[role=dialog]')?.textContent?.includes('Enviar 3 denuncias') === true,
    );
  });

  test('SUS-29 those that were selected on another page are reported with them', async () => {
    const second = reportedListing({ id: 'MLA1000000009' });
    const reportedArticles = answers(({ from }: { from: number }) =>
      pageOfReported([from === 0 ? firstReported : second], 51),
    );
    const stage = await open({ listings: [firstReported, second], ports: { reportedArticles } });
    press(getElement(stage.row(0), 'input[type=checkbox]'));
    press(getElement(stage.host, 'button[aria-label="Página siguiente"]'));
    await stage.follow();
    press(getElement(stage.row(0), 'input[type=checkbox]'));
    press(stage.button('Cambiar motivo y comentario'));
    expect((await waitForElement(document, '[role=dialog]')).textContent).toContain('2 publicaciones');
  });
});
