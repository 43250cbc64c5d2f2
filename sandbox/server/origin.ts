import type { IncomingMessage } from 'node:http';
import { HttpRefusal } from './http';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * The origin that the browser sees, which a development proxy in front of us may keep in the Host header. Only loopback
 * hosts and the configured public address are known; throws 421 for any other, so that a foreign name that resolves to this
 * machine reads nothing here.
 */
export function originOf(request: IncomingMessage, publicUrl: string | null): string {
  const host = (request.headers.host ?? '').toLowerCase();
  if (publicUrl !== null && new URL(publicUrl).host === host) return new URL(publicUrl).origin;
  if (loopback.test(host)) return `http://${host}`;
  throw new HttpRefusal(421, 'UNKNOWN_HOST', 'This server does not answer for that host.');
}

/** False for a request that a browser makes for a page of another origin. */
export function isSameOrigin(request: IncomingMessage, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return request.headers.origin === undefined || request.headers.origin === origin;
}
