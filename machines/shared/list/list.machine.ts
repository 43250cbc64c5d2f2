import { fromPort, listOf } from './list';

const size = 50;

interface Place {
  params: object;
  search: { page?: number; of?: string };
}

/** A list that has everything that a list can have, for the explorer and the path test; nobody invokes it. */
export const listMachine = listOf(
  'list',
  [
    fromPort('liveSearches', {
      when: ({ search }: Place) => search.of === 'searches',
      ask: () => undefined,
      read: ({ items, total }) => ({ rows: items.map(({ id, status }) => ({ id, status })), total }),
    }),
    fromPort('reportedArticles', {
      ask: ({ search: { page = 1 } }: Place) => ({ size, from: (page - 1) * size }),
      read: ({ items, total }) => ({ rows: items.map(({ id, status }) => ({ id, status })), total, listings: items }),
    }),
  ],
  {
    idOf: ({ id }) => id,
    paging: {
      at: ({ search: { page = 1 } }) => ({ page, size }),
      to: ({ search: { page } }) => ({ to: 'suspicious', search: { page } }),
    },
    poll: { every: 3_000, while: (rows) => rows.some(({ status }) => status === 'in_progress') },
  },
);
