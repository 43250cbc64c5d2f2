import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLError, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Log, OpenContext, Resolvers, WorldContext } from '../../world/types';

export type GatewayContext = WorldContext | OpenContext;

export interface Graphql {
  schema: GraphQLSchema;
  /** Runs one request body (JSON text) and answers the response's text and status. */
  run(body: string, context: GatewayContext): Promise<{ status: number; body: string }>;
}

const typeDefs = (): string => readFileSync(new URL('../../../contracts/schema.graphql', import.meta.url), 'utf8');

/** An error that is a rule's keeps its message and code; anything else is logged and told as a server error. */
function masked(error: unknown, log: Log): GraphQLError {
  if (
    error instanceof GraphQLError &&
    (error.originalError === undefined || error.originalError instanceof GraphQLError)
  ) {
    return error;
  }
  const cause = error instanceof GraphQLError ? error.originalError : error;
  log('error', 'resolver.failed', {
    path: error instanceof GraphQLError ? error.path?.join('.') : undefined,
    reason: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
  });
  return new GraphQLError('server_error', {
    nodes: error instanceof GraphQLError ? error.nodes : undefined,
    path: error instanceof GraphQLError ? error.path : undefined,
    extensions: { code: 'SERVER_ERROR' },
  });
}

/** Throws where a resolver belongs to no field of the contract. */
function attach(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The contract has no type ${typeName}.`);
    for (const [fieldName, given] of Object.entries(fields)) {
      if (given === undefined) continue;
      const field = type.getFields()[fieldName];
      if (!field) throw new Error(`The contract has no field ${typeName}.${fieldName}.`);
      const resolver = typeof given === 'function' ? given : given.resolve;
      field.resolve = resolver as GraphQLFieldResolver<unknown, GatewayContext>;
    }
  }
}

/** A root field that no resolver answers says so, instead of answering null as if that were true. */
function refuseTheRest(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      field.resolve ??= () => {
        throw new GraphQLError(`${field.name} is not served here`, { extensions: { code: 'SERVER_ERROR' } });
      };
    }
  }
}

/** The contract's schema with the world's resolvers, on graphql-yoga. */
export function createGraphql(resolvers: Resolvers, log: Log): Graphql {
  const schema = buildSchema(typeDefs());
  attach(schema, resolvers);
  refuseTheRest(schema);
  const yoga = createYoga<GatewayContext>({
    schema,
    graphqlEndpoint: '/production/gql',
    graphiql: false,
    landingPage: false,
    batching: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError: (error) => masked(error, log) },
  });
  return {
    schema,
    run: async (body, context) => {
      const answer = await yoga.fetch(
        'http://gateway/production/gql',
        { method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' }, body },
        context,
      );
      return { status: answer.status, body: await answer.text() };
    },
  };
}
