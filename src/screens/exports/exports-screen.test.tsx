import { describe, expect, test, vi } from 'vitest';
import type { ExportRow } from '../../../contracts/shapes';
import { goTo } from '../../../machines/domain/navigation-events';
import { customReportsMachine } from '../../../machines/exports/custom-reports/custom-reports.machine';
import { sampleGeneratingExport, sampleExport } from '../../../machines/exports/exports-of.samples';
import { liveSearchReportsMachine } from '../../../machines/exports/live-search-reports/live-search-reports.machine';
import { answers, refuses, startWith, type FakePorts } from '../../../machines/simulator/answers';
import { inputAt } from '../../../machines/simulator/sample-addresses';
import { quietOutbox, sampleNow, sampleSystemActors } from '../../../machines/simulator/sample-system-actors';
import { pageOfRows } from '../../../machines/shared/list/list.samples';
import { act } from '../../../tests/act';
import { openSignedInConsole, readToast } from '../../../tests/console';
import { fromWire } from '../../../tests/wire';
import {
  waitForElement,
  getButton,
  getElement,
  press,
  renderNode,
  waitUntil,
  fillField,
} from '../../../tests/render-node';
import { addCleanup } from '../../../tests/cleanup';
import { ConsoleContext } from '../../seams/use-console';
import { CustomReportsScreen, LiveSearchReportsScreen } from './exports-screen';

const shown = {
  customReports: { machine: customReportsMachine, Screen: CustomReportsScreen, list: 'noticedReports' },
  liveSearchReports: { machine: liveSearchReportsMachine, Screen: LiveSearchReportsScreen, list: 'liveSearchReports' },
} as const;
type Kind = keyof typeof shown;
const kinds = Object.keys(shown) as Kind[];

async function open(
  kind: Kind,
  list: NonNullable<FakePorts['noticedReports']>,
  { query = {}, ports = {} }: { query?: Record<string, string>; ports?: FakePorts } = {},
) {
  const { machine, Screen } = shown[kind] as (typeof shown)['customReports'];
  const stage = startWith(machine, {
    input: inputAt(kind, {}, query),
    systemActors: sampleSystemActors(),
    ports: { [shown[kind].list]: list, ...ports },
    now: sampleNow,
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <Screen actor={stage.actor} />
    </ConsoleContext>,
  );
  return { ...stage, host, text: () => host.textContent ?? '' };
}
interface WireReport {
  id: string;
  title: string;
  createdAt: string | null;
  url: string | null;
  ready: boolean;
  failed: boolean;
  generating: boolean;
}
/** The reports of its list, as the gateway says them. */
const toldBy = (kind: Kind, ...said: Partial<WireReport>[]) => {
  const reports = said.map((one) => ({
    ...{ id: '80000001', title: 'Noviembre', createdAt: sampleGeneratingExport().createdAt },
    ...{ generating: true, ready: false, failed: false },
    url: one.ready ? '/files/exports/80000001.xlsx' : null,
    ...one,
  }));
  const paging = { total: reports.length, offset: 0, limit: 10 };
  return fromWire(shown[kind].list, { [shown[kind].list]: { reports, paging } }, { size: 10, from: 0 });
};
const list = (...rows: ExportRow[]) => answers(pageOfRows(rows));
const rowsOf = (host: Element) => [...host.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');

describe('the reports on the screen', () => {
  test.each(kinds)(
    'EXP-03 EXP-16 EXP-24 %s: a row tells its title, its id of eight digits, when it was asked for, and whether it is made, ready or failed',
    async (kind) => {
      const page = await toldBy(
        kind,
        { id: '80000003', title: 'Tres', createdAt: '2026-11-20T11:58:00.000Z' },
        { id: '80000002', title: 'Dos', createdAt: '2026-11-20T11:57:00.000Z', generating: false, ready: true },
        {
          id: '80000001',
          title: 'Uno',
          createdAt: '2026-11-20T11:56:00.000Z',
          generating: false,
          ready: true,
          failed: true,
        },
      );
      const { host } = await open(kind, answers(page));
      const [making = '', ready = '', failed = ''] = rowsOf(host);
      const named = kind === 'customReports' ? ['Generando', 'Listo'] : ['En proceso', 'Creado'];
      expect(
        [making, ready, failed].map((row, at) => [
          row.includes(String(80_000_003 - at)),
          row.includes(`hace ${at + 2} minutos`),
        ]),
      ).toEqual(Array.from({ length: 3 }, () => [true, true]));
      const ids = [...host.querySelectorAll('tbody [data-copies]')].map(({ textContent }) => textContent);
      expect(ids).toEqual(['80000003', '80000002', '80000001']);
      expect(getElement(host, 'tbody time').title).toContain('20/11/2026');
      expect([making, ready, failed]).toEqual([
        expect.stringMatching(new RegExp(`^Tres.*${named[0]}`)),
        expect.stringMatching(new RegExp(`^Dos.*${named[1]}.*Descargar`)),
        expect.stringMatching(/^Uno.*Falló/),
      ]);
      expect(host.querySelectorAll('button[aria-label^=Descargar]')).toHaveLength(1);
    },
  );

  test.each(kinds)(
    'EXP-09 EXP-10 EXP-22 %s: what is being made says so until it is ready or has failed',
    async (kind) => {
      const making = kind === 'customReports' ? 'Generando' : 'En proceso';
      const ready = kind === 'customReports' ? 'Listo' : 'Creado';
      for (const [state, says] of [
        ['ready', ready],
        ['failed', 'Falló'],
      ] as const) {
        let now = await toldBy(kind, {});
        const { host, clock, settle } = await open(
          kind,
          answers(() => now),
        );
        expect(getElement(host, 'tbody [data-stage]').textContent).toBe(making);
        now = await toldBy(kind, { generating: false, [state]: true });
        act(() => void clock.increment(3_000));
        await act(settle);
        expect(getElement(host, 'tbody [data-stage]').textContent).toBe(says);
      }
    },
  );

  test('ERR-57 a custom report that failed says that it could not be generated, and what to do', async () => {
    const { host } = await open('customReports', list(sampleExport({ state: 'failed', url: null })));
    expect(getElement(host, 'tbody').textContent).toContain('Falló');
    expect(getElement(host, 'tbody').textContent).toContain('Elimina este reporte y pide uno nuevo');
  });

  test.each(kinds)('EXP-11 %s: a ready one is downloaded from its address', async (kind) => {
    const downloadFile = answers<void>(undefined);
    const october = { id: '80000002', title: 'Octubre', url: '/files/exports/octubre.csv' };
    const { host, settle } = await open(kind, list(sampleExport(), sampleExport(october)), { ports: { downloadFile } });
    const stages = () => [...host.querySelectorAll('tbody [data-stage]')].map(({ textContent }) => textContent);
    press(getElement(host, 'button[aria-label="Descargar Octubre"]'));
    await act(settle);
    expect(stages().map((stage) => stage === 'Descargado')).toEqual([false, true]);
    press(getElement(host, 'button[aria-label="Descargar Noviembre"]'));
    await act(settle);
    expect(downloadFile.asked).toEqual([
      { url: '/files/exports/octubre.csv', name: 'Octubre 80000002.csv' },
      { url: '/files/exports/80000001.xlsx', name: 'Noviembre 80000001.xlsx' },
    ]);
    expect(stages()).toEqual(['Descargado', 'Descargado']);
  });

  test('a file that is gone says so at its row and offers no second try; one that did not come does', async () => {
    const gone = await open('customReports', list(sampleExport()), {
      ports: { downloadFile: refuses('BAD_STATUS', { values: { status: 404 } }) },
    });
    press(getElement(gone.host, 'button[aria-label="Descargar Noviembre"]'));
    await act(gone.settle);
    expect(rowsOf(gone.host)[0]).toContain('El archivo ya no está');
    expect(gone.host.querySelector('button[aria-label^=Descargar]')).toBeNull();
    const cut = await open('customReports', list(sampleExport()), { ports: { downloadFile: refuses('OFFLINE') } });
    press(getElement(cut.host, 'button[aria-label="Descargar Noviembre"]'));
    await act(cut.settle);
    expect(getElement(cut.host, 'button[aria-label^=Descargar]').textContent).toContain('Reintentar');
  });

  test('deleting leaves a line that is taken back by its button and by Ctrl Z', async () => {
    const { host, setFacts, receivedBy } = await open('customReports', list(sampleExport()));
    press(getElement(host, 'button[aria-label="Eliminar Noviembre"]'));
    expect(rowsOf(host)).toEqual(['Reporte eliminado: Noviembre']);
    const command = { type: 'deleteNoticedReport' as const, input: { id: '80000001' } };
    const job = { id: 'job-1', work: { kind: 'command' as const, command }, failure: null, elsewhere: false };
    act(() =>
      setFacts('outbox', {
        ...quietOutbox,
        jobs: { 'job-1': { ...job, phase: 'countdown', goesAt: sampleNow + 10_000 } },
      }),
    );
    expect(rowsOf(host)).toEqual(['Reporte eliminado: NoviembreDeshacer10 s']);
    press(getElement(host, 'tbody button'));
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true })));
    expect(receivedBy('outbox').slice(1)).toEqual([
      { type: 'send.cancel', id: 'job-1' },
      { type: 'send.cancel', id: 'job-1' },
    ]);
  });

  test.each([
    [
      '/reports/custom_reports',
      'noticedReports',
      'deleteNoticedReport',
      /^El reporte no se eliminó: sigue en la lista\./,
    ],
    [
      '/livesearch_reports',
      'liveSearchReports',
      'deleteLiveSearchReport',
      /^El reporte de búsqueda no se eliminó: sigue en la lista\./,
    ],
  ] as const)(
    'ERR-58 at %s a report that could not be deleted says so, and its row is back',
    async (at, asks, deletes, told) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      addCleanup(() => void vi.useRealTimers());
      const { host } = openSignedInConsole(at, { [asks]: list(sampleExport()), [deletes]: refuses('NOT_ALLOWED') });
      press(await waitForElement(host, 'button[aria-label="Eliminar Noviembre"]'));
      await waitUntil(() => rowsOf(host)[0]?.includes('Reporte eliminado: NoviembreDeshacer') === true);
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(await readToast('alert')).toMatch(told);
      await waitUntil(() => host.querySelector('button[aria-label="Eliminar Noviembre"]') !== null);
    },
  );

  test.each(kinds)('EXP-25 ERR-60 %s: narrowed by title, and none found says so with the way back', async (kind) => {
    const found = await open(kind, list(sampleExport(), sampleExport({ id: '80000002', title: 'Otro' })), {
      query: { q: 'novi' },
    });
    expect(rowsOf(found.host)).toEqual([expect.stringContaining('Noviembre')]);
    fillField(getElement(found.host, 'input[type=search]'), 'nada');
    expect(found.text()).toContain('Ningún reporte coincide con “nada”');
    expect(found.receivedBy('screens')).toEqual([
      goTo({ to: kind, search: { q: 'nada', page: 1 } }, { replace: true }),
    ]);
    press(getButton(found.host, 'Quitar el filtro'));
    expect(rowsOf(found.host)).toHaveLength(2);
  });

  test.each([
    ['/reports/custom_reports', 'noticedReports'],
    ['/livesearch_reports', 'liveSearchReports'],
  ] as const)('EXP-25 at %s a title that stands on a later page is found', async (at, asks) => {
    const all = Array.from({ length: 14 }, (_, n) => sampleExport({ id: `${80000101 + n}`, title: `Mes ${n + 1}` }));
    const pages = answers(({ size, from }: { size: number; from: number }) =>
      pageOfRows(all.slice(from, from + size), all.length),
    );
    const { host } = openSignedInConsole(at, { [asks]: pages });
    await waitUntil(() => rowsOf(host).length === 10);
    fillField(getElement(host, 'main input[type=search]'), 'mes 14');
    await waitUntil(() => rowsOf(host).length === 1);
    expect(rowsOf(host)).toEqual([expect.stringContaining('Mes 14')]);
    fillField(getElement(host, 'main input[type=search]'), '');
    await waitUntil(() => rowsOf(host).length === 10);
  });

  test.each(kinds)('EXP-26 %s: asked for in tens from where the page begins, and turned by the total', async (kind) => {
    const asked = answers(pageOfRows([sampleExport()], 21));
    const { host, receivedBy } = await open(kind, asked, { query: { page: '2' } });
    expect(asked.asked).toEqual([{ size: 10, from: 10 }]);
    expect([...host.querySelectorAll('nav')].at(-1)?.textContent).toContain('21');
    press(getElement(host, 'nav button[aria-label="Página siguiente"]'));
    expect(receivedBy('screens')).toEqual([goTo({ to: kind, search: { q: '', page: 3 } })]);
  });

  test.each(kinds)('EXP-15 %s: a ready one shows its top five countries and sellers, once asked', async (kind) => {
    const many = (name: string) =>
      Array.from({ length: 7 }, (_, at) => ({ name: `${name} ${at + 1}`, count: 1007 - at }));
    const { host } = await open(
      kind,
      list(
        sampleExport({ title: 'Dos', topCountries: many('País'), topSellers: many('Vendedor') }),
        sampleExport({ id: '80000002', title: 'Uno', topCountries: [], topSellers: [] }),
        sampleGeneratingExport({ id: '80000003', title: 'Tres' }),
      ),
    );
    const shows = getElement(host, 'button[aria-label="Países y vendedores principales de Dos"]');
    expect(host.querySelectorAll('button[aria-expanded]'), 'where something is known of it').toHaveLength(1);
    expect([shows.getAttribute('aria-expanded'), host.querySelector('tbody ol')]).toEqual(['false', null]);
    press(shows);
    expect(shows.getAttribute('aria-expanded')).toBe('true');
    expect(
      [...host.querySelectorAll('tbody section')].map((section) => section.querySelector('h3')?.textContent),
    ).toEqual(['Publicaciones por país', 'Publicaciones por vendedor']);
    expect(
      [...host.querySelectorAll('tbody ol')].map((ranked) => [...ranked.children].map((li) => li.textContent)),
    ).toEqual(
      ['País', 'Vendedor'].map((name) =>
        ['1.007', '1.006', '1.005', '1.004', '1.003'].map((n, at) => `${name} ${at + 1} ${n}`),
      ),
    );
    press(shows);
    expect(host.querySelector('tbody ol')).toBeNull();
  });

  test('none yet, and a list that could not be had, say what to do; a title is text', async () => {
    expect((await open('customReports', list())).text()).toContain('Todavía no hay reportes');
    expect((await open('customReports', refuses('OFFLINE'))).host.querySelector('[role=alert] button')).not.toBeNull();
    const { host } = await open('customReports', list(sampleExport({ title: '<img src=x>' })));
    expect([host.querySelector('tbody img'), rowsOf(host)[0]]).toEqual([null, expect.stringContaining('<img src=x>')]);
  });
});
