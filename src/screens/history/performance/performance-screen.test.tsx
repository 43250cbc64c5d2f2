import { describe, expect, test, vi } from 'vitest';
import {
  answers,
  answersInTurn,
  failure,
  neverAnswers,
  refuses,
  startWith,
  type FakePorts,
} from '../../../../machines/simulator/answers';
import { inputAt } from '../../../../machines/simulator/sample-addresses';
import { sampleNow, sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { performanceMachine } from '../../../../machines/history/performance/performance.machine';
import { caseDueIn, pageOfCases } from '../../../../machines/shared/awaiting-cases/awaiting-cases.samples';
import { pageOfSentReports } from '../../../../machines/shared/past/past.samples';
import type { HistoryReport, Page } from '../../../../contracts/shapes';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, renderNode, waitUntil, type TestLanguage } from '../../../../tests/render-node';
import { captureSavedFiles } from '../../../../tests/saved-files';
import { ConsoleContext } from '../../../seams/use-console';
import { PerformanceScreen } from './performance-screen';
import { sampleSentReport } from '../../../../machines/simulator/sample-report';

const day = 86_400_000;
const at = (days: number) => new Date(sampleNow - days * day).toISOString();
const reports: HistoryReport[] = [
  sampleSentReport({
    caseId: '10000009',
    status: 'DOCUMENTATION_PRESENTED',
    reportedAt: at(1),
    expiresAt: new Date(sampleNow + 2 * day).toISOString(),
    seller: { id: '77001', nickname: 'OFERTAS_DEL_SUR' },
  }),
  sampleSentReport({
    caseId: '10000008',
    status: 'REJECTED',
    reportedAt: at(3),
    seller: { id: '8', nickname: 'NORTE' },
  }),
  sampleSentReport({ caseId: '10000007', status: 'MEMBER_NOT_RESPOND', reportedAt: at(4), auditor: null }),
  sampleSentReport({ caseId: '10000006', status: 'DOCUMENTATION_NOT_APPROVED', reportedAt: at(20) }),
];

async function open(ports: FakePorts = {}, search = {}, lang: TestLanguage = 'es') {
  const stage = startWith(performanceMachine, {
    input: inputAt('performance', {}, search),
    systemActors: sampleSystemActors(),
    ports: {
      readPast: answers<null>(null),
      writePast: answers<void>(undefined),
      noticedArticles: answers(pageOfSentReports(reports)),
      counterNoticesV3: answers(pageOfCases([])),
      ...ports,
    },
    now: sampleNow,
  });
  await stage.settle();
  const { host } = renderNode(
    <ConsoleContext value={stage.actor}>
      <PerformanceScreen actor={stage.actor} />
    </ConsoleContext>,
    lang,
  );
  const part = (name: string) => getElement(host, `[aria-labelledby=performance-${name}]`);
  return { ...stage, host, part, text: () => host.textContent ?? '' };
}

describe('the performance of a programme', () => {
  test('says what was sent and what became of it, each figure leading to its list', async () => {
    const { host } = await open();
    const totals = getElement(host, 'dl');
    expect(totals.textContent).toBe(
      'Enviadas4Aceptadas: 33,3 % de las 3 decididas (finalizadas, retiradas o rechazadas)Publicación finalizada1Retirada0Rechazada2Una venció sin respuestaDescartada0Aún abiertas1'.replace(
        '33,3 %',
        totals.textContent?.match(/33,3\s?%/)?.[0] ?? '',
      ),
    );
    const hrefs = [...totals.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(hrefs[0]).toMatch(/^\/reports\/noticed_articles\?.*from=2026-/);
    expect(hrefs[3]).toContain('status=REJECTED');
    expect(hrefs[5]).toContain('IN_PROGRESS');
  });

  test('shows how near the line the rejected are, what costs how many points, and what is at risk', async () => {
    const { part } = await open();
    expect(part('line').textContent).toMatch(/66,7.*2 de las 3 decididas.*60.*Se pasó el límite/s);
    expect(getElement(part('line'), '[role=img]').getAttribute('aria-label')).toContain('66,7');
    expect(part('costs').textContent).toMatch(/Por auditor.*Ana Torres.*1 rechazada de 2 · 33,3 puntos/s);
    expect(getElement(part('costs'), 'a[href*="sellerId=8"]').textContent).toBe('NORTE');
    expect(part('due').textContent).toContain('Un caso vence');
    expect(getElement(part('due'), 'a').getAttribute('href')).toMatch(/status=PENDING.*due=|due=.*status=PENDING/);
    expect(part('returning').textContent).toContain('OFERTAS_DEL_SUR');
    expect(part('times').textContent).toContain('No se sabe cuándo se decidieron');
  });

  test('a single decision is told as one, and what is due by a day has the days before in it', async () => {
    const one = sampleSentReport({
      caseId: '10000011',
      status: 'DOCUMENTATION_NOT_APPROVED',
      reportedAt: at(6),
    });
    const decided = caseDueIn(30, { caseId: one.caseId, status: one.status, createdAt: at(6), lastUpdated: at(2) });
    const { host, part } = await open({
      noticedArticles: answers(pageOfSentReports([...reports.slice(0, 1), one])),
      counterNoticesV3: answers(pageOfCases([decided])),
    });
    expect(getElement(host, 'dl').textContent).toMatch(/Aceptadas: 100\s?% de la única decidida/);
    expect(part('times').textContent).toContain('Hay una sola decisión con fecha conocida: llegó en 4 días.');
    expect(getElement(part('due'), 'a').textContent).toMatch(/^hasta el \d/);
  });

  test('each drawing has a sentence, its table under a disclosure, and its file', async () => {
    const saved = captureSavedFiles();
    const { part } = await open();
    const weeks = part('weeks');
    expect(getElement(weeks, '[role=img]').getAttribute('aria-label')).toContain('4 enviadas');
    expect(getElement(weeks, 'details').hasAttribute('open')).toBe(false);
    expect(weeks.querySelectorAll('details tbody tr').length).toBeGreaterThan(3);
    press(getButton(weeks, 'Descargar CSV: Denuncias por semana'));
    await waitUntil(() => saved.length === 1);
    expect(saved[0]?.name).toBe('denuncias-por-semana.csv');
    expect(await saved[0]?.text()).toMatch(/^\uFEFFSemana desde,Enviadas,Publicación finalizada/);
  });

  test('the Tab key stops once at a row of a table, the arrows lead to the other figures', async () => {
    const { part } = await open();
    const rows = [...part('weeks').querySelectorAll('tbody tr')];
    const row = rows.find((one) => one.querySelectorAll('a').length > 2);
    const [first, second] = row?.querySelectorAll('a') ?? [];
    expect(rows.map((one) => one.querySelectorAll('a:not([tabindex="-1"])').length).every((count) => count <= 1)).toBe(
      true,
    );
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(second);
  });

  test.each([
    ['America/Argentina/Buenos_Aires', '0'],
    ['America/Mexico_City', '1'],
  ])('a figure is of the days of the calendar in %s, and leads to the list of the same days', async (zone, sent) => {
    vi.stubEnv('TZ', zone);
    const late = sampleSentReport({ caseId: '10000011', status: 'REJECTED', reportedAt: '2026-11-21T04:30:00Z' });
    const { host } = await open(
      { noticedArticles: answers(pageOfSentReports([late])) },
      { period: 'own', from: '2026-11-20', to: '2026-11-20' },
    );
    const link = getElement(host, 'dl a');
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      sent,
      '/reports/noticed_articles?from=2026-11-20&to=2026-11-20',
    ]);
    vi.unstubAllEnvs();
  });

  test('while it is read it says how far it is, and can be stopped and gone on with', async () => {
    const noticedArticles = answersInTurn<Page<HistoryReport>>(
      { ok: true, value: pageOfSentReports(reports, 900) },
      neverAnswers<Page<HistoryReport>>()({}, new AbortController().signal),
    );
    const { host, text, settle } = await open({ noticedArticles });
    expect(text()).toMatch(/Leyendo el historial de denuncias.*4 de 900/s);
    press(getButton(host, 'Dejar de leer'));
    await act(() => settle());
    expect(text()).toMatch(/Lectura detenida.*solo de las 4 denuncias leídas hasta ahora/s);
    expect(getElement(host, 'dl').textContent).toContain('Enviadas4');
    press(getButton(host, 'Seguir leyendo'));
    expect(text()).toContain('Leyendo el historial de denuncias');
  });

  test('a failure in the middle keeps what was read, and offers to go on', async () => {
    const noticedArticles = answersInTurn<Page<HistoryReport>>(
      { ok: true, value: pageOfSentReports(reports.slice(0, 2), 4) },
      { ok: false, failure: failure('OFFLINE', { operation: 'noticedArticles' }) },
      { ok: true, value: pageOfSentReports(reports.slice(2), 4) },
    );
    const { host, text, settle } = await open({ noticedArticles });
    expect(getElement(host, '[role=alert]').textContent).toContain('solo de las 2 denuncias leídas hasta ahora');
    expect(getElement(host, 'dl').textContent).toContain('Enviadas2');
    press(getButton(host, 'Seguir leyendo'));
    await act(() => settle());
    expect(text()).toContain('Se leyó todo tu historial, 4 denuncias');
    expect(host.querySelector('[role=alert]')).toBeNull();
  });

  test.each([
    ['es', 'Se leyó todo tu historial, una denuncia, el', '1 enviada, 0 con la publicación finalizada, 0 rechazadas.'],
    ['en', 'Based on the only report in your history', '1 sent, 0 with the listing ended, 0 rejected.'],
    ['pt', 'Todo o seu histórico foi lido, uma denúncia, em', '1 enviada, 0 com o anúncio encerrado, 0 rejeitadas.'],
  ] as const)('one report is told as one (%s)', async (lang, whole, sent) => {
    const { text } = await open({ noticedArticles: answers(pageOfSentReports(reports.slice(0, 1))) }, {}, lang);
    expect(text()).toContain(whole);
    expect(text()).toContain(sent);
  });

  test('a browser that keeps nothing says so; nothing sent, and nothing in the period, are told apart', async () => {
    expect((await open({ writePast: refuses('STORAGE_UNAVAILABLE') })).text()).toContain(
      'Este navegador no puede guardar lo leído',
    );
    const empty = await open({ noticedArticles: answers(pageOfSentReports([])) });
    expect(empty.text()).toContain('Todavía no has enviado denuncias');
    expect(empty.host.querySelector('dl')).toBeNull();
    const none = await open({}, { period: 'own', from: '2020-01-01', to: '2020-01-02' });
    expect(none.text()).toContain('No hay denuncias en este período');
    expect(getElement(none.host, 'a[href*="halfYear"]')).not.toBeNull();
  });

  test('own days the wrong way round are told at the field; the right ones go into the address', async () => {
    const { host, receivedBy } = await open({}, { period: 'own', from: '2026-11-05', to: '2026-11-01' });
    press(getButton(host, 'Mostrar estas fechas'));
    expect(receivedBy('screens')).toEqual([]);
    expect(getElement(host, '[aria-invalid=true]')).not.toBeNull();
    const other = await open({}, { period: 'own', from: '2026-11-01', to: '2026-11-05' });
    press(getButton(other.host, 'Mostrar estas fechas'));
    expect(other.receivedBy('screens')).toMatchObject([{ type: 'go', target: { to: 'performance' } }]);
  });

  test('is said in three languages', async () => {
    expect((await open({}, {}, 'en')).text()).toMatch(/Report performance.*Sent4Accepted: 33.3% of the 3 decided/s);
    expect((await open({}, {}, 'pt')).text()).toMatch(
      /Desempenho das denúncias.*Enviadas4Aceitas: 33,3% das 3 decididas/s,
    );
  });
});
