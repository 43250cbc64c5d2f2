import type {
  Article,
  Case,
  CaseDocument,
  Photo,
  RejectOption,
  Report,
  SimplifiedCase,
} from '../../contracts/generated/resolvers';
import { caseStatusByViewName, caseStatusGroups, groupByCaseStatus } from '../../contracts/vocabulary/case-statuses';
import { rejectReasons } from '../../contracts/vocabulary/reply-reasons';
import type { ProfileRow } from '../world/allowance';
import { isRollbackable, listingById, type CaseRow, type ListingRow } from '../world/case-flow';
import type { Database } from '../world/database';
import { pickLanguage, type TextLang } from '../world/lexicon';
import { reasonTexts, rejectTexts } from '../world/reason-texts';
import { siteOf } from '../world/sites';
import { articlesOf, hrefOf, imageAddress, imagesOf, listingsById, sellersById, thumbnailOf } from './article';
import { parseAuthor, fullName, toIso, toIsoOrNull, parseList } from './values';

interface StoredDocument {
  id: string;
  name: string;
  url: string;
  size: number;
}

const documentsOf = (row: CaseRow): CaseDocument[] => parseList<StoredDocument>(row.documents_json);

export const reasonText = (row: Pick<CaseRow, 'code' | 'code_description'>, lang: TextLang): string => {
  const known = Object.entries(reasonTexts).find(([code]) => code === row.code);
  return known ? pickLanguage(known[1], lang) : (row.code_description ?? row.code);
};

const rejectOption = (id: number | null, lang: TextLang): RejectOption | null => {
  const reason = rejectReasons.find((known) => known.id === String(id));
  if (!reason) return null;
  const [es, pt, en] = rejectTexts[reason.id];
  return { id: reason.id, reason: pickLanguage([es, pt, en], lang), es, en, pt };
};

const groupOf = (status: string): string | null =>
  Object.entries(groupByCaseStatus).find(([known]) => known === status)?.[1] ?? null;

/** The photos a report names against those that the listing has now, and those that came after it. */
const photosOf = (row: CaseRow, listing: ListingRow | undefined): { denounced: Photo[]; fresh: Photo[] } => {
  const current = listing ? imagesOf(listing).map((image) => image.id) : [];
  return {
    denounced: parseList<string>(row.photos_json).map((id) => ({
      id,
      src: imageAddress(id),
      status: current.includes(id) ? 'same' : 'removed',
    })),
    fresh: parseList<string>(row.photos_new_json).map((id) => ({ id, src: imageAddress(id), status: 'new' })),
  };
};

/** The whole case. */
export const caseOf = (db: Database, row: CaseRow, lang: TextLang, now: number): Case => {
  const listing = listingById(db, row.listing_id);
  const site = siteOf(row.site_id);
  const auditor = parseAuthor(row.auditor_json);
  const documents = documentsOf(row);
  const [first] = documents;
  const photos = photosOf(row, listing);
  const seller = db.first(db.q.selectFrom('sellers').selectAll().where('id', '=', row.seller_id));
  const text = db.first(db.q.selectFrom('descriptions').select('text').where('listing_id', '=', row.listing_id));
  const byMember = row.status === 'DOCUMENTATION_NOT_APPROVED';
  const byModeration = ['REJECTED', 'DISCARDED'].includes(groupOf(row.status) ?? '');
  return {
    caseId: row.id,
    siteId: row.site_id,
    status: row.status,
    auditor: fullName(auditor),
    auditorId: auditor.id,
    sellerId: row.seller_id,
    nickname: row.seller_nickname,
    articleId: row.listing_id,
    articleTitle: row.title,
    articleStatus: listing?.status ?? null,
    countryCode: site.country,
    countryName: site.countryName,
    denounceDate: toIso(row.created_at),
    denounceReasonId: row.code,
    denounceReasonText: reasonText(row, lang),
    denounceDescription: row.description,
    limitResponseDate: toIsoOrNull(row.due_at),
    counterNoticeDate: toIsoOrNull(row.counter_notice_at),
    lastUpdated: toIso(row.updated_at),
    groupResponse: groupOf(row.status),
    documentUrl: first?.url ?? null,
    documentName: first?.name ?? null,
    documentSize: first?.size ?? null,
    documents,
    sellerResponse: row.seller_response,
    snapshot: {
      title: row.title,
      price: row.price,
      currency: row.currency,
      condition: listing?.condition ?? null,
      description: text?.text ?? null,
      thumbnail: listing ? thumbnailOf(listing) : null,
      images: listing ? imagesOf(listing) : [],
      href: hrefOf(row.listing_id),
      takenAt: toIso(row.created_at),
      url: `/files/${row.snapshot_path}`,
    },
    photosNew: photos.fresh,
    photosDenounced: photos.denounced,
    sellerCounts: {
      denounces: seller?.denounces ?? 0,
      counterNotices: seller?.counter_notices ?? 0,
      accepted: seller?.accepted ?? 0,
    },
    rejectOptionMember: byMember ? rejectOption(row.reject_option, lang) : null,
    rejectMember: byMember && row.reject_option !== null ? String(row.reject_option) : null,
    rejectOption: byModeration ? rejectOption(row.reject_option, lang) : null,
    isRollbackable: isRollbackable(row, now),
    caseDetailRollback:
      row.status === 'ROLLBACK'
        ? { comment: row.retraction, date: toIsoOrNull(row.closed_at), author: row.rollback_by }
        : null,
  };
};

/** Rows of the simplified case list. */
export const simplifiedCases = (db: Database, rows: readonly CaseRow[], lang: TextLang): SimplifiedCase[] => {
  const listings = new Map(
    listingsById(
      db,
      rows.map((row) => row.listing_id),
    ).map((row) => [row.id, row]),
  );
  return rows.map((row) => {
    const listing = listings.get(row.listing_id);
    const variants = parseList<string>(row.variants_json);
    return {
      item_info: {
        id: row.listing_id,
        title: row.title,
        thumbnail: listing ? thumbnailOf(listing) : null,
        permalink: hrefOf(row.listing_id),
        site_id: row.site_id,
      },
      case_id: row.id,
      current_status: row.status,
      due_date: toIsoOrNull(row.due_at),
      member_name: fullName(parseAuthor(row.auditor_json)),
      reason_id: row.code,
      reason_text: reasonText(row, lang),
      seller_id: row.seller_id,
      seller_name: row.seller_nickname,
      element_related_count: Math.max(1, variants.length),
      date_created: toIso(row.created_at),
      last_updated: toIso(row.updated_at),
      user_product_ids: variants,
      aDenouncedVariants: variants.map((id) => ({
        id,
        articleId: row.listing_id,
        caseId: row.id,
        status: row.status,
      })),
    };
  });
};

/** Rows of the report history. */
export const reportsOf = (db: Database, profile: ProfileRow, rows: readonly CaseRow[]): Report[] => {
  const listings = listingsById(
    db,
    rows.map((row) => row.listing_id),
  );
  const byId = new Map(listings.map((row) => [row.id, row]));
  const articles = new Map(
    articlesOf(db, profile, listings, { faster: true }).map((article): [string, Article] => [article.id, article]),
  );
  const sellers = sellersById(db, profile, [...new Set(rows.map((row) => row.seller_id))]);
  return rows.map((row) => ({
    id: row.id,
    caseId: row.id,
    article: articles.get(row.listing_id) ?? { id: row.listing_id, siteId: row.site_id, title: row.title },
    seller: sellers.get(row.seller_id) ?? { id: row.seller_id, nickname: row.seller_nickname },
    reasonCode: row.code,
    auditor: parseAuthor(row.auditor_json),
    comment: row.description,
    tags: parseList<string>(row.tags_json),
    reportedAt: toIso(row.created_at),
    status: row.status,
    retractionReason: row.retraction,
    auditorComment: row.reject_comment,
    counterNoticeComment: row.seller_response,
    files: documentsOf(row),
    expiresAt: toIsoOrNull(row.due_at),
    images: photosOf(row, byId.get(row.listing_id)).denounced,
    lastUpdated: toIso(row.updated_at),
  }));
};

/**
 * The statuses that filter words name: raw statuses, groups and older names. Null when nothing is filtered, which all six
 * groups together mean as well; an unknown word names nothing.
 */
export const parseStatusFilter = (wordsGiven: readonly string[]): string[] | null => {
  const words = wordsGiven.map((word) => word.trim()).filter((word) => word !== '');
  if (words.length === 0 || caseStatusGroups.every((group) => words.includes(group))) return null;
  const named = new Set<string>();
  for (const word of words) {
    for (const [status, group] of Object.entries(groupByCaseStatus)) {
      const isGroup = group !== null && group === word;
      const isOlder = Object.entries(caseStatusByViewName).some(([name, raw]) => name === word && raw === status);
      if (status === word || isGroup || isOlder) named.add(status);
    }
  }
  return [...named];
};
