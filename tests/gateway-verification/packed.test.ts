import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type RunningServer } from '../../sandbox/server';
import { npm, run, runScript } from '../../scripts/lib/run.mjs';
import { faults, startFaultyGateway, type FaultyGateway } from './faulty-gateway';
import { startLocalRegistry } from './local-registry';

const apiKey = 'key-of-the-packed';
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const empty = mkdtempSync(join(tmpdir(), 'empty-'));
let sandbox: RunningServer;
let liar: FaultyGateway;
let registry: Awaited<ReturnType<typeof startLocalRegistry>>;
let installed = { code: 1, said: '' };

const npx = (...args: string[]) => npm(['exec', '--offline', '--', 'vigia-contract', ...args], { cwd: empty });

const toVerify = (address: string, ...filters: string[]) => [
  ...['verify', '--base-url', address, '--states-url', `${sandbox.url}/control/api/states`, '--api-key', apiKey],
  ...filters.flatMap((name) => ['--filter', name]),
];

/** The installed verifier by itself: npx takes longer to find it than it takes to ask. */
const verify = (...filters: string[]) =>
  run(process.execPath, [join(empty, 'node_modules/vigia-contract/cli.mjs'), ...toVerify(liar.url, ...filters)], {
    cwd: empty,
  });

beforeAll(async () => {
  sandbox = await createServer({ database: ':memory:', seed: 'small', apiKey });
  liar = await startFaultyGateway(sandbox.url);
  registry = await startLocalRegistry();
  const packed = await runScript('scripts/pack-contract.ts', ['--to', folder]);
  const tarball = packed.said.trim().split('\n').at(-1) ?? '';
  const flags = ['--no-audit', '--no-fund', '--registry', registry.url, '--cache', join(folder, 'cache')];
  installed = await npm(['install', ...flags, tarball], { cwd: empty });
}, 600_000);
afterAll(async () => {
  liar.close();
  await sandbox.close();
  await registry.close();
  for (const one of [folder, empty]) rmSync(one, { recursive: true, force: true });
});

test('installs into an empty folder, with pact’s core and graphql and nothing else by name', () => {
  expect(installed).toMatchObject({ code: 0 });
  const home = join(empty, 'node_modules/vigia-contract');
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { dependencies: object };
  expect(Object.keys(dependencies)).toEqual(['@pact-foundation/pact-core', 'graphql']);
  expect(readdirSync(home).sort()).toEqual(
    [
      'README.md',
      'STATES.md',
      'ci',
      'cli.mjs',
      'kit',
      'operations',
      'operations.json',
      'package.json',
      'pacts',
      'schema.graphql',
      'states.schema.json',
      'vocabularies.json',
    ].sort(),
  );
});

test('holds nothing of the console: its modules are those of the verifier', () => {
  const kit = join(empty, 'node_modules/vigia-contract/kit');
  const texts = readdirSync(kit).map((name) => readFileSync(join(kit, name), 'utf8'));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/^import .*? from "([^".][^"]*)";$/gm)].map(([, name = '']) => name),
  );
  expect(
    [...new Set(imported)].filter((name) => !/^node:|^graphql(\/|$)|^@pact-foundation\/pact-core$/.test(name)),
  ).toEqual([]);
  expect(imported).toContain('graphql');
  expect(texts.join('\n')).not.toMatch(/createGateway|setup\(\{|xstate/);
});

test('verifies a gateway from there', async () => {
  const { code, said } = await npx(...toVerify(sandbox.url, 'itemStatus', 'sites', 'GW-12'));
  expect(said).toContain('The gateway keeps the contract: ');
  expect(code).toBe(0);
});

test('finds that the gateway keeps what it will be lied to about', async () => {
  const interactions = [...new Set(faults.map(({ interaction }) => interaction))];
  const { code, said } = await verify(...interactions);
  expect(said).toContain('The gateway keeps the contract: ');
  expect(code).toBe(0);
});

test.each(faults)('names the lie about $interaction: $what', async (fault) => {
  liar.tell(fault);
  const { code, said } = await verify(fault.interaction);
  liar.tell(null);
  expect(code).toBe(1);
  const operation = fault.interaction.slice(0, fault.interaction.indexOf(':'));
  for (const fact of [operation, fault.interaction, fault.where, fault.expected, fault.came])
    expect(said).toContain(fact);
});

test('explains, writes a skeleton, and names its commands as they are called there', async () => {
  const explained = await npx('verify', '--explain', 'itemStatus: refused');
  expect(explained).toMatchObject({ code: 0, said: expect.stringContaining('curl -sS "$GATEWAY"') as string });
  const skeleton = await npx('skeleton', '--language', 'node');
  expect(skeleton).toMatchObject({ code: 0, said: expect.stringContaining('states.mjs: ') as string });
  const states = readFileSync(join(empty, 'states.mjs'), 'utf8');
  expect(states).toContain("'a listing exists': notWritten");
  expect(states).not.toContain('the same call was sent before');
  expect((await npx('schema')).said).toContain('npx vigia-contract schema <file>');
  expect(await npx('nonsense')).toMatchObject({ code: 2, said: expect.stringContaining('can-i-deploy') as string });
});
