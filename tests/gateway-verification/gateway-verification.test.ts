import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runScript } from '../../scripts/lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'gateway-trial-'));
const junit = join(folder, 'contract.xml');
const sarif = join(folder, 'contract.sarif');
let gateway: ChildProcess;
let url = '';

/** Starts the gateway, as it was or grown, and answers it with its address. */
async function start(...args: string[]): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'gateway.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((listening) =>
    child.stdout.once('data', (line) => listening(String(line).trim())),
  );
  return [child, address];
}

beforeAll(async () => {
  [gateway, url] = await start();
});
afterAll(() => {
  gateway.kill();
  rmSync(folder, { recursive: true, force: true });
});

const verify = (...args: string[]) => runScript('pact/verify-gateway.ts', args);
const ours = ['itemStatus', 'getSellerID', 'memberRestriction', 'blindages'].flatMap((name) => ['--filter', name]);

const pact = JSON.parse(
  readFileSync(new URL('../../pact/pacts/vigia-console-gateway.json', import.meta.url), 'utf8'),
) as {
  interactions: { description: string }[];
};
const numberOf = (...names: string[]) =>
  pact.interactions.filter(({ description }) => names.includes(description.split(':', 1)[0] ?? '')).length;
const all = numberOf('itemStatus', 'getSellerID', 'memberRestriction', 'blindages');

/** What the report says of the interactions about one operation, one text each. */
const reportLinesOf = (said: string, operation: string): string[] =>
  said
    .replace(/\nThe gateway [^]*/, '')
    .split(/^(?=(?:ok {5}|DIFFERS|NOT YET|pending|READY {2}) )/m)
    .filter((part) => part.slice(8).startsWith(`${operation}: `));

describe("a stranger's gateway, two operations right and two wrong", () => {
  let said = '';
  let code = 0;
  beforeAll(async () => {
    const states = ['--states-url', `${url}/for-the-contract/states`];
    ({ said, code } = await verify('--base-url', url, ...states, ...ours, '--junit', junit, '--sarif', sarif));
  });

  test('the verification fails and counts what holds', () => {
    expect(code).toBe(1);
    expect(said).toContain(
      `The gateway does not keep the contract: ${String(all - 2)} of ${String(all)} interactions of 4 operations hold.`,
    );
  });

  test.each(['itemStatus', 'getSellerID'])('%s holds, its refusal too', (operation) => {
    const parts = reportLinesOf(said, operation);
    expect(parts.length).toBe(numberOf(operation));
    for (const part of parts) expect(part).toMatch(/^ok /);
  });

  test('memberRestriction is named with its field, what was expected there and what came', () => {
    const [part = ''] = reportLinesOf(said, 'memberRestriction');
    expect(part).toContain('DIFFERS memberRestriction: ');
    expect(part).toContain('the account is restricted {"account":"diego"');
    expect(part).toContain('POST /production/gql, with the headers content-type, authorization, x-api-key');
    expect(part).toMatch(
      /differs +at data\.memberRestriction\.denouncesAvailable\n +expected exactly 50\n +came +"50", a text\n/,
    );
    expect(part.match(/differs/g)?.length).toBe(1);
  });

  test('blindages is named with the field that is missing and the date in another form', () => {
    const [part = ''] = reportLinesOf(said, 'blindages').filter((one) => one.startsWith('DIFFERS'));
    expect(part).toMatch(/at data\.blindages\[0\]\.item\n +expected exactly "MLA1100000001"\n +came +nothing/);
    expect(part).toMatch(
      /at data\.blindages\[0\]\.dueDate\n +expected an instant in UTC, of a day that the calendar has, from the year 2000 on, such as .*\n +came +"31\/12\/2099", a text/,
    );
    expect(part.match(/differs/g)?.length).toBe(2);
  });

  test('the JUnit file says the same: a suite an operation, a failure with the field an interaction that differs', () => {
    const xml = readFileSync(junit, 'utf8');
    expect(xml).toContain(`<testsuites name="contract" tests="${String(all)}" failures="2"`);
    expect(xml.match(/<testsuite /g)?.length).toBe(4);
    expect(xml.match(/<failure message="[^"]*"/g)).toEqual([
      expect.stringContaining('data.blindages[0].item'),
      expect.stringContaining('data.memberRestriction.denouncesAvailable'),
    ]);
  });

  test('under each failure stands how it is tried again', () => {
    const [part = ''] = reportLinesOf(said, 'memberRestriction');
    expect(part).toContain(
      `curl -sS ${url}/for-the-contract/states -H 'content-type: application/json' --data '{"state":`,
    );
    expect(part).toContain(`curl -sS ${url}'/production/gql' -H 'content-type: application/json'`);
  });

  test('the SARIF file has the two as errors', () => {
    const log = JSON.parse(readFileSync(sarif, 'utf8')) as { runs: { results: { level: string; ruleId: string }[] }[] };
    expect(log.runs[0]?.results.map(({ level, ruleId }) => [level, ruleId])).toEqual([
      ['error', 'blindages'],
      ['error', 'memberRestriction'],
    ]);
  });

  test('one operation alone passes', async () => {
    const states = ['--states-url', `${url}/for-the-contract/states`];
    expect(await verify('--base-url', url, ...states, '--filter', 'itemstatus')).toMatchObject({
      code: 0,
      said: expect.stringContaining('The gateway keeps the contract: ') as string,
    });
  });
});

describe('a gateway grows from four operations to seven, green all the way', () => {
  const pending = join(folder, 'pending.txt');
  const seven = [
    'itemStatus',
    'getSellerID',
    'memberRestriction',
    'blindages',
    'efficiency',
    'articleDescription',
    'deleteSellerFromDB',
  ];
  const linesOf = () =>
    readFileSync(pending, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));

  test('the list is made of what does not hold, and with it the build is green', async () => {
    const ask = ['--base-url', url, '--states-url', `${url}/for-the-contract/states`, '--pending', pending];
    const made = await verify(...ask, '--write-pending');
    const count = linesOf().length;
    expect(made.code).toBe(0);
    expect(made.said).toContain(`${String(count)} interactions are on ${pending} now.`);
    expect(made.said.match(/^(?:DIFFERS|NOT YET) /gm)).toHaveLength(count);
    const file = join(folder, 'pending.xml');
    const part = [...ours, '--filter', 'deleteLiveSearch', '--filter', 'sites'];
    const { code, said } = await verify(...ask, ...part, '--junit', file);
    expect(code).toBe(0);
    expect(said).toContain(`The gateway keeps the contract but for what is pending: ${String(all - 2)} of `);
    expect(said).toMatch(/ hold, \d+ are pending\.\n\nPending \(/);
    const sites = numberOf('sites');
    expect(said).toContain(`\n  the operation "sites" (${String(sites)}): sites ×${String(sites)}\n`);
    expect(said).toMatch(/\n {2}the state "a live search exists" \(\d+\): /);
    expect(readFileSync(file, 'utf8')).toContain('failures="0"');
  });

  test('what it has built since is told ready and leaves the list; the seven are green without it', async () => {
    const [grown, address] = await start('grown');
    try {
      const ask = ['--base-url', address, '--states-url', `${address}/for-the-contract/states`];
      const part = seven.flatMap((name) => ['--filter', name]);
      const { code, said } = await verify(...ask, ...part, '--pending', pending);
      expect(code).toBe(0);
      expect(said).toContain('take them off the pending list:\n');
      expect(said).toContain('READY   efficiency: ');
      const before = linesOf();
      await verify(...ask, ...part, '--pending', pending, '--write-pending');
      const left = before.filter((line) => !linesOf().includes(line)).map((line) => line.split(':', 1)[0]);
      expect([...new Set(left)].sort()).toEqual(seven.slice(2).sort());
      expect(await verify(...ask, ...part)).toMatchObject({
        code: 0,
        said: expect.stringContaining(' of 7 operations hold.') as string,
      });
    } finally {
      grown.kill();
    }
  });
});

describe('what cannot be found out is said in a sentence, and ends with 2', () => {
  test.each([
    ['an address where nothing listens', ['--base-url', 'http://127.0.0.1:1'], 'Nothing answers at --base-url'],
    ['no address', [], '--base-url is missing.'],
    ['something that is no address', ['--base-url', 'gateway.example'], '--base-url must be an address'],
    ['an unknown option', ['--baseurl', 'x'], "Unknown option '--baseurl'"],
    [
      'a filter that matches nothing',
      ['--base-url', 'http://x.example', '--filter', 'itemStat'],
      'Did you mean itemStatus?',
    ],
    [
      'another contract that is missing',
      ['--base-url', 'http://x.example', '--pact', 'no.json'],
      'There is no contract at',
    ],
  ])('%s', async (_what, args, sentence) => {
    const { code, said } = await verify(...args);
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/\n {4}at /);
    expect(code).toBe(2);
  });

  test('a states address where nothing listens', async () => {
    const { code, said } = await verify(
      '--base-url',
      url,
      '--states-url',
      'http://127.0.0.1:1',
      '--filter',
      'itemStatus',
    );
    expect([code, said]).toEqual([2, expect.stringContaining('Nothing answers at the states address')]);
  });

  test('without a states address every state is taken to hold, and the report says so', async () => {
    const { code, said } = await verify('--base-url', url, '--token', 'ana=session-of-ana', '--filter', 'getSellerID');
    expect(code).toBe(0);
    expect(said).toContain('of them presuppose states that are taken to hold already.');
  });

  test('what is not there yet is told apart: a state, an operation; it ends with 2, and is skipped in JUnit', async () => {
    const states = ['--states-url', `${url}/for-the-contract/states`];
    const file = join(folder, 'not-there.xml');
    const filters = ['--filter', 'deleteLiveSearch', '--filter', 'sites', '--filter', 'itemStatus'];
    const { code, said } = await verify('--base-url', url, ...states, ...filters, '--junit', file);
    expect(code).toBe(2);
    expect(said).toContain('The gateway does not keep the whole contract yet: ');
    expect(said).toContain('The state "a live search exists" was not brought about.');
    expect(said).toContain('answered 404: {"message":"no such state here"}');
    expect(said).toMatch(/\n {2}the state "a live search exists" \(\d+\): deleteLiveSearch/);
    expect(said).toMatch(/\n {2}the operation "sites" \(\d+\): sites/);
    expect(readFileSync(file, 'utf8')).toMatch(/failures="0" skipped="[1-9]/);
  });

  test('a 404 of an address that is not served is no refusal: it lacks the code', async () => {
    const states = ['--states-url', `${url}/for-the-contract/states`];
    const { code, said } = await verify('--base-url', url, ...states, '--filter', 'snapshotLink');
    expect(code).toBe(1);
    expect(said).toMatch(/at error\n +expected exactly "ARTICLE_NOT_FOUND"\n +came +nothing: the field is missing/);
  });

  test('a gateway elsewhere is asked there: an address that the contract has not, named in the request', async () => {
    const { said } = await verify('--gateway-path', '/graphql/v1', '--explain', 'itemStatus: refused');
    expect(said).toContain(`curl -sS "$GATEWAY"'/graphql/v1/gql'`);
    const wrong = await verify('--gateway-path', 'graphql?', '--explain', 'itemStatus: refused');
    expect([wrong.code, wrong.said]).toEqual([2, expect.stringContaining('--gateway-path is a path such as')]);
  });

  test('an interaction is explained without a gateway', async () => {
    const { code, said } = await verify('--explain', 'itemStatus: refused');
    expect(code).toBe(0);
    expect(said).toContain('query itemStatus($articleId: ID!) {\n  itemStatus(articleId: $articleId) {\n    id');
    expect(said).toContain(`curl -sS "$GATEWAY"'/production/gql'`);
  });

  test('--help tells every option', async () => {
    const { code, said } = await verify('--help');
    expect(code).toBe(0);
    for (const option of [
      '--base-url',
      '--states-url',
      '--filter',
      '--pending',
      '--junit',
      '--sarif',
      '--explain',
      '--token',
      '--api-key',
    ])
      expect(said).toContain(option);
  });
});
