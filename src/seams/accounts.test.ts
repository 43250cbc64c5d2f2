import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Failure } from '../../contracts/ports';
import { createAccounts } from './accounts';
import type { SessionToken } from './session-token';

afterEach(() => vi.unstubAllGlobals());

/** The calls about accounts under a session whose token is had so, from a service that answers so. */
function open(status: number, body: object, ofNow: SessionToken['ofNow'] = () => Promise.resolve('token-1')) {
  const sent: { url: string; authorization: string | undefined; body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, { headers, body: text }: { headers: Record<string, string>; body: string }) => {
    sent.push({ url, authorization: headers.authorization, body: JSON.parse(text) });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
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

describe('the calls about accounts', () => {
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
