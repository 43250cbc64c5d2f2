import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { PactFile, PactInteraction } from './kit/contract-source';
import { filterInteractions, findInteraction } from './kit/filter';
import { formatJunit } from './kit/junit';
import { describeAccessDenial } from './kit/access-denial';
import type { Exchange } from './kit/messenger';
import { findUnknownOperation } from './kit/not-implemented';
import { toInteractionResult, readPending, writePending } from './kit/pending';
import type { ReplayResult } from './kit/replay';
import { exitCodeOf, formatSummary, formatResult } from './kit/report';
import { formatCurl, explainInteraction } from './kit/request';
import { formatSarif } from './kit/sarif';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const addresses = { baseUrl: 'https://gateway.example', statesUrl: null };
const interaction = (description: string): PactInteraction => ({
  description,
  providerStates: [{ name: 'a listing exists', params: { id: "MLA'1" } }],
  request: {
    method: 'POST',
    path: '/production/gql',
    headers: { 'Content-Type': ['application/json'], authorization: ['Bearer token'], 'x-api-key': ['key'] },
    body: { content: { query: 'query sites{sites{id}}', variables: { name: "O'Hara" } } },
  },
  response: { status: 200, body: { content: { data: { sites: [{ id: 'MLA' }] } } } },
});
const exchange = (more: Partial<Exchange> = {}): Exchange => ({
  method: 'POST',
  address: 'https://gateway.example/production/gql',
  sent: { authorization: 'Bearer abcdefghijkl', 'x-api-key': 'key' },
  asked: '',
  status: 200,
  headers: { 'content-type': 'application/json' },
  text: '{}',
  ...more,
});
const replayed = (description: string, more: Partial<ReplayResult> = {}): ReplayResult => ({
  interaction: interaction(description),
  held: false,
  obstacle: null,
  notThere: null,
  findings: [{ where: 'data.sites', expected: 'a list', came: 'null', sentence: 'pact says so' }],
  warnings: [],
  exchange: exchange(),
  hint: null,
  milliseconds: 1,
  ...more,
});
const notThere = (description: string, name: string) =>
  replayed(description, {
    obstacle: `The state "${name}" was not brought about.`,
    notThere: { kind: 'state', name, sentence: '404' },
    findings: [],
    exchange: null,
  });

const passing = replayed('sites: GW-01 all of them', { held: true, findings: [] });
const wrong = replayed('sites: with <flags> & "names"');
const missing = notThere('menu: none', 'no menu exists');
const alsoMissing = notThere('sites: none', 'no menu exists');
const judge = (all: ReplayResult[], ...pending: string[]) =>
  all.map((one) => toInteractionResult(one, new Set(pending)));

describe('what is not there yet stands apart from what is wrong', () => {
  test('in counts, in groups and in the exit code', () => {
    const output = formatSummary(judge([passing, wrong, missing, alsoMissing]));
    expect(output).toContain('does not keep the contract: 1 of 4 interactions of 2 operations hold.');
    expect(output).toContain('Wrong (1):\n  sites (1)\n    with <flags> & "names"\n      differs at data.sites');
    expect(output).toContain('Not there yet (2):\n  the state "no menu exists" (2): menu, sites');
    expect([
      exitCodeOf(judge([passing, wrong, missing])),
      exitCodeOf(judge([passing, missing])),
      exitCodeOf(judge([passing])),
    ]).toEqual([1, 2, 0]);
    expect(formatSummary(judge([passing, missing]))).toContain('does not keep the whole contract yet: 1 of 2');
  });

  test.each([
    ['graphql-js', 200, '{"errors":[{"message":"Cannot query field \\"sites\\" on type \\"Query\\"."}]}'],
    [
      'graphql-java',
      200,
      '{"errors":[{"message":"Validation error (FieldUndefined@[sites]) : Field \'sites\' in type \'Query\' is undefined"}]}',
    ],
    ['Ruby', 200, '{"errors":[{"message":"Field \'sites\' doesn\'t exist on type \'Query\'"}]}'],
    ['.NET', 400, '{"errors":[{"message":"The field `sites` does not exist on the type `Query`."}]}'],
    ['a code', 200, '{"errors":[{"message":"later","extensions":{"code":"NOT_IMPLEMENTED"}}]}'],
    ['no such path', 404, '<html>'],
    ['not written', 501, ''],
  ])('an unknown operation, as %s says it', (_who, status, text) => {
    expect(findUnknownOperation(interaction('sites: all'), exchange({ status, text }))).not.toBeNull();
  });

  test.each([
    ['a field of a listing', 200, '{"errors":[{"message":"Cannot query field \\"price\\" on type \\"Article\\"."}]}'],
    ['a failure', 500, 'oh'],
    ['an answer', 200, '{"data":{"sites":null}}'],
  ])('%s that is unknown or wrong is no missing operation', (_what, status, text) => {
    expect(findUnknownOperation(interaction('sites: all'), exchange({ status, text }))).toBeNull();
  });

  test('an expected 404 is an answer', () => {
    const one = interaction('snapshotLink: refused, ARTICLE_NOT_FOUND');
    one.response.status = 404;
    expect(findUnknownOperation(one, exchange({ status: 404, text: '' }))).toBeNull();
  });

  test('JUnit skips it, fails what is wrong, and stays XML whatever an answer holds', () => {
    const odd = replayed('sites: odd', { exchange: exchange({ text: '<a>&"\u0001' }) });
    const xml = formatJunit(judge([passing, wrong, missing, alsoMissing, odd], 'sites: none'), addresses);
    expect(xml).toContain('<testsuites name="contract" tests="5" failures="2" skipped="2"');
    expect(xml).toContain(
      '<skipped message="not there yet: The state &quot;no menu exists&quot; was not brought about."/>',
    );
    expect(xml).toContain('<skipped message="pending: ');
    expect(xml).toContain('name="with &lt;flags&gt; &amp; &quot;names&quot;"');
    expect(xml).not.toContain('<a>');
    expect(xml).not.toContain('\u0001');
  });

  test('SARIF tells an error, a warning and a note, each with its rule, its line and its fields', () => {
    const file = join(folder, 'contract.json');
    const text = JSON.stringify({ interactions: [passing, wrong].map((one) => one.interaction) }, null, 2);
    writeFileSync(file, text);
    const log = JSON.parse(
      formatSarif(judge([passing, wrong, missing, alsoMissing], 'sites: none'), 'pacts/c.json', text),
    ) as {
      version: string;
      runs: { tool: { driver: { rules: { id: string }[] } }; results: Record<string, unknown>[] }[];
    };
    expect(log.version).toBe('2.1.0');
    const [run] = log.runs;
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(['sites', 'menu']);
    expect(run?.results.map(({ level, ruleId, ruleIndex }) => [level, ruleId, ruleIndex])).toEqual([
      ['error', 'sites', 0],
      ['warning', 'menu', 1],
      ['note', 'sites', 0],
    ]);
    const line = text.split('\n').findIndex((one) => one.includes('with <flags>')) + 1;
    expect(run?.results[0]).toMatchObject({
      message: { text: 'sites: with <flags> & "names": at data.sites: expected a list, came null' },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: 'pacts/c.json' }, region: { startLine: line } },
          logicalLocations: [{ name: 'sites: with <flags> & "names"' }, { fullyQualifiedName: 'sites/data.sites' }],
        },
      ],
    });
  });
});

describe('the pending list', () => {
  const all = [passing, wrong, missing, alsoMissing];
  const interactions = all.map((one) => one.interaction);
  const file = join(folder, 'deep', 'pending.txt');

  test('is written of what does not hold, read again, and then nothing is red', () => {
    expect(writePending(file, all, ['old: one'])).toBe(4);
    expect(readFileSync(file, 'utf8')).toMatch(
      /# not there yet\nmenu: none\nsites: none\n\n# wrong\nsites: with <flags> & "names"\n\n# not asked[^\n]*\nold: one\n/,
    );
    const list = readPending(file, interactions);
    expect(list.unknown).toEqual(['old: one']);
    const run = all.map((one) => toInteractionResult(one, list.descriptions));
    expect(exitCodeOf(run)).toBe(0);
    expect(formatSummary(run)).toContain(
      'keeps the contract but for what is pending: 1 of 4 interactions of 2 operations hold, 3 are pending.',
    );
  });

  test('a run in which nothing holds does not read as one that does', () => {
    const run = [wrong, missing].map((one) => toInteractionResult(one, new Set([one.interaction.description])));
    expect(formatSummary(run)).toMatch(
      /^The gateway keeps nothing of the contract yet: 0 of 2 .* hold, 2 are pending\.\n/,
    );
  });

  test('an operation alone stands for all of its interactions', () => {
    writeFileSync(file, '# later\nsites\n');
    expect([...readPending(file, interactions).descriptions]).toEqual(
      [passing, wrong, alsoMissing].map((one) => one.interaction.description),
    );
  });

  test('one that holds is told, so that it leaves the list', () => {
    const run = judge([passing, wrong], passing.interaction.description, wrong.interaction.description);
    expect(exitCodeOf(run)).toBe(0);
    expect(formatSummary(run)).toContain('Ready (1), take them off the pending list:\n  sites: GW-01 all of them');
    expect(run.map((one) => formatResult(one, addresses, false))[0]).toMatch(/^READY .*\n +It holds now/);
  });

  test('a regression is red, whatever else is pending', () => {
    expect(exitCodeOf(judge([wrong, missing], 'menu: none'))).toBe(1);
  });

  test('a list that is missing is told in a sentence', () => {
    expect(() => readPending(join(folder, 'none.txt'), interactions)).toThrow('--write-pending makes it');
  });
});

describe('whom the gateway does not let in', () => {
  const one = interaction('sites: all');
  const token = { account: 'ana', from: 'states' as const };

  test('is told what was sent and where it came from, and no secret whole', () => {
    const output = describeAccessDenial(one, exchange({ status: 401, text: '' }), token);
    expect(output).toContain('answered by the states address for ana');
    expect(output).toContain("x-api-key: key, the example's: give your own with --api-key");
    expect(output).toContain('vigia-demo-key');
    expect(output).not.toContain('abcdefghijkl');
  });

  test('also where the answer says it with 200', () => {
    const text = '{"data":null,"errors":[{"message":"Who?","extensions":{"code":"NO_VALID_TOKEN"}}]}';
    expect(describeAccessDenial(one, exchange({ text }), { account: 'ana', from: 'example' })).toContain(
      'give --token ana=…',
    );
  });

  test('is nobody where the contract wants it so, or the gateway answers', () => {
    const expected: PactInteraction = { ...one, response: { status: 401 } };
    expect(describeAccessDenial(expected, exchange({ status: 401 }), token)).toBeNull();
    expect(describeAccessDenial(one, exchange({ text: '{"data":{}}' }), token)).toBeNull();
  });
});

describe('an interaction by hand', () => {
  test('is its states and its request as curl, which a shell takes as they are', () => {
    const output = explainInteraction(interaction('sites: all'), addresses);
    expect(output).toContain(
      `curl -sS "$STATES_URL" -H 'content-type: application/json' --data '{"state":"a listing exists","params":{"id":"MLA'\\''1"},"action":"setup"}'`,
    );
    expect(output).toContain('query sites {\n  sites {\n    id\n  }\n}');
    expect(output).toContain(`-H "authorization: Bearer $TOKEN" -H "x-api-key: $API_KEY"`);
    expect(output).toContain('# expected: status 200');
  });

  test('stands under each failure', () => {
    const [one] = judge([wrong]);
    expect(one && formatResult(one, addresses, false)).toContain(`repeat       curl -sS "$STATES_URL"`);
    expect(one && formatResult(one, addresses, false)).toContain(formatCurl(wrong.interaction, addresses));
  });
});

describe('a filter', () => {
  const contract: PactFile = {
    consumer: { name: 'console' },
    provider: { name: 'gateway' },
    interactions: ['sites: GW-01 all of them', 'menu: GW-10 with children', 'menu: none at all'].map(interaction),
  };
  const areas = new Map([
    ['sites', 'session'],
    ['menu', 'shell'],
  ]);
  const chosen = (...filters: string[]) =>
    filterInteractions(contract, filters, areas).map(({ description }) => description);

  test.each([
    ['an operation', ['MENU'], ['menu: GW-10 with children', 'menu: none at all']],
    ['an area', ['session'], ['sites: GW-01 all of them']],
    ['a requirement', ['gw-1'], []],
    ['a requirement whole', ['GW-10'], ['menu: GW-10 with children']],
    ['words', ['none all'], ['menu: none at all']],
    ['several', ['GW-10', 'sites'], ['sites: GW-01 all of them', 'menu: GW-10 with children']],
  ])('takes %s', (_what, filters, wanted) => {
    if (wanted.length === 0) expect(() => chosen(...filters)).toThrow('names nothing');
    else expect(chosen(...filters)).toEqual(wanted);
  });

  test('that names nothing says what is like it, and what there is', () => {
    expect(() => chosen('men')).toThrow('Did you mean menu?');
    expect(() => chosen('zzz')).toThrow('There are the areas session, shell, and the operations menu, sites.');
  });

  test('one interaction is named by a part of it that no other has', () => {
    expect(findInteraction(contract, 'children').description).toBe('menu: GW-10 with children');
    expect(() => findInteraction(contract, 'menu')).toThrow('is in 2 descriptions');
    expect(() => findInteraction(contract, 'zzz')).toThrow('No interaction is called "zzz"');
  });
});
