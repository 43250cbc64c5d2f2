import { fromPort, listOf } from '../../shared/list/list';

/** All of them at once; asked for again while one is being processed. */
export const liveSearchesList = listOf(
  'liveSearchesList',
  [fromPort('liveSearches', { ask: () => undefined, read: ({ items }) => ({ rows: items, total: items.length }) })],
  {
    idOf: ({ id }) => id,
    poll: { every: 3_000, while: (rows) => rows.some(({ status }) => status === 'in_progress') },
  },
);
