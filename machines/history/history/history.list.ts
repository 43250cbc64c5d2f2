import type { ScreenInput } from '../../domain/addresses';
import { awaitsAnswer, type HistoryFilters } from '../../domain/history-filters';
import { rowOfCase, rowOfReport } from '../../domain/history-row';
import { from, listOf } from '../../shared/list/list';

type Place = ScreenInput<'history'>;

const pageOf = ({ size, page }: HistoryFilters) => ({ size, from: (page - 1) * size });
const byDueDate = { sort: 'due_date', order: 'asc' } as const;

/** What awaits an answer comes from two operations that know its due date, everything else from the history (ruling H01). */
export const historyList = listOf(
  'historyList',
  [
    from('pendingCounterNoticeList', {
      when: ({ search }: Place) => awaitsAnswer(search) && search.due !== null,
      ask: ({ search: filters }: Place) => ({
        ...pageOf(filters),
        ...byDueDate,
        ...(filters.due !== null && { dueDate: filters.due }),
        ...(filters.item !== null && { itemid: filters.item }),
      }),
      read: ({ items, total }) => ({ rows: items.map(rowOfCase), total }),
    }),
    from('counterNoticesV3', {
      when: ({ search }: Place) => awaitsAnswer(search),
      ask: ({ search: filters }: Place) => ({
        ...pageOf(filters),
        ...byDueDate,
        status: filters.status,
        ...(filters.item !== null && { itemId: filters.item }),
        ...(filters.seller !== null && { nickname: filters.seller }),
      }),
      read: ({ items, total }) => ({ rows: items.map(rowOfCase), total }),
    }),
    from('noticedArticles', {
      ask: ({ search: filters }: Place) => ({
        ...pageOf(filters),
        ...(filters.status.length > 0 && { status: filters.status }),
        ...(filters.item !== null && { itemId: filters.item }),
        ...(filters.sort !== 'recent' && { sort: filters.sort }),
        ...(filters.reasons.length > 0 && { reasons: filters.reasons }),
        ...(filters.sites.length > 0 && { sites: filters.sites }),
      }),
      read: ({ items, total }) => ({ rows: items.map(rowOfReport), total }),
    }),
  ],
  {
    idOf: ({ caseId }) => caseId,
    paging: { at: ({ search }) => search, to: ({ search }) => ({ to: 'history', search }) },
  },
);
