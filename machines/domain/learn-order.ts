import {
  decisionOutcomes,
  isAdded,
  isReport,
  marginOf,
  signals,
  signalValues,
  tallyOf,
  traitKeys,
  traits,
  type DecisionOutcome,
  type LearnableListing,
  type LearnedOrder,
  type Tally,
  type Trait,
} from './learned-order';
import type { PastDecision } from './past-decisions';
import { evidenceOf, learnKinds, sumEvidence, type SellerDecision } from './seller-kinds';

/** One decision on each listing, the last one; in an order that doesn't depend on how they came. */
function eachOnce(decisions: readonly PastDecision[]): PastDecision[] {
  const last = new Map(decisions.map((decision) => [decision.listing.id, decision]));
  return [...last.values()].toSorted(({ listing: a }, { listing: b }) => (a.id < b.id ? -1 : 1));
}

function tallyDecisions(decisions: readonly PastDecision[]): LearnedOrder['tallies'] {
  const counted = new Map(traits.map((trait) => [trait, new Map<string, Tally>()]));
  for (const { listing, outcome } of decisions) {
    const own = tallyOf(outcome);
    const keys = traitKeys(listing);
    for (const [trait, tallies] of counted)
      for (const key of keys[trait]) {
        const [confirmed, reported, all] = tallies.get(key) ?? [0, 0, 0];
        tallies.set(key, [confirmed + own[0], reported + own[1], all + own[2]]);
      }
  }
  return Object.fromEntries(
    [...counted].map(([trait, tallies]) => [trait, Object.fromEntries(tallies)]),
  ) as LearnedOrder['tallies'];
}

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** In a currency of fewer prices none is usual, and a word of fewer adds nothing to it; a word of so many is believed half. */
const fewestPrices = 3;
const priceDoubt = 4;
const priceRounds = 6;

function put(into: Map<string, number[]>, key: string, value: number): void {
  const former = into.get(key);
  if (former === undefined) into.set(key, [value]);
  else former.push(value);
}

/** The usual price as a sum of logarithms: that of the currency, and what each word of the title adds; words are fitted one after the other. */
function learnPrices(listings: readonly LearnableListing[]): LearnedOrder['prices'] {
  const all = listings.flatMap((listing) => {
    const { price } = listing;
    return price != null && price.amount > 0
      ? [{ currency: price.currency, log: Math.log(price.amount), words: traitKeys(listing).word }]
      : [];
  });
  const byCurrency = new Map<string, number[]>();
  for (const { currency, log } of all) put(byCurrency, currency, log);
  const usual = new Map(
    [...byCurrency]
      .filter(([, logs]) => logs.length >= fewestPrices)
      .map(([currency, logs]) => [currency, median(logs.toSorted((a, b) => a - b))]),
  );
  const priced = all.filter(({ currency }) => usual.has(currency));
  const places = new Map<string, number[]>();
  priced.forEach(({ words: said }, at) => {
    for (const word of said) put(places, word, at);
  });
  const rest = priced.map(({ currency, log }) => log - (usual.get(currency) ?? 0));
  const words = new Map<string, number>();
  const told = [...places].filter(([, at]) => at.length >= fewestPrices).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (let round = 0; round < priceRounds; round += 1)
    for (const [word, at] of told) {
      const former = words.get(word) ?? 0;
      const sum = at.reduce((so, one) => so + (rest[one] ?? 0) + former, 0);
      const next = sum / (at.length + priceDoubt);
      for (const one of at) rest[one] = (rest[one] ?? 0) + former - next;
      words.set(word, next);
    }
  return { currencies: Object.fromEntries(usual), words: Object.fromEntries(words) };
}

/** A report that nobody has answered yet says less than one that was confirmed; one that was rejected may only have been worded badly. */
const heeds: Partial<Record<DecisionOutcome, number>> = { waiting: 0.7, rejected: 0.3 };
const heedOf = (outcome: DecisionOutcome): number => heeds[outcome] ?? 1;
/** What a signal weighs before anything was learned: half of what its counts say, as they often say the same thing twice. */
const countPrior = 0.5;
/** Copies are cheap rather than dear: a price of 1 / 2.7 of the usual is 2.7 times as likely to be reported, one as far above it 1.6 times less. */
const pricePriors = { cheap: 1, dear: -0.5 };
/** How strongly weights are held near what they were before; as some thirty listings of a middling chance would. */
const restraint = 5;
/** Of many words some seem to say something by chance, by more in more decisions (as their root): what is within that is nothing. */
const wordNoise = 0.04;
/** A word of fewer decisions has no weight. */
const fewestOfWord = 8;
const rounds = 15;
const settled = 3e-3;

/** One thing that is weighed: in which rows it stands, and with what value. */
interface Column {
  rows: Int32Array;
  values: Float64Array;
  prior: number;
  held: number;
  noise: number;
  /** What was counted may say nothing, but never the contrary of what it counts. */
  isCount: boolean;
}

/** Logistic regression, one weight after the other by Newton's step; the first column has no restraint. */
function fit(columns: readonly Column[], decisions: readonly PastDecision[]): number[] {
  const reported = Float64Array.from(decisions, ({ outcome }) => (isReport(outcome) ? 1 : 0));
  const heed = Float64Array.from(decisions, ({ outcome }) => heedOf(outcome));
  // It begins with how often anything is reported, as the first column alone would say it.
  const often = reported.reduce((sum, one) => sum + one, 1) / (decisions.length + 2);
  const start = Math.log(often / (1 - often));
  const margins = new Float64Array(decisions.length);
  const likely = new Float64Array(decisions.length).fill(often);
  const weights = columns.map(() => 0);
  const move = (place: number, { rows, values }: Column, by: number) => {
    weights[place] = (weights[place] ?? 0) + by;
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0;
      const margin = (margins[row] ?? 0) + by * (values[index] ?? 0);
      margins[row] = margin;
      likely[row] = 1 / (1 + Math.exp(-margin));
    }
  };
  for (const [place, column] of columns.entries()) move(place, column, place === 0 ? start : column.prior);
  for (let round = 0; round < rounds; round += 1) {
    let moved = 0;
    for (const [place, column] of columns.entries()) {
      const { rows, values, prior, held, noise, isCount } = column;
      const former = weights[place] ?? 0;
      let [slope, bend] = [held * (prior - former), held + 1e-6];
      for (let index = 0; index < rows.length; index += 1) {
        const [row, value] = [rows[index] ?? 0, values[index] ?? 0];
        const [chance, heeded] = [likely[row] ?? 0, heed[row] ?? 0];
        slope += heeded * ((reported[row] ?? 0) - chance) * value;
        bend += heeded * chance * (1 - chance) * value * value;
      }
      const newton = former + slope / bend;
      const trimmed = Math.sign(newton) * Math.max(0, Math.abs(newton) - noise / bend);
      const step = former + Math.max(-1, Math.min(1, trimmed - former));
      const by = (isCount ? Math.max(0, step) : step) - former;
      if (Math.abs(by) < settled / 10) continue;
      moved = Math.max(moved, Math.abs(by));
      move(place, column, by);
    }
    if (moved < settled) break;
  }
  return weights;
}

function columnOf(numbers: readonly number[], prior: number, isCount: boolean): Column {
  const rows = Int32Array.from(numbers.flatMap((number, row) => (number === 0 ? [] : [row])));
  return {
    rows,
    values: Float64Array.from(rows, (row) => numbers[row] ?? 0),
    prior,
    held: restraint,
    noise: 0,
    isCount,
  };
}

const wordColumn = (rows: readonly number[], noise: number): Column => ({
  rows: Int32Array.from(rows),
  values: new Float64Array(rows.length).fill(1),
  prior: 0,
  held: restraint,
  noise,
  isCount: false,
});

/** What each signal and each word weighs in the decisions; `knowledge` is what was counted of them. */
function weigh(once: readonly PastDecision[], knowledge: Parameters<typeof signalValues>[1]) {
  const values = once.map(({ listing }) => signalValues(listing, knowledge));
  const inRows = new Map<string, number[]>();
  once.forEach(({ listing }, row) => {
    for (const word of traitKeys(listing).word) put(inRows, word, row);
  });
  const words = [...inRows].filter(([, rows]) => rows.length >= fewestOfWord && rows.length < once.length);
  const always = {
    ...columnOf(
      once.map(() => 1),
      0,
      false,
    ),
    held: 0,
  };
  const [bias = 0, ...weights] = fit(
    [
      always,
      ...signals.map((signal, place) => {
        const isPrice = signal === 'cheap' || signal === 'dear';
        const prior = isPrice ? pricePriors[signal] : countPrior;
        return columnOf(
          values.map((row) => row[place] ?? 0),
          prior,
          !isPrice,
        );
      }),
      ...words.map(([, rows]) => wordColumn(rows, wordNoise * Math.sqrt(once.length))),
    ],
    once,
  );
  return {
    bias,
    weights: Object.fromEntries(
      signals.flatMap((signal, place) => (isAdded(signal) ? [[signal, weights[place] ?? 0]] : [])),
    ) as LearnedOrder['weights'],
    words: rounded(Object.fromEntries(words.map(([word], place) => [word, weights[signals.length + place] ?? 0]))),
  };
}

/** Of a trait so many are kept, those that were met most. */
const maxSaved = 1500;

function keepMost(tallies: Record<string, Tally>, fewest: number): Record<string, Tally> {
  const met = Object.entries(tallies).filter(([, [, , all]]) => all >= fewest);
  return Object.fromEntries(met.toSorted(([, a], [, b]) => b[2] - a[2]).slice(0, maxSaved));
}

const rounded = (numbers: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(numbers)
      .map(([name, number]) => [name, Math.round(number * 1000) / 1000] as const)
      .filter(([, number]) => number !== 0)
      .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
      .slice(0, 2 * maxSaved),
  );

/** What the decisions say of sellers beyond what all else says of their listings; of so many sellers, those of whom most is known. */
export function weighSellers(
  once: readonly PastDecision[],
  learned: Parameters<typeof marginOf>[1],
  kindsOf = learnKinds,
): Pick<LearnedOrder, 'sellers' | 'decided'> {
  const ofSellers = once.flatMap(({ listing, outcome }) => {
    if (!listing.seller) return [];
    const decision: SellerDecision = {
      sellerId: listing.seller.id,
      margin: marginOf(listing, learned),
      isReported: isReport(outcome),
      heed: heedOf(outcome),
    };
    return [{ id: listing.id, decision }];
  });
  const decisions = ofSellers.map(({ decision }) => decision);
  const kinds = kindsOf(decisions);
  const evidence = decisions.map((decision) => Math.round(1000 * evidenceOf(decision, kinds)));
  const own = new Map(ofSellers.map(({ id }, place) => [id, evidence[place] ?? 0]));
  const sums = [...sumEvidence(decisions, evidence)].toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return {
    sellers: { ...kinds, evidence: Object.fromEntries(sums.slice(0, maxSaved)) },
    decided: Object.fromEntries(
      once.map(({ listing: { id }, outcome }) => [id, [decisionOutcomes.indexOf(outcome), own.get(id) ?? 0]]),
    ),
  };
}

/**
 * What the decisions teach; the same for the same ones, in whatever order they come. `others` are listings that nobody decided on: they tell
 * what is usual of prices. What is known of a listing while it is learned from leaves the decision on it out.
 */
export function learnOrder(
  decisions: readonly PastDecision[],
  others: readonly LearnableListing[],
  learnedAt: number,
): LearnedOrder {
  const once = eachOnce(decisions);
  const taught = new Set(once.map(({ listing }) => listing.id));
  const listings = [...once.map(({ listing }) => listing), ...others.filter(({ id }) => !taught.has(id))];
  const knowledge = {
    total: once
      .map(({ outcome }) => tallyOf(outcome))
      .reduce<Tally>((sum, own) => [sum[0] + own[0], sum[1] + own[1], sum[2] + own[2]], [0, 0, 0]),
    tallies: tallyDecisions(once),
    prices: learnPrices(listings),
    decided: Object.fromEntries(
      once.map(({ listing, outcome }) => [listing.id, [decisionOutcomes.indexOf(outcome), 0] as const]),
    ),
  };
  const keep = (trait: Trait) => keepMost(knowledge.tallies[trait], trait === 'word' ? fewestOfWord : 1);
  const learned = {
    total: knowledge.total,
    tallies: Object.fromEntries(traits.map((trait) => [trait, keep(trait)])) as LearnedOrder['tallies'],
    prices: { currencies: knowledge.prices.currencies, words: rounded(knowledge.prices.words) },
    ...weigh(once, knowledge),
    decided: knowledge.decided,
  };
  return { version: 2, learnedAt, ...learned, ...weighSellers(once, learned) };
}
