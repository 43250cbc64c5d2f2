import { expect, test } from 'vitest';
import { toLiveSearchSummary } from './live-search';

test('LSV-12 a live search carries how many failed, whether and when it ended, when it was made and by whom', () => {
  const wire = {
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
  expect(toLiveSearchSummary({ ...wire, countries: null })).toEqual({
    ...wire,
    sellers: ['TIENDA_2'],
    sites: [],
    author: 'Luz Paz',
  });
});
