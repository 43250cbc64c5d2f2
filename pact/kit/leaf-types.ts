import {
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
  buildSchema,
} from 'graphql';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packed = join(import.meta.dirname, '..', 'schema.graphql');
const own = join(import.meta.dirname, '..', '..', 'contracts', 'schema.graphql');

/** The schema that the console's documents are written for: of this repository, or of the packed verifier. */
export const consoleSchema = (): GraphQLSchema => buildSchema(readFileSync(existsSync(packed) ? packed : own, 'utf8'));

let schema: GraphQLSchema | null = null;
const known = new Map<string, ReadonlyMap<string, Leaf>>();

/** A leaf of an answer: its GraphQL type, and where the schema has it. */
export interface Leaf {
  type: string;
  /** `Site.id`. */
  field: string;
}

function walk(
  { selections }: SelectionSetNode,
  parent: GraphQLObjectType,
  path: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found: Map<string, Leaf>,
): void {
  for (const node of selections) {
    if (node.kind !== Kind.FIELD) {
      const below = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      if (below) walk(below.selectionSet, parent, path, fragments, found);
      continue;
    }
    const field = parent.getFields()[node.name.value];
    if (!field) continue;
    const type = getNamedType(field.type);
    const at = `${path}.${node.name.value}`;
    if (isLeafType(type)) found.set(at, { type: type.name, field: `${parent.name}.${field.name}` });
    else if (isObjectType(type) && node.selectionSet) walk(node.selectionSet, type, at, fragments, found);
  }
}

/** The leaves that a document asks for, those of its fragments included, by their paths in an answer: `data.sites.id`. One that the schema does not have is left out. */
export function leavesOf(query: string): ReadonlyMap<string, Leaf> {
  const before = known.get(query);
  if (before) return before;
  const { definitions } = parse(query);
  const ours = (schema ??= consoleSchema());
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const found = new Map<string, Leaf>();
  for (const node of definitions) {
    const root = node.kind === Kind.OPERATION_DEFINITION ? ours.getRootType(node.operation) : null;
    if (node.kind === Kind.OPERATION_DEFINITION && root) walk(node.selectionSet, root, 'data', fragments, found);
  }
  known.set(query, found);
  return found;
}
