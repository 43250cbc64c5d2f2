import { identityRefusals } from '../contracts/client/identity';
import type { Refusals } from './gateway-operations';
import type { ListedOperation } from './kit/coverage';

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
} satisfies Record<keyof typeof identityRefusals, Refusals>;

/** The same as the console's own client says it, in the form of the gateway's operations. */
export const identityCalls: readonly ListedOperation[] = Object.entries(identityRefusals).map(([name, refusals]) => ({
  name,
  kind: 'identity',
  refusals,
  rowRefusals: [],
}));
