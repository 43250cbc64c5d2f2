import { GraphQLError, Kind, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { World } from '../../world/types';
import { applyFaults } from '../fault-effects';
import type { Faults } from '../faults';
import {
  HttpRefusal,
  onlyMethods,
  compressAnswer,
  parseJson,
  readBody,
  sendJson,
  sendJsonText,
  type Exchange,
  type Handler,
} from '../http';
import type { CheckAccessToken } from '../identity/access-token';
import { languageOf } from '../identity/languages';
import type { GatewayContext, Graphql } from './graphql';

interface RequestedOperation {
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
function readOperation(query: string, operationName: string | null): RequestedOperation {
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

const bodyLimit = 1_048_576;
const keyPattern = /^[\w:.-]{1,128}$/;

/** Operations that anyone may ask for without a session (ruling I10). */
const open = new Set(['sendMessageToSupport']);

export interface GqlRouteOptions {
  world: World;
  graphql: () => Promise<Graphql>;
  faults: Faults;
  checkToken: CheckAccessToken;
  apiKey: string;
  /** False makes the gateway ignore X-Operation-Key. */
  operationKeysHonoured: () => boolean;
}

interface GraphqlRequest {
  operation: RequestedOperation;
  /** What goes on to the executor. */
  body: string;
}

function parseRequest(bytes: Buffer): GraphqlRequest {
  const body = parseJson(bytes);
  const { query, variables, operationName } = body;
  if (typeof query !== 'string') throw new HttpRefusal(400, 'INVALID_INPUT', 'query must be text.');
  if (variables != null && (typeof variables !== 'object' || Array.isArray(variables))) {
    throw new HttpRefusal(400, 'INVALID_INPUT', 'variables must be an object.');
  }
  if (operationName != null && typeof operationName !== 'string')
    throw new HttpRefusal(400, 'INVALID_INPUT', 'operationName must be text.');
  const operation = readOperation(query, operationName ?? null);
  return {
    operation,
    body: JSON.stringify({ query, variables: variables ?? {}, operationName: operationName ?? undefined }),
  };
}

/**
 * `POST /production/gql` with `{query, variables, operationName}`. Queries need X-Api-Key (403 without), everything but the
 * support message a session: without one the answer is 200 with the error 'There is no valid token', code NO_VALID_TOKEN.
 * A malformed body or document answers 400 with JSON.
 */
export function createGqlRoute(options: GqlRouteOptions): Handler {
  const { world, graphql, faults } = options;

  async function contextOf(exchange: Exchange, operation: RequestedOperation): Promise<GatewayContext | null> {
    const { request, notes } = exchange;
    const keyHeader = request.headers['x-operation-key'];
    if (keyHeader !== undefined && (typeof keyHeader !== 'string' || !keyPattern.test(keyHeader))) {
      throw new HttpRefusal(400, 'INVALID_INPUT', 'X-Operation-Key must be 1 to 128 of A-Z a-z 0-9 _ : . -');
    }
    const operationKey =
      operation.kind === 'mutation' && keyHeader !== undefined && options.operationKeysHonoured() ? keyHeader : null;
    const caller = await options.checkToken(request.headers.authorization);
    if (caller) {
      notes.userId = caller.userId;
      const lang = world.accounts.byId(caller.userId)?.lang ?? 'es';
      return { world, ...caller, operationKey, lang };
    }
    if (operation.rootNames.length > 0 && operation.rootNames.every((name) => open.has(name))) {
      return {
        world,
        userId: null,
        profileId: null,
        operationKey,
        lang: languageOf(request.headers['accept-language']),
      };
    }
    return null;
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { request, response, notes } = exchange;
    onlyMethods(request, 'POST');
    const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') throw new HttpRefusal(415, 'NOT_JSON', 'The body must be application/json.');
    const { operation, body } = parseRequest(await readBody(request, bodyLimit));
    notes.operation = operation.name;
    if (await applyFaults(faults, operation.name, response, notes, operation.rootFields)) return;
    if (operation.kind === 'query' && request.headers['x-api-key'] !== options.apiKey) {
      throw new HttpRefusal(403, 'FORBIDDEN', 'Queries need the API key.');
    }
    const context = await contextOf(exchange, operation);
    if (!context) {
      notes.refused = 'NO_VALID_TOKEN';
      return sendJson(response, 200, {
        data: null,
        errors: [{ message: 'There is no valid token', extensions: { code: 'NO_VALID_TOKEN' } }],
      });
    }
    const result = await (await graphql()).run(body, context);
    if (result.body.includes('"errors"')) notes.refused = refusalCodes(result.body);
    compressAnswer(response);
    sendJsonText(response, result.status, result.body);
  }

  return async (exchange) => {
    if (exchange.url.pathname !== '/production/gql') return false;
    try {
      await answer(exchange);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const code = error.extensions.code ?? 'GRAPHQL_PARSE_FAILED';
      sendJson(exchange.response, 400, { errors: [{ message: error.message, extensions: { code } }] });
    }
    return true;
  };
}

function refusalCodes(body: string): string[] | undefined {
  const { errors } = JSON.parse(body) as { errors?: { message: string; extensions?: { code?: string } }[] };
  return errors?.map((error) => error.extensions?.code ?? error.message);
}
