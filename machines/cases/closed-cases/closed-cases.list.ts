import type { CaseSummary } from '../../../contracts/shapes';
import type { ScreenInput } from '../../domain/addresses';
import { fromPort, listOf } from '../../shared/list/list';

type Place = Pick<ScreenInput<'closedCases'>, 'params' | 'search'>;

/** Cases that are over, newest first, those of one seller where its nickname is sought. */
export const closedCasesList = listOf<CaseSummary, Place>(
  'closedCasesList',
  [
    fromPort('closedCasesList', {
      ask: ({ search: { page, size, nickname } }: Place) => ({
        size,
        from: (page - 1) * size,
        flow: 'closed' as const,
        ...(nickname !== null && { nickname }),
      }),
      read: ({ items, total }) => ({ rows: items, total }),
    }),
  ],
  {
    idOf: ({ caseId }) => caseId,
    paging: {
      at: ({ search: { page, size } }) => ({ page, size }),
      to: ({ search }) => ({ to: 'closedCases', search }),
    },
  },
);
