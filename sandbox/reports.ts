import { sql } from 'kysely';
import { groupByCaseStatus, type CaseStatus } from '../contracts/vocabulary/case-statuses';
import { invalidListingStatuses } from '../contracts/vocabulary/listings';
import { limits, pageSizes } from '../contracts/vocabulary/limits';
import { toMarkedArticle, ownsMark } from './listings-marks';
import { articlesOf, listingsById } from './wire/article';
import { callerOf, type Area } from './wire/context';
import { parseList, pagingOf, sliceOf } from './wire/values';
import { allowanceLeft, countAnswersDue, scopeColumn, suspensionOf, type ProfileRow } from './world/allowance';
import { latestCase, listingById, openCase } from './world/case-flow';
import { normalizeText } from './world/database';
import { markOf } from './world/marks';
import { Refusal } from './world/refusal';
import { findSendRefusal, type RowRefusal } from './world/report-rules';
import type { WorldContext } from './world/types';

/** Statuses in which somebody still has to do something. */
const openStatuses = (Object.keys(groupByCaseStatus) as CaseStatus[]).filter((status) => {
  const group = groupByCaseStatus[status];
  return group === 'IN_PROGRESS' || group === 'PENDING';
});

const unsent = (context: WorldContext) => {
  const profile = callerOf(context);
  const { q } = context.world.db;
  return q
    .selectFrom('marks')
    .where(`marks.${scopeColumn(profile)}`, '=', profile.id)
    .where(sql<boolean>`marks.verdict = 'reported'`)
    .where('marks.sent_at', 'is', null);
};

/** Who signs a notice: the named profile when it is of the caller's organisation, the caller otherwise. */
const signer = ({ world: { db } }: WorldContext, profile: ProfileRow, id: string | undefined) => {
  const named = id
    ? db.first(db.q.selectFrom('profiles').selectAll().where('id', '=', id).where('group_id', '=', profile.group_id))
    : undefined;
  const { id: signerId, given_name: givenName, family_name: familyName } = named ?? profile;
  return { id: signerId, givenName, familyName };
};

const upper = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.trim().toUpperCase()))];

/** The suspicious list and the sending of reports. */
export const reports: Area = {
  Query: {
    reportedArticles: (_parent, { size, from, sort, filters }, context) => {
      const { db } = context.world;
      const profile = callerOf(context);
      const slice = sliceOf(size, from, pageSizes.listings);
      let query = unsent(context);
      if (filters) {
        const sites = filters.sites?.map((id) => id.toUpperCase()) ?? [];
        if (filters.reasons?.length) query = query.where('marks.code', 'in', filters.reasons);
        const statuses: string[] = filters.status ?? [];
        const text = filters.text?.trim();
        query = query.where(({ exists, selectFrom }) => {
          let inner = selectFrom('listings').select('listings.id').whereRef('listings.id', '=', 'marks.listing_id');
          if (sites.length > 0) inner = inner.where('listings.site_id', 'in', sites);
          if (statuses.length > 0) inner = inner.where('listings.status', 'in', statuses);
          if (filters.sellerId) inner = inner.where('listings.seller_id', '=', filters.sellerId);
          if (text) {
            inner = inner.where((where) =>
              where.or([
                where('listings.id', '=', text.toUpperCase().replace(/[\s-]/g, '')),
                sql<boolean>`instr(plain(listings.title), ${normalizeText(text)}) > 0`,
              ]),
            );
          }
          return exists(inner);
        });
      }
      const total = db.first(query.select(({ fn }) => fn.countAll<number>().as('total')))?.total ?? 0;
      const order = String(sort ?? 'recent') === 'oldest' ? 'asc' : 'desc';
      const marks = db.all(
        query
          .selectAll('marks')
          .orderBy('marks.created_at', order)
          .orderBy('marks.id', order)
          .limit(slice.size)
          .offset(slice.from),
      );
      const rows = listingsById(
        db,
        marks.map((mark) => mark.listing_id),
      );
      const articles = new Map(articlesOf(db, profile, rows, { faster: true }).map((row) => [row.id, row]));
      return {
        articles: marks.flatMap((mark) => {
          const article = articles.get(mark.listing_id);
          if (!article) return [];
          const { code, description } = mark;
          return [
            {
              id: mark.listing_id,
              article,
              editing: false,
              removing: false,
              code,
              description,
              photosDenounced: parseList<string>(mark.photos_json),
              tags: parseList<string>(mark.tags_json),
            },
          ];
        }),
        paging: pagingOf(total, slice),
      };
    },

    reportedArticlesCount: (_parent, _args, context) => {
      const { db } = context.world;
      const count = db.first(unsent(context).select(({ fn }) => fn.countAll<number>().as('count')))?.count ?? 0;
      return { count, countDB: count };
    },

    pendingDenouncesCount: (_parent, { size, from }, context) => {
      const { db } = context.world;
      const profile = callerOf(context);
      const slice = sliceOf(size, from, pageSizes.selectorDefault);
      const counted =
        profile.is_acuerdo === 1
          ? 0
          : (db.first(
              db.q
                .selectFrom('cases')
                .select(({ fn }) => fn.countAll<number>().as('total'))
                .where(scopeColumn(profile), '=', profile.id)
                .where('status', '=', 'DOCUMENTATION_PRESENTED'),
            )?.total ?? 0);
      return { total: counted, paging: pagingOf(counted, slice) };
    },

    itemPendingDenouncesCount: (_parent, { itemId }, context) => {
      const { db } = context.world;
      const ids = upper(itemId);
      if (ids.length === 0) return [];
      const rows = db.all(
        db.q
          .selectFrom('cases')
          .select(({ fn }) => ['listing_id', fn.countAll<number>().as('total')])
          .where('listing_id', 'in', ids)
          .where('group_id', '=', callerOf(context).group_id)
          .where('status', 'in', openStatuses)
          .groupBy('listing_id'),
      );
      const totals = new Map(rows.map((row) => [row.listing_id, row.total]));
      return ids.map((id) => ({ itemId: id, total: totals.get(id) ?? 0 }));
    },
  },

  Mutation: {
    sendNotice: (_parent, { articlesIds, auditor }, context) =>
      context.world.once(context, 'sendNotice', () => {
        const { world } = context;
        const { db } = world;
        const profile = callerOf(context);
        const at = world.clock.now();
        const ids = upper(articlesIds);
        if (ids.length === 0) throw new Refusal('INVALID_INPUT', 'No listing was named');
        if (articlesIds.length > limits.sendBatch)
          throw new Refusal('BATCH_TOO_LARGE', undefined, { count: limits.sendBatch });
        if (suspensionOf(profile, at)) throw new Refusal('SUSPENDED');
        const due = countAnswersDue(db, profile, at);
        if (due > 0) throw new Refusal('ANSWERS_DUE', undefined, { count: due });
        let left = allowanceLeft(db, profile, at);
        if (left === 0) throw new Refusal('ALLOWANCE_USED');
        return ids.map((id) => {
          const listing = listingById(db, id);
          const savedMark = markOf(db, profile.group_id, id);
          const mark = savedMark && ownsMark(profile, savedMark) ? savedMark : undefined;
          const notice = latestCase(db, profile.group_id, id);
          let refusal: RowRefusal | null = findSendRefusal(db, profile, { listing, mark, notice, now: at });
          if (!refusal && left === 0) refusal = { code: 'ALLOWANCE_USED' };
          if (refusal || !listing || !mark) {
            const noticed = { sent: false, failed: true, sending: false, reason: refusal?.code ?? null };
            return { ...toMarkedArticle(context, profile, id, refusal), noticed };
          }
          left -= 1;
          const signed = signer(context, profile, auditor?.id);
          openCase(world, { mark, listing, profile, auditor: signed, operationKey: context.operationKey, at });
          return toMarkedArticle(context, profile, id);
        });
      }),

    deleteArticlesFromDB: (_parent, { action, articlesIds }, context) =>
      context.world.once(context, 'deleteArticlesFromDB', () => {
        const { db } = context.world;
        const ids = upper(articlesIds);
        if (ids.length === 0) throw new Refusal('INVALID_INPUT', 'No listing was named');
        const rows = db.all(
          unsent(context)
            .innerJoin('listings', 'listings.id', 'marks.listing_id')
            .select(['marks.id', 'marks.listing_id', 'listings.status'])
            .where('marks.listing_id', 'in', ids),
        );
        const inactiveStatuses: readonly string[] = invalidListingStatuses;
        const chosen = rows.filter((row) => String(action) === 'delete' || inactiveStatuses.includes(row.status));
        if (chosen.length === 0) throw new Refusal('STATUS_NOT_CHANGED');
        db.run(
          db.q.deleteFrom('marks').where(
            'id',
            'in',
            chosen.map((row) => row.id),
          ),
        );
        return { articlesIds: chosen.map((row) => row.listing_id) };
      }),
  },
};
