import { blockReason, type BlockReason } from './block-reason';

const most = 254;
const address = /^\w+(?:[.+-]\w+)*@(?:[a-z\d-]+\.)+[a-z]{2,15}$/i;

/**
 * Whether a text is an e-mail address that forms accept: words joined by dots, plus or hyphen, a domain, and a suffix of 2 to 15
 * letters. Spaces around it are not part of it: trim first.
 */
export function isEmail(text: string): boolean {
  return text.length <= most && address.test(text);
}

/** What is wrong with an address that must be told. */
export function faultOfEmail(text: string): BlockReason | null {
  const email = text.trim();
  if (email === '') return blockReason('FIELD_EMPTY');
  return isEmail(email) ? null : blockReason('EMAIL_INVALID');
}
