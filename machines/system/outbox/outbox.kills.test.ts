import { describe, expect, it } from 'vitest';
import { propertyRuns, createRandom } from '../../../tests/property-runs';
import { timings } from '../../../contracts/vocabulary/limits';
import {
  aListing,
  aSuspiciousListing,
  approve,
  confirmWork,
  listingId,
  markWork,
  searchWork,
  sendWork,
  suspect,
  undo,
} from './outbox.samples';
import type { RequestFate } from './gateway.fixture';
import { outboxWorld } from './world.fixture';

const minute = 60_000;

/** One life of an outbox with kills and lost answers; whatever happens, everything is done once. */
async function oneLife(seed: number) {
  const next = createRandom(seed);
  const count = 10 + Math.floor(next() * 90);
  const suspicious = Array.from({ length: count }, (_, n) => listingId(n));
  const [trusted, reported, undone] = [listingId(1001), listingId(1002), listingId(1003)];
  let troubled = true;
  const fate = (): RequestFate => {
    const die = next();
    if (!troubled || die < 0.6) return 'answered';
    return die < 0.8 ? 'lostBefore' : 'lostAfter';
  };
  const world = outboxWorld({
    keysHonoured: seed % 2 === 0,
    fate,
    latency: () => 5 + Math.floor(next() * 400),
    listings: [
      ...suspicious.map((id) => aSuspiciousListing(id)),
      ...[trusted, reported, undone].map((id) => aListing(id)),
    ],
  });
  let page = world.open();
  await world.run(20);
  const asked = seed % 3 === 0 ? suspicious.slice(0, Math.ceil(count / 2)) : suspicious;
  page.outbox.send({ type: 'mutation.submit', id: 'send', work: sendWork(asked) });
  if (next() < 0.5) page.outbox.send({ type: 'mutation.submit', id: 'send-again', work: sendWork(asked) });
  if (asked !== suspicious) page.outbox.send({ type: 'mutation.submit', id: 'send-rest', work: sendWork(suspicious) });
  page.outbox.send({ type: 'mutation.submit', id: 'trust', work: markWork(approve(trusted)) });
  page.outbox.send({ type: 'mutation.submit', id: 'report', work: markWork(suspect(reported)) });
  page.outbox.send({ type: 'mutation.submit', id: 'report-again', work: markWork(suspect(reported)) });
  page.outbox.send({ type: 'mutation.submit', id: 'trust-two', work: markWork(approve(undone)) });
  page.outbox.send({ type: 'mutation.submit', id: 'undo-two', work: markWork(undo(undone)) });
  const askedAt = world.clock.now();
  page.outbox.send({ type: 'mutation.submit', id: 'reply', work: confirmWork });
  page.outbox.send({ type: 'mutation.submit', id: 'search', work: searchWork });
  await world.run(5, 1);
  const kills = 1 + Math.floor(next() * 4);
  for (let kill = 0; kill < kills; kill += 1) {
    await world.run(1 + Math.floor(next() * (next() < 0.5 ? 300 : 80_000)), 10);
    page = world.open();
  }
  troubled = false;
  for (let turn = 0; turn < 60 && (turn === 0 || page.outbox.getSnapshot().context.pendingCount > 0); turn += 1)
    await world.run(minute / 2, 20);
  const sentOf = (id: string) => world.ledger.get(id) ?? 0;
  return {
    seed,
    lost: suspicious.filter((id) => sentOf(id) === 0).length,
    doubled: suspicious.filter((id) => sentOf(id) > 1).length,
    pending: page.outbox.getSnapshot().context.pendingCount,
    trusted: world.listings.get(trusted)?.approved !== null,
    reported: world.listings.get(reported)?.reported !== null,
    undone: world.listings.get(undone)?.approved === null,
    replies: world.replies(),
    tooEarly: world.posts.filter(
      ({ operation, at }) =>
        ['sendNotice', 'respondCounterNotice'].includes(operation) && at < askedAt + timings.takeBack,
    ),
    searches: world.searches.length,
    kept: world.journal.size,
  };
}

const { numRuns, seed: first } = propertyRuns(200);

describe('an outbox that is killed at any moment', () => {
  it(
    'loses nothing and sends nothing twice over seeded lives, with operation keys honoured and ignored',
    { timeout: 600 * numRuns },
    async () => {
      for (let nth = 1; nth <= numRuns; nth += 1) {
        const seed = first + nth;
        expect(await oneLife(seed)).toEqual({
          seed,
          lost: 0,
          doubled: 0,
          pending: 0,
          trusted: true,
          reported: true,
          undone: true,
          replies: 1,
          tooEarly: [],
          searches: 1,
          kept: 0,
        });
      }
    },
  );
});
