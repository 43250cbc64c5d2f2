import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commandName, exitCodes, runCommand, UserError } from './kit/command';
import { readContract } from './kit/contract-source';
import { consoleSchema } from './kit/leaf-types';
import { formatComparison, compareSchemas, parseSchema } from './kit/schema-comparison';

const help = `Tells which operations of the contract a schema can't answer, before any state exists and any resolver is written.

  ${commandName('schema')} <file> [--pact <file>]

  <file>   the gateway's schema, as SDL or as the JSON of an introspection
  --pact   another contract than the committed one

Ends with 0 when it can answer all, 1 when it can't, 2 when the file is no schema.`;

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pact: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  const [file] = positionals;
  if (file === undefined) throw new UserError(`The file of the schema is missing.\n\n${help}`);
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const { interactions } = readContract(values.pact);
  const comparison = compareSchemas(interactions, parseSchema(readFileSync(file, 'utf8'), file), consoleSchema());
  console.log(formatComparison(comparison));
  return comparison.unanswerable.length === 0 ? exitCodes.held : exitCodes.failed;
});
