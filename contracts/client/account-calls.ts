import type { AccountPorts, Outcome } from '../ports';
import type { FailureCode } from '../vocabulary/failures';
import { createIdentityPost, toFailure, readField, type IdentityAddress } from './identity-post';

export interface AccountClientOptions extends IdentityAddress {
  /** Token of the session, for what only a signed-in person may do; null when there is none, undefined when that can't be told in time. */
  accessToken: () => Promise<string | null | undefined>;
}

const currentPassword = ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'INVALID_INPUT'] as const;

/** Codes with which the identity service may refuse each call about accounts, beside a session that has ended. */
export const accountRefusals = {
  signUp: ['USER_EXISTS', 'TOO_MANY_ATTEMPTS', 'INVALID_INPUT'],
  confirmSignUp: ['WRONG_CODE', 'INVALID_INPUT'],
  forgotPassword: ['INVALID_INPUT'],
  confirmForgotPassword: ['WRONG_CODE', 'INVALID_INPUT'],
  checkPassword: currentPassword,
  changePassword: ['SAME_PASSWORD', ...currentPassword],
  createAuditor: ['NOT_ALLOWED', 'USER_EXISTS', ...currentPassword],
  linkAccount: [
    'NOT_ALLOWED',
    'USER_NOT_IN_COUNTRY',
    'SITE_MISMATCH',
    'USER_NOT_IN_ACCOUNT',
    'NO_REPORT_PERMISSION',
    'INVALID_INPUT',
  ],
} as const satisfies Record<keyof AccountPorts, readonly FailureCode[]>;

/** The identity service's calls about accounts: nothing throws, and an answer of another form is UNREADABLE_ANSWER. */
export function createAccountClient({ accessToken, ...address }: AccountClientOptions): AccountPorts {
  const post = createIdentityPost(address);

  async function done(path: string, body: object, signal: AbortSignal, headers?: Record<string, string>) {
    const outcome = await post(path, body, signal, headers);
    if (!outcome.ok) return outcome;
    return typeof readField(outcome.value, 'status') === 'string'
      ? ({ ok: true, value: outcome.value } as const)
      : toFailure('UNREADABLE_ANSWER');
  }

  const open =
    (path: string) =>
    async (body: object, signal: AbortSignal): Promise<Outcome<void>> => {
      const outcome = await done(path, body, signal);
      return outcome.ok ? { ok: true, value: undefined } : outcome;
    };

  async function withSession(path: string, body: object, signal: AbortSignal) {
    const token = await accessToken();
    if (token === undefined) return toFailure('TIMED_OUT');
    return done(path, body, signal, token === null ? {} : { authorization: `Bearer ${token}` });
  }

  const own =
    (path: string) =>
    async (body: object, signal: AbortSignal): Promise<Outcome<void>> => {
      const outcome = await withSession(path, body, signal);
      return outcome.ok ? { ok: true, value: undefined } : outcome;
    };

  const making =
    (path: string) =>
    async (body: object, signal: AbortSignal): Promise<Outcome<{ userId: string }>> => {
      const outcome = await withSession(path, body, signal);
      if (!outcome.ok) return outcome;
      const userId = readField(outcome.value, 'userId');
      return typeof userId === 'string' ? { ok: true, value: { userId } } : toFailure('UNREADABLE_ANSWER');
    };

  return {
    signUp: open('register'),
    confirmSignUp: open('confirm'),
    forgotPassword: open('request-recovery'),
    confirmForgotPassword: open('recover'),
    checkPassword: own('check-password'),
    changePassword: own('change-password'),
    createAuditor: making('create-auditor'),
    linkAccount: making('link-account'),
  };
}
