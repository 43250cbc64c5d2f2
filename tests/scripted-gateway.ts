import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway, type GatewayOptions } from '../contracts/client/create-gateway';
import type { Failure, Gateway } from '../contracts/ports';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: { query?: string; variables?: Record<string, unknown> } & Record<string, unknown>;
  /** Milliseconds since the server started. */
  at: number;
}

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** An object goes out as JSON, a string as it is. */
  body?: object | string;
  /** Milliseconds before the answer, or before the rest of a body that was begun. */
  after?: number;
  /** Close the connection: with no answer, or in the middle of the body. */
  cut?: 'before' | 'inside';
}

export type Script = (request: ReceivedRequest, count: number) => ScriptedAnswer | Promise<ScriptedAnswer>;

export interface ScriptedGateway {
  url: string;
  requests: ReceivedRequest[];
  /** Answers of a later request, from now on. */
  script(next: Script): void;
  close(): Promise<void>;
}

const answered = async (response: ServerResponse, answer: ScriptedAnswer) => {
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? { data: null });
  if (answer.after) await new Promise((resolve) => setTimeout(resolve, answer.after));
  if (answer.cut === 'before') return void response.destroy();
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
  if (answer.cut === 'inside') return void response.write(text.slice(0, 8), () => response.destroy());
  response.end(text);
};

/** A real HTTP server whose answers a test writes; it keeps every request that it saw. */
export async function startScriptedGateway(first: Script = () => ({})): Promise<ScriptedGateway> {
  let script = first;
  const requests: ReceivedRequest[] = [];
  const started = performance.now();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const received: ReceivedRequest = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as ReceivedRequest['body'],
        at: performance.now() - started,
      };
      requests.push(received);
      void Promise.resolve(script(received, requests.length)).then((answer) => answered(response, answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/production`,
    requests,
    script: (next) => {
      script = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export interface RecordedCallbacks {
  errors: { operation: string; failures: Failure[] }[];
  versions: string[];
  times: number[];
  refreshes: number;
}

/** The real client against that server, signed in as `token-1`, with everything that it tells kept. */
export function connectClient(
  server: ScriptedGateway,
  options: Partial<GatewayOptions> = {},
): { gateway: Gateway; heard: RecordedCallbacks } {
  const callbacks: RecordedCallbacks = { errors: [], versions: [], times: [], refreshes: 0 };
  const { refreshed = () => Promise.resolve(null), ...others } = options;
  const gateway = createGateway({
    baseUrl: server.url,
    marketplaceUrl: server.url.replace('/production', '/marketplace'),
    accessToken: () => Promise.resolve('token-1'),
    apiKey: () => 'key-1',
    operationKeys: true,
    retryDelay: 5,
    onErrors: (failures, operation) => callbacks.errors.push({ operation, failures }),
    onServerVersion: (version) => callbacks.versions.push(version),
    onWorldTime: (at) => callbacks.times.push(at),
    ...others,
    refreshed: () => {
      callbacks.refreshes += 1;
      return refreshed();
    },
  });
  return { gateway, heard: callbacks };
}

/** A signal that nobody aborts. */
export const createSignal = (): AbortSignal => new AbortController().signal;
