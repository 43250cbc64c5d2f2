import { pageSizes } from '../../../contracts/vocabulary/limits';
import type { ScreenInput } from '../../domain/addresses';
import { toListQuery } from '../../domain/suspicious-filters';
import { fromPort, listOf } from '../../shared/list/list';

const size = pageSizes.listings;

/** Its rows are ids: the listings themselves are in their system actor. */
export const suspiciousList = listOf(
  'suspiciousList',
  [
    fromPort('reportedArticles', {
      ask: ({ search }: ScreenInput<'suspicious'>) => ({
        size,
        from: (search.page - 1) * size,
        ...toListQuery(search),
      }),
      read: ({ items, total }) => ({ rows: items.map(({ id }) => id), total, listings: items }),
    }),
  ],
  {
    idOf: (id) => id,
    paging: { at: ({ search: { page } }) => ({ page, size }), to: ({ search }) => ({ to: 'suspicious', search }) },
  },
);
