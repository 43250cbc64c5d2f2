import type { IntlShape } from 'react-intl';
import { transportFailures, type FailureCode, type TransportFailure } from '../../contracts/vocabulary/failures';
import { formatDay, formatDateTime } from './dates';
import { hasMessage, type MessageId } from './message-ids';

/** What the copy needs of a failure: a code, the operation that failed by its name on the wire, and what fills its sentence. */
export interface FailureInfo {
  code: FailureCode;
  operation?: string;
  values?: Record<string, string | number>;
}

/** The sentence of a code. It compiles only while every code of the vocabulary has one. */
export function failureMessage(code: FailureCode): MessageId {
  return `failure.${code}.text`;
}

/** The sentence that says what did not work, or null where the code says it all. */
function operationMessage(intl: IntlShape, operation: string | undefined): MessageId | null {
  const id = `failed.${operation ?? ''}.text`;
  return hasMessage(intl, id) ? id : null;
}

const isTransport = (code: FailureCode): code is TransportFailure => transportFailures.some((one) => one === code);

/**
 * The values of a failure's sentence: a count is 1 unless told, `dueDate` (ISO 8601) becomes a day, `at` a moment, what is not known is `none`,
 * which the sentences leave out.
 */
function formatValues(intl: IntlShape, values: Record<string, string | number> = {}): Record<string, string | number> {
  const { dueDate, at } = values;
  return {
    count: 1,
    country: 'none',
    status: '?',
    stands: 'none',
    who: 'none',
    ...values,
    dueDate: dueDate === undefined ? 'none' : formatDay(intl, String(dueDate)),
    at: at === undefined ? 'none' : formatDateTime(intl, String(at)),
  };
}

/**
 * A failure for people: what did not work, then why and what to do. A refusal of the gateway speaks for itself; where the way
 * there failed, the operation is named first.
 */
export function describeFailure(intl: IntlShape, failure: FailureInfo): { title: string | null; text: string } {
  const values = formatValues(intl, failure.values);
  const operation = operationMessage(intl, failure.operation);
  return {
    title: operation !== null && isTransport(failure.code) ? intl.formatMessage({ id: operation }, values) : null,
    text: intl.formatMessage({ id: failureMessage(failure.code) }, values),
  };
}
