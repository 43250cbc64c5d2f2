import type { Database } from '../database';
import { families, type Family } from '../families';
import {
  audiences,
  colours,
  titleSuffixes,
  pickLanguage,
  markupLookalikes,
  openingSentences,
  questions,
  sentences,
  type TextLang,
} from '../lexicon';
import { retouchNames } from '../pictures/compose';
import { siteOf, sites } from '../sites';
import { neighborhoods, nicknameEnds, nicknameStarts, places, weights } from './places';
import { reviewsOf } from './reviews.seed';
import { random, type Random } from './random';

const day = 86_400_000;

export interface ListingSeed {
  sellers: number;
  listings: number;
  /** The newest moment of the seeded past, epoch ms. */
  now: number;
}

interface SeededSeller {
  id: string;
  siteId: string;
}

const share = (total: number): { siteId: string; count: number }[] => {
  const sum = sites.reduce((all, site) => all + (weights[site.id] ?? 1), 0);
  return sites.map((site) => ({
    siteId: site.id,
    count: Math.max(2, Math.round((total * (weights[site.id] ?? 1)) / sum)),
  }));
};

const seedSellers = (db: Database, count: number): Map<string, SeededSeller[]> => {
  const rand = random('sellers');
  const insert = db.sqlite.prepare('insert into sellers values (?,?,?,?,?,?,?,?,?,?,?,?,?)');
  const bySite = new Map<string, SeededSeller[]>();
  const taken = new Set<string>();
  let serial = 100_200_300;
  for (const { siteId, count: wanted } of share(count)) {
    const made: SeededSeller[] = [];
    for (let index = 0; index < wanted; index += 1) {
      let nickname = `${rand.pick(nicknameStarts)}_${rand.pick(nicknameEnds)}`;
      if (taken.has(siteId + nickname)) nickname = `${nickname}${rand.int(2, 9999)}`;
      while (taken.has(siteId + nickname)) nickname = `${nickname}${rand.int(0, 9)}`;
      taken.add(siteId + nickname);
      serial += rand.int(11, 4001);
      const [city, state] = rand.pick(places[siteId] ?? [['Centro', 'Centro']]);
      const counterNotices = rand.int(0, 14);
      insert.run(
        String(serial),
        siteId,
        nickname,
        rand.pick(['excellent', 'good', 'good', 'regular', 'bad', 'unknown']),
        rand.pick(['platinum', 'gold', 'silver', null, null, null]),
        rand.int(3, 48_000),
        counterNotices + rand.int(0, 40),
        counterNotices,
        rand.int(0, counterNotices),
        city,
        state,
        String(rand.int(1000, 99_999)),
        rand.pick(neighborhoods),
      );
      made.push({ id: String(serial), siteId });
    }
    bySite.set(siteId, made);
  }
  return bySite;
};

const titleOf = (
  rand: Random,
  family: Family,
  brand: string,
  model: string,
  colour: string,
  size: string | null,
  lang: TextLang,
): string => {
  const parts = [pickLanguage(family.noun, lang), brand, model];
  const extras: string[] = [];
  const shade = colours[colour];
  if (shade && rand.chance(0.6)) extras.push(pickLanguage(shade.words, lang));
  if (size && rand.chance(0.5)) extras.push(size);
  if (family.material && rand.chance(0.35)) extras.push(pickLanguage(family.material, lang));
  if (['sneaker', 'tshirt', 'jersey', 'watch'].includes(family.id) && rand.chance(0.4))
    extras.push(pickLanguage(rand.pick(audiences), lang));
  if (rand.chance(0.65)) extras.push(pickLanguage(rand.pick(titleSuffixes), lang));
  if (rand.chance(0.006)) extras.push(rand.pick(markupLookalikes));
  return [...parts, ...extras].join(' ');
};

const roundedPrice = (usd: number, rate: number): number => {
  const amount = usd * rate;
  if (amount >= 100_000) return Math.round(amount / 1000) * 1000 - 1;
  if (amount >= 2000) return Math.round(amount / 100) * 100 - 1;
  return Math.round(amount) - 0.01;
};

const statuses = ['paused', 'paused', 'closed', 'inactive', 'under_review'];

/** What a seller shows of a product, and others show after them. */
interface Shown {
  id: string;
  title: string;
  model: string;
  colour: Family['colours'][number];
  look: number;
  pictures: number[];
}

/** Every so many listings one has the title, but for its case, and the pictures of another. */
const copied = 12;

/** Whose pictures a copy shows: those of the other as they are, or as its seller has changed them. */
const picturesOfCopy = (id: string, n: number): string => {
  const retouch = retouchNames[Math.floor(n / copied) % (retouchNames.length + 2)];
  return retouch === undefined ? id : `${id}-${retouch}`;
};

/** What a kit is made of, all of it sold as well: a pack of the product itself, or a bundle with what was sold before it. */
const kitOf = (main: string, sold: readonly string[], quantity: number) => {
  const [accessory, product] = sold.toReversed();
  if (accessory === undefined || sold.length % 3 === 0)
    return [{ type: 'product', user_product_id: main, quantity: quantity + 1 }];
  return [
    { type: 'main', user_product_id: main, quantity: 1 },
    ...(product !== undefined && sold.length % 2 === 0
      ? [{ type: 'product', user_product_id: product, quantity: 1 }]
      : []),
    { type: 'accessory', user_product_id: accessory, quantity },
  ];
};

/** Sellers, listings, descriptions, questions, blindages, catalogue products and reviews; the same for the same numbers. */
export const seedListings = (db: Database, { sellers, listings, now }: ListingSeed): void => {
  const bySite = seedSellers(db, sellers);
  const rates = new Map(db.all(db.q.selectFrom('rates').selectAll()).map((row) => [row.currency, row.rate]));
  const insertListing = db.sqlite.prepare(`insert into listings values (${Array(32).fill('?').join(',')})`);
  const insertWords = db.sqlite.prepare(
    'insert into listing_words (rowid, title, brand, model, part_number, ean) values (?,?,?,?,?,?)',
  );
  const insertDescription = db.sqlite.prepare('insert into descriptions values (?,?,?,?)');
  const insertQuestion = db.sqlite.prepare(
    'insert into questions (listing_id, asked_at, text, answer) values (?,?,?,?)',
  );
  const insertBlindage = db.sqlite.prepare('insert into blindages values (?,?,?,?)');
  const writeReviews = reviewsOf(db);
  const products = seedProducts(db);
  let n = 0;
  for (const { siteId, count } of share(listings)) {
    const site = siteOf(siteId);
    const rate = rates.get(site.currency) ?? 1;
    const localSellers = bySite.get(siteId) ?? [];
    const rand = random(`listings ${siteId}`);
    let serial = 1_000_000_000 + rand.int(0, 400_000_000);
    const shown = new Map<string, Shown>();
    const sold: string[] = [];
    let kin: {
      userProduct: string;
      family: string;
      left: number;
      product: Family;
      brand: string;
      model: string;
    } | null = null;
    for (let index = 0; index < count; index += 1) {
      n += 1;
      serial += rand.int(1, 20_000);
      const id = `${siteId}${serial}`;
      const lang: TextLang = rand.chance(0.05) ? 'en' : site.lang;
      if (kin && kin.left === 0) kin = null;
      const family: Family = kin?.product ?? rand.pick(families);
      const brand: string = kin?.brand ?? rand.pick(family.brands);
      const drawnModel: string = kin?.model ?? rand.pick(family.models);
      const copy: Shown | undefined = !kin && n % copied === 0 ? shown.get(`${family.id} ${brand}`) : undefined;
      const model: string = copy?.model ?? drawnModel;
      if (!kin && rand.chance(0.03)) {
        kin = { userProduct: '', family: `${siteId}F${serial}`, left: rand.int(2, 5), product: family, brand, model };
      }
      const drawnColour = rand.pick(family.colours);
      const colour = copy?.colour ?? drawnColour;
      const size = family.sizes.length > 0 ? rand.pick(family.sizes) : null;
      const partNumber = rand.chance(0.55) ? `${brand.slice(0, 2).toUpperCase()}-${rand.int(100, 9999)}` : null;
      const ean = `77${rand.int(10_000, 99_999)}${rand.int(100_000, 999_999)}`;
      const created = now - rand.int(0, 400) * day - rand.int(0, day);
      const seller = rand.pick(localSellers);
      const condition = rand.chance(0.86) ? 'new' : rand.chance(0.7) ? 'used' : 'refurbished';
      const price = roundedPrice(family.price[0] + rand.next() ** 2 * (family.price[1] - family.price[0]), rate);
      const catalogue = rand.chance(0.12)
        ? products.get(siteId)?.find((product) => product.family === family.id && product.brand === brand)
        : undefined;
      const drawnTitle = titleOf(rand, family, brand, model, colour, size, lang);
      const title = copy?.title.toUpperCase() ?? drawnTitle;
      const attributes: { id: string; valueName: string }[] = [
        { id: 'BRAND', valueName: brand },
        { id: 'MODEL', valueName: model },
      ];
      if (partNumber) attributes.push({ id: 'PART_NUMBER', valueName: partNumber });
      attributes.push({ id: 'COLOR', valueName: pickLanguage(colours[colour]?.words ?? ['', '', ''], lang) });
      if (size) attributes.push({ id: 'SIZE', valueName: size });
      if (family.material) attributes.push({ id: 'MATERIAL', valueName: pickLanguage(family.material, lang) });
      const stock = rand.int(1, 240);
      const conditions = rand.chance(0.08)
        ? [
            { id: 'quantity', price: Math.round(price * 0.9 * 100) / 100, minimumQuantity: rand.pick([3, 5, 10]) },
            ...(rand.chance(0.4)
              ? [{ id: 'payment', price: Math.round(price * 0.95 * 100) / 100, minimumQuantity: 1 }]
              : []),
          ]
        : [];
      const hasKit = !kin && rand.chance(0.015);
      const userProduct = kin || hasKit ? `${siteId}U${serial}` : null;
      const kit = hasKit && userProduct ? JSON.stringify(kitOf(userProduct, sold, rand.int(1, 3))) : null;
      if (userProduct) sold.push(userProduct);
      const drawnPictures = Array.from({ length: rand.int(2, 8) }, (_, at) => at);
      const pictures = copy?.pictures ?? drawnPictures;
      const missing = rand.chance(0.02) ? (rand.chance(0.5) ? 1 : 255) : 0;
      const official = rand.chance(0.04) ? String(rand.int(1000, 9999)) : null;
      const status = rand.chance(0.9) ? 'active' : rand.pick(statuses);
      const drawnLook = Math.floor(rand.next() * 2 ** 31);
      const look = copy?.look ?? drawnLook;
      insertListing.run(
        n,
        id,
        siteId,
        seller.id,
        family.id,
        title,
        brand,
        model,
        partNumber,
        ean,
        condition,
        price,
        site.currency,
        stock,
        rand.chance(0.3) ? 0 : rand.int(1, 900),
        official,
        catalogue ? 1 : 0,
        catalogue?.id ?? null,
        userProduct,
        kin?.family ?? null,
        kit,
        JSON.stringify(attributes),
        JSON.stringify(conditions),
        JSON.stringify(pictures),
        (look & ~31) | family.colours.indexOf(colour),
        copy ? 0 : missing,
        catalogue && rand.chance(0.3) ? 1 : 0,
        family.categoryId,
        status,
        created,
        created,
        copy ? picturesOfCopy(copy.id, n) : null,
      );
      if (!copy && missing === 0) shown.set(`${family.id} ${brand}`, { id, title, model, colour, look, pictures });
      if (kin) kin.left -= 1;
      insertWords.run(n, title, brand, model, partNumber ?? '', ean);
      const text = [
        pickLanguage(rand.pick(openingSentences), lang),
        title + '.',
        ...rand.some(sentences, rand.int(2, 5)).map((words) => pickLanguage(words, lang)),
      ];
      if (rand.chance(0.01)) text.push(rand.pick(markupLookalikes));
      insertDescription.run(id, text.join('\n'), created, created);
      if (rand.chance(0.45)) {
        for (const asked of rand.some(questions, rand.int(1, 4))) {
          const words = pickLanguage(asked.text, lang) + (rand.chance(0.01) ? ` ${rand.pick(markupLookalikes)}` : '');
          insertQuestion.run(
            id,
            created + rand.int(1, Math.max(2, now - created)),
            words,
            rand.chance(0.85) ? pickLanguage(asked.answer, lang) : null,
          );
        }
      }
      if (rand.chance(0.012)) insertBlindage.run(`B${n}`, id, 'PPPI9', now + rand.int(3, 60) * day);
      if (rand.chance(0.08)) writeReviews(rand, { id, lang, created, now, ofFamily: userProduct !== null && !hasKit });
    }
  }
};

const seedProducts = (db: Database): Map<string, { id: string; family: string; brand: string }[]> => {
  const insert = db.sqlite.prepare('insert into products values (?,?,?,?,?,?,?,?,?,?,?)');
  const made = new Map<string, { id: string; family: string; brand: string }[]>();
  for (const site of sites) {
    const rand = random(`products ${site.id}`);
    const rows: { id: string; family: string; brand: string }[] = [];
    let serial = 20_000_000 + rand.int(0, 9_000_000);
    for (const family of families) {
      for (const brand of family.brands) {
        serial += rand.int(1, 4000);
        const id = `${site.id}${serial}`;
        const model = rand.pick(family.models);
        const colour = rand.int(0, family.colours.length - 1);
        const name = `${pickLanguage(family.noun, site.lang)} ${brand} ${model}`;
        const attributes = [
          { id: 'BRAND', valueName: brand },
          { id: 'MODEL', valueName: model },
        ];
        const about = rand.some(sentences, 2).map((words) => pickLanguage(words, site.lang));
        insert.run(
          id,
          site.id,
          family.id,
          brand,
          model,
          name,
          `${site.id}-${family.categoryId}`,
          'active',
          (Math.floor(rand.next() * 2 ** 31) & ~31) | colour,
          JSON.stringify(attributes),
          [`${name}.`, ...about].join('\n'),
        );
        rows.push({ id, family: family.id, brand });
      }
    }
    made.set(site.id, rows);
  }
  return made;
};
