import { type IncomingMessage, createServer, type RequestListener, type Server } from 'node:http';
import type { Log, World } from '../world/types';
import { createControlApi, createControlPage, type ControlState } from './control/control-api';
import { createFaults, type Faults } from './faults';
import { createEnrolRoute } from './enrol-route';
import { createErrorsRoute, createHealthRoute, createMarketplaceRoute } from './service-routes';
import { createFilesRoute, videoAddresses } from './files-route';
import { createGqlRoute } from './gateway/gql-route';
import { createRestRoutes } from './gateway/rest-routes';
import type { Handler } from './http';
import { hasSessionCookie } from './identity/endpoints';
import { createIdentity } from './identity/identity';
import { clientId } from './identity/languages';
import { memoizeAsync } from './memoize-async';
import { createRouter, defaultPaths } from './router';
import { createConfigRoute, createStaticConsole } from './static-console';
import type { AddressInfo, Socket } from 'node:net';

interface HttpServer {
  port: number;
  /** Takes no more requests; those that run get two seconds, then their connections are broken. */
  close(): Promise<void>;
}

const malformed = '{"error":"MALFORMED_REQUEST","message":"The request is not HTTP."}';
const malformedAnswer = `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${String(malformed.length)}\r\n\r\n${malformed}`;
const patience = 2000;
/**
 * An idle connection outlives what others keep theirs for (nginx a minute, a browser's or Node's own client what this
 * says): who closes first must be the client, or its next request is lost on a connection that just ends.
 */
const keepAliveTimeout = 65_000;

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens on `host` and `port` (0 takes any free one). Rejects when the address cannot be had (`code` EADDRINUSE, …). */
async function openHttpServer(listener: RequestListener, port: number, host: string): Promise<HttpServer> {
  const server = createServer({ requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout }, listener);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(malformedAnswer);
  });
  return {
    port: await listen(server, port, host),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeIdleConnections();
        setTimeout(() => {
          for (const socket of sockets) socket.destroy();
        }, patience).unref();
      }),
  };
}

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
  /** Where the gateway is: GraphQL at `<path>/gql`. */
  gatewayPath: string;
  /** Where provider states are brought about. */
  statesPath: string;
  appVersion: string;
  operationKeys: boolean;
  /** Day from which verification is required, YYYY-MM-DD. */
  requiredSince: string;
  /** Address of the enrol-rights page by country code; `{lang}` in it is the language that is read. */
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

/** Puts an open world on the network: gateway, identity, files, control and the console, on one port. */
export async function startServer(world: World, options: StartOptions, log: Log): Promise<RunningServer> {
  const { publicUrl, apiKey } = options;
  const faults = createFaults();
  const state: ControlState = { operationKeysHonoured: options.operationKeys, appVersion: options.appVersion };
  let port = 0;
  const identity = await createIdentity({
    world,
    faults,
    log,
    publicUrl,
    tokenLife: options.tokenLife,
    port: () => port,
  });
  const { checkToken, records, forgetAttempts } = identity;
  const graphql = memoizeAsync(async () => (await import('./gateway/graphql')).createGraphql(world.resolvers, log));
  const configuration = (request: IncomingMessage): Record<string, unknown> => ({
    gateway: options.gatewayPath,
    marketplace: '/marketplace',
    identity: '/identity',
    oidc: '/oidc',
    clientId,
    apiKey,
    operationKeys: state.operationKeysHonoured,
    requiredSince: options.requiredSince,
    enrolRights: options.enrolRights,
    videos: videoAddresses,
    session: hasSessionCookie(request),
    errors: '/errors',
    attach: '/explorer/',
  });
  const errors = createErrorsRoute(publicUrl);
  const handlers: Handler[] = [
    createHealthRoute(options.console),
    createGqlRoute({
      world,
      graphql,
      faults,
      checkToken,
      apiKey,
      operationKeysHonoured: () => state.operationKeysHonoured,
    }),
    createRestRoutes({ world, faults, checkToken }),
    ...identity.handlers,
    createFilesRoute(world, faults),
    createEnrolRoute(),
    createMarketplaceRoute(world, faults),
    errors.handler,
    createControlApi({
      world,
      faults,
      state,
      records,
      forgetAttempts,
      errorsTold: errors.list,
      publicUrl,
      demoPassword: options.demoPassword,
      url: () => `http://localhost:${String(port)}`,
    }),
    createControlPage(),
    createConfigRoute(configuration),
    ...(options.console === null ? [] : [createStaticConsole({ folder: options.console, configuration })]),
  ];
  const stamp = (): Record<string, string> => ({
    'x-app-version': state.appVersion,
    'x-world-time': String(world.clock.now()),
  });
  const moves = [
    [defaultPaths.states, options.statesPath],
    [defaultPaths.gateway, options.gatewayPath],
  ] as const;
  const server = await openHttpServer(
    createRouter({ handlers, log, publicUrl, stamp, moves }),
    options.port,
    options.host,
  );
  ({ port } = server);
  world.worker.start();
  const url = publicUrl ?? `http://localhost:${String(port)}`;
  log('info', 'server.started', { url, port });
  const warmedUp = Promise.all([identity.warmUp(), graphql()]).catch((error: unknown) => {
    log('error', 'server.unfit', { reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    world.worker.stop();
    await server.close();
    await warmedUp;
    world.close();
    log('info', 'server.stopped', { port });
  };
  return { url, port, world, faults, state, close: () => (closing ??= close()) };
}
