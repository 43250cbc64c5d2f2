import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest';
import { createWorldClock } from './clock';
import { standardConfig } from './config';
import { wireGateway } from './gateway';
import type { Failure } from '../../contracts/ports';
import { createAccounts } from './accounts';
import type { SessionToken } from './session-token';

describe('gateway', () => {
  const token = {
    ofNow: () => Promise.resolve('token-1'),
    renewed: () => Promise.resolve(null),
    refused: () => undefined,
  };

  beforeEach(() => localStorage.clear());

  afterEach(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  test('GW-01 GW-02 GW-03 everything goes to the production stage, with the token, and queries with the key of local storage', async () => {
    const sent: Request[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      sent.push(request);
      return Promise.resolve(Response.json({ data: {} }));
    });
    const { ports } = wireGateway({
      config: { ...standardConfig, gateway: `https://gateway.test${standardConfig.gateway}` },
      clock: createWorldClock(),
      token,
      onServerVersion: () => undefined,
      onUnknownField: () => undefined,
    });
    const { signal } = new AbortController();
    localStorage.setItem('apiKey', 'key-of-the-storage');
    await ports.menu(undefined, signal);
    await ports.deleteLiveSearch({ id: '1', operationKey: 'k' }, signal);
    await ports.translate({ text: 'Hola', sourceLang: 'es', targetLang: 'pt' }, signal);
    localStorage.setItem('apiKey', 'key-of-later');
    await ports.menu(undefined, signal);
    expect(sent.map(({ url, headers }) => [new URL(url).pathname, headers.get('x-api-key')])).toEqual([
      ['/production/gql', 'key-of-the-storage'],
      ['/production/gql', null],
      ['/production/translate', null],
      ['/production/gql', 'key-of-later'],
    ]);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(sent.map(() => 'Bearer token-1'));
  });
});

describe('the calls about accounts', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The calls about accounts under a session whose token is had so, from a service that answers so. */
  function open(status: number, body: object, ofNow: SessionToken['ofNow'] = () => Promise.resolve('token-1')) {
    const sent: { url: string; authorization: string | undefined; body: unknown }[] = [];
    vi.stubGlobal(
      'fetch',
      (url: string, { headers, body: text }: { headers: Record<string, string>; body: string }) => {
        sent.push({ url, authorization: headers.authorization, body: JSON.parse(text) });
        return Promise.resolve(new Response(JSON.stringify(body), { status }));
      },
    );
    const refused: Failure[] = [];
    const ports = createAccounts(
      { identity: '/identity' },
      {
        ofNow,
        renewed: () => Promise.resolve(null),
        refused: (failure) => void refused.push(failure),
      },
    );
    return { ports, sent, refused };
  }

  const { signal } = new AbortController();
  const change = { currentPassword: 'vigia-demo', password: 'vigia-nueva' };

  test('go out under the token of the session', async () => {
    const { ports, sent, refused } = open(200, { status: 'password_changed' });
    expect(await ports.changePassword(change, signal)).toEqual({ ok: true, value: undefined });
    expect(sent).toEqual([{ url: '/identity/change-password', authorization: 'Bearer token-1', body: change }]);
    expect(refused).toEqual([]);
  });

  test('do not go out while nobody says in time whether there is a session', async () => {
    const { ports, sent, refused } = open(200, { status: 'password_changed' }, () => Promise.resolve(undefined));
    expect(await ports.changePassword(change, signal)).toEqual({ ok: false, failure: { code: 'TIMED_OUT' } });
    expect([sent, refused]).toEqual([[], []]);
  });

  test('a refusal is answered as it is, and leaves the session alone', async () => {
    const { ports, refused } = open(403, { error: 'WRONG_PASSWORD' });
    expect(await ports.changePassword(change, signal)).toEqual({ ok: false, failure: { code: 'WRONG_PASSWORD' } });
    expect(refused).toEqual([]);
  });

  test('a token that is not taken is told to the session', async () => {
    const { ports, refused } = open(401, { error: 'NO_VALID_TOKEN' });
    const outcome = await ports.linkAccount({ siteId: 'MLB', account: 'KUMARA_BR' }, signal);
    expect(outcome).toEqual({ ok: false, failure: { code: 'NO_VALID_TOKEN' } });
    expect(refused).toEqual([{ code: 'NO_VALID_TOKEN' }]);
  });
});
