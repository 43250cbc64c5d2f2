import type {
  Article,
  Attribute,
  Image,
  Kit,
  NoticedMark,
  ReportedMark,
  SaleCondition,
  Seller,
  Variant,
} from '../../contracts/generated/resolvers';
import type { ProfileRow } from '../world/allowance';
import type { CaseRow, ListingRow, MarkRow } from '../world/case-flow';
import type { Database } from '../world/database';
import { pickLanguage, type LocalizedText } from '../world/lexicon';
import { picturePath } from '../world/pictures/pictures';
import { siteOf } from '../world/sites';
import type { Tables } from '../world/tables';
import { parseAuthor, toIso, toIsoOrNull, parseList } from './values';

export interface ArticleMode {
  /** Leaves out description, questions and sale conditions, as lists do. */
  faster?: boolean;
  /** Leaves out images, variants and kits as well. */
  massive?: boolean;
}

type SellerRow = Tables['sellers'];

export const sellerOf = (row: SellerRow, colour: string | null): Seller => ({
  id: row.id,
  siteId: row.site_id,
  nickname: row.nickname,
  country: siteOf(row.site_id).country,
  reputation: row.reputation,
  itemsSold: row.items_sold,
  reportsReceived: row.denounces,
  counterNoticesSent: row.counter_notices,
  counterNoticesAccepted: row.accepted,
  blackSeller: colour === 'black',
  whiteSeller: colour === 'white',
  reputationPowerSellerStatus: row.power_status,
  address: { city: row.city, state: row.state, zipCode: row.zip_code, neighborhood: row.neighborhood },
});

/** Sellers by id with the colour that the account gave them. */
export const sellersById = (db: Database, profile: ProfileRow, ids: readonly string[]): Map<string, Seller> => {
  if (ids.length === 0) return new Map();
  const colours = new Map(
    db
      .all(
        db.q
          .selectFrom('seller_flags')
          .select(['seller_id', 'colour'])
          .where('owner_profile_id', '=', profile.owner_profile_id)
          .where('seller_id', 'in', [...ids]),
      )
      .map((row) => [row.seller_id, row.colour]),
  );
  const rows = db.all(
    db.q
      .selectFrom('sellers')
      .selectAll()
      .where('id', 'in', [...ids]),
  );
  return new Map(rows.map((row) => [row.id, sellerOf(row, colours.get(row.id) ?? null)]));
};

const attributeNames: Record<string, LocalizedText> = {
  BRAND: ['Marca', 'Marca', 'Brand'],
  MODEL: ['Modelo', 'Modelo', 'Model'],
  PART_NUMBER: ['Número de parte', 'Número da peça', 'Part number'],
  COLOR: ['Color', 'Cor', 'Colour'],
  SIZE: ['Talle', 'Tamanho', 'Size'],
  MATERIAL: ['Material', 'Material', 'Material'],
};

export const attributesOf = (json: string, siteId: string): Attribute[] =>
  parseList<{ id: string; valueName: string }>(json).map(({ id, valueName }) => {
    const name = attributeNames[id];
    return { id, valueName, name: name ? pickLanguage(name, siteOf(siteId).lang) : id };
  });

type Pictured = Pick<ListingRow, 'id' | 'pictures_json' | 'pictures_of'>;

const pathOf = (row: Pictured, n: number) => picturePath(row.pictures_of ?? row.id, n);

const imageOf = (row: Pictured, n: number): Image => {
  const path = pathOf(row, n);
  return { id: `${row.id}_${n}`, url: path, secure_url: path };
};

/** The pictures of a listing; an address ends in -O and has -R and -N beside it. */
export const imagesOf = (row: Pictured): Image[] => parseList<number>(row.pictures_json).map((n) => imageOf(row, n));

/** The address of one picture by its id, `<listing>_<n>`. */
export const imageAddress = (imageId: string): string => {
  const [listingId = '', n = '0'] = imageId.split('_');
  return picturePath(listingId, Number(n));
};

export const thumbnailOf = (row: Pictured): string => pathOf(row, parseList<number>(row.pictures_json)[0] ?? 0);

export const hrefOf = (id: string): string => `https://${siteOf(id).host}/${id.slice(0, 3)}-${id.slice(3)}`;

export const reportedOf = (mark: MarkRow | undefined): ReportedMark | null =>
  mark?.verdict === 'reported'
    ? {
        tags: parseList<string>(mark.tags_json),
        code: mark.code,
        description: mark.description,
        photosDenounced: parseList<string>(mark.photos_json),
        author: parseAuthor(mark.author_json),
        createdAt: toIso(mark.created_at),
        isFamily: mark.is_family === 1,
        familyId: mark.family_id,
      }
    : null;

/** The newest notice of a listing; null while a newer mark waits to be sent. */
export const noticedOf = (mark: MarkRow | undefined, row: CaseRow | undefined): NoticedMark | null => {
  if (!row || (mark && mark.sent_at === null)) return null;
  const hidden = ['WAITING_DOCUMENTATION', 'WAITING_FOR_PATCH_PDP', 'DOCUMENTATION_PRESENTED'].includes(row.status);
  const ended = ['DOCUMENTATION_NOT_APPROVED', 'DOCUMENTATION_NOT_PRESENTED', 'ACUERDO_CLOSED'].includes(row.status);
  return {
    sent: true,
    reason: null,
    failed: false,
    sending: row.status === 'CREATED',
    noticeId: row.id,
    noticedAt: toIso(row.created_at),
    takeDownAt: ended ? toIsoOrNull(row.closed_at) : hidden ? toIso(row.updated_at) : null,
    noticeStatus: row.status,
    snapshot: `/files/${row.snapshot_path}`,
    rejectOption: row.reject_option === null ? null : String(row.reject_option),
  };
};

const conditionLabels: Record<string, LocalizedText> = {
  quantity: ['Precio por cantidad', 'Preço por quantidade', 'Price for a quantity'],
  payment: ['Precio con transferencia', 'Preço com transferência', 'Price by transfer'],
};

const saleConditionsOf = (row: ListingRow): SaleCondition[] =>
  parseList<{ id: string; price: number; minimumQuantity: number }>(row.sale_conditions_json).map((condition) => ({
    id: condition.id,
    kind: condition.id,
    label: [
      pickLanguage(conditionLabels[condition.id] ?? ['Condición', 'Condição', 'Condition'], siteOf(row.site_id).lang),
      condition.minimumQuantity > 1 ? `(${condition.minimumQuantity}+)` : '',
    ]
      .join(' ')
      .trim(),
    price: condition.price,
    currency: row.currency,
    minimumQuantity: condition.minimumQuantity,
    startsAt: toIso(row.created_at),
    endsAt: null,
  }));

export const variantOf = (row: ListingRow, mark: MarkRow | undefined, notice: CaseRow | undefined): Variant => ({
  id: row.user_product_id ?? row.id,
  family_id: row.family_id,
  siteId: row.site_id,
  title: row.title,
  price: row.price,
  currency: row.currency,
  availableQuantity: row.stock,
  soldQuantity: row.sold,
  attributes: attributesOf(row.attributes_json, row.site_id),
  pictures: imagesOf(row),
  thumbnail: thumbnailOf(row),
  status: row.status,
  reported: reportedOf(mark),
  noticed: noticedOf(mark, notice),
});

export const kitOf = (row: ListingRow): Kit[] => {
  const components = parseList<{ type: string; user_product_id: string; quantity: number }>(row.kit_json);
  if (components.length === 0) return [];
  return [{ id: `${row.id}K`, type: components.length === 1 ? 'pack' : 'bundle', components }];
};

/** The organisation's marks of listings, by listing. */
export const marksOf = (db: Database, groupId: string, ids: readonly string[]): Map<string, MarkRow> => {
  if (ids.length === 0) return new Map();
  const rows = db.all(
    db.q
      .selectFrom('marks')
      .selectAll()
      .where('group_id', '=', groupId)
      .where('listing_id', 'in', [...ids]),
  );
  return new Map(rows.map((row) => [row.listing_id, row]));
};

/** The organisation's newest case of each listing. */
export const noticesOf = (db: Database, groupId: string, ids: readonly string[]): Map<string, CaseRow> => {
  if (ids.length === 0) return new Map();
  const rows = db.all(
    db.q
      .selectFrom('cases')
      .selectAll()
      .where('listing_id', 'in', [...ids])
      .where('group_id', '=', groupId)
      .orderBy('created_at')
      .orderBy('id'),
  );
  return new Map(rows.map((row) => [row.listing_id, row]));
};

/** Listings as the wire shows them to a profile, in the order given; a handful of statements for any number of them. */
export const articlesOf = (
  db: Database,
  profile: ProfileRow,
  rows: readonly ListingRow[],
  mode: ArticleMode = {},
): Article[] => {
  const ids = rows.map((row) => row.id);
  const sellers = sellersById(db, profile, [...new Set(rows.map((row) => row.seller_id))]);
  const marks = marksOf(db, profile.group_id, ids);
  const notices = noticesOf(db, profile.group_id, ids);
  const families = mode.massive ? [] : [...new Set(rows.flatMap((row) => (row.family_id ? [row.family_id] : [])))];
  const kin =
    families.length > 0
      ? db.all(db.q.selectFrom('listings').selectAll().where('family_id', 'in', families).orderBy('n'))
      : [];
  const isFullArticle = !mode.faster && !mode.massive;
  const texts =
    !isFullArticle || ids.length === 0
      ? new Map<string, string>()
      : new Map(
          db
            .all(db.q.selectFrom('descriptions').select(['listing_id', 'text']).where('listing_id', 'in', ids))
            .map((row) => [row.listing_id, row.text]),
        );
  const requestedFields =
    isFullArticle && ids.length > 0
      ? db.all(db.q.selectFrom('questions').selectAll().where('listing_id', 'in', ids).orderBy('asked_at', 'desc'))
      : [];
  return rows.map((row) => {
    const site = siteOf(row.site_id);
    const mark = marks.get(row.id);
    return {
      id: row.id,
      siteId: row.site_id,
      title: row.title,
      price: row.price,
      currency: row.currency,
      brand: row.brand,
      partNumber: row.part_number,
      type: row.kit_json ? 'kit' : row.catalog_listing === 1 ? 'catalog' : 'item',
      condition: row.condition,
      availableQuantity: row.stock,
      soldQuantity: row.sold,
      seller: sellers.get(row.seller_id) ?? null,
      country: { code: site.country, name: site.countryName },
      officialStoreId: row.official_store_id,
      catalogListing: row.catalog_listing === 1,
      catalogProductId: row.catalog_product_id,
      variants: mode.massive
        ? null
        : kin
            .filter((other) => row.family_id !== null && other.family_id === row.family_id)
            .map((other) => variantOf(other, marks.get(other.id), notices.get(other.id))),
      kits: mode.massive ? null : kitOf(row),
      description: isFullArticle ? (texts.get(row.id) ?? null) : null,
      attributes: attributesOf(row.attributes_json, row.site_id),
      saleConditions: isFullArticle ? saleConditionsOf(row) : null,
      images: mode.massive ? null : imagesOf(row),
      thumbnail: thumbnailOf(row),
      href: hrefOf(row.id),
      status: row.status,
      approved:
        mark?.verdict === 'approved'
          ? { author: parseAuthor(mark.author_json), createdAt: toIso(mark.created_at) }
          : null,
      reported: reportedOf(mark),
      noticed: noticedOf(mark, notices.get(row.id)),
      originModel: mark?.origin_model ?? null,
      questions: isFullArticle
        ? requestedFields
            .filter((question) => question.listing_id === row.id)
            .slice(0, 5)
            .map((question) => ({
              id: String(question.id),
              date: toIso(question.asked_at),
              text: question.text,
              answer: question.answer,
            }))
        : null,
    };
  });
};

/** Listings by id, in the order of the ids; unknown ids are left out. */
export const listingsById = (db: Database, ids: readonly string[]): ListingRow[] => {
  if (ids.length === 0) return [];
  const rows = db.all(
    db.q
      .selectFrom('listings')
      .selectAll()
      .where('id', 'in', [...new Set(ids)]),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
