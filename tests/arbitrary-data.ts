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
import { gatewayInputs } from './gateway-inputs';
import { catalogue } from '../contracts/client/catalogue';
import type { GatewayName, Operation } from '../contracts/client/operation';

export const schema = buildSchema(readFileSync(new URL('../contracts/schema.graphql', import.meta.url), 'utf8'));

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('NOT_KNOWN_YET', 'javascript:alert(1)', 'data:text/html,x', '//elsewhere.test/a', '', 'MLA1', '<b>'),
);
const leaves: Record<string, fc.Arbitrary<unknown>> = {
  Int: fc.integer(),
  Float: fc.double({ noNaN: true, noDefaultInfinity: true }),
  Boolean: fc.boolean(),
  JSON: fc.jsonValue(),
};

export type Fragments = Map<string, FragmentDefinitionNode>;

interface Making {
  fragments: Fragments;
  text: fc.Arbitrary<string>;
}

export function selectedFields(
  set: SelectionSetNode,
  fragments: Fragments,
): { name: string; below?: SelectionSetNode }[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [{ name: node.name.value, below: node.selectionSet }];
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet;
    return inner ? selectedFields(inner, fragments) : [];
  });
}

function anyObject(type: GraphQLObjectType, set: SelectionSetNode, making: Making): fc.Arbitrary<unknown> {
  const entries = selectedFields(set, making.fragments).map(({ name, below }) => {
    const field = type.getFields()[name];
    if (!field) throw new Error(`${type.name} has no field ${name}.`);
    return [name, anyValue(field.type, below, making)] as const;
  });
  return fc.record(Object.fromEntries(entries));
}

function anyValue(type: GraphQLOutputType, below: SelectionSetNode | undefined, making: Making): fc.Arbitrary<unknown> {
  if (!isNonNullType(type)) {
    return fc.option(bareValue(type, below, making), { nil: null, freq: 2 });
  }
  return bareValue(type.ofType, below, making);
}

function bareValue(
  type: GraphQLOutputType,
  below: SelectionSetNode | undefined,
  making: Making,
): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(anyValue(type.ofType, below, making), { maxLength: 2 });
  if (isLeafType(type)) return leaves[type.name] ?? making.text;
  if (isObjectType(type) && below) return anyObject(type, below, making);
  throw new Error(`No value can be made of ${String(type)}.`);
}

/** Any data that the schema allows for the document: each nullable field may be null, each text anything that `text` makes. */
export function arbitraryData(query: string, text: fc.Arbitrary<string> = anyText): fc.Arbitrary<unknown> {
  const { definitions } = parse(query);
  const fragments: Fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error('The document holds no operation.');
  return anyObject(root, operation.selectionSet, { fragments, text });
}

const operations = await Promise.all(
  (Object.keys(catalogue) as GatewayName[]).map((name): Promise<Operation> => catalogue[name]()),
);
/** Every operation that has a document, with an input and its document's text. */
export const documentOperations = operations.flatMap((operation) => {
  const input = gatewayInputs[operation.name] as never;
  const { body } = operation.request(input);
  return body && 'query' in body ? [{ name: operation.name, operation, input, query: String(body.query) }] : [];
});
