import { pageSizes } from '../../../contracts/vocabulary/limits';
import type { ScreenInput } from '../../domain/addresses';
import { from, listOf } from '../../shared/list/list';

const size = pageSizes.listings;

/** Its rows are ids: the listings themselves are in their seat. */
export const suspiciousList = listOf(
  'suspiciousList',
  [
    from('reportedArticles', {
      ask: ({ search: { page } }: ScreenInput<'suspicious'>) => ({ size, from: (page - 1) * size }),
      read: ({ items, total }) => ({ rows: items.map(({ id }) => id), total, listings: items }),
    }),
  ],
  {
    idOf: (id) => id,
    paging: { at: ({ search: { page } }) => ({ page, size }), to: ({ search }) => ({ to: 'suspicious', search }) },
  },
);
