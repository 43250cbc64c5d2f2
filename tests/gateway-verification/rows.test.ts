import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readRows } from '../../scripts/build/requirement-rows';
import { requirementIdsIn } from '../../src/explorer/lab/traceability';
import { committedContract, type ContractInteraction } from '../../pact/committed-contract';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const schema = buildSchema(read('contracts/schema.graphql'));
const rows = new Map(readRows(read('docs/requirements.tsv')).map((row) => [row.id, row]));
const contract = committedContract();

/** Every key below a value. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => [key, ...keysIn(below)]);
}

/** Names of the fields that a document asks for, and of the arguments that this call of it gives a value. */
function wordsOf({ query, variables }: ContractInteraction): { asked: Set<string>; given: Set<string> } {
  const requestedRules = new Set<string>();
  const given = new Set(keysIn(variables));
  if (query === null) return { asked: requestedRules, given };
  const info = new TypeInfo(schema);
  visit(
    parse(query),
    visitWithTypeInfo(info, {
      Field: (node) => void requestedRules.add(node.name.value),
      Argument: (node) => {
        const value = node.value.kind === 'Variable' ? variables[node.value.name.value] : node.value;
        if (value === undefined || value === null) given.delete(node.name.value);
        else given.add(node.name.value);
      },
    }),
  );
  return { asked: requestedRules, given };
}

/** The identifiers of a list in prose: what is said in brackets, or of a second part of a sentence, is none of them. */
const listed = (prose: string): string[] =>
  prose
    .replaceAll(/\([^)]*\)/g, '')
    .split(/,| and | or /)
    .map((word) => word.trim().replace(/^(?:a list of|the|entries|totals|reviews of) /, ''))
    .filter((word) => /^[a-zA-Z][\w]*$/.test(word));

interface Claim {
  id: string;
  inputs: string[];
  outputs: string[];
}

function claimOf(id: string): Claim {
  const sentence = rows.get(id)?.requirement ?? '';
  const [, inputs = ''] = / takes (.+?)(?: and returns|, with |\.$)/.exec(sentence) ?? [];
  const [, outputs = ''] =
    / (?:returns|carries|carry|gives|returning) (?:the listing fields \()?(.+?)(?:;|\)?\.$)/.exec(sentence) ?? [];
  return { id, inputs: listed(inputs), outputs: listed(outputs) };
}

const named = new Map<string, ContractInteraction[]>();
for (const interaction of contract.filter(({ query }) => query !== null))
  for (const id of requirementIdsIn(interaction.description)) named.set(id, [...(named.get(id) ?? []), interaction]);
const claims = [...named.keys()]
  .filter((id) => rows.get(id)?.where === 'wire')
  .map(claimOf)
  .filter(({ inputs, outputs }) => inputs.length + outputs.length > 0);

describe('a row of the wire that a title names', () => {
  test('is there, and is about what is asked', () => {
    expect(claims.length).toBeGreaterThan(50);
  });

  test.each(claims)('$id is asked with all of its inputs and fields: $inputs $outputs', ({ id, inputs, outputs }) => {
    const interactions = named.get(id) ?? [];
    const words = interactions.map(wordsOf);
    const given = new Set(words.flatMap((one) => [...one.given]));
    const requestedRules = new Set(words.flatMap((one) => [...one.asked]));
    expect(inputs.filter((name) => !given.has(name))).toEqual([]);
    expect(outputs.filter((name) => !requestedRules.has(name))).toEqual([]);
  });
});
