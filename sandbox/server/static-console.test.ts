import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurityPolicy, globalHeaders } from '../../contracts/vocabulary/security-headers';
import { sites } from '../../contracts/vocabulary/sites';
import type { RunningServer } from './start-server';
import { cookiesOf, post, rawRequest, signIn, testServer } from './testing/test-server';

const script = `export const words = ${JSON.stringify('listing '.repeat(400))};`;
const html = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="vigia-config" content="{}"><link rel="preload" href="/config.json" as="fetch" crossorigin><title>Vigía</title>
<script type="module" src="/assets/index-Ab3dEf9_.js"></script></head><body><div id="root"></div></body></html>`;

describe('the console as it is served', () => {
  let folder: string;
  let server: RunningServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vigia-console-'));
    const built = join(folder, 'console');
    await mkdir(join(built, 'assets'), { recursive: true });
    await mkdir(join(built, '.secret'));
    await writeFile(join(folder, 'outside.txt'), 'outside');
    await writeFile(join(built, 'index.html'), html);
    await writeFile(join(built, 'explorer.html'), html.replace('Vigía', 'Explorer'));
    await writeFile(join(built, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(built, '.secret', 'key.txt'), 'secret');
    await writeFile(join(built, 'assets', 'index-Ab3dEf9_.js'), script);
    await writeFile(join(built, 'assets', 'c-Ab3dEf9.js'), script);
    await writeFile(join(built, 'assets', 'packed-Ab3dEf9_.js'), script);
    await writeFile(join(built, 'assets', 'packed-Ab3dEf9_.js.br'), brotliCompressSync(`${script}// by the build`));
    await writeFile(join(built, 'plain.js'), script);
    await writeFile(join(built, 'plain.js.br'), brotliCompressSync('of another build'));
    server = await testServer({ console: built });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const page = (path: string): Promise<Response> =>
    fetch(server.url + path, { headers: { accept: 'text/html,*/*;q=0.8' } });

  test.each(['/', '/es', '/live_searches/12?page=2', '/article_detail/MLA1234567890', '/a.b/c', '/%E2%9C%93'])(
    'a navigation to %s gets the page',
    async (path) => {
      const answer = await page(path);
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(await answer.text()).toContain('<div id="root">');
    },
  );

  test('the page gets its configuration, once', async () => {
    const text = await (await page('/')).text();
    expect(text.match(/name="vigia-config"/g)).toHaveLength(1);
    expect(text).not.toContain('config.json');
    const content = /name="vigia-config" content="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(content)).toEqual({
      gateway: '/production',
      marketplace: '/marketplace',
      identity: '/identity',
      oidc: '/oidc',
      clientId: 'vigia-console',
      apiKey: 'vigia-demo-key',
      operationKeys: true,
      requiredSince: '2020-06-15',
      enrolRights: Object.fromEntries(
        sites.map(({ country }) => [country, `/marketplace/enrol/${country}?lang={lang}`]),
      ),
      videos: Object.fromEntries(
        ['menu1', 'menu2', 'menu5', 'menu7', 'menu12'].map((topic) => [topic, `/files/videos/${topic}.{lang}.webm`]),
      ),
      session: false,
      errors: '/errors',
      attach: '/explorer/',
    });
  });

  test('a browser that may have a session is told so, one that signed out is not', async () => {
    const { cookie } = await signIn(server.url);
    const signOut = await fetch(`${server.url}/identity/sign-out`, { method: 'POST', headers: { cookie } });
    const readConfig = async (cookies: string): Promise<string | undefined> =>
      /&quot;session&quot;:(\w+)/.exec(
        (await rawRequest(server.port, '/', { headers: { cookie: cookies } })).body.toString(),
      )?.[1];
    expect([await readConfig(cookie), await readConfig(cookiesOf(signOut))]).toEqual(['true', 'false']);
  });

  test('a page loaded after operation keys were switched off says so', async () => {
    await post(`${server.url}/control/api/operation-keys`, { honoured: false });
    const text = await (await page('/')).text();
    await post(`${server.url}/control/api/operation-keys`, { honoured: true });
    expect(text).toContain('&quot;operationKeys&quot;:false');
  });

  test('the page has every header that the build writes out for any other server', async () => {
    const { headers } = await page('/');
    for (const [name, value] of Object.entries({
      ...globalHeaders,
      'Content-Security-Policy': contentSecurityPolicy,
    }))
      expect([name, headers.get(name)]).toEqual([name, value]);
  });

  test('the policy is strict', async () => {
    const policy = Object.fromEntries(
      ((await page('/')).headers.get('content-security-policy') ?? '').split('; ').map((part) => {
        const [name = '', ...values] = part.split(' ');
        return [name, values.join(' ')];
      }),
    );
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' blob:",
      'frame-src': 'blob:',
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default vigia',
    });
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|nonce|sha\d/);
  });

  test('every answer forbids sniffing, framing and telling others where it came from', async () => {
    for (const path of [
      '/',
      '/favicon.svg',
      '/nope.png',
      '/production/nope',
      '/control',
      '/oidc/jwks',
      '/identity/end',
    ]) {
      const { headers } = await fetch(server.url + path);
      expect([
        path,
        headers.get('x-content-type-options'),
        headers.get('x-frame-options'),
        headers.get('referrer-policy'),
      ]).toEqual([path, 'nosniff', 'DENY', 'same-origin']);
    }
  });

  test('hashed assets last a year, other files are asked for again', async () => {
    for (const name of ['index-Ab3dEf9_.js', 'c-Ab3dEf9.js']) {
      const asset = await fetch(`${server.url}/assets/${name}`);
      expect([asset.status, asset.headers.get('cache-control'), asset.headers.get('content-type')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        'text/javascript; charset=utf-8',
      ]);
    }
    const icon = await fetch(`${server.url}/favicon.svg`);
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    const again = await rawRequest(server.port, '/favicon.svg', {
      headers: { 'if-none-match': icon.headers.get('etag') ?? '' },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('an asset that is missing is kept by nobody, so that it is there as soon as it is back', async () => {
    const missing = await fetch(`${server.url}/assets/index-Zz9yXw8v.js`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('assets and pages are compressed as the browser likes', async () => {
    const ask = (path: string, encoding: string) =>
      rawRequest(server.port, path, { headers: { 'accept-encoding': encoding, accept: 'text/html' } });
    const brotli = await ask('/assets/index-Ab3dEf9_.js', 'gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    expect(brotli.body.length).toBeLessThan(script.length / 4);
    const gzip = await ask('/assets/index-Ab3dEf9_.js', 'gzip, br;q=0');
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', script]);
    const plain = await ask('/assets/index-Ab3dEf9_.js', 'identity');
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script]);
    const document = await ask('/live_searches', 'br');
    expect(brotliDecompressSync(document.body).toString()).toContain('vigia-config');
  });

  test('what the build packed is sent as it is, where the name says that it is of this file', async () => {
    const unpacked = async (path: string, encoding: string) => {
      const { body } = await rawRequest(server.port, path, { headers: { 'accept-encoding': encoding } });
      return (encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString();
    };
    expect(await unpacked('/assets/packed-Ab3dEf9_.js', 'br')).toBe(`${script}// by the build`);
    expect(await unpacked('/assets/packed-Ab3dEf9_.js', 'gzip'), 'there is none of that kind').toBe(script);
    expect(await unpacked('/plain.js', 'br')).toBe(script);
  });

  test.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2f..%2foutside.txt',
    '/.secret/key.txt',
    '/%2esecret/key.txt',
  ])('nothing outside of the folder, and nothing hidden, is served: %s', async (path) => {
    const answer = await rawRequest(server.port, path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toMatch(/outside|secret/);
  });

  test.each(['/%', '/%00', '/a%zz'])(
    'a malformed path %s is the console’s to tell, and names no file',
    async (path) => {
      const navigation = await rawRequest(server.port, path, { headers: { accept: 'text/html' } });
      expect([navigation.status, navigation.body.toString().includes('vigia-config')]).toEqual([200, true]);
      expect((await rawRequest(server.port, path)).status).toBe(404);
    },
  );

  test('a missing asset is no page', async () => {
    const answer = await fetch(`${server.url}/assets/gone-Ab3dEf9_.js`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test('another entry of the build has an address without its ending', async () => {
    expect(await (await page('/explorer')).text()).toContain('Explorer');
  });

  test('only GET and HEAD are answered', async () => {
    const posted = await fetch(server.url, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await fetch(server.url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
