import type { Mutation } from '../../../system-actors/outbox';
import { aSuspiciousListing, listingId } from '../outbox.samples';
import { outboxWorld, type WorldOptions, sendView } from '../world.fixture';

export const listingIds = (count: number) => Array.from({ length: count }, (_, n) => listingId(n));
export const suspiciousListings = (count: number) => listingIds(count).map((id) => aSuspiciousListing(id));

/** An outbox that is awake in a world of its own, with what a test of sending asks of it. */
export async function startAwakeOutbox(options: WorldOptions = {}) {
  const world = outboxWorld(options);
  let page = world.open();
  await world.run(20);
  return {
    ...world,
    submit: (work: Mutation, id = 'send') => {
      page.outbox.send({ type: 'mutation.submit', id, work });
      page.outbox.send({ type: 'send.now', id });
    },
    /** As `submit`, but nobody says that it goes at once. */
    submitInPeace: (work: Mutation, id = 'send') => page.outbox.send({ type: 'mutation.submit', id, work }),
    say: (
      type: 'send.now' | 'send.cancel' | 'send.pause' | 'send.resume' | 'send.dismiss' | 'mutation.retry',
      id = 'send',
    ) => page.outbox.send({ type, id }),
    reload: () => (page = world.open()),
    page: () => page,
    facts: (id = 'send') => page.outbox.getSnapshot().context.sends[id],
    job: (id = 'reply') => page.outbox.getSnapshot().context.jobs[id],
    view: (id = 'send') => sendView(page.outbox.getSnapshot(), id),
    to: (systemId: string) => page.heard.filter((entry) => entry.systemId === systemId).map((entry) => entry.event),
    notices: () =>
      page.heard
        .filter((entry) => entry.systemId === 'notices')
        .map((entry) => (entry.event as { notice?: unknown }).notice),
    replied: () => world.posts.filter(({ operation }) => operation === 'respondCounterNotice'),
    sends: () => world.posts.filter(({ operation }) => operation === 'sendNotice'),
  };
}
