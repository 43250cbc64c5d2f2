import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, Kind, parse, stripIgnoredCharacters, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../contracts/client/catalogue';
import type { GatewayName, Operation } from '../contracts/client/operation';
import { failureCodes, refusals } from '../contracts/vocabulary/failures';
import { committedContract } from './committed-contract';
import { checkExample } from './example-check';
import { states } from './states';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const schema = buildSchema(read('contracts/schema.graphql'));
const contract = committedContract();
const names = Object.keys(catalogue) as GatewayName[];
const operations = await Promise.all(names.map((name): Promise<Operation> => catalogue[name]()));

/** Why the gateway never refuses these as a whole. */
const withoutRefusals: Partial<Record<GatewayName, string>> = {
  sites: 'a list without input',
  profile: "the caller's own",
  profiles: "the caller's own",
  allowedNotices: "the caller's own; an empty one is an answer",
  memberRestriction: "the caller's own",
  memberJudge: "the caller's own",
  menu: "the caller's own",
  ratesConvertions: 'a list without input',
  showDenounceReminder: "the caller's own",
  liveSearches: "the caller's own",
  article: 'ids that do not exist are left out, and the status is judged by the console',
  articlesByIds: 'ids that do not exist are left out',
  blindages: 'ids that do not exist have none',
  translate: 'no GraphQL: a wrong language is a bad status',
  reportedArticles: "the caller's own",
  reportedArticlesCount: "the caller's own",
  pendingDenouncesCount: "the caller's own",
  itemPendingDenouncesCount: 'ids that do not exist have none',
  noticedArticles: "the caller's own; a filter that fits nothing is an empty list",
  insertStatistics: 'concerns nobody',
  trackUserEvent: 'concerns nobody',
};

const documentFiles = readdirSync(join(root, 'contracts/operations')).filter((name) => name.endsWith('.graphql'));
const definitions = documentFiles.flatMap((name) => parse(read('contracts/operations', name)).definitions);
const documentNames = definitions.flatMap((node) =>
  node.kind === Kind.OPERATION_DEFINITION && node.name ? [node.name.value] : [],
);
const queryName = (query: string) => /^(?:query|mutation) (\w+)/.exec(query)?.[1];
const asked = contract.flatMap(({ query }) => (query ? [query] : []));
const of = (name: string) => contract.filter((interaction) => interaction.operation === name);

describe('documents', () => {
  test('each is valid against the schema', () => {
    expect(validate(schema, { kind: Kind.DOCUMENT, definitions }).map(({ message }) => message)).toEqual([]);
  });

  test('each belongs to an operation of the catalogue and is asked in the contract', () => {
    const extended = documentNames.filter((name) => !names.some((known) => known === name));
    expect(extended).toEqual(['noticedArticlesExtended', 'reportedArticlesExtended']);
    expect([...documentNames].sort()).toEqual([...new Set(asked.map(queryName))].sort());
  });

  test('each operation of the catalogue has a document of its name, or is a call', () => {
    const without = operations.filter(({ name, kind }) => kind !== 'call' && !documentNames.includes(name));
    expect(without.map(({ name }) => name)).toEqual([]);
    expect(operations.map(({ name }) => name)).toEqual(names);
  });

  test('the contract holds the documents as they are now', () => {
    const texts = new Set(asked);
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

  const found = [...new Set(asked)].map((query) => ({
    name: queryName(query),
    examples: contract
      .filter((one) => one.query === query && one.refusal === null)
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

  test('an operation without refusals is listed with the reason', () => {
    const none = operations.filter((operation) => operation.refusals.length === 0).map(({ name }) => name);
    expect(Object.keys(withoutRefusals).sort()).toEqual(none.sort());
  });

  test.each(['es', 'en', 'pt'])('every failure has its sentence in %s', (lang) => {
    const words = Object.keys(JSON.parse(read('locales', `${lang}.json`)) as Record<string, string>);
    const ids = failureCodes.map((code) => `failure.${code}.text`);
    expect(ids.filter((id) => !words.includes(id))).toEqual([]);
  });

  test('a refusal of an operation is one of the vocabulary', () => {
    const used = operations.flatMap((operation) => [...operation.refusals, ...operation.rowRefusals]);
    expect(used.filter((code) => !refusals.includes(code))).toEqual([]);
  });
});

describe('states', () => {
  test('each state of the contract is one of the list, and each of the list is used', () => {
    const used = new Set(contract.flatMap((interaction) => interaction.states.map(({ name }) => name)));
    expect([...used].sort()).toEqual(Object.keys(states).sort());
  });
});
