import { accountRefusals } from '../contracts/client/account-calls';
import { identityRefusals } from '../contracts/client/identity';
import type { Refusals } from './gateway-operations';
import type { ListedOperation } from './kit/coverage';

const refusalsByCall = { ...identityRefusals, ...accountRefusals };

/** Everything that the console asks of the identity service, with the codes by which it may be refused. */
export const identityOperations = {
  refreshSession: { whole: ['NO_VALID_TOKEN'] },
  signIn: {
    whole: [
      'WRONG_CREDENTIALS',
      'NOT_PRODUCT_CREDENTIALS',
      'WRONG_MARKETPLACE_ACCOUNT',
      'NO_REPORT_PERMISSION',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  signOut: { none: 'a session that has ended already is signed out as well' },
  signUp: { whole: ['USER_EXISTS', 'TOO_MANY_ATTEMPTS', 'INVALID_INPUT'] },
  confirmSignUp: { whole: ['WRONG_CODE', 'INVALID_INPUT'] },
  forgotPassword: { whole: ['INVALID_INPUT'] },
  confirmForgotPassword: { whole: ['WRONG_CODE', 'INVALID_INPUT'] },
  checkPassword: { whole: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'INVALID_INPUT'] },
  changePassword: { whole: ['WRONG_PASSWORD', 'SAME_PASSWORD', 'TOO_MANY_ATTEMPTS', 'INVALID_INPUT'] },
  createAuditor: { whole: ['NOT_ALLOWED', 'USER_EXISTS', 'WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS', 'INVALID_INPUT'] },
  linkAccount: {
    whole: [
      'NOT_ALLOWED',
      'USER_NOT_IN_COUNTRY',
      'USER_NOT_IN_ACCOUNT',
      'SITE_MISMATCH',
      'NO_REPORT_PERMISSION',
      'INVALID_INPUT',
    ],
  },
} satisfies Record<keyof typeof refusalsByCall, Refusals>;

/** The same as the console's own client says it, in the form of the gateway's operations. */
export const identityCalls: readonly ListedOperation[] = Object.entries(refusalsByCall).map(([name, refusals]) => ({
  name,
  kind: 'identity',
  refusals,
  rowRefusals: [],
}));
