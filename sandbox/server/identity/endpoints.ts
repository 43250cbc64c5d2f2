import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeJwt } from 'jose';
import {
  HttpRefusal,
  onlyMethods,
  readCookie,
  readForm,
  readJson,
  sendJson,
  sendPage,
  type Exchange,
  type Handler,
} from '../http';
import { isSameOrigin, originOf } from '../origin';
import type { AccountCall } from './account-calls';
import { languageOf, clientId } from './languages';
import { signedOutPage } from './pages';
import type { IdentityRecords } from './records';
import type { Refreshes } from './refreshes';
import type { TokenAnswer, TokenEndpoint, Tokens } from './token-endpoint';

const cookieName = 'vigia_refresh';

/** Says only that there may be a session, so that a page for a visitor without one need not ask for it. */
const hintName = 'vigia_session';
const cookieDays = 30;

const statuses: Record<string, number> = {
  WRONG_CREDENTIALS: 401,
  NOT_PRODUCT_CREDENTIALS: 403,
  WRONG_MARKETPLACE_ACCOUNT: 403,
  NO_REPORT_PERMISSION: 403,
  TOO_MANY_ATTEMPTS: 429,
};

export interface EndpointsOptions {
  publicUrl: string | null;
  records: IdentityRecords;
  refreshes: Refreshes;
  tokens: TokenEndpoint;
  /** By path. */
  accountCalls: Readonly<Record<string, AccountCall>>;
  /** Ends the provider's own session of the browser that calls. */
  endProviderSession: (exchange: Exchange, origin: string) => Promise<void>;
}

/** The refresh token's cookie and the hint that goes with it; an empty value deletes both. */
function sessionCookies(origin: string, refreshToken: string): string[] {
  const age = refreshToken === '' ? 0 : cookieDays * 86_400;
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const rest = `HttpOnly; SameSite=Strict; Max-Age=${String(age)}${secure}`;
  return [
    `${cookieName}=${encodeURIComponent(refreshToken)}; Path=/identity; ${rest}`,
    `${hintName}=${refreshToken === '' ? '' : '1'}; Path=/; ${rest}`,
  ];
}

/** False when the browser surely has no session; true when it may have one. */
export function hasSessionCookie(request: IncomingMessage): boolean {
  return readCookie(request, hintName) === '1';
}

function sessionOf(tokens: Tokens): { accessToken: string; expiresAt: number; userId: string } {
  const claims = decodeJwt(tokens.accessToken);
  return { accessToken: tokens.accessToken, expiresAt: (claims.exp ?? 0) * 1000, userId: claims.sub ?? '' };
}

/** Answers a session and keeps its refresh token in the cookie. `extra` goes out beside it. */
function sendSession(
  response: ServerResponse,
  origin: string,
  tokens: Tokens,
  extra: Record<string, unknown> = {},
): void {
  const headers = tokens.refreshToken === null ? {} : { 'set-cookie': sessionCookies(origin, tokens.refreshToken) };
  sendJson(response, 200, { ...extra, ...sessionOf(tokens) }, headers);
}

/** The provider tells our code as `CODE` or `CODE value` in its description. */
function sendSignInRefusal(response: ServerResponse, answer: Extract<TokenAnswer, { ok: false }>): void {
  const [code = '', value] = answer.description.split(' ');
  const status = statuses[code];
  if (status === undefined) throw new HttpRefusal(502, 'SERVER_ERROR', 'The identity provider gave no usable answer.');
  if (code === 'TOO_MANY_ATTEMPTS')
    sendJson(response, status, { error: code, retryAfter: Number(value) }, { 'retry-after': value });
  else sendJson(response, status, { error: code, ...(value === undefined ? {} : { siteId: value }) });
}

function requiredText(body: Record<string, unknown>, ...names: string[]): string {
  for (const name of names) {
    const value = body[name];
    if (typeof value === 'string') return value;
  }
  throw new HttpRefusal(400, 'INVALID_INPUT', `The body must hold ${names.join(' or ')} as text.`);
}

/**
 * The identity adapter (`/identity/*`): it speaks to the provider for the console and keeps the refresh token out of the
 * reach of scripts, in an HttpOnly cookie of this path. Answers `{accessToken, expiresAt (epoch ms), userId}`, or
 * `{error: code}` with 4xx. 409 RETRY asks to repeat the refresh, since another tab's answer has replaced the cookie.
 */
export function createIdentityEndpoints(options: EndpointsOptions): Handler {
  const { records, refreshes, tokens } = options;
  const RefreshTokens = new records.adapter('RefreshToken');

  async function signIn({ request, response }: Exchange, origin: string): Promise<void> {
    const body = await readJson(request);
    const username = requiredText(body, 'user', 'username');
    const password = requiredText(body, 'password');
    const former = readCookie(request, cookieName);
    const answer = await tokens.ask(origin, { grant_type: 'password', client_id: clientId, username, password });
    if (!answer.ok) return sendSignInRefusal(response, answer);
    if (former !== null) await RefreshTokens.destroy(former);
    sendSession(response, origin, answer.tokens);
  }

  async function refresh({ request, response }: Exchange, origin: string): Promise<void> {
    const cookie = readCookie(request, cookieName);
    if (cookie === null || cookie === '')
      throw new HttpRefusal(401, 'NOT_LOGGED_IN', 'There is no session to refresh.');
    const answer = await refreshes.exchange(cookie, () =>
      tokens.ask(origin, { grant_type: 'refresh_token', client_id: clientId, refresh_token: cookie }),
    );
    if (answer.ok) return sendSession(response, origin, answer.tokens);
    if ('retry' in answer) throw new HttpRefusal(409, 'RETRY', 'Another refresh has replaced this one.');
    if (answer.error !== 'invalid_grant')
      throw new HttpRefusal(502, 'SERVER_ERROR', 'The identity provider gave no usable answer.');
    throw new HttpRefusal(401, 'NOT_LOGGED_IN', 'The session has ended.', {
      'set-cookie': sessionCookies(origin, ''),
    });
  }

  async function signOut({ request, response, url }: Exchange, origin: string): Promise<void> {
    const cookie = readCookie(request, cookieName);
    if (cookie !== null && cookie !== '') await tokens.revoke(origin, cookie);
    const lang = languageOf(url.searchParams.get('lang') ?? request.headers['accept-language']);
    sendJson(response, 200, { logoutPage: `/identity/end?lang=${lang}` }, { 'set-cookie': sessionCookies(origin, '') });
  }

  async function exchangeCode({ request, response }: Exchange, origin: string): Promise<void> {
    const form = Object.fromEntries(await readForm(request));
    if (form.grant_type !== 'authorization_code') {
      return sendJson(response, 400, {
        error: 'unsupported_grant_type',
        error_description: 'Only authorization_code is exchanged here.',
      });
    }
    const former = readCookie(request, cookieName);
    const answer = await tokens.ask(origin, { ...form, client_id: clientId });
    if (!answer.ok)
      return sendJson(response, answer.status, { error: answer.error, error_description: answer.description });
    if (former !== null) await RefreshTokens.destroy(former);
    const { refresh_token: _kept, ...visible } = answer.tokens.raw;
    sendSession(response, origin, answer.tokens, visible);
  }

  async function end(exchange: Exchange, origin: string): Promise<void> {
    const { response, request, url } = exchange;
    await options.endProviderSession(exchange, origin);
    const lang = languageOf(url.searchParams.get('lang') ?? request.headers['accept-language']);
    sendPage(response, 200, (nonce) => signedOutPage(lang, nonce));
  }

  const posts: Record<string, (exchange: Exchange, origin: string) => Promise<void>> = {
    '/identity/sign-in': signIn,
    '/identity/switch': signIn,
    '/identity/refresh': refresh,
    '/identity/sign-out': signOut,
    '/identity/token': exchangeCode,
    ...options.accountCalls,
  };

  return async (exchange) => {
    const { request, url } = exchange;
    if (!url.pathname.startsWith('/identity/')) return false;
    const origin = originOf(request, options.publicUrl);
    if (url.pathname === '/identity/end') {
      onlyMethods(request, 'GET', 'HEAD');
      await end(exchange, origin);
      return true;
    }
    const answer = posts[url.pathname];
    if (!answer) throw new HttpRefusal(404, 'NOT_FOUND', 'There is no such identity endpoint.');
    onlyMethods(request, 'POST');
    if (!isSameOrigin(request, origin)) throw new HttpRefusal(403, 'OTHER_ORIGIN', 'Only the console may call this.');
    await answer(exchange, origin);
    return true;
  };
}
