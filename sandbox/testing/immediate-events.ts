import { editListing as edit, reporterDeadline, sellerDeadline } from '../world/case-flow';
import type { World } from '../world/types';

type Core = Pick<World, 'db' | 'jobs' | 'clock' | 'sendMail'>;

/** The time of whoever has the next step runs out now. Answers whether the case moved. */
export const expireCaseNow = (world: Core, caseId: string): boolean =>
  world.db.transaction(() => {
    const at = world.clock.now();
    return sellerDeadline(world, caseId, at) || reporterDeadline(world, caseId, at);
  });

/** The seller edits the listing now: its marks and its notices under moderation are dropped. */
export const editListingNow = (world: Core, listingId: string, patch: { title?: string } = {}): void =>
  world.db.transaction(() => edit(world, listingId, patch, world.clock.now()));

/** Somebody asks about a listing now: an organisation that had discarded it gets it suggested again. */
export const askQuestionNow = (world: Core, listingId: string, text: string): void =>
  world.db.transaction(() => {
    const { db } = world;
    db.sqlite
      .prepare('insert into questions (listing_id, asked_at, text, answer) values (?, ?, ?, null)')
      .run(listingId, world.clock.now(), text);
    db.run(db.q.deleteFrom('discards').where('listing_id', '=', listingId));
  });
