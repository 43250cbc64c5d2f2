/**
 * Holds the schema of the gateway and the console's documents to their rules: documents fit the schema and ask nothing deprecated,
 * names follow their style, and nothing breaks against contracts/released.graphql, the schema of the last release, unless a line
 * `Breaking: <change>` of contracts/decisions says so. `--release X.Y.Z` then makes the schema of now the one of that release
 * (`npm run release` asks for it); `--root` names another tree.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLError,
} from 'graphql';
import { documentNameFindings, schemaNameFindings } from './build/schema-names';
import { defineCommand } from './lib/define-command';

export const checkSchema = defineCommand(import.meta, async (args, printLine) => {
  const { values } = parseArgs({
    args,
    options: { release: { type: 'string' }, root: { type: 'string' } },
  });
  const root = values.root ?? join(import.meta.dirname, '..');
  const read = (...path: string[]) => readFileSync(join(root, 'contracts', ...path), 'utf8');
  const namesIn = (folder: string, ending: string) => {
    const path = join(root, 'contracts', folder);
    return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(ending)) : [];
  };

  const schemaText = read('schema.graphql');
  const schema = buildSchema(schemaText);

  const parsed = namesIn('operations', '.graphql').map((name) => parse(read('operations', name)));
  const documents: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: parsed.flatMap(({ definitions }) => definitions),
  };
  const inWords = ({ message, nodes = [] }: GraphQLError) => {
    const line = nodes?.[0]?.loc?.startToken.line;
    return line === undefined ? message : `${message} (line ${String(line)} of its file)`;
  };

  const decisions = namesIn('decisions', '.md').flatMap((name) => read('decisions', name).split('\n'));
  const decided = new Set(
    decisions.flatMap((line) => {
      const change = /^(?:[-*] )?Breaking: (.+)$/.exec(line.trim())?.[1];
      return change === undefined ? [] : [change.replaceAll('`', '').trim()];
    }),
  );
  const released = buildSchema(read('released.graphql'));
  const broken = findBreakingChanges(released, schema).map(({ description }) => description);
  const undecided = broken.filter((description) => !decided.has(description));

  const findings = [
    ...validate(schema, documents, [...specifiedRules, NoDeprecatedCustomRule]).map(inWords),
    ...documentNameFindings(documents),
    ...schemaNameFindings(schema),
    ...undecided.map(
      (description) =>
        `Breaks the last release: ${description} Take it back, or decide it: a line "Breaking: ${description}" in contracts/decisions.`,
    ),
  ];
  for (const finding of findings) printLine(finding);
  if (findings.length > 0) return 1;

  if (values.release !== undefined) {
    writeFileSync(join(root, 'contracts/released.graphql'), `# Released with ${values.release}.\n${schemaText}`);
    printLine(`The schema of now is the one of release ${values.release}.`);
    return 0;
  }

  const count = documents.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length;
  const risky = findDangerousChanges(released, schema).length;
  printLine(
    `${String(count)} documents fit the schema; against the last release ${String(broken.length)} breaking changes (decided) and ${String(risky)} that a client may notice.`,
  );
});
