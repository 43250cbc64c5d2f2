import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type RunningServer } from '.';

let server: RunningServer;
beforeAll(async () => {
  const moved = { gatewayPath: '/graphql/v1', statesPath: '/graphql/v1/states' };
  server = await createServer({ database: ':memory:', seed: 'small', apiKey: 'own', ...moved });
});
afterAll(() => server.close());

const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('a gateway that was moved is served there, its states too, and nowhere else', async () => {
  const state = { state: 'a person is signed in', params: { account: 'ana' }, action: 'setup' };
  const answer = await ask('/graphql/v1/states', state);
  expect(answer.status).toBe(200);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, 'x-api-key': 'own' };
  const response = await ask('/graphql/v1/gql', { query: '{ sites { id } }' }, headers);
  expect(await response.json()).toMatchObject({ data: { sites: expect.arrayContaining([{ id: 'MLA' }]) as unknown } });
  const words = { text: 'Zapatillas', sourceLang: 'es', targetLang: 'pt' };
  expect((await ask('/graphql/v1/translate', words, headers)).status).toBe(200);
  expect((await ask('/production/gql', { query: '{ sites { id } }' }, headers)).status).toBe(404);
  expect((await ask('/control/api/states', state)).status).toBe(404);
});
