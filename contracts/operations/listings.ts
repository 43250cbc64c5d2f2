import { call, operation } from '../client/operation';
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
  KitsDocument,
  ReportArticlesDocument,
  SellerDocument,
  VariantsDocument,
} from '../generated/listings';
import type { Person, ReportContext, ReportDraft } from '../shapes';
import { originModels, reportSources } from '../vocabulary/listings';
import type { ReasonCode } from '../vocabulary/reasons';
import { approvedMark, kitsOf, listing, reportedMark } from './shape/listing';
import { sellerOf } from './shape/seller';
import { productVariant } from './shape/variant';
import { addressOrNull, needed, pageOf, present, refusalOrNull, upper } from './shape/values';

export const article = operation({
  name: 'article',
  document: ArticleDocument,
  send: ({ articleId, fasterMode, massiveMode }) => ({
    articleId: [articleId].flat().map(upper),
    fasterMode,
    massiveMode,
  }),
  answer: (data) => present(data.article).map(listing),
  refusals: [],
});

export const articlesByIds = operation({
  name: 'articlesByIds',
  document: ArticlesByIdsDocument,
  send: ({ articlesIds }) => ({ articlesIds: articlesIds.map(upper) }),
  answer: (data) => present(data.articlesByIds).map(listing),
  refusals: [],
});

export const articleDescription = operation({
  name: 'articleDescription',
  document: ArticleDescriptionDocument,
  send: ({ articleId }) => ({ articleId: upper(articleId) }),
  answer: ({ articleDescription: wire }) => ({
    text: wire?.plainText ?? wire?.text ?? '',
    lastUpdated: wire?.lastUpdated ?? wire?.dateCreated ?? null,
  }),
  refusals: ['ARTICLE_NOT_FOUND'],
});

export const articleQuestions = operation({
  name: 'articleQuestions',
  document: ArticleQuestionsDocument,
  send: ({ articleId, size, from }) => ({ articleId: upper(articleId), size, from }),
  answer: ({ articleQuestions: wire }) =>
    pageOf(
      present(wire?.questions).map(({ date, text, answer }) => ({ date, text: text ?? '', answer })),
      wire?.paging,
    ),
  refusals: ['ARTICLE_NOT_FOUND'],
});

export const itemStatus = operation({
  name: 'itemStatus',
  document: ItemStatusDocument,
  send: ({ articleId }) => ({ articleId: upper(articleId) }),
  answer: (data) => {
    const { id, status } = needed(data.itemStatus, 'listing status');
    return { id: upper(id), status };
  },
  refusals: ['ARTICLE_NOT_FOUND'],
});

export const seller = operation({
  name: 'seller',
  document: SellerDocument,
  send: ({ sellerId, siteId }) => ({ sellerId, siteId: upper(siteId) }),
  answer: (data) => sellerOf(needed(data.seller, 'seller')),
  refusals: ['SELLER_NOT_FOUND'],
});

export const blindages = operation({
  name: 'blindages',
  document: BlindagesDocument,
  send: ({ itemsIds }) => ({ itemsIds: itemsIds.map(upper) }),
  answer: (data) => present(data.blindages).map((wire) => ({ ...wire, item: upper(wire.item) })),
  refusals: [],
});

export const variants = operation({
  name: 'variants',
  document: VariantsDocument,
  send: ({ userProductsIds }) => ({ userProductsIds: userProductsIds.map(upper) }),
  answer: (data) => present(data.variants).map(productVariant),
  refusals: [],
});

export const kits = operation({
  name: 'kits',
  document: KitsDocument,
  send: ({ userProductsIds }) => ({ userProductsIds: userProductsIds.map(upper) }),
  answer: (data) => kitsOf(data.kits),
  refusals: [],
});

export const denouncedVariants = operation({
  name: 'denouncedVariants',
  document: DenouncedVariantsDocument,
  send: ({ variantsIds, articleId, caseId }) => ({
    variantsIds: variantsIds?.map(upper),
    articleId: articleId && upper(articleId),
    caseId,
  }),
  answer: (data) => present(data.denouncedVariants),
  refusals: ['INVALID_INPUT'],
});

export const translate = call({
  name: 'translate',
  path: 'translate',
  send: ({ text, sourceLang, targetLang }) => ({ text, sourceLang, targetLang }),
  answer: (data: { text?: string | null }) => ({ text: needed(data.text, 'translated text') }),
});

export const snapshotLink = call({
  name: 'snapshotLink',
  path: ({ articleId }) => `snapshot/${encodeURIComponent(upper(articleId))}`,
  answer: (data: { url?: string | null }) => ({ url: needed(addressOrNull(data.url), 'address') }),
  refusals: ['ARTICLE_NOT_FOUND'],
});

const reportWords = (draft: ReportDraft & { articlesIds: string[] }) => ({
  articlesIds: draft.articlesIds.map(upper),
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
    present(data.reportArticles).map(({ id, reported, refusal }) => ({
      id: upper(id),
      reported: refusal ? null : reportedMark(reported),
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
    present(data.editReportedArticles).map(({ id, reported, refusal }) => ({
      id: upper(id),
      reported: refusal ? null : reportedMark(reported),
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
    articlesIds: articlesIds.map(upper),
    originModel: originModels.find((model) => model === originModel),
  }),
  answer: (data) =>
    present(data.approveArticles).map(({ id, approved, refusal }) => ({
      id: upper(id),
      approved: refusal ? null : approvedMark(approved),
      failure: refusalOrNull(refusal),
    })),
  refusals: ['SUSPENDED', 'ALREADY_AUDITED', 'REPORT_ALREADY_SENT', 'ARTICLE_NOT_FOUND', 'STATUS_NOT_CHANGED'],
  rowRefusals: ['ALREADY_AUDITED', 'REPORT_ALREADY_SENT', 'ARTICLE_NOT_FOUND'],
});

export const articleUndo = operation({
  name: 'articleUndo',
  document: ArticleUndoDocument,
  send: ({ undo, articleId, from, filters }) => ({ undo, articleId: upper(articleId), from, filters }),
  answer: (data) => ({ id: upper(needed(data.articleUndo, 'listing').id) }),
  refusals: ['STATUS_NOT_CHANGED', 'REPORT_ALREADY_SENT'],
});
