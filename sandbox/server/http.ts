import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { chooseEncoding, compressSync } from './encoding';
import { newNonce, plainPagePolicy } from './security-headers';

/** An answer other than 200 that a handler gives by throwing; `code` and `message` go out as JSON. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: OutgoingHttpHeaders = {},
  ) {
    super(message);
  }
}

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** Fields that the request's log line gets besides method, path, status and milliseconds. */
  notes: Record<string, unknown>;
}

/** False where the request is not for this handler. A handler that took the request has ended the response, or destroyed it. */
export type Handler = (exchange: Exchange) => Promise<boolean> | boolean;

/**
 * The whole body as bytes. Throws 413 above `limit` bytes, whether declared or streamed, and 400 when the client goes away
 * in the middle.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = new HttpRefusal(413, 'BODY_TOO_LARGE', `The body may hold ${String(limit)} bytes at most.`, {
    connection: 'close',
  });
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge;
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > limit) throw tooLarge;
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof HttpRefusal) throw error;
    throw new HttpRefusal(400, 'BODY_INTERRUPTED', 'The body ended before its time.');
  }
  return Buffer.concat(parts);
}

export type JsonObject = Record<string, unknown>;

/** A JSON object from the body. Throws 415 for another content type, 400 for malformed JSON or anything but an object. */
export async function readJson(request: IncomingMessage, limit = 65_536): Promise<JsonObject> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new HttpRefusal(415, 'NOT_JSON', 'The body must be application/json.');
  return parseJson(await readBody(request, limit));
}

export function parseJson(body: Buffer): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new HttpRefusal(400, 'MALFORMED_JSON', 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpRefusal(400, 'MALFORMED_JSON', 'The body must be a JSON object.');
  }
  return value as JsonObject;
}

/** A form from the body (`application/x-www-form-urlencoded`). Throws 415 for another content type. */
export async function readForm(request: IncomingMessage, limit = 65_536): Promise<URLSearchParams> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new HttpRefusal(415, 'NOT_A_FORM', 'The body must be a form.');
  return new URLSearchParams((await readBody(request, limit)).toString('utf8'));
}

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Uint8Array;
}

/** What an ordered fault makes of an answer; null breaks the connection instead. */
export type AnswerChange = (answer: Answer) => Answer | null;

const changes = new WeakMap<ServerResponse, AnswerChange>();
const stamps = new WeakMap<ServerResponse, () => OutgoingHttpHeaders>();

/** Gives every answer that `send` writes to this response headers that are made when it leaves. */
export function setAnswerHeaders(response: ServerResponse, stamp: () => OutgoingHttpHeaders): void {
  stamps.set(response, stamp);
}

/** Lets `change` have the last word on what `send` will write to this response. */
export function changeAnswer(response: ServerResponse, change: AnswerChange): void {
  changes.set(response, change);
}

const packable = new WeakSet<ServerResponse>();
const smallestPacked = 1024;

/** Lets `send` compress what it will write to this response. Not where a secret stands beside what the caller chose: the length would tell it. */
export function compressAnswer(response: ServerResponse): void {
  packable.add(response);
}

function packed(response: ServerResponse, answer: Answer): Answer {
  if (!packable.has(response) || answer.body.byteLength < smallestPacked) return answer;
  const encoding = chooseEncoding(response.req);
  const headers = { ...answer.headers, vary: 'Accept-Encoding' };
  if (encoding === null) return { ...answer, headers };
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': encoding },
    body: compressSync(answer.body, encoding),
  };
}

/** The one way in which answers of this server leave (the provider's own excepted). */
export function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Uint8Array = '',
): void {
  const given: Answer = {
    status,
    headers: { ...stamps.get(response)?.(), ...headers },
    body: typeof body === 'string' ? Buffer.from(body, 'utf8') : body,
  };
  const change = changes.get(response);
  const answer = change ? change(given) : given;
  if (answer === null) {
    response.socket?.destroy();
    return;
  }
  const { headers: sentHeaders, body: sent } = packed(response, answer);
  response.writeHead(answer.status, { ...sentHeaders, 'content-length': sent.byteLength });
  if (response.req.method === 'HEAD') response.end();
  else response.end(sent);
}

/** JSON text that no cache keeps. */
export function sendJsonText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  send(
    response,
    status,
    { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    text,
  );
}

/** A value as JSON that no cache keeps. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  sendJsonText(response, status, JSON.stringify(value), headers);
}

/** A page without any script, that no cache keeps; its styles bear the nonce that it is given. */
export function sendPage(response: ServerResponse, status: number, page: (nonce: string) => string): void {
  const nonce = newNonce();
  send(
    response,
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': plainPagePolicy(nonce),
    },
    page(nonce),
  );
}

export function redirect(response: ServerResponse, location: string): void {
  send(response, 303, { location, 'cache-control': 'no-store' });
}

/** Throws 405 with an Allow header unless the request's method is one of `methods`. */
export function onlyMethods(request: IncomingMessage, ...methods: string[]): void {
  if (methods.includes(request.method ?? '')) return;
  throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', `Only ${methods.join(', ')}.`, { allow: methods.join(', ') });
}

export function readCookie(request: IncomingMessage, name: string): string | null {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return decodeURIComponentSafely(pair.slice(at + 1).trim());
  }
  return null;
}

/** `text` with its percent escapes read; as it is where they are malformed. */
export function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const htmlEscapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => htmlEscapes[character] ?? character);
}
