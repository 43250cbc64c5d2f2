import type {
  CaseDescriptionQuery,
  CaseDocumentFieldsFragment,
  CounterNoticesQuery,
  PhotoFieldsFragment,
  RejectOptionFieldsFragment,
  ReportFieldsFragment,
} from '../../generated/operations';
import type {
  Case,
  CaseDocument,
  CasePhoto,
  CaseSnapshot,
  HistoryReport,
  RejectOption,
  SellerReport,
} from '../../shapes';
import { siteOf } from './case-summary';
import { picturesOf } from './listing';
import { addressOrNull, nameOrNull, uniqueRows, toUpper } from './values';

type Maybe<T> = T | null | undefined;
type WireCase = NonNullable<CaseDescriptionQuery['caseDescription']>;

function documentsOf(list: Maybe<CaseDocumentFieldsFragment[]>): CaseDocument[] {
  return uniqueRows(list).flatMap(({ name, url, size }) => {
    const address = addressOrNull(url);
    return address === null ? [] : [{ name: name ?? address, url: address, size }];
  });
}

function photosOf(list: Maybe<PhotoFieldsFragment[]>): CasePhoto[] {
  return uniqueRows(list).flatMap(({ id, src, status }) => {
    const address = addressOrNull(src);
    return address === null ? [] : [{ id: id ?? address, src: address, status }];
  });
}

/** A rejection reason; a language that the gateway leaves out reads as the reason's plain text. */
function rejectOption(wire: Maybe<RejectOptionFieldsFragment>): RejectOption | null {
  if (!wire?.id) return null;
  const plain = wire.reason ?? wire.id;
  return {
    id: wire.id,
    reason: wire.reason,
    texts: { es: wire.es ?? plain, en: wire.en ?? plain, pt: wire.pt ?? plain },
  };
}

/** The seller's papers: the list, and the single one of older cases unless the list holds it. */
function papersOf(wire: WireCase): CaseDocument[] {
  const listed = documentsOf(wire.documents);
  const single = documentsOf([{ name: wire.documentName, url: wire.documentUrl, size: wire.documentSize }]);
  return [...listed, ...single.filter(({ url }) => !listed.some((paper) => paper.url === url))];
}

function snapshotOf(wire: WireCase['snapshot']): CaseSnapshot | null {
  if (!wire) return null;
  const { price, currency } = wire;
  const thumbnail = addressOrNull(wire.thumbnail);
  const pictures = picturesOf(wire.images);
  return {
    title: wire.title,
    price: price !== null && currency ? { amount: price, currency } : null,
    condition: wire.condition,
    description: wire.description,
    pictures: pictures.length === 0 && thumbnail !== null ? [{ id: thumbnail, url: thumbnail }] : pictures,
    href: addressOrNull(wire.href),
    takenAt: wire.takenAt,
    file: addressOrNull(wire.url),
  };
}

export function caseOf(wire: WireCase): Case {
  const { snapshot, sellerCounts } = wire;
  const listingId = toUpper(wire.articleId ?? '');
  return {
    caseId: wire.caseId,
    status: wire.status,
    auditor: wire.auditor,
    seller: { id: wire.sellerId, nickname: wire.nickname },
    listing: {
      id: listingId,
      title: wire.articleTitle ?? listingId,
      status: wire.articleStatus,
      thumbnail: addressOrNull(snapshot?.thumbnail),
      href: addressOrNull(snapshot?.href),
    },
    snapshot: snapshotOf(snapshot),
    siteId: siteOf(wire.siteId, listingId),
    country: { code: wire.countryCode, name: wire.countryName },
    reportedAt: wire.denounceDate,
    reasonId: wire.denounceReasonId,
    reasonText: wire.denounceReasonText,
    description: wire.denounceDescription,
    respondBy: wire.limitResponseDate,
    counterNoticeAt: wire.counterNoticeDate,
    lastUpdated: wire.lastUpdated,
    groupResponse: wire.groupResponse,
    sellerResponse: wire.sellerResponse,
    documents: papersOf(wire),
    photosNew: photosOf(wire.photosNew),
    photosDenounced: photosOf(wire.photosDenounced),
    sellerCounts: {
      denounces: sellerCounts?.denounces ?? 0,
      counterNotices: sellerCounts?.counterNotices ?? 0,
      accepted: sellerCounts?.accepted ?? 0,
    },
    rejectOption: rejectOption(wire.rejectOptionMember) ?? rejectOption(wire.rejectOption),
    rejectMember: wire.rejectMember,
    isRollbackable: wire.isRollbackable ?? false,
    rollback: wire.caseDetailRollback,
  };
}

export function toHistoryReport(wire: ReportFieldsFragment): HistoryReport {
  const id = toUpper(wire.article?.id ?? '');
  return {
    caseId: wire.caseId ?? wire.id,
    listing: {
      id,
      siteId: siteOf(wire.article?.siteId, id),
      title: wire.article?.title ?? id,
      thumbnail: addressOrNull(wire.article?.thumbnail),
      href: addressOrNull(wire.article?.href),
    },
    seller: wire.seller && { id: wire.seller.id, nickname: wire.seller.nickname ?? wire.seller.id },
    reasonCode: wire.reasonCode,
    auditor: nameOrNull(wire.auditor),
    comment: wire.comment,
    tags: uniqueRows(wire.tags),
    reportedAt: wire.reportedAt,
    status: wire.status,
    retractionReason: wire.retractionReason,
    auditorComment: wire.auditorComment,
    sellerComment: wire.counterNoticeComment,
    files: documentsOf(wire.files),
    expiresAt: wire.expiresAt,
    imagesFlagged: uniqueRows(wire.images).length > 0,
  };
}

export function toSellerReport(
  wire: NonNullable<CounterNoticesQuery['counterNotices']>['cases'][number],
): SellerReport {
  const id = toUpper(wire.articleId ?? '');
  return {
    caseId: wire.caseId,
    listing: { id, siteId: siteOf(wire.siteId, id), title: wire.articleTitle ?? id },
    reportedAt: wire.denounceDate,
    reasonId: wire.denounceReasonId,
    reasonText: wire.denounceReasonText,
    status: wire.status,
  };
}
