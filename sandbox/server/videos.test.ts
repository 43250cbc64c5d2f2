import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from './start-server';
import { rawRequest, testServer } from './testing/test-server';
import { videoAddresses } from './videos';

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
