import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder } from '../../scripts/lib/static-server.mjs';

const holder = mkdtempSync(join(tmpdir(), 'static-'));
const folder = join(holder, 'site');
const page = '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Desk</title>\n  </head>\n</html>\n';
const files: Record<string, string> = {
  '../outside.json': '{"secret":true}',
  '../site-beside/near.txt': 'a sibling whose name begins alike',
  'desk.html': page,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/desk-Ab3dEf9_.js': 'export const desk = 1;\n',
  'assets/c-Ab3dEf9.js': 'export const part = 1;\n',
  'assets/plain.js': 'export const plain = 1;\n',
  'assets/with space.css': 'a{}',
  '.hidden/key.txt': 'hidden',
};

interface Got {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Asks with the path exactly as it is written: `fetch` would resolve its dots. */
function ask(url: string, path: string, method = 'GET'): Promise<Got> {
  return new Promise((done, failed) => {
    const { hostname, port } = new URL(url);
    const clientRequest = request({ hostname, port, path, method }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, body }));
    });
    clientRequest.on('error', failed);
    clientRequest.end();
  });
}

describe('the static server of the explorer', () => {
  let site: Awaited<ReturnType<typeof serveFolder>>;
  const get = (path: string, method?: string) => ask(site.url, path, method);

  beforeAll(async () => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    site = await serveFolder({ folder, index: 'desk.html', port: 0 });
  });
  afterAll(async () => {
    await site.close();
    rmSync(holder, { recursive: true });
  });

  test.each(['/', '/desk.html', '/?machine=case', '/desk.html?walk=abc%ZZ'])('%s is the page', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body).toContain('<title>Desk</title>');
  });

  test('each page has a policy of its own: its scripts, its frames, and the style nonce that it carries', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const nonce = /property="csp-nonce" nonce="([^"]+)"/.exec(first.body)?.[1];
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    const policy = first.headers['content-security-policy'];
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(policy).toContain("frame-src 'self'; frame-ancestors 'self'");
    expect(second.body).not.toContain(nonce);
  });

  test.each([
    ['/assets/desk-Ab3dEf9_.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/c-Ab3dEf9.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/plain.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/with%20space.css', 'text/css; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'no-cache'],
  ])('%s is %s, kept as %s', async (path, type, kept) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, kept]);
    expect(body).toBe(files[decodeURIComponent(path).slice(1)]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('an asset that is missing is kept by nobody', async () => {
    const { status, headers } = await get('/assets/desk-Zz9yXw8v.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('HEAD answers the same headers without the body', async () => {
    const [got, head] = [await get('/favicon.svg'), await get('/favicon.svg', 'HEAD')];
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(got.body.length));
    expect((await get('/nowhere', 'HEAD')).status).toBe(404);
  });

  test.each([
    '/../outside.json',
    '/%2e%2e/outside.json',
    '/assets/../../outside.json',
    '/..%2foutside.json',
    '/..%5coutside.json',
    '/../site-beside/near.txt',
    '/.hidden/key.txt',
    '//outside.json',
    '/assets',
    '/assets/',
    '/favicon.svg/',
    '/unknown',
  ])('%s leads nowhere, and says where the explorer is', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(body).toBe('There is nothing at this address. The machine explorer is at / .\n');
  });

  test.each(['/%', '/%E0%A4%A', '/%zz', '/%00', '/desk.html%00.js', '*'])('%s is not well-formed', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(400);
    expect(body).toMatch(/^This address is not well-formed/);
  });

  test('nothing can be sent to it', async () => {
    const { status, headers } = await get('/', 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('what is no HTTP ends its own connection only', async () => {
    const answer = await new Promise<string>((done) => {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.write('hello?\r\n\r\n'));
      let output = '';
      socket.on('data', (chunk) => (output += chunk.toString()));
      socket.on('close', () => done(output));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect((await get('/')).status).toBe(200);
  });

  test('a port that is taken is refused, or left for the next one that is free', async () => {
    const taken = Number(new URL(site.url).port);
    await expect(serveFolder({ folder, index: 'desk.html', port: taken })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    const triedPorts: number[] = [];
    const next = (port: number) => {
      triedPorts.push(port);
      return 0;
    };
    const other = await serveFolder({ folder, index: 'desk.html', port: taken, next });
    expect(triedPorts).toEqual([taken]);
    expect(other.url).not.toBe(site.url);
    expect((await ask(other.url, '/')).status).toBe(200);
    await other.close();
  });
});
