import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type RunningServer } from '../sandbox/server';
import { committedContract } from './committed-contract';
import { contractFileOf, identityProvider, marketplaceProvider, gatewayProvider } from './contract-file';
import { gatewayOperations } from './gateway-operations';
import { isSentTwice, operationOf, readContract, type PactFile, type PactInteraction } from './kit/contract-source';
import { replay, type ReplayResult } from './kit/replay';
import { formatInFull } from './kit/report';
import { extraOperations } from './parity';

/** The interactions about these operations, without regard to case. */
function aboutOperations({ interactions }: PactFile, names: readonly string[]): PactInteraction[] {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return interactions.filter((interaction) => wanted.has(operationOf(interaction).toLowerCase()));
}

const apiKey = 'key-of-the-verification';
const aMinute = 60_000;
let server: RunningServer;

beforeAll(async () => {
  server = await createServer({ database: ':memory:', seed: 'small', apiKey });
});
afterAll(() => server.close());

/** The root field of a document: `allowedNotices` asks a part of `profile`. */
function rootField(query: string): string {
  const operation = parse(query).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [field] = operation?.selectionSet.selections ?? [];
  return field?.kind === Kind.FIELD ? field.name.value : '';
}

/** The seed that the environment names, or one of this moment: the titles of the tests print it. */
function seedFrom(given: string | undefined): number {
  return given === undefined ? Date.now() % 1_000_000 : Number(given);
}

/** The same rows in an order that the seed alone decides. */
function shuffled<Row>(rows: readonly Row[], seed: number): Row[] {
  const rank = (at: number) =>
    createHash('sha256')
      .update(`${String(seed)} ${String(at)}`)
      .digest('hex');
  return rows
    .map((row, at) => ({ row, rank: rank(at) }))
    .sort((one, other) => one.rank.localeCompare(other.rank))
    .map(({ row }) => row);
}

const contractWith = (name: string) => readContract(join(import.meta.dirname, 'pacts', contractFileOf(name)));

function askSandbox(name: string, interactions: readonly PactInteraction[]): Promise<ReplayResult[]> {
  const statesUrl = `${server.url}/control/api/states`;
  const gateway = { baseUrl: server.url, statesUrl, tokens: new Map<string, string>(), apiKey, patience: 30_000 };
  return replay(contractWith(name), interactions, gateway, () => undefined);
}

/** Three orders; the titles print their seeds. */
const first = seedFrom(process.env.VIGIA_SEED);
const others = [first + 1, first + 2];

describe.each([gatewayProvider, marketplaceProvider, identityProvider])(
  `the sandbox keeps the contract of %s, in the order of VIGIA_SEED=${String(first)}`,
  (name) => {
    const { interactions } = contractWith(name);
    let replayed: ReplayResult[] = [];
    const again = new Map<number, ReplayResult[]>();
    beforeAll(async () => {
      replayed = await askSandbox(name, shuffled(interactions, first));
      for (const seed of others) again.set(seed, await askSandbox(name, shuffled(interactions, seed)));
    }, 10 * aMinute);

    test.each(others)('and once more in the same process, in the order of VIGIA_SEED=%i', (seed) => {
      const all = again.get(seed) ?? [];
      expect(all.filter(({ held }) => !held).map((one) => formatInFull(one))).toEqual([]);
      expect(all).toHaveLength(interactions.length);
    });

    test.each(interactions.map(({ description }) => description))('%s', (description) => {
      const one = replayed.find(({ interaction }) => interaction.description === description);
      if (!one?.held) expect.fail(one ? formatInFull(one) : 'It was never asked.');
    });
  },
);

describe('the verification itself', () => {
  test('a gateway that answers otherwise is found out', async () => {
    const [none] = aboutOperations(contractWith(gatewayProvider), ['liveSearches']).filter(({ description }) =>
      description.endsWith(': none at all'),
    );
    if (!none) expect.fail('The contract says nothing of an account without a live search.');
    const signedIn = none.providerStates ?? [];
    const some = {
      name: 'a live search exists',
      params: { account: 'ana', id: '3099', keyword: 'relojes', siteId: 'MLA', finds: 'MLA1100000001' },
    };
    const [found] = await askSandbox(gatewayProvider, [{ ...none, providerStates: [...signedIn, some] }]);
    expect(found?.held).toBe(false);
    expect(found?.obstacle).toBeNull();
    const where = ['data.liveSearches.liveSearches', 'data.liveSearches.paging.total'];
    expect(found?.findings.map((finding) => finding.where)).toEqual(where);
  });

  test('what differs is told whole, however long: pact dies of a pipe that is full', async () => {
    const ids = Array.from({ length: 4_000 }, (_, at) => `MLA${String(1_100_000_000 + at)}`);
    const otherServer = createHttpServer((_request, response) => {
      const data = { articlesByIds: ids.map((id) => ({ id, title: 'Zapatillas urbanas' })) };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
    });
    await once(otherServer.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${String((otherServer.address() as AddressInfo).port)}`;
    const gateway = { baseUrl, statesUrl: null, tokens: new Map<string, string>(), apiKey, patience: 30_000 };
    const contract = contractWith(gatewayProvider);
    const [sites, menu] = aboutOperations(contract, ['sites', 'menu']);
    if (!sites || !menu) expect.fail('The contract says nothing of sites and of the menu.');
    const wanted = { data: { articlesByIds: [] } };
    const nothing = { ...sites, response: { status: 200, body: { content: wanted } } };
    const [first, second] = await replay(contract, [nothing, menu], gateway, () => undefined);
    otherServer.close();
    expect(first?.findings).toHaveLength(1);
    expect(first?.findings[0]?.sentence.length).toBeGreaterThan(200_000);
    expect(second?.held).toBe(false);
    expect(second?.findings.length).toBeGreaterThan(0);
  });

  const askStranger = async (headers: Record<string, string | string[]>, body: object, one: PactInteraction) => {
    const otherServer = createHttpServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body)),
    );
    await once(otherServer.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${String((otherServer.address() as AddressInfo).port)}`;
    const gateway = { baseUrl, statesUrl: null, tokens: new Map<string, string>(), apiKey, patience: 30_000 };
    const [replayed] = await replay(contractWith(identityProvider), [one], gateway, () => undefined);
    otherServer.close();
    return replayed;
  };

  test('every cookie of a session is held, not one of them alone', async () => {
    const [signIn] = aboutOperations(contractWith(identityProvider), ['signIn']);
    if (!signIn) expect.fail('The contract says nothing of a sign-in.');
    const session = { accessToken: 'token', expiresAt: 1_795_305_600_000, userId: '8001' };
    const cookies = [
      'HttpOnly; Path=/identity; Secure; SameSite=Strict',
      'Path=/; Max-Age=60; SameSite=Strict; HttpOnly',
    ];
    const answer = (second: string) => ({ 'set-cookie': [`refresh=1; ${cookies[0] ?? ''}`, `hint=1; ${second}`] });
    expect(await askStranger(answer(cookies[1] ?? ''), session, signIn)).toMatchObject({ held: true });
    for (const lax of ['Path=/; SameSite=Strict', 'Path=/; HttpOnly; SameSite=Lax', 'HttpOnly; SameSite=Strict']) {
      const replayed = await askStranger(answer(lax), session, signIn);
      expect(replayed?.held).toBe(false);
      expect(replayed?.findings.map(({ where }) => where)).toEqual(['header set-cookie']);
    }
  });

  test('a gateway that does a thing twice for one operation key is found out', async () => {
    const twice = contractWith(gatewayProvider).interactions.filter(isSentTwice);
    expect(twice.length).toBeGreaterThan(2);
    const honour = (honoured: boolean) =>
      fetch(`${server.url}/control/api/operation-keys`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ honoured }),
      });
    await honour(false);
    try {
      const replayed = await askSandbox(gatewayProvider, twice);
      expect(replayed.map(({ held }) => held)).toEqual(twice.map(() => false));
      for (const { findings } of replayed) expect(findings.at(-1)?.expected).toMatch(/the first call/);
    } finally {
      await honour(true);
    }
  });

  test('each document of the console has a resolver for its root field', () => {
    const { Query = {}, Mutation = {} } = server.world.resolvers;
    const fields = committedContract().flatMap(({ query }) => (query ? [rootField(query)] : []));
    const { queries, mutations } = gatewayOperations;
    const named = Object.keys({ ...queries, ...mutations }).filter((name) => !extraOperations.includes(name));
    expect([...new Set(fields)].sort()).toEqual(named.sort());
    expect(fields.filter((field) => !(field in Query) && !(field in Mutation))).toEqual([]);
  });
});
