import type { ScreenInput } from '../../domain/addresses';
export type ProfilePageInput = ScreenInput<'profilePage'>;

export type ProfilePageEvent =
  | { type: 'verification.check' }
  | { type: 'screen.resumed' }
  /** Opens the form of the account's verification. */
  | { type: 'account.edit' };
