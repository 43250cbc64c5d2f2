import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/property-runs';
import { sortByAttention, usualPrices } from './attention';
import { learnOrder, weighSellers } from './learn-order';
import {
  decisionOutcomes,
  isAdded,
  learnedReasons,
  readLearnedOrder,
  sellerShare,
  signals,
  signalValues,
  sortByLearned,
  learnedOrderKey,
  tallyOf,
  traitKeys,
  type LearnableListing,
} from './learned-order';
import {
  countDecisions,
  fewestDecisions,
  isEnough,
  listingsToAsk,
  outcomeOf,
  toDecisions,
  type PastDecision,
} from './past-decisions';
import type { PastReport } from './past-reports';
import { noticedListing, sampleListing, sampleReported } from '../simulator/sample-listing';
import type { Listing } from '../../contracts/shapes';

const listing = (id: string, more: Partial<LearnableListing> = {}): LearnableListing => ({
  id,
  siteId: 'MLA',
  title: 'Zapatillas Andes',
  thumbnail: null,
  seller: { id: '1', watched: false, trusted: false },
  price: { amount: 100, currency: 'ARS' },
  ...more,
});

/** Half of them reported and confirmed: those of the seller 9, cheap, with a word of their own. */
const past = (count = 80): PastDecision[] =>
  Array.from({ length: count }, (_, at) =>
    at % 2 === 0
      ? {
          listing: listing(`a${at}`, {
            seller: { id: '9', watched: false, trusted: false },
            title: `Zapatillas Andes réplica`,
            price: { amount: 40, currency: 'ARS' },
          }),
          outcome: 'confirmed',
        }
      : { listing: listing(`b${at}`, { seller: { id: String(at % 6) } }), outcome: 'trusted' },
  );

const anyListing = fc.record({
  siteId: fc.constantFrom('MLA', 'MLB'),
  title: fc
    .array(fc.constantFrom('réplica', 'andes', 'zapatillas', 'constructor', '__proto__', 'original'), { maxLength: 4 })
    .map((words) => words.join(' ')),
  thumbnail: fc.constantFrom(null, '/p/1-R.svg', '/p/2-R.svg'),
  seller: fc.constantFrom(null, { id: '1' }, { id: '2', watched: true }, { id: 'constructor' }),
  price: fc.constantFrom(null, { amount: 10, currency: 'ARS' }, { amount: 90, currency: 'ARS' }),
  brand: fc.constantFrom(null, 'Andes', 'Kumara'),
  partNumber: fc.constantFrom(null, 'AT-42', '42'),
  soldQuantity: fc.constantFrom(null, 0, 5, 900),
});
const anyPast = fc
  .array(fc.tuple(anyListing, fc.constantFrom(...decisionOutcomes)), { minLength: 2, maxLength: 40 })
  .map((made) =>
    made.map(([fields, outcome], at): PastDecision => ({ listing: { id: `L${at}`, ...fields }, outcome })),
  );

/** Listings of forty sellers, of whom eight sell mostly copies; a copy is rather cheap, and rather says a word of its own. */
function market(seed: number, count: number) {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, (_, at) => {
    const seller = Math.floor(next() * 40);
    const isCopy = next() < (seller < 8 ? 0.6 : 0.15);
    const words = ['andes', 'kumara', 'azul', 'rojo', 'nuevo', 'envío', 'oferta', 'mini'].filter(() => next() < 0.4);
    if (next() < (isCopy ? 0.3 : 0.1)) words.push('réplica');
    const amount = 100 * Math.exp((isCopy ? -0.3 : 0.1) + 0.8 * (next() - 0.5));
    const of: LearnableListing & { seller: { id: string } } = {
      ...listing(`m${seed} ${at}`, { title: words.join(' '), price: { amount, currency: 'ARS' } }),
      seller: { id: `s${seller}` },
      ...{ brand: null, partNumber: null, condition: 'new', officialStoreId: null },
      soldQuantity: Math.floor(next() * 9),
    };
    return { of, isCopy };
  });
}

describe('what is learned from decisions', () => {
  it('never has a decision on the listing itself among what is known of it', () => {
    fc.assert(
      fc.property(anyPast, fc.nat(), fc.constantFrom(...decisionOutcomes), (decisions, pick, other) => {
        const own = decisions[pick % decisions.length]!;
        const otherwise = decisions.map((one) => (one === own ? { ...own, outcome: other } : one));
        const [first, second] = [decisions, otherwise].map((of) => learnOrder(of, [], 0));
        expect(signalValues(own.listing, second!)).toEqual(signalValues(own.listing, first!));
      }),
      propertyRuns(60),
    );
  });

  it('never has a decision on the listing itself in the evidence on its seller', () => {
    fc.assert(
      fc.property(anyPast, fc.nat(), fc.constantFrom(...decisionOutcomes), (decisions, pick, other) => {
        const own = decisions[pick % decisions.length]!;
        const otherwise = decisions.map((one) => (one === own ? { ...own, outcome: other } : one));
        const learned = learnOrder(decisions, [], 0);
        const changed = weighSellers(otherwise, learned, () => learned.sellers);
        expect(sellerShare(own.listing, changed)).toBe(sellerShare(own.listing, learned));
      }),
      propertyRuns(60),
    );
  });

  it('is the same in whatever order the decisions come, and of a listing twice decided on the last counts', () => {
    fc.assert(
      fc.property(anyPast, (decisions) => {
        expect(learnOrder(decisions.toReversed(), [], 0)).toEqual(learnOrder(decisions, [], 0));
        const twice = decisions.map(({ listing: of }) => ({ listing: of, outcome: 'trusted' as const }));
        expect(learnOrder([...twice, ...decisions], [], 0)).toEqual(learnOrder(decisions, [], 0));
      }),
      propertyRuns(30),
    );
  });

  it('has numbers for weights whatever was decided, and no trait weighs against its own counts', () => {
    fc.assert(
      fc.property(anyPast, (decisions) => {
        const { bias, weights, words, sellers } = learnOrder(decisions, [], 0);
        const { share, few, many, evidence } = sellers;
        for (const weight of [bias, share, few, many, ...[weights, words, evidence].flatMap(Object.values<number>)])
          expect(Number.isFinite(weight)).toBe(true);
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThan(1);
        for (const signal of signals.filter(isAdded))
          if (signal !== 'cheap' && signal !== 'dear') expect(weights[signal]).toBeGreaterThanOrEqual(0);
      }),
      propertyRuns(60),
    );
  });

  it('keeps of many sellers those of whom most is known', () => {
    const small = learnOrder(past(), [], 0);
    const decisions = Array.from({ length: 3000 }, (_, at): PastDecision => {
      const seller = { id: at < 1700 ? `once ${at}` : `often ${at % 100}` };
      return { listing: listing(`k${at}`, { seller }), outcome: 'confirmed' };
    });
    const kept = Object.keys(weighSellers(decisions, small, () => small.sellers).sellers.evidence);
    expect(kept).toHaveLength(1500);
    expect(kept.filter((id) => id.startsWith('often'))).toHaveLength(100);
  });

  it('is read again after it was kept, and nothing is read of what another release kept', () => {
    const learned = learnOrder(past(), [], 5);
    const kept = JSON.parse(JSON.stringify({ [learnedOrderKey]: learned })) as Record<string, unknown>;
    expect(readLearnedOrder(kept)).toEqual(learned);
    for (const version of [1, 9]) expect(readLearnedOrder({ [learnedOrderKey]: { ...learned, version } })).toBeNull();
    expect(readLearnedOrder(undefined)).toBeNull();
  });
});

describe('the order that is learned', () => {
  it('has what looks like what was reported first, loses none, and keeps the others as they come', () => {
    const learned = learnOrder(past(), [], 0);
    const seen = {
      plain: listing('plain'),
      same: listing('same'),
      copy: listing('copy', { title: 'Zapatillas réplica', seller: { id: '9' } }),
    };
    expect(sortByLearned(['plain', 'unseen', 'same', 'copy'], seen, learned)).toEqual([
      'copy',
      'plain',
      'same',
      'unseen',
    ]);
    fc.assert(
      fc.property(anyPast, (decisions) => {
        const made = Object.fromEntries(decisions.map(({ listing: of }) => [of.id, of]));
        const ids = Object.keys(made);
        expect(sortByLearned(ids, made, learned).toSorted()).toEqual(ids.toSorted());
      }),
      propertyRuns(20),
    );
  });

  it('says the two strongest reasons with their figures, and for a decided listing leaves the decision on it out', () => {
    const learned = learnOrder(past(), [], 0);
    const weights = { ...learned.weights, list: 0, cheap: 1 };
    const sellers = { ...learned.sellers, few: -1, many: 3 };
    const prices = { currencies: { ARS: Math.log(100) }, words: {} };
    const strong = { ...learned, weights, sellers, prices, words: {} };
    const cheap = listing('new', { seller: { id: '9' }, price: { amount: 38, currency: 'ARS' } });
    expect(learnedReasons(cheap, strong)).toEqual([
      { speaks: 'for', about: 'confirmed', count: 40 },
      { speaks: 'for', about: 'cheap', percent: 62 },
    ]);
    expect(learnedReasons({ ...cheap, id: 'a0' }, strong)[0]).toEqual({ speaks: 'for', about: 'confirmed', count: 39 });
    expect(learnedReasons(listing('b', { price: null }), strong)[0]).toMatchObject({
      speaks: 'against',
      about: 'seller',
    });
  });

  it('says no reason that rests on one decision where another rests on many, and says it where none does', () => {
    const once: PastDecision = { listing: listing('once', { availableQuantity: 4 }), outcome: 'confirmed' };
    const learned = learnOrder([...past(), once], [], 0);
    const strong = { ...learned, weights: { ...learned.weights, stock: 9 }, words: {} };
    const few = listing('few', { price: null, availableQuantity: 3, seller: { id: '9' } });
    expect(learnedReasons(few, strong).map(({ about }) => about)).toEqual(['confirmed']);
    const unknown = { ...few, seller: null, siteId: 'MLU', title: '' };
    expect(learnedReasons(unknown, strong)).toEqual([{ speaks: 'for', about: 'stock', key: '1', reported: 1, all: 1 }]);
  });

  it('with as few decisions as it learns from has no fewer copies first than what stands out', () => {
    const found = { learned: 0, attention: 0 };
    for (let seed = 1; seed <= 20; seed += 1) {
      const made = market(seed * 7919, fewestDecisions + 150);
      const decisions = made.slice(0, fewestDecisions).map(({ of, isCopy }): PastDecision => {
        return { listing: of, outcome: isCopy ? 'confirmed' : 'trusted' };
      });
      const fresh = made.slice(fewestDecisions);
      const ids = fresh.map(({ of: { id } }) => id);
      const copies = new Set(fresh.flatMap(({ of: { id }, isCopy }) => (isCopy ? [id] : [])));
      const seen = Object.fromEntries(fresh.map(({ of }) => [of.id, of]));
      const plain = Object.fromEntries(
        fresh.map(({ of }) => [
          of.id,
          { price: null, soldQuantity: null, officialStoreId: null, noticed: null, ...of },
        ]),
      );
      const count = (sorted: readonly string[]) => sorted.slice(0, 30).filter((id) => copies.has(id)).length;
      found.learned += count(sortByLearned(ids, seen, learnOrder(decisions, [], 0)));
      found.attention += count(sortByAttention(ids, plain, usualPrices(Object.values(plain))));
    }
    expect(found.learned).toBeGreaterThanOrEqual(found.attention);
  });

  it('says of a trait what was counted of it, and of a price only where three prices of its currency are known', () => {
    fc.assert(
      fc.property(anyPast, anyListing, (decisions, fields) => {
        const fresh = { id: 'fresh', ...fields };
        for (const reason of learnedReasons(fresh, learnOrder(decisions, [], 0))) {
          if ('percent' in reason) {
            const priced = decisions.filter(({ listing: { price } }) => price?.currency === fresh.price?.currency);
            expect(priced.length).toBeGreaterThanOrEqual(3);
          }
          if ('count' in reason) {
            const ofSeller = decisions.filter(({ listing: { seller } }) => seller?.id === fresh.seller?.id);
            expect(reason.count).toBe(ofSeller.filter(({ outcome }) => outcome === 'confirmed').length);
          }
          if (!('key' in reason)) continue;
          const alike = decisions.filter(({ listing: of }) => traitKeys(of)[reason.about].includes(reason.key));
          const reported = alike.reduce((sum, { outcome }) => sum + tallyOf(outcome)[1], 0);
          expect([reason.reported, reason.all]).toEqual([reported, alike.length]);
          expect(reason.all).toBeGreaterThan(0);
        }
      }),
      propertyRuns(60),
    );
  });

  it('says no reason of a listing of which nothing is known', () => {
    const learned = learnOrder(past(), [], 0);
    const unknown = { id: 'x', siteId: 'MLU', title: '', thumbnail: null };
    expect(learnedReasons(unknown, learned)).toEqual([]);
  });
});

describe('the decisions of the past', () => {
  const approved = { author: null, createdAt: null };
  const known = (id: string, more: Partial<Listing> = {}) => sampleListing({ id, ...more });
  const report = (id: string, status: string | null) =>
    ({ caseId: id, listing: { id, siteId: 'MLA', title: id, thumbnail: null }, seller: null, status }) as PastReport;
  const outcomesOf = (decisions: PastDecision[]) =>
    Object.fromEntries(decisions.map(({ listing: { id }, outcome }) => [id, outcome]));

  it('end as the history says, else as the mark on the listing does; the latest report of a listing counts', () => {
    const listings = [
      known('t', { approved }),
      known('s', { reported: sampleReported() }),
      known('n', { noticed: { ...noticedListing.noticed!, noticeStatus: 'ROLLBACK' } }),
      known('open'),
      known('u', { approved }),
    ];
    const reports = [
      report('c', 'DOCUMENTATION_NOT_APPROVED'),
      report('r', 'REJECTED'),
      report('c', 'ROLLBACK'),
      report('u', 'ROLLBACK'),
      report('w', null),
    ];
    expect(outcomesOf(toDecisions(reports, listings))).toEqual({
      ...{ t: 'trusted', s: 'waiting', n: 'retracted', u: 'trusted' },
      ...{ c: 'confirmed', r: 'rejected', w: 'waiting' },
    });
    expect(outcomeOf('DISCARDED')).toBe('rejected');
  });

  it('teach nothing of the stock of what is sold no more', () => {
    const [closed] = toDecisions([], [known('t', { approved, status: 'closed', availableQuantity: 0 })]);
    expect(closed?.listing).not.toHaveProperty('availableQuantity');
  });

  it('are enough from fifty on, where some were reports and some were not', () => {
    const decisions = (reported: number, trusted: number) =>
      countDecisions([
        ...Array.from({ length: reported }, () => ({ outcome: 'confirmed' as const })),
        ...Array.from({ length: trusted }, () => ({ outcome: 'trusted' as const })),
      ]);
    expect([isEnough(decisions(45, 5)), isEnough(decisions(44, 5)), isEnough(decisions(60, 4))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('ask once for each listing that no screen knows, of the latest two thousand reports', () => {
    const many = Array.from({ length: 2100 }, (_, at) => report(`r${at}`, null));
    const asked = listingsToAsk([report('known', null), ...many], ['t', 'r1'], { known: {} });
    expect(asked.slice(0, 3)).toEqual(['t', 'r1', 'r0']);
    expect(asked).toHaveLength(2000);
  });
});
