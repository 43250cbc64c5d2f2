import { GraphQLError } from 'graphql';
import type { Refusal as RefusalCode } from '../../contracts/vocabulary/failures';

/** The world's messages, for logs and for consoles that know no code; protocol sentences are the specification's. */
export const refusalMessages: Record<RefusalCode, string> = {
  ALREADY_AUDITED: 'The listing was already audited in the organisation',
  STATUS_NOT_CHANGED: 'The listing status could not be changed',
  NOT_PUBLISHED: 'The listing does not exist or is not published',
  NOT_REPORTED: 'The listing is not marked as suspicious',
  REPORT_ALREADY_SENT: 'The report was already sent for the listing',
  INVALID_ARTICLE: 'Invalid article',
  ARTICLE_NOT_FOUND: 'The listing does not exist',
  ONLY_ONE_SITE: 'All listings must belong to one site',
  NO_NOTICES_FOR_SITE: 'There are no report codes for the site',
  REASON_NOT_ALLOWED: 'The reason cannot be used for these listings',
  BLINDED: 'The item is protected for this reason',
  RE_REPORT_TOO_SOON: 'The listing cannot be reported again for the same infringement yet',
  INVALID_COMMENT: 'The comment is too short, too long or has characters that are not allowed',
  PHOTO_REQUIRED: 'The reason needs at least one photo',
  BATCH_TOO_LARGE: 'Too many listings at once',
  ALLOWANCE_USED: 'No reports are left for today',
  ANSWERS_DUE: 'There are counter-notices to answer first',
  SUSPENDED: 'The account is suspended',
  DUPLICATE_LIVE_SEARCH: 'The live search already exists',
  LIVE_SEARCH_NOT_FOUND: 'The live search does not exist',
  KEYWORD_REQUIRED: 'A keyword is required',
  SITE_REQUIRED: 'At least one site is required',
  SELLER_NOT_FOUND: 'User not found.',
  CASE_NOT_FOUND: 'The case does not exist',
  CASE_NOT_OPEN: 'The case does not await an answer',
  REJECT_REASON_REQUIRED: 'A rejection reason is required',
  NOT_ROLLBACKABLE: 'The case cannot be rolled back',
  NOTHING_CHANGED: 'Nothing was changed',
  NAME_TOO_LONG: 'The name is too long',
  TOO_MANY_PROFILES: 'There are too many profiles',
  EMAIL_REGISTERED: 'The public e-mail is already registered',
  NO_ARTICLES_FOUND: 'No articles found for the report',
  EXPORT_NOT_FOUND: 'The generated report does not exist',
  SELLER_NOT_LISTED: 'The seller is not on the list',
  NOT_ALLOWED: 'The operation is not allowed to this user',
  INVALID_INPUT: 'The input is not valid',
};

/** A rule said no. `values` travel beside the code (`count`, `dueDate` as ISO 8601). */
export class Refusal extends GraphQLError {
  constructor(
    readonly code: RefusalCode,
    detail?: string,
    readonly values: Record<string, string | number> = {},
  ) {
    const extensions = Object.keys(values).length > 0 ? { code, values } : { code };
    super(detail ?? refusalMessages[code], { extensions });
    this.name = 'Refusal';
  }
}
