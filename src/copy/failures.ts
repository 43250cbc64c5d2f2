import type { IntlShape } from 'react-intl';
import { transportFailures, type FailureCode, type TransportFailure } from '../../contracts/vocabulary/failures';
import { formatDay } from './dates';
import type { MessageId } from './message-ids';

/** What the copy needs of a failure: a code, the operation that failed by its name on the wire, and what fills its sentence. */
export interface ToldFailure {
  code: FailureCode;
  operation?: string;
  values?: Record<string, string | number>;
}

/** The sentence of a code. It compiles only while every code of the vocabulary has one. */
export function failureMessage(code: FailureCode): MessageId {
  return `failure.${code}.text`;
}

type OperationWithWords = MessageId extends infer Id ? (Id extends `failed.${infer Name}.text` ? Name : never) : never;

/** The operations whose failure has a sentence of its own. It compiles only while each has one. */
export const operationsWithWords = [
  'allowedNotices',
  'approveArticles',
  'article',
  'articleCatalogo',
  'articleDescription',
  'articleQuestions',
  'articlesByIds',
  'articlesCatalogo',
  'articleUndo',
  'blackListSeller',
  'blackListSellers',
  'blindages',
  'caseDescription',
  'closedCasesList',
  'counterNotices',
  'counterNoticesV3',
  'createLiveSearch',
  'createLiveSearchReport',
  'createNoticedReport',
  'createProfile',
  'createSellersLiveSearch',
  'deleteArticlesFromDB',
  'deleteLiveSearch',
  'deleteLiveSearchReport',
  'deleteNoticedReport',
  'deleteSellerFromDB',
  'denouncedVariants',
  'discardArticles',
  'editReportedArticles',
  'efficiency',
  'filterProfileSellers',
  'getCredentials',
  'getSellerID',
  'importTemplate',
  'itemStatus',
  'kits',
  'liveSearch',
  'liveSearches',
  'liveSearchReports',
  'menu',
  'noticedArticles',
  'noticedReports',
  'pendingCounterNoticeList',
  'profile',
  'profiles',
  'ratesConvertions',
  'reportArticles',
  'reportedArticles',
  'respondCounterNotice',
  'reviews',
  'reviewsTotal',
  'rollbackCase',
  'search',
  'seller',
  'sellerSearch',
  'sendBrandInfringement',
  'sendMessageToSupport',
  'sendNotice',
  'snapshotLink',
  'suggestedArticles',
  'suggestedReportedCount',
  'suggestedStats',
  'translate',
  'updateLiveSearch',
  'updateProfile',
  'updateProfileAccount',
  'variants',
  'whiteListSeller',
  'whiteListSellers',
] as const satisfies readonly OperationWithWords[];

/** The sentence that says what did not work, or null where the code says it all. */
export function operationMessage(operation: string): MessageId | null {
  const known = operationsWithWords.find((name) => name === operation);
  return known ? `failed.${known}.text` : null;
}

const isTransport = (code: FailureCode): code is TransportFailure => transportFailures.some((one) => one === code);

/**
 * The values of a failure's sentence: a count is 1 unless told, `dueDate` (ISO 8601) becomes a day, what is not known is `none`,
 * which the sentences leave out.
 */
function told(intl: IntlShape, values: Record<string, string | number> = {}): Record<string, string | number> {
  const { dueDate } = values;
  return {
    count: 1,
    country: 'none',
    status: '?',
    ...values,
    dueDate: dueDate === undefined ? 'none' : formatDay(intl, String(dueDate)),
  };
}

/**
 * A failure for people: what did not work, then why and what to do. A refusal of the gateway speaks for itself; where the way
 * there failed, the operation is named first.
 */
export function describeFailure(intl: IntlShape, failure: ToldFailure): { title: string | null; text: string } {
  const values = told(intl, failure.values);
  const operation = failure.operation === undefined ? null : operationMessage(failure.operation);
  return {
    title: operation !== null && isTransport(failure.code) ? intl.formatMessage({ id: operation }, values) : null,
    text: intl.formatMessage({ id: failureMessage(failure.code) }, values),
  };
}
