import type { Listing } from '../../contracts/shapes';
import { attentionOf, usualPrices, type AttentionListing } from './attention';
import { pictureKey, titleKey } from './result-groups';
import { shareBy, shiftOf, type SellerKinds } from './seller-kinds';

/** How a decision on a listing ended. `waiting`: it was reported, and nobody has said anything yet. */
export const decisionOutcomes = ['confirmed', 'waiting', 'retracted', 'rejected', 'trusted'] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

export const isReport = (outcome: DecisionOutcome): boolean => outcome === 'confirmed' || outcome === 'waiting';

/** What is read of a listing; a field that is left out is unknown, and speaks neither for nor against. */
export type LearnableListing = Pick<Listing, 'id' | 'siteId' | 'title' | 'thumbnail'> & {
  seller?: { id: string; watched?: boolean; trusted?: boolean } | null;
} & Partial<
    Pick<
      Listing,
      | 'price'
      | 'brand'
      | 'partNumber'
      | 'condition'
      | 'availableQuantity'
      | 'soldQuantity'
      | 'officialStoreId'
      | 'pictures'
    >
  >;

/** What listings have in common with each other; for each, the decisions on those that share it are counted. */
export const traits = [
  'word',
  'seller',
  'list',
  'picture',
  'brand',
  'naming',
  'part',
  'site',
  'condition',
  'store',
  'stock',
  'sold',
] as const;
export type Trait = (typeof traits)[number];

/** How many decisions there were: reports that were confirmed, reports that were not refused, all. */
export type Tally = readonly [confirmed: number, reported: number, all: number];

/** What is weighed as a number: how decisions fell on those that share a trait, and a price far below or above the usual. Words are weighed one by one. */
export const signals = [...traits.filter((trait) => trait !== 'word'), 'cheap', 'dear'] as const;
type Signal = (typeof signals)[number];
/** How decisions fell on a seller is a control while the others are weighed, and is then left out: the kind of the seller says it better. */
export const isAdded = (signal: Signal): signal is Exclude<Signal, 'seller'> => signal !== 'seller';

/** What was learned, as it is kept in the browser. */
export interface LearnedOrder {
  version: 2;
  /** World time, epoch milliseconds. */
  learnedAt: number;
  total: Tally;
  tallies: Record<Trait, Record<string, Tally>>;
  /** Logarithms: the usual price by currency, and what a word of the title adds to it. */
  prices: { currencies: Record<string, number>; words: Record<string, number> };
  bias: number;
  weights: Record<Exclude<Signal, 'seller'>, number>;
  words: Record<string, number>;
  /** `evidence`: by seller, in thousandths, how far the decisions on its listings speak for one who lives from what is reported. */
  sellers: SellerKinds & { evidence: Record<string, number> };
  /**
   * Each listing that was learned from: its outcome, as its place in `decisionOutcomes`, and what the decision on it added to the evidence on its
   * seller. Both are taken out for that listing.
   */
  decided: Record<string, readonly [outcome: number, evidence: number]>;
}

/** `speaks`: for a report, or against one. */
export type LearnedReason = { speaks: 'for' | 'against' } & (
  | { about: 'cheap' | 'dear'; percent: number }
  | { about: 'confirmed'; count: number }
  | { about: Trait; key: string; reported: number; all: number }
);

export const tallyOf = (outcome: DecisionOutcome): Tally => [
  outcome === 'confirmed' ? 1 : 0,
  isReport(outcome) ? 1 : 0,
  1,
];

/** The words of a title, and each two that follow each other. */
function titleWords(title: string): string[] {
  const words = titleKey(title)
    .split(' ')
    .filter((word) => word.length > 1);
  return [...new Set([...words, ...words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`)])];
}

const magnitude = (count: number): string => (count <= 0 ? '0' : String(10 ** Math.floor(Math.log10(count))));

/** A part number without its letters and digits: `KU-412` is `AA-999`. */
const partForm = (part: string): string => part.trim().replace(/\p{L}/gu, 'A').replace(/\d/g, '9').slice(0, 20);

const known = <Value>(value: Value | undefined, keyOf: (value: Value) => string): string[] =>
  value === undefined ? [] : [keyOf(value)];

function namingOf({ title, brand }: LearnableListing): string[] {
  if (brand === undefined) return [];
  if (brand === null || titleKey(brand) === '') return ['none'];
  return [` ${titleKey(title)} `.includes(` ${titleKey(brand)} `) ? 'named' : 'unnamed'];
}

function listOf({ seller }: LearnableListing): string[] {
  if (seller?.watched === undefined) return [];
  return [seller.watched ? 'watched' : seller.trusted === true ? 'trusted' : 'none'];
}

function pictureOf({ pictures, thumbnail }: LearnableListing): string[] {
  const url = pictures?.[0]?.url ?? thumbnail;
  return url === null ? [] : [pictureKey(url)];
}

const keysCache = new WeakMap<LearnableListing, Record<Trait, string[]>>();

/** What a listing has of each trait; none where it is unknown. */
export function traitKeys(listing: LearnableListing): Record<Trait, string[]> {
  const cached = keysCache.get(listing);
  if (cached !== undefined) return cached;
  const keys = readKeys(listing);
  keysCache.set(listing, keys);
  return keys;
}

const readKeys = (listing: LearnableListing): Record<Trait, string[]> => ({
  word: titleWords(listing.title),
  seller: listing.seller ? [listing.seller.id] : [],
  list: listOf(listing),
  picture: pictureOf(listing),
  brand: listing.brand ? [listing.brand.trim()] : [],
  naming: namingOf(listing),
  part: known(listing.partNumber, (part) => (part === null ? 'none' : partForm(part))),
  site: [listing.siteId],
  condition: known(listing.condition, (condition) => condition ?? ''),
  store: known(listing.officialStoreId, (store) => (store === null ? 'no' : 'yes')),
  stock: listing.availableQuantity == null ? [] : [magnitude(listing.availableQuantity)],
  sold: listing.soldQuantity == null ? [] : [magnitude(listing.soldQuantity)],
});

/** A count of so many is believed half. */
const doubt = 3;

const nothing: Tally = [0, 0, 0];
/** What stands under that key; a title may have any word, `constructor` too. */
const at = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
const without = (tally: Tally, own: Tally): Tally => [
  Math.max(0, tally[0] - own[0]),
  Math.max(0, tally[1] - own[1]),
  Math.max(0, tally[2] - own[2]),
];

/** How much more often its like was reported than others, as a logarithm; 0 where nothing is known of its like. */
function leaning([, reported, all]: Tally, usual: number): number {
  const share = (reported + doubt * usual) / (all + doubt);
  return Math.log(share / (1 - share)) - Math.log(usual / (1 - usual));
}

/** The logarithm of how far the price is below the usual one for such a title; null where either is unknown. */
function priceGap(listing: LearnableListing, { currencies, words }: LearnedOrder['prices']): number | null {
  const { price } = listing;
  const base = price == null ? undefined : at(currencies, price.currency);
  if (price == null || base === undefined || price.amount <= 0) return null;
  const usual = traitKeys(listing).word.reduce((sum, word) => sum + (at(words, word) ?? 0), base);
  return usual - Math.log(price.amount);
}

/** No price is further from the usual. */
const mostGap = 1.5;

type Knowledge = Pick<LearnedOrder, 'total' | 'tallies' | 'prices' | 'decided'>;

/** What is known of a listing by the past. A decision on the listing itself is not among it. */
function knowledgeOf(listing: LearnableListing, { total, tallies, prices, decided }: Knowledge) {
  const outcome = decisionOutcomes[at(decided, listing.id)?.[0] ?? -1];
  const own = outcome === undefined ? nothing : tallyOf(outcome);
  const [, reported, all] = without(total, own);
  const usual = (reported + 1) / (all + 2);
  const count = (trait: Trait, key: string) => {
    const tally = without(at(tallies[trait], key) ?? nothing, own);
    return { tally, leans: leaning(tally, usual) };
  };
  return { count, gap: priceGap(listing, prices) };
}

/** What is weighed of a listing as numbers, in the order of `signals`. */
export function signalValues(listing: LearnableListing, knowledge: Knowledge): number[] {
  const { count, gap } = knowledgeOf(listing, knowledge);
  const keys = traitKeys(listing);
  return signals.map((signal) => {
    if (signal === 'cheap') return Math.min(mostGap, Math.max(0, gap ?? 0));
    if (signal === 'dear') return Math.min(mostGap, Math.max(0, -(gap ?? 0)));
    const [key] = keys[signal];
    return key === undefined ? 0 : count(signal, key).leans;
  });
}

/** How likely the listing is one to be reported by all but its seller, as a logarithm. */
export function marginOf(
  listing: LearnableListing,
  learned: Knowledge & Pick<LearnedOrder, 'bias' | 'weights' | 'words'>,
): number {
  const { bias, weights, words } = learned;
  const values = signalValues(listing, learned);
  const weighed = signals.reduce(
    (sum, signal, place) => (isAdded(signal) ? sum + weights[signal] * (values[place] ?? 0) : sum),
    bias,
  );
  return traitKeys(listing).word.reduce((sum, word) => sum + (at(words, word) ?? 0), weighed);
}

/** How likely the seller lives from what is reported. A decision on the listing itself says nothing of it. */
export function sellerShare(
  { id, seller }: LearnableListing,
  { sellers, decided }: Pick<LearnedOrder, 'sellers' | 'decided'>,
): number {
  const evidence = at(sellers.evidence, seller?.id ?? '');
  if (evidence === undefined) return sellers.share;
  return shareBy((evidence - (at(decided, id)?.[1] ?? 0)) / 1000, sellers);
}

/** How likely the listing is one to be reported, as a logarithm; it orders listings among each other. */
function scoreOf(listing: LearnableListing, learned: LearnedOrder): number {
  const margin = marginOf(listing, learned);
  return margin + shiftOf(margin, sellerShare(listing, learned), learned.sellers);
}

/** Less than this is no reason. */
const least = 0.08;
const mostReasons = 2;
/** A reason of fewer decisions is said only where none rests on so many. */
const fewestOfReason = 5;

interface Pull {
  /** Above 0 it speaks for a report. */
  by: number;
  /** How many decisions it rests on; a price rests on what is usual, and not on how it was decided. */
  decisions: number;
  reason: LearnedReason;
}

const speaks = (by: number) => (by > 0 ? ('for' as const) : ('against' as const));

function pricePull(gap: number | null, { weights }: LearnedOrder): Pull[] {
  if (gap === null) return [];
  const about = gap < 0 ? 'dear' : 'cheap';
  const by = weights[about] * Math.min(mostGap, Math.abs(gap));
  const percent = Math.round(100 * Math.abs(1 - Math.exp(-gap)));
  return [{ by, decisions: Infinity, reason: { speaks: speaks(by), about, percent } }];
}

/** What the seller adds beyond what one of whom nothing is known would. */
function sellerPull(listing: LearnableListing, learned: LearnedOrder): number {
  const margin = marginOf(listing, learned);
  const { sellers } = learned;
  return shiftOf(margin, sellerShare(listing, learned), sellers) - shiftOf(margin, sellers.share, sellers);
}

/** What speaks most for or against a report, the strongest first. */
export function learnedReasons(listing: LearnableListing, learned: LearnedOrder): LearnedReason[] {
  const { count, gap } = knowledgeOf(listing, learned);
  const keys = traitKeys(listing);
  const pullOf = (trait: Trait, key: string, leans: number): number => {
    if (trait === 'word') return at(learned.words, key) ?? 0;
    return trait === 'seller' ? sellerPull(listing, learned) : learned.weights[trait] * leans;
  };
  const pulls = traits.flatMap((trait) =>
    keys[trait].flatMap((key): Pull[] => {
      const { tally, leans } = count(trait, key);
      const [confirmed, reported, all] = tally;
      const by = pullOf(trait, key, leans);
      // What is weighed against the counts that would be told of it explains nothing.
      if (all === 0 || by * leans <= 0) return [];
      return trait === 'seller' && by > 0 && confirmed > 0
        ? [{ by, decisions: all, reason: { speaks: 'for', about: 'confirmed', count: confirmed } }]
        : [{ by, decisions: all, reason: { speaks: speaks(by), about: trait, key, reported, all } }];
    }),
  );
  const strong = [...pricePull(gap, learned), ...pulls].filter(({ by }) => Math.abs(by) >= least);
  const founded = strong.filter(({ decisions }) => decisions >= fewestOfReason);
  return (founded.length > 0 ? founded : strong)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, mostReasons)
    .map(({ reason }) => reason);
}

/** A listing as what stands out weighs it; without the report on the listing itself. */
const toAttention = (listing: LearnableListing): AttentionListing => {
  const { price = null, seller = null, soldQuantity = null, officialStoreId = null } = listing;
  return { price, seller, soldQuantity, officialStoreId, noticed: null };
};

/** So many decisions halve what stands out, so that little by little the past alone orders. */
const attentionDecisions = 100;
/** A price at nothing (100 points of what stands out) is 4.5 times as likely to be reported. */
const attentionWeight = 0.015;

/** The same ids, those that are most likely to be reported first; as they come where two are as likely. While decisions are few, what stands out helps. */
export function sortByLearned(
  ids: readonly string[],
  seen: Readonly<Record<string, LearnableListing | undefined>>,
  learned: LearnedOrder,
): string[] {
  const [, , decided] = learned.total;
  const weight = (attentionWeight * attentionDecisions) / (attentionDecisions + decided);
  const known = new Map(ids.flatMap((id) => (seen[id] === undefined ? [] : [[id, toAttention(seen[id])] as const])));
  const usual = usualPrices([...known.values()]);
  const scores = new Map(
    ids.map((id) => {
      const [listing, drawn] = [seen[id], known.get(id)];
      if (listing === undefined || drawn === undefined) return [id, -Infinity];
      return [id, scoreOf(listing, learned) + weight * attentionOf(drawn, usual).weight];
    }),
  );
  return ids.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || 0);
}

/** Under which it is kept beside the drafts of the profile. */
export const learnedOrderKey = 'learned-order';

/** What was kept; null where nothing was, or what an older console kept. */
export function readLearnedOrder(kept: Readonly<Record<string, unknown>> | undefined): LearnedOrder | null {
  const value = kept?.[learnedOrderKey];
  const isOurs = typeof value === 'object' && value !== null && 'version' in value && value.version === 2;
  return isOurs ? (value as LearnedOrder) : null;
}
