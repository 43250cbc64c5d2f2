import type {
  FilterProfile,
  LiveSearch,
  LiveSearchArticles,
  SearchCategory,
} from '../../contracts/generated/resolvers';
import type { ProfileRow } from '../world/allowance';
import type { ListingRow } from '../world/case-flow';
import type { Database } from '../world/database';
import type { LiveSearchRow } from '../world/live-search-steps';
import { matchAll, matchAny } from '../world/search-index';
import { siteOf } from '../world/sites';
import { articlesOf, sellersById } from './article';
import { parseAuthor, toIso, toIsoOrNull, parseList, parseTimestampOrNull, pagingOf, type Slice } from './values';
import { pickLanguage, type LocalizedText } from '../world/lexicon';

/** How the categories of the world's products are called. */
const names: Record<string, LocalizedText> = {
  ACCESSORIES: ['Accesorios', 'Acessórios', 'Accessories'],
  AUDIO: ['Audio', 'Áudio', 'Audio'],
  BAGS: ['Bolsos y equipaje', 'Bolsas e malas', 'Bags and luggage'],
  BEAUTY: ['Belleza y cuidado personal', 'Beleza e cuidado pessoal', 'Beauty and personal care'],
  BOOKS: ['Libros', 'Livros', 'Books'],
  CLOTHES: ['Ropa', 'Roupas', 'Clothing'],
  FOOTWEAR: ['Calzado', 'Calçados', 'Footwear'],
  GAMES: ['Juegos', 'Jogos', 'Games'],
  PHONES: ['Celulares', 'Celulares', 'Mobile phones'],
  TOOLS: ['Herramientas', 'Ferramentas', 'Tools'],
  TOYS: ['Juguetes', 'Brinquedos', 'Toys'],
  WATCHES: ['Relojes', 'Relógios', 'Watches'],
};

export const categoryName = (id: string, lang: 'es' | 'en' | 'pt'): string => {
  const words = names[id];
  return words ? pickLanguage(words, lang) : id;
};

interface Clause {
  sql: string;
  values: (string | number)[];
}

const sellersNamed = (nicknames: readonly string[]): string =>
  `(select id from sellers where nickname collate nocase in (${nicknames.map(() => '?').join(',')}))`;
const worded = '(select rowid from listing_words where listing_words match ?)';

/** What a filter profile leaves of listings `l` with rate `r`: SQL to put after `where`, beginning with `and`. */
export const filterClause = (db: Database, filter: FilterProfile | undefined): Clause => {
  const parts: string[] = [];
  const values: (string | number)[] = [];
  const add = (sql: string, ...more: (string | number)[]): void => {
    parts.push(` and ${sql}`);
    values.push(...more);
  };
  if (!filter) return { sql: '', values };
  if (filter.sites && filter.sites.length > 0) {
    add(`l.site_id in (${filter.sites.map(() => '?').join(',')})`, ...filter.sites.map((id) => id.toUpperCase()));
  }
  const currency = filter.profileCurrency ?? 'USD';
  const rate = db.first(db.q.selectFrom('rates').select('rate').where('currency', '=', currency))?.rate ?? 1;
  const least = filter.priceMinConverted ?? filter.priceMin;
  const most = filter.priceMaxConverted ?? filter.priceMax;
  if (least != null) add('l.price / r.rate * ? >= ?', rate, least);
  if (most != null) add('l.price / r.rate * ? <= ?', rate, most);
  if (filter.categoryId) add('l.category_id = ?', filter.categoryId);
  if (filter.sellerNickname) {
    add('l.seller_id in (select id from sellers where nickname = ? collate nocase)', filter.sellerNickname);
  }
  const sellers = filter.sellers ?? [];
  if (sellers.length > 0) add(`l.seller_id in ${sellersNamed(sellers)}`, ...sellers);
  const unwanted = filter.blacklistedSellers ?? [];
  if (unwanted.length > 0) add(`l.seller_id not in ${sellersNamed(unwanted)}`, ...unwanted);
  const required = matchAll(filter.requiredWords ?? []);
  if (required !== null) add(`l.n in ${worded}`, required);
  const avoided = matchAny(filter.avoidedWords ?? []);
  if (avoided !== null) add(`l.n not in ${worded}`, avoided);
  if (filter.articleCondition && filter.articleCondition !== 'all') add('l.condition = ?', filter.articleCondition);
  if (filter.brand) add('l.brand = ? collate nocase', filter.brand);
  if (filter.model) add('l.model = ? collate nocase', filter.model);
  for (const attribute of filter.attributes ?? []) {
    add(
      "exists (select 1 from json_each(l.attributes_json) where json_extract(value, '$.id') = ? and json_extract(value, '$.valueName') = ? collate nocase)",
      attribute.id,
      attribute.valueName ?? '',
    );
  }
  const from = parseTimestampOrNull(filter.dateFrom);
  const to = parseTimestampOrNull(filter.dateTo);
  if (from !== null) add('l.created_at >= ?', from);
  if (to !== null) add('l.created_at < ?', to + 86_400_000);
  if (filter.stockOffered != null) add('l.stock >= ?', filter.stockOffered);
  if (filter.stockSold != null) add('l.sold >= ?', filter.stockSold);
  return { sql: parts.join(''), values };
};

const chosenFilter = (row: LiveSearchRow): FilterProfile | undefined =>
  parseList<FilterProfile>(row.filter_profiles_json).find((filter) => filter.id === row.filter_profile_id);

interface SiteCount {
  search_id: string;
  site_id: string;
  count: number;
  filtered: number;
}

const countsOf = (db: Database, row: LiveSearchRow): SiteCount[] => {
  const { sql, values } = filterClause(db, chosenFilter(row));
  return db.sqlite
    .prepare<unknown[], SiteCount>(
      `select i.search_id, l.site_id, count(*) count, sum(1${sql}) filtered
       from live_search_items i join listings l on l.id = i.listing_id left join rates r on r.currency = l.currency
       where i.search_id = ? group by l.site_id`,
    )
    .all(...values, row.id);
};

/** A live search as the wire shows it, without its listings. */
export const liveSearchOf = (db: Database, profile: ProfileRow, row: LiveSearchRow): LiveSearch => {
  const filter = chosenFilter(row);
  const counts = new Map(countsOf(db, row).map((count) => [count.site_id, count]));
  const sellerIds = parseList<string>(row.sellers_json);
  const sellers = sellersById(db, profile, sellerIds);
  return {
    id: row.id,
    keyword: row.keyword,
    requiredWords: parseList<string>(row.required_json),
    avoidedWords: parseList<string>(row.avoided_json),
    sellers: sellerIds.flatMap((id) => sellers.get(id) ?? []),
    countries: {
      countrySites: parseList<string>(row.sites_json).map((id) => ({
        id,
        count: counts.get(id)?.count ?? 0,
        active: !filter?.sites || filter.sites.length === 0 || filter.sites.includes(id),
        filtered: counts.get(id)?.filtered ?? 0,
        country: siteOf(id).country,
      })),
    },
    filterProfiles: parseList<FilterProfile>(row.filter_profiles_json),
    filterProfileId: row.filter_profile_id,
    sortBy: row.sort_by ?? 'relevance',
    order: row.sort_order ?? 'asc',
    articles: null,
    status: row.status,
    failedCount: row.failed_count,
    finished: row.status !== 'in_progress',
    finishedAt: toIsoOrNull(row.finished_at),
    createdAt: toIso(row.created_at),
    author: parseAuthor(row.author_json),
  };
};

/** The categories of what was found, whatever filter holds, those with the most listings first. */
export const categoriesOf = (db: Database, row: LiveSearchRow, lang: 'es' | 'en' | 'pt'): SearchCategory[] =>
  db.sqlite
    .prepare<unknown[], { id: string; count: number }>(
      `select l.category_id id, count(*) count from live_search_items i join listings l on l.id = i.listing_id
       where i.search_id = ? group by l.category_id order by count desc, l.category_id`,
    )
    .all(row.id)
    .map(({ id, count }) => ({ id, name: categoryName(id, lang), count }));

const orders: Record<string, string> = {
  relevance: 'i.position',
  price: 'l.price / coalesce(r.rate, 1)',
  sold_quantity: 'l.sold',
  date_created: 'l.created_at',
};

/** A page of what a live search found: filtered, sorted, without what the organisation trusts. */
export const findArticles = (
  db: Database,
  profile: ProfileRow,
  row: LiveSearchRow,
  slice: Slice,
): LiveSearchArticles => {
  const { sql, values } = filterClause(db, chosenFilter(row));
  const rest = `from live_search_items i join listings l on l.id = i.listing_id left join rates r on r.currency = l.currency
    where i.search_id = ?${sql}
    and not exists (select 1 from marks m where m.group_id = ? and m.listing_id = i.listing_id and m.verdict = 'approved')`;
  const given = [row.id, ...values, profile.group_id];
  const total = db.pluck<number>(`select count(*) ${rest}`, ...given)[0] ?? 0;
  const direction = row.sort_order === 'desc' ? 'desc' : 'asc';
  const rows = db.sqlite
    .prepare<unknown[], ListingRow>(
      `select l.* ${rest} order by ${orders[row.sort_by ?? 'relevance'] ?? 'i.position'} ${direction}, i.position limit ? offset ?`,
    )
    .all(...given, slice.size, slice.from);
  return {
    items: articlesOf(db, profile, rows, { faster: true }),
    from: slice.from,
    size: slice.size,
    paging: pagingOf(total, slice),
  };
};
