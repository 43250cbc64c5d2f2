import { describe, expect, it } from 'vitest';
import {
  findRings,
  mostDescriptions,
  mostSellers,
  mostSharers,
  sharedInRing,
  strengthOf,
  type RingListing,
} from './rings';

let count = 0;
function listing(seller: string, more: Partial<RingListing> = {}): RingListing {
  count += 1;
  const siteId = more.siteId ?? 'MLA';
  return {
    id: `${siteId}${1_000_000_000 + count}`,
    siteId,
    seller: { id: seller, nickname: `SELLER_${seller}` },
    title: `Something else ${count}`,
    picture: null,
    partNumber: null,
    catalogue: null,
    description: null,
    ...more,
  };
}

function find(listings: readonly RingListing[], same = {}) {
  const finding = findRings(listings, same);
  for (;;) {
    const { done, value } = finding.next();
    if (done === true) return value;
  }
}
const ringsOf = (listings: readonly RingListing[], same = {}) => find(listings, same).rings;
const sellersOf = (listings: readonly RingListing[], same = {}) =>
  ringsOf(listings, same).map(({ sellers }) => sellers.map(({ id }) => id).toSorted());
const photo = (seller: string, picture: string, siteId = 'MLA') => listing(seller, { picture, siteId });

describe('rings', () => {
  it('joins sellers of two countries who share photos of two listings, also where the photos were changed', () => {
    const listings = [photo('1', 'a'), photo('1', 'b'), photo('2', 'a-copy', 'MLB'), photo('2', 'b', 'MLB')];
    expect(sellersOf(listings, { 'a-copy': 'a' })).toEqual([['1', '2']]);
    expect(sellersOf(listings)).toEqual([]);
  });

  it('joins nobody by titles alone, nor by one copied listing with its photo and title', () => {
    const title = 'Zapatillas Kumara Runner Rojo';
    const other = 'Mochila Kumara Trek Verde oliva';
    const titles = [
      listing('1', { title }),
      listing('1', { title: other }),
      listing('2', { title, siteId: 'MLC' }),
      listing('2', { title: other.toUpperCase(), siteId: 'MLC' }),
    ];
    expect(sellersOf(titles)).toEqual([]);
    const copied = [listing('1', { title, picture: 'a' }), listing('2', { title, picture: 'a', siteId: 'MLC' })];
    expect(sellersOf(copied)).toEqual([]);
    const more = [listing('1', { partNumber: 'KR3-7741' }), listing('2', { partNumber: 'kr3 7741', siteId: 'MLC' })];
    expect(sellersOf([...copied, ...more])).toEqual([['1', '2']]);
  });

  const description =
    'Zapatilla liviana para correr en calle, suela de goma y refuerzo en el talón. Envío en el día a todo el país.';

  it('joins sellers by a description beside a part number, but for short ones, and for a listing copied with its photo', () => {
    const written = (one: string, other = one) => [
      listing('1', { partNumber: 'KR-1' }),
      listing('1', { description: one }),
      listing('2', { partNumber: 'KR-1', siteId: 'MLC' }),
      listing('2', { description: other, siteId: 'MLC' }),
    ];
    expect(sellersOf(written(description, ` ${description.toUpperCase()}\n`))).toEqual([['1', '2']]);
    expect(sellersOf(written('Producto nuevo, consulte antes de comprar.'))).toEqual([]);
    const title = 'Zapatillas Kumara Runner Rojo';
    const copied = (more: Partial<RingListing>) => [
      listing('1', { title, description, ...more }),
      listing('2', { title, description, siteId: 'MLC', ...more }),
    ];
    expect(sellersOf(copied({ picture: 'a' }))).toEqual([]);
    expect(sellersOf([...copied({ picture: 'a' }), ...written('')])).toEqual([['1', '2']]);
  });

  it('wants the descriptions of rings first, then those of sellers who lack one thing to be joined, and no other', () => {
    const joined = [photo('1', 'a'), photo('1', 'b'), photo('2', 'a', 'MLB'), photo('2', 'b', 'MLB')];
    const weak = [photo('3', 'c'), listing('3'), photo('4', 'c', 'MLB')];
    const title = 'Zapatillas Kumara Runner Rojo';
    const others = [listing('5', { title }), listing('6', { title, siteId: 'MLB' }), listing('7')];
    const { wantedDescriptions } = find([...others, ...weak, ...joined]);
    expect(wantedDescriptions).toEqual([...joined, ...weak].map(({ id }) => id));
    const many = Array.from({ length: mostDescriptions }, () => listing('3'));
    expect(find([...weak, ...many, ...joined]).wantedDescriptions).toHaveLength(mostDescriptions);
  });

  it('takes two sellers of one country for no ring, and three for one', () => {
    const two = [photo('1', 'a'), photo('1', 'b'), photo('2', 'a'), photo('2', 'b')];
    expect(sellersOf(two)).toEqual([]);
    expect(sellersOf([...two, photo('3', 'a'), photo('3', 'b')])).toEqual([['1', '2', '3']]);
  });

  it('says nothing by a photo that many sellers have, nor by that of a catalogue page', () => {
    const sellers = Array.from({ length: mostSharers + 1 }, (_, at) => String(at));
    const all = sellers.flatMap((id) => [photo(id, 'a', 'MLA'), photo(id, 'b', id === '0' ? 'MLB' : 'MLA')]);
    expect(sellersOf(all)).toEqual([]);
    const ofPage = ['1', '2', '3'].flatMap((id) =>
      ['a', 'b'].map((picture) => listing(id, { picture, catalogue: `MLA2000000${picture}` })),
    );
    expect(sellersOf(ofPage)).toEqual([]);
  });

  it('says each thing that is shared once, with all of its listings, photos first', () => {
    const listings = ['1', '2', '3'].flatMap((id) => [
      listing(id, { picture: 'a', partNumber: 'KR-1' }),
      listing(id, { title: 'Gorra Kumara Trucker negra', siteId: 'MLA' }),
    ]);
    const [ring] = ringsOf(listings);
    const shared = sharedInRing(ring!);
    expect(shared.map(({ by, text, ids }) => [by, text, ids.length])).toEqual([
      ['photo', '', 3],
      ['partNumber', 'KR-1', 3],
      ['title', 'Gorra Kumara Trucker negra', 3],
    ]);
    expect(strengthOf(ring!.links[0]!.shared)).toBe(2.5);
  });

  it('cuts what would be a ring of too many sellers where it is weakest', () => {
    const chain = Array.from({ length: mostSellers + 3 }, (_, at) => {
      const strong = at === 7 ? [] : ['x', 'y', 'z'];
      return ['v', 'w', ...strong].flatMap((name) => [
        photo(String(at), `${name}${at}`, at % 2 === 0 ? 'MLA' : 'MLB'),
        photo(String(at + 1), `${name}${at}`, at % 2 === 0 ? 'MLB' : 'MLA'),
      ]);
    }).flat();
    const rings = sellersOf(chain);
    expect(rings.map((ring) => ring.length)).toEqual([8, 8]);
    expect(rings.every((ring) => !(ring.includes('7') && ring.includes('8')))).toBe(true);
  });

  it('knows a listing once, and of two with one id the first', () => {
    const one = photo('1', 'a');
    const rings = ringsOf([one, { ...one, picture: 'b' }, photo('2', 'a', 'MLB'), photo('2', 'b', 'MLB')]);
    expect(rings).toEqual([]);
  });
});
