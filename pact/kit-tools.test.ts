import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, parse } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import {
  committedContractFile,
  committedContractFiles,
  interactionsOf,
  operationOf,
  readContract,
  type PactInteraction,
} from './kit/contract-source';
import { findBrokenRules } from './kit/answer-rules';
import { formatCoverage, coverageOf, type ListedOperation } from './kit/coverage';
import { differencesIn } from './kit/engine';
import { exactValues } from './kit/exact-values';
import { toFindings } from './kit/findings';
import { areas } from './kit/operations';
import { describePattern } from './kit/patterns';
import { parametersOfStates, stateCatalogue, statesSchema } from './kit/state-catalogue';

const folder = mkdtempSync(join(tmpdir(), 'kit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const interaction = (description: string, answer: unknown, query = 'query sites{sites{id}}'): PactInteraction => ({
  description,
  request: { method: 'POST', path: '/production/gql', body: { content: { query, variables: {} } } },
  response: { status: 200, body: { content: answer } },
});

describe('what no answer may hold', () => {
  const faults = (sites: object[]) =>
    findBrokenRules(interaction('sites', { data: { sites: [] } }), JSON.stringify({ data: { sites } })).map(
      ({ where }) => where,
    );
  const colour = (valueName: string) => ({ id: 'COLOR', valueName });

  test('a row that is told twice is found, two values of one attribute are none', () => {
    expect(faults([{ id: 'MLA' }, { id: 'MLB' }, { id: 'MLA' }])).toEqual(['data.sites[2]']);
    expect(faults([colour('azul'), colour('rojo')])).toEqual([]);
    expect(faults([colour('azul'), colour('rojo'), colour('azul')])).toEqual(['data.sites[2]']);
  });
});

describe('coverage', () => {
  const schema = buildSchema('type Query { sites: [Site] menu: String }\ntype Site { id: ID refusal: String }');
  const documents = [parse('query sites { sites { id } }')];
  const sites: ListedOperation = { name: 'sites', kind: 'query', refusals: ['NOT_ALLOWED'], rowRefusals: ['BLINDED'] };
  const answered = interaction('sites: all of them', { data: { sites: [{ id: 'MLA', refusal: 'BLINDED' }] } });
  const refused = interaction('sites: refused', {
    data: { sites: null },
    errors: [{ message: 'no', extensions: { code: 'NOT_ALLOWED' } }],
  });
  const gaps = (...all: PactInteraction[]) => coverageOf(all, [sites], schema, documents).gaps;

  test('is whole when the document, an answer and each refusal are there', () => {
    const coverage = coverageOf([answered, refused], [sites], schema, documents);
    expect(coverage).toMatchObject({ gaps: [], unasked: ['menu'], interactions: 2 });
    expect(formatCoverage(coverage)).toContain('sites      query           1  NOT_ALLOWED; rows: BLINDED');
  });

  test('names a document that no interaction asks, and the operation that none answers', () => {
    expect(gaps()).toEqual([
      'No interaction asks the document sites.',
      'No interaction answers sites.',
      'No interaction refuses sites with NOT_ALLOWED.',
      'No interaction refuses a row of sites with BLINDED.',
    ]);
  });

  test('names a refusal that none shows, of the whole and of a row', () => {
    expect(gaps(answered)).toEqual(['No interaction refuses sites with NOT_ALLOWED.']);
    const plain = interaction('sites: all', { data: { sites: [{ id: 'MLA', refusal: null }] } });
    expect(gaps(plain, refused)).toEqual(['No interaction refuses a row of sites with BLINDED.']);
  });

  test('a call that is no GraphQL says in its description how it is refused', () => {
    const call: ListedOperation = { name: 'search', kind: 'call', refusals: ['SELLER_NOT_FOUND'], rowRefusals: [] };
    const interactionWithError = interaction('search: refused, SELLER_NOT_FOUND', { results: [] });
    delete interactionWithError.request.body;
    const { rows } = coverageOf([interactionWithError], [call], schema, []);
    expect(rows).toMatchObject([{ answers: 0, refusals: [['SELLER_NOT_FOUND', 1]] }]);
  });

  test('an error beside data is an answer', () => {
    const partialError = interaction('sites: with an error', {
      data: { sites: [{ id: 'MLA' }] },
      errors: [{ message: 'x' }],
    });
    expect(gaps(partialError, refused, answered)).toEqual([]);
  });

  test('names interactions about what is no operation', () => {
    expect(gaps(answered, refused, interaction('menu: all', { data: { menu: '' } }))).toEqual([
      'Interactions are about menu, which is no operation of the console.',
    ]);
  });
});

describe('the catalogue of states', () => {
  test('tells what is expected exactly after a state, although nothing that is sent says it', () => {
    const exact = exactValues(interactionsOf([]), []);
    expect(exact.get('a listing that says everything exists')).toEqual(
      expect.arrayContaining([
        { field: 'Article.catalogListing', values: ['true'] },
        { field: 'Article.condition', values: ['"new"'] },
        { field: 'Article.status', values: ['"active"'] },
      ]),
    );
    expect(exact.get('a listing exists')?.map(({ field }) => field)).not.toContain('Article.status');
    const written = readFileSync(join(import.meta.dirname, 'STATES.md'), 'utf8');
    const [, own = ''] = written.split('\n## the profile says everything\n');
    expect(own.split('\n## ')[0]).toContain('\n- `Profile.currency` `"USD"`\n');
  });

  const source = join(folder, 'states.ts');
  writeFileSync(
    source,
    `import type { Colour } from './colours';
export const accounts = { ana: 1, bruno: 2 } as const;
export type Account = keyof typeof accounts;
export interface StateParams {
  'a paint exists': { account: Account; colour: Colour; litres: number; mixed: boolean; name: string };
  'no paint exists': {};
}
`,
  );
  writeFileSync(
    join(folder, 'colours.ts'),
    "export const colours = ['red', 'blue'] as const;\nexport type Colour = (typeof colours)[number];\n",
  );
  const using: PactInteraction = {
    ...interaction('paints: all of them', {}),
    providerStates: [{ name: 'a paint exists', params: { account: 'ana', litres: 2 } }],
  };
  const catalogue = stateCatalogue(
    [using, interaction('paints: none', {})],
    { 'a paint exists': 'There is one.', 'no paint exists': 'There is none.' },
    parametersOfStates(source),
    { ana: { person: { id: '9', givenName: 'Ana', familyName: 'Ruiz' }, may: 'May mix.' } },
  );

  test('tells of each state its sentence, its parameters with their values, and who uses it', () => {
    expect(catalogue).toContain('## a paint exists\n\nThere is one.');
    expect(catalogue).toContain(
      '- `account`: `ana`, `bruno`\n- `colour`: `red`, `blue`\n- `litres`: a number\n- `mixed`: `true` or `false`\n- `name`: text',
    );
    expect(catalogue).toContain('| `ana` | `9` | Ana Ruiz | May mix. |');
    expect(catalogue).toContain('Sent as:\n\n- `{"account":"ana","litres":2}`');
    expect(catalogue).toContain('Used by:\n\n- paints: all of them');
    expect(catalogue).not.toContain('- paints: none');
  });

  test('as JSON Schema has an alternative a state, with what its parameters may be', () => {
    expect(statesSchema({ 'a paint exists': 'There is one.' }, parametersOfStates(source))).toMatchObject({
      oneOf: [
        {
          description: 'There is one.',
          properties: {
            state: { const: 'a paint exists' },
            params: {
              properties: {
                account: { enum: ['ana', 'bruno'] },
                colour: { enum: ['red', 'blue'] },
                litres: { type: 'number' },
                mixed: { type: 'boolean' },
                name: { type: 'string' },
              },
              required: ['account', 'colour', 'litres', 'mixed', 'name'],
            },
          },
        },
        { properties: { state: { const: 'no paint exists' } } },
      ],
    });
  });

  test('says of each operation that an interaction is about, to which area it belongs', () => {
    const known = areas();
    const requestedOperations = committedContractFiles().flatMap((path) =>
      readContract(path).interactions.map(operationOf),
    );
    expect([...new Set(requestedOperations)].filter((operation) => !known.get(operation))).toEqual([]);
  });
});

describe('differences in words', () => {
  const one: PactInteraction = {
    ...interaction('sites: all', {
      data: { sites: [{ id: 'MLA', notes: [], since: '2026-11-20' }], one: [{ id: 'MLA' }], count: 3 },
    }),
  };
  one.response.matchingRules = {
    body: {
      '$.data.sites': { matchers: [{ match: 'type', min: 1 }] },
      '$.data.one': { matchers: [{ match: 'type', min: 1, max: 1 }] },
      '$.data.sites[*].id': { matchers: [{ match: 'type' }] },
      '$.data.sites[*].since': { matchers: [{ match: 'regex', regex: '^\\d{4}' }] },
    },
  };
  const findingsOf = (path: string | null, sentence: string, answer: unknown) =>
    toFindings(one, [{ path, sentence }], { status: 200, headers: {}, text: JSON.stringify(answer) }).map(
      ({ where, expected, came: received }) => [where, expected, received],
    );

  test.each([
    ['$.data.count', { data: { count: '3' } }, ['data.count', 'exactly 3', '"3", a text']],
    ['$.data.sites', { data: { sites: null } }, ['data.sites', 'a list of at least 1, each like', 'null']],
    [
      '$.data.sites[4].id',
      { data: { sites: [0, 0, 0, 0, { id: 5 }] } },
      ['data.sites[4].id', 'a text, such as "MLA"', '5'],
    ],
    [
      '$.data.sites[0].since',
      { data: { sites: [{}] } },
      ['data.sites[0].since', 'a text of the same form, such as', 'nothing'],
    ],
    ['$.data.sites[0].notes', { data: { sites: [{ notes: null }] } }, ['data.sites[0].notes', 'an empty list', 'null']],
    ['$.data.one', { data: { one: null } }, ['data.one', 'a list of exactly one, like {"id":"MLA"}', 'null']],
    ['$', 'gone', ['the body', 'exactly {"data"', '"gone", a text']],
  ])('at %s', (path, answer, words) => {
    const [finding = []] = findingsOf(path, 'differs', answer);
    words.forEach((word, at) => expect(finding[at]).toContain(word));
  });

  test('no pattern of the contract stands in a sentence: each has words', () => {
    const patterns = interactionsOf([]).flatMap(({ response }) =>
      Object.values({ ...response.matchingRules?.body, ...response.matchingRules?.header }).flatMap(({ matchers }) =>
        matchers.flatMap(({ regex }) => regex ?? []),
      ),
    );
    const words = [...new Set(patterns)].map(describePattern);
    expect(words.length).toBeGreaterThan(5);
    for (const one of words) expect(one).not.toMatch(/[\\^$*?]|of the same form/);
  });

  test('each missing key is a difference of its own', () => {
    const sentence = 'Actual map is missing the following keys: id, since';
    expect(findingsOf('$.data.sites[0]', sentence, { data: { sites: [{}] } }).map(([where]) => where)).toEqual([
      'data.sites[0].id',
      'data.sites[0].since',
    ]);
  });

  test('what pact prints of a status, a header and a body is read from its own report, in a stable order', () => {
    const lines = [
      'Failures:',
      '1) Verifying a pact between console and gateway - sites: all',
      '    1.1) has a matching body',
      "           $.data.count -> Expected '3' (String) to be equal to 3 (Integer)",
      "           $.data.all[10].id -> Expected 'MLB' (String) to be equal to 'MLA' (String)",
      "           $.data.all[9].id -> Expected 'MLB' (String) to be equal to 'MLA' (String)",
      '    1.2) has status code 200',
      '           expected 200 but was 500',
      "           Expected header 'X-App-Version' to have value '3' but was ''",
      'There were 1 pact failures',
    ];
    const received = { status: 500, headers: {}, text: '{"data":{"count":"3"}}' };
    expect(toFindings(one, differencesIn(lines), received).map(({ where }) => where)).toEqual([
      'status',
      'header x-app-version',
      'data.all[9].id',
      'data.all[10].id',
      'data.count',
    ]);
  });

  test('the lines in which pact compares two bodies are told nowhere', () => {
    const lines = ['Failures:', '/ -> Expected body Present(64 bytes) but was empty', '-{', '"data": {', '}', '+""'];
    const findings = toFindings(one, differencesIn(lines), { status: 200, headers: {}, text: '' });
    expect(findings.map(({ where, came: received }) => [where, received])).toEqual([
      ['the body', 'nothing: the body is empty'],
    ]);
  });

  test('a header tells what the contract has and what came, another content type once', () => {
    const html: PactInteraction = {
      ...one,
      response: { ...one.response, headers: { 'Content-Type': ['application/json'] } },
    };
    const differences = differencesIn([
      'Failures:',
      "expected a body of 'application/json' but the actual content type was 'text/html'",
      "Expected header 'Content-Type' to have value 'application/json' but was 'text/html'",
    ]);
    const received = { status: 200, headers: { 'content-type': 'text/html' }, text: '<html>' };
    expect(
      toFindings(html, differences, received).map(({ where, expected, came: got }) => [where, expected, got]),
    ).toEqual([['header content-type', 'exactly "application/json"', '"text/html"']]);
  });
});
describe('what is no contract', () => {
  test.each([
    ['nothing', join(folder, 'none.json'), 'There is no contract at'],
    ['no JSON', source('no-json', '{'), 'is not JSON'],
    ['no pact', source('no-pact', '{}'), 'it has no list of interactions'],
  ])('%s is told in a sentence', (_what, path, sentence) => {
    expect(() => readContract(path)).toThrow(sentence);
  });

  test('the committed one is found from anywhere', () => {
    expect(readContract(committedContractFile).interactions.length).toBeGreaterThan(100);
  });
});

function source(name: string, text: string): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, text);
  return path;
}
