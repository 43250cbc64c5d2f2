import { readFileSync } from 'node:fs';
import { graphql, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { openWorld } from '../world/open-world';
import { demoAccounts } from '../world/seed/accounts.seed';
import type { SeedName, World, WorldContext } from '../world/types';

export type DemoAccountName = keyof Omit<typeof demoAccounts, 'groups'>;

/** A clock for tests: real time that moves only when told. */
export interface TestTime {
  now: () => number;
  pass: (ms: number) => void;
}

export const createTestTime = (start = Date.UTC(2026, 10, 20, 12)): TestTime => {
  let at = start;
  return {
    now: () => at,
    pass: (ms) => {
      at += ms;
    },
  };
};

export const openTestWorld = (seed: SeedName = 'empty', time = createTestTime(), database = ':memory:'): World =>
  openWorld({ database, seed, now: time.now });

const typeDefs = readFileSync(new URL('../../contracts/schema.graphql', import.meta.url), 'utf8');
const schemas = new WeakMap<object, GraphQLSchema>();

const schemaOf = (world: World): GraphQLSchema => {
  const cachedSchema = schemas.get(world.resolvers);
  if (cachedSchema) return cachedSchema;
  const made = createSchema({ typeDefs, resolvers: world.resolvers as Record<string, never> });
  schemas.set(world.resolvers, made);
  return made;
};

export interface OperationResult<T> {
  data: T;
  /** Codes of the errors, in their order. */
  codes: unknown[];
  values: unknown[];
}

/** Runs a document as a demo account, or as somebody who registered; `key` is the operation key. Answers the first root field and the refusal codes. */
export const runOperation = async <T = Record<string, never>>(
  world: World,
  as: DemoAccountName | Pick<WorldContext, 'userId' | 'profileId'>,
  source: string,
  variableValues: Record<string, unknown> = {},
  key: string | null = null,
): Promise<OperationResult<T>> => {
  const { userId, profileId } = typeof as === 'string' ? demoAccounts[as] : as;
  const contextValue: WorldContext = { world, userId, profileId, operationKey: key, lang: 'es' };
  const { data, errors = [] } = await graphql({ schema: schemaOf(world), source, variableValues, contextValue });
  const unexpected = errors.find((error) => error.extensions.code === undefined);
  if (unexpected) throw unexpected.originalError ?? unexpected;
  const [first] = Object.values(data ?? {});
  return {
    data: first as T,
    codes: errors.map((error) => error.extensions.code),
    values: errors.map((error) => error.extensions.values),
  };
};
