import type { Listing } from '../../contracts/shapes';
import { wasReported } from './result-filters';

/** What the weighing needs to know of a listing. */
export type AttentionListing = Pick<Listing, 'price' | 'soldQuantity' | 'officialStoreId' | 'noticed'> & {
  seller: { watched?: boolean; trusted?: boolean } | null;
};

/** The usual price of each currency: the median of those known; a currency of which too few are known has none. */
export type UsualPrices = ReadonlyMap<string, number>;

/** What draws the eye to a listing; `percent`: so much below the usual price. */
export type AttentionReason =
  | { about: 'price'; percent: number }
  | { about: 'watched' }
  | { about: 'reported' }
  | { about: 'sold'; count: number };

/** How many prices a currency needs before one of them is usual. */
const enoughPrices = 8;
/** The part below the usual price from which a price is a reason. */
const farBelow = 0.3;
const enoughSold = 10;
/** More than any price: it is like one that was taken down. */
const relistedWeight = 120;

const median = (sorted: readonly number[]): number => {
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
  return (low + high) / 2;
};

/** The usual prices among these listings. */
export function usualPrices(listings: readonly (AttentionListing | undefined)[]): UsualPrices {
  const prices = new Map<string, number[]>();
  for (const { price } of listings.filter((one) => one !== undefined)) {
    if (price === null || price.amount <= 0) continue;
    const known = prices.get(price.currency);
    if (known === undefined) prices.set(price.currency, [price.amount]);
    else known.push(price.amount);
  }
  return new Map(
    [...prices]
      .filter(([, amounts]) => amounts.length >= enoughPrices)
      .map(([currency, amounts]) => [currency, median(amounts.toSorted((a, b) => a - b))]),
  );
}

function priceReason({ price }: AttentionListing, usual: UsualPrices): { weight: number; reason: AttentionReason }[] {
  const common = price === null ? undefined : usual.get(price.currency);
  if (price === null || common === undefined) return [];
  const below = 1 - price.amount / common;
  return below < farBelow
    ? []
    : [{ weight: 100 * below, reason: { about: 'price', percent: Math.round(100 * below) } }];
}

/**
 * How much a listing deserves a look, and what draws the eye to it, the heaviest reason first: it is like one that was taken down, a price
 * far below the usual, a watched seller, an earlier report, many sold. A trusted seller and an official store weigh against it.
 */
export function attentionOf(
  listing: AttentionListing,
  usual: UsualPrices,
  isRelisted = false,
): { weight: number; reasons: AttentionReason[] } {
  const { seller, soldQuantity, officialStoreId } = listing;
  const sold = soldQuantity ?? 0;
  const drawn: { weight: number; reason: AttentionReason }[] = [
    ...priceReason(listing, usual),
    ...(seller?.watched === true ? [{ weight: 60, reason: { about: 'watched' as const } }] : []),
    ...(wasReported(listing) ? [{ weight: 45, reason: { about: 'reported' as const } }] : []),
    ...(sold < enoughSold
      ? []
      : [{ weight: Math.min(40, 10 * Math.log10(sold)), reason: { about: 'sold' as const, count: sold } }]),
  ].toSorted((a, b) => b.weight - a.weight);
  const against = (seller?.trusted === true ? 80 : 0) + (officialStoreId === null ? 0 : 30);
  return {
    weight: (isRelisted ? relistedWeight : 0) + drawn.reduce((sum, { weight }) => sum + weight, 0) - against,
    reasons: drawn.map(({ reason }) => reason),
  };
}

/** The same ids, those that deserve a look most first; as they come where two deserve the same. */
export function sortByAttention(
  ids: readonly string[],
  seen: Readonly<Record<string, AttentionListing | undefined>>,
  usual: UsualPrices,
  relistings: Readonly<Record<string, unknown>> = {},
): string[] {
  const weights = new Map(
    ids.map((id) => {
      const listing = seen[id];
      return [id, listing === undefined ? -Infinity : attentionOf(listing, usual, relistings[id] !== undefined).weight];
    }),
  );
  return ids.toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || 0);
}
