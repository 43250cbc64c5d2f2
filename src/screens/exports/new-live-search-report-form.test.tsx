import { describe, expect, test } from 'vitest';
import type { InputOf } from '../../../contracts/client/operation';
import { sites } from '../../../contracts/vocabulary/sites';
import type { ExportRow } from '../../../contracts/shapes';
import { sampleGeneratingExport } from '../../../machines/exports/exports-of.samples';
import {
  answers,
  answersInTurn,
  failure,
  neverAnswers,
  refuses,
  type FakePorts,
} from '../../../machines/simulator/answers';
import { pageOfRows } from '../../../machines/shared/list/list.samples';
import { waitForElement, waitForRemoval, getElement, press, waitUntil } from '../../../tests/render-node';
import { toWire } from '../../../tests/wire';
import { openExportForm, readToast } from './new-export.fixture';

const open = (ports: FakePorts = {}) => openExportForm('/livesearch_reports', ports);
const row = sampleGeneratingExport({ title: 'zapatillas' });

describe('asking for a report of what a search finds', () => {
  test('EXP-02 the list stands at its address, and the form for a new one opens over it', async () => {
    const { host } = await open();
    expect(host.querySelector('h1')?.textContent).toContain('Reportes de búsquedas');
    expect(getElement(document, '[role=dialog] h2').textContent).toBe('Nuevo reporte de búsqueda');
    await waitForElement(document, '[data-path=keyword]:focus');
  });

  test('while the answer is awaited the form can be closed: it is asked for once, and what was typed is there again', async () => {
    const createLiveSearchReport = neverAnswers();
    const { host, fill, submit } = await open({ createLiveSearchReport });
    fill({ keyword: 'zapatillas' });
    submit();
    press(await waitForElement(document, '[role=dialog] [aria-label="Cerrar"]'));
    await waitForRemoval(document, '[role=dialog]');
    press(getElement(host, 'button:has(.tabler-icon-plus)'));
    expect((await waitForElement<HTMLInputElement>(document, '[data-path=keyword]')).value).toBe('zapatillas');
    expect(createLiveSearchReport.asked).toHaveLength(1);
  });

  test('EXP-17 EXP-19 EXP-20 it takes source, status, countries, language and currency, and sends what was chosen', async () => {
    const createLiveSearchReport = answers(row);
    const { fill, tick, submit, form } = await open({ createLiveSearchReport });
    const choices = (name: string) =>
      [...form.querySelectorAll<HTMLInputElement>(`[data-path=${name}] input`)].map((input) => [
        input.labels?.[0]?.textContent,
        input.value,
      ]);
    expect(choices('source')).toEqual([
      ['Volcado de datos', 'dump'],
      ['API', 'api'],
    ]);
    expect(choices('status')).toEqual([
      ['Todas', 'all'],
      ['Activas', 'active'],
      ['Pausadas', 'paused'],
    ]);
    expect(choices('sites').map(([, site]) => site)).toEqual(expect.arrayContaining(sites.map(({ id }) => id)));
    expect(choices('sites')).toEqual(
      expect.arrayContaining([
        ['Argentina', 'MLA'],
        ['Brasil', 'MLB'],
        ['México', 'MLM'],
      ]),
    );
    const options = (name: string) => [...form.querySelectorAll(`[data-path=${name}] option`)].length;
    expect([options('language'), options('currency')]).toEqual([3, 18]);
    fill({ keyword: 'zapatillas', language: 'en', currency: 'USD' });
    tick('API');
    tick('Pausadas');
    tick('Brasil');
    submit();
    await waitForRemoval(document, '[role=dialog]');
    expect(createLiveSearchReport.asked).toMatchObject([
      {
        keyword: 'zapatillas',
        source: 'api',
        status: 'paused',
        sites: ['MLA', 'MLB'],
        language: 'en',
        currency: 'USD',
      },
    ]);
    const [asked] = createLiveSearchReport.asked as InputOf<'createLiveSearchReport'>[];
    expect(asked).not.toHaveProperty('sellerId');
    expect(await toWire('createLiveSearchReport', asked!)).toEqual({ ...asked, operationKey: undefined });
  });

  test.each([
    ['Activas', 'active'],
    ['Pausadas', 'paused'],
    ['Todas', 'all'],
  ])('EXP-19 the status that is chosen is the one that goes out: %s', async (name, status) => {
    const createLiveSearchReport = answers(row);
    const { fill, tick, submit } = await open({ createLiveSearchReport });
    fill({ keyword: name });
    tick('Pausadas');
    tick(name);
    submit();
    await waitForRemoval(document, '[role=dialog]');
    await waitUntil(() => createLiveSearchReport.asked.length > 0);
    const asked = createLiveSearchReport.asked as InputOf<'createLiveSearchReport'>[];
    expect(asked.map((one) => [one.keyword, one.status])).toEqual([[name, status]]);
  });

  test('EXP-23 each report is in the currency that was chosen for it', async () => {
    const createLiveSearchReport = answers(row);
    for (const [nth, currency] of ['EUR', 'BRL'].entries()) {
      const { fill, submit } = await open({ createLiveSearchReport });
      fill({ keyword: currency, currency });
      submit();
      await waitForRemoval(document, '[role=dialog]');
      await waitUntil(() => createLiveSearchReport.asked.length > nth);
    }
    const asked = createLiveSearchReport.asked as InputOf<'createLiveSearchReport'>[];
    const told = await Promise.all(asked.map((one) => toWire('createLiveSearchReport', one)));
    expect([asked, told]).toMatchObject([
      [{ currency: 'EUR' }, { currency: 'BRL' }],
      [{ currency: 'EUR' }, { currency: 'BRL' }],
    ]);
  });

  test('EXP-18 a seller is looked for by the nickname in the chosen countries, and goes out by the id', async () => {
    const getSellerID = answersInTurn<{ sellerId: string }>(
      { ok: false, failure: failure('SELLER_NOT_FOUND') },
      { ok: true, value: { sellerId: '5001' } },
    );
    const createLiveSearchReport = answers(row);
    const { fill, tick, submit } = await open({ getSellerID, createLiveSearchReport });
    fill({ nickname: ' TIENDA_SUR ', keyword: 'zapatillas' });
    tick('Brasil');
    submit();
    await waitForRemoval(document, '[role=dialog]');
    expect(getSellerID.asked).toEqual([
      { nickName: 'TIENDA_SUR', siteId: 'MLA' },
      { nickName: 'TIENDA_SUR', siteId: 'MLB' },
    ]);
    expect(createLiveSearchReport.asked).toMatchObject([{ keyword: 'zapatillas', sellerId: '5001' }]);
  });

  test('a listing is neither a keyword nor a nickname, and its field says so before anything is asked for', async () => {
    const getSellerID = answers({ sellerId: '5001' });
    const createLiveSearchReport = answers(row);
    const { fill, submit, fault } = await open({ getSellerID, createLiveSearchReport });
    const link = 'https://articulo.example/MLA-1059656318-bolso-_JM';
    fill({ keyword: link, nickname: link });
    submit();
    expect([fault('keyword'), fault('nickname')]).toEqual([
      'Eso es la publicación MLA1059656318, no una palabra para buscar. Ábrela desde “¿Qué buscas?”.',
      'Eso es la publicación MLA1059656318, y aquí va un texto. Para abrirla usa “¿Qué buscas?”.',
    ]);
    expect([getSellerID.asked, createLiveSearchReport.asked]).toEqual([[], []]);
    fill({ keyword: '', nickname: '@TIENDA_SUR' });
    submit();
    await waitForRemoval(document, '[role=dialog]');
    expect(getSellerID.asked).toEqual([{ nickName: 'TIENDA_SUR', siteId: 'MLA' }]);
  });

  test('a nickname that no chosen country knows says so at its field, and nothing is asked for', async () => {
    const createLiveSearchReport = answers(row);
    const { fill, submit, fault, field } = await open({
      getSellerID: refuses('SELLER_NOT_FOUND'),
      createLiveSearchReport,
    });
    fill({ nickname: 'NADIE' });
    submit();
    await waitForElement(document, '[data-path=nickname][aria-invalid=true]');
    expect([fault('nickname'), field('nickname').value]).toEqual([
      'Usuario no encontrado en los países elegidos.',
      'NADIE',
    ]);
    expect(createLiveSearchReport.asked).toEqual([]);
  });

  test('the countries bear the mark of what has to be chosen', async () => {
    const { form } = await open();
    expect(getElement(form, '[class*=CheckboxGroup-label]').textContent).toMatch(/ \*$/);
  });

  test('without a keyword and a seller, or without a country, it is not sent and says so', async () => {
    const createLiveSearchReport = answers(row);
    const { tick, submit, fault, form } = await open({ createLiveSearchReport });
    tick('Argentina');
    submit();
    expect(fault('keyword')).toBe('Escribe una palabra clave o el apodo de un vendedor.');
    expect(form.querySelector('[data-path=sites] [role=alert], [data-path=sites] [class*=error]')).not.toBeNull();
    expect(createLiveSearchReport.asked).toEqual([]);
  });

  test('ERR-59 a creation that fails says so in the form and keeps what was typed', async () => {
    const { form, fill, submit, field } = await open({
      createLiveSearchReport: refuses('BAD_STATUS', { operation: 'createLiveSearchReport', values: { status: 400 } }),
    });
    fill({ keyword: 'zapatillas' });
    submit();
    expect((await waitForElement(form, '[role=alert]')).textContent).toContain(
      'No pudimos crear el reporte de búsqueda.',
    );
    expect(field('keyword').value).toBe('zapatillas');
  });

  test('EXP-09 ERR-72 once it was asked for a toast says so, and it stands in the list, in process', async () => {
    const list = answersInTurn(
      { ok: true as const, value: pageOfRows<ExportRow>([]) },
      { ok: true as const, value: pageOfRows([row]) },
    );
    const { host, fill, submit } = await open({
      liveSearchReports: list,
      createLiveSearchReport: answers(row),
    });
    fill({ keyword: 'zapatillas' });
    submit();
    expect(await readToast('status')).toContain('Pedimos tu reporte de búsqueda “zapatillas”.');
    expect((await waitForElement(host, 'tbody tr')).textContent).toMatch(/^zapatillas.*En proceso/);
  });
});
