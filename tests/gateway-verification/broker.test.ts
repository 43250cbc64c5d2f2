import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root, runScript } from '../../scripts/lib/run.mjs';
import { startPactBroker, type PactBroker } from './broker/server';

const committed = join(root, 'pact/pacts/vigia-console-gateway.json');
const folder = mkdtempSync(join(tmpdir(), 'broker-'));
let broker: PactBroker;
let gateway: Server;
let gatewayUrl = '';
/** What the webhook of the gateway's build was called with. */
let builds: string[] = [];

const sitesAnswer = {
  data: { sites: [{ id: 'MLA', countryCode: 'AR', countryName: 'Argentina', currency: 'ARS', lang: 'es' }] },
};

beforeEach(async () => {
  builds = [];
  broker = await startPactBroker({ authorization: 'Bearer secret' });
  gateway = createServer((request, response) => {
    let requestedPath = '';
    request.on('data', (chunk) => (requestedPath += String(chunk)));
    request.on('end', () => {
      if (request.url === '/build') builds.push(requestedPath);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(sitesAnswer));
    });
  });
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  gatewayUrl = `http://127.0.0.1:${String((gateway.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  await broker.close();
  await new Promise((closed) => {
    gateway.close(closed);
    gateway.closeAllConnections();
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  GIT_BRANCH: 'main',
  BUILD_URL: '',
  ...more,
});
const run = (name: string, args: string[] = [], more: Record<string, string> = {}) =>
  runScript(`pact/${name}.ts`, args, { env: environment(more) });
const own = { GIT_COMMIT: 'beef', GIT_BRANCH: 'main' };
const verify = (args: string[], more: Record<string, string> = own) =>
  run('verify-gateway', ['--base-url', gatewayUrl, ...args], more);

describe('publishing', () => {
  test('the contracts go out whole, with their version and their branch', async () => {
    const { code, said } = await run('publish', [], { GIT_BRANCH: 'feature/sites' });
    expect(said).toContain('Pact successfully published for vigia-console version c0ffee1');
    expect(said).toContain('version c0ffee1 of branch feature/sites.');
    expect(code).toBe(0);
    expect(
      broker.records.publications.map(({ consumer, provider, version, branch, content }) => [
        consumer,
        provider,
        version,
        branch,
        content,
      ]),
    ).toEqual(
      ['gateway', 'identity', 'marketplace'].map((provider) => [
        'vigia-console',
        provider,
        'c0ffee1',
        'feature/sites',
        readFileSync(join(root, `pact/pacts/vigia-console-${provider}.json`), 'utf8'),
      ]),
    );
  });

  test('another contract under the same version is refused, with what the broker says', async () => {
    await run('publish');
    const { code, said } = await run('publish', ['--pact', contractOf(/^sites: GW-08 /)]);
    expect([code, said]).toEqual([
      2,
      expect.stringContaining('The broker answered 409 to the contract: Cannot change the content of the pact'),
    ]);
    expect(said).not.toContain('"interactions"');
  });

  test('name and password go out as basic authorization', async () => {
    await broker.close();
    broker = await startPactBroker({ authorization: `Basic ${Buffer.from('ana:pass').toString('base64')}` });
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
    expect(broker.records.publications).toEqual([]);
  });

  test('an argument that there is not, and a wait that is none, are said in a sentence', async () => {
    const unknown = await run('can-i-deploy', ['--patience', '5']);
    expect([unknown.code, unknown.said]).toEqual([2, expect.stringContaining("Unknown option '--patience'")]);
    expect(unknown.said).not.toContain('    at ');
    expect(await run('can-i-deploy', ['--wait', 'long'])).toMatchObject({ code: 2 });
  });
});

test('the whole way: published, built by the webhook, verified, deployed, and then the console may be deployed', async () => {
  const keepHook = () => run('webhook', ['--url', `${gatewayUrl}/build`, '--header', 'authorization=Bearer ci']);
  const early = await keepHook();
  expect([early.code, early.said]).toEqual([2, expect.stringContaining('name does not match an existing pacticipant')]);
  await run('publish', ['--pact', contractOf(/^menu:/)], { GIT_COMMIT: 'c0ffee0' });
  await verify(['--from-broker', '--publish'], { ...own, GIT_COMMIT: 'beef0' });
  const hook = await keepHook();
  expect([hook.code, hook.said]).toEqual([0, expect.stringContaining(`The broker calls ${gatewayUrl}/build`)]);
  await run('webhook', ['--url', `${gatewayUrl}/build`]);
  expect(broker.webhooks.all.size).toBe(1);

  await run('publish', ['--pact', contractOf(/^sites: GW-08 /)]);
  await broker.webhooks.quiet();
  expect(builds).toHaveLength(1);
  const { pactUrl, version } = JSON.parse(builds[0] ?? '{}') as { pactUrl: string; version: string };
  expect(version).toBe('beef0');

  const before = await run('can-i-deploy', ['--to', 'production']);
  expect([before.code, before.said]).toEqual([
    1,
    expect.stringContaining('vigia-console c0ffee1 may not be deployed to production: There is no verified pact'),
  ]);

  const verified = await verify(['--pact-url', pactUrl, '--publish']);
  expect(verified.said).toContain('The broker knows: version beef keeps the contract.');
  expect(verified.code).toBe(0);
  expect(broker.records.verifications.slice(1)).toMatchObject([
    { provider: 'gateway', version: 'beef', success: true },
  ]);
  expect(broker.records.onBranch('gateway', 'beef', 'main')).toBe(true);

  const deployed = await run('record-deployment', ['--to', 'production'], own);
  expect([deployed.code, deployed.said]).toEqual([0, 'The broker knows: gateway beef is deployed to production.\n']);
  const after = await run('can-i-deploy', ['--to', 'production']);
  expect([after.code, after.said]).toEqual([
    0,
    expect.stringContaining('vigia-console c0ffee1 may be deployed to production: All'),
  ]);
});

describe('a question that nobody has verified yet', () => {
  beforeEach(async () => {
    await run('publish', ['--pact', contractOf(/^menu:/)], { GIT_COMMIT: 'c0ffee0' });
    await verify(['--from-broker', '--publish']);
    await run('record-deployment', ['--to', 'production'], own);
  });
  const askAndWait = (seconds: string, onLine?: (line: string) => void) =>
    runScript('pact/can-i-deploy.ts', ['--to', 'production', '--wait', seconds], {
      env: environment(),
      ...(onLine && { onLine }),
    });

  test('is asked again until the verification is there', async () => {
    await run('publish', ['--pact', contractOf(/^sites: GW-08 /)]);
    let verified: Promise<unknown> = Promise.resolve();
    const { code, said } = await askAndWait('600', (line) => {
      if (line.startsWith('Not known yet')) verified = verify(['--from-broker', '--publish']);
    });
    await verified;
    expect([code, said]).toEqual([0, expect.stringContaining('may be deployed to production: All')]);
  });

  test('is a no when the time is over, and one that did not keep it is a no at once', async () => {
    await run('publish', ['--pact', contractOf(/^sites: GW-08 /)]);
    const over = await askAndWait('1');
    expect([over.code, over.said]).toEqual([1, expect.stringContaining('may not be deployed')]);
    const failed = await run('can-i-deploy', ['--to', 'production', '--wait', '600'], { GIT_COMMIT: 'c0ffee0' });
    expect([failed.code, failed.said]).toEqual([1, expect.stringContaining('failed')]);
    expect(failed.said).not.toContain('Not known yet');
  });
});

describe('what the broker names is verified', () => {
  beforeEach(async () => {
    await run('publish', ['--pact', contractOf(/^sites: GW-08 /)]);
  });

  test('by selectors, each with its reason, and the result goes to each', async () => {
    await run('record-deployment', ['--pacticipant', 'vigia-console', '--to', 'production']);
    await run('publish', ['--pact', contractOf(/^menu:/)], { GIT_COMMIT: 'c0ffee2' });
    const selectors = '[{"mainBranch":true},{"deployedOrReleased":true}]';
    const { code, said } = await verify(['--from-broker', '--selectors', selectors, '--publish']);
    expect(said).toContain("it is the latest version from the main branch 'main' (c0ffee2)");
    expect(said).toContain('it is the consumer version deployed to production (c0ffee1)');
    expect(code).toBe(1);
    expect(broker.records.verifications.map(({ success }) => success)).toEqual([false, true]);
    expect(await run('can-i-deploy', [], { GIT_COMMIT: 'c0ffee2' })).toMatchObject({ code: 1 });
  });

  test('a pending contract turns no build red until it was kept once', async () => {
    await run('publish', ['--pact', contractOf(/^menu:/)], { GIT_COMMIT: 'c0ffee2' });
    const pending = ['--from-broker', '--enable-pending', '--publish'];
    const { code, said } = await verify(pending);
    expect(said).toContain('This pact is in pending state');
    expect([code, said]).toEqual([0, expect.stringContaining('version beef does not keep the contract.')]);
    await run('publish', ['--pact', contractOf(/^sites: GW-08 /)], { GIT_COMMIT: 'c0ffee3' });
    const kept = await verify(pending, { ...own, GIT_COMMIT: 'beef2' });
    expect(kept.said).toContain('This pact is no longer in pending state');
    expect(kept.said).not.toContain('pending list');
    gateway.removeAllListeners('request').on('request', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end('{"data":{"sites":[]}}');
    });
    expect(await verify(pending, { ...own, GIT_COMMIT: 'beef3' })).toMatchObject({ code: 1 });
  });

  test('work in progress of another branch is tried as well, and turns no build red', async () => {
    await run('publish', ['--pact', contractOf(/^menu:/)], { GIT_COMMIT: 'c0ffee2', GIT_BRANCH: 'feature' });
    const { code, said } = await verify(['--from-broker', '--enable-pending', '--include-wip-since', '2026-01-01']);
    expect(said).toContain("latest version from branch 'feature', work in progress");
    expect(said).toMatch(/\npending menu: /);
    expect(code).toBe(0);
  });

  test('no contract for the selectors, or no selectors, is said in a sentence', async () => {
    const none = await verify(['--from-broker', '--selectors', '[{"branch":"moon"}]']);
    expect([none.code, none.said]).toEqual([2, expect.stringContaining('names no contract with gateway')]);
    const wrong = await verify(['--from-broker', '--selectors', 'main']);
    expect([wrong.code, wrong.said]).toEqual([2, expect.stringContaining('--selectors is a JSON list')]);
  });
});

describe('the committed contract and the broker', () => {
  test('a difference is published as well', async () => {
    const pact = contractOf(/^menu:/);
    await run('publish', ['--pact', pact]);
    expect(await verify(['--pact', pact, '--publish'])).toMatchObject({ code: 1 });
    expect(broker.records.verifications).toMatchObject([{ success: false }]);
  });

  test('the result of a part is not published, nor one for a contract that the broker lacks', async () => {
    const part = await verify(['--filter', 'sites', '--publish']);
    expect([part.code, part.said]).toEqual([2, expect.stringContaining('--publish tells of the whole contract')]);
    const unknown = await verify(['--pact', contractOf(/^sites: GW-08 /), '--publish']);
    expect([unknown.code, unknown.said]).toEqual([2, expect.stringContaining('The broker has no such contract')]);
  });

  test('a deployment to nowhere, or of nothing, is said in a sentence', async () => {
    const nothing = await run('record-deployment', ['--to', 'production'], own);
    expect([nothing.code, nothing.said]).toEqual([2, expect.stringContaining('knows no version beef of gateway')]);
    await run('publish', ['--pact', contractOf(/^sites: GW-08 /)]);
    const nowhere = await run('record-deployment', ['--pacticipant', 'vigia-console', '--to', 'moon']);
    expect([nowhere.code, nowhere.said]).toEqual([2, expect.stringContaining('It has test, production.')]);
  });
});
