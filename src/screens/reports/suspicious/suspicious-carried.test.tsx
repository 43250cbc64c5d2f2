import { expect, test } from 'vitest';
import type { ReportedOutcome } from '../../../../contracts/shapes';
import { answers } from '../../../../machines/simulator/answers';
import { act } from '../../../../tests/act';
import { fromWire, wirePaging } from '../../../../tests/wire';
import { waitForElement, waitForRemoval, getElement, press, waitUntil, fillField } from '../../../../tests/render-node';
import { openListed } from './suspicious-console.fixture';
import { openSuspicious } from './suspicious.fixture';

const id = 'MLA1000000001';
const image = (name: string) => ({ id: name, url: `https://pictures.test/${name}-O.jpg`, secure_url: null });
/** As the gateway says it. */
const article = {
  id,
  siteId: 'MLA',
  title: 'Zapatillas Andes Trail 42',
  price: 89_999,
  currency: 'ARS',
  brand: null,
  partNumber: null,
  condition: 'new',
  availableQuantity: 12,
  soldQuantity: 340,
  seller: null,
  country: null,
  officialStoreId: null,
  catalogListing: false,
  catalogProductId: null,
  variants: [],
  kits: [],
  attributes: [],
  saleConditions: [],
  images: ['p1', 'p2', 'p3'].map(image),
  thumbnail: null,
  href: null,
  status: 'active',
  approved: null,
  reported: {
    tags: ['urgente', 'temporada'],
    code: 'PPPI6',
    description: 'Usan nuestras fotos',
    photosDenounced: ['p1', 'p3'],
    author: { id: '9001', givenName: 'Ana', familyName: null },
    createdAt: '2026-11-20T12:00:00.000Z',
    isFamily: false,
    familyId: null,
  },
  noticed: null,
  originModel: 'live_search',
};

const wire = { reportedArticles: { articles: [{ article }], paging: wirePaging(1) } };

test('SUS-12 a row shows the reason and the comment of its report, and its detail how many photos that is about', async () => {
  const { items } = await fromWire('reportedArticles', wire, { size: 50, from: 0 });
  const { row, settle } = await openSuspicious({
    listings: items,
    ports: { article: answers(items), articleDescription: answers({ text: '', lastUpdated: null }) },
  });
  for (const told of [id, 'Imágenes o fotos', 'Usan nuestras fotos', '3 fotos'])
    expect(row(0).textContent).toContain(told);
  press(getElement(row(0), 'button[aria-haspopup=dialog]'));
  const detail = await waitForElement(document, '[role=dialog]');
  await act(settle);
  expect(detail.textContent).toContain('Fotos denunciadas2');
});

test('SUS-12 a change of a report keeps its photos and its tags, and the row says that it is changed, or that it was removed', async () => {
  const page = await fromWire('reportedArticles', wire, { size: 50, from: 0 });
  const asked: object[] = [];
  let answer = (_: ReportedOutcome[]): void => undefined;
  const answered = new Promise<ReportedOutcome[]>((resolve) => {
    answer = resolve;
  });
  const { rows, choose, confirm } = await openListed({
    allowedNotices: answers([{ siteId: 'MLA', notices: [{ id: 'PPPI6', type: null, description: null }] }]),
    reportedArticles: answers(page),
    articlesByIds: answers(page.items),
    editReportedArticles: async (change) => {
      asked.push(change as object);
      return { ok: true, value: await answered };
    },
    deleteArticlesFromDB: answers({ ids: [id] }),
  });
  const row = () => rows()[0]?.textContent ?? '';
  choose('Editar denuncia');
  fillField(await waitForElement(document, 'form textarea'), 'Usan dos de nuestras fotos');
  press(getElement(document, '[role=dialog] button[type=submit]'));
  await waitUntil(() => asked.length === 1);
  expect(asked).toMatchObject([
    {
      articlesIds: [id],
      code: 'PPPI6',
      description: 'Usan dos de nuestras fotos',
      photosDenounced: ['p1', 'p3'],
      tags: ['urgente', 'temporada'],
    },
  ]);
  expect(row()).toContain('La marca todavía se está guardando.');
  await act(async () => answer([{ id, reported: page.items[0]?.reported ?? null, failure: null }]));
  await waitUntil(() => !row().includes('La marca todavía se está guardando.'));

  await waitForRemoval(document, '[role=dialog]');
  choose('Quitar de la lista');
  await confirm();
  await waitUntil(() => row() === 'Ya no está en la lista: Zapatillas Andes Trail 42');
});
