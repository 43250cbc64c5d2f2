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

/** A few sellers live from copies, most sell a few without knowing; how often each does is its own. */
function honestyWeight(sellerId: string): number {
  const rand = random(`honesty ${sellerId}`);
  return rand.chance(0.18) ? 1.2 + 2 * rand.next() : -0.9 * rand.next();
}

/**
 * Which listings are counterfeit: the truth of this world, which nobody in it can ask for. It depends on what cannot be seen (how honest a seller
 * is), on what can (price, words, reputation, an official store, a copied picture), and on chance. It stands apart from the seeds: the
 * world is the same without it.
 */
export function counterfeitIds(db: Database): Set<string> {
  const sellers = new Map(db.all(db.q.selectFrom('sellers').selectAll()).map((row) => [row.id, row]));
  const rates = new Map(db.all(db.q.selectFrom('rates').selectAll()).map((row) => [row.currency, row.rate]));
  const prices = new Map(families.map(({ id, price }) => [id, price]));
  const likelihood = (row: ListingRow, seller: SellerRow | undefined): number => {
    const [least, most] = prices.get(row.family) ?? [1, 2];
    const place = Math.sqrt(Math.max(0, row.price / (rates.get(row.currency) ?? 1) - least) / (most - least));
    return (
      -2 +
      honestyWeight(row.seller_id) +
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
  return new Set(
    rows
      .filter((row) => {
        const odds = Math.exp(likelihood(row, sellers.get(row.seller_id)));
        return random(`counterfeit ${row.id}`).chance(odds / (1 + odds));
      })
      .map(({ id }) => id),
  );
}
