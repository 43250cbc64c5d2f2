import type { Database } from '../database';
import { familyOf } from '../families';
import { colours, pickLanguage } from '../lexicon';
import { retouchNames } from '../pictures/compose';
import { addToSearchIndex, removeFromSearchIndex } from '../search-index';
import { siteOf } from '../sites';

/** A product that sellers of a ring offer, by one name in each language, with one set of photos. */
interface RingProduct {
  family: string;
  model: string;
  colour: string;
  partNumber: string;
}

const brand = 'Kumara';
const shoes: readonly RingProduct[] = [
  { family: 'sneaker', model: 'Runner 3', colour: 'red', partNumber: 'KR3-7741' },
  { family: 'sneaker', model: 'Court Low', colour: 'white', partNumber: 'KCL-2208' },
  { family: 'sneaker', model: 'Volt X', colour: 'navy', partNumber: 'KVX-9034' },
];
const bags: readonly RingProduct[] = [
  { family: 'backpack', model: 'Trek 40', colour: 'olive', partNumber: 'KT40-118' },
  { family: 'backpack', model: 'Urban 22', colour: 'grey', partNumber: 'KU22-530' },
];

/** Rings that are known: each seller of a country offers those products of the ring, by their place. */
export const ringsOfBrand: readonly {
  products: readonly RingProduct[];
  sellers: readonly [site: string, has: readonly number[]][];
}[] = [
  {
    products: shoes,
    sellers: [
      ['MLA', [0, 1, 2]],
      ['MLB', [0, 1, 2]],
      ['MLC', [0, 2]],
      ['MLA', [1, 2]],
    ],
  },
  {
    products: bags,
    sellers: [
      ['MLB', [0, 1]],
      ['MLC', [0, 1]],
      ['MLA', [0, 1]],
    ],
  },
];

/** What of the suggestions of a profile may belong to a ring, the last suggested first: listings of the brand that stand by themselves. */
const suggestedAt = (db: Database, profileId: string, siteId: string) =>
  db.all(
    db.q
      .selectFrom('suggestions')
      .innerJoin('listings', 'listings.id', 'suggestions.listing_id')
      .selectAll('listings')
      .where('suggestions.owner_profile_id', '=', profileId)
      .where('listings.site_id', '=', siteId)
      .where('listings.brand', '=', brand)
      .where('listings.status', '=', 'active')
      .where('official_store_id', 'is', null)
      .where('pictures_of', 'is', null)
      .where('user_product_id', 'is', null)
      .where('catalog_product_id', 'is', null)
      .orderBy('suggestions.position', 'desc'),
  );

/**
 * Makes rings of the last suggestions of a profile: as many listings as before, offered by fewer sellers, who take over photos from one
 * another, and descriptions where they write the same language. Answers the sellers of each, by their ids.
 */
export const seedRings = (db: Database, profileId: string): string[][] => {
  const free = new Map(['MLA', 'MLB', 'MLC'].map((siteId) => [siteId, suggestedAt(db, profileId, siteId)]));
  return ringsOfBrand.map(({ products, sellers }, ring) => {
    const shown = new Map<number, string>();
    const writers = new Map<string, string>();
    return sellers.flatMap(([siteId, has], seller) => {
      const { lang } = siteOf(siteId);
      const rows = free.get(siteId)?.splice(0, has.length) ?? [];
      const [first] = rows;
      if (first === undefined || rows.length < has.length) return [];
      for (const [at, place] of has.entries()) {
        const [row, product] = [rows[at], products[place]];
        if (row === undefined || product === undefined) continue;
        const family = familyOf(product.family);
        const colour = pickLanguage(colours[product.colour]?.words ?? ['', '', ''], lang);
        const title = `${pickLanguage(family.noun, lang)} ${brand} ${product.model} ${colour}`;
        const taken = shown.get(place);
        const retouch = retouchNames[(seller - 1 + ring) % retouchNames.length];
        if (taken === undefined) shown.set(place, row.id);
        const attributes = [
          { id: 'BRAND', valueName: brand },
          { id: 'MODEL', valueName: product.model },
          { id: 'PART_NUMBER', valueName: product.partNumber },
          { id: 'COLOR', valueName: colour },
        ];
        const listing = {
          seller_id: first.seller_id,
          family: product.family,
          category_id: family.categoryId,
          title,
          model: product.model,
          part_number: product.partNumber,
          attributes_json: JSON.stringify(attributes),
          look: ((4000 + 100 * ring + place) << 5) | family.colours.indexOf(product.colour),
          pictures_json: '[0,1,2]',
          missing: 0,
          pictures_of: taken === undefined ? null : `${taken}-${retouch}`,
        };
        removeFromSearchIndex(db, row);
        db.run(db.q.updateTable('listings').set(listing).where('id', '=', row.id));
        addToSearchIndex(db, { ...row, ...listing });
        const described = writers.get(`${lang} ${place}`);
        if (described === undefined) {
          writers.set(`${lang} ${place}`, row.id);
          db.sqlite
            .prepare('update descriptions set text = replace(text, ?, ?) where listing_id = ?')
            .run(row.title, title, row.id);
        } else
          db.sqlite
            .prepare(
              'update descriptions set text = (select text from descriptions where listing_id = ?) where listing_id = ?',
            )
            .run(described, row.id);
      }
      return [first.seller_id];
    });
  });
};
