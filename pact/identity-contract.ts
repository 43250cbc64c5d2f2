import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { createIdentityClient, type IdentityClient } from '../contracts/client/identity';
import type { Outcome } from '../contracts/ports';
import type { FailureCode } from '../contracts/vocabulary/failures';
import { identityContract, cleanSlate, type ProviderState } from './contract';
import type { identityOperations } from './identity-operations';
import { httpOnlyCookiePattern } from './kit/patterns';
import { knownValuesOf } from './known-values';
import { jsonContent, toMatchers, type Example } from './matching';

interface IdentityInteraction<Value> {
  given?: ProviderState[];
  /** Below the identity service's origin. */
  path: string;
  query?: Record<string, string>;
  /** What is posted as JSON; nothing unless said. */
  sent?: Record<string, string>;
  /** The call goes out with the cookie that only the browser sees. */
  cookie?: boolean;
  ask: (client: IdentityClient, signal: AbortSignal) => Promise<Outcome<Value>>;
}

interface Answered<Value> extends IdentityInteraction<Value> {
  status?: number;
  /** The answer sets cookies, of which each has what keeps it from scripts and from other sites. */
  setsCookies?: boolean;
  body: Record<string, Example>;
  outcome: unknown;
}

/** The browser's part: what it keeps in its cookie goes out with each call. */
const withCookie: typeof fetch = (address, init) =>
  fetch(address, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie: 'refresh=token' } });

const keptFromScripts = MatchersV3.regex(
  httpOnlyCookiePattern,
  'refresh=token; Path=/identity; HttpOnly; SameSite=Strict; Max-Age=2592000',
);

/** One call to the identity service, its answer, and what that means in our words. */
export function identityCall<Value>(
  name: keyof typeof identityOperations,
  title: string,
  {
    given = [],
    path,
    query,
    sent,
    cookie = false,
    ask,
    status = 200,
    setsCookies = false,
    body,
    outcome,
  }: Answered<Value>,
): void {
  test(`${name}: ${title}`, async () => {
    const unfinished = identityContract.addInteraction();
    for (const [state, params] of [cleanSlate, ...given]) unfinished.given(state, { ...params });
    await unfinished
      .uponReceiving(`${name}: ${title}`)
      .withRequest('POST', path, (request) => {
        if (query) request.query(query);
        if (cookie) request.headers({ cookie: MatchersV3.regex('^.+=.+$', 'refresh=token') });
        if (sent) request.headers({ 'Content-Type': 'application/json' }).jsonBody(sent);
      })
      .willRespondWith(status, (response) => {
        response
          .headers({ 'Content-Type': jsonContent, ...(setsCookies && { 'Set-Cookie': keptFromScripts }) })
          .jsonBody(toMatchers(body, knownValuesOf(null, [given, sent], null)));
      })
      .executeTest(async ({ url }) => {
        const client = createIdentityClient({ baseUrl: `${url}/identity`, ...(cookie && { fetch: withCookie }) });
        expect(await ask(client, new AbortController().signal)).toEqual(outcome);
      });
  });
}

/** The identity service refuses with one of its own codes, which the body says. */
export function refusesIdentity<Value>(
  name: keyof typeof identityOperations,
  code: FailureCode,
  refused: IdentityInteraction<Value> & { status: number; more?: Record<string, Example>; values?: object },
): void {
  const { more = {}, values, ...rest } = refused;
  identityCall(name, `refused, ${code}`, {
    ...rest,
    body: { error: { exactly: code }, ...more },
    outcome: { ok: false, failure: { code, ...(values && { values }) } },
  });
}
