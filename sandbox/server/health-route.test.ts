import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testServer } from './testing/test-server';

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
