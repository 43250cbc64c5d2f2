import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from './start-server';
import { gql, post, signIn, testServer, rawRequest } from './testing/test-server';
import { videoAddresses } from './files-route';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putSeller } from '../world/staging';
import { createServer } from '.';

describe('files', () => {
  let server: RunningServer;
  let picture: string;
  beforeAll(async () => {
    server = await testServer();
    const { accessToken } = await signIn(server.url);
    const { body } = await gql(
      server.url,
      '{ reportedArticles(size: 1) { articles { article { images { url } } } } }',
      {
        token: accessToken,
      },
    );
    picture = /"url":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
  });
  afterAll(() => server.close());

  test('a listing’s picture is an image in three sizes, the same each time', async () => {
    const sizes = [];
    for (const size of ['R', 'N', 'O']) {
      const url = server.url + picture.replace(/-[RNO]\./, `-${size}.`);
      const [first, second] = [await fetch(url), await fetch(url)];
      expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
        200,
        'image/png',
        'public, max-age=86400',
      ]);
      const bytes = Buffer.from(await first.arrayBuffer());
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.equals(Buffer.from(await second.arrayBuffer()))).toBe(true);
      sizes.push(bytes.readUInt32BE(16));
    }
    expect(sizes).toEqual([200, 320, 900]);
  });

  test('a file can run nothing, whatever is in it', async () => {
    const { headers } = await fetch(server.url + picture);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    '/files/pictures/MLA0000000000/0-R.png',
    '/files/pictures/MLA0000000000/0-X.png',
    '/files/pictures/..%2f..%2fpackage.json',
    '/files/documents/nothing.pdf',
    '/files/%E0%A4%A',
    '/files/',
  ])('%s is not there', async (path) => {
    const answer = await fetch(server.url + path);
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([404, 'NOT_FOUND']);
  });

  test('pictures suffer faults too', async () => {
    await post(`${server.url}/control/api/faults`, { operation: 'picture', kind: 'status', status: 503 });
    expect((await fetch(server.url + picture)).status).toBe(503);
    expect((await fetch(server.url + picture)).status).toBe(200);
  });

  test('what is no HTTP is answered with 400 and the server goes on', async () => {
    const response = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'));
      let text = '';
      socket.on('data', (part) => (text += part.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(response).toContain('MALFORMED_REQUEST');
    expect((await fetch(server.url + picture)).status).toBe(200);
  });
});

const each = Object.values(videoAddresses).flatMap((address) =>
  ['es', 'en', 'pt'].map((language) => address.replace('{lang}', language)),
);

describe('the videos of the help', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  test.each(each)('%s is a short video, small enough for a telephone', async (path) => {
    const answer = await fetch(server.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/webm']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(bytes.length).toBeLessThanOrEqual(150 * 1024);
    const lasts = bytes.readDoubleBE(bytes.indexOf(Buffer.from('4489', 'hex')) + 10) / 1000;
    expect(lasts).toBeGreaterThanOrEqual(6);
    expect(lasts).toBeLessThanOrEqual(10);
  });

  test('no two of them are the same: each topic says its own, in each language', async () => {
    const bodies = await Promise.all(each.map(async (path) => (await fetch(server.url + path)).text()));
    expect(new Set(bodies).size).toBe(15);
  });

  test('a player has the part that it asks for, so that one can go to any place in it', async () => {
    const path = each[0] ?? '';
    const fullVideo = (await rawRequest(server.port, path)).body;
    const size = fullVideo.length;
    for (const [range, from, to] of [
      ['bytes=0-', 0, size - 1],
      ['bytes=100-199', 100, 199],
      ['bytes=-50', size - 50, size - 1],
      [`bytes=${String(size - 3)}-${String(size + 90)}`, size - 3, size - 1],
    ] as const) {
      const { status, headers, body } = await rawRequest(server.port, path, { headers: { range: range } });
      expect([status, headers['content-range'], body.equals(fullVideo.subarray(from, to + 1))], range).toEqual([
        206,
        `bytes ${String(from)}-${String(to)}/${String(size)}`,
        true,
      ]);
    }
    const past = await rawRequest(server.port, path, { headers: { range: `bytes=${String(size)}-` } });
    expect([past.status, past.headers['content-range']]).toEqual([416, `bytes */${String(size)}`]);
    for (const range of ['bytes=9-2', 'bytes=-', 'lines=1-2', 'bytes=0-1,5-6'])
      expect((await rawRequest(server.port, path, { headers: { range: range } })).status, range).toBe(200);
  });

  test.each(['/files/videos/menu1.fr.webm', '/files/videos/menu99.es.webm', '/files/videos/..%2fmain.ts'])(
    '%s is not there',
    async (path) => {
      expect((await fetch(server.url + path)).status).toBe(404);
    },
  );

  test('what is around a video runs nothing', async () => {
    const { headers } = await fetch(server.url + (each[0] ?? ''));
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; media-src 'self'/);
  });
});

test('a server says that it answers, and that it is ready once the whole console is in its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vigia-ready-'));
  const server = await testServer({ console: folder });
  const fetchHealth = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } });
    return [answer.status, await answer.text(), answer.headers.get('cache-control')];
  };
  try {
    expect(await fetchHealth('/healthz')).toEqual([200, 'ok\n', 'no-store']);
    expect(await fetchHealth('/readyz')).toEqual([503, 'no index.html\n', 'no-store']);
    await writeFile(join(folder, 'index.html'), '<!doctype html>');
    expect(await fetchHealth('/readyz')).toEqual([503, 'no version.json\n', 'no-store']);
    await writeFile(join(folder, 'version.json'), '{}');
    expect(await fetchHealth('/readyz')).toEqual([200, 'ready\n', 'no-store']);
    await rm(join(folder, 'index.html'));
    expect(await fetchHealth('/readyz')).toEqual([503, 'no index.html\n', 'no-store']);
    expect(await fetchHealth('/healthz')).toEqual([200, 'ok\n', 'no-store']);
    expect((await fetch(`${server.url}/readyz`, { method: 'POST' })).status).toBe(405);
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});

test('a gateway without a console is ready', async () => {
  const server = await testServer({ console: null });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.close();
});

test('an idle connection is kept for longer than a proxy keeps its own, so that no request is sent into its end', async () => {
  const server = await testServer({ console: null });
  const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
    request(`${server.url}/healthz`, { agent: new Agent({ keepAlive: true }) }, (answer) => {
      answer.resume().on('end', () => resolve(answer.headers));
    })
      .on('error', reject)
      .end();
  });
  expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=65' });
  await server.close();
});

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

describe('moved paths', () => {
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
    expect(await response.json()).toMatchObject({
      data: { sites: expect.arrayContaining([{ id: 'MLA' }]) as unknown },
    });
    const words = { text: 'Zapatillas', sourceLang: 'es', targetLang: 'pt' };
    expect((await ask('/graphql/v1/translate', words, headers)).status).toBe(200);
    expect((await ask('/production/gql', { query: '{ sites { id } }' }, headers)).status).toBe(404);
    expect((await ask('/control/api/states', state)).status).toBe(404);
  });
});
