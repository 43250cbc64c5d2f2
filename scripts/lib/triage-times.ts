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
import { counterfeitIds, honesties, visibleLikelihoods } from '../../sandbox/testing/counterfeits';
import { families } from '../../sandbox/world/families';
import { findListings } from '../../sandbox/world/search-index';
import { demoAccounts } from '../../sandbox/world/seed/accounts.seed';
import { random, type Random } from '../../sandbox/world/seed/random';
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

/** Every listing of the world; half of them is held back. */
const pastSize = listings.size;
const decided = Math.floor(pastSize / 2);

/** What a careful person decided: one in fourteen is a mistake, and a report may wait, or be retracted. */
const mistakes = 0.07;
const reportOutcomes = {
  ofCopy: ['confirmed', 'confirmed', 'waiting', 'rejected'],
  ofGenuine: ['retracted', 'rejected', 'waiting'],
} as const;
function outcomeOf({ id }: Listing, rand: Random): DecisionOutcome {
  const isReported = counterfeit.has(id) !== rand.chance(mistakes);
  if (!isReported) return 'trusted';
  return rand.pick<DecisionOutcome>(counterfeit.has(id) ? reportOutcomes.ofCopy : reportOutcomes.ofGenuine);
}

/** The searches of a morning: each brand, in every country; the best match first, country by country. */
const brands = [...new Set(families.flatMap((family) => family.brands))];
const allSearches = brands.map((keyword) =>
  sites.flatMap(({ id: siteId }) => findListings(db, { keyword, siteId, limit: 1000 })),
);

/** A past of its own: half of it was decided on, the searches find the half that was held back. */
function createPast(seed: string) {
  const rand = random(seed);
  const past = rand.some([...listings.values()], pastSize);
  const heldBack = new Set(past.slice(decided).map(({ id }) => id));
  const decisions = past.slice(0, decided).map((listing): PastDecision => ({
    listing: toLearnable({ ...listing, status: 'active' }),
    outcome: outcomeOf(listing, rand),
  }));
  const searches = allSearches
    .map((ids) => ids.filter((id) => heldBack.has(id)))
    .filter((ids) => ids.length >= 100 && ids.some((id) => counterfeit.has(id)));
  return { decisions, heldBack, searches };
}

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
type Quality = Record<'precision' | 'area', number>;
const quality = (searches: string[][], order: (ids: readonly string[]) => readonly string[]): Quality => {
  const sorted = searches.map(order);
  return { precision: mean(sorted.map(precision)), area: mean(sorted.map(areaUnderCurve)) };
};
/** Over several pasts; `error`: the standard error of the precision. */
function overPasts(qualities: readonly Quality[]) {
  const all = qualities.map((one) => one.precision);
  const middle = mean(all);
  const error = Math.sqrt(mean(all.map((one) => (one - middle) ** 2)) / Math.max(1, all.length - 1));
  return { precision: middle, area: mean(qualities.map(({ area }) => area)), error };
}

const rounds = Number(process.argv[2] ?? 5);
const pasts = Array.from({ length: rounds }, (_, round) => createPast(`triage ${round}`));
const usual = (ids: readonly string[]) => usualPrices(ids.map((id) => seen[id]));

/** From so many decisions of each past; of few, from three parts of it. */
const learned = (count: number) => ({
  count,
  ...overPasts(
    pasts.flatMap(({ decisions, searches }) =>
      [0, 1, 2]
        .map((part) => decisions.slice(part * count, (part + 1) * count))
        .filter((part) => part.length === count)
        .map((part) => {
          const order = learnOrder(part, [], 0);
          return quality(searches, (ids) => sortByLearned(ids, seen, order));
        }),
    ),
  ),
});

const visible = visibleLikelihoods(db);
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
/** How likely it ends so if the listing is a copy with that chance. */
function outcomeChance(outcome: DecisionOutcome, copy: number): number {
  if (outcome === 'trusted') return copy * mistakes + (1 - copy) * (1 - mistakes);
  const share = (outcomes: readonly DecisionOutcome[]) =>
    outcomes.filter((one) => one === outcome).length / outcomes.length;
  return copy * (1 - mistakes) * share(reportOutcomes.ofCopy) + (1 - copy) * mistakes * share(reportOutcomes.ofGenuine);
}

/** Who knows how this world is made, and must only find out how honest each seller is, orders as well as can be. */
function sortByTruth(decisions: readonly PastDecision[]) {
  const shares = new Map<string, number[]>();
  for (const { listing, outcome } of decisions) {
    const { sellerId, likelihood } = visible.get(listing.id)!;
    const former = shares.get(sellerId) ?? honesties.map(({ share }) => share);
    const next = honesties.map(
      ({ weight }, at) => (former[at] ?? 0) * outcomeChance(outcome, sigmoid(likelihood + weight)),
    );
    const sum = next.reduce((all, one) => all + one, 0);
    shares.set(
      sellerId,
      next.map((share) => share / sum),
    );
  }
  const chance = (id: string) => {
    const { sellerId, likelihood } = visible.get(id)!;
    const of = shares.get(sellerId);
    return honesties.reduce(
      (sum, { weight, share }, at) => sum + (of?.[at] ?? share) * sigmoid(likelihood + weight),
      0,
    );
  };
  return (ids: readonly string[]) => {
    const chances = new Map(ids.map((id) => [id, chance(id)]));
    return ids.toSorted((a, b) => chances.get(b)! - chances.get(a)!);
  };
}
const knowable = (count: number) => ({
  count,
  ...overPasts(pasts.map(({ decisions, searches }) => quality(searches, sortByTruth(decisions.slice(0, count))))),
});

const times = { floor: [] as number[], learn: [] as number[], arrange: [] as number[], arrangeFloor: [] as number[] };
const timed = (into: number[], work: () => unknown, often = 1) => {
  const from = performance.now();
  for (let time = 0; time < often; time += 1) work();
  into.push((performance.now() - from) / often);
};
const [{ decisions: all, heldBack } = createPast('triage')] = pasts;
const decisions = all.slice(0, 5000);
const order = learnOrder(decisions, [], 0);
const thousand = [...heldBack].slice(0, 1000);
/** As they come from the gateway: nothing of them was read before. */
const fresh = () => Object.fromEntries(thousand.map((id) => [id, { ...listings.get(id) } as Listing]));
const often = 5;
for (let round = -1; round < rounds; round += 1) {
  // The first time compiles; it isn't counted.
  const into = round < 0 ? { floor: [], learn: [], arrange: [], arrangeFloor: [] } : times;
  const copies = Array.from({ length: often }, fresh);
  timed(into.floor, () => JSON.parse(JSON.stringify(decisions)) as unknown, often);
  timed(into.learn, () => learnOrder(decisions, [], 0));
  timed(into.arrangeFloor, () => sortByAttention(thousand, seen, usual(thousand)), 4 * often);
  timed(into.arrange, () => sortByLearned(thousand, copies.pop() ?? {}, order), often);
}

console.log(
  JSON.stringify({
    share: mean(
      pasts.flatMap(({ searches }) =>
        searches.map((ids) => ids.filter((id) => counterfeit.has(id)).length / ids.length),
      ),
    ),
    searches: mean(pasts.map(({ searches }) => searches.length)),
    relevance: overPasts(pasts.map(({ searches }) => quality(searches, (ids) => ids))),
    attention: overPasts(
      pasts.map(({ searches }) => quality(searches, (ids) => sortByAttention(ids, seen, usual(ids)))),
    ),
    learned: [60, 100, 300, 1000, 5000, decided].map(learned),
    knowable: [5000, decided].map(knowable),
    size: JSON.stringify(order).length,
    weights: process.argv[3] === undefined ? undefined : order.weights,
    times,
  }),
);
world.close();
