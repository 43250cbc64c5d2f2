import type { Listing } from '../../contracts/shapes';
import type { ListingFieldsFragment } from '../../contracts/generated/operations';
import { toListing } from '../../contracts/operations/shape/listing';
import { sortByAttention, usualPrices } from '../../machines/domain/attention';
import { sortByLearned, type DecisionOutcome } from '../../machines/domain/learned-order';
import { learnOrder } from '../../machines/domain/learn-order';
import { toLearnable, type PastDecision } from '../../machines/domain/past-decisions';
import { openTestWorld } from '../../sandbox/testing/run-operation';
import { articlesOf } from '../../sandbox/wire/article';
import { profileRow } from '../../sandbox/world/allowance';
import { counterfeitIds } from '../../sandbox/testing/counterfeits';
import { families } from '../../sandbox/world/families';
import { findListings } from '../../sandbox/world/search-index';
import { demoAccounts } from '../../sandbox/world/seed/accounts.seed';
import { random } from '../../sandbox/world/seed/random';
import { sites } from '../../sandbox/world/sites';

const world = openTestWorld('demo');
const { db } = world;
const counterfeit = counterfeitIds(db);
const rows = db.all(db.q.selectFrom('listings').selectAll().orderBy('n'));
const articles = articlesOf(db, profileRow(db, demoAccounts.ana.profileId), rows, { faster: true });
/** As a search answers them before anybody has decided on them. */
const listings = new Map(
  articles.map((article) => {
    const listing = toListing(article as ListingFieldsFragment);
    return [listing.id, { ...listing, approved: null, reported: null, noticed: null }];
  }),
);

const pastSize = 10_000;
const rand = random('triage');
const past = rand.some([...listings.values()], pastSize);
const taught = past.slice(0, pastSize / 2);
const heldBack = new Set(past.slice(pastSize / 2).map(({ id }) => id));

/** What a careful person decided: one in fourteen is a mistake, and a report may wait, or be retracted. */
function outcomeOf({ id }: Listing): DecisionOutcome {
  const isReported = counterfeit.has(id) !== rand.chance(0.07);
  if (!isReported) return 'trusted';
  if (counterfeit.has(id)) return rand.pick(['confirmed', 'confirmed', 'waiting', 'rejected'] as const);
  return rand.pick(['retracted', 'rejected', 'waiting'] as const);
}
const decisions: PastDecision[] = taught.map((listing) => ({
  listing: toLearnable({ ...listing, status: 'active' }),
  outcome: outcomeOf(listing),
}));

/** The searches of a morning: each brand, in every country, as far as it was held back; the best match first, country by country. */
const brands = [...new Set(families.flatMap((family) => family.brands))];
const searches = brands
  .map((keyword) =>
    sites
      .flatMap(({ id: siteId }) => findListings(db, { keyword, siteId, limit: 1000 }))
      .filter((id) => heldBack.has(id)),
  )
  .filter((ids) => ids.length >= 100 && ids.some((id) => counterfeit.has(id)));

const top = 50;
const precision = (ids: readonly string[]) => ids.slice(0, top).filter((id) => counterfeit.has(id)).length / top;

/** The chance that one to be reported stands before one that is not. */
function areaUnderCurve(ids: readonly string[]): number {
  let [before, pairs] = [0, 0];
  for (const id of ids)
    if (counterfeit.has(id)) before += 1;
    else pairs += before;
  return pairs / (before * (ids.length - before));
}

const seen = Object.fromEntries(listings);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const quality = (order: (ids: readonly string[]) => readonly string[]) => {
  const sorted = searches.map(order);
  return { precision: mean(sorted.map(precision)), area: mean(sorted.map(areaUnderCurve)) };
};

function learned(count: number) {
  const order = learnOrder(decisions.slice(0, count), [], 0);
  return { count, ...quality((ids) => sortByLearned(ids, seen, order)) };
}

const rounds = Number(process.argv[2] ?? 5);
const times = { floor: [] as number[], learn: [] as number[], arrange: [] as number[], arrangeFloor: [] as number[] };
const timed = (into: number[], work: () => unknown) => {
  const from = performance.now();
  work();
  into.push(performance.now() - from);
};
const order = learnOrder(decisions, [], 0);
const thousand = [...heldBack].slice(0, 1000);
const usual = (ids: readonly string[]) => usualPrices(ids.map((id) => seen[id]));
for (let round = 0; round < rounds; round += 1) {
  timed(times.floor, () => JSON.parse(JSON.stringify(decisions)) as unknown);
  timed(times.learn, () => learnOrder(decisions, [], 0));
  timed(times.arrangeFloor, () => sortByAttention(thousand, seen, usual(thousand)));
  timed(times.arrange, () => sortByLearned(thousand, seen, order));
}

console.log(
  JSON.stringify({
    share: mean(searches.map((ids) => ids.filter((id) => counterfeit.has(id)).length / ids.length)),
    searches: searches.length,
    relevance: quality((ids) => ids),
    attention: quality((ids) => sortByAttention(ids, seen, usual(ids))),
    learned: [100, 1000, decisions.length].map(learned),
    size: JSON.stringify(order).length,
    weights: process.argv[3] === undefined ? undefined : order.weights,
    times,
  }),
);
world.close();
