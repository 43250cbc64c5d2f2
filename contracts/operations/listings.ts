import { httpCall, operation } from '../client/operation';
import {
  ApproveArticlesDocument,
  ArticleDescriptionDocument,
  ArticleDocument,
  ArticleQuestionsDocument,
  ArticlesByIdsDocument,
  ArticleUndoDocument,
  BlindagesDocument,
  DenouncedVariantsDocument,
  EditReportedArticlesDocument,
  ItemStatusDocument,
  ReportArticlesDocument,
  ReviewsDocument,
  ReviewsTotalDocument,
  SellerDocument,
  VariantsDocument,
} from '../generated/listings';
import type { Listing, Person, ReportContext, ReportDraft, ProductVariant, Review, ReviewsTotal } from '../shapes';
import { originModels, reportSources } from '../vocabulary/listings';
import type { ReasonCode } from '../vocabulary/reasons';
import {
  toApprovedMark,
  toListing,
  toReportedMark,
  attributesOf,
  toNotice,
  picturesOf,
  sellerOf,
} from './shape/listing';
import { addressOrNull, requireValue, toPage, uniqueRows, refusalOrNull, toUpper } from './shape/values';
import type { VariantsQuery, ReviewsQuery, ReviewsTotalQuery } from '../generated/operations';

type WireReview = NonNullable<ReviewsQuery['reviews']>['reviews'][number];
type WireTotals = NonNullable<ReviewsTotalQuery['reviewsTotal']>;

function reviewOf(wire: WireReview): Review {
  return {
    id: wire.id,
    date: wire.date_created,
    title: wire.title ?? '',
    content: wire.content ?? '',
    rate: wire.rate,
    likes: wire.likes ?? 0,
    dislikes: wire.dislikes ?? 0,
    buyingDate: wire.buying_date,
  };
}

/** Totals of the reviews; a part that the gateway leaves out counts none. */
function reviewsTotalOf({ rating_average, rating_levels: levels, totals, ...has }: WireTotals): ReviewsTotal {
  return {
    average: rating_average,
    levels: [
      levels?.one_star ?? 0,
      levels?.two_star ?? 0,
      levels?.three_star ?? 0,
      levels?.four_star ?? 0,
      levels?.five_star ?? 0,
    ],
    total: totals?.total ?? 0,
    positive: totals?.positive ?? 0,
    negative: totals?.negative ?? 0,
    hasMore: has.hasMore ?? false,
    hasPositive: has.hasPositive ?? (totals?.positive ?? 0) > 0,
    hasNegative: has.hasNegative ?? (totals?.negative ?? 0) > 0,
  };
}

export function toProductVariant(wire: NonNullable<VariantsQuery['variants']>[number]): ProductVariant {
  return {
    id: wire.id,
    familyId: wire.family_id,
    siteId: wire.siteId && toUpper(wire.siteId),
    title: wire.title ?? wire.id,
    price: wire.price === null || !wire.currency ? null : { amount: wire.price, currency: wire.currency },
    availableQuantity: wire.availableQuantity,
    soldQuantity: wire.soldQuantity,
    attributes: attributesOf(wire.attributes),
    pictures: picturesOf(wire.pictures),
    thumbnail: addressOrNull(wire.thumbnail),
    status: wire.status,
    reported: toReportedMark(wire.reported),
    noticed: toNotice(wire.noticed),
  };
}

export const article = operation({
  name: 'article',
  document: ArticleDocument,
  send: ({ articleId, fasterMode, massiveMode }) => ({
    articleId: [articleId].flat().map(toUpper),
    fasterMode,
    massiveMode,
  }),
  answer: (data) =>
    uniqueRows(data.article).map((wire): Listing => {
      const { description } = wire;
      return description === null ? toListing(wire) : { ...toListing(wire), description };
    }),
  refusals: [],
});

export const articlesByIds = operation({
  name: 'articlesByIds',
  document: ArticlesByIdsDocument,
  send: ({ articlesIds }) => ({ articlesIds: articlesIds.map(toUpper) }),
  answer: (data) => uniqueRows(data.articlesByIds).map(toListing),
  refusals: [],
});

export const articleDescription = operation({
  name: 'articleDescription',
  document: ArticleDescriptionDocument,
  send: ({ articleId }) => ({ articleId: toUpper(articleId) }),
  answer: ({ articleDescription: wire }) => ({
    text: wire?.plainText ?? wire?.text ?? '',
    lastUpdated: wire?.lastUpdated ?? wire?.dateCreated ?? null,
  }),
  refusals: ['ARTICLE_NOT_FOUND'],
});

export const articleQuestions = operation({
  name: 'articleQuestions',
  document: ArticleQuestionsDocument,
  send: ({ articleId, size, from }) => ({ articleId: toUpper(articleId), size, from }),
  answer: ({ articleQuestions: wire }) =>
    toPage(
      uniqueRows(wire?.questions).map(({ date, text, answer }) => ({ date, text: text ?? '', answer })),
      wire?.paging,
    ),
  refusals: ['ARTICLE_NOT_FOUND'],
});

export const itemStatus = operation({
  name: 'itemStatus',
  document: ItemStatusDocument,
  send: ({ articleId }) => ({ articleId: toUpper(articleId) }),
  answer: (data) => {
    const { id, status } = requireValue(data.itemStatus, 'listing status');
    return { id: toUpper(id), status };
  },
  refusals: ['ARTICLE_NOT_FOUND'],
});

export const seller = operation({
  name: 'seller',
  document: SellerDocument,
  send: ({ sellerId, siteId }) => ({ sellerId, siteId: toUpper(siteId) }),
  answer: (data) => sellerOf(requireValue(data.seller, 'seller')),
  refusals: ['SELLER_NOT_FOUND'],
});

export const blindages = operation({
  name: 'blindages',
  document: BlindagesDocument,
  send: ({ itemsIds }) => ({ itemsIds: itemsIds.map(toUpper) }),
  answer: (data) => uniqueRows(data.blindages).map((wire) => ({ ...wire, item: toUpper(wire.item) })),
  refusals: [],
});

export const variants = operation({
  name: 'variants',
  document: VariantsDocument,
  send: ({ userProductsIds }) => ({ userProductsIds: userProductsIds.map(toUpper) }),
  answer: (data) => uniqueRows(data.variants).map(toProductVariant),
  refusals: [],
});

export const denouncedVariants = operation({
  name: 'denouncedVariants',
  document: DenouncedVariantsDocument,
  send: ({ variantsIds, articleId, caseId }) => ({
    variantsIds: variantsIds?.map(toUpper),
    articleId: articleId && toUpper(articleId),
    caseId,
  }),
  answer: (data) => uniqueRows(data.denouncedVariants),
  refusals: ['INVALID_INPUT'],
});

export const translate = httpCall({
  name: 'translate',
  path: 'translate',
  send: ({ text, sourceLang, targetLang }) => ({ text, sourceLang, targetLang }),
  answer: (data: { text?: string | null }) => ({ text: requireValue(data.text, 'translated text') }),
});

const reportWords = (draft: ReportDraft & { articlesIds: string[] }) => ({
  articlesIds: draft.articlesIds.map(toUpper),
  tags: draft.tags,
  code: draft.code as ReasonCode,
  code_description: draft.codeDescription,
  description: draft.description,
  photosDenounced: draft.photosDenounced,
});

const reportContext = (report: ReportContext & { author: Person }) => ({
  originModel: report.originModel,
  element_type: report.elementType,
  source: reportSources.find((source) => source === report.source),
  isFamily: report.isFamily,
  familyId: report.familyId,
  isImport: report.isImport,
  isVariant: report.isVariant,
  author: report.author,
});

export const reportArticles = operation({
  name: 'reportArticles',
  document: ReportArticlesDocument,
  send: (report) => ({
    ...reportWords(report),
    ...reportContext(report),
    product_id: report.productId,
  }),
  answer: (data) =>
    uniqueRows(data.reportArticles).map(({ id, reported, refusal }) => ({
      id: toUpper(id),
      reported: refusal ? null : toReportedMark(reported),
      failure: refusalOrNull(refusal),
    })),
  refusals: [
    'INVALID_COMMENT',
    'PHOTO_REQUIRED',
    'ONLY_ONE_SITE',
    'NO_NOTICES_FOR_SITE',
    'REASON_NOT_ALLOWED',
    'SUSPENDED',
    'ALREADY_AUDITED',
    'NOT_PUBLISHED',
    'REPORT_ALREADY_SENT',
    'BLINDED',
    'RE_REPORT_TOO_SOON',
    'STATUS_NOT_CHANGED',
  ],
  rowRefusals: ['ALREADY_AUDITED', 'NOT_PUBLISHED', 'REPORT_ALREADY_SENT', 'BLINDED', 'RE_REPORT_TOO_SOON'],
});

export const editReportedArticles = operation({
  name: 'editReportedArticles',
  document: EditReportedArticlesDocument,
  send: (change) => ({ ...reportWords(change), ...reportContext(change) }),
  answer: (data) =>
    uniqueRows(data.editReportedArticles).map(({ id, reported, refusal }) => ({
      id: toUpper(id),
      reported: refusal ? null : toReportedMark(reported),
      failure: refusalOrNull(refusal),
    })),
  refusals: [
    'INVALID_COMMENT',
    'PHOTO_REQUIRED',
    'REASON_NOT_ALLOWED',
    'SUSPENDED',
    'NOT_REPORTED',
    'REPORT_ALREADY_SENT',
  ],
  rowRefusals: ['NOT_REPORTED', 'REPORT_ALREADY_SENT'],
});

export const approveArticles = operation({
  name: 'approveArticles',
  document: ApproveArticlesDocument,
  send: ({ articlesIds, originModel }) => ({
    articlesIds: articlesIds.map(toUpper),
    originModel: originModels.find((model) => model === originModel),
  }),
  answer: (data) =>
    uniqueRows(data.approveArticles).map(({ id, approved, refusal }) => ({
      id: toUpper(id),
      approved: refusal ? null : toApprovedMark(approved),
      failure: refusalOrNull(refusal),
    })),
  refusals: ['SUSPENDED', 'ALREADY_AUDITED', 'REPORT_ALREADY_SENT', 'ARTICLE_NOT_FOUND', 'STATUS_NOT_CHANGED'],
  rowRefusals: ['ALREADY_AUDITED', 'REPORT_ALREADY_SENT', 'ARTICLE_NOT_FOUND'],
});

export const articleUndo = operation({
  name: 'articleUndo',
  document: ArticleUndoDocument,
  send: ({ undo, articleId, from, filters }) => ({ undo, articleId: toUpper(articleId), from, filters }),
  answer: (data) => ({ id: toUpper(requireValue(data.articleUndo, 'listing').id) }),
  refusals: ['STATUS_NOT_CHANGED', 'REPORT_ALREADY_SENT'],
});

export const reviews = operation({
  name: 'reviews',
  document: ReviewsDocument,
  send: ({ itemId, rating, from, size }) => ({ itemId: toUpper(itemId), rating, from, size }),
  answer: ({ reviews: wire }) => toPage(uniqueRows(wire?.reviews).map(reviewOf), wire?.paging),
  refusals: [],
});

export const reviewsTotal = operation({
  name: 'reviewsTotal',
  document: ReviewsTotalDocument,
  send: ({ itemId }) => ({ itemId: toUpper(itemId) }),
  answer: (data) => reviewsTotalOf(requireValue(data.reviewsTotal, 'totals')),
  refusals: [],
});
