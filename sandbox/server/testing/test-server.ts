import { request, type IncomingHttpHeaders } from 'node:http';
import { createServer, type ServerOptions } from '../create-server';
import type { RunningServer } from '../start-server';

export const apiKey = 'vigia-demo-key';

/** A server of its own for one test file, on a world in memory. */
export function testServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return createServer({ database: ':memory:', seed: 'small', ...options });
}

export interface SessionAnswer {
  accessToken: string;
  expiresAt: number;
  userId: string;
}

export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The cookies of an answer as a Cookie header; those that were deleted are left out. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0|expires=Thu, 01 Jan 1970/i.test(cookie))
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}

/** Signs a demo account in; answers the session and its cookie. */
export async function signIn(
  url: string,
  user = 'ana@vigia.test',
  password = 'vigia-demo',
): Promise<SessionAnswer & { cookie: string }> {
  const answer = await post(`${url}/identity/sign-in`, { user, password });
  if (answer.status !== 200) throw new Error(`Sign-in answered ${String(answer.status)}: ${await answer.text()}`);
  return { ...((await answer.json()) as SessionAnswer), cookie: cookiesOf(answer) };
}

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** One GraphQL call as the console makes it. */
export async function gql(
  url: string,
  query: string,
  { token, variables, headers }: { token?: string; variables?: unknown; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: Headers; body: GraphqlAnswer }> {
  const answer = await post(
    `${url}/production/gql`,
    { query, variables },
    { 'x-api-key': apiKey, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
  );
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as GraphqlAnswer };
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request with whatever Host, path and headers a browser would never send. */
export function rawRequest(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, method, headers: { host: `localhost:${String(port)}`, ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
