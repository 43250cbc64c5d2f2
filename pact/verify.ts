import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { contractFileOf, provider } from './contract-file';
import type { Account, StateHandlers } from './states';

export interface ProviderUnderTest {
  /** Address of the gateway's origin, without its stage. */
  url: string;
  /** Sent on queries in the place of the example's. */
  apiKey: string;
  /** An access token of the account. */
  signIn(account: Account): Promise<string>;
  /** Brings the states about; those of `signIn` and of the spoilt answer are brought about here. */
  states: Omit<StateHandlers, 'a person is signed in' | 'an error comes beside the data'>;
  /** Makes the next answer of the operation carry an error beside its data. */
  spoil(operation: string): Promise<void> | void;
  /** Whose contract: the gateway's unless said. */
  provider?: string;
  /** Description of the only interactions to verify, as a regular expression. */
  only?: string;
}

type Handler = (parameters?: unknown) => Promise<void>;

/**
 * Replays every interaction of the committed contract against a running gateway, each after its states, and rejects when one of the
 * answers differs. Each request goes out with a real token of the account that the interaction names and with an operation key of
 * its own.
 */
export async function verifyProvider(tested: ProviderUnderTest): Promise<string> {
  const { url, apiKey, signIn, states, spoil, only, provider: name = provider } = tested;
  let token = '';
  const tokens = new Map<Account, string>();
  const signedIn = async ({ account }: { account: Account }) => {
    token = tokens.get(account) ?? (await signIn(account));
    tokens.set(account, token);
  };
  const handlers: StateHandlers = {
    ...states,
    'a person is signed in': signedIn,
    'an error comes beside the data': ({ operation }) => spoil(operation),
  };
  const stateHandlers = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]): [string, Handler] => [
      name,
      async (parameters) => (handle as (params: unknown) => void | Promise<void>)(parameters),
    ]),
  );
  const filter = process.env.PACT_DESCRIPTION;
  if (only) process.env.PACT_DESCRIPTION = only;
  try {
    return await new Verifier({
      provider: name,
      providerBaseUrl: url,
      pactUrls: [join(import.meta.dirname, 'pacts', contractFileOf(name))],
      stateHandlers,
      requestFilter: (request, _response, next) => {
        if (request.headers.authorization) request.headers.authorization = `Bearer ${token}`;
        if (request.headers['x-api-key']) request.headers['x-api-key'] = apiKey;
        if (request.headers['x-operation-key']) request.headers['x-operation-key'] = randomUUID();
        next();
      },
      failIfNoPactsFound: true,
      timeout: 120_000,
      logLevel: 'warn',
    }).verifyProvider();
  } finally {
    if (filter === undefined) delete process.env.PACT_DESCRIPTION;
    else process.env.PACT_DESCRIPTION = filter;
  }
}
