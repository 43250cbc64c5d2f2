import type { EventEmitter } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Provider } from 'oidc-provider';
import type { Log, World } from '../world/types';
import { createControlApi } from './control/control-api';
import { createControlPage } from './control/control-page';
import type { ControlState } from './control/control-state';
import { createFaults, type Faults } from './faults';
import { createFilesRoute } from './files-route';
import { createGqlRoute } from './gateway/gql-route';
import { createGraphql } from './gateway/graphql';
import { createRestRoutes } from './gateway/rest-routes';
import { createAccessTokenCheck } from './identity/access-token';
import { createAttempts } from './identity/attempts';
import { createIdentityEndpoints } from './identity/endpoints';
import { readIdentityKeys } from './identity/keys';
import { openIdentityRecords } from './identity/records';
import { createRefreshes } from './identity/refreshes';
import { createSignIn } from './identity/sign-in';
import { createTokenEndpoint } from './identity/token-endpoint';
import type { Handler } from './http';
import { createRouter } from './router';
import { createStaticConsole } from './static-console';
import { sufferFaults } from './fault-effects';

export interface StartOptions {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** The address that browsers use when it is not a loopback one; null otherwise. */
  publicUrl: string | null;
  /** The built console's folder; null serves no console. */
  console: string | null;
  /** Seconds that an access token is good for. */
  tokenLife: number;
  apiKey: string;
  appVersion: string;
  operationKeys: boolean;
  /** Day from which verification is required, YYYY-MM-DD. */
  requiredSince: string;
  /** Address of the enrol-rights page by country code. */
  enrolRights: Record<string, string>;
  demoPassword: string;
}

export interface RunningServer {
  url: string;
  port: number;
  world: World;
  faults: Faults;
  state: ControlState;
  /** Stops taking requests, breaks what still runs after two seconds, and closes the world. */
  close(): Promise<void>;
}

/** `import` of the provider without its notice that it would rather run on a newer Node. */
async function loadProvider() {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('./identity/provider');
  } finally {
    console.warn = warn;
  }
}

function listen(server: ReturnType<typeof createHttpServer>, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Identity endpoints are operations too: `identity.sign-in`, `identity.refresh`, … */
function withIdentityFaults(handler: Handler, faults: Faults): Handler {
  return async (exchange) => {
    const name = /^\/identity\/([\w-]+)$/.exec(exchange.url.pathname)?.[1];
    if (name === undefined) return handler(exchange);
    exchange.notes.operation = `identity.${name}`;
    return (await sufferFaults(faults, `identity.${name}`, exchange.response, exchange.notes)) || handler(exchange);
  };
}

/** Puts an open world on the network: gateway, identity, files, control and the console, on one port. */
export async function startServer(world: World, options: StartOptions, log: Log): Promise<RunningServer> {
  const { createProvider, clientId, gatewayAudience } = await loadProvider();
  const records = openIdentityRecords(world.db.sqlite);
  records.sweep();
  const keys = await readIdentityKeys(records);
  const faults = createFaults();
  const state: ControlState = { operationKeysHonoured: options.operationKeys, appVersion: options.appVersion };
  const signIn = createSignIn(world.accounts, createAttempts());
  const checkToken = createAccessTokenCheck(keys, records, world.accounts, gatewayAudience);

  const providers = new Map<string, Provider>();
  const providerFor = (origin: string): Provider => {
    const known = providers.get(origin);
    if (known) return known;
    const provider = createProvider({
      origin,
      records,
      keys,
      accounts: world.accounts,
      signIn,
      tokenLife: options.tokenLife,
    });
    const failed = (error: unknown): void =>
      log('error', 'identity.failed', {
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    const events: EventEmitter = provider;
    events.on('server_error', (_ctx: unknown, error: unknown) => failed(error));
    events.on('error', failed);
    if (providers.size >= 16) providers.clear();
    providers.set(origin, provider);
    return provider;
  };

  let port = 0;
  const { createProviderRoutes } = await import('./identity/provider-routes');
  const identity = createIdentityEndpoints({
    clientId,
    publicUrl: options.publicUrl,
    records,
    refreshes: createRefreshes(),
    tokens: createTokenEndpoint(() => port),
    endProviderSession: async ({ request, response }, origin) => {
      const provider = providerFor(origin);
      const session = await provider.Session.get(provider.createContext(request, response));
      if (session.accountId !== undefined) await session.destroy();
    },
  });
  const configuration = (): Record<string, unknown> => ({
    gateway: '/production',
    identity: '/identity',
    oidc: '/oidc',
    clientId,
    apiKey: options.apiKey,
    operationKeys: state.operationKeysHonoured,
    requiredSince: options.requiredSince,
    enrolRights: options.enrolRights,
  });
  const graphql = createGraphql(world.resolvers, log);
  const { publicUrl } = options;
  const handlers: Handler[] = [
    createGqlRoute({
      world,
      graphql,
      faults,
      checkToken,
      apiKey: options.apiKey,
      operationKeysHonoured: () => state.operationKeysHonoured,
    }),
    createRestRoutes({ world, faults, checkToken }),
    withIdentityFaults(identity, faults),
    createProviderRoutes({ publicUrl, providerFor, signIn }),
    createFilesRoute(world, faults),
    createControlApi({ world, faults, state, records, publicUrl, demoPassword: options.demoPassword }),
    createControlPage(),
    ...(options.console === null ? [] : [createStaticConsole({ folder: options.console, configuration })]),
  ];
  const stamp = (): Record<string, string> => ({
    'x-app-version': state.appVersion,
    'x-world-time': String(world.clock.now()),
  });
  const server = createHttpServer(
    { requestTimeout: 60_000, headersTimeout: 20_000 },
    createRouter({ handlers, log, publicUrl, stamp }),
  );
  server.on('clientError', (_error, socket) => {
    const body = '{"error":"MALFORMED_REQUEST","message":"The request is not HTTP."}';
    if (socket.writable) {
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${String(body.length)}\r\n\r\n${body}`,
      );
    }
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  port = await listen(server, options.port, options.host);
  world.worker.start();
  const url = options.publicUrl ?? `http://localhost:${String(port)}`;
  log('info', 'server.started', { url, port });

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    world.worker.stop();
    await new Promise<void>((done) => {
      server.close(() => done());
      server.closeIdleConnections();
      setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, 2000).unref();
    });
    world.close();
    log('info', 'server.stopped', { port });
  };
  return { url, port, world, faults, state, close: () => (closing ??= close()) };
}
