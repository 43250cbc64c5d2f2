import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runInstalled } from '../../scripts/lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'gateway-trial-'));
const junit = join(folder, 'contract.xml');
let gateway: ChildProcess;
let url = '';

beforeAll(async () => {
  gateway = spawn(process.execPath, [join(import.meta.dirname, 'gateway.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await new Promise((listening) => gateway.stdout?.once('data', (line) => listening(String(line).trim())));
});
afterAll(() => {
  gateway.kill();
  rmSync(folder, { recursive: true, force: true });
});

const verify = (...args: string[]) => runInstalled('tsx/dist/cli.mjs', ['pact/verify-gateway.ts', ...args]);
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
const toldOf = (said: string, operation: string): string[] =>
  said.split(/^(?=(?:ok {5}|DIFFERS) )/m).filter((part) => part.slice(8).startsWith(`${operation}: `));

describe("a stranger's gateway, two operations right and two wrong", () => {
  let said = '';
  let code = 0;
  beforeAll(async () => {
    const states = ['--states-url', `${url}/for-the-contract/states`];
    ({ said, code } = await verify('--base-url', url, ...states, ...ours, '--junit', junit));
  });

  test('the verification fails and counts what holds', () => {
    expect(code).toBe(1);
    expect(said).toContain(
      `The gateway does not keep the contract: ${String(all - 2)} of ${String(all)} interactions of 4 operations hold.`,
    );
  });

  test.each(['itemStatus', 'getSellerID'])('%s holds, its refusal too', (operation) => {
    const parts = toldOf(said, operation);
    expect(parts.length).toBe(numberOf(operation));
    for (const part of parts) expect(part).toMatch(/^ok /);
  });

  test('memberRestriction is named with its field, what was expected there and what came', () => {
    const [part = ''] = toldOf(said, 'memberRestriction');
    expect(part).toContain('DIFFERS memberRestriction: ');
    expect(part).toContain('the account is restricted {"account":"diego"');
    expect(part).toContain('POST /production/gql, with the headers content-type, authorization, x-api-key');
    expect(part).toMatch(
      /differs +at data\.memberRestriction\.denouncesAvailable\n +expected exactly 50\n +came +"50", a text\n/,
    );
    expect(part.match(/differs/g)?.length).toBe(1);
  });

  test('blindages is named with the field that is missing and the date in another form', () => {
    const [part = ''] = toldOf(said, 'blindages').filter((one) => one.startsWith('DIFFERS'));
    expect(part).toMatch(/at data\.blindages\[0\]\.item\n +expected a text, such as "MLA1100000001"\n +came +nothing/);
    expect(part).toMatch(
      /at data\.blindages\[0\]\.dueDate\n +expected a text that matches .*\n +came +"31\/1\/2027", a text/,
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

  test('one operation alone passes', async () => {
    const states = ['--states-url', `${url}/for-the-contract/states`];
    expect(await verify('--base-url', url, ...states, '--filter', 'itemstatus')).toMatchObject({
      code: 0,
      said: expect.stringContaining('The gateway keeps the contract: ') as string,
    });
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

  test('a state that the address does not know is the reason that its interaction was not asked', async () => {
    const states = ['--states-url', `${url}/for-the-contract/states`];
    const { code, said } = await verify('--base-url', url, ...states, '--filter', 'deleteLiveSearch');
    expect(code).toBe(1);
    expect(said).toContain('The state "no live search exists" was not brought about.');
    expect(said).toContain('answered 404: {"message":"no such state here"}');
  });

  test('--help tells every option', async () => {
    const { code, said } = await verify('--help');
    expect(code).toBe(0);
    for (const option of ['--base-url', '--states-url', '--filter', '--junit', '--token', '--api-key', '--timeout'])
      expect(said).toContain(option);
  });
});
