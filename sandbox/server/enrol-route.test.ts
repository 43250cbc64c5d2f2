import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites } from '../../contracts/vocabulary/sites';
import { enrolAddresses } from './enrol-route';
import type { RunningServer } from './start-server';
import { rawRequest, testServer } from './testing/test-server';

describe("the marketplace's page for enrolling rights", () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.close());

  const open = async (path: string) => {
    const answer = await fetch(`${server.url}/marketplace/enrol/${path}`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('each of the eighteen countries has an address, whose page names it and no other', async () => {
    const titles: string[] = [];
    for (const { country } of sites) {
      const path = enrolAddresses[country]?.replace('{lang}', 'es') ?? 'nowhere';
      const answer = await fetch(`${server.url}${path}`);
      const name = new Intl.DisplayNames('es', { type: 'region' }).of(country) ?? '';
      const text = await answer.text();
      expect([answer.status, text]).toEqual([200, expect.stringContaining(`País: ${name}<`)]);
      titles.push(/<title>([^<]*)/.exec(text)?.[1] ?? '');
    }
    expect(new Set(titles).size).toBe(18);
    expect(Object.keys(enrolAddresses)).toHaveLength(18);
  });

  test.each([
    ['MX?lang=es', 'es', 'Inscribe tus derechos', 'País: México', 'Volver a Vigía'],
    ['BR?lang=en', 'en', 'Enrol your rights', 'Country: Brazil', 'Back to Vigía'],
    ['br?lang=pt', 'pt', 'Cadastre seus direitos', 'País: Brasil', 'Voltar ao Vigía'],
    ['MX', 'es', 'Inscribe tus derechos', 'País: México', 'Volver a Vigía'],
    ['BR?lang=fr', 'pt', 'Cadastre seus direitos', 'País: Brasil', 'Voltar ao Vigía'],
  ])(
    '%s is in the language that is asked for, else in the one of its country',
    async (path, lang, title, where, back) => {
      const { text } = await open(path);
      expect(text).toContain(`<html lang="${lang}">`);
      expect(text).toContain(`<h1>${title}</h1>`);
      expect(text).toContain(where);
      expect(text).toContain(`<a class="button" href="/${lang}">${back}</a>`);
    },
  );

  test.each(['US', 'XX', '', 'MLA', '%E0%A4%A', '__proto__', 'AR/AR'])(
    'a country that the marketplace does not have is not found: %s',
    async (path) => expect((await open(path)).status).toBe(404),
  );

  test('what somebody writes into the address is never part of a page', async () => {
    const hostile = '"><script>alert(1)</script>';
    const inLang = await open(`AR?lang=${encodeURIComponent(hostile)}&x=${encodeURIComponent(hostile)}`);
    expect([inLang.status, inLang.text]).toEqual([200, expect.not.stringContaining('<script')]);
    const inPath = await open(encodeURIComponent(hostile));
    expect([inPath.status, inPath.headers.get('content-type'), inPath.text]).toEqual([
      404,
      expect.stringContaining('application/json'),
      expect.not.stringContaining('script'),
    ]);
  });

  test('it asks nobody else for anything, and runs nothing', async () => {
    const { text } = await open('AR?lang=es');
    const addresses = [...text.matchAll(/(?:href|src|action|url\()\s*=?\s*["']?([^"')\s>]*)/g)].map(([, to]) => to);
    expect(addresses).toEqual(['data:,', '/es']);
    expect(text).not.toMatch(/<script|<form|<iframe|@import|https?:/);
  });

  test('no other page may hold it, and its styles alone are allowed', async () => {
    const [first, second] = [await open('AR'), await open('AR')];
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(first.text).toContain(`<style nonce="${/'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'}">`);
    expect(policy).not.toBe(second.headers.get('content-security-policy'));
    for (const [name, value] of [
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'DENY'],
      ['referrer-policy', 'same-origin'],
      ['cache-control', 'no-store'],
    ] as const)
      expect([name, first.headers.get(name)]).toEqual([name, value]);
  });

  test('it is read, and nothing else', async () => {
    const head = await rawRequest(server.port, '/marketplace/enrol/AR', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const post = await rawRequest(server.port, '/marketplace/enrol/AR', { method: 'POST', body: 'x' });
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
