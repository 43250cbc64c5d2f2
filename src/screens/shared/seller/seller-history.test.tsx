import { describe, expect, test } from 'vitest';
import { answers, refuses, type FakePorts } from '../../../../machines/simulator/answers';
import { historyOf, sampleSellerReport } from '../../../../machines/shared/seller-history/seller-history.samples';
import {
  waitForElement,
  getButton,
  waitForRemoval,
  getElement,
  press,
  type TestLanguage,
} from '../../../../tests/render-node';
import { fromWire, wirePaging } from '../../../../tests/wire';
import { openSellerPanel as open } from './seller-panel.fixture';

describe('the history of a seller', () => {
  async function history(
    counterNotices: NonNullable<FakePorts['counterNotices']>,
    lang: TestLanguage = 'es',
    name = 'Denuncias de tu cuenta',
  ) {
    const stage = await open({}, { counterNotices }, lang);
    press(getButton(stage.host, name));
    const dialog = await waitForElement(document, '[role=dialog]');
    await stage.settled();
    const rows = () =>
      [...dialog.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map((cell) => cell.textContent),
      );
    return { ...stage, dialog, rows };
  }
  const paged = () => answers(({ from = 0 }: { from?: number }) => historyOf(Math.min(5, 12 - from), 12, from));

  test('HIS-12 HIS-16 tells title, day, reason and state of each, and counts reports, answers and accepted answers', async () => {
    const report = { caseId: '1', articleId: 'MLA1', status: 'CREATED', denounceReasonId: 'PPPI1' };
    const cases = [{ ...report, articleTitle: 'Bolso Andes 1', denounceDate: '2026-11-07T12:00:00.000Z' }];
    const counterNotices = { cases, denounces: 7, counterNotices: 3, accepted: 1, paging: wirePaging(1) };
    const told = await fromWire('counterNotices', { counterNotices }, { size: 5, from: 0 });
    const { dialog, rows } = await history(answers(told));
    expect([...dialog.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual([
      'Publicación',
      'Denunciada',
      'Motivo',
      'Estado',
    ]);
    const [[title, day, reason, state] = []] = rows();
    expect([day, reason]).toEqual(['07.11.2026', 'Producto falsificado']);
    expect([title, state].join()).toMatch(/Bolso Andes 1.*,.*Denuncia creada/);
    expect(getElement(dialog, 'dl').textContent).toBe('denuncias recibidas7respuestas enviadas3respuesta aceptada1');
  });

  test('HIS-12 a reason is told by its name in the language that is read, and by its text where it has no code', async () => {
    const items = [
      sampleSellerReport(1, { reasonText: 'Counterfeit product' }),
      sampleSellerReport(2, { reasonId: null, reasonText: 'Otro motivo' }),
    ];
    const { rows } = await history(answers({ ...historyOf(0, 2), items, total: 2 }));
    expect(rows().map(([, , reason]) => reason)).toEqual(['Producto falsificado', 'Otro motivo']);
  });

  test('HIS-13 shows five, and five more when they are asked for', async () => {
    const asked = paged();
    const { dialog, rows, settled } = await history(asked as never);
    expect(rows()).toHaveLength(5);
    for (const more of ['Ver más (7)', 'Ver más (2)']) {
      press(getButton(dialog, more));
      await settled();
    }
    expect(rows()).toHaveLength(12);
    expect([...dialog.querySelectorAll('button')].some(({ textContent }) => textContent?.includes('Ver más'))).toBe(
      false,
    );
    expect(asked.asked).toEqual([
      { sellerId: '77001', size: 5, from: 0 },
      { sellerId: '77001', size: 5, from: 5 },
      { sellerId: '77001', size: 5, from: 10 },
    ]);
  });

  test.each([
    ['es', 'Denuncias de tu cuenta', '07.11.2026'],
    ['pt', 'Denúncias da sua conta', '07.11.2026'],
    ['en', 'Reports from your account', '11.07.2026'],
  ] as const)('HIS-14 tells the days with dots, in English the month first: %s', async (lang, name, day) => {
    const { rows } = await history(answers(historyOf(1)), lang, name);
    expect(rows()[0]?.[1]).toBe(day);
  });

  test.each([
    ['es', 'Denuncias de tu cuenta', 'No se encontraron datos'],
    ['pt', 'Denúncias da sua conta', 'Nenhum dado encontrado'],
    ['en', 'Reports from your account', 'No data found'],
  ] as const)('HIS-15 of a seller without reports says that no data was found: %s', async (lang, name, told) => {
    const { dialog } = await history(answers(historyOf(0)), lang, name);
    expect(dialog.textContent).toContain(told);
  });

  test('what did not load says so in its place, and closing leaves nothing behind', async () => {
    const counterNotices = refuses<never>('SERVER_ERROR');
    const { dialog, actor, settled } = await history(counterNotices as never);
    press(getElement(dialog, '[role=alert] button'));
    await settled();
    expect(counterNotices.asked).toHaveLength(2);
    press(getElement(dialog, 'button[aria-label=Cerrar]'));
    await waitForRemoval(document, '[role=dialog]');
    expect(actor.getSnapshot().children.sellerHistory).toBeUndefined();
  });
});
