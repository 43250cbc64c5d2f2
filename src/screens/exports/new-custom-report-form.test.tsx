import { describe, expect, test } from 'vitest';
import type { InputOf } from '../../../contracts/client/operation';
import type { ExportRow, Page } from '../../../contracts/shapes';
import { sampleGeneratingExport } from '../../../machines/exports/exports-of.samples';
import { answers, answersInTurn, refuses, type FakePorts } from '../../../machines/simulator/answers';
import { pageOfRows } from '../../../machines/shared/list/list.samples';
import { act } from '../../../tests/act';
import { waitForElement, waitForRemoval, getElement, type TestLanguage, waitUntil } from '../../../tests/render-node';
import { toWire } from '../../../tests/wire';
import { openExportForm, readToast } from './new-export.fixture';

const open = (ports: FakePorts = {}, lang: TestLanguage = 'es') =>
  openExportForm('/reports/custom_reports', ports, lang);
const listed = (...rows: ExportRow[]): { ok: true; value: Page<ExportRow> } => ({ ok: true, value: pageOfRows(rows) });

describe('asking for a custom report', () => {
  test('EXP-01 the list stands at its address, and the form for a new one opens over it', async () => {
    const { host } = await open();
    expect(host.querySelector('h1')?.textContent).toContain('Reportes personalizados');
    expect(getElement(document, '[role=dialog] h2').textContent).toBe('Nuevo reporte personalizado');
    await waitForElement(document, '[data-path=title]:focus');
  });

  test('EXP-04 it takes title, origin, days, who audited, currency, language and prices, and sends what was said', async () => {
    const createNoticedReport = answers(sampleGeneratingExport());
    const { fill, submit, labels, field } = await open({ createNoticedReport });
    expect(labels().map((label) => label.replace(/ [*(].*/, ''))).toEqual([
      'Título',
      'País de la publicación',
      'Denunciadas desde',
      'Denunciadas hasta',
      'Auditadas por',
      'Moneda',
      'Idioma',
      'Precio desde',
      'Precio hasta',
    ]);
    await waitForElement(document, '[data-path=auditedBy] option[value=p-ana-br]');
    expect([...field('auditedBy').querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Todos los perfiles',
      'Ana Quiroga',
      'Ana Brasil Quiroga',
    ]);
    fill({
      title: ' Noviembre ',
      origin: 'MLB',
      dateFrom: '01/11/2026',
      dateTo: '30/11/2026',
      auditedBy: 'p-ana-br',
      currency: 'BRL',
      language: 'pt',
      priceMin: '10',
      priceMax: '2000,5',
    });
    submit();
    await waitForRemoval(document, '[role=dialog]');
    expect(createNoticedReport.asked).toMatchObject([
      {
        title: 'Noviembre',
        origin: 'MLB',
        dateFrom: '2026-11-01',
        dateTo: '2026-11-30',
        auditedBy: 'p-ana-br',
        currency: 'BRL',
        language: 'pt',
        priceFrom: 10,
        priceTo: 2000.5,
      },
    ]);
  });

  test('what was left empty is not said, so that the document without extensions goes out', async () => {
    const createNoticedReport = answers(sampleGeneratingExport());
    const { fill, submit } = await open({ createNoticedReport });
    fill({ title: 'Todo' });
    submit();
    await waitForRemoval(document, '[role=dialog]');
    const [{ operationKey: _key, ...asked } = {} as never] = createNoticedReport.asked as Record<string, unknown>[];
    expect(asked).toEqual({ title: 'Todo', currency: 'ARS', language: 'es' });
  });

  test('EXP-23 each report is in the currency that was chosen for it', async () => {
    const createNoticedReport = answers(sampleGeneratingExport());
    for (const [nth, currency] of ['USD', 'MXN'].entries()) {
      const { fill, submit } = await open({ createNoticedReport });
      fill({ title: `En ${currency}`, currency });
      submit();
      await waitForRemoval(document, '[role=dialog]');
      await waitUntil(() => createNoticedReport.asked.length > nth);
    }
    const asked = createNoticedReport.asked as InputOf<'createNoticedReport'>[];
    const sent = await Promise.all(asked.map((one) => toWire('createNoticedReport', one)));
    expect([asked, sent]).toMatchObject([
      [{ currency: 'USD' }, { currency: 'MXN' }],
      [{ currency: 'USD' }, { currency: 'MXN' }],
    ]);
  });

  test.each([
    ['EXP-05 without a title', { title: ' ' }, 'title', 'Escribe un título para el reporte.', 'N'],
    [
      'with a title of ten thousand characters',
      { title: 'x'.repeat(10_000) },
      'title',
      'El título tiene 10.000 caracteres: el máximo es 120.',
      'x'.repeat(120),
    ],
    [
      'EXP-06 with a day from after the day to',
      { title: 'Nov', dateFrom: '01/12/2026', dateTo: '30/11/2026' },
      'dateFrom',
      'La fecha desde es posterior a la fecha hasta.',
      '30/11/2026',
    ],
    [
      'EXP-06 with a day from that is one day after the day to',
      { title: 'Nov', dateFrom: '21/11/2026', dateTo: '20/11/2026' },
      'dateFrom',
      'La fecha desde es posterior a la fecha hasta.',
      '20/11/2026',
    ],
    [
      'EXP-06 with a day from of the next year',
      { title: 'Nov', dateFrom: '01/01/2027', dateTo: '31/12/2026' },
      'dateFrom',
      'La fecha desde es posterior a la fecha hasta.',
      '31/12/2026',
    ],
    [
      'EXP-07 with a price from above the price to',
      { title: 'Nov', priceMin: '100', priceMax: '20' },
      'priceMin',
      'El precio desde es mayor que el precio hasta.',
      '20',
    ],
  ])('%s it is not sent, and says so at the field, which has the focus', async (_, values, name, says, mended) => {
    const createNoticedReport = answers(sampleGeneratingExport());
    const { fill, submit, fault, field } = await open({ createNoticedReport });
    fill(values);
    submit();
    expect(fault(name)).toBe(says);
    expect(document.activeElement).toBe(field(name));
    expect(createNoticedReport.asked).toEqual([]);
    fill({ [name]: mended });
    submit();
    await waitForRemoval(document, '[role=dialog]');
    expect(createNoticedReport.asked).toHaveLength(1);
  });

  test.each<[TestLanguage, Record<string, string>, Record<string, unknown>]>([
    [
      'es',
      { dateFrom: '1/11/26', dateTo: '2026-11-15', priceMin: '100.000', priceMax: '150.000,00' },
      { dateFrom: '2026-11-01', dateTo: '2026-11-15', priceFrom: 100_000, priceTo: 150_000 },
    ],
    [
      'pt',
      { dateFrom: '01112026', dateTo: '15/11/26', priceMin: '1.500', priceMax: 'ARS 101.999,00' },
      { dateFrom: '2026-11-01', dateTo: '2026-11-15', priceFrom: 1500, priceTo: 101_999 },
    ],
    [
      'en',
      { dateFrom: '11/1/26', dateTo: '11152026', priceMin: '100,000', priceMax: '150,000.00' },
      { dateFrom: '2026-11-01', dateTo: '2026-11-15', priceFrom: 100_000, priceTo: 150_000 },
    ],
  ])('EXP-04 in %s days and prices mean what the language means by them', async (lang, typed, meant) => {
    const createNoticedReport = answers(sampleGeneratingExport());
    const { fill, submit } = await open({ createNoticedReport }, lang);
    fill({ title: 'Nov', currency: 'ARS', ...typed });
    submit();
    await waitForRemoval(document, '[role=dialog]');
    expect(createNoticedReport.asked).toMatchObject([{ currency: 'ARS', ...meant }]);
  });

  test.each([
    ['dateFrom', '31/11/2026', 'Ese mes no tiene día 31: tiene 30 días.', '30/11/2026'],
    ['dateTo', '11/28/2026', 'No hay un mes 28. Escribe primero el día y después el mes: DD/MM/AAAA.', '28/11/2026'],
    ['priceMin', '1,500', '¿1500 o 1,5? Escríbelo de una de esas formas.', '1.500'],
    ['priceMax', 'USD 100', 'Lo que escribiste está en USD y este precio va en ARS.', '100'],
  ])(
    'what %s can’t mean (%s) stays with its fault, and nothing is sent until it is mended',
    async (name, text, says, mended) => {
      const createNoticedReport = answers(sampleGeneratingExport());
      const { fill, submit, fault, field } = await open({ createNoticedReport });
      fill({ title: 'Nov', currency: 'ARS', [name]: text });
      submit();
      submit();
      expect([fault(name), field(name).value, createNoticedReport.asked]).toEqual([says, text, []]);
      expect(document.activeElement).toBe(field(name));
      fill({ [name]: mended });
      submit();
      await waitForRemoval(document, '[role=dialog]');
      expect(createNoticedReport.asked).toHaveLength(1);
    },
  );

  test('EXP-08 where no article matches the form says so, keeps what was typed and can be sent again', async () => {
    const createNoticedReport = answersInTurn<ExportRow>(
      { ok: false, failure: { code: 'NO_ARTICLES_FOUND', operation: 'createNoticedReport' } },
      { ok: true, value: sampleGeneratingExport() },
    );
    const { form, fill, submit, field } = await open({ createNoticedReport });
    fill({ title: 'Nada', dateFrom: '01/01/2020', dateTo: '02/01/2020' });
    submit();
    const told = await waitForElement(form, '[role=alert]');
    expect(told.textContent).toContain('No hay publicaciones que coincidan con los filtros del reporte.');
    expect(['title', 'dateFrom', 'dateTo'].map((name) => field(name).value)).toEqual([
      'Nada',
      '01/01/2020',
      '02/01/2020',
    ]);
    submit();
    await waitForRemoval(document, '[role=dialog]');
    expect(createNoticedReport.asked).toHaveLength(2);
  });

  test('ERR-57 a failure says so in the form and keeps what was typed', async () => {
    const { form, fill, submit, field } = await open({
      createNoticedReport: refuses('BAD_STATUS', { operation: 'createNoticedReport', values: { status: 400 } }),
    });
    fill({ title: 'Noviembre' });
    submit();
    expect((await waitForElement(form, '[role=alert]')).textContent).toContain('No pudimos generar el reporte.');
    expect([field('title').value, document.activeElement]).toEqual(['Noviembre', field('title')]);
  });

  test('EXP-09 ERR-71 once it was asked for a toast says so, and it stands in the list, generating', async () => {
    const noticedReports = answersInTurn(listed(), listed(sampleGeneratingExport()));
    const { host, fill, submit } = await open({
      noticedReports,
      createNoticedReport: answers(sampleGeneratingExport()),
    });
    fill({ title: 'Noviembre' });
    submit();
    expect(await readToast('status')).toContain('Pedimos tu reporte “Noviembre”.');
    expect((await waitForElement(host, 'tbody tr')).textContent).toMatch(/^Noviembre.*Generando/);
  });

  test('pressing twice asks once', async () => {
    const createNoticedReport = answers(sampleGeneratingExport());
    const { form, fill } = await open({ createNoticedReport });
    fill({ title: 'Noviembre' });
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    act(() => form.requestSubmit());
    await waitForRemoval(document, '[role=dialog]');
    expect(createNoticedReport.asked).toHaveLength(1);
  });

  test('profiles that did not come leave the form whole, and can be asked for again', async () => {
    const { form, field } = await open({ profiles: refuses('OFFLINE') });
    expect((await waitForElement(form, '[role=alert] button')).textContent).toBe('Reintentar');
    expect(field('auditedBy').querySelectorAll('option')).toHaveLength(1);
  });
});
