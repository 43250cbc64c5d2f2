import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { exitCodes, runCommand } from './kit/command';
import { interactionsOf } from './kit/contract-source';
import { parametersOfStates, stateCatalogue, statesSchema } from './kit/state-catalogue';
import { operationsFacts } from './operations-facts';
import { accounts } from './accounts';
import { states } from './states';
import { vocabularies } from './vocabularies';

const help = `Writes what a gateway team reads of states and operations: pact/STATES.md, pact/states.schema.json (JSON Schema of what a
states address is sent), pact/vocabularies.json (the values known of each field) and pact/operations.json (area, kind and refusals
of each operation).

  npm run pact:states [-- --check] [-- --pact <file> …] [-- --to <file>]

  --check  write nothing; fail when the catalogue is out of step
  --pact   other contracts than the committed ones
  --to     another catalogue than pact/STATES.md; the others are written beside it`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      pact: { type: 'string', multiple: true, default: [] },
      to: { type: 'string', default: join(import.meta.dirname, 'STATES.md') },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  const parameters = parametersOfStates(join(import.meta.dirname, 'states.ts'));
  const siblingPath = (name: string): string => join(dirname(values.to), name);
  const written = await Promise.all(
    [
      {
        file: values.to,
        text: stateCatalogue(interactionsOf(values.pact), states, parameters, accounts),
        parser: 'markdown',
      },
      {
        file: siblingPath('states.schema.json'),
        text: JSON.stringify(statesSchema(states, parameters)),
        parser: 'json',
      },
      { file: siblingPath('vocabularies.json'), text: JSON.stringify(vocabularies), parser: 'json' },
      { file: siblingPath('operations.json'), text: JSON.stringify(await operationsFacts()), parser: 'json' },
    ].map(async ({ file, text, parser }) => ({
      file,
      text: parser === 'markdown' ? `${text}\n` : (await format(file, text, { printWidth: 120 })).code,
    })),
  );
  const stale = written.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  if (stale.length === 0) {
    console.log(`${String(parameters.size)} states, in step.`);
    return exitCodes.held;
  }
  const named = stale.map(({ file }) => relative(process.cwd(), file)).join(', ');
  if (values.check) {
    console.error(
      `Out of step with pact/states.ts and the contract: ${named}. They are written, never edited: run \`npm run pact:states\`.`,
    );
    return exitCodes.failed;
  }
  for (const { file, text } of stale) writeFileSync(file, text);
  console.log(`${String(parameters.size)} states written: ${named}.`);
  return exitCodes.held;
});
