import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/property-runs';
import { evidenceOf, learnKinds, shareBy, shiftOf, type SellerDecision } from './seller-kinds';

const kinds = { share: 0.2, few: -0.5, many: 2 };
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** Decisions on twenty listings of each of that many sellers, one in five of whom lives from what is reported. */
function decide(sellers: number, few: number, many: number): SellerDecision[] {
  let state = 7919;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: 20 * sellers }, (_, at) => {
    const seller = at % sellers;
    const margin = 2 * (next() - 0.5) - 1;
    const chance = sigmoid(margin + (seller % 5 === 0 ? many : few));
    return { sellerId: String(seller), margin, isReported: next() < 0.05 + 0.9 * chance, heed: 1 };
  });
}

const anyDecision = fc.record({
  sellerId: fc.constantFrom('1', '2', '3', 'constructor', '__proto__'),
  margin: fc.oneof(fc.constantFrom(-1e6, -800, 0, 800, 1e6), fc.double({ min: -9, max: 9, noNaN: true })),
  isReported: fc.boolean(),
  heed: fc.constantFrom(0.3, 0.7, 1),
});

describe('the two kinds of sellers', () => {
  it('are told apart by the decisions on their listings, as far as they are apart', () => {
    const apart = learnKinds(decide(200, -0.6, 2));
    expect(Math.abs(apart.share - 0.2)).toBeLessThan(0.05);
    expect(Math.abs(apart.few + 0.6)).toBeLessThan(0.2);
    expect(Math.abs(apart.many - 2)).toBeLessThan(0.3);
    const alike = learnKinds(decide(200, 0, 0));
    expect(alike.many - alike.few).toBeLessThan((apart.many - apart.few) / 2);
  });

  it('are numbers within bounds whatever was decided', () => {
    fc.assert(
      fc.property(fc.array(anyDecision, { maxLength: 40 }), (decisions) => {
        const { share, few, many } = learnKinds(decisions);
        expect(share > 0 && share < 1).toBe(true);
        expect(few >= -3 && few <= 0).toBe(true);
        expect(many >= 0 && many <= 4).toBe(true);
        for (const decision of decisions) {
          const evidence = evidenceOf(decision, { share, few, many });
          expect(Math.abs(evidence)).toBeLessThan(3);
          expect(Number.isFinite(shiftOf(decision.margin, share, { share, few, many }))).toBe(true);
        }
      }),
      propertyRuns(100),
    );
  });

  it('stay within bounds where decisions are the contrary of what all else says', () => {
    const decisions = Array.from({ length: 2000 }, (_, at): SellerDecision => {
      const isReported = at % 40 < 20;
      return { sellerId: String(at % 40), margin: isReported ? -6 : 6, isReported, heed: 1 };
    });
    expect(learnKinds(decisions)).toMatchObject({ few: -3, many: 4 });
  });

  it('add to a listing what they would on average, by how likely the seller is of which', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (margin, share) => {
          const chance = share * sigmoid(margin + kinds.many) + (1 - share) * sigmoid(margin + kinds.few);
          expect(margin + shiftOf(margin, share, kinds)).toBeCloseTo(Math.log(chance / (1 - chance)), 8);
        },
      ),
      propertyRuns(100),
    );
  });

  it('leave a seller of whom nothing is known at the share of all, and a report raises it', () => {
    expect(shareBy(0, kinds)).toBeCloseTo(kinds.share, 12);
    const decision = { sellerId: '1', margin: -1, isReported: true, heed: 1 };
    expect(shareBy(evidenceOf(decision, kinds), kinds)).toBeGreaterThan(kinds.share);
    expect(shareBy(evidenceOf({ ...decision, isReported: false }, kinds), kinds)).toBeLessThan(kinds.share);
    const doubted = evidenceOf({ ...decision, heed: 0.3 }, kinds);
    expect(doubted).toBeCloseTo(0.3 * evidenceOf(decision, kinds), 12);
  });
});
