import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from './start-server';
import { gql, post, signIn, testServer } from './testing/test-server';

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
