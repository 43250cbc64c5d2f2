import type { Accounts, AccountUser } from '../../world/types';
import type { Attempts } from './attempts';

/** Refusals of a sign-in, in the words of the identity adapter's contract. */
export type SignInRefusal =
  | 'WRONG_CREDENTIALS'
  | 'NOT_PRODUCT_CREDENTIALS'
  | 'WRONG_MARKETPLACE_ACCOUNT'
  | 'NO_REPORT_PERMISSION'
  | 'TOO_MANY_ATTEMPTS';

export type SignInAnswer =
  | { ok: true; user: AccountUser }
  /** `siteId` comes with NO_REPORT_PERMISSION, `retryAfter` (seconds) with TOO_MANY_ATTEMPTS. */
  | { ok: false; code: SignInRefusal; siteId?: string; retryAfter?: number };

export type SignIn = (login: string, password: string) => Promise<SignInAnswer>;

const longest = 200;

/**
 * The one check of a login and a password, for the in-app form, the marketplace form and the profile switch. An account whose
 * e-mail is not confirmed answers like a wrong password, so that nobody learns which addresses are registered.
 */
export function createSignIn(accounts: Accounts, attempts: Attempts): SignIn {
  return async (rawLogin, password) => {
    const login = rawLogin.trim().toLowerCase();
    if (login === '' || password === '' || login.length > longest || password.length > longest) {
      return { ok: false, code: 'WRONG_CREDENTIALS' };
    }
    const retryAfter = attempts.waitFor(login);
    if (retryAfter > 0) return { ok: false, code: 'TOO_MANY_ATTEMPTS', retryAfter };
    const user = await accounts.check(login, password);
    if (!user || !user.confirmed) {
      attempts.failed(login);
      return { ok: false, code: 'WRONG_CREDENTIALS' };
    }
    attempts.succeeded(login);
    const status = accounts.standing(user.userId);
    switch (status.kind) {
      case 'member':
        return { ok: true, user };
      case 'other_product':
        return { ok: false, code: 'NOT_PRODUCT_CREDENTIALS' };
      case 'not_a_member':
        return { ok: false, code: 'WRONG_MARKETPLACE_ACCOUNT' };
      case 'no_report_permission':
        return { ok: false, code: 'NO_REPORT_PERMISSION', siteId: status.siteId };
    }
  };
}
