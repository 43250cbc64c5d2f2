import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../pact/kit/contract-source';
import { replay, type ReplayResult } from '../../pact/kit/replay';
import { toInteractionResult } from '../../pact/kit/pending';
import { formatResult } from '../../pact/kit/report';
import { createServer, type RunningServer } from '../../sandbox/server';
import { replaceText, faults, startFaultyGateway, type FaultyGateway, type Fault } from './faulty-gateway';

const apiKey = 'key-of-the-lies';
const contract = readContract();
const addresses = { baseUrl: 'https://gateway.example', statesUrl: null };

let gateway: RunningServer;
let liar: FaultyGateway;

beforeAll(async () => {
  gateway = await createServer({ database: ':memory:', seed: 'small', apiKey });
  liar = await startFaultyGateway(gateway.url);
});
afterAll(async () => {
  liar.close();
  await gateway.close();
});

async function ask(description: string): Promise<ReplayResult> {
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
  test.each(faults)('about $interaction: $what', async (lying) => {
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
    const report = formatResult(toInteractionResult(replayed, new Set()), addresses, false);
    for (const fact of [lying.interaction, lying.where, lying.expected, lying.came]) expect(report).toContain(fact);
  });

  test('a value that is not known yet holds, with a warning', async () => {
    liar.tell({ ...(faults[0] as Fault), tell: replaceText('"type":', '"id":"PPPI99","type":') });
    const replayed = await ask('allowedNotices: GW-11 the notices allowed on each site');
    expect(replayed.held).toBe(true);
    expect(replayed.warnings.map(({ value }) => value)).toContain('PPPI99');
    expect(formatResult(toInteractionResult(replayed, new Set()), addresses, false)).toContain(
      '"PPPI99" is none of PPPI1',
    );
  });
});
