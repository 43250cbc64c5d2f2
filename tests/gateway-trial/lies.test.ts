import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../../pact/kit/contract-source';
import { replay, type Replayed } from '../../pact/kit/replay';
import { judged } from '../../pact/kit/pending';
import { told } from '../../pact/kit/report';
import { createServer, type RunningServer } from '../../sandbox/server';

const apiKey = 'key-of-the-lies';
const contract = readContract();
const addresses = { baseUrl: 'https://gateway.example', statesUrl: null };

interface Answer {
  status: number;
  contentType: string;
  /** The body as text. */
  text: string;
}

/** One lie: about which interaction, what is made of its answer, and where the report has to say what. */
interface Lie {
  what: string;
  interaction: string;
  tell: (answer: Answer) => Answer;
  where: string;
  expected: string;
  came: string;
}

/** Replaces one text of the body by another. */
const instead =
  (truth: string, lie: string) =>
  (answer: Answer): Answer => {
    if (!answer.text.includes(truth)) throw new Error(`The answer has no ${truth}: ${answer.text}`);
    return { ...answer, text: answer.text.replace(truth, lie) };
  };

const lies: Lie[] = [
  {
    what: 'another refusal code',
    interaction: 'itemStatus: refused, ARTICLE_NOT_FOUND',
    tell: instead('"ARTICLE_NOT_FOUND"', '"NOT_ALLOWED"'),
    where: 'errors[0].extensions.code',
    expected: 'exactly "ARTICLE_NOT_FOUND"',
    came: '"NOT_ALLOWED"',
  },
  {
    what: 'another status of a listing',
    interaction: 'itemStatus: GW-24 the status of a listing',
    tell: instead('"paused"', '"active"'),
    where: 'data.itemStatus.status',
    expected: 'exactly "paused"',
    came: '"active"',
  },
  {
    what: 'another id',
    interaction: 'getSellerID: GW-37 the id of a seller by nickname',
    tell: instead('"5001"', '"5002"'),
    where: 'data.getSellerID.sellerId',
    expected: 'exactly "5001"',
    came: '"5002"',
  },
  {
    what: 'a report that is ready told as one that is not',
    interaction: 'noticedReports: GW-46 a report that is ready, with its address',
    tell: instead('"ready":true', '"ready":false'),
    where: 'data.noticedReports.reports[0].ready',
    expected: 'exactly true',
    came: 'false',
  },
  {
    what: 'a number as text',
    interaction: 'memberRestriction: GW-12 what a new member may still send',
    tell: instead('"denouncesAvailable":50', '"denouncesAvailable":"50"'),
    where: 'data.memberRestriction.denouncesAvailable',
    expected: 'exactly 50',
    came: '"50"',
  },
  {
    what: 'a whole number with a fraction',
    interaction: 'suggestedReportedCount: GW-31 how many suggestions await sending',
    tell: instead('"count":0', '"count":0.5'),
    where: 'data.suggestedReportedCount.count',
    expected: 'a whole number',
    came: '0.5',
  },
  {
    what: 'a day that no calendar has',
    interaction: 'blindages: GW-32 what an item is protected against, and until when',
    tell: instead('2099-12-31', '2099-02-30'),
    where: 'data.blindages[0].dueDate',
    expected: 'a text that matches',
    came: '"2099-02-30',
  },
  {
    what: 'null where there is a value',
    interaction: 'efficiency: GW-13 how well a member reports',
    tell: instead('"level":"medium"', '"level":null'),
    where: 'data.efficiency.level',
    expected: 'exactly "medium"',
    came: 'null',
  },
  {
    what: 'a missing key',
    interaction: 'showDenounceReminder: GW-17 whether the reminder of pending answers shows',
    tell: instead('"showDenounceReminder":false', '"shows":false'),
    where: 'data.showDenounceReminder.showDenounceReminder',
    expected: 'exactly false',
    came: 'nothing: the field is missing',
  },
  {
    what: 'a row too many',
    interaction: 'blindages: nothing is protected',
    tell: instead('"blindages":[]', '"blindages":[{"id":"1"}]'),
    where: 'data.blindages',
    expected: 'exactly []',
    came: 'a list of 1',
  },
  {
    what: 'another status of the answer',
    interaction: 'itemStatus: GW-24 the status of a listing',
    tell: (answer) => ({ ...answer, status: 503 }),
    where: 'status',
    expected: '200',
    came: '503',
  },
  {
    what: 'the words of a forced sign-out said otherwise',
    interaction: 'menu: refused, its session is ended',
    tell: instead('There is no valid token', 'Who are you?'),
    where: 'errors[0].message',
    expected: 'a text that matches',
    came: '"Who are you?"',
  },
];

let gateway: RunningServer;
let liar: Server;
let lie: Lie | null = null;

beforeAll(async () => {
  gateway = await createServer({ database: ':memory:', seed: 'small', apiKey });
  liar = createHttpServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part)).on('end', () => void pass(Buffer.concat(parts)));
    async function pass(body: Buffer): Promise<void> {
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
      const truth = await fetch(`${gateway.url}${request.url ?? '/'}`, {
        method: request.method ?? 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
      });
      const { status, headers: answered } = truth;
      const honest = { status, contentType: answered.get('content-type') ?? '', text: await truth.text() };
      const answer = lie ? lie.tell(honest) : honest;
      response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.text);
    }
  });
  await once(liar.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  liar.close();
  liar.closeAllConnections();
  await gateway.close();
});

async function ask(description: string): Promise<Replayed> {
  const interactions = contract.interactions.filter((one) => one.description === description);
  const [replayed] = await replay(
    contract,
    interactions,
    {
      baseUrl: `http://127.0.0.1:${String((liar.address() as AddressInfo).port)}`,
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

describe('a gateway that lies', () => {
  test.each(lies)('about $interaction: $what', async (lying) => {
    lie = null;
    expect((await ask(lying.interaction)).held).toBe(true);
    lie = lying;
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
    lie = { ...(lies[0] as Lie), tell: instead('"type":', '"id":"PPPI99","type":') };
    const replayed = await ask('allowedNotices: GW-11 the notices allowed on each site');
    expect(replayed.held).toBe(true);
    expect(replayed.warnings.map(({ value }) => value)).toContain('PPPI99');
    expect(told(judged(replayed, new Set()), addresses, false)).toContain('"PPPI99" is none of PPPI1');
  });
});
