import { noHistoryFilters } from '../../domain/history-filters';
import { answered, refused } from '../../rehearsal/cover';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { MachineSamples } from '../../rehearsal/samples';
import { samplePage } from '../history/history.samples';
import type { statusCountsMachine } from './status-counts.machine';

export const statusCountsSamples: MachineSamples<typeof statusCountsMachine> = {
  lives: [{ name: 'a history', input: { filters: noHistoryFilters }, seats: sampleSeats(), now: sampleNow }],
  events: [
    answered('noticedArticles', samplePage([], 12)),
    refused('noticedArticles', 'OFFLINE'),
    { type: 'filters.change', filters: { ...noHistoryFilters, status: ['APPROVED'] } },
    { type: 'filters.change', filters: { ...noHistoryFilters, sellerId: '77' } },
    { type: 'counts.reload' },
  ],
  serialize: ({ value, context: { counts, left, filters } }) =>
    JSON.stringify([value, Object.keys(counts).length, left.length, filters.sellerId]),
};
