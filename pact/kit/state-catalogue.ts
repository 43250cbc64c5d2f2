import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Typescript from 'typescript';
import type { PactInteraction } from './contract-source';

// Imported as a module, the compiler is read a second time by tsx, which takes a second and a half.
const ts = createRequire(import.meta.url)('typescript') as typeof Typescript;

export interface StateParameter {
  name: string;
  /** What it may be, as TypeScript writes it or as a list of values. */
  values: string;
}

interface Source {
  file: Typescript.SourceFile;
  path: string;
}

const sourceAt = (path: string): Source => ({
  path,
  file: ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
});

const aliasIn = ({ file }: Source, name: string): Typescript.TypeAliasDeclaration | undefined =>
  file.statements.filter(ts.isTypeAliasDeclaration).find((alias) => alias.name.text === name);

function moduleOf({ file, path }: Source, name: string): string | null {
  for (const statement of file.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (bindings.elements.some((element) => element.name.text === name)) {
      return `${join(dirname(path), statement.moduleSpecifier.text)}.ts`;
    }
  }
  return null;
}

/** The values of `(typeof list)[number]`, read from the list's own text; null for any other type. */
function valuesOfList({ file }: Source, type: Typescript.TypeNode): string[] | null {
  const list = /^\(typeof (\w+)\)\[number\]$/.exec(type.getText(file))?.[1];
  for (const statement of file.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText(file) !== list || !initializer) continue;
      const array = ts.isAsExpression(initializer) ? initializer.expression : initializer;
      if (ts.isArrayLiteralExpression(array)) return array.elements.filter(ts.isStringLiteral).map(({ text }) => text);
    }
  }
  return null;
}

/** A type in words that need no code: a list of values where it has one. */
function inWords(source: Source, type: Typescript.TypeNode): string {
  const text = type.getText(source.file);
  if (ts.isUnionTypeNode(type))
    return type.types.map((one) => one.getText(source.file).replaceAll("'", '`')).join(', ');
  if (!ts.isTypeReferenceNode(type))
    return { string: 'text', number: 'a number', boolean: '`true` or `false`' }[text] ?? text;
  const path = moduleOf(source, text);
  const home = path === null ? source : sourceAt(path);
  const alias = aliasIn(home, text);
  if (!alias) return text;
  const listed = valuesOfList(home, alias.type);
  return listed ? listed.map((value) => `\`${value}\``).join(', ') : inWords(home, alias.type);
}

/** The parameters of each state, in the order of the interface `StateParams` of that file. */
export function parametersOfStates(path: string): Map<string, StateParameter[]> {
  const source = sourceAt(path);
  const params = source.file.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'StateParams');
  const members = [...(params?.members ?? [])].filter(ts.isPropertySignature);
  return new Map(
    members.map(({ name, type }) => {
      const fields = type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
      return [
        ts.isStringLiteral(name) ? name.text : name.getText(source.file),
        fields.map((field) => ({
          name: field.name.getText(source.file),
          values: field.type ? inWords(source, field.type) : '',
        })),
      ];
    }),
  );
}

function usesOf(interactions: readonly PactInteraction[], state: string) {
  return interactions.flatMap((interaction) => {
    const given = (interaction.providerStates ?? []).filter(({ name }) => name === state);
    return given.length > 0 ? [{ interaction, params: given.map(({ params = {} }) => JSON.stringify(params)) }] : [];
  });
}

const listed = (interactions: readonly PactInteraction[]): string =>
  interactions
    .map(({ description }) => `- ${description}`)
    .sort()
    .join('\n');

function usedBy(all: readonly PactInteraction[], using: readonly PactInteraction[]): string {
  const others = all.filter((interaction) => !using.includes(interaction));
  if (others.length === 0) return 'Used by every interaction.';
  if (others.length * 10 < all.length) return `Used by every interaction but:\n\n${listed(others)}`;
  return `Used by:\n\n${listed(using)}`;
}

/**
 * The catalogue of provider states as Markdown: name, parameters, what each must set up, and the interactions that rest on it.
 * `sentences` says by name what holds afterwards, `parameters` comes from `parametersOfStates`.
 */
export function stateCatalogue(
  interactions: readonly PactInteraction[],
  sentences: Record<string, string>,
  parameters: ReadonlyMap<string, StateParameter[]>,
): string {
  const sections = [...parameters].map(([state, fields]) => {
    const uses = usesOf(interactions, state);
    const examples = [...new Set(uses.flatMap(({ params }) => params))].sort();
    return [
      `## ${state}`,
      sentences[state] ?? '',
      ...(fields.length > 0 ? [fields.map(({ name, values }) => `- \`${name}\`: ${values}`).join('\n')] : []),
      `Sent as:\n\n${examples.map((example) => `- \`${example}\``).join('\n')}`,
      usedBy(
        interactions,
        uses.map(({ interaction }) => interaction),
      ),
    ].join('\n\n');
  });
  return [
    '# Provider states',
    `What a gateway must be able to bring about before the interactions of the contract are replayed: ${String(parameters.size)} states for ${String(interactions.length)} interactions. How they are asked for: [README.md](README.md). Written by \`npm run pact:states\` from \`states.ts\` and the contract, never by hand.`,
    ...sections,
  ].join('\n\n');
}
