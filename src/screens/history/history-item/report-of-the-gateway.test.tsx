import { describe, expect, test } from 'vitest';
import { answers } from '../../../../machines/simulator/answers';
import { getElement, type TestLanguage } from '../../../../tests/render-node';
import { fromWire } from '../../../../tests/wire';
import { openHistoryItem } from './history-item.fixture';

const listingId = 'MLA1234567892';

/** The page of a report of which its case and its row of the history say that, in the gateway's words. */
async function openWireReport(shown: object, row: object, lang: TestLanguage = 'es') {
  const identity = { caseId: '10000003', siteId: 'MLA', articleId: listingId, caseDetailRollback: null };
  const caseDescription = await fromWire(
    'caseDescription',
    { caseDescription: { ...identity, status: 'ROLLBACK', ...shown } },
    { caseId: '10000003', siteId: 'MLA' },
  );
  const noticedArticles = await fromWire(
    'noticedArticles',
    { noticedArticles: { reports: [{ id: '10000003', caseId: '10000003', article: { id: listingId }, ...row }] } },
    { size: 50, from: 0 },
  );
  return openHistoryItem(
    { caseDescription: answers(caseDescription), noticedArticles: answers(noticedArticles) },
    { lang },
  );
}

/** Under which heading whose words stand. */
const quotesOf = (host: Element) =>
  Object.fromEntries(
    [...host.querySelectorAll('blockquote')].map((quote) => [
      quote.closest('section')?.querySelector('h2')?.textContent,
      quote.textContent,
    ]),
  );
const filesOf = (host: Element) =>
  [...host.querySelectorAll('a[href*="/files/documents/"]')].map((file) => file.getAttribute('href'));

describe('a report as the gateway tells it', () => {
  const paper = (name: string) => ({ name, url: `/files/documents/${name}`, size: 2048 });

  test('HIS-36 what its row of the history alone tells is shown', async () => {
    const { host, facts } = await openWireReport(
      {},
      {
        retractionReason: 'Era nuestro distribuidor',
        auditorComment: 'Revisado',
        counterNoticeComment: 'Tengo factura',
        files: [paper('uno.pdf'), paper('dos.pdf')],
        expiresAt: '2026-11-25T12:00:00.000Z',
      },
    );
    expect(quotesOf(host)).toEqual({
      'Lo que dice el vendedor': 'Tengo factura',
      'Comentario del auditor': 'Revisado',
      'Motivo del retiro': 'Era nuestro distribuidor',
    });
    expect(filesOf(host)).toEqual(['/files/documents/uno.pdf', '/files/documents/dos.pdf']);
    expect(facts()['Fecha límite']).toContain('25/11/2026');
  });

  test('HIS-36 what its case alone tells is shown', async () => {
    const { host, facts, headings } = await openWireReport(
      {
        caseDetailRollback: { comment: 'Era nuestro distribuidor', author: 'Ana', date: null },
        sellerResponse: 'Tengo factura',
        documents: [paper('uno.pdf')],
        documentName: 'dos.pdf',
        documentUrl: '/files/documents/dos.pdf',
        limitResponseDate: '2026-11-24T12:00:00.000Z',
        photosDenounced: [{ id: 'f1', src: '/files/f1.jpg', status: 'same' }],
      },
      {},
    );
    expect(quotesOf(host)).toEqual({
      'Lo que dice el vendedor': 'Tengo factura',
      'Motivo del retiro': 'Era nuestro distribuidor',
    });
    expect(filesOf(host)).toEqual(['/files/documents/uno.pdf', '/files/documents/dos.pdf']);
    expect(facts()['Fecha límite']).toContain('24/11/2026');
    expect(headings()).toContain('Fotos denunciadas');
    expect(getElement<HTMLImageElement>(host, 'li:has(> button img) img').src).toContain('f1');
  });

  test.each([
    ['es', 'not_approved', 'No se aceptó la respuesta del vendedor y la publicación se finalizó'],
    ['en', 'not_approved', 'the listing was ended'],
    ['pt', 'not_approved', 'o anúncio foi encerrado'],
    ['es', 'not_respond', 'El plazo para responderle al vendedor venció'],
    ['es', 'accepted', 'la publicación se reactivó'],
    ['es', 'waiting', 'todavía puede responder'],
    ['es', 'FOO_BAR', 'un estado que esta versión no conoce'],
  ] as const)('HIS-17 HIS-19 HIS-20 HIS-22 HIS-32 in %s its page says what %s means', async (lang, status, told) => {
    const { host } = await openWireReport({ status }, {}, lang);
    const pill = getElement(host, 'button[data-state]');
    const hint = getElement(host, `[id="${pill.getAttribute('aria-describedby') ?? ''}"]`);
    expect(hint.textContent).toContain(told);
    expect(getElement(host, '[aria-current=step]').textContent).toContain(told);
    expect(pill.textContent === status).toBe(status === 'FOO_BAR');
  });
});
