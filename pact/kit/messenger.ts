import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeFetchError } from './command';

/** What went to the gateway and what came. */
export interface Exchange {
  method: string;
  address: string;
  /** The headers with which the request went out, in small letters. */
  sent: Record<string, string>;
  /** The request's body. */
  asked: string;
  status: number;
  /** The headers of the answer, in small letters. */
  headers: Record<string, string>;
  text: string;
}

export interface Messenger {
  url: string;
  /** The last exchange since `forget`; null when the gateway was never asked. */
  last(): Exchange | null;
  /** Why the gateway gave no answer to the last request; null when it did. */
  silence(): string | null;
  forget(): void;
  close(): Promise<void>;
}

export interface MessengerOptions {
  baseUrl: string;
  /** The headers with which a request goes out; gets those of the contract's example. */
  headers: (example: Record<string, string>) => Record<string, string>;
  /** Milliseconds that the gateway may take. */
  patience: number;
}

const hopByHop = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'keep-alive',
]);
const recomputedHeaders = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);

const isText = (contentType: string): boolean =>
  /^$|^text\/|json|xml|javascript/.test(contentType) && !/officedocument/.test(contentType);

/** Each cookie counts: taken as one of many headers of a name, the last alone would be left. */
const cookiesIn = (headers: Headers): Record<string, string> => {
  const cookies = headers.getSetCookie();
  return cookies.length > 0 ? { 'set-cookie': cookies.join('\n') } : {};
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** Stands between pact's verifier and the gateway: sends each request on with the headers that count, and keeps what came. */
export async function startMessenger({ baseUrl, headers, patience }: MessengerOptions): Promise<Messenger> {
  let last: Exchange | null = null;
  let silence: string | null = null;

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const method = request.method ?? 'GET';
    const address = `${baseUrl}${request.url ?? '/'}`;
    const example = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        hopByHop.has(name) || value === undefined ? [] : [[name, String(value)] as const],
      ),
    );
    try {
      const sent = headers(example);
      const answer = await fetch(address, {
        method,
        headers: sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        ...(method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(body) }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      last = {
        method,
        address,
        sent,
        asked: body.toString('utf8'),
        status: answer.status,
        headers: { ...Object.fromEntries(answer.headers), ...cookiesIn(answer.headers) },
        text: isText(answer.headers.get('content-type') ?? '')
          ? bytes.toString('utf8')
          : `(a file of ${String(bytes.byteLength)} bytes)`,
      };
      const forwardedHeaders = [...answer.headers].filter(
        ([name]) => !recomputedHeaders.has(name) && name !== 'set-cookie',
      );
      const cookies = answer.headers.getSetCookie();
      if (cookies.length > 0) response.setHeader('set-cookie', cookies);
      response.writeHead(answer.status, Object.fromEntries(forwardedHeaders)).end(bytes);
    } catch (error) {
      silence = describeFetchError(error);
      response.writeHead(502).end();
    }
  }

  const server = createServer((request, response) => void carry(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    last: () => last,
    silence: () => silence,
    forget: () => {
      last = null;
      silence = null;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
