import { pageSizes } from '../contracts/vocabulary/limits';
import { articlesOf, listingsById, marksOf, noticesOf, sellersById, variantOf } from './wire/article';
import { callerOf, type Area } from './wire/context';
import { toIso, parseList, pagingOf, sliceOf, uniqueIds } from './wire/values';
import { dayStart, scopeColumn } from './world/allowance';
import { listingById } from './world/case-flow';
import { Refusal } from './world/refusal';
import { withdrawnListings } from './world/report-rules';

const ratings: Record<string, readonly number[]> = {
  one: [1],
  two: [2],
  three: [3],
  four: [4],
  five: [5],
  '1': [1],
  '2': [2],
  '3': [3],
  '4': [4],
  '5': [5],
  positive: [4, 5],
  negative: [1, 2],
};

/** Listings, what is known of them, and the marks that an organisation puts on them. */
export const listings: Area = {
  Query: {
    article: (_parent, { articleId, fasterMode, massiveMode }, context) => {
      const { db } = context.world;
      const mode = { faster: fasterMode ?? false, massive: massiveMode ?? false };
      return articlesOf(db, callerOf(context), listingsById(db, uniqueIds(articleId)), mode);
    },

    articlesByIds: (_parent, { articlesIds }, context) => {
      const { db } = context.world;
      return articlesOf(db, callerOf(context), listingsById(db, uniqueIds(articlesIds)), { faster: true });
    },

    articleDescription: (_parent, { articleId }, { world: { db } }) => {
      const id = articleId.toUpperCase();
      const row = db.first(db.q.selectFrom('descriptions').selectAll().where('listing_id', '=', id));
      if (!row) throw new Refusal('ARTICLE_NOT_FOUND');
      return {
        id,
        dateCreated: toIso(row.created_at),
        lastUpdated: toIso(row.updated_at),
        text: row.text,
        plainText: row.text,
      };
    },

    articleQuestions: (_parent, { articleId, size, from }, { world: { db } }) => {
      const id = articleId.toUpperCase();
      if (!listingById(db, id)) throw new Refusal('ARTICLE_NOT_FOUND');
      const slice = sliceOf(size, from, pageSizes.selectorDefault);
      const query = db.q.selectFrom('questions').where('listing_id', '=', id);
      const total = db.first(query.select(({ fn }) => fn.countAll<number>().as('total')))?.total ?? 0;
      const rows = db.all(
        query.selectAll().orderBy('asked_at', 'desc').orderBy('id', 'desc').limit(slice.size).offset(slice.from),
      );
      return {
        questions: rows.map((row) => ({
          id: String(row.id),
          date: toIso(row.asked_at),
          text: row.text,
          answer: row.answer,
        })),
        paging: pagingOf(total, slice),
      };
    },

    itemStatus: (_parent, { articleId }, { world: { db } }) => {
      const row = listingById(db, articleId.toUpperCase());
      if (!row) throw new Refusal('ARTICLE_NOT_FOUND');
      return { id: row.id, status: row.status };
    },

    seller: (_parent, { sellerId, siteId }, context) => {
      const { db } = context.world;
      const found = sellersById(db, callerOf(context), [sellerId]).get(sellerId);
      if (!found || found.siteId !== siteId.toUpperCase()) throw new Refusal('SELLER_NOT_FOUND');
      return found;
    },

    /** What is protected, and what the organisation's own report withdrew for that reason not long ago. */
    blindages: (_parent, { itemsIds }, context) => {
      const { db, clock } = context.world;
      const ids = uniqueIds(itemsIds);
      const ownMarks = db.all(
        db.q
          .selectFrom('blindages')
          .selectAll()
          .where('listing_id', 'in', ids)
          .where('due_at', '>=', dayStart(clock.now()))
          .orderBy('id'),
      );
      return [
        ...ownMarks.map((row) => ({
          id: row.id,
          item: row.listing_id,
          reason: row.reason,
          dueDate: toIso(row.due_at),
        })),
        ...withdrawnListings(db, callerOf(context), ids, clock.now()).map((row) => ({
          id: null,
          item: row.listing_id,
          reason: row.code,
          dueDate: toIso(row.until),
        })),
      ];
    },

    variants: (_parent, { userProductsIds }, context) => {
      const { db } = context.world;
      const { group_id: groupId } = callerOf(context);
      const rows = db.all(
        db.q.selectFrom('listings').selectAll().where('user_product_id', 'in', uniqueIds(userProductsIds)).orderBy('n'),
      );
      const ids = rows.map((row) => row.id);
      const marks = marksOf(db, groupId, ids);
      const notices = noticesOf(db, groupId, ids);
      return rows.map((row) => variantOf(row, marks.get(row.id), notices.get(row.id)));
    },

    denouncedVariants: (_parent, { variantsIds, articleId, caseId }, context) => {
      const { db } = context.world;
      const profile = callerOf(context);
      if (!variantsIds?.length && !articleId && !caseId) throw new Refusal('INVALID_INPUT', 'Nothing was named');
      let query = db.q
        .selectFrom('cases')
        .selectAll()
        .where(scopeColumn(profile), '=', profile.id)
        .where('variants_json', '<>', '[]');
      if (caseId) query = query.where('id', '=', caseId);
      if (articleId) query = query.where('listing_id', '=', articleId.toUpperCase());
      const wanted = variantsIds?.map((id) => id.toUpperCase());
      return db.all(query.orderBy('created_at', 'desc')).flatMap((row) =>
        parseList<string>(row.variants_json)
          .filter((id) => !wanted?.length || wanted.includes(id))
          .map((id) => ({ id, articleId: row.listing_id, caseId: row.id, status: row.status })),
      );
    },

    reviews: (_parent, { itemId, rating, from, size }, { world: { db } }) => {
      const slice = sliceOf(size, from, pageSizes.selectorDefault);
      let query = db.q.selectFrom('reviews').where('listing_id', '=', itemId.toUpperCase());
      if (rating) {
        const name = rating.toLowerCase();
        const wanted = Object.hasOwn(ratings, name) ? ratings[name] : undefined;
        if (!wanted) throw new Refusal('INVALID_INPUT', 'No such rating');
        query = query.where('rate', 'in', wanted);
      }
      const total = db.first(query.select(({ fn }) => fn.countAll<number>().as('total')))?.total ?? 0;
      const rows = db.all(
        query.selectAll().orderBy('relevance', 'desc').orderBy('id').limit(slice.size).offset(slice.from),
      );
      return {
        reviews: rows.map((row) => ({
          id: String(row.id),
          reviewable_object: row.listing_id,
          date_created: toIso(row.created_at),
          status: 'published',
          title: row.title,
          content: row.content,
          rate: row.rate,
          valorization: row.likes - row.dislikes,
          likes: row.likes,
          dislikes: row.dislikes,
          reviewer_id: row.reviewer_id,
          buying_date: toIso(row.buying_date),
          relevance: row.relevance,
          forbidden_words: 0,
        })),
        paging: pagingOf(total, slice),
      };
    },

    reviewsTotal: (_parent, { itemId }, { world: { db } }) => {
      const rows = db.all(
        db.q
          .selectFrom('reviews')
          .select(({ fn }) => ['rate', fn.countAll<number>().as('count')])
          .where('listing_id', '=', itemId.toUpperCase())
          .groupBy('rate'),
      );
      const of = (...rates: number[]): number =>
        rows.filter((row) => rates.includes(row.rate)).reduce((sum, row) => sum + row.count, 0);
      const total = of(1, 2, 3, 4, 5);
      const stars = rows.reduce((sum, row) => sum + row.rate * row.count, 0);
      return {
        rating_average: total > 0 ? Math.round((stars / total) * 10) / 10 : null,
        rating_levels: { one_star: of(1), two_star: of(2), three_star: of(3), four_star: of(4), five_star: of(5) },
        hasMore: total > pageSizes.selectorDefault,
        hasPositive: of(4, 5) > 0,
        hasNegative: of(1, 2) > 0,
        totals: { total, positive: of(4, 5), negative: of(1, 2) },
      };
    },
  },
};
