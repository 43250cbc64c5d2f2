import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../pact/kit/contract-source';
import { replay, type Replayed } from '../../pact/kit/replay';
import { judged } from '../../pact/kit/pending';
import { told } from '../../pact/kit/report';
import { createServer, type RunningServer } from '../../sandbox/server';
import { instead, lies, startLiar, type Liar, type Lie } from './liar';

const apiKey = 'key-of-the-lies';
const contract = readContract();
const addresses = { baseUrl: 'https://gateway.example', statesUrl: null };

let gateway: RunningServer;
let liar: Liar;

beforeAll(async () => {
  gateway = await createServer({ database: ':memory:', seed: 'small', apiKey });
  liar = await startLiar(gateway.url);
});
afterAll(async () => {
  liar.close();
  await gateway.close();
});

async function ask(description: string): Promise<Replayed> {
  const interactions = contract.interactions.filter((one) => one.description === description);
  const [replayed] = await replay(
    contract,
    interactions,
    {
      baseUrl: liar.url,
      statesUrl: `${gateway.url}/control/api/states`,
      tokens: new Map<string, string>(),
      apiKey,
      patience: 30_000,
    },
    () => undefined,
  );
  if (!replayed) throw new Error(`The contract has no interaction "${description}".`);
  return replayed;
}

const held = new Set<string>();

/** Of each interaction once: what is told of it here is about its lies. */
async function holdsInTruth(interaction: string): Promise<void> {
  if (held.has(interaction)) return;
  liar.tell(null);
  expect((await ask(interaction)).held).toBe(true);
  held.add(interaction);
}

describe('a gateway that lies', () => {
  test.each(lies)('about $interaction: $what', async (lying) => {
    await holdsInTruth(lying.interaction);
    liar.tell(lying);
    const replayed = await ask(lying.interaction);
    expect(replayed.held).toBe(false);
    expect(replayed.findings.map(({ where }) => where)).toContain(lying.where);
    const finding = replayed.findings.find(({ where }) => where === lying.where);
    expect([finding?.expected, finding?.came]).toEqual([
      expect.stringContaining(lying.expected),
      expect.stringContaining(lying.came),
    ]);
    const report = told(judged(replayed, new Set()), addresses, false);
    for (const fact of [lying.interaction, lying.where, lying.expected, lying.came]) expect(report).toContain(fact);
  });

  test('a value that is not known yet holds, with a warning', async () => {
    liar.tell({ ...(lies[0] as Lie), tell: instead('"type":', '"id":"PPPI99","type":') });
    const replayed = await ask('allowedNotices: GW-11 the notices allowed on each site');
    expect(replayed.held).toBe(true);
    expect(replayed.warnings.map(({ value }) => value)).toContain('PPPI99');
    expect(told(judged(replayed, new Set()), addresses, false)).toContain('"PPPI99" is none of PPPI1');
  });
});
