import type { CaseStatus } from '../../contracts/vocabulary/case-statuses';
import { dailyLimit, profileRow, scopeColumn, countSentToday, type ProfileRow } from './allowance';
import { storeDocument } from './case-files';
import {
  listingById,
  openCase,
  rollbackDuration,
  withdrawalDuration,
  type CaseRow,
  type ListingRow,
} from './case-flow';
import { familyOf } from './families';
import { localDay } from './local-day';
import { insertMark, markOf } from './marks';
import type { World } from './types';
import { removeFromSearchIndex, addToSearchIndex } from './search-index';
import { siteOf } from './sites';

const hour = 3_600_000;
const day = 24 * hour;

/** Puts rows of a world into a wanted shape, whatever they held before. Used by provider states and tests. */
export const changeProfile = (world: World, profileId: string, patch: Partial<ProfileRow>): void => {
  world.db.run(world.db.q.updateTable('profiles').set(patch).where('id', '=', profileId));
};

/** Makes so many notices of today remain, by what came in other ways. */
export const putRemainingAllowance = (world: World, profileId: string, left: number): void => {
  const now = world.clock.now();
  const profile = profileRow(world.db, profileId);
  const accepted = countSentToday(world.db, { ...profile, sent_elsewhere_day: null }, now);
  changeProfile(world, profileId, {
    sent_elsewhere: dailyLimit(profile, now) - left - accepted,
    sent_elsewhere_day: localDay(profile, now).start,
  });
};

export const putSeller = (world: World, seller: { id: string; siteId: string; nickname: string }): void => {
  const { db } = world;
  db.run(db.q.deleteFrom('seller_flags').where('seller_id', '=', seller.id));
  db.run(db.q.deleteFrom('sellers').where('id', '=', seller.id));
  db.run(db.q.deleteFrom('sellers').where('site_id', '=', seller.siteId).where('nickname', '=', seller.nickname));
  db.run(
    db.q.insertInto('sellers').values({
      id: seller.id,
      site_id: seller.siteId,
      nickname: seller.nickname,
      reputation: 'good',
      power_status: 'gold',
      items_sold: 940,
      denounces: 4,
      counter_notices: 2,
      accepted: 1,
      city: 'Rosario',
      state: 'Santa Fe',
      zip_code: '2000',
      neighborhood: 'Centro',
    }),
  );
};

const sellerOfSite = (world: World, siteId: string): string => {
  const id = `90${siteId
    .split('')
    .map((letter) => letter.charCodeAt(0))
    .join('')}`;
  const { db } = world;
  if (!db.first(db.q.selectFrom('sellers').select('id').where('id', '=', id))) {
    putSeller(world, { id, siteId, nickname: `TIENDA_DE_${siteId}` });
  }
  return id;
};

/** Takes a listing and all that was ever said about it out of the world. The ledger keeps its rows. */
export const removeListing = (world: World, id: string): void => {
  const { db, jobs } = world;
  const row = listingById(db, id);
  for (const { id: caseId } of db.all(db.q.selectFrom('cases').select('id').where('listing_id', '=', id)))
    jobs.cancel(caseId);
  db.run(db.q.deleteFrom('cases').where('listing_id', '=', id));
  db.run(db.q.deleteFrom('marks').where('listing_id', '=', id));
  db.run(db.q.deleteFrom('discards').where('listing_id', '=', id));
  db.run(db.q.deleteFrom('blindages').where('listing_id', '=', id));
  db.run(db.q.deleteFrom('questions').where('listing_id', '=', id));
  db.run(db.q.deleteFrom('descriptions').where('listing_id', '=', id));
  db.run(db.q.deleteFrom('reviews').where('listing_id', '=', id));
  if (!row) return;
  removeFromSearchIndex(db, row);
  db.run(db.q.deleteFrom('listings').where('id', '=', id));
};

export interface PutListing {
  id: string;
  status?: string;
  title?: string;
  /** Kumara when left out. */
  brand?: string;
  /** Runner 3 when left out. */
  model?: string;
  sellerId?: string;
  /** With variant, kit, sale condition, official store and catalogue product. */
  everything?: boolean;
  privateBank?: boolean;
}

/** A listing of this id, without marks, cases and protections. */
export const putListing = (world: World, wanted: PutListing): ListingRow => {
  const { db } = world;
  const now = world.clock.now();
  const { id } = wanted;
  removeListing(world, id);
  const site = siteOf(id);
  const family = familyOf('sneaker');
  const n = (db.pluck<number | null>('select max(n) from listings')[0] ?? 0) + 1;
  const product = db.first(db.q.selectFrom('products').select('id').where('site_id', '=', site.id).limit(1));
  const everything = wanted.everything ?? false;
  const row: ListingRow = {
    n,
    id,
    site_id: site.id,
    seller_id: wanted.sellerId ?? sellerOfSite(world, site.id),
    family: family.id,
    title: wanted.title ?? 'Zapatillas urbanas Kumara Runner 3',
    brand: wanted.brand ?? 'Kumara',
    model: wanted.model ?? 'Runner 3',
    part_number: 'KU-100',
    ean: `779${id.slice(3)}`,
    condition: 'new',
    price: 45_999.5,
    currency: site.currency,
    stock: 12,
    sold: 340,
    official_store_id: everything ? '77' : null,
    catalog_listing: Number(everything),
    catalog_product_id: everything ? (product?.id ?? `${site.id}20000001`) : null,
    user_product_id: everything ? `${site.id}U${id.slice(3)}` : null,
    family_id: everything ? `${site.id}F${id.slice(3)}` : null,
    kit_json: everything
      ? JSON.stringify([{ type: 'product', user_product_id: `${site.id}U${id.slice(3)}`, quantity: 2 }])
      : null,
    attributes_json: JSON.stringify([
      { id: 'BRAND', valueName: 'Kumara' },
      { id: 'PART_NUMBER', valueName: 'KU-100' },
    ]),
    sale_conditions_json: everything ? JSON.stringify([{ id: 'quantity', price: 41_399.5, minimumQuantity: 2 }]) : '[]',
    pictures_json: '[1,2]',
    pictures_of: null,
    look: 32_000,
    missing: 0,
    private_bank: Number(wanted.privateBank ?? false),
    category_id: family.categoryId,
    status: wanted.status ?? 'active',
    created_at: now - 30 * day,
    updated_at: now - 30 * day,
  };
  db.run(db.q.insertInto('listings').values(row));
  addToSearchIndex(db, row);
  const text = 'Producto nuevo en su empaque.';
  db.run(
    db.q
      .insertInto('descriptions')
      .values({ listing_id: id, text, created_at: row.created_at, updated_at: row.updated_at }),
  );
  return row;
};

export const ensureListing = (world: World, id: string): ListingRow =>
  listingById(world.db, id) ?? putListing(world, { id });

const authorOf = (profile: ProfileRow) => ({
  id: profile.id,
  givenName: profile.given_name,
  familyName: profile.family_name,
});

/** The account has said this about the listing, and nothing was sent since. */
export const putMark = (
  world: World,
  profileId: string,
  id: string,
  mark: { verdict: 'approved' } | { verdict: 'reported'; code: string },
): void => {
  const profile = profileRow(world.db, profileId);
  insertMark(world.db, {
    profile,
    listingId: id,
    author: authorOf(profile),
    originModel: 'live_search',
    at: world.clock.now() - hour,
    ...(mark.verdict === 'approved'
      ? { verdict: 'approved' as const }
      : {
          verdict: 'reported' as const,
          code: mark.code,
          description: 'Es una copia de nuestro producto',
          tags: ['copia'],
          photos: [`${id}_1`],
        }),
  });
};

const removeCase = (world: World, caseId: string): void => {
  world.jobs.cancel(caseId);
  world.db.run(world.db.q.deleteFrom('cases').where('id', '=', caseId));
};

export interface PutCase {
  profileId: string;
  listingId: string;
  status: CaseStatus;
  code?: string;
  caseId?: string;
  /** For the ended ones: whether they can still be taken back. */
  isRollbackable?: boolean;
  /** Epoch ms; the day by which somebody has to answer. Four days from now when left out. */
  dueAt?: number;
}

/** A case that says everything: the seller's answer, a paper, photos, dates, and the reasons that its status has. Answers its id. */
export const putCase = (world: World, wanted: PutCase): string => {
  const { db, jobs } = world;
  const { status } = wanted;
  const now = world.clock.now();
  const profile = profileRow(db, wanted.profileId);
  const listing = ensureListing(world, wanted.listingId);
  if (wanted.caseId) removeCase(world, wanted.caseId);
  putMark(world, profile.id, listing.id, { verdict: 'reported', code: wanted.code ?? 'PPPI1' });
  const mark = markOf(db, profile.group_id, listing.id);
  if (!mark) throw new Error('The mark that was just made is not there');
  const at = now - 5 * day;
  const made = openCase(world, { mark, listing, profile, auditor: authorOf(profile), operationKey: null, at });
  jobs.cancel(made);
  const row = db.first(db.q.selectFrom('cases').selectAll().where('id', '=', made));
  if (!row) throw new Error('The case that was just made is not there');
  removeCase(world, made);
  const open = ['CREATED', 'PENDING_MODERATION', 'WAITING_DOCUMENTATION', 'DOCUMENTATION_PRESENTED'].includes(status);
  const closedAt = wanted.isRollbackable === false && !open ? now - rollbackDuration - day : now - day;
  const fullCase: CaseRow = {
    ...row,
    id: wanted.caseId ?? made,
    status,
    due_at: wanted.dueAt ?? now + 4 * day,
    counter_notice_at: now - day,
    seller_response: 'Tengo la factura de compra',
    documents_json: JSON.stringify([storeDocument(db, row, 0, now - day)]),
    photos_json: JSON.stringify([`${listing.id}_1`]),
    photos_new_json: JSON.stringify([`${listing.id}_2`]),
    tags_json: '["copia"]',
    updated_at: now - day,
    closed_at: open ? null : closedAt,
  };
  if (status === 'DOCUMENTATION_NOT_APPROVED') Object.assign(fullCase, { reject_option: 1 });
  if (status === 'REJECTED' || status === 'DISCARDED') fullCase.reject_option = 11;
  if (status === 'DOCUMENTATION_APPROVED') fullCase.retraction = 'El vendedor probo que esta autorizado.';
  if (status === 'ROLLBACK')
    Object.assign(fullCase, {
      retraction: 'Denunciado por error.',
      rollback_by: `${profile.given_name} ${profile.family_name ?? ''}`.trim(),
    });
  db.run(db.q.insertInto('cases').values(fullCase));
  if (status === 'DOCUMENTATION_PRESENTED') jobs.plan('case.reporter-deadline', fullCase.id, fullCase.due_at ?? now);
  return fullCase.id;
};

/** A report for the code ended the listing not long ago, and the listing is published again. */
export const putWithdrawnReport = (world: World, profileId: string, listingId: string, code: string): void => {
  const { db } = world;
  const now = world.clock.now();
  const id = putCase(world, { profileId, listingId, code, status: 'DOCUMENTATION_NOT_APPROVED', isRollbackable: true });
  db.run(
    db.q
      .updateTable('cases')
      .set({ withdrawn_until: now + withdrawalDuration - day })
      .where('id', '=', id),
  );
  db.run(db.q.updateTable('listings').set({ status: 'active' }).where('id', '=', listingId));
};

export const dropCases = (world: World, profileId: string): void => {
  const { db, jobs } = world;
  const profile = profileRow(db, profileId);
  const scope = scopeColumn(profile);
  for (const { id } of db.all(db.q.selectFrom('cases').select('id').where(scope, '=', profile.id))) jobs.cancel(id);
  db.run(db.q.deleteFrom('cases').where(scope, '=', profile.id));
  db.run(db.q.deleteFrom('marks').where(scope, '=', profile.id).where('sent_at', 'is not', null));
};

/** No case of the account awaits its answer today: those that did have four days more. */
export const postponeAnswers = (world: World, profileId: string): void => {
  const { db } = world;
  const profile = profileRow(db, profileId);
  const now = world.clock.now();
  db.run(
    db.q
      .updateTable('cases')
      .set({ due_at: now + 4 * day })
      .where(scopeColumn(profile), '=', profile.id)
      .where('status', '=', 'DOCUMENTATION_PRESENTED')
      .where('due_at', '<=', localDay(profile, now).end),
  );
};

/** Exactly so many cases of the account await its answer today. */
export const putAnswersDue = (world: World, profileId: string, count: number): void => {
  dropCases(world, profileId);
  const { end } = localDay(profileRow(world.db, profileId), world.clock.now());
  for (let made = 0; made < count; made += 1) {
    const listingId = `MLA11900000${String(made).padStart(2, '0')}`;
    putListing(world, { id: listingId });
    putCase(world, { profileId, listingId, status: 'DOCUMENTATION_PRESENTED', dueAt: end - 1 });
  }
};
