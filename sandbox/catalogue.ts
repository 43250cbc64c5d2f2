import type { CatalogResult } from '../contracts/generated/resolvers';
import { limits, timings } from '../contracts/vocabulary/limits';
import { reasons } from '../contracts/vocabulary/reasons';
import { requireUnsuspended } from './listings-marks';
import { attributesOf, hrefOf, kitOf, sellersById } from './wire/article';
import { callerOf, type Area } from './wire/context';
import { pagingOf, uniqueIds } from './wire/values';
import { siteNotices } from './world/allowance';
import type { ListingRow } from './world/case-flow';
import { colours, pickLanguage } from './world/lexicon';
import { familyOf } from './world/families';
import { picturePath } from './world/pictures/pictures';
import { Refusal } from './world/refusal';
import { siteOf } from './world/sites';
import type { Tables } from './world/tables';
import type { WorldContext } from './world/types';
import { nextId } from './world/next-id';

type ProductRow = Tables['products'];

const productPictures = 4;

const productById = ({ world: { db } }: WorldContext, id: string): ProductRow | undefined =>
  db.first(db.q.selectFrom('products').selectAll().where('id', '=', id.trim().toUpperCase()));

/** Published listings that take part in a product, the cheapest first. */
const participants = (context: WorldContext, productId: string): CatalogResult[] => {
  const { db } = context.world;
  const rows: ListingRow[] = db.all(
    db.q
      .selectFrom('listings')
      .selectAll()
      .where('catalog_product_id', '=', productId)
      .where('status', '=', 'active')
      .orderBy('price')
      .orderBy('n'),
  );
  const known = sellersById(db, callerOf(context), [...new Set(rows.map((row) => row.seller_id))]);
  return rows.map((row) => ({
    item_id: row.id,
    category_id: row.category_id,
    seller_id: row.seller_id,
    price: row.price,
    currency_id: row.currency,
    sold_quantity: row.sold,
    available_quantity: row.stock,
    official_store_id: row.official_store_id,
    sellerData: known.get(row.seller_id) ?? null,
  }));
};

const colourOf = (row: ProductRow): string => {
  const names = familyOf(row.family).colours;
  const colour = colours[names[(row.look & 31) % names.length] ?? 'black'];
  return colour ? pickLanguage(colour.words, siteOf(row.site_id).lang) : '';
};

/** Catalogue pages, their reviews, and reports about them. */
export const catalogue: Area = {
  Query: {
    articleCatalogo: (_parent, { articleId }, context) => {
      const { db } = context.world;
      const product = productById(context, articleId);
      if (!product) return null;
      if (product.status !== 'active') throw new Refusal('INVALID_ARTICLE');
      const offers = participants(context, product.id);
      const kin = db.all(
        db.q
          .selectFrom('products')
          .selectAll()
          .where('site_id', '=', product.site_id)
          .where('family', '=', product.family)
          .orderBy('id'),
      );
      return {
        id: product.id,
        status: product.status,
        sold_quantity: offers.reduce((sum, offer) => sum + (offer.sold_quantity ?? 0), 0),
        domain_id: product.domain_id,
        permalink: hrefOf(product.id),
        name: product.name,
        pickers: [
          {
            id: 'COLOR',
            name: siteOf(product.site_id).lang === 'pt' ? 'Cor' : 'Color',
            options: kin.map((row) => ({
              productId: row.id,
              label: colourOf(row),
              thumbnail: picturePath(row.id, 0, 'R'),
            })),
          },
        ],
        pictures: Array.from({ length: productPictures }, (_, n) => ({
          id: `${product.id}_${n}`,
          url: picturePath(product.id, n),
          secure_url: picturePath(product.id, n),
        })),
        attributes: attributesOf(product.attributes_json, product.site_id),
        buy_box_winner: offers[0] ?? null,
        short_description: product.description,
      };
    },

    articlesCatalogo: (_parent, { articleId }, context) => {
      const results = participants(context, articleId.trim().toUpperCase());
      return { results, paging: pagingOf(results.length, { from: 0, size: results.length }) };
    },

    kits: (_parent, { userProductsIds }, { world: { db } }) => {
      const wanted = uniqueIds(userProductsIds);
      if (wanted.length === 0) return [];
      const rows = db.all(
        db.q
          .selectFrom('listings')
          .selectAll()
          .where((where) => where.or([where('id', 'in', wanted), where('user_product_id', 'in', wanted)]))
          .where('kit_json', 'is not', null)
          .orderBy('n'),
      );
      return rows.flatMap(kitOf);
    },
  },

  Mutation: {
    sendBrandInfringement: (_parent, args, context) =>
      context.world.once(context, 'sendBrandInfringement', () => {
        const { db, clock } = context.world;
        const profile = callerOf(context);
        const now = clock.now();
        requireUnsuspended(profile, now);
        const product = productById(context, args.productId);
        if (!product) throw new Refusal('ARTICLE_NOT_FOUND');
        const code: string = args.reportReasonId;
        const allowed = siteNotices(db, profile.id, product.site_id);
        if (allowed.length === 0) throw new Refusal('NO_NOTICES_FOR_SITE', undefined, { siteId: product.site_id });
        const reason = reasons.find((known) => known.code === code);
        if (reason?.category !== 'BRAND' || !allowed.includes(code)) throw new Refusal('REASON_NOT_ALLOWED');
        const comment = args.reportReasonCommet?.trim() ?? '';
        if (comment.length > limits.catalogueCommentMax) throw new Refusal('INVALID_COMMENT');
        const since = now - timings.brandInfringementCookieSeconds * 1000;
        const earlier = db.first(
          db.q
            .selectFrom('infringements')
            .select('id')
            .where('profile_id', '=', profile.id)
            .where('product_id', '=', product.id)
            .where('created_at', '>', since),
        );
        if (earlier) throw new Refusal('REPORT_ALREADY_SENT');
        const id = nextId(db, 'infringements');
        db.run(
          db.q.insertInto('infringements').values({
            id,
            profile_id: profile.id,
            product_id: product.id,
            reason: code,
            detail: args.reportReasonDetail,
            comment: comment || null,
            created_at: now,
          }),
        );
        return { caseId: id };
      }),
  },
};
