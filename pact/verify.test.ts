import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, stateHandlers, type RunningServer } from '../sandbox/server';
import { committedContract } from './committed-contract';
import { contractFileOf, identity, marketplace, provider } from './contract-file';
import { gatewayOperations } from './gateway-operations';
import { identityCalls } from './identity-operations';
import { aboutOperations, readContract } from './kit/contract-source';
import { replay } from './kit/replay';
import { told } from './kit/report';
import type { Account } from './states';
import { verifyProvider } from './verify';

const apiKey = 'key-of-the-verification';
const elsewhere: readonly string[] = ['sellerSearch', ...identityCalls.map(({ name }) => name)];
const names = [
  ...new Set(
    committedContract()
      .filter(({ operation }) => !elsewhere.includes(operation))
      .map(({ operation }) => operation),
  ),
];
let server: RunningServer;

beforeAll(async () => {
  server = await createServer({ database: ':memory:', seed: 'small', apiKey });
});
afterAll(() => server.close());

async function signIn(account: Account): Promise<string> {
  const response = await fetch(`${server.url}/identity/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: `${account}@vigia.test`, password: 'vigia-demo' }),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return accessToken;
}

const options = (only?: string) => ({
  url: server.url,
  apiKey,
  signIn,
  states: stateHandlers(server.world),
  spoil: (operation: string) => {
    server.faults.order({ operation, kind: 'partial', count: 1, message: 'something is missing' });
  },
  only,
});

/** `allowedNotices` asks a part of `profile`. */
function rootField(query: string): string {
  const operation = parse(query).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [field] = operation?.selectionSet.selections ?? [];
  return field?.kind === Kind.FIELD ? field.name.value : '';
}

/** A few operations at a time: the verifier writes its report to a pipe that must not fill up. */
const handfuls = Array.from({ length: Math.ceil(names.length / 5) }, (_, index) => {
  const some = names.slice(index * 5, index * 5 + 5);
  return { some, first: some[0], last: some.at(-1), only: `^(${some.join('|')}): ` };
});

/** What differs, in the words of the kit, among the interactions about these operations, or about all. */
async function replayed(name: string, operations: readonly string[]): Promise<string[]> {
  const contract = readContract(join(import.meta.dirname, 'pacts', contractFileOf(name)));
  const asked = aboutOperations(contract, operations);
  const statesUrl = `${server.url}/control/api/states`;
  const gateway = { baseUrl: server.url, statesUrl, tokens: new Map<string, string>(), apiKey, patience: 30_000 };
  const all = await replay(contract, asked, gateway, () => undefined);
  expect(all).toHaveLength(asked.length);
  return all.filter(({ held }) => !held).map((one) => told(one, true));
}

describe('the sandbox keeps the contract', () => {
  test.each(handfuls)('every interaction of $first to $last, each after its states', async ({ only, some }) => {
    const verified = verifyProvider(options(only)).catch(async (error: unknown) => {
      const differing = await replayed(provider, some);
      throw new Error(`${String(error)}\n${differing.join('\n') || 'Asked once more, every interaction holds.'}`);
    });
    expect(await verified).toContain('finished: 0');
  });

  test('every interaction of the marketplace, beside which the gateway stands in the sandbox', async () => {
    expect(await verifyProvider({ ...options(), provider: marketplace })).toContain('finished: 0');
  });

  test('every interaction of the identity service, by the kit that its team has', async () => {
    expect(await replayed(identity, [])).toEqual([]);
  });

  test('a gateway that answers otherwise is found out', async () => {
    const { signIn: _signIn, ...others } = options('^liveSearches: none at all$');
    const strange = { ...others, signIn, states: { ...others.states, 'no live search exists': () => undefined } };
    await others.states['a live search exists']({
      account: 'ana',
      id: '3099',
      keyword: 'relojes',
      siteId: 'MLA',
      finds: 'MLA1100000001',
    });
    await expect(verifyProvider(strange)).rejects.toThrow();
  });

  test('each document of the console has a resolver for its root field', () => {
    const { Query = {}, Mutation = {} } = server.world.resolvers;
    const fields = committedContract().flatMap(({ query }) => (query ? [rootField(query)] : []));
    const { queries, mutations } = gatewayOperations;
    const apart = ['allowedNotices'];
    const named = Object.keys({ ...queries, ...mutations }).filter((name) => !apart.includes(name));
    expect([...new Set(fields)].sort()).toEqual(named.sort());
    expect(fields.filter((field) => !(field in Query) && !(field in Mutation))).toEqual([]);
  });
});
