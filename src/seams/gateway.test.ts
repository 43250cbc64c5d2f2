import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorldClock } from './clock';
import { standardConfig } from './config';
import { wireGateway } from './gateway';

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
  expect(sent.map(({ url, headers }) => [new URL(url).pathname, headers.get('x-api-key')])).toEqual([
    ['/production/gql', 'key-of-the-storage'],
    ['/production/gql', null],
    ['/production/translate', null],
  ]);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(sent.map(() => 'Bearer token-1'));
});
