import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isNonNullType, type GraphQLArgument } from 'graphql';
import { filesIn } from '../build/files';
import { requireArea, ScaffoldError } from './names';
import { answerSample, bareAnswerType, inputSample, inputType, selectionOf, type WireField } from './wire';
import type { Changes } from './wiring';
import type { Insertion } from './write';

interface OperationField {
  kind: 'query' | 'mutation';
  field: WireField;
}

function fieldOf(root: string, name: string): OperationField {
  const schema = buildSchema(readFileSync(join(root, 'contracts/schema.graphql'), 'utf8'));
  const query = schema.getQueryType()?.getFields()[name];
  if (query) return { kind: 'query', field: query };
  const mutation = schema.getMutationType()?.getFields()[name];
  if (mutation) return { kind: 'mutation', field: mutation };
  throw new ScaffoldError(`contracts/schema.graphql has no query and no mutation ${name}: write it there first.`);
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const listed = (args: readonly GraphQLArgument[], one: (arg: GraphQLArgument) => string): string =>
  args.map(one).join(', ');

function documentOf(name: string, { kind, field }: OperationField): string {
  const { args } = field;
  const variables = args.length === 0 ? '' : `(${listed(args, (arg) => `$${arg.name}: ${String(arg.type)}`)})`;
  const given = args.length === 0 ? '' : `(${listed(args, (arg) => `${arg.name}: $${arg.name}`)})`;
  return `${kind} ${name}${variables} {\n  ${name}${given}${selectionOf(field.type)}\n}\n`;
}

function portOf(name: string, { kind, field }: OperationField): string {
  const fields = field.args
    .map((arg) => `${arg.name}${isNonNullType(arg.type) ? '' : '?'}: ${inputType(arg.type)}`)
    .join('; ');
  const input = field.args.length === 0 ? null : `{ ${fields} }`;
  const keyed =
    kind === 'mutation' ? [input, 'WithOperationKey'].filter((part) => part !== null).join(' & ') : (input ?? 'void');
  return `  ${name}: Port<${keyed}, ${bareAnswerType(field.type)}>;\n`;
}

function operationOf(name: string, { field }: OperationField): string {
  const names = listed(field.args, (arg) => arg.name);
  const send = field.args.length === 0 ? '() => ({})' : `({ ${names} }) => ({ ${names} })`;
  return `\nexport const ${name} = operation({\n  name: '${name}',\n  document: ${upperFirst(name)}Document,\n  send: ${send},\n  answer: (data) => requireValue(data.${name}, '${name}'),\n  refusals: [],\n});\n`;
}

function interactionOf(name: string, { kind, field }: OperationField): string {
  const given = field.args
    .filter((arg) => isNonNullType(arg.type))
    .map((arg) => `${arg.name}: ${inputSample(arg.type)}`);
  const all = kind === 'mutation' ? [...given, "operationKey: 'operation-key'"] : given;
  const input = all.length > 0 ? `{ ${all.join(', ')} }` : field.args.length > 0 ? '{}' : 'undefined';
  const sample = answerSample(field.type);
  return `  answers('${name}', 'everything', {\n    input: ${input},\n    data: { ${name}: ${sample} },\n    value: ${sample},\n  });\n`;
}

function after(text: string, marker: string | RegExp, added: string, path: string): string {
  const found = typeof marker === 'string' ? text.indexOf(marker) : (marker.exec(text)?.index ?? -1);
  if (found < 0)
    throw new ScaffoldError(
      `${path} has no ${String(marker)} to write behind: add ${added.trim().split('\n')[0] ?? ''} by hand.`,
    );
  const end = found + (typeof marker === 'string' ? marker.length : (marker.exec(text)?.[0].length ?? 0));
  return text.slice(0, end) + added + text.slice(end);
}

function beforeLast(text: string, marker: string, added: string, path: string): string {
  const found = text.lastIndexOf(marker);
  if (found < 0) throw new ScaffoldError(`${path} has no ${marker.trim()} to write before.`);
  return text.slice(0, found) + added + text.slice(found);
}

/** Adds a name to the import of that module, or the import itself. */
function importing(text: string, name: string, from: string): string {
  const statement = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`).exec(text);
  if (!statement) return `import { ${name} } from '${from}';\n${text}`;
  const names = (statement[1] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (names.includes(name)) return text;
  return text.replace(statement[0], `import { ${[...names, name].join(', ')} } from '${from}';`);
}

/** Whether the sandbox has a resolver of that name already. */
function isAnswered(root: string, name: string): boolean {
  const resolver = new RegExp(`^ +(async )?${name}(:|\\()`, 'm');
  return filesIn(root, ['sandbox'], /^sandbox\/[a-z-]+\.ts$/).some((path) =>
    resolver.test(readFileSync(join(root, path), 'utf8')),
  );
}

function newSandboxArea(area: string): Insertion {
  const path = 'sandbox/resolvers.ts';
  return {
    path,
    change: (text) =>
      after(`import { ${area} } from './${area}';\n${text}`, /export const areas: .* = \{\s/, `${area}, `, path),
  };
}

/**
 * What a new operation writes in the four places of its name: document and operation, the port and the catalogue, an interaction
 * of the contract and, where the sandbox has none yet, a resolver, which refuses until its rule is written: the
 * verification fails until then.
 */
export function operationChanges(root: string, area: string, name: string): Changes {
  requireArea(area);
  const operationField = fieldOf(root, name);
  const document = `${upperFirst(name)}Document`;
  const [graphql, operations, pact, sandbox] = [
    `contracts/operations/${area}.graphql`,
    `contracts/operations/${area}.ts`,
    `pact/${area}.pact.ts`,
    `sandbox/${area}.ts`,
  ];
  const is = (path: string) => existsSync(join(root, path));
  if (is(graphql) && new RegExp(`(query|mutation) ${name}\\b`).test(readFileSync(join(root, graphql), 'utf8'))) {
    throw new ScaffoldError(`The operation ${name} is there already, in ${graphql}.`);
  }
  const rootType = operationField.kind === 'query' ? 'Query' : 'Mutation';
  const resolver = `    ${name}: () => {\n      throw new Refusal('NOT_ALLOWED', 'The rule of ${name} is not written');\n    },\n`;

  const files: Record<string, string> = {};
  const insertions: Insertion[] = [];
  const write = (path: string, fresh: string, change: (text: string) => string): void => {
    if (is(path)) insertions.push({ path, change });
    else files[path] = change(fresh);
  };
  write(graphql, '', (text) => `${text}${text === '' ? '' : '\n'}${documentOf(name, operationField)}`);
  write(
    operations,
    "import { operation } from '../client/operation';\n",
    (text) =>
      importing(importing(text, document, `../generated/${area}`), 'requireValue', './shape/values') +
      operationOf(name, operationField),
  );
  write(
    pact,
    `import { describe } from 'vitest';\nimport { answers } from './contract';\n\ndescribe('${area}', () => {\n});\n`,
    (text) => beforeLast(importing(text, 'answers', './contract'), '});', interactionOf(name, operationField), pact),
  );
  if (!isAnswered(root, name)) {
    write(
      sandbox,
      `import type { Area } from './wire/context';\n\n/** The resolvers of ${area}. */\nexport const ${area}: Area = {\n};\n`,
      (text) => {
        const withRefusal = importing(text, 'Refusal', './world/refusal');
        if (withRefusal.includes(`  ${rootType}: {\n`))
          return after(withRefusal, `  ${rootType}: {\n`, resolver, sandbox);
        return after(withRefusal, /: Area = \{\n/, `  ${rootType}: {\n${resolver}  },\n`, sandbox);
      },
    );
    if (!is(sandbox)) insertions.push(newSandboxArea(area));
  }
  insertions.push(
    {
      path: 'contracts/ports.ts',
      change: (text) => after(text, 'export interface Gateway {\n', portOf(name, operationField), 'contracts/ports.ts'),
    },
    {
      path: 'contracts/client/catalogue.ts',
      change: (text) => {
        const path = 'contracts/client/catalogue.ts';
        const load = `import('../operations/${area}'),`;
        if (text.includes(load)) return after(text, load, ` '${name}',`, path);
        const line = `  ...from(() => import('../operations/${area}'), '${name}'),\n`;
        return after(text, /export const catalogue: .* = \{\n/, line, path);
      },
    },
  );
  return { files, insertions };
}
