import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putSeller } from '../world/staging';
import type { RunningServer } from './start-server';
import { testServer } from './testing/test-server';

describe("the marketplace's public search", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer();
    putSeller(server.world, { id: '5001', siteId: 'MLA', nickname: 'TIENDA SUR' });
  });
  afterAll(() => server.close());

  const ask = async (path: string): Promise<[number, unknown]> => {
    const answer = await fetch(`${server.url}/marketplace/${path}`);
    return [answer.status, await answer.json()];
  };

  test('anybody finds a seller of a site by the whole nickname, whatever its case', async () => {
    const found = [200, { seller: { id: '5001', nickname: 'TIENDA SUR' } }];
    expect(await ask('sites/mla/search?nickname=TIENDA%20SUR')).toEqual(found);
    expect(await ask('sites/MLA/search?nickname=tienda%20sur')).toEqual(found);
  });

  test.each([
    'sites/MLB/search?nickname=TIENDA%20SUR',
    'sites/MLA/search?nickname=TIENDA',
    'sites/XXX/search?nickname=x',
    'sites/%E0%A4%A/search?nickname=x',
  ])('%s finds nobody', async (path) => expect(await ask(path)).toEqual([200, { seller: null }]));

  test.each([
    ['sites/MLA/search', 400],
    ['sites/MLA/search?nickname=%20', 400],
    ['sites/MLA', 404],
  ])('%s is refused with %i', async (path, status) => expect((await ask(path))[0]).toBe(status));
});
