import { describe, expect, test } from 'vitest';
import type { Target } from '../../../../machines/domain/addresses';
import { sampleCaseSummary, samplePage } from '../../../../machines/history/history/history.samples';
import { answers } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { toWire } from '../../../../tests/wire';
import { waitForElement, getElement, press, waitUntil } from '../../../../tests/render-node';
import { getHeadlessAddressBook } from '../../../seams/addresses';
import { chipTextsOf, followLastAddress, openHistory } from './history.fixture';
import { sampleReport } from '../../../../machines/simulator/sample-report';

const auditorComment = 'La factura no nombra la publicación.\nFalta el sello.';
const rows = () => ({
  noticedArticles: answers(
    samplePage(
      [
        sampleReport({ caseId: '10000008', auditorComment: 'La factura es de otro producto.' }),
        sampleReport({ caseId: '10000009' }),
        sampleReport({ auditorComment }),
      ],
      31,
    ),
  ),
  counterNoticesV3: answers(samplePage([sampleCaseSummary()])),
  pendingCounterNoticeList: answers(samplePage([sampleCaseSummary()])),
});

describe('the rows of the report history', () => {
  test('HIS-11 the auditor’s comment is read in a dialog of its row, and a row without one has no way to it', async () => {
    const { host } = await openHistory(rows());
    const ways = [...host.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('button')].filter((each) => each.textContent === 'Ver comentario'),
    );
    expect(ways.map((each) => each.length)).toEqual([1, 0, 1]);
    press(ways[2]?.[0] as Element);
    const dialog = await waitForElement(document, '[role=dialog]');
    expect(getElement(dialog, 'h2').textContent).toBe('Comentario del auditor');
    expect(getElement(dialog, 'blockquote').textContent).toBe(auditorComment);
    expect(dialog.textContent).toContain('Zapatillas Andes');
    press(getElement(dialog, 'button'));
    await waitUntil(() => document.querySelector('[role=dialog]') === null);
  });

  test('keys walk from row to row, one press a row, and Enter opens the one that has the focus', async () => {
    const { host, receivedBy } = await openHistory(rows());
    const heads = [...host.querySelectorAll<HTMLElement>('tbody tr')];
    const key = (name: string) =>
      act(
        () =>
          void document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
          ),
      );
    act(() => getElement(heads[0] as Element, 'a').focus());
    key('j');
    expect(document.activeElement).toBe(heads[1]);
    key('End');
    expect(document.activeElement).toBe(heads[2]);
    key('k');
    expect(document.activeElement).toBe(heads[1]);
    key('Enter');
    const href = getElement(heads[1] as Element, 'a').getAttribute('href');
    expect(receivedBy('screens').map(({ target }) => getHeadlessAddressBook().hrefOf(target as Target))).toEqual([
      href,
    ]);
  });

  test('CONST-13 a report for PPPI4 says copyright infringement', async () => {
    const { host } = await openHistory({
      ...rows(),
      noticedArticles: answers(samplePage([sampleReport({ reasonCode: 'PPPI4' })])),
    });
    expect(getElement(host, 'tbody tr').textContent).toContain('Infracción de derechos de autor');
  });

  test('HIS-41 the history is narrowed to one listing and one seller, by its address', async () => {
    const ports = rows();
    const { host } = await openHistory(ports, { search: { item: 'MLA1234567890', sellerId: '77' } });
    expect(ports.noticedArticles.asked).toEqual([{ size: 10, from: 0, itemId: 'MLA1234567890', sellerId: '77' }]);
    const [asked] = ports.noticedArticles.asked;
    expect(await toWire('noticedArticles', asked as { size: number; from: number })).toEqual({
      size: 10,
      from: 0,
      itemId: 'MLA1234567890',
      sellerId: '77',
    });
    expect(chipTextsOf(host)).toEqual(['MLA1234567890', 'Vendedor: TIENDA SUR']);
  });

  test('HIS-41 a row leads to the reports of its seller alone, and the chip away from them', async () => {
    const ports = rows();
    const stage = await openHistory(ports);
    press(stage.button('Solo este vendedor: TIENDA SUR'));
    await followLastAddress(stage);
    expect(ports.noticedArticles.asked.at(-1)).toEqual({ size: 10, from: 0, sellerId: '77' });
    expect([...stage.host.querySelectorAll('tbody button')].map((each) => each.textContent)).not.toContain(
      'Solo este vendedor',
    );
    press(getElement(stage.host, 'ul[aria-label] button[aria-label]'));
    await followLastAddress(stage);
    expect(ports.noticedArticles.asked.at(-1)).toEqual({ size: 10, from: 0 });
  });

  test('HIS-41 among what awaits an answer the seller takes the place of the due date, which is told', async () => {
    const ports = rows();
    const stage = await openHistory(ports, { search: { status: 'PENDING', due: '2026-11-25' } });
    press(stage.button('Solo este vendedor: TIENDA SUR'));
    await followLastAddress(stage);
    expect(ports.counterNoticesV3.asked.at(-1)).toMatchObject({ status: ['PENDING'], sellerId: '77' });
    expect(stage.receivedBy('notices')).toMatchObject([
      { notice: { code: 'history.dueOrSeller', values: { cleared: 'due' } } },
    ]);
  });
});
