import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, Kind, parse, stripIgnoredCharacters, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../contracts/client/catalogue';
import type { GatewayName, Operation } from '../contracts/client/operation';
import { failureCodes, refusals } from '../contracts/vocabulary/failures';
import { committedContract } from './committed-contract';
import { checkExample } from './example-check';
import { gatewayOperations, silentOperations } from './gateway-operations';
import { identityCalls, identityOperations } from './identity-operations';
import { hasUnknownField } from './kit/contract-source';
import { findGaps, type ParityInput } from './parity';
import { accounts, type Account } from './accounts';
import { states } from './states';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const schema = buildSchema(read('contracts/schema.graphql'));
const contract = committedContract();
const names = Object.keys(catalogue) as GatewayName[];
const operations = await Promise.all(names.map((name): Promise<Operation> => catalogue[name]()));

const documentFiles = readdirSync(join(root, 'contracts/operations')).filter((name) => name.endsWith('.graphql'));
const definitions = documentFiles.flatMap((name) => parse(read('contracts/operations', name)).definitions);
const documentNames = definitions.flatMap((node) =>
  node.kind === Kind.OPERATION_DEFINITION && node.name ? [node.name.value] : [],
);
const queryName = (query: string) => /^(?:query|mutation) (\w+)/.exec(query)?.[1];
/** All but the one that asks for what no schema has. */
const documentTexts = contract.flatMap((one) => (one.query === null || hasUnknownField(one) ? [] : [one.query]));
const messageIds = (lang: string) =>
  readdirSync(join(root, 'locales', lang)).flatMap((area) =>
    Object.keys(JSON.parse(read('locales', lang, area)) as object),
  );
const of = (name: string) => contract.filter((interaction) => interaction.operation === name);

describe('documents', () => {
  test('each is valid against the schema', () => {
    expect(validate(schema, { kind: Kind.DOCUMENT, definitions }).map(({ message }) => message)).toEqual([]);
  });

  test('each belongs to an operation of the catalogue and is asked in the contract', () => {
    const extended = documentNames.filter((name) => !names.some((known) => known === name));
    expect(extended.toSorted()).toEqual([
      'createNoticedReportExtended',
      'noticedArticlesExtended',
      'reportedArticlesExtended',
      'updateLiveSearchExtended',
    ]);
    expect([...documentNames].sort()).toEqual([...new Set(documentTexts.map(queryName))].sort());
  });

  test('each operation of the catalogue has a document of its name, or is a call', () => {
    const without = operations.filter(({ name, kind }) => kind !== 'call' && !documentNames.includes(name));
    expect(without.map(({ name }) => name)).toEqual([]);
    expect(operations.map(({ name }) => name)).toEqual(names);
  });

  test('the contract holds the documents as they are now', () => {
    const texts = new Set(documentTexts);
    const stale = [...texts].filter((text) => stripIgnoredCharacters(text) !== text || !validates(text));
    expect(stale).toEqual([]);
  });
});

function validates(text: string): boolean {
  return validate(schema, parse(text)).length === 0;
}

describe('answers', () => {
  test.each(names)('%s has an answering interaction', (name) => {
    expect(of(name).filter(({ refusal }) => refusal === null).length).toBeGreaterThan(0);
  });

  const found = [...new Set(documentTexts)].map((query) => ({
    name: queryName(query),
    examples: contract
      .filter((one) => one.query === query && one.refusal === null && 'data' in one.answer)
      .map(({ answer }) => checkExample(schema, query, answer.data as Record<string, unknown>)),
  }));

  test.each(found)('the examples of $name fit its result type, and one of them says every field', ({ examples }) => {
    expect(examples.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(examples.some(({ left, filled }) => left.length === 0 && filled.length > 0)).toBe(true);
  });

  test('what lies below each field of each type is told by one example at least', () => {
    const all = found.flatMap(({ examples }) => examples);
    const filled = new Set(all.flatMap((finding) => finding.filled));
    expect([...new Set(all.flatMap(({ composite }) => composite))].filter((field) => !filled.has(field))).toEqual([]);
  });
});

describe('refusals', () => {
  test.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s has one interaction for each of its refusals, and none for another',
    (name, operation) => {
      const whole = of(name).flatMap(({ refusal }) => (refusal ? [refusal] : []));
      expect([...whole].sort()).toEqual([...operation.refusals].sort());
      const rows = of(name).flatMap(({ answer }) => [...JSON.stringify(answer).matchAll(/"refusal":"(\w+)"/g)]);
      expect(rows.map(([, code]) => code).sort()).toEqual([...operation.rowRefusals].sort());
    },
  );

  test.each(['es', 'en', 'pt'])('every failure has its sentence in %s', (lang) => {
    const words = messageIds(lang);
    const ids = failureCodes.map((code) => `failure.${code}.text`);
    expect(ids.filter((id) => !words.includes(id))).toEqual([]);
  });

  test.each(['es', 'en', 'pt'])('what failed has its sentence in %s, or is listed as silent', (lang) => {
    const words = messageIds(lang);
    const silent = names.filter((name) => !words.includes(`failed.${name}.text`));
    expect(silent.sort()).toEqual(Object.keys(silentOperations).sort());
  });

  test('a refusal of an operation is one of the vocabulary', () => {
    const used = operations.flatMap((operation) => [...operation.refusals, ...operation.rowRefusals]);
    expect(used.filter((code) => !refusals.includes(code))).toEqual([]);
  });
});

describe('states', () => {
  test('whoever is told as the author of a mark or a notice is who is signed in', () => {
    const statedValues = contract.flatMap(({ description, states: given, variables }) => {
      const { author, auditor } = variables as { author?: { id: string }; auditor?: { id: string } };
      const account = given.find(({ name }) => name === 'a person is signed in')?.params.account as Account | undefined;
      const one = author ?? auditor;
      return one === undefined ? [] : [[description, one.id, account && accounts[account].person.id]];
    });
    expect(statedValues.length).toBeGreaterThan(0);
    expect(statedValues.filter(([, id, caller]) => id !== caller)).toEqual([]);
  });

  test('each state of the contract is one of the list, and each of the list is used', () => {
    const used = new Set(contract.flatMap((interaction) => interaction.states.map(({ name }) => name)));
    expect([...used].sort()).toEqual(Object.keys(states).sort());
  });
});

describe('the whole of the gateway', () => {
  const whole: ParityInput = {
    listed: {
      query: gatewayOperations.queries,
      mutation: gatewayOperations.mutations,
      call: gatewayOperations.calls,
      identity: identityOperations,
    },
    fields: {
      query: Object.keys(schema.getQueryType()?.getFields() ?? {}),
      mutation: Object.keys(schema.getMutationType()?.getFields() ?? {}),
    },
    operations: [...operations, ...identityCalls],
    contract,
    words: { es: messageIds('es'), en: messageIds('en'), pt: messageIds('pt') },
  };

  test('48 queries and 28 mutations are asked, answered, refused and worded', () => {
    const { queries, mutations } = gatewayOperations;
    expect([Object.keys(queries).length, Object.keys(mutations).length]).toEqual([48, 28]);
    expect(findGaps(whole)).toEqual([]);
  });

  const without = (name: string, code?: string | null) =>
    contract.filter((one) => one.operation !== name || (code !== undefined && one.refusal !== code));
  const renamed = <Entry>(record: Readonly<Record<string, Entry>>, from: string, to: Record<string, Entry>) => ({
    ...Object.fromEntries(Object.entries(record).filter(([name]) => name !== from)),
    ...to,
  });
  const { query, mutation } = whole.listed;
  const bitten: [what: string, change: Partial<ParityInput>, found: string[]][] = [
    [
      'an operation that nobody wrote',
      { operations: whole.operations.filter(({ name }) => name !== 'kits') },
      ['kits: the console has no query of that name'],
    ],
    [
      'a field that the schema gained',
      { fields: { ...whole.fields, query: [...whole.fields.query, 'ratings'] } },
      ['ratings: a query that is not listed'],
    ],
    [
      'a field that the schema lost',
      { fields: { ...whole.fields, mutation: whole.fields.mutation.filter((name) => name !== 'rollbackCase') } },
      ['rollbackCase: the schema has no such mutation'],
    ],
    [
      'an operation that the list forgot',
      { listed: { ...whole.listed, query: renamed(query, 'kits', {}) } },
      ['kits: a query that is not listed', 'kits: an operation that is not listed'],
    ],
    [
      'a refusal that the list forgot',
      { listed: { ...whole.listed, mutation: renamed(mutation, 'rollbackCase', { rollbackCase: { none: 'never' } }) } },
      ['rollbackCase: its refusals are not those of the list'],
    ],
    [
      'a missing reason',
      { listed: { ...whole.listed, query: renamed(query, 'kits', { kits: { none: '' } }) } },
      ['kits: it has no refusals and no reason for that'],
    ],
    [
      'answers that are missing',
      { contract: without('suggestedStats', null) },
      ['suggestedStats: no interaction answers it'],
    ],
    [
      'a refusal that is missing',
      { contract: without('createProfile', 'TOO_MANY_PROFILES') },
      ['createProfile: no interaction refuses it as TOO_MANY_PROFILES'],
    ],
    [
      'all interactions of one',
      { contract: without('deleteNoticedReport') },
      [
        'deleteNoticedReport: no interaction answers it',
        'deleteNoticedReport: no interaction refuses it as EXPORT_NOT_FOUND',
      ],
    ],
    [
      'a refused row that is missing',
      {
        contract: contract.filter(
          ({ operation, answer }) =>
            operation !== 'discardArticles' || !JSON.stringify(answer).includes('"refusal":"ART'),
        ),
      },
      ['discardArticles: no interaction refuses a row of it as ARTICLE_NOT_FOUND'],
    ],
    [
      'a sentence that is missing',
      { words: { ...whole.words, pt: messageIds('pt').filter((id) => id !== 'failure.EXPORT_NOT_FOUND.text') } },
      [
        'deleteNoticedReport: EXPORT_NOT_FOUND has no words in pt',
        'deleteLiveSearchReport: EXPORT_NOT_FOUND has no words in pt',
      ],
    ],
  ];
  test.each(bitten)('%s is found', (_what, change, found) => {
    expect(findGaps({ ...whole, ...change })).toEqual(found);
  });
});
