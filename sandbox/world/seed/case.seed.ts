import type { CaseStatus } from '../../../contracts/vocabulary/case-statuses';
import { timings } from '../../../contracts/vocabulary/limits';
import type { ReasonCode } from '../../../contracts/vocabulary/reasons';
import { dayStart, type ProfileRow } from '../allowance';
import { storeDocument } from '../case-files';
import { caseById, listingById, openCase, setListingStatus, withdrawalDuration, type CaseRow } from '../case-flow';
import { pickLanguage, sellerAnswers } from '../lexicon';
import { insertMark, markOf } from '../marks';
import { reasonTexts } from '../reason-texts';
import { siteOf } from '../sites';
import type { World } from '../types';
import type { Random } from './random';

type Core = Pick<World, 'db' | 'jobs' | 'sendMail'>;

const hour = 3_600_000;
const day = 24 * hour;

/** What demo accounts say about what they report, in the letters that may travel. */
export const comments = [
  'The listing uses our registered brand without authorisation and shows a copy of our product.',
  'La publicacion ofrece un producto que imita nuestro diseno y usa la marca sin autorizacion.',
  'O anuncio usa nossa marca registrada e oferece um produto que nao fabricamos.',
  'El precio y las etiquetas no corresponden al producto original.',
];

const closed: readonly CaseStatus[] = [
  'DOCUMENTATION_APPROVED',
  'DOCUMENTATION_NOT_APPROVED',
  'DOCUMENTATION_NOT_PRESENTED',
  'MEMBER_NOT_RESPOND',
  'ROLLBACK',
  'DISCARDED',
  'DISCARDED_DUE_RESTRICTION',
  'REJECTED',
  'REJECTED_BY_RESTRICTION',
  'REJECTED_MODIFIED',
  'REJECTED_PDP_CATALOG',
  'REJECTED_PDP_ITEM',
  'REJECTED_PDP_IMAGE_RANKER',
  'CROSS_DENOUNCE_CLOSED',
  'ACUERDO_CLOSED',
  'DUPLICATED_DENOUNCE',
];
const answered: readonly CaseStatus[] = [
  'DOCUMENTATION_PRESENTED',
  'DOCUMENTATION_APPROVED',
  'DOCUMENTATION_NOT_APPROVED',
  'MEMBER_NOT_RESPOND',
];
const listingAfter: Partial<Record<CaseStatus, string>> = {
  WAITING_DOCUMENTATION: 'under_review',
  WAITING_FOR_PATCH_PDP: 'under_review',
  DOCUMENTATION_PRESENTED: 'under_review',
  DOCUMENTATION_NOT_APPROVED: 'closed',
  DOCUMENTATION_NOT_PRESENTED: 'closed',
  ACUERDO_CLOSED: 'closed',
};

const ageInDays: Partial<Record<CaseStatus, readonly [least: number, most: number]>> = {
  CREATED: [0, 0],
  PENDING_MODERATION: [0, 1],
  WAITING_DOCUMENTATION: [2, 4],
  WAITING_FOR_PATCH_PDP: [3, 5],
  DOCUMENTATION_PRESENTED: [4, 6],
};

export interface CaseSeed {
  profile: ProfileRow;
  listingId: string;
  status: CaseStatus;
  code: ReasonCode;
  now: number;
  rand: Random;
  /** What its report said; any of `comments` without it. */
  comment?: string | undefined;
  /** When the reporter has to answer, for DOCUMENTATION_PRESENTED. */
  dueAt?: number;
}

/** A case as if it had lived to `status`; what would happen next is planned. Answers its id. */
export const seedCase = (
  core: Core,
  { profile, listingId, status, code, now, rand, comment, dueAt }: CaseSeed,
): string => {
  const { db, jobs } = core;
  const listing = listingById(db, listingId);
  if (!listing) throw new Error(`No such listing: ${listingId}`);
  const [least, most] = ageInDays[status] ?? [8, 70];
  const at =
    status === 'CREATED' ? now - rand.int(1, 30) * 60_000 : now - rand.int(least * 24 + 1, most * 24 + 12) * hour;
  const author = { id: profile.id, givenName: profile.given_name, familyName: profile.family_name };
  const anyComment = rand.pick(comments);
  insertMark(db, {
    profile,
    listingId,
    verdict: 'reported',
    author,
    code,
    codeDescription: reasonTexts[code][0],
    description: comment ?? anyComment,
    photos: code === 'PPPI6' ? [`${listingId}_0`] : [],
    at: at - hour,
  });
  const mark = markOf(db, profile.group_id, listingId);
  if (!mark) throw new Error('The mark that was just made is not there');
  const id = openCase(core, { mark, listing, profile, auditor: author, operationKey: null, at });
  jobs.cancel(id);
  const patch: Partial<CaseRow> = { status, updated_at: Math.min(now, at + rand.int(2, 40) * hour) };
  if (answered.includes(status)) {
    const row = caseById(db, id);
    const lang = siteOf(listing.site_id).lang;
    const counterAt = Math.min(now - hour, at + rand.int(30, 80) * hour);
    if (row) patch.documents_json = JSON.stringify([storeDocument(db, row, rand.int(0, 2), counterAt)]);
    patch.counter_notice_at = counterAt;
    patch.seller_response = pickLanguage(rand.pick(sellerAnswers), lang);
    if (rand.chance(0.4)) {
      const pictures = JSON.parse(listing.pictures_json) as number[];
      const fresh = Math.max(...pictures) + 1;
      db.run(
        db.q
          .updateTable('listings')
          .set({ pictures_json: JSON.stringify([fresh, ...pictures.slice(1)]) })
          .where('id', '=', listingId),
      );
      patch.photos_new_json = JSON.stringify([`${listingId}_${fresh}`]);
      patch.photos_json = JSON.stringify([`${listingId}_${pictures[0] ?? 0}`, `${listingId}_${pictures[1] ?? 1}`]);
    }
  }
  switch (status) {
    case 'CREATED':
      jobs.plan('case.queue', id, now + 2 * hour);
      jobs.plan('case.moderate', id, now + rand.int(6, 60) * hour);
      break;
    case 'PENDING_MODERATION':
      jobs.plan('case.moderate', id, now + rand.int(5, 60) * hour);
      break;
    case 'WAITING_DOCUMENTATION': {
      patch.due_at = now + rand.int(20, 90) * hour;
      if (rand.chance(0.6)) jobs.plan('case.seller-answers', id, now + rand.int(4, 18) * hour);
      jobs.plan('case.seller-deadline', id, patch.due_at);
      break;
    }
    case 'DOCUMENTATION_PRESENTED':
      patch.due_at = dueAt ?? dayStart(now) + 2 * day + rand.int(3, 40) * hour;
      patch.counter_notice_at = patch.due_at - timings.answerReviewDays * day;
      patch.updated_at = patch.counter_notice_at;
      jobs.plan('case.reporter-deadline', id, patch.due_at);
      break;
    case 'DOCUMENTATION_NOT_APPROVED':
      Object.assign(patch, { reject_option: rand.int(1, 7), reject_comment: 'The invoice does not name the product.' });
      break;
    case 'DOCUMENTATION_APPROVED':
      patch.retraction = 'El vendedor probo que esta autorizado.';
      break;
    case 'ROLLBACK':
      Object.assign(patch, {
        retraction: 'Reportado por error.',
        rollback_by: `${profile.given_name} ${profile.family_name ?? ''}`.trim(),
      });
      break;
    case 'REJECTED':
    case 'DISCARDED':
      patch.reject_option = rand.int(8, 17);
      break;
    default:
      break;
  }
  if (closed.includes(status)) {
    patch.closed_at = Math.min(now - hour, at + rand.int(80, 180) * hour);
    patch.updated_at = patch.closed_at;
    if (
      ['DOCUMENTATION_APPROVED', 'ROLLBACK', 'DOCUMENTATION_NOT_APPROVED', 'DOCUMENTATION_NOT_PRESENTED'].includes(
        status,
      )
    ) {
      patch.withdrawn_until = patch.closed_at + withdrawalDuration;
    }
  }
  db.run(db.q.updateTable('cases').set(patch).where('id', '=', id));
  const after = listingAfter[status];
  if (after) setListingStatus(db, listingId, after, patch.updated_at ?? at);
  return id;
};
