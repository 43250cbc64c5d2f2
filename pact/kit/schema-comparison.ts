import {
  buildClientSchema,
  buildSchema,
  findBreakingChanges,
  getNamedType,
  type GraphQLError,
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type GraphQLSchema,
  type IntrospectionQuery,
  type OperationDefinitionNode,
} from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { UserError } from './command';
import { hasUnknownField, operationOf, type PactInteraction } from './contract-source';
import { graphqlOf } from './request';

export interface UnanswerableOperation {
  operation: string;
  /** What their schema lacks or takes otherwise, in GraphQL's sentences. */
  reasons: string[];
  /** How many interactions are about it. */
  interactions: number;
}

export interface SchemaComparison {
  /** Operations that the schema can answer. */
  answerable: string[];
  unanswerable: UnanswerableOperation[];
  /** Differences from the console's schema in what it asks: a type changed, a value of an enum gone. */
  changes: string[];
}

/** A schema written as SDL, or as the JSON of an introspection. Throws a sentence for text that is neither. */
export function parseSchema(text: string, name: string): GraphQLSchema {
  try {
    if (!text.trimStart().startsWith('{')) return buildSchema(text);
    const { data, ...bare } = JSON.parse(text) as { data?: IntrospectionQuery } & Partial<IntrospectionQuery>;
    return buildClientSchema(data ?? (bare as IntrospectionQuery));
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new UserError(`${name} is no schema of GraphQL, neither SDL nor the JSON of an introspection: ${why ?? ''}`);
  }
}

/** `Type.field`, types of arguments and enums that a document meets in the console's schema. */
function coordinatesOf(query: string, schema: GraphQLSchema): Set<string> {
  const info = new TypeInfo(schema);
  const met = new Set<string>();
  visit(
    parse(query),
    visitWithTypeInfo(info, {
      enter: (node) => {
        const parent = info.getParentType();
        if (node.kind === Kind.FIELD && parent) met.add(`${parent.name}.${node.name.value}`);
        const type = getNamedType(info.getType() ?? info.getInputType());
        if (type) met.add(type.name);
      },
    }),
  );
  return met;
}

function wrongIn(schema: GraphQLSchema, query: string, variables: unknown): string[] {
  const document = parse(query);
  const errors = validate(schema, document).map(({ message }) => message);
  if (errors.length > 0) return errors;
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const given = (variables ?? {}) as Record<string, unknown>;
  const { errors: wrong = [] } = getVariableValues(schema, operation?.variableDefinitions ?? [], given) as {
    errors?: readonly GraphQLError[];
  };
  return wrong.map(({ message }) => message);
}

/** Which operations of the contract a schema can't answer, and what in it differs from the console's own where the console asks. */
export function compareSchemas(
  interactions: readonly PactInteraction[],
  theirs: GraphQLSchema,
  ours: GraphQLSchema,
): SchemaComparison {
  const reasons = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  const met = new Set<string>();
  for (const interaction of interactions) {
    const body = graphqlOf(interaction);
    if (body === null || hasUnknownField(interaction)) continue;
    const operation = operationOf(interaction);
    counts.set(operation, (counts.get(operation) ?? 0) + 1);
    for (const coordinate of coordinatesOf(body.query, ours)) met.add(coordinate);
    const own = reasons.get(operation) ?? new Set();
    for (const reason of wrongIn(theirs, body.query, body.variables)) own.add(reason);
    reasons.set(operation, own);
  }
  const names = [...reasons.keys()].sort();
  const changes = findBreakingChanges(ours, theirs).map(({ description }) => description);
  const isMet = (description: string): boolean =>
    [...description.matchAll(/\w+(?:\.\w+)?/g)].some(([word]) => met.has(word));
  return {
    answerable: names.filter((name) => reasons.get(name)?.size === 0),
    unanswerable: names.flatMap((operation) => {
      const own = [...(reasons.get(operation) ?? [])];
      return own.length > 0 ? [{ operation, reasons: own, interactions: counts.get(operation) ?? 0 }] : [];
    }),
    changes: changes.filter(isMet).sort(),
  };
}

/** The comparison as text. */
export function formatComparison({ answerable, unanswerable, changes }: SchemaComparison): string {
  const all = answerable.length + unanswerable.length;
  const lost = unanswerable.reduce((sum, { interactions }) => sum + interactions, 0);
  return [
    `The schema can answer ${String(answerable.length)} of ${String(all)} operations.`,
    ...(unanswerable.length === 0
      ? []
      : ['', `It cannot answer ${String(unanswerable.length)}, with ${String(lost)} interactions:`]),
    ...unanswerable.flatMap(({ operation, reasons, interactions }) => [
      `  ${operation} (${String(interactions)})`,
      ...reasons.map((reason) => `    ${reason}`),
    ]),
    ...(changes.length === 0 ? [] : ['', "Where the console asks, it differs from the console's schema:"]),
    ...changes.map((change) => `  ${change}`),
  ].join('\n');
}
