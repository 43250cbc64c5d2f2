import { expect, test } from 'vitest';
import type { CaseTab } from '../../../../machines/domain/addresses';
import { answers } from '../../../../machines/simulator/answers';
import { getElement, queryButton, type TestLanguage } from '../../../../tests/render-node';
import { fromWire } from '../../../../tests/wire';
import { openCaseScreen } from './case.fixture';

/** The screen of a case of which the gateway says that beside its id, its listing and its status. */
async function openWireCase(more: object, tab: CaseTab = 'counter-notice', lang: TestLanguage = 'es') {
  const identity = {
    caseId: '10000002',
    siteId: 'MLA',
    articleId: 'MLA1234567891',
    status: 'DOCUMENTATION_PRESENTED',
    caseDetailRollback: null,
  };
  const shown = await fromWire(
    'caseDescription',
    { caseDescription: { ...identity, ...more } },
    { caseId: '10000002', siteId: 'MLA' },
  );
  return openCaseScreen({}, { tab, lang, port: answers(shown) });
}

test.each([
  ['es', /9denuncias recibidas5respuestas enviadas4respuestas aceptadas/],
  ['en', /9reports received5answers sent4answers accepted/],
  ['pt', /9denúncias recebidas5respostas enviadas4respostas aceitas/],
] as const)('CAS-13 the seller’s tab shows each count of the gateway under its own name: %s', async (lang, counts) => {
  const sellerCounts = { denounces: 9, counterNotices: 5, accepted: 4 };
  const { text } = await openWireCase({ nickname: 'TIENDA SUR', sellerCounts }, 'seller', lang);
  expect(text()).toMatch(counts);
});

const inThree = { es: 'No corresponde', en: 'Does not match', pt: 'Não corresponde' };
const others = { es: 'Es ilegible', en: 'Is illegible', pt: 'É ilegível' };
const rejections: [string, object][] = [
  ['the only one', { rejectOption: { id: '1', reason: 'document', ...inThree } }],
  ['the member’s', { rejectOptionMember: { id: '1', reason: 'document', ...inThree } }],
  [
    'the member’s before another',
    {
      rejectOptionMember: { id: '1', reason: 'document', ...inThree },
      rejectOption: { id: '2', reason: 'illegible', ...others },
    },
  ],
];
test.each(
  rejections.flatMap(([which, known]) => (['es', 'en', 'pt'] as const).map((lang) => [which, lang, known] as const)),
)('CAS-14 the rejection that the gateway gives in three languages is read in one: %s, %s', async (_, lang, known) => {
  const { facts } = await openWireCase(known, 'report', lang);
  const told = Object.values(facts());
  expect(told).toContain(inThree[lang]);
  for (const text of [...Object.values(inThree), ...Object.values(others)])
    if (text !== inThree[lang]) expect(told).not.toContain(text);
});

test.each([
  [true, true],
  [false, false],
  [null, false],
])('CAS-27 a closed case of which the gateway says %s can be rolled back: %s', async (isRollbackable, may) => {
  const { host, text } = await openWireCase({ status: 'DOCUMENTATION_NOT_APPROVED', isRollbackable });
  expect(queryButton(host, 'Reactivar publicación') !== undefined).toBe(may);
  expect(text().includes('Nada que decidir ahora')).toBe(!may);
});

test.each([true, false, null])(
  'CAS-29 the detail of a retraction is shown as the gateway says it, of a case that it calls retractable: %s',
  async (isRollbackable) => {
    const caseDetailRollback = { comment: 'Por error', date: '2026-11-19T12:00:00.000Z', author: 'Bruno Silva' };
    const { facts } = await openWireCase({ status: 'ROLLBACK', isRollbackable, caseDetailRollback }, 'report');
    expect(facts()).toMatchObject({
      'Detalle del retiro': 'Por error',
      'La retiró': 'Bruno Silva',
      'Fecha del retiro': expect.stringContaining('19/11/2026'),
    });
  },
);

test.each([
  ['Tengo factura', 'Tengo factura'],
  [null, undefined],
])(
  'CAS-11 what the seller wrote and attached is shown also where nobody says when: %s',
  async (sellerResponse, told) => {
    const documents = [{ name: 'factura.pdf', url: '/files/documents/1.pdf', size: 2048 }];
    const { host } = await openWireCase({ sellerResponse, counterNoticeDate: null, documents });
    expect(host.querySelector('[role=tabpanel] blockquote')?.textContent).toBe(told);
    const file = host.querySelector('[role=tabpanel] li a');
    expect([file?.getAttribute('href'), file?.closest('li')?.textContent]).toEqual([
      '/files/documents/1.pdf',
      expect.stringMatching(/factura\.pdf.*2 kB$/),
    ]);
  },
);

test('CAS-10 CAS-34 CAS-35 what the gateway says of a case stands under its own names, and its snapshot below the listing', async () => {
  const snapshot = {
    title: 'Bolso de entonces',
    price: 52_000,
    currency: 'ARS',
    condition: 'used',
    description: 'De cuero',
    takenAt: '2026-11-04T12:00:00.000Z',
    images: [{ id: 'a', url: '/files/pictures/a-O.png' }],
    url: '/files/snapshots/1.html',
  };
  const said = {
    auditor: 'Bruno Paz',
    articleTitle: 'Bolso de hoy',
    countryCode: 'AR',
    denounceDate: '2026-11-01T12:00:00.000Z',
    counterNoticeDate: '2026-11-02T12:00:00.000Z',
    lastUpdated: '2026-11-03T12:00:00.000Z',
    limitResponseDate: '2026-11-24T12:00:00.000Z',
    groupResponse: 'DISCARDED',
    sellerResponse: 'Tengo factura',
    snapshot,
  };
  const report = await openWireCase(said, 'report');
  expect(report.facts()).toMatchObject({
    Denunció: 'Bruno Paz',
    'Fecha de denuncia': expect.stringContaining('01/11/2026'),
    'Fecha límite': expect.stringContaining('24/11/2026'),
    'Última actualización': expect.stringContaining('03/11/2026'),
    'Estado del caso': 'Descartada',
  });
  const answer = await openWireCase(said);
  expect(answer.facts()['Respondió el']).toContain('02/11/2026');
  const { host } = await openWireCase(said, 'listing');
  expect(getElement(host, '[role=tabpanel] > dl').textContent).toContain('Bolso de hoy');
  const then = getElement(host, '[role=tabpanel] section');
  for (const told of ['Bolso de entonces', '52.000', 'Usado', 'De cuero', '04/11/2026'])
    expect(then.textContent).toContain(told);
  expect(getElement(then, 'img').getAttribute('src')).toContain('/files/pictures/a');
  expect(getElement(then, 'a').getAttribute('href')).toBe('/files/snapshots/1.html');
});
