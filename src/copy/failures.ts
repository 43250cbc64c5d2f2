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

/** What did not work, for the operations whose failure has words of its own. */
const operationMessages = {
  allowedNotices: 'failed.allowedNotices.text',
  approveArticles: 'failed.approveArticles.text',
  article: 'failed.article.text',
  articleDescription: 'failed.articleDescription.text',
  articleQuestions: 'failed.articleQuestions.text',
  articleUndo: 'failed.articleUndo.text',
  articlesByIds: 'failed.articlesByIds.text',
  blindages: 'failed.blindages.text',
  caseDescription: 'failed.caseDescription.text',
  counterNoticesV3: 'failed.counterNoticesV3.text',
  createLiveSearch: 'failed.createLiveSearch.text',
  createProfile: 'failed.createProfile.text',
  deleteArticlesFromDB: 'failed.deleteArticlesFromDB.text',
  deleteLiveSearch: 'failed.deleteLiveSearch.text',
  editReportedArticles: 'failed.editReportedArticles.text',
  getCredentials: 'failed.getCredentials.text',
  getSellerID: 'failed.getSellerID.text',
  itemStatus: 'failed.itemStatus.text',
  liveSearch: 'failed.liveSearch.text',
  liveSearches: 'failed.liveSearches.text',
  menu: 'failed.menu.text',
  noticedArticles: 'failed.noticedArticles.text',
  pendingCounterNoticeList: 'failed.pendingCounterNoticeList.text',
  profile: 'failed.profile.text',
  profiles: 'failed.profiles.text',
  ratesConvertions: 'failed.ratesConvertions.text',
  reportArticles: 'failed.reportArticles.text',
  reportedArticles: 'failed.reportedArticles.text',
  respondCounterNotice: 'failed.respondCounterNotice.text',
  rollbackCase: 'failed.rollbackCase.text',
  seller: 'failed.seller.text',
  sendNotice: 'failed.sendNotice.text',
  translate: 'failed.translate.text',
  updateLiveSearch: 'failed.updateLiveSearch.text',
  updateProfile: 'failed.updateProfile.text',
} as const satisfies Record<string, MessageId>;

/** The operations whose failure has a sentence of its own. */
export const operationsWithWords = Object.keys(operationMessages);

/** The sentence that says what did not work, or null where the code says it all. */
export function operationMessage(operation: string): MessageId | null {
  const messages: Readonly<Record<string, MessageId>> = operationMessages;
  return Object.hasOwn(messages, operation) ? (messages[operation] ?? null) : null;
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
