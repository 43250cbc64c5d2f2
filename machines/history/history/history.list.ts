import { gatewayDayOf, isDueBy } from '../../domain/deadlines';
import { awaitsAnswer, activeFiltersOf, describedSeek } from '../../domain/history-filters';
import { rowOfCase, rowOfReport } from '../../domain/history-row';
import { fromPort, listOf } from '../../shared/list/list';
import type { CaseSort } from '../../../contracts/vocabulary/listings';
import type { ScreenInput } from '../../domain/addresses';

type Place = ScreenInput<'history'>;
const directions = { due_date: 'asc', date_created: 'desc' } as const satisfies Record<CaseSort, unknown>;

/** What awaits an answer comes from two operations that know its due date, everything else from the history (rulings H01, K01). */
export const historyList = listOf(
  'historyList',
  [
    fromPort('pendingCounterNoticeList', {
      when: ({ search }: Place) => awaitsAnswer(search) && search.due !== null,
      ask: ({ search: { size, page, by, item, due } }: Place) => ({
        size,
        from: (page - 1) * size,
        sort: by,
        order: directions[by],
        ...describedSeek({ dueDate: due === null ? null : gatewayDayOf(due), itemid: item }),
      }),
      // The gateway's day ends at another hour than the person's: what is due after that is left out.
      read: ({ items, total }, { search: { due } }) => {
        const rows = items.filter(({ dueDate }) => due === null || isDueBy(dueDate, due)).map(rowOfCase);
        return { rows, total: total - (items.length - rows.length) };
      },
    }),
    fromPort('counterNoticesV3', {
      when: ({ search }: Place) => awaitsAnswer(search),
      ask: ({ search: { size, page, by, status, item, seller, sellerId } }: Place) => ({
        size,
        from: (page - 1) * size,
        sort: by,
        order: directions[by],
        status,
        ...describedSeek({ itemId: item, nickname: seller, sellerId }),
      }),
      read: ({ items, total }) => ({ rows: items.map(rowOfCase), total }),
    }),
    fromPort('noticedArticles', {
      ask: ({ search }: Place) => ({
        size: search.size,
        from: (search.page - 1) * search.size,
        ...activeFiltersOf(search),
      }),
      read: ({ items, total }) => ({ rows: items.map(rowOfReport), total }),
    }),
  ],
  {
    idOf: ({ caseId }) => caseId,
    paging: { at: ({ search }) => search, to: ({ search }) => ({ to: 'history', search }) },
  },
);
