import { describe, expect, test } from 'vitest';
import type { Seller } from '../../../contracts/shapes';
import { goTo } from '../../../machines/domain/navigation-events';
import { answers, answersInTurn, refuses, startWith, type FakePorts } from '../../../machines/simulator/answers';
import type { OutboxFacts } from '../../../machines/system-actors/outbox';
import { inputAt } from '../../../machines/simulator/sample-addresses';
import { sampleSearch } from '../../../machines/simulator/sample-search';
import { quietOutbox, sampleNow, sampleSystemActors } from '../../../machines/simulator/sample-system-actors';
import { sampleSeller } from '../../../machines/shared/seller-information/seller-information.samples';
import { trustedSellersMachine } from '../../../machines/sellers/trusted-sellers/trusted-sellers.machine';
import { watchedSellersMachine } from '../../../machines/sellers/watched-sellers/watched-sellers.machine';
import { pageOfRows } from '../../../machines/shared/list/list.samples';
import { act } from '../../../tests/act';
import { getButton, getElement, press, renderNode, fillField, waitUntil } from '../../../tests/render-node';
import { fromWire } from '../../../tests/wire';
import { ConsoleContext } from '../../seams/use-console';
import { TrustedSellersScreen, WatchedSellersScreen } from './sellers-screen';

const shown = {
  watchedSellers: { machine: watchedSellersMachine, Screen: WatchedSellersScreen, list: 'blackListSellers' },
  trustedSellers: { machine: trustedSellersMachine, Screen: TrustedSellersScreen, list: 'whiteListSellers' },
} as const;
type Kind = keyof typeof shown;
const kinds = Object.keys(shown) as Kind[];

async function open(kind: Kind, list: NonNullable<FakePorts['blackListSellers']>, query: Record<string, string> = {}) {
  const { machine, Screen } = shown[kind] as (typeof shown)['watchedSellers'];
  const stage = startWith(machine, {
    input: inputAt(kind, {}, query),
    systemActors: sampleSystemActors(),
    ports: { [shown[kind].list]: list },
    now: sampleNow,
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <Screen actor={stage.actor} />
    </ConsoleContext>,
  );
  const rowsOf = () => [...host.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
  return { ...stage, host, rowsOf, head: () => getElement(host, 'h1').textContent };
}
const five = Array.from({ length: 5 }, (_, at) => sampleSeller({ id: String(at + 1), nickname: `VENDE_${at + 1}` }));
const list = (...rows: Seller[]) => answers(pageOfRows(rows));
const named = (host: Element, label: string) => getElement<HTMLButtonElement>(host, `button[aria-label="${label}"]`);

describe.each(kinds)('%s', (kind) => {
  test('SEL-03 SEL-07 SEL-08 a row tells nickname, id, country, reputation, sales, reports received and counter-notices', async () => {
    const { host, rowsOf } = await open(
      kind,
      list(
        sampleSeller({ id: '77001', itemsSold: 1_340 }),
        ...['excellent', 'regular', 'bad', 'unknown', 'odd'].map((reputation, at) =>
          sampleSeller({ id: String(at), reputation }),
        ),
        sampleSeller({ id: '9', country: 'XX', itemsSold: null, reportsReceived: null, counterNoticesSent: null }),
      ),
    );
    const [first = '', ...others] = rowsOf();
    const none = { itemsSold: 0, reportsReceived: 0, counterNoticesSent: 0, counterNoticesAccepted: 0 };
    const [unknown] = (await open(kind, list(sampleSeller({ id: '8', ...none })))).rowsOf();
    expect(unknown).toMatch(/Buena00Enviadas: 0 · Aceptadas: 0/);
    for (const told of ['OFERTAS_DEL_SUR', '77001', 'Argentina', 'Buena', '1340', '12', 'Enviadas: 5 · Aceptadas: 2'])
      expect(first.replace('.', '')).toContain(told);
    expect(others.slice(0, 5).map((row) => /Excelente|Regular|Mala|Sin datos/.exec(row)?.[0])).toEqual([
      'Excelente',
      'Regular',
      'Mala',
      'Sin datos',
      'Sin datos',
    ]);
    expect(others[5]).toMatch(/XX.*–.*–.*Enviadas: –/);
    expect(host.querySelectorAll('button[aria-label^="Pasar a"]')).toHaveLength(6);
  });

  test('SHL-45 below the table the length of its page is chosen, in a sentence, also where one page holds all', async () => {
    const sellers = answers(pageOfRows(five, 21));
    const { host, receivedBy } = await open(kind, sellers, { page: '2', size: '20' });
    expect(sellers.asked).toEqual([{ size: 20, from: 20 }]);
    fillField(getElement(host, 'label:has(option[value="50"]) select'), '50');
    expect(receivedBy('screens')).toEqual([goTo({ to: kind, search: { size: 50 } })]);
    const short = await open(kind, list(...five), { size: '50' });
    expect(getElement(short.host, 'label:has(option[value="50"])').textContent).toBe('Mostrar 102050 filas por página');
    expect(getElement<HTMLSelectElement>(short.host, 'label:has(option[value="50"]) select').value).toBe('50');
  });

  test('SEL-02 SEL-04 a list that is longer than a page is turned, and counted in its head', async () => {
    const sellers = answers(pageOfRows(five, 21));
    const { host, receivedBy, head } = await open(kind, sellers, { page: '2' });
    expect(sellers.asked).toEqual([{ size: 10, from: 10 }]);
    expect(head()).toContain('21');
    press(named(host, 'Página siguiente'));
    expect(receivedBy('screens')).toEqual([goTo({ to: kind, search: { page: 3 } })]);
  });

  test.each([
    ['1', '21', false],
    ['3', '21', true],
  ])('SEL-04 page %s of the gateway’s list is counted by its total, and the last one ends it', async (...row) => {
    const [page, total, isLast] = row;
    const from = (Number(page) - 1) * 10;
    const name = shown[kind].list;
    const sellers = Array.from({ length: isLast ? 1 : 10 }, (_, at) => ({ id: String(from + at), nickname: null }));
    const wire = await fromWire(name, { [name]: { sellers, from, total: Number(total) } }, { size: 10, from });
    const { host, head, rowsOf } = await open(kind, answers(wire), { page });
    expect([rowsOf().length, head()]).toEqual([sellers.length, expect.stringContaining(total)]);
    expect(named(host, 'Página siguiente').disabled).toBe(isLast);
    expect(named(host, 'Página anterior').disabled).toBe(!isLast);
  });

  test('SEL-05 SEL-14 a row is deleted from its own button: it leaves a line, and the total is one less', async () => {
    const { host, rowsOf, head, receivedBy, settleWork } = await open(kind, list(...five));
    expect(head()).toContain('5');
    press(named(host, 'Quitar a VENDE_2 de la lista'));
    const sellerStatus = { watchedSellers: 'black', trustedSellers: 'white' }[kind];
    expect(receivedBy('outbox')).toMatchObject([
      { work: { command: { type: 'deleteSellerFromDB', input: { sellerId: '2', sellerStatus } } } },
    ]);
    expect(rowsOf()[1]).toBe('VENDE_2 ya no está en la lista');
    expect(head()).toContain('4');
    act(() => settleWork({ ok: true, value: { id: '2' } }));
    expect([rowsOf()[1], head()]).toEqual(['VENDE_2 ya no está en la lista', expect.stringContaining('4')]);
  });

  test('SEL-15 a deletion that failed puts the row back where it was', async () => {
    const { host, rowsOf, head, settleWork } = await open(kind, list(...five));
    press(named(host, 'Quitar a VENDE_2 de la lista'));
    act(() => settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } }));
    expect(rowsOf()[1]).toContain('Buena');
    expect(head()).toContain('5');
  });

  test('several are chosen, over pages too, and everything that they sell is one search', async () => {
    const stage = await open(kind, list(...five));
    const { host, receivedBy, settleWork } = stage;
    const tick = (label: string) => press(getElement(host, `input[aria-label="${label}"]`));
    const bar = () => host.querySelector('[role=toolbar]')?.textContent ?? null;
    expect(bar()).toBeNull();
    tick('Elegir a VENDE_2');
    tick('Elegir a VENDE_4');
    tick('Elegir a VENDE_5');
    press(named(host, 'Quitar a VENDE_5 de la lista'));
    expect(bar()).toContain('Buscar las publicaciones de 2 vendedores');
    const search = () => press(getButton(host, 'Buscar las publicaciones de 2 vendedores'));
    search();
    search();
    const works = receivedBy('outbox').flatMap((event) => ('work' in event ? [event.work] : []));
    expect(works.filter((work) => JSON.stringify(work).includes('createSellersLiveSearch'))).toMatchObject([
      { command: { input: { sellers: ['2', '4'] } } },
    ]);
    act(() => settleWork({ ok: false, failure: { code: 'SERVER_ERROR' } }));
    expect(bar(), 'what fails keeps what was chosen').toContain('2');
    search();
    act(() => settleWork({ ok: true, value: sampleSearch({ id: 'ls-9' }) }));
    expect([receivedBy('screens').at(-1), bar()]).toEqual([goTo({ to: 'results', params: { id: 'ls-9' } }), null]);
    press(getElement(host, 'thead input'));
    expect(bar()).toContain('4');
    press(getButton(host, 'Quitar selección'));
    expect(bar()).toBeNull();
  });

  test('a deletion that waits can be taken back from its line', async () => {
    const { host, setFacts, receivedBy } = await open(kind, list(...five));
    const input = { sellerId: '2', sellerStatus: 'black' as const };
    const work = { kind: 'command' as const, command: { type: 'deleteSellerFromDB' as const, input } };
    const job = { id: 'job-1', work, failure: null, elsewhere: false, phase: 'countdown' as const };
    act(() => setFacts('outbox', { ...quietOutbox, jobs: { 'job-1': { ...job, goesAt: sampleNow + 10_000 } } }));
    press(getButton(host, 'Deshacer'));
    expect(receivedBy('outbox')).toEqual([{ type: 'send.cancel', id: 'job-1' }]);
  });

  test('a deletion and a move that are still tried are said not to be confirmed yet, neither to have failed nor to be undone', async () => {
    const { rowsOf, setFacts } = await open(kind, list(...five));
    const delay = { reason: 'unanswered', failure: null, choices: ['mutation.retry', 'mutation.forget'] } as const;
    const job = { failure: null, elsewhere: false, goesAt: null, phase: 'unknown' as const, delay };
    const sellerStatus = kind === 'watchedSellers' ? ('black' as const) : ('white' as const);
    const move = kind === 'watchedSellers' ? ('whiteListSeller' as const) : ('blackListSeller' as const);
    const jobs = {
      deletion: { ...job, work: { type: 'deleteSellerFromDB' as const, input: { sellerId: '2', sellerStatus } } },
      move: { ...job, work: { type: move, input: { sellerId: '4', siteId: 'MLA' } } },
    };
    const queued = Object.entries(jobs).map(([id, { work: command, ...rest }]) => [
      id,
      { id, ...rest, work: { kind: 'command', command } },
    ]);
    act(() => setFacts('outbox', { ...quietOutbox, jobs: Object.fromEntries(queued) as OutboxFacts['jobs'] }));
    const late = () => [rowsOf()[1] ?? '', rowsOf()[3] ?? ''];
    await waitUntil(() => late().every((words) => words.includes('seguimos intentándolo')), 'both lines say why');
    expect(late()).toEqual([
      expect.stringMatching(/^Todavía sin confirmar que se quitó de la lista: VENDE_2/),
      expect.stringMatching(/^Todavía sin confirmar que cambió de lista: VENDE_4/),
    ]);
    expect(late().join(' ')).not.toContain('no pudimos');
  });

  test('SEL-06 everything of a seller is searched from its row, and the results open', async () => {
    const { host, receivedBy, settleWork } = await open(kind, list(...five));
    press(named(host, 'Buscar las publicaciones de VENDE_3'));
    expect(receivedBy('outbox')).toMatchObject([
      { work: { command: { type: 'createSellersLiveSearch', input: { sellers: ['3'] } } } },
    ]);
    expect(named(host, 'Buscar las publicaciones de VENDE_3').getAttribute('aria-disabled')).toBe('true');
    act(() => settleWork({ ok: true, value: sampleSearch({ id: 'ls-9' }) }));
    expect(receivedBy('screens')).toEqual([goTo({ to: 'results', params: { id: 'ls-9' } })]);
  });

  test('SEL-20 a row is marked with the other flag, and leaves for the other list', async () => {
    const { host, receivedBy, rowsOf } = await open(kind, list(...five));
    const [to, command] =
      kind === 'watchedSellers'
        ? (['confiables', 'whiteListSeller'] as const)
        : (['vigilados', 'blackListSeller'] as const);
    press(named(host, `Pasar a ${to}: VENDE_4`));
    expect(receivedBy('outbox')).toMatchObject([
      { work: { command: { type: command, input: { sellerId: '4', siteId: 'MLA' } } } },
    ]);
    expect(rowsOf()[3]).toBe(`VENDE_4 pasa a los vendedores ${to}`);
  });

  test('SEL-21 is narrowed by a part of the nickname and by a country, which a deletion keeps', async () => {
    const sellers = list(...five);
    const { host, receivedBy } = await open(kind, sellers, { nickname: 'vende', page: '3' });
    expect(sellers.asked[0]).toEqual({ size: 10, from: 20, filters: { nickname: 'vende' } });
    fillField(getElement(host, 'input'), 'https://articulo.example/MLA-1059656318-bolso-_JM');
    press(getElement(host, 'form button'));
    expect([getElement(host, 'form [role=alert]').textContent, receivedBy('screens')]).toEqual([
      'Eso es la publicación MLA1059656318, y aquí va un texto. Para abrirla usa “¿Qué buscas?”.',
      [],
    ]);
    fillField(getElement(host, 'input'), ' @sur ');
    press(getElement(host, 'form button'));
    fillField(getElement(host, 'select'), 'MLB');
    expect(receivedBy('screens').slice(-2)).toEqual([
      goTo({ to: kind, search: { nickname: 'sur', page: 1 } }, { replace: true }),
      goTo({ to: kind, search: { nickname: 'vende', site: 'MLB', page: 1 } }, { replace: true }),
    ]);
    press(named(host, 'Quitar a VENDE_1 de la lista'));
    expect(receivedBy('outbox')).toMatchObject([{ work: { command: { input: { filters: { nickname: 'vende' } } } } }]);
  });

  test('a filter that fits nobody says so and can be taken away; a list without anybody says how one gets there', async () => {
    const narrow = await open(kind, list(), { nickname: 'nadie' });
    expect(narrow.host.textContent).toContain('Ningún vendedor de la lista coincide');
    press(getButton(narrow.host, 'Ver toda la lista'));
    expect(narrow.receivedBy('screens')).toEqual([goTo({ to: kind, search: { page: 1 } }, { replace: true })]);
    const empty = await open(kind, list());
    expect(empty.host.textContent).toContain('en la página de una de sus publicaciones o en un caso');
  });

  test('ERR-62 a list that could not be had says which, and is asked for again', async () => {
    const sellers = refuses<never>('SERVER_ERROR', { operation: shown[kind].list });
    const { host } = await open(kind, sellers as never);
    const named = kind === 'watchedSellers' ? 'vigilados' : 'confiables';
    expect(getElement(host, '[role=alert]').textContent).toContain(
      `No pudimos cargar la lista de vendedores ${named}.`,
    );
    press(getElement(host, '[role=alert] button'));
    expect(sellers.asked).toHaveLength(2);
  });

  test('ERR-62 a list that could not be had another time says so, and its rows stay', async () => {
    const failed = { ok: false, failure: { code: 'SERVER_ERROR', operation: shown[kind].list } } as const;
    const { host, rowsOf, actor, settle } = await open(
      kind,
      answersInTurn({ ok: true, value: pageOfRows(five) }, failed),
    );
    act(() => actor.send({ type: 'list.reload' }));
    await act(() => settle());
    expect(getElement(host, '[role=alert]').textContent).toContain('No pudimos cargar la lista de vendedores');
    expect(rowsOf()).toHaveLength(5);
  });
});
