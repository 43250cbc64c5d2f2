import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root, runInstalled } from '../../scripts/lib/run.mjs';
import { startStubBroker, type StubBroker } from './stub-broker';

const committed = join(root, 'pact/pacts/vigia-console-gateway.json');
const folder = mkdtempSync(join(tmpdir(), 'broker-'));
let broker: StubBroker;
let gateway: Server;
let gatewayUrl = '';

const sitesAnswer = {
  data: { sites: [{ id: 'MLA', countryCode: 'AR', countryName: 'Argentina', currency: 'ARS', lang: 'es' }] },
};

beforeEach(async () => {
  broker = await startStubBroker('Bearer secret');
  gateway = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(sitesAnswer));
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  gatewayUrl = `http://127.0.0.1:${String((gateway.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  await broker.close();
  await new Promise((closed) => gateway.close(closed));
});

/** The contract with those interactions alone, so that a verification takes no minute. */
function contractOf(pattern: RegExp): string {
  const contract = JSON.parse(readFileSync(committed, 'utf8')) as { interactions: { description: string }[] };
  const file = join(folder, 'contract.json');
  const interactions = contract.interactions.filter(({ description }) => pattern.test(description));
  writeFileSync(file, JSON.stringify({ ...contract, interactions }));
  return file;
}

const environment = (more: Record<string, string> = {}) => ({
  PACT_BROKER_BASE_URL: broker.url,
  PACT_BROKER_TOKEN: 'secret',
  PACT_BROKER_USERNAME: '',
  PACT_BROKER_PASSWORD: '',
  GIT_COMMIT: 'c0ffee1',
  GIT_BRANCH: 'feature/sites',
  BUILD_URL: '',
  ...more,
});
const run = (name: string, args: string[] = [], more: Record<string, string> = {}) =>
  runInstalled('tsx/dist/cli.mjs', [`pact/${name}.ts`, ...args], { env: environment(more) });

describe('publishing', () => {
  test('the contracts go out whole, with their version and their branch', async () => {
    const { code, said } = await run('publish');
    expect(said).toContain('Pact successfully published for vigia-console version c0ffee1');
    expect(said).toContain('version c0ffee1 of branch feature/sites.');
    expect(code).toBe(0);
    const told = { consumer: 'vigia-console', version: 'c0ffee1', branch: 'feature/sites' };
    expect(broker.published).toEqual(
      ['gateway', 'identity', 'marketplace'].map((provider) => ({
        ...told,
        provider,
        content: readFileSync(join(root, `pact/pacts/vigia-console-${provider}.json`), 'utf8'),
      })),
    );
  });

  test('another contract under the same version is refused, with what the broker says', async () => {
    await run('publish');
    const { code, said } = await run('publish', ['--pact', contractOf(/^sites:/)]);
    expect([code, said]).toEqual([
      2,
      expect.stringContaining('The broker answered 409 to the contract: Cannot change the content of the pact'),
    ]);
  });

  test('name and password go out as basic authorization', async () => {
    await broker.close();
    broker = await startStubBroker(`Basic ${Buffer.from('ana:pass').toString('base64')}`);
    const basic = { PACT_BROKER_TOKEN: '', PACT_BROKER_USERNAME: 'ana', PACT_BROKER_PASSWORD: 'pass' };
    expect(await run('publish', [], basic)).toMatchObject({ code: 0 });
  });

  test.each([
    ['no address', { PACT_BROKER_BASE_URL: '' }, 'PACT_BROKER_BASE_URL is not set'],
    ['no commit', { GIT_COMMIT: '' }, 'GIT_COMMIT is not set'],
    ['no branch', { GIT_BRANCH: ' ' }, 'GIT_BRANCH is not set'],
    ['a wrong token', { PACT_BROKER_TOKEN: 'other' }, 'The broker does not let us in (401)'],
    ['a broker that is not there', { PACT_BROKER_BASE_URL: 'http://127.0.0.1:1' }, 'No broker answers at'],
  ])('%s is said in a sentence that holds no secret', async (_what, more, sentence) => {
    const { code, said } = await run('publish', [], more);
    expect([code, said]).toEqual([2, expect.stringContaining(sentence)]);
    expect(said).not.toContain('secret');
    expect(broker.published).toEqual([]);
  });
});

describe('may it be deployed', () => {
  test('not before the gateway verified it, then yes', async () => {
    const pact = contractOf(/^sites:/);
    await run('publish', ['--pact', pact]);
    const before = await run('can-i-deploy', ['--to', 'production']);
    expect([before.code, before.said]).toEqual([
      1,
      expect.stringContaining('vigia-console c0ffee1 may not be deployed to production: There is no verified pact'),
    ]);
    expect(broker.asked?.toString()).toBe(
      new URLSearchParams({
        'q[][pacticipant]': 'vigia-console',
        'q[][version]': 'c0ffee1',
        latestby: 'cvp',
        environment: 'production',
      }).toString(),
    );

    const own = { GIT_COMMIT: 'beef', GIT_BRANCH: 'main' };
    const verified = await run('verify-gateway', ['--base-url', gatewayUrl, '--pact', pact, '--publish'], own);
    expect(verified.said).toContain('The broker knows: version beef keeps the contract.');
    expect(broker.verified).toMatchObject([{ provider: 'gateway', version: 'beef', success: true }]);
    expect(broker.branches).toEqual(['gateway main beef']);

    const after = await run('can-i-deploy');
    expect([after.code, after.said]).toEqual([
      0,
      expect.stringContaining('vigia-console c0ffee1 may be deployed: All'),
    ]);
  });

  test('not when a verification found a difference, and the broker is told of it', async () => {
    const pact = contractOf(/^menu:/);
    await run('publish', ['--pact', pact]);
    const verified = await run('verify-gateway', ['--base-url', gatewayUrl, '--pact', pact, '--publish']);
    expect(verified.code).toBe(1);
    expect(broker.verified).toMatchObject([{ success: false }]);
    expect(await run('can-i-deploy')).toMatchObject({ code: 1 });
  });

  test('the result of a part is not published, nor one for a contract that the broker lacks', async () => {
    const part = await run('verify-gateway', ['--base-url', gatewayUrl, '--filter', 'sites', '--publish']);
    expect([part.code, part.said]).toEqual([2, expect.stringContaining('--publish tells of the whole contract')]);
    const unknown = ['--base-url', gatewayUrl, '--pact', contractOf(/^sites:/), '--publish'];
    const { code, said } = await run('verify-gateway', unknown);
    expect([code, said]).toEqual([2, expect.stringContaining('The broker has no such contract')]);
    rmSync(folder, { recursive: true, force: true });
  });
});
