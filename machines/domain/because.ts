import type { Target } from './addresses';

/** Every reason why something can't be done. Each has a sentence `because.<code>.text` in the words of its area. */
export type BecauseCode =
  | 'ADDRESS_OF_NO_LISTING'
  | 'ALLOWANCE_USED'
  | 'ALREADY_DISCARDED'
  | 'ALREADY_REPORTED'
  | 'ALREADY_SENT'
  | 'ALREADY_TRUSTED'
  | 'ANSWERS_DUE'
  | 'ATTRIBUTE_WITHOUT_VALUE'
  | 'BEING_SENT'
  | 'CASE_ALREADY_RETRACTED'
  | 'CASE_AWAITS_SELLER'
  | 'CASE_CLOSED'
  | 'CASE_NOT_ROLLBACKABLE'
  | 'CATEGORY_MISSING'
  | 'CHECKING_PROTECTION'
  | 'COMMENT_EMPTY'
  | 'COMMENT_OFFENDING'
  | 'COMMENT_TOO_LONG'
  | 'COMMENT_TOO_SHORT'
  | 'DAILY_MAXIMUM_REACHED'
  | 'DATE_FROM_AFTER_TO'
  | 'DISCARD_COMMENT_TOO_LONG'
  | 'DRAFT_STANDS'
  | 'EMAIL_EMPTY'
  | 'EMAIL_INVALID'
  | 'FILTER_NAME_EMPTY'
  | 'KEYWORD_EMPTY'
  | 'KEYWORD_TOO_LONG'
  | 'LINES_EMPTY'
  | 'LISTING_ID_INCOMPLETE'
  | 'LIVE_SEARCH_EXISTS'
  | 'MARKETPLACE_USER_EMPTY'
  | 'MARK_PENDING'
  | 'MESSAGE_EMPTY'
  | 'NICKNAME_EMPTY'
  | 'NONE_OF_THEM'
  | 'NOTHING_SENDABLE'
  | 'NOTHING_TO_REPEAT'
  | 'NOTHING_TO_UNDO'
  | 'NOTICE_UNDER_WAY'
  | 'NOT_A_NUMBER'
  | 'NOT_OFFERED'
  | 'NOT_ON_CATALOGUE'
  | 'SAME_REASON_ONLY'
  | 'NOT_PUBLISHED'
  | 'NOT_REPORTED'
  | 'NOT_ROLLBACKABLE'
  | 'NOT_TRUSTED'
  | 'NO_CATEGORY_FOR_IMAGES'
  | 'NO_COUNTRY'
  | 'NO_IMAGE_RIGHT'
  | 'NO_MARKETPLACE'
  | 'NO_PHOTO_CHOSEN'
  | 'NO_VARIANT_CHOSEN'
  | 'ONE_LISTING_ONLY'
  | 'OTHER_LANGUAGE'
  | 'OVER_ALLOWANCE'
  | 'PASSWORD_EMPTY'
  | 'PHOTO_MISSING'
  | 'PRICE_FROM_ABOVE_TO'
  | 'PROTECTED_UNTIL'
  | 'REACTIVATION_NOT_TICKED'
  | 'REACTIVATION_REQUIRED'
  | 'REASON_MISSING'
  | 'REASON_REQUIRED'
  | 'RECOVERING'
  | 'REJECT_REASON_MISSING'
  | 'REMOVED'
  | 'REQUEST_UNDER_WAY'
  | 'RETRACT_REASON_MISSING'
  | 'SELLERS_UNKNOWN'
  | 'SELLER_WANTED_AND_NOT'
  | 'SEVERAL_SITES'
  | 'SITE_EMPTY'
  | 'SUSPENDED'
  | 'SUSPENDED_UNTIL'
  | 'TEXT_TOO_LONG'
  | 'TOO_MANY_LINES'
  | 'TOO_MANY_WORDS'
  | 'TRUSTED_IS_FINAL'
  | 'USER_EMPTY'
  | 'WORD_REQUIRED_AND_AVOIDED'
  | 'WORD_TOO_LONG';

/**
 * Why something can't be done: a code that the copy has a sentence for, what fills the sentence, and, where there is one, the place
 * or the moment (ISO 8601) that clears it. A rule `why…(x): Because | null` answers null when it can be done.
 */
export interface Because<Code extends BecauseCode = BecauseCode> {
  because: Code;
  values?: Record<string, string | number>;
  resolve?: Target;
  until?: string;
}

export function because<Code extends BecauseCode>(code: Code, more: Omit<Because, 'because'> = {}): Because<Code> {
  return { because: code, ...more };
}
