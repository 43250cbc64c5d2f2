import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

export interface Finding {
  /** What the example has and the document's result type refuses. */
  wrong: string[];
  /** Fields that the document selects and the example leaves out. */
  left: string[];
  /** Fields, as `Type.field`, that hold something below them: an object, or a list with an entry. */
  filled: string[];
  /** Every field that could, in the same form. */
  composite: string[];
}

interface Walk {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  finding: Finding;
}

const leafAccepts: Record<string, (value: unknown) => boolean> = {
  Int: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  JSON: () => true,
};
const isText = (value: unknown) => typeof value === 'string';

function fieldsOf(selections: SelectionSetNode, walk: Walk): { name: string; below: SelectionSetNode | undefined }[] {
  return selections.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [{ name: node.name.value, below: node.selectionSet }];
    const set =
      node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : walk.fragments.get(node.name.value)?.selectionSet;
    return set ? fieldsOf(set, walk) : [];
  });
}

/** Fields selected twice, once in a fragment and once beside it, are one field with both selections. */
function merged(fields: ReturnType<typeof fieldsOf>): Map<string, SelectionSetNode | undefined> {
  const byName = new Map<string, SelectionSetNode | undefined>();
  for (const { name, below } of fields) {
    const before = byName.get(name);
    const both = before && below ? { ...before, selections: [...before.selections, ...below.selections] } : below;
    byName.set(name, both);
  }
  return byName;
}

function walkValue(
  value: unknown,
  type: GraphQLOutputType,
  below: SelectionSetNode | undefined,
  path: string,
  walk: Walk,
) {
  const { finding } = walk;
  if (value === null) {
    if (isNonNullType(type)) finding.wrong.push(`${path} is null`);
    return;
  }
  const bare = isNonNullType(type) ? type.ofType : type;
  if (isListType(bare)) {
    if (!Array.isArray(value)) return void finding.wrong.push(`${path} is no list`);
    for (const entry of value as unknown[]) walkValue(entry, bare.ofType, below, path, walk);
    return;
  }
  if (isLeafType(bare)) {
    const accepts = leafAccepts[bare.name] ?? isText;
    if (!accepts(value)) finding.wrong.push(`${path} is no ${bare.name}`);
    return;
  }
  if (typeof value !== 'object' || Array.isArray(value)) return void finding.wrong.push(`${path} is no object`);
  if (isObjectType(bare) && below) walkObject(value as Record<string, unknown>, bare, below, path, walk);
}

const holdsSomething = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;

function walkObject(
  value: Record<string, unknown>,
  type: GraphQLObjectType,
  selections: SelectionSetNode,
  path: string,
  walk: Walk,
) {
  const selected = merged(fieldsOf(selections, walk));
  for (const key of Object.keys(value))
    if (!selected.has(key)) walk.finding.wrong.push(`${path}.${key} is not asked for`);
  for (const [name, below] of selected) {
    const field = type.getFields()[name];
    if (!field) throw new Error(`${type.name} has no field ${name}.`);
    const at = `${path}.${name}`;
    if (below && holdsSomething(value[name])) walk.finding.filled.push(`${type.name}.${name}`);
    if (name in value) walkValue(value[name], field.type, below, at, walk);
    else walk.finding.left.push(at);
  }
}

function compositesOf(selections: SelectionSetNode, type: GraphQLObjectType, walk: Walk): string[] {
  return [...merged(fieldsOf(selections, walk))].flatMap(([name, below]) => {
    const field = type.getFields()[name];
    const named = field && getNamedType(field.type);
    if (!below || !isObjectType(named)) return [];
    return [`${type.name}.${name}`, ...compositesOf(below, named, walk)];
  });
}

/** Holds the data of an example against the result type of its document. */
export function checkExample(schema: GraphQLSchema, query: string, data: Record<string, unknown>): Finding {
  const document: DocumentNode = parse(query);
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) throw new Error('The document holds no operation of the schema.');
  const fragments = new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node] as const),
  );
  const walk: Walk = { schema, fragments, finding: { wrong: [], left: [], filled: [], composite: [] } };
  walkObject(data, root, operation.selectionSet, '', walk);
  return { ...walk.finding, composite: compositesOf(operation.selectionSet, root, walk) };
}
