import { limits, pageSizes, timings } from '../contracts/vocabulary/limits';
import { discardReasonWithComment } from '../contracts/vocabulary/reasons';
import { toMarkedArticle, throwIfAllRefused, requireUnsuspended } from './listings-marks';
import { articlesOf, listingsById } from './wire/article';
import { callerOf, type Area } from './wire/context';
import { parseList, pagingOf, sliceOf } from './wire/values';
import { scopeColumn, type ProfileRow } from './world/allowance';
import { listingById } from './world/case-flow';
import type { Database } from './world/database';
import { markOf } from './world/marks';
import { Refusal } from './world/refusal';
import type { RowRefusal } from './world/report-rules';

const week = timings.progressDays * 86_400_000;

/** Suggestions that nobody of the organisation has marked or discarded, and that are still published. */
const openSuggestions = (db: Database, profile: ProfileRow, siteId: string | null | undefined) => {
  let query = db.q
    .selectFrom('suggestions')
    .innerJoin('listings', 'listings.id', 'suggestions.listing_id')
    .where('suggestions.owner_profile_id', '=', profile.owner_profile_id)
    .where('listings.status', 'in', ['active', 'paused'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('marks')
            .select('marks.id')
            .where('marks.group_id', '=', profile.group_id)
            .whereRef('marks.listing_id', '=', 'suggestions.listing_id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('discards')
            .select('discards.code')
            .where('discards.group_id', '=', profile.group_id)
            .whereRef('discards.listing_id', '=', 'suggestions.listing_id'),
        ),
      ),
    );
  if (siteId) query = query.where('listings.site_id', '=', siteId.toUpperCase());
  return query;
};

const countMarks = (db: Database, profile: ProfileRow, verdict: string, from: number): number =>
  db.first(
    db.q
      .selectFrom('marks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(scopeColumn(profile), '=', profile.id)
      .where('verdict', '=', verdict)
      .where('created_at', '>=', from),
  )?.count ?? 0;

const countCases = (db: Database, profile: ProfileRow, from: number, to: number): number =>
  db.first(
    db.q
      .selectFrom('cases')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(scopeColumn(profile), '=', profile.id)
      .where('created_at', '>=', from)
      .where('created_at', '<', to),
  )?.count ?? 0;

/** Listings that the gateway proposes by itself. */
export const suggestions: Area = {
  Query: {
    suggestedArticles: (_parent, { size, from, siteId }, context) => {
      const { db } = context.world;
      const profile = callerOf(context);
      const slice = sliceOf(size, from, pageSizes.listings);
      const pinned = parseList<string>(profile.pinned_json);
      const query = openSuggestions(db, profile, siteId);
      const total = db.first(query.select(({ fn }) => fn.countAll<number>().as('total')))?.total ?? 0;
      const rows = db.all(
        query
          .select('suggestions.listing_id as id')
          .orderBy((order) =>
            order
              .case()
              .when('suggestions.listing_id', 'in', pinned.length > 0 ? pinned : [''])
              .then(0)
              .else(1)
              .end(),
          )
          .orderBy('suggestions.position')
          .limit(slice.size)
          .offset(slice.from),
      );
      const articles = articlesOf(
        db,
        profile,
        listingsById(
          db,
          rows.map((row) => row.id),
        ),
        { faster: true },
      );
      return { articles, pinned, paging: pagingOf(total, slice) };
    },

    suggestedStats: (_parent, _args, context) => {
      const { db, clock } = context.world;
      const profile = callerOf(context);
      const now = clock.now();
      return {
        approved: countMarks(db, profile, 'approved', now - week),
        reported: countMarks(db, profile, 'reported', now - week),
        noticed: countCases(db, profile, now - week, now + 1),
        noticedPrevWeek: countCases(db, profile, now - 2 * week, now - week),
      };
    },

    suggestedReportedCount: (_parent, _args, context) => {
      const { db } = context.world;
      const profile = callerOf(context);
      const count = db.first(
        db.q
          .selectFrom('marks')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where(scopeColumn(profile), '=', profile.id)
          .where('verdict', '=', 'reported')
          .where('origin_model', '=', 'suggestions')
          .where('sent_at', 'is', null),
      );
      return { count: count?.count ?? 0 };
    },
  },

  Mutation: {
    discardArticles: (_parent, { articlesIds, code, code_description, description }, context) =>
      context.world.once(context, 'discardArticles', () => {
        const { db, clock } = context.world;
        const profile = callerOf(context);
        const now = clock.now();
        requireUnsuspended(profile, now);
        const ids = [...new Set(articlesIds.map((id) => id.trim().toUpperCase()))];
        if (ids.length === 0) throw new Refusal('INVALID_INPUT', 'No listing was named');
        const comment = description?.trim() ?? '';
        const needsComment = String(code) === discardReasonWithComment;
        if (comment.length > limits.discardCommentMax || (needsComment && comment === ''))
          throw new Refusal('INVALID_COMMENT');
        const rows = ids.map((id): { id: string; refusal: RowRefusal | null } => {
          if (!listingById(db, id)) return { id, refusal: { code: 'ARTICLE_NOT_FOUND' } };
          const discarded = db.first(
            db.q
              .selectFrom('discards')
              .select('code')
              .where('group_id', '=', profile.group_id)
              .where('listing_id', '=', id),
          );
          return { id, refusal: markOf(db, profile.group_id, id) || discarded ? { code: 'ALREADY_AUDITED' } : null };
        });
        throwIfAllRefused(rows.map((row) => row.refusal));
        for (const { id, refusal } of rows) {
          if (refusal) continue;
          db.run(
            db.q.insertInto('discards').values({
              group_id: profile.group_id,
              listing_id: id,
              profile_id: profile.id,
              code,
              code_description: code_description ?? null,
              description: comment || null,
              created_at: now,
            }),
          );
        }
        return rows.map(({ id, refusal }) => toMarkedArticle(context, profile, id, refusal));
      }),
  },
};
