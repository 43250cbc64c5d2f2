import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

interface Area {
  name: string;
  location: string;
  document: DocumentNode;
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function areasIn(folder: string): Area[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => {
      const location = join(folder, name);
      return { name: basename(name, '.graphql'), location, document: parse(readFileSync(location, 'utf8')) };
    });
}

function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  all: Map<string, FragmentDefinitionNode>,
  found = new Map<string, FragmentDefinitionNode>(),
): Map<string, FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = all.get(name.value);
      if (!fragment) throw new Error(`No fragment is called ${name.value}.`);
      if (found.has(name.value)) return;
      found.set(name.value, fragment);
      fragmentsOf(fragment, all, found);
    },
  });
  return found;
}

function areaModule(area: Area, fragments: Map<string, FragmentDefinitionNode>): string | null {
  const operations = area.document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return null;
  const types: string[] = [];
  const constants = operations.map((node) => {
    if (!node.name) throw new Error(`An operation of ${area.name}.graphql has no name.`);
    const name = pascal(node.name.value);
    const data = `${name}${pascal(node.operation)}`;
    types.push(data, `${data}Variables`);
    const text = stripIgnoredCharacters([node, ...fragmentsOf(node, fragments).values()].map(print).join('\n'));
    return `export const ${name}Document = ${JSON.stringify(text)} as Document<${data}, ${data}Variables>;`;
  });
  return [
    "import type { Document } from '../client/operation';",
    `import type { ${types.join(', ')} } from './operations';`,
    '',
    ...constants,
    '',
  ].join('\n');
}

/**
 * The generated modules of `contracts/operations/*.graphql`, by path from the root: one with every type, and one an area with
 * that area's documents, so that a bundle holds the documents of the areas it loads and no others.
 */
export async function areaDocuments(root: string, schemaText: string): Promise<{ path: string; content: string }[]> {
  const areas = areasIn(join(root, 'contracts/operations'));
  const types = await codegen({
    filename: 'contracts/generated/operations.ts',
    schema: parse(schemaText),
    documents: areas,
    config: {
      useTypeImports: true,
      enumType: 'string-literal',
      scalars: { Date: 'string', JSON: 'unknown' },
      skipTypename: true,
      namingConvention: { typeNames: 'change-case-all#upperCaseFirst' },
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
  });
  const fragments = new Map(
    areas
      .flatMap((area) => area.document.definitions)
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node] as const),
  );
  const modules = areas.flatMap((area) => {
    const content = areaModule(area, fragments);
    return content === null ? [] : [{ path: `contracts/generated/${area.name}.ts`, content }];
  });
  return [{ path: 'contracts/generated/operations.ts', content: types }, ...modules];
}
