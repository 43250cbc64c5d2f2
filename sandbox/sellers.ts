import { sql } from 'kysely';
import { pageSizes } from '../contracts/vocabulary/limits';
import type { ListedSellers, Seller } from '../contracts/generated/resolvers';
import { sellerOf, sellersById } from './wire/article';
import { callerOf, type Area } from './wire/context';
import { pagingOf, sliceOf } from './wire/values';
import { normalizeText } from './world/database';
import { Refusal } from './world/refusal';
import type { WorldContext } from './world/types';

type Colour = 'black' | 'white';

interface Asked {
  size?: number | null;
  from?: number | null;
  filters?: { nickname?: string | null; siteId?: string | null } | null;
}

const listed = (context: WorldContext, colour: Colour, { size, from, filters }: Asked): ListedSellers => {
  const { db } = context.world;
  const profile = callerOf(context);
  const slice = sliceOf(size, from, pageSizes.selectorDefault);
  let query = db.q
    .selectFrom('seller_flags')
    .innerJoin('sellers', 'sellers.id', 'seller_flags.seller_id')
    .where('seller_flags.owner_profile_id', '=', profile.owner_profile_id)
    .where('seller_flags.colour', '=', colour);
  if (filters?.siteId) query = query.where('sellers.site_id', '=', filters.siteId.toUpperCase());
  const nickname = filters?.nickname?.trim();
  if (nickname) query = query.where(sql<boolean>`instr(plain(sellers.nickname), ${normalizeText(nickname)}) > 0`);
  const total = db.first(query.select(({ fn }) => fn.countAll<number>().as('total')))?.total ?? 0;
  const rows = db.all(
    query
      .selectAll('sellers')
      .orderBy('seller_flags.created_at', 'desc')
      .orderBy('sellers.id')
      .limit(slice.size)
      .offset(slice.from),
  );
  return { sellers: rows.map((row) => sellerOf(row, colour)), from: slice.from, total, paging: pagingOf(total, slice) };
};

const flag = (context: WorldContext, operation: string, colour: Colour, siteId: string, sellerId: string): Seller =>
  context.world.once(context, operation, () => {
    const { db, clock } = context.world;
    const profile = callerOf(context);
    const known = sellersById(db, profile, [sellerId]).get(sellerId);
    if (!known || known.siteId !== siteId.toUpperCase()) throw new Refusal('SELLER_NOT_FOUND');
    const row = { owner_profile_id: profile.owner_profile_id, seller_id: sellerId, colour, created_at: clock.now() };
    db.run(
      db.q
        .insertInto('seller_flags')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['owner_profile_id', 'seller_id']).doUpdateSet({ colour, created_at: row.created_at }),
        ),
    );
    return { ...known, blackSeller: colour === 'black', whiteSeller: colour === 'white' };
  });

/** Watched and trusted sellers. */
export const sellers: Area = {
  Query: {
    blackListSellers: (_parent, args, context) => listed(context, 'black', args),
    whiteListSellers: (_parent, args, context) => listed(context, 'white', args),
  },

  Mutation: {
    blackListSeller: (_parent, { siteId, sellerId }, context) =>
      flag(context, 'blackListSeller', 'black', siteId, sellerId),
    whiteListSeller: (_parent, { siteId, sellerId }, context) =>
      flag(context, 'whiteListSeller', 'white', siteId, sellerId),
    deleteSellerFromDB: (_parent, { sellerId, sellerStatus }, context) =>
      context.world.once(context, 'deleteSellerFromDB', () => {
        const { db } = context.world;
        let query = db.q
          .deleteFrom('seller_flags')
          .where('owner_profile_id', '=', callerOf(context).owner_profile_id)
          .where('seller_id', '=', sellerId);
        if (sellerStatus) query = query.where('colour', '=', sellerStatus);
        if (db.run(query) === 0) throw new Refusal('SELLER_NOT_LISTED');
        return { id: sellerId };
      }),
  },
};
