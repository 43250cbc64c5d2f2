/** Why a call gave no answer: nothing that the gateway's rules decided. */
export const transportFailures = [
  'OFFLINE',
  'TIMED_OUT',
  'ABORTED',
  'BAD_STATUS',
  'UNREADABLE_ANSWER',
  'SERVER_ERROR',
  'NO_VALID_TOKEN',
  'NOT_LOGGED_IN',
  'UNKNOWN_FIELD',
  'STORAGE_UNAVAILABLE',
] as const;

/** Refusals of the gateway, as `extensions.code` of a GraphQL error. */
export const refusals = [
  'ALREADY_AUDITED',
  'STATUS_NOT_CHANGED',
  'NOT_PUBLISHED',
  'NOT_REPORTED',
  'REPORT_ALREADY_SENT',
  'INVALID_ARTICLE',
  'ARTICLE_NOT_FOUND',
  'ONLY_ONE_SITE',
  'NO_NOTICES_FOR_SITE',
  'REASON_NOT_ALLOWED',
  'BLINDED',
  'RE_REPORT_TOO_SOON',
  'INVALID_COMMENT',
  'PHOTO_REQUIRED',
  'BATCH_TOO_LARGE',
  'ALLOWANCE_USED',
  'ANSWERS_DUE',
  'SUSPENDED',
  'DUPLICATE_LIVE_SEARCH',
  'LIVE_SEARCH_NOT_FOUND',
  'KEYWORD_REQUIRED',
  'SITE_REQUIRED',
  'SELLER_NOT_FOUND',
  'CASE_NOT_FOUND',
  'CASE_NOT_OPEN',
  'REJECT_REASON_REQUIRED',
  'NOT_ROLLBACKABLE',
  'NOTHING_CHANGED',
  'NAME_TOO_LONG',
  'TOO_MANY_PROFILES',
  'EMAIL_REGISTERED',
  'NO_ARTICLES_FOUND',
  'EXPORT_NOT_FOUND',
  'SELLER_NOT_LISTED',
  'NOT_ALLOWED',
  'INVALID_INPUT',
] as const;

/** Refusals of the identity adapter (ruling A13). */
export const identityFailures = [
  'WRONG_CREDENTIALS',
  'NOT_PRODUCT_CREDENTIALS',
  'WRONG_CODE',
  'USER_EXISTS',
  'USER_NOT_IN_COUNTRY',
  'USER_NOT_IN_ACCOUNT',
  'SITE_MISMATCH',
  'NO_REPORT_PERMISSION',
  'WRONG_MARKETPLACE_ACCOUNT',
  'SIGN_IN_INTERRUPTED',
  'TOO_MANY_ATTEMPTS',
  'WRONG_PASSWORD',
  'SAME_PASSWORD',
] as const;

export type TransportFailure = (typeof transportFailures)[number];
export type Refusal = (typeof refusals)[number];
export type IdentityFailure = (typeof identityFailures)[number];
export type FailureCode = TransportFailure | Refusal | IdentityFailure;

/** Every code that a machine may carry; `src/copy/failures.ts` has a sentence for each. */
export const failureCodes: readonly FailureCode[] = [...transportFailures, ...refusals, ...identityFailures];
