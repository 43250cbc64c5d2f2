import type { CaseStatus } from '../../contracts/vocabulary/case-statuses';
import { timings } from '../../contracts/vocabulary/limits';
import type { ProfileRow } from './allowance';
import { formatCaseText, storeDocument, storeSnapshot } from './case-files';
import { removeFromSearchIndex, addToSearchIndex } from './search-index';
import { recordNotice } from './ledger';
import { pickLanguage, sellerAnswers } from './lexicon';
import { random } from './seed/random';
import { siteOf } from './sites';
import type { Tables } from './tables';
import type { World } from './types';
import { isSuccessfulStatus, liftNewAccountLimit } from './accounts';
import { nextId } from './next-id';

export type CaseRow = Tables['cases'];
export type MarkRow = Tables['marks'];
export type ListingRow = Tables['listings'];
type Core = Pick<World, 'db' | 'jobs' | 'sendMail'>;

const hour = 3_600_000;
const answerWindow = timings.answerReviewDays * 24 * hour;
/** How long a listing stays safe from another report for the infringement that was withdrawn. */
export const withdrawalDuration = 30 * 24 * hour;

export interface NewCase {
  mark: MarkRow;
  listing: ListingRow;
  profile: ProfileRow;
  auditor: { id: string; givenName: string; familyName: string | null };
  operationKey: string | null;
  /** Epoch ms. */
  at: number;
}

export const caseById = (db: Core['db'], id: string): CaseRow | undefined =>
  db.first(db.q.selectFrom('cases').selectAll().where('id', '=', id));

export const latestCase = (db: Core['db'], groupId: string, listingId: string): CaseRow | undefined =>
  db.first(
    db.q
      .selectFrom('cases')
      .selectAll()
      .where('listing_id', '=', listingId)
      .where('group_id', '=', groupId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  );

export const listingById = (db: Core['db'], id: string): ListingRow | undefined =>
  db.first(db.q.selectFrom('listings').selectAll().where('id', '=', id));

export const setListingStatus = (db: Core['db'], id: string, status: string, at: number): void => {
  db.run(db.q.updateTable('listings').set({ status, updated_at: at }).where('id', '=', id));
};

const change = (db: Core['db'], id: string, at: number, patch: Partial<CaseRow> & { status: CaseStatus }): void => {
  db.run(
    db.q
      .updateTable('cases')
      .set({ ...patch, updated_at: at })
      .where('id', '=', id),
  );
  const author = isSuccessfulStatus(patch.status) ? caseById(db, id)?.author_profile_id : undefined;
  if (author !== undefined) liftNewAccountLimit(db, author);
};

/** A notice is accepted: its case begins, the ledger holds it, the mark counts as sent, moderation is planned. Answers the case's id. */
export const openCase = (world: Core, { mark, listing, profile, auditor, operationKey, at }: NewCase): string => {
  const { db, jobs } = world;
  const id = nextId(db, 'cases');
  const seller = db.first(db.q.selectFrom('sellers').select('nickname').where('id', '=', listing.seller_id));
  const variants = mark.is_family === 1 && listing.family_id ? familyOfListing(db, listing.family_id) : [];
  db.run(
    db.q.insertInto('cases').values({
      id,
      group_id: profile.group_id,
      owner_profile_id: profile.owner_profile_id,
      author_profile_id: profile.id,
      auditor_json: JSON.stringify(auditor),
      listing_id: listing.id,
      site_id: listing.site_id,
      seller_id: listing.seller_id,
      seller_nickname: seller?.nickname ?? '',
      title: listing.title,
      price: listing.price,
      currency: listing.currency,
      code: mark.code ?? 'PPPI1',
      code_description: mark.code_description,
      description: mark.description ?? '',
      tags_json: mark.tags_json,
      photos_json: mark.photos_json,
      element_type: mark.element_type,
      family_id: mark.family_id,
      variants_json: JSON.stringify(variants),
      status: 'CREATED',
      created_at: at,
      updated_at: at,
      due_at: null,
      counter_notice_at: null,
      seller_response: null,
      documents_json: '[]',
      photos_new_json: '[]',
      reject_option: null,
      reject_comment: null,
      retraction: null,
      rollback_by: null,
      closed_at: null,
      withdrawn_until: null,
      snapshot_path: storeSnapshot(db, listing, id, at),
    }),
  );
  db.run(db.q.updateTable('marks').set({ sent_at: at }).where('id', '=', mark.id));
  recordNotice(db, {
    listingId: listing.id,
    groupId: profile.group_id,
    profileId: profile.id,
    caseId: id,
    operationKey,
    at,
  });
  db.sqlite.prepare('update sellers set denounces = denounces + 1 where id = ?').run(listing.seller_id);
  const patience = random(`moderation ${listing.id} ${id}`);
  jobs.plan('case.queue', id, at + 2000);
  jobs.plan('case.moderate', id, at + patience.int(3, 60) * hour);
  return id;
};

const familyOfListing = (db: Core['db'], familyId: string): string[] =>
  db
    .all(db.q.selectFrom('listings').select('user_product_id').where('family_id', '=', familyId).orderBy('n'))
    .flatMap((row) => (row.user_product_id ? [row.user_product_id] : []));

/** The notice reaches moderation. */
export const queueCase = (world: Core, id: string, at: number): void => {
  if (caseById(world.db, id)?.status === 'CREATED') change(world.db, id, at, { status: 'PENDING_MODERATION' });
};

const moderationEnds: readonly CaseStatus[] = ['REJECTED', 'DISCARDED', 'REJECTED_PDP_ITEM'];

/**
 * Moderation decides. Most notices pass: the listing is hidden and the seller has four days to answer. An agreement's notice
 * ends the listing at once. `pass` forces the first outcome. Answers whether the case moved.
 */
export const moderateCase = (world: Core, id: string, at: number, pass = false, isSilent = false): boolean => {
  const { db, jobs } = world;
  const row = caseById(db, id);
  if (!row || !['CREATED', 'PENDING_MODERATION'].includes(row.status)) return false;
  jobs.cancel(id);
  const outcome = random(`fate ${row.listing_id} ${id}`);
  if (row.code === 'ACUERDO') {
    change(db, id, at, { status: 'ACUERDO_CLOSED', closed_at: at, withdrawn_until: at + withdrawalDuration });
    setListingStatus(db, row.listing_id, 'closed', at);
    return true;
  }
  if (!pass && outcome.chance(0.12)) {
    change(db, id, at, { status: outcome.pick(moderationEnds), closed_at: at, reject_option: 11 });
    return true;
  }
  change(db, id, at, { status: 'WAITING_DOCUMENTATION', due_at: at + answerWindow });
  setListingStatus(db, row.listing_id, 'under_review', at);
  if (outcome.chance(0.65) && !isSilent) jobs.plan('case.seller-answers', id, at + outcome.int(5, 80) * hour);
  jobs.plan('case.seller-deadline', id, at + answerWindow);
  return true;
};

/** The seller answers with words, a document and sometimes other photos; the reporter has four days. Answers whether the case moved. */
export const presentDocumentation = (world: Core, id: string, at: number): boolean => {
  const { db, jobs } = world;
  const row = caseById(db, id);
  if (!row || !['WAITING_DOCUMENTATION', 'WAITING_FOR_PATCH_PDP'].includes(row.status)) return false;
  jobs.cancel(id);
  const lang = siteOf(row.site_id).lang;
  const rand = random(`answer ${row.listing_id} ${id}`);
  const words = pickLanguage(rand.pick(sellerAnswers), lang);
  const documents = [storeDocument(db, row, rand.int(0, 2), at)];
  if (rand.chance(0.25)) documents.push(storeDocument(db, row, 3, at));
  const listing = listingById(db, row.listing_id);
  let photosNew: string[] = [];
  if (listing && rand.chance(0.4)) {
    const pictures = JSON.parse(listing.pictures_json) as number[];
    const fresh = Math.max(...pictures) + 1;
    const changed = [fresh, ...pictures.slice(1)];
    db.run(
      db.q
        .updateTable('listings')
        .set({ pictures_json: JSON.stringify(changed) })
        .where('id', '=', listing.id),
    );
    photosNew = [`${listing.id}_${fresh}`];
  }
  change(db, id, at, {
    status: 'DOCUMENTATION_PRESENTED',
    counter_notice_at: at,
    due_at: at + answerWindow,
    seller_response: words,
    documents_json: JSON.stringify(documents),
    photos_new_json: JSON.stringify(photosNew),
  });
  db.sqlite.prepare('update sellers set counter_notices = counter_notices + 1 where id = ?').run(row.seller_id);
  jobs.plan('case.reporter-deadline', id, at + answerWindow);
  const reporter = db.first(
    db.q.selectFrom('profiles').select(['email', 'lang']).where('id', '=', row.author_profile_id),
  );
  if (reporter?.email) {
    world.sendMail(reporter.email, `${row.seller_nickname} · ${row.id}`, formatCaseText(row, words));
  }
  return true;
};

/** Four days without the seller's papers: the listing ends. */
export const sellerDeadline = (world: Core, id: string, at: number): boolean => {
  const { db, jobs } = world;
  const row = caseById(db, id);
  if (row?.status !== 'WAITING_DOCUMENTATION') return false;
  jobs.cancel(id);
  change(db, id, at, {
    status: 'DOCUMENTATION_NOT_PRESENTED',
    closed_at: at,
    withdrawn_until: at + withdrawalDuration,
  });
  setListingStatus(db, row.listing_id, 'closed', at);
  return true;
};

/** Four days without the reporter's answer: the report expires and the listing shows again. */
export const reporterDeadline = (world: Core, id: string, at: number): boolean => {
  const { db, jobs } = world;
  const row = caseById(db, id);
  if (row?.status !== 'DOCUMENTATION_PRESENTED') return false;
  jobs.cancel(id);
  change(db, id, at, { status: 'MEMBER_NOT_RESPOND', closed_at: at });
  setListingStatus(db, row.listing_id, 'active', at);
  return true;
};

/** The reporter rejects the papers: the listing ends. */
export const confirmReport = (
  world: Core,
  row: CaseRow,
  rejectOption: number,
  comment: string | null,
  at: number,
): void => {
  world.jobs.cancel(row.id);
  change(world.db, row.id, at, {
    status: 'DOCUMENTATION_NOT_APPROVED',
    closed_at: at,
    reject_option: rejectOption,
    reject_comment: comment,
    withdrawn_until: at + withdrawalDuration,
  });
  setListingStatus(world.db, row.listing_id, 'closed', at);
};

/** The reporter takes the report back: the listing is active again. */
export const retractReport = (
  world: Core,
  row: CaseRow,
  status: 'DOCUMENTATION_APPROVED' | 'ROLLBACK',
  comment: string | null,
  by: string,
  at: number,
): void => {
  world.jobs.cancel(row.id);
  change(world.db, row.id, at, {
    status,
    closed_at: at,
    retraction: comment,
    rollback_by: status === 'ROLLBACK' ? by : null,
    withdrawn_until: at + withdrawalDuration,
  });
  if (status === 'DOCUMENTATION_APPROVED') {
    world.db.sqlite.prepare('update sellers set accepted = accepted + 1 where id = ?').run(row.seller_id);
  }
  setListingStatus(world.db, row.listing_id, 'active', at);
};

/** How long a closed report can still be taken back. */
export const rollbackDuration = 180 * 24 * hour;

/** Only a report that ended its listing can be taken back after it was closed, within half a year. */
export const isRollbackable = (row: Pick<CaseRow, 'status' | 'closed_at'>, now: number): boolean =>
  (row.status === 'DOCUMENTATION_NOT_APPROVED' || row.status === 'DOCUMENTATION_NOT_PRESENTED') &&
  row.closed_at !== null &&
  row.closed_at + rollbackDuration > now;

/** The seller edits the listing: marks not sent yet are dropped, it may be suggested again, and notices that moderation still holds are discarded. */
export const editListing = (world: Core, listingId: string, patch: { title?: string }, at: number): void => {
  const { db, jobs } = world;
  const before = listingById(db, listingId);
  if (!before) return;
  removeFromSearchIndex(db, before);
  addToSearchIndex(db, { ...before, ...patch });
  db.run(
    db.q
      .updateTable('listings')
      .set({ ...patch, updated_at: at })
      .where('id', '=', listingId),
  );
  db.run(
    db.q
      .deleteFrom('marks')
      .where('listing_id', '=', listingId)
      .where('verdict', '=', 'reported')
      .where('sent_at', 'is', null),
  );
  db.run(db.q.deleteFrom('discards').where('listing_id', '=', listingId));
  const moderatedCases = db.all(
    db.q
      .selectFrom('cases')
      .select('id')
      .where('listing_id', '=', listingId)
      .where('status', 'in', ['CREATED', 'PENDING_MODERATION']),
  );
  for (const { id } of moderatedCases) {
    jobs.cancel(id);
    change(db, id, at, { status: 'REJECTED_MODIFIED', closed_at: at });
  }
};

/** A mark about pictures of a catalogue listing whose pictures come from a private image bank is dropped. */
export const dropImageBankMark = (world: Core, markId: number): void => {
  world.db.run(world.db.q.deleteFrom('marks').where('id', '=', markId).where('sent_at', 'is', null));
};

/** A buyer asks about the listing, which may be suggested again. */
export const addQuestion = ({ db }: Pick<Core, 'db'>, listingId: string, text: string, at: number): void => {
  db.sqlite.prepare('insert into questions (listing_id, asked_at, text) values (?, ?, ?)').run(listingId, at, text);
  db.run(db.q.deleteFrom('discards').where('listing_id', '=', listingId));
};
