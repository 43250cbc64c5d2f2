import type { ActorRefFrom } from 'xstate';
import type { Gateway } from '../../contracts/ports';
import type { sessionMachine } from '../../machines/system/session/session.machine';
import { nextTask } from '../parts/next-task';
import type { WorldClock } from './clock';
import type { ConsoleConfig } from './config';
import { apiKey } from './storage';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Milliseconds that a call waits for a session that is being restored or refreshed. */
const patience = 20_000;
/** Milliseconds for a whole call, its repetitions included. */
export const requestDeadline = 30_000;

export interface GatewayWiring {
  config: ConsoleConfig;
  clock: WorldClock;
  /** The running session; asked at each call, since the gateway exists before the machines start. */
  session: () => SessionActor;
  isFresh: (accessToken: string) => boolean;
  onServerVersion: (version: string) => void;
  onUnknownField: () => void;
}

/** The token once `found` answers something else than undefined; null when the session ends or takes too long. */
function awaitToken(session: SessionActor, found: () => string | null | undefined): Promise<string | null> {
  const now = found();
  if (now !== undefined) return Promise.resolve(now);
  return new Promise((resolve) => {
    const settle = (token: string | null) => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(token);
    };
    const timer = setTimeout(() => settle(null), patience);
    const subscription = session.subscribe(() => {
      const token = found();
      if (token !== undefined) settle(token);
    });
  });
}

export interface WiredGateway {
  ports: Gateway;
  /** Fetches the code of the client and of these operations. Rejects when it does not come. */
  fetchCode: (operations: readonly string[]) => Promise<void>;
}

const load = () => import('../../contracts/client/create-gateway');

/** The gateway's ports under the running session: its token, refreshed once for all who wait, and what its answers tell the system. */
export function wireGateway({
  config,
  clock,
  session,
  isFresh,
  onServerVersion,
  onUnknownField,
}: GatewayWiring): WiredGateway {
  const tokenNow = () => session().getSnapshot().context.session?.accessToken ?? null;
  const isUndecided = () => session().getSnapshot().matches('restoring');
  const isSignedIn = () => session().getSnapshot().matches('signedIn');

  const client = async () =>
    (await load()).createGateway({
      baseUrl: config.gateway,
      marketplaceUrl: config.marketplace,
      apiKey: apiKey.read,
      operationKeys: config.operationKeys,
      timeout: requestDeadline,
      onServerVersion,
      onWorldTime: clock.heard,
      accessToken() {
        const actor = session();
        const stale = tokenNow();
        if (stale !== null && !isFresh(stale)) actor.send({ type: 'session.refresh' });
        return awaitToken(actor, () => {
          if (isUndecided()) return undefined;
          const token = tokenNow();
          if (token === null || !isSignedIn()) return null;
          return isFresh(token) ? token : undefined;
        });
      },
      refreshed() {
        const actor = session();
        const stale = tokenNow();
        if (stale === null) return Promise.resolve(null);
        actor.send({ type: 'session.refresh' });
        return awaitToken(actor, () => {
          const token = tokenNow();
          return token === null || actor.getSnapshot().matches({ signedIn: 'pausing' })
            ? null
            : token === stale
              ? undefined
              : token;
        });
      },
      onErrors(errors) {
        const refused = errors.find(({ code }) => code === 'NO_VALID_TOKEN');
        // While a refresh gets no answer the refusal of the old token says nothing about the session.
        if (refused && session().getSnapshot().matches({ signedIn: 'fresh' }))
          session().send({ type: 'session.forceOut', failure: refused });
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
    await nextTask();
    return gateway[name](input, signal);
  };
  return new Proxy({} as Gateway, {
    get: (_, name: keyof Gateway) => (input: never, signal: AbortSignal) => ask(name, input, signal),
  });
}
