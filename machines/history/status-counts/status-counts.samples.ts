import { noHistoryFilters } from '../../domain/history-filters';
import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import { samplePage } from '../history/history.samples';
import type { statusCountsMachine } from './status-counts.machine';

export const statusCountsSamples: MachineSamples<typeof statusCountsMachine> = {
  lives: [
    { name: 'a history', input: { filters: noHistoryFilters }, systemActors: sampleSystemActors(), now: sampleNow },
  ],
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

export const statusCountsDescriptions = {
  states: {
    waiting: 'The list itself is asked for first.',
    asking: 'One group after the other is asked for its number, and all of them at last.',
    told: 'What is known stands; a group that could not be asked for has no number.',
  },
  guards: {
    areOthers: 'something else than the status narrows the list now',
    isLast: 'the gateway answered for all of them, which come last',
    succeeded: 'the gateway answered',
  },
};
