import type { EventEmitter } from 'node:events';
import type { Provider } from 'oidc-provider';
import type { Log, World } from '../../world/types';
import { applyFaults } from '../fault-effects';
import type { Faults } from '../faults';
import type { Handler } from '../http';
import { memoizeAsync } from '../memoize-async';
import { createAccountCalls } from './account-calls';
import { createAccessTokenCheck, type CheckAccessToken } from './access-token';
import { createAttempts } from './attempts';
import { createIdentityEndpoints } from './endpoints';
import { readIdentityKeys } from './keys';
import { gatewayAudience } from './languages';
import { createProviderRoutes } from './provider-routes';
import { openIdentityRecords, type IdentityRecords } from './records';
import { createRefreshes } from './refreshes';
import { createSignIn } from './sign-in';
import { createTokenEndpoint } from './token-endpoint';

export interface IdentityOptions {
  world: World;
  faults: Faults;
  log: Log;
  publicUrl: string | null;
  /** Seconds that an access token is good for. */
  tokenLife: number;
  /** The port that the server listens on. */
  port: () => number;
}

export interface Identity {
  records: IdentityRecords;
  checkToken: CheckAccessToken;
  /** No sign-in and no password has failed. */
  forgetAttempts: () => void;
  /** `/identity/*`, then `/oidc/*`. */
  handlers: Handler[];
  /** Loads the provider, which the first use does too. */
  warmUp: () => Promise<void>;
}

const mostOrigins = 16;

/** `import` of the provider without its notice that it would rather run on a newer Node. */
async function loadProvider() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('./provider');
  } finally {
    console.warn = warn;
  }
}

/** Identity endpoints are operations that can suffer too: `identity.sign-in`, `identity.refresh`, … */
function withFaults(handler: Handler, faults: Faults): Handler {
  return async (exchange) => {
    const name = /^\/identity\/([\w-]+)$/.exec(exchange.url.pathname)?.[1];
    if (name === undefined || name === 'end') return handler(exchange);
    exchange.notes.operation = `identity.${name}`;
    return (
      (await applyFaults(faults, `identity.${name}`, exchange.response, exchange.notes)) || (await handler(exchange))
    );
  };
}

/** Sign-in, sessions and tokens, kept in the world's database but on real time. One provider for each origin that is asked. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { world, faults, log, publicUrl, tokenLife } = options;
  const { accounts } = world;
  const records = openIdentityRecords(world.db.sqlite);
  records.sweep();
  const keys = await readIdentityKeys(records);
  const attempts = { signIn: createAttempts(), password: createAttempts() };
  const signIn = createSignIn(accounts, attempts.signIn);
  const checkToken = createAccessTokenCheck(keys, records, accounts, gatewayAudience);
  const module = memoizeAsync(loadProvider);
  const providers = new Map<string, Provider>();

  const failed = (error: unknown): void =>
    log('error', 'identity.failed', {
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });

  async function providerFor(origin: string): Promise<Provider> {
    const { createProvider } = await module();
    const known = providers.get(origin);
    if (known) return known;
    const provider = createProvider({ origin, records, keys, accounts, signIn, tokenLife });
    const events: EventEmitter = provider;
    events.on('server_error', (_ctx: unknown, error: unknown) => failed(error));
    events.on('error', failed);
    if (providers.size >= mostOrigins) providers.clear();
    providers.set(origin, provider);
    return provider;
  }

  const endpoints = createIdentityEndpoints({
    publicUrl,
    records,
    refreshes: createRefreshes(),
    tokens: createTokenEndpoint(options.port),
    accountCalls: createAccountCalls({ world, records, checkToken, attempts: attempts.password }),
    endProviderSession: async ({ request, response }, origin) => {
      const provider = await providerFor(origin);
      const session = await provider.Session.get(provider.createContext(request, response));
      if (session.accountId !== undefined) await session.destroy();
    },
  });
  return {
    records,
    checkToken,
    forgetAttempts: () => {
      attempts.signIn.forget();
      attempts.password.forget();
    },
    handlers: [withFaults(endpoints, faults), createProviderRoutes({ publicUrl, providerFor, signIn })],
    warmUp: async () => {
      await module();
    },
  };
}
