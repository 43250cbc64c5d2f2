import { GraphQLError, Kind, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';

export interface RequestedOperation {
  kind: 'query' | 'mutation' | 'subscription';
  /** The document's own name for it, or its first root field where it has none. */
  name: string;
  /** The names under which the answer holds its data. */
  rootFields: string[];
  /** The schema's fields that are asked for at the root. */
  rootNames: string[];
}

const mostTokens = 6000;
const parsedDocuments = new Map<string, DocumentNode>();

function parsed(query: string): DocumentNode {
  const known = parsedDocuments.get(query);
  if (known) return known;
  const document = parse(query, { noLocation: true, maxTokens: mostTokens });
  if (parsedDocuments.size >= 500) parsedDocuments.clear();
  parsedDocuments.set(query, document);
  return document;
}

/**
 * The operation of a document that is to run. Throws a GraphQLError for a malformed or oversized document, and where
 * `operationName` picks none.
 */
export function readOperation(query: string, operationName: string | null): RequestedOperation {
  const operations = parsed(query).definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const chosen =
    operationName === null && operations.length === 1
      ? operations[0]
      : operations.find((operation) => operation.name?.value === operationName);
  if (!chosen)
    throw new GraphQLError('The document has no such operation.', {
      extensions: { code: 'OPERATION_RESOLUTION_FAILURE' },
    });
  const fields = chosen.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD ? [selection] : [],
  );
  const rootNames = fields.map((field) => field.name.value);
  return {
    kind: chosen.operation,
    name: chosen.name?.value ?? rootNames[0] ?? 'anonymous',
    rootFields: fields.map((field) => field.alias?.value ?? field.name.value),
    rootNames,
  };
}
