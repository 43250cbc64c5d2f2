import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Case, HistoryReport } from '../../../../contracts/shapes';
import { goTo } from '../../../../machines/domain/navigation-events';
import { sampleCaseSummary, samplePage } from '../../../../machines/history/history/history.samples';
import { answers, answersInTurn, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleCase } from '../../../../machines/simulator/sample-case';
import { act } from '../../../../tests/act';
import { waitForElement, getElement, press, waitUntil, type TestLanguage } from '../../../../tests/render-node';
import { fromWire, wireCase, wirePaging } from '../../../../tests/wire';
import { openHistory } from './history.fixture';

const cases = ['10000002', '10000003', '10000004'].map((caseId, at) =>
  sampleCaseSummary({
    caseId,
    listing: { id: `MLA12345678${at}`, siteId: at === 1 ? 'MLB' : 'MLA', title: `Bolso Andes ${at}`, thumbnail: null },
    dueDate: `2026-11-2${at + 2}T12:00:00.000Z`,
  }),
);
const described = () =>
  answers<Case, { caseId: string; siteId: string }>(({ caseId, siteId }) =>
    sampleCase({
      caseId,
      siteId,
      sellerResponse: `Tengo factura de ${caseId}`,
      photosDenounced: [{ id: '1', src: 'https://pictures.example/1.jpg', status: 'removed' }],
      photosNew: [{ id: '2', src: 'https://pictures.example/2.jpg', status: 'new' }],
    }),
  );

async function open(
  ports: FakePorts = {},
  { lang = 'es', enrolled = false }: { lang?: TestLanguage; enrolled?: boolean } = {},
) {
  const caseDescription = described();
  const stage = await openHistory(
    { counterNoticesV3: answers(samplePage(cases)), caseDescription, ...ports },
    { search: { status: 'PENDING' }, lang, enrolled },
  );
  const pane = () => getElement(stage.host, 'section:has(h2)');
  return {
    ...stage,
    caseDescription,
    pane,
    titles: () => [...stage.host.querySelectorAll('section h2')].map(({ textContent }) => textContent),
    row: (at: number) => getElement<HTMLElement>(stage.host, `tbody tr[data-item="${cases[at]?.caseId}"]`),
    currents: () => [...stage.host.querySelectorAll('tr[aria-current]')].map((row) => row.getAttribute('data-item')),
    key: (key: string) =>
      act(
        () =>
          void (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          ),
      ),
    rest: () =>
      act(async () => {
        stage.clock.increment(150);
        await stage.settle();
      }),
  };
}

describe('the case beside what awaits an answer', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as never);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    ['es', 'Último día hábil: hoy.', 'Cae en fin de semana. ', 'Cae en feriado (Día de la Soberanía Nacional). '],
    ['en', 'Last working day: today.', 'Falls on a weekend. ', 'Falls on a holiday (Día de la Soberanía Nacional). '],
    ['pt', 'Último dia útil: hoje.', 'Cai em fim de semana. ', 'Cai em feriado (Día de la Soberanía Nacional). '],
  ] as const)(
    'a case that is due on a weekend or a holiday says which working day is the last: %s',
    async (lang, last, weekend, holiday) => {
      const { host, row, key } = await open({}, { lang });
      const beside = () => host.querySelector('section:has(h2)')?.textContent ?? '';
      await waitUntil(() => row(1).textContent.includes(last));
      expect([0, 1, 2].map((at) => row(at).textContent.includes(last))).toEqual([true, true, false]);
      act(() => row(0).focus());
      await waitUntil(() => beside().includes(weekend + last));
      key('j');
      await waitUntil(() => beside().includes(holiday + last));
      key('j');
      await waitUntil(() => beside().includes('Bolso Andes 2') && !beside().includes(last));
    },
  );

  test('tells what the seller says, its documents, the photos and the report, and leads to the case', async () => {
    const { host, pane, rest } = await open();
    await waitForElement(host, 'section h2');
    expect(pane().querySelector('blockquote'), 'nothing is asked while the cursor may pass by').toBeNull();
    await rest();
    const quote = await waitForElement(pane(), 'blockquote');
    expect([quote.textContent, quote.getAttribute('lang')]).toEqual(['Tengo factura de 10000002', 'es']);
    for (const told of [
      'Bolso Andes 0',
      'TIENDA SUR · Argentina',
      'Vence: dom 22/11, 12:00',
      'Documentos (1)factura.pdf',
      'Fotos denunciadasYa no está',
      'Fotos actualesNueva',
      'MotivoProducto falsificado',
      'ComentarioEs una copia',
    ])
      expect(pane().textContent).toContain(told);
    const ways = [...pane().querySelectorAll('a')].filter(({ textContent }) => textContent.startsWith('Responder'));
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([expect.stringContaining('/case_management/10000002')]);
    expect(pane().querySelectorAll('h2')).toHaveLength(1);
  });

  test('what a seller wrote in another language is translated where it is read, and the next case stands as it was written', async () => {
    const listing = { ...sampleCase().listing, id: 'MLB1234567890' };
    const caseDescription = answers<Case, { caseId: string; siteId: string }>(({ caseId, siteId }) =>
      siteId === 'MLB'
        ? sampleCase({ caseId, siteId, listing, sellerResponse: 'São originais' })
        : sampleCase({ caseId, siteId, sellerResponse: 'Tengo factura' }),
    );
    const translate = answers({ text: 'Son originales' });
    const { host, pane, key, rest } = await open({
      caseDescription,
      translate,
      noticedArticles: answers(samplePage<HistoryReport>([])),
    });
    await waitForElement(host, 'section h2');
    const says = () => {
      const quote = getElement(pane(), 'blockquote');
      return [quote.textContent, quote.lang, pane().querySelector('[role=switch]')?.textContent];
    };
    await rest();
    await waitForElement(pane(), 'blockquote');
    expect(says()).toEqual(['Tengo factura', 'es', undefined]);
    key('j');
    await rest();
    for (const time of [1, 2]) {
      await waitUntil(() => says()[0] === 'São originais');
      expect(says()).toEqual(['São originais', 'pt', 'Traducir']);
      press(getElement(pane(), '[role=switch]'));
      await waitUntil(() => says()[0] === 'Son originales');
      expect(says()).toEqual(['Son originales', 'es', 'Ver original']);
      expect(translate.asked).toEqual(Array(time).fill({ text: 'São originais', sourceLang: 'pt', targetLang: 'es' }));
      key('k');
      await rest();
      await waitUntil(() => says()[0] === 'Tengo factura');
      key('j');
    }
  });

  test.each([
    ['es', 'Caso elegido', 'Vence: dom 22/11, 12:00'],
    ['en', 'Selected case', 'Due: Sun 11/22, 12:00 PM'],
    ['pt', 'Caso selecionado', 'Vence: dom 22/11, 12:00'],
  ] as const)('is named and says until when it can be answered: %s', async (lang, name, due) => {
    const { host } = await open({}, { lang });
    const pane = await waitForElement(host, `section[aria-label="${name}"]`);
    await waitForElement(pane, 'h2');
    expect(pane.textContent).toContain(due);
  });

  test('follows J, K, the arrows and whatever row is pointed at, and asks only for those on which the cursor rests', async () => {
    const { host, titles, row, currents, key, rest, caseDescription } = await open();
    await waitForElement(host, 'section h2');
    key('j');
    expect([titles(), currents()]).toEqual([['Bolso Andes 1'], ['10000003']]);
    expect(document.activeElement).toBe(row(1));
    key('ArrowDown');
    key('k');
    await rest();
    expect(caseDescription.asked).toEqual([{ caseId: '10000003', siteId: 'MLB' }]);
    expect((await waitForElement(host, 'section blockquote')).lang, 'the seller speaks the language there').toBe('pt');
    act(() => row(2).focus());
    expect([titles(), currents()]).toEqual([['Bolso Andes 2'], ['10000004']]);
    await rest();
    key('k');
    await waitForElement(host, 'section blockquote');
    await rest();
    expect(caseDescription.asked, 'what was read stands').toHaveLength(2);
  });

  test('Enter opens the case of the row, and A goes through all of them', async () => {
    const { receivedBy, key } = await open();
    key('j');
    key('Enter');
    key('a');
    expect(receivedBy('screens')).toEqual([
      goTo({ to: 'case', params: { id: '10000003' }, search: { site: 'MLB' } }),
      goTo({ to: 'answering' }),
    ]);
  });

  test('a case that could not be had says so in its place, is asked for again, and the list goes on', async () => {
    const { host, pane, rest, key, titles } = await open({
      caseDescription: answersInTurn<Case>(
        { ok: false, failure: { code: 'SERVER_ERROR', operation: 'caseDescription' } },
        { ok: true, value: sampleCase() },
        { ok: true, value: sampleCase({ caseId: '10000003' }) },
      ),
    });
    await waitForElement(host, 'section h2');
    await rest();
    const told = await waitForElement(pane(), '[role=alert]');
    expect(pane().textContent).toContain('Producto falsificado');
    const retry = getElement<HTMLElement>(told, 'button');
    retry.focus();
    press(retry);
    await waitUntil(() => pane().querySelector('blockquote') !== null);
    expect(pane().querySelector('[role=alert]')).toBeNull();
    expect(pane().contains(document.activeElement)).toBe(true);
    key('j');
    expect(titles()).toEqual(['Bolso Andes 1']);
  });

  test('CAS-39 a row beside it still tells listing, status, due date, member, reason, seller, related elements, creation and last update', async () => {
    const wire = {
      ...wireCase,
      current_status: 'DOCUMENTATION_PRESENTED',
      due_date: '2026-11-20T17:00:00.000Z',
      date_created: '2026-11-17T12:00:00.000Z',
      last_updated: '2026-11-19T12:00:00.000Z',
    };
    const answer = { counterNoticesV3: { cases: [wire], paging: wirePaging(1) } };
    const { host } = await open({
      counterNoticesV3: answers(await fromWire('counterNoticesV3', answer, { size: 10, from: 0 })),
    });
    const row = getElement(host, 'tbody tr[aria-current]').textContent;
    for (const told of [
      'Zapatillas Andes Trail 42',
      'MLA1000000001',
      'Argentina',
      'Espera tu respuesta',
      'vie 20/11, 17:00',
      'Andes SA',
      'Producto falsificado',
      'OFERTAS_DEL_SUR',
      '3 elementos relacionados',
      'Creado el 17/11/2026',
      'Actualizado el 19/11/2026',
    ])
      expect(row).toContain(told);
  });

  test('the list that comes has the focus on the title of its first case, never on what leads to a decision', async () => {
    await open();
    expect(document.activeElement?.textContent).toBe('Bolso Andes 0');
  });

  test('enrolled people, who have no case to open, have none beside their list', async () => {
    const { host, currents, key, receivedBy } = await open({}, { enrolled: true });
    key('Enter');
    expect([host.querySelector('section:has(h2)'), currents(), receivedBy('screens')]).toEqual([null, [], []]);
  });
});

test('where there is no room beside the list no case is asked for, and no row is walked to', async () => {
  const { host, currents, rest, key, caseDescription } = await open();
  key('j');
  await rest();
  expect(host.querySelector('section:has(h2)')).toBeNull();
  expect([currents(), host.querySelectorAll('tr[data-item]').length, caseDescription.asked]).toEqual([[], 0, []]);
});
