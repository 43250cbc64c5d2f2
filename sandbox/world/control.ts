import { addQuestion, caseById, editListing, listingById, moderateCase, presentDocumentation } from './case-flow';
import type { PendingCase, World, WorldControl } from './types';

type Core = Pick<World, 'db' | 'jobs' | 'clock' | 'sendMail'>;

const awaiting = ['CREATED', 'PENDING_MODERATION', 'WAITING_DOCUMENTATION', 'WAITING_FOR_PATCH_PDP'] as const;

export interface CaseTarget {
  caseId?: string;
  articleId?: string;
}

/** The newest case of a target that is in one of the statuses. */
const targeted = (world: Core, target: CaseTarget, statuses: readonly string[]): string | null => {
  let query = world.db.q
    .selectFrom('cases')
    .select('id')
    .where('status', 'in', [...statuses])
    .orderBy('created_at', 'desc')
    .limit(1);
  if (target.caseId) query = query.where('id', '=', target.caseId);
  if (target.articleId) query = query.where('listing_id', '=', target.articleId.toUpperCase());
  return world.db.first(query)?.id ?? null;
};

/** Moderation lets notices pass: the given cases, or all that it holds; a silent seller answers none. Answers how many moved. */
export const passModeration = (world: Core, caseIds?: readonly string[], isSilent = false): number =>
  world.db.transaction(() => {
    const ids =
      caseIds ??
      world.db
        .all(world.db.q.selectFrom('cases').select('id').where('status', 'in', ['CREATED', 'PENDING_MODERATION']))
        .map((row) => row.id);
    return ids.filter((id) => moderateCase(world, id, world.clock.now(), true, isSilent)).length;
  });

/** The seller answers now; moderation passes first where it has not. Answers whether the case now awaits the reporter. */
export const answerAsSeller = (world: Core, caseId: string): boolean =>
  world.db.transaction(() => {
    moderateCase(world, caseId, world.clock.now(), true);
    return presentDocumentation(world, caseId, world.clock.now());
  });

/** What the control page does. */
export const createControl = (world: Core): WorldControl => ({
  awaitingSellers: () =>
    world.db
      .all(
        world.db.q
          .selectFrom('cases')
          .innerJoin('profiles', 'profiles.id', 'cases.author_profile_id')
          .select([
            'cases.id as caseId',
            'cases.listing_id as listingId',
            'cases.title',
            'cases.seller_nickname as sellerNickname',
            'profiles.given_name as givenName',
            'profiles.family_name as familyName',
            'cases.status',
            'cases.created_at as sentAt',
          ])
          .where('cases.status', 'in', [...awaiting])
          .orderBy('cases.created_at', 'desc')
          .limit(200),
      )
      .map(({ givenName, familyName, ...row }): PendingCase => ({
        ...row,
        reporter: `${givenName} ${familyName ?? ''}`.trim(),
      })),
  sellerAnswers: (target) => {
    const id = targeted(world, target, awaiting);
    if (!id || !answerAsSeller(world, id)) return null;
    const row = caseById(world.db, id);
    return row ? { caseId: id, articleId: row.listing_id, status: row.status } : null;
  },
  editListing: (articleId, title) => {
    if (!listingById(world.db, articleId)) return false;
    world.db.transaction(() => editListing(world, articleId, { title }, world.clock.now()));
    return true;
  },
  askAbout: (articleId, text) => {
    if (!listingById(world.db, articleId)) return false;
    world.db.transaction(() => addQuestion(world, articleId, text, world.clock.now()));
    return true;
  },
  moderate: (target) => {
    if (!target?.caseId && !target?.articleId) return passModeration(world);
    const id = targeted(world, target, ['CREATED', 'PENDING_MODERATION']);
    return id ? passModeration(world, [id], target.silent) : 0;
  },
  mails: () =>
    world.db
      .all(world.db.q.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(100))
      .map((row) => ({ id: String(row.id), to: row.recipient, subject: row.subject, text: row.text, at: row.at })),
});
