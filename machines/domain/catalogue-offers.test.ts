import { describe, expect, it } from 'vitest';
import type { CatalogueOffer } from '../../contracts/shapes';
import { sampleOffer } from '../simulator/sample-catalogue';
import { sortedOffers } from './catalogue-offers';

const named = (nickname: string, amount: number | null, officialStoreId: string | null = null): CatalogueOffer =>
  sampleOffer({
    itemId: nickname,
    nickname,
    price: amount === null ? null : { amount, currency: 'ARS' },
    officialStoreId,
  });
const offers = [named('sur 10', 300), named('Ávila', 200, '77'), named('SUR 9', 100), named('bazar', null)];
const order = (sort: Parameters<typeof sortedOffers>[1]) => sortedOffers(offers, sort).map(({ itemId }) => itemId);

describe('the order of the sellers of a catalogue page', () => {
  it('CAT-07 is that of their names as people read them', () => {
    expect(order('name')).toEqual(['Ávila', 'bazar', 'SUR 9', 'sur 10']);
  });

  it('CAT-07 by price has those without one last, both ways', () => {
    expect(order('cheapest')).toEqual(['SUR 9', 'Ávila', 'sur 10', 'bazar']);
    expect(order('dearest')).toEqual(['sur 10', 'Ávila', 'SUR 9', 'bazar']);
  });

  it('CAT-07 may begin with official stores, and has a seller that nobody knows last', () => {
    expect(order('official')).toEqual(['Ávila', 'bazar', 'SUR 9', 'sur 10']);
    const unknown = { ...named('aaa', 1), seller: null };
    expect(sortedOffers([unknown, ...offers], 'name').at(-1)).toBe(unknown);
  });

  it('changes nothing of what it was given', () => {
    order('dearest');
    expect(offers.map(({ itemId }) => itemId)).toEqual(['sur 10', 'Ávila', 'SUR 9', 'bazar']);
  });
});
