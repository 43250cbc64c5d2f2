import { describe, expect, test } from 'vitest';
import { caseDescription } from '../cases-detail';
import { articlesCatalogo } from '../catalogue';
import { noticedArticles } from '../history';
import { reviewsTotal } from '../listings';
import { reportedArticlesCount } from '../reports';
import { menu } from '../session';
import { toReportedMark } from './listing';
import { toLiveSearchSummary } from './live-search';

const search = {
  id: 'ls-1',
  keyword: 'zapatillas',
  requiredWords: ['original'],
  avoidedWords: ['usado'],
  sellers: [{ id: '77', nickname: 'TIENDA_2' }],
  sortBy: 'price',
  order: 'desc',
  status: 'processed',
  failedCount: 3,
  finished: true,
  finishedAt: '2026-11-19T12:00:00.000Z',
  createdAt: '2026-11-18T12:00:00.000Z',
  author: { id: 'u-1', givenName: 'Luz', familyName: 'Paz' },
};

/** What the sandbox always answers with one number or one text, here with two. */
describe('what is read off an answer', () => {
  test('GW-28 the number of reported listings is count, and that of the database countDB', () => {
    const read = (count: number | null, countDB: number | null) =>
      reportedArticlesCount.read({ reportedArticlesCount: { count, countDB } }, undefined);
    expect(read(3, 5)).toEqual({ count: 3, countDB: 5 });
    expect(read(0, 5)).toEqual({ count: 0, countDB: 5 });
    expect(read(3, 0)).toEqual({ count: 3, countDB: 0 });
    expect(read(null, 5)).toEqual({ count: 5, countDB: 5 });
    expect(read(3, null)).toEqual({ count: 3, countDB: 3 });
    expect(read(null, null)).toEqual({ count: 0, countDB: 0 });
  });

  test('the case of a report is its caseId, or its id where it has none', () => {
    const reports = ['900001', null].map((caseId) => ({ id: 'r-1', caseId, article: { id: 'MLA1000000001' } }));
    const { items } = noticedArticles.read({ noticedArticles: { reports } }, { size: 10, from: 0 });
    expect(items.map(({ caseId }) => caseId)).toEqual(['900001', 'r-1']);
  });

  test('GW-44 a case tells the photos of today apart from those that were denounced, and its single paper from its list', () => {
    const photo = (id: string, status: string) => ({ id, src: `https://photos.test/${id}.png`, status });
    const paper = (name: string, size: number) => ({ name, url: `https://papers.test/${name}`, size });
    const [today, before] = [photo('MLA1000000001_2', 'new'), photo('MLA1000000001_1', 'removed')];
    const [listed, single] = [paper('licencia.pdf', 20), paper('factura.pdf', 10)];
    const wire = {
      caseId: '20000001',
      siteId: 'MLA',
      articleId: 'MLA1000000001',
      photosNew: [today],
      photosDenounced: [before],
      documents: [listed],
      documentName: single.name,
      documentUrl: single.url,
      documentSize: single.size,
      rejectOptionMember: { id: '2', reason: 'member' },
      rejectOption: { id: '3', reason: 'any' },
    };
    const read = caseDescription.read({ caseDescription: wire }, { caseId: '20000001', siteId: 'MLA' });
    expect(read).toMatchObject({
      photosNew: [today],
      photosDenounced: [before],
      documents: [listed, single],
      rejectOption: { id: '2', reason: 'member' },
    });
  });

  test('LST-46 the mark of a reported family says so and which, that of one of its variants only which, beside its reason, its words, its tags, its photos, its author and its day', () => {
    const reported = {
      code: 'PPPI6',
      description: 'Son nuestras fotos',
      tags: ['urgente', 'temporada'],
      photosDenounced: ['MLA1000000001_1', 'MLA1000000001_3'],
      author: { id: 'luz', givenName: 'Luz', familyName: 'Paz' },
      createdAt: '2026-11-19T12:00:00.000Z',
      isFamily: true,
      familyId: 'F9',
    };
    expect(toReportedMark(reported)).toEqual(reported);
    const ofOneVariant = { ...reported, isFamily: false };
    expect(toReportedMark(ofOneVariant)).toEqual(ofOneVariant);
    const none = { ...reported, isFamily: null, familyId: null, tags: null, photosDenounced: null };
    expect(toReportedMark(none)).toMatchObject({ isFamily: false, familyId: null, tags: [], photosDenounced: [] });
  });

  test('GW-54 reviews are counted in all, positive and negative, each by its own number', () => {
    const totals = { total: 9, positive: 6, negative: 3 };
    const nothing = { rating_average: null, rating_levels: null, hasMore: null, hasPositive: null, hasNegative: null };
    expect(reviewsTotal.read({ reviewsTotal: { ...nothing, totals } }, { itemId: 'MLA1000000001' })).toMatchObject({
      ...totals,
      hasPositive: true,
      hasNegative: true,
    });
  });

  test('the sellers of a catalogue page are as many as its total says, which is not its limit', () => {
    const paging = { total: 40, offset: 20, limit: 10 };
    const read = articlesCatalogo.read({ articlesCatalogo: { results: [], paging } }, { articleId: 'MLA12345678' });
    expect(read).toEqual({ items: [], ...paging });
  });

  test('GW-15 each thing of a menu entry is its own, and so it is of the entry under it', () => {
    const entry = { id: 'cases', name: 'Casos', icon: 'gavel', new_tab: false, url: '/reports', is_new: true };
    const child = {
      id: 'staged',
      name: 'Ayuda',
      icon: 'help',
      new_tab: true,
      url: 'https://help.test/',
      is_new: false,
    };
    expect(menu.read({ menu: [{ ...entry, childs: [child] }] }, undefined)).toEqual([
      {
        id: 'cases',
        name: 'Casos',
        icon: 'gavel',
        newTab: false,
        url: '/reports',
        isNew: true,
        children: [
          {
            id: 'staged',
            name: 'Ayuda',
            icon: 'help',
            newTab: true,
            url: 'https://help.test/',
            isNew: false,
            children: [],
          },
        ],
      },
    ]);
  });

  test.each([
    ['FAILED', true, 'failed'],
    ['In_Progress', false, 'in_progress'],
    ['processed', true, 'processed'],
    ['paused', true, 'processed'],
    ['paused', false, 'in_progress'],
  ])('LSV-04 of a live search the status %s, finished: %s, is %s', (status, finished, told) => {
    expect(toLiveSearchSummary({ ...search, status, finished, countries: null }).status).toBe(told);
  });

  test('LSV-12 a live search carries how many failed, whether and when it ended, when it was made and by whom', () => {
    expect(toLiveSearchSummary({ ...search, countries: null })).toEqual({
      ...search,
      sellers: ['TIENDA_2'],
      sites: [],
      author: 'Luz Paz',
    });
  });
});
