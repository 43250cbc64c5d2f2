import { statusesOf, type PactInteraction } from './contract-source';
import { asJson } from './in-words';
import type { Exchange } from './messenger';

/** What a gateway has not built yet: a state that its states address does not know, or an operation that it does not serve. */
export interface NotThere {
  kind: 'state' | 'operation';
  name: string;
  /** How it said so. */
  sentence: string;
}

/** Statuses by which an address says that it knows no such thing, or that it is not written yet. */
export const unknownStatuses: readonly number[] = [404, 501];

/** How GraphQL servers in use say that the root type has no such field: graphql-js and its ports, graphql-java, Ruby, .NET. */
const unknownRootField = [
  /Cannot query field "\w+" on type "(?:Query|Mutation|RootQuery\w*|RootMutation\w*)"/i,
  /FieldUndefined|Field '\w+' in type '(?:Query|Mutation)' is undefined/,
  /Field '\w+' doesn't exist on type '(?:Query|Mutation)'/,
  /The field `\w+` does not exist on the type `(?:Query|Mutation)`/,
];
const unwritten = new Set(['NOT_IMPLEMENTED', 'UNIMPLEMENTED']);

const errorsIn = (body: unknown): { message?: unknown; extensions?: { code?: unknown } }[] => {
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : [];
  return Array.isArray(errors) ? (errors as { message?: unknown; extensions?: { code?: unknown } }[]) : [];
};

/** Why the answer says that the gateway has no such operation; null for any other answer, right or wrong. */
export function unknownOperation(
  interaction: PactInteraction,
  { status, text, method, address }: Exchange,
): string | null {
  if (unknownStatuses.includes(status) && !statusesOf(interaction).includes(status)) {
    return `${method} ${new URL(address).pathname} answered ${String(status)}`;
  }
  for (const { message, extensions } of errorsIn(asJson(text))) {
    const said = typeof message === 'string' ? message : '';
    if (unknownRootField.some((pattern) => pattern.test(said))) return said;
    if (typeof extensions?.code === 'string' && unwritten.has(extensions.code)) return said || extensions.code;
  }
  return null;
}
