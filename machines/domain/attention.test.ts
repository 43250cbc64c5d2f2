import { describe, expect, it } from 'vitest';
import { sampleListing } from '../simulator/sample-listing';
import { attentionOf, sortByAttention, usualPrices, type AttentionListing } from './attention';

const seller = { id: '7', nickname: 'SIETE', watched: false, trusted: false };
const plain = (more: Partial<AttentionListing> = {}): AttentionListing => ({
  ...sampleListing({ soldQuantity: 0, seller, noticed: null }),
  ...more,
});
const at = (amount: number, currency = 'ARS') => plain({ price: { amount, currency } });
const none = usualPrices([]);
const hundred = usualPrices(Array.from({ length: 8 }, () => at(100)));
const sent = { ...sampleListing().noticed, sent: true } as never;

describe('the usual price', () => {
  it('is the median of its currency', () => {
    const usual = usualPrices([10, 20, 30, 40, 60, 70, 80, 1000].map((amount) => at(amount)));
    expect(usual.get('ARS')).toBe(50);
    expect(usualPrices([1, 2, 3, 4, 5, 6, 7, 8, 900].map((amount) => at(amount))).get('ARS')).toBe(5);
  });

  it('is none where fewer than eight prices are known, or only prices of nothing', () => {
    expect(usualPrices(Array.from({ length: 7 }, () => at(100))).size).toBe(0);
    expect(usualPrices(Array.from({ length: 9 }, () => at(0))).size).toBe(0);
    expect(usualPrices([undefined, plain({ price: null })]).size).toBe(0);
  });

  it('is another one in each currency', () => {
    const usual = usualPrices(Array.from({ length: 16 }, (_, n) => (n % 2 ? at(100) : at(3, 'USD'))));
    expect([...usual].toSorted()).toEqual([
      ['ARS', 100],
      ['USD', 3],
    ]);
  });
});

describe('what deserves a look', () => {
  it('a price from 30 % below the usual on, with how much', () => {
    expect(attentionOf(at(70), hundred).reasons).toEqual([{ about: 'price', percent: 30 }]);
    expect(attentionOf(at(71), hundred).reasons).toEqual([]);
    expect(attentionOf(at(10), hundred).weight).toBeGreaterThan(attentionOf(at(60), hundred).weight);
    expect(attentionOf(at(10), none).reasons).toEqual([]);
    expect(attentionOf(at(10, 'USD'), hundred).reasons).toEqual([]);
  });

  it('a watched seller, an earlier report, and many sold: the heaviest first', () => {
    const all = plain({ seller: { ...seller, watched: true }, noticed: sent, soldQuantity: 5000 });
    expect(attentionOf(all, none).reasons).toEqual([
      { about: 'watched' },
      { about: 'reported' },
      { about: 'sold', count: 5000 },
    ]);
    expect(attentionOf(plain({ soldQuantity: 9 }), none).reasons).toEqual([]);
    expect(attentionOf(plain({ soldQuantity: null }), none).weight).toBe(0);
  });

  it('not so much where the seller is trusted, or in an official store', () => {
    expect(attentionOf(plain({ seller: { ...seller, trusted: true } }), none).weight).toBeLessThan(0);
    expect(attentionOf(plain({ officialStoreId: '3' }), none).weight).toBeLessThan(0);
    expect(attentionOf(plain({ seller: null }), none)).toEqual({ weight: 0, reasons: [] });
  });

  it('puts them into an order, and leaves those that deserve the same as they come', () => {
    const seen = { a: plain(), b: at(10), c: plain(), d: plain({ seller: { ...seller, watched: true } }) };
    expect(sortByAttention(['a', 'unknown', 'b', 'c', 'd'], seen, hundred)).toEqual(['b', 'd', 'a', 'c', 'unknown']);
  });
});
