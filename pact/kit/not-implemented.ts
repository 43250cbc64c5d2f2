import { statusesOf, type PactInteraction } from './contract-source';
import { parseJson } from './findings';
import type { Exchange } from './messenger';

/** What a gateway has not built yet: a state that its states address does not know, or an operation that it does not serve. */
export interface NotImplemented {
  kind: 'state' | 'operation';
  name: string;
  /** How it said so. */
  sentence: string;
}

/** Statuses by which an address says that it knows no such thing, or that it is not written yet. */
export const notImplementedStatuses: readonly number[] = [404, 501];

/** How GraphQL servers in use say that the root type has no such field: graphql-js and its ports, graphql-java, Ruby, .NET. */
const unknownRootField = [
  /Cannot query field "\w+" on type "(?:Query|Mutation|RootQuery\w*|RootMutation\w*)"/i,
  /FieldUndefined|Field '\w+' in type '(?:Query|Mutation)' is undefined/,
  /Field '\w+' doesn't exist on type '(?:Query|Mutation)'/,
  /The field `\w+` does not exist on the type `(?:Query|Mutation)`/,
];
const unwrittenSentence = new Set(['NOT_IMPLEMENTED', 'UNIMPLEMENTED']);

const errorsIn = (body: unknown): { message?: unknown; extensions?: { code?: unknown } }[] => {
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : [];
  return Array.isArray(errors) ? (errors as { message?: unknown; extensions?: { code?: unknown } }[]) : [];
};

/** Why the answer says that the gateway has no such operation; null for any other answer, right or wrong. */
export function findUnknownOperation(
  interaction: PactInteraction,
  { status, text, method, address }: Exchange,
): string | null {
  if (notImplementedStatuses.includes(status) && !statusesOf(interaction).includes(status)) {
    return `${method} ${new URL(address).pathname} answered ${String(status)}`;
  }
  for (const { message, extensions } of errorsIn(parseJson(text))) {
    const errorMessage = typeof message === 'string' ? message : '';
    if (unknownRootField.some((pattern) => pattern.test(errorMessage))) return errorMessage;
    if (typeof extensions?.code === 'string' && unwrittenSentence.has(extensions.code))
      return errorMessage || extensions.code;
  }
  return null;
}
