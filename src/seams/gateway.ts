import type { Gateway } from '../../contracts/ports';
import { waitForNextTask } from '../parts/wait-for-paint';
import type { WorldClock } from './clock';
import type { ConsoleConfig } from './config';
import type { SessionToken } from './session-token';
import { apiKey } from './storage';

/** Milliseconds for a whole call, its repetitions included. */
export const requestDeadline = 30_000;

export interface GatewayWiring {
  config: ConsoleConfig;
  clock: WorldClock;
  token: SessionToken;
  onServerVersion: (version: string) => void;
  onUnknownField: () => void;
}

export interface WiredGateway {
  ports: Gateway;
  /** Fetches the code of the client and of these operations. Rejects when it does not come. */
  fetchCode: (operations: readonly string[]) => Promise<void>;
}

const load = () => import('../../contracts/client/create-gateway');

/** The gateway's ports under the running session: its token, refreshed once for all who wait, and what its answers tell the system. */
export function wireGateway({ config, clock, token, onServerVersion, onUnknownField }: GatewayWiring): WiredGateway {
  const client = async () =>
    (await load()).createGateway({
      baseUrl: config.gateway,
      marketplaceUrl: config.marketplace,
      apiKey: apiKey.read,
      operationKeys: config.operationKeys,
      timeout: requestDeadline,
      onServerVersion,
      onWorldTime: clock.heard,
      accessToken: token.ofNow,
      refreshed: token.renewed,
      onErrors(errors) {
        const refused = errors.find(({ code }) => code === 'NO_VALID_TOKEN');
        if (refused) token.refused(refused);
        if (errors.some(({ code }) => code === 'UNKNOWN_FIELD')) onUnknownField();
      },
    });
  return {
    ports: lazily(client),
    fetchCode: async (operations) => (await load()).fetchOperations(operations),
  };
}

/** The same ports, whose code is fetched with the first call. */
function lazily(client: () => Promise<Gateway>): Gateway {
  let fetched: Promise<Gateway> | null = null;
  const fetchOnce = () =>
    (fetched ??= client().catch((error: unknown) => {
      fetched = null;
      throw error;
    }));
  const ask = async (name: keyof Gateway, input: never, signal: AbortSignal) => {
    let gateway: Gateway;
    try {
      gateway = await fetchOnce();
    } catch (error) {
      return { ok: false, failure: { code: 'OFFLINE', operation: name, message: String(error) } };
    }
    // A page asks a dozen things in one moment, and what goes out in one task holds it for as long as twelve.
    await waitForNextTask();
    return gateway[name](input, signal);
  };
  return new Proxy({} as Gateway, {
    get: (_, name: keyof Gateway) => (input: never, signal: AbortSignal) => ask(name, input, signal),
  });
}
