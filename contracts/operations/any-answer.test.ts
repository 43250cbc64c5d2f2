import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { gatewayInputs } from '../../tests/gateway-inputs';
import { catalogue } from '../client/catalogue';
import type { GatewayName, Operation } from '../client/operation';
import { UnreadableAnswer } from './shape/values';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('NOT_KNOWN_YET', 'javascript:alert(1)', 'data:text/html,x', '//elsewhere.test/a', '', 'MLA1', '<b>'),
);
const leaves: Record<string, fc.Arbitrary<unknown>> = {
  Int: fc.integer(),
  Float: fc.double({ noNaN: true, noDefaultInfinity: true }),
  Boolean: fc.boolean(),
  JSON: fc.jsonValue(),
};

type Fragments = Map<string, FragmentDefinitionNode>;

function fields(set: SelectionSetNode, fragments: Fragments): { name: string; below?: SelectionSetNode }[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [{ name: node.name.value, below: node.selectionSet }];
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet;
    return inner ? fields(inner, fragments) : [];
  });
}

function anyObject(type: GraphQLObjectType, set: SelectionSetNode, fragments: Fragments): fc.Arbitrary<unknown> {
  const entries = fields(set, fragments).map(({ name, below }) => {
    const field = type.getFields()[name];
    if (!field) throw new Error(`${type.name} has no field ${name}.`);
    return [name, anyValue(field.type, below, fragments)] as const;
  });
  return fc.record(Object.fromEntries(entries));
}

function anyValue(
  type: GraphQLOutputType,
  below: SelectionSetNode | undefined,
  fragments: Fragments,
): fc.Arbitrary<unknown> {
  if (!isNonNullType(type)) {
    return fc.option(bareValue(type, below, fragments), { nil: null, freq: 2 });
  }
  return bareValue(type.ofType, below, fragments);
}

function bareValue(
  type: GraphQLOutputType,
  below: SelectionSetNode | undefined,
  fragments: Fragments,
): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(anyValue(type.ofType, below, fragments), { maxLength: 2 });
  if (isLeafType(type)) return leaves[type.name] ?? text;
  if (isObjectType(type) && below) return anyObject(type, below, fragments);
  throw new Error(`No value can be made of ${String(type)}.`);
}

/** Any data that the schema allows for the document: each nullable field may be null, each text anything. */
function anyData(query: string): fc.Arbitrary<unknown> {
  const { definitions } = parse(query);
  const fragments: Fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error('The document holds no operation.');
  return anyObject(root, operation.selectionSet, fragments);
}

const operations = await Promise.all(
  (Object.keys(catalogue) as GatewayName[]).map((name): Promise<Operation> => catalogue[name]()),
);
const asked = operations.flatMap((operation) => {
  const input = gatewayInputs[operation.name] as never;
  const { body } = operation.request(input);
  return body && 'query' in body ? [{ name: operation.name, operation, input, query: String(body.query) }] : [];
});

const addresses = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['url', 'href', 'thumbnail', 'src', 'snapshot'].includes(key) && typeof inner === 'string'
      ? [inner]
      : addresses(inner),
  );
};

describe('whatever the schema allows, an answer is shaped or said to be unreadable', () => {
  test.each(asked)('$name', ({ operation, input, query }) => {
    fc.assert(
      fc.property(anyData(query), (data) => {
        try {
          const value = operation.read(data, input);
          for (const address of addresses(value)) {
            expect(new URL(address, 'https://same.origin').protocol).toMatch(/^https?:$/);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableAnswer);
        }
      }),
      { numRuns: 150 },
    );
  });
});
