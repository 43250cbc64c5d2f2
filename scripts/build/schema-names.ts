import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  getNamedType,
  visit,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

const pascal = /^[A-Z][A-Za-z0-9]*$/;
const camel = /^[a-z][A-Za-z0-9]*$/;
const snake = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;
const valueStyles = [/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/, /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, pascal];

/** Names that are the gateway's own and follow no rule, by `Type.field`. */
const givenNames = new Set(['Credentials.Username', 'Credentials.Password', 'Credentials.ProfileId']);

/** Documents that are not called after the root field that they ask, and why the name stands. */
const givenDocuments: Record<string, string> = { allowedNotices: 'profile', liveSearchNarrowing: 'liveSearch' };

const currencyCode = /^[A-Z]{3}$/;

const fitsField = (typeName: string, name: string): boolean =>
  camel.test(name) ||
  snake.test(name) ||
  givenNames.has(`${typeName}.${name}`) ||
  (typeName === 'Rates' && currencyCode.test(name));

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

const fieldsOf = (type: GraphQLObjectType | GraphQLInputObjectType | GraphQLInterfaceType): Field[] =>
  Object.values<Field>(type.getFields());

const argumentsOf = (field: Field): readonly GraphQLArgument[] => ('args' in field ? field.args : []);

function typeFindings(type: GraphQLNamedType): string[] {
  const findings = pascal.test(type.name) ? [] : [`The type ${type.name} is not in PascalCase.`];
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    const styled = valueStyles.some((style) => names.every((name) => style.test(name)));
    return styled ? findings : [...findings, `The values of ${type.name} mix styles: ${names.join(', ')}.`];
  }
  if (!isObjectType(type) && !isInputObjectType(type) && !isInterfaceType(type)) return findings;
  const names = fieldsOf(type).flatMap((field) => [field.name, ...argumentsOf(field).map(({ name }) => name)]);
  const strange = names.filter((name) => !fitsField(type.name, name));
  return [...findings, ...strange.map((name) => `${type.name}.${name} is neither in camelCase nor in snake_case.`)];
}

/** The names of every type that a root field leads to. */
function reachableTypes(schema: GraphQLSchema): Set<string> {
  const found = new Set<string>();
  const walk = (type: GraphQLNamedType): void => {
    if (found.has(type.name)) return;
    found.add(type.name);
    if (!isObjectType(type) && !isInputObjectType(type) && !isInterfaceType(type)) return;
    for (const field of fieldsOf(type)) {
      walk(getNamedType(field.type));
      for (const argument of argumentsOf(field)) walk(getNamedType(argument.type));
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) walk(root);
  return found;
}

/** What the naming rules find in the schema, and the types that nothing leads to; an enum may be there for its list of values alone. */
export function schemaNameFindings(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const reachable = reachableTypes(schema);
  return [
    ...types.flatMap(typeFindings),
    ...types
      .filter((type) => !isEnumType(type) && !reachable.has(type.name))
      .map(({ name }) => `No root field leads to the type ${name}.`),
  ];
}

/** What the naming rules find in documents: an operation is called after its root field, or that with `Extended`. */
export function documentNameFindings(document: DocumentNode): string[] {
  const findings: string[] = [];
  visit(document, {
    OperationDefinition(node) {
      const name = node.name?.value ?? '';
      const [field] = node.selectionSet.selections;
      const root = field?.kind === Kind.FIELD ? field.name.value : '';
      if (name !== root && name !== `${root}Extended` && givenDocuments[name] !== root)
        findings.push(`The document ${name || 'without a name'} asks ${root}: call it so, or ${root}Extended.`);
      if (node.selectionSet.selections.length > 1) findings.push(`The document ${name} asks more than one root field.`);
      for (const { variable } of node.variableDefinitions ?? [])
        if (!camel.test(variable.name.value) && !snake.test(variable.name.value))
          findings.push(`$${variable.name.value} of ${name} is neither in camelCase nor in snake_case.`);
    },
    FragmentDefinition({ name: { value } }) {
      if (!/^[A-Z][A-Za-z0-9]*Fields$/.test(value)) findings.push(`The fragment ${value} is not called …Fields.`);
    },
  });
  return findings;
}
