import type { Gateway } from '../ports';
import type { Refusal } from '../vocabulary/failures';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** The text of one GraphQL operation, with the types of its answer and its variables. */
export type Document<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>;

export type GatewayName = keyof Gateway;
export type InputOf<Name extends GatewayName> = Parameters<Gateway[Name]>[0];
export type ValueOf<Name extends GatewayName> =
  Awaited<ReturnType<Gateway[Name]>> extends { ok: true; value: infer Value } | { ok: false } ? Value : never;

/** An answer that says no in its own words: its code becomes the failure. */
export class RefusedAnswer extends Error {
  override name = 'RefusedAnswer';
  constructor(
    readonly code: Refusal,
    message: string,
  ) {
    super(message);
  }
}

/** Whether a call goes out with the session alone, without one too, or never says whose it is. */
export type SessionUse = 'needed' | 'optional' | 'never';

export interface WireRequest {
  /** Below the base address. */
  path: string;
  /** Whose base address: the gateway's unless said. */
  base?: 'marketplace';
  /** Sent as JSON by POST; null is a GET. */
  body: object | null;
}

/** One operation of the gateway: how a call of ours becomes a request, and its answer ours. */
export interface Operation<Name extends GatewayName = GatewayName> {
  name: Name;
  /** A query and a call may be asked again by the client itself, a mutation never. */
  kind: 'query' | 'mutation' | 'call';
  /** Codes with which the gateway may refuse the whole of it. */
  refusals: readonly Refusal[];
  /** Codes with which it may refuse one row of it. */
  rowRefusals: readonly Refusal[];
  /** Its errors concern nobody: they reach no handler and are never taken for an older console (A19). */
  quiet: boolean;
  /** What it asks is one that a gateway may not know: that it doesn't is told to whoever asked, and is no older console (A19). */
  optional: boolean;
  session: SessionUse;
  /** Its answer is a file of this content type, read as an ArrayBuffer; null for JSON. */
  file: string | null;
  request(input: InputOf<Name>): WireRequest;
  /** Shapes the answer's data; throws on data that lacks what it needs. */
  read(data: unknown, input: InputOf<Name>): ValueOf<Name>;
}

interface GraphqlDefinition<Name extends GatewayName, Data, Variables, ExtendedVariables> {
  name: Name;
  document: Document<Data, Variables>;
  /** Our words into the wire's. */
  send: (input: InputOf<Name>) => Variables;
  /** The wire's words into ours. */
  answer: (data: Data, input: InputOf<Name>) => ValueOf<Name>;
  refusals: readonly Refusal[];
  rowRefusals?: readonly Refusal[];
  quiet?: boolean;
  optional?: boolean;
  session?: SessionUse;
  /** A document with inputs that a gateway may not know; it goes out only when one of them is used. */
  extension?: {
    used: (input: InputOf<Name>) => boolean;
    document: Document<Data, ExtendedVariables>;
    send: (input: InputOf<Name>) => ExtendedVariables;
  };
}

/** One GraphQL operation, typed by the port of its name. */
export function operation<Name extends GatewayName, Data, Variables, ExtendedVariables = Variables>(
  definition: GraphqlDefinition<Name, Data, Variables, ExtendedVariables>,
): Operation<Name> {
  const { name, document, send, answer, extension } = definition;
  return {
    name,
    kind: document.startsWith('mutation') ? 'mutation' : 'query',
    refusals: definition.refusals,
    rowRefusals: definition.rowRefusals ?? [],
    quiet: definition.quiet ?? false,
    optional: definition.optional ?? false,
    session: definition.session ?? 'needed',
    file: null,
    request: (input) => ({
      path: 'gql',
      body: extension?.used(input)
        ? { query: extension.document, variables: extension.send(input) }
        : { query: document, variables: send(input) },
    }),
    read: (data, input) => answer(data as Data, input),
  };
}

/** One call that is no GraphQL: a POST of JSON, or a GET, whose answer is JSON without an envelope or a file. */
export function httpCall<Name extends GatewayName, Data>(definition: {
  name: Name;
  path: string | ((input: InputOf<Name>) => string);
  base?: 'marketplace';
  /** Codes that `answer` raises as a RefusedAnswer, or that the body of a bad status says as its `error`. */
  refusals?: readonly Refusal[];
  session?: SessionUse;
  /** Content type of the file that is answered. */
  file?: string;
  /** What is posted; a call without it is a GET. */
  send?: (input: InputOf<Name>) => object;
  answer: (data: Data, input: InputOf<Name>) => ValueOf<Name>;
}): Operation<Name> {
  const { name, path, send, answer } = definition;
  return {
    name,
    kind: 'call',
    refusals: definition.refusals ?? [],
    rowRefusals: [],
    quiet: false,
    optional: false,
    session: definition.session ?? 'needed',
    file: definition.file ?? null,
    request: (input) => ({
      path: typeof path === 'string' ? path : path(input),
      body: send?.(input) ?? null,
      base: definition.base,
    }),
    read: (data, input) => answer(data as Data, input),
  };
}
