import type { LiveSearchSummary } from '../../contracts/shapes';

/** A live search as the gateway would answer it: done, without results. */
export function sampleSearch(more: Partial<LiveSearchSummary> = {}): LiveSearchSummary {
  return {
    id: 'ls-1',
    keyword: 'zapatillas andes',
    requiredWords: [],
    avoidedWords: [],
    sellers: [],
    sites: [],
    sortBy: null,
    order: null,
    status: 'processed',
    failedCount: 0,
    finished: true,
    finishedAt: '2026-11-20T12:01:00.000Z',
    createdAt: '2026-11-20T12:00:00.000Z',
    author: 'Ana',
    ...more,
  };
}

/** The same while it is in process. */
export function openSearch(more: Partial<LiveSearchSummary> = {}): LiveSearchSummary {
  return sampleSearch({ status: 'in_progress', finished: false, finishedAt: null, ...more });
}
