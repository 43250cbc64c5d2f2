import type { ListingRow } from '../world/case-flow';
import type { Database } from '../world/database';
import { families } from '../world/families';
import { titleSuffixes } from '../world/lexicon';
import { random } from '../world/seed/random';
import type { Tables } from '../world/tables';

type SellerRow = Tables['sellers'];

/** What the words at the end of a title say of whether it is genuine. */
const suffixWeights: Record<string, number> = {
  'Exact Replica': 1.9,
  'First Line': 1.3,
  'Original Style': 1.2,
  'Premium Quality': 0.6,
  Imported: 0.5,
  Wholesale: 0.4,
  'With Box': -0.2,
  'New Sealed': -0.4,
  Warranty: -1,
};

const reputationWeights: Record<string, number> = { excellent: -0.6, good: -0.2, bad: 0.6, unknown: 0.3 };

function suffixWeight(title: string): number {
  const folded = title.toLowerCase();
  return titleSuffixes.reduce((sum, words) => {
    const weight = suffixWeights[words[2]] ?? 0;
    return words.some((word) => folded.includes(word.toLowerCase())) ? sum + weight : sum;
  }, 0);
}

/** A few sellers live from copies, most sell a few without knowing; how often each does is its own. `place`: where among its like, from 0 to 1. */
const copiers = { share: 0.18, weightAt: (place: number) => 1.2 + 2 * place };
const others = { share: 1 - copiers.share, weightAt: (place: number) => -0.9 * place };

function honestyWeight(sellerId: string): number {
  const rand = random(`honesty ${sellerId}`);
  const { weightAt } = rand.chance(copiers.share) ? copiers : others;
  return weightAt(rand.next());
}

/** What a seller may be, in twenty steps of each kind, and the share of the sellers who are that. */
export const honesties = [copiers, others].flatMap(({ share, weightAt }) =>
  Array.from({ length: 20 }, (_, step) => ({ weight: weightAt((step + 0.5) / 20), share: share / 20 })),
);

/** How likely each listing is counterfeit by all that can be seen of it, as a logarithm; the honesty of its seller is added to it. */
export function visibleLikelihoods(db: Database): Map<string, { sellerId: string; likelihood: number }> {
  const sellers = new Map(db.all(db.q.selectFrom('sellers').selectAll()).map((row) => [row.id, row]));
  const rates = new Map(db.all(db.q.selectFrom('rates').selectAll()).map((row) => [row.currency, row.rate]));
  const prices = new Map(families.map(({ id, price }) => [id, price]));
  const likelihood = (row: ListingRow, seller: SellerRow | undefined): number => {
    const [least, most] = prices.get(row.family) ?? [1, 2];
    const place = Math.sqrt(Math.max(0, row.price / (rates.get(row.currency) ?? 1) - least) / (most - least));
    return (
      -2 +
      (place < 0.25 ? 1.2 : place > 0.7 ? -0.8 : 0) +
      suffixWeight(row.title) +
      (reputationWeights[seller?.reputation ?? ''] ?? 0) +
      (row.part_number === null ? 0.4 : 0) +
      (row.condition === 'new' ? 0 : -0.7) +
      (row.pictures_of === null ? 0 : 0.8) -
      (row.official_store_id === null ? 0 : 4)
    );
  };
  const rows = db.all(db.q.selectFrom('listings').selectAll().orderBy('n'));
  return new Map(
    rows.map((row) => [row.id, { sellerId: row.seller_id, likelihood: likelihood(row, sellers.get(row.seller_id)) }]),
  );
}

/**
 * Which listings are counterfeit: the truth of this world, which nobody in it can ask for. It depends on what cannot be seen (how honest a seller
 * is), on what can (price, words, reputation, an official store, a copied picture), and on chance. It stands apart from the seeds: the
 * world is the same without it.
 */
export function counterfeitIds(db: Database): Set<string> {
  const counterfeit = [...visibleLikelihoods(db)].filter(([id, { sellerId, likelihood }]) => {
    const odds = Math.exp(likelihood + honestyWeight(sellerId));
    return random(`counterfeit ${id}`).chance(odds / (1 + odds));
  });
  return new Set(counterfeit.map(([id]) => id));
}
