import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';

/** The schema's types and those of its resolvers, as `contracts/generated/resolvers.ts` holds them for the sandbox. */
export async function resolverTypes(schemaText: string): Promise<{ path: string; content: string }> {
  const path = 'contracts/generated/resolvers.ts';
  const content = await codegen({
    filename: path,
    schema: parse(schemaText),
    documents: [],
    config: {
      useTypeImports: true,
      enumType: 'string-literal',
      scalars: { Date: 'string', JSON: 'unknown' },
      contextType: 'unknown',
      optionalResolveType: true,
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
  });
  return { path, content };
}
