import { pageSizes } from '../contracts/vocabulary/limits';
import { casesOf } from './cases';
import { reportsOf, parseStatusFilter } from './wire/case';
import { callerOf, type Area } from './wire/context';
import { pagingOf, sliceOf } from './wire/values';
import { calendarDay } from './world/local-day';

/** The reports that were sent. */
export const history: Area = {
  Query: {
    noticedArticles: (
      _parent,
      { size, from, status, sellerId, itemId, sort, reasons, sites, dateFrom, dateTo },
      context,
    ) => {
      const { db } = context.world;
      const profile = callerOf(context);
      const slice = sliceOf(size, from, pageSizes.selectorDefault);
      let query = casesOf(context, profile);
      const statuses = parseStatusFilter(status?.split(',') ?? []);
      if (statuses) query = query.where('cases.status', 'in', statuses);
      if (sellerId) query = query.where('cases.seller_id', '=', sellerId);
      if (itemId) query = query.where('cases.listing_id', '=', itemId.toUpperCase());
      if (reasons && reasons.length > 0) query = query.where('cases.code', 'in', reasons);
      if (sites && sites.length > 0) {
        query = query.where(
          'cases.site_id',
          'in',
          sites.map((id) => id.toUpperCase()),
        );
      }
      const [first, last] = [calendarDay(profile, dateFrom), calendarDay(profile, dateTo)];
      if (first !== null) query = query.where('cases.created_at', '>=', first.start);
      if (last !== null) query = query.where('cases.created_at', '<', last.end);
      const total = db.first(query.select(({ fn }) => fn.countAll<number>().as('total')))?.total ?? 0;
      const order = String(sort ?? 'recent') === 'oldest' ? 'asc' : 'desc';
      const rows = db.all(
        query
          .selectAll()
          .orderBy('cases.created_at', order)
          .orderBy('cases.id', order)
          .limit(slice.size)
          .offset(slice.from),
      );
      return { reports: reportsOf(db, profile, rows), paging: pagingOf(total, slice) };
    },
  },
};
