import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandName, exitCodes, runCommand } from './kit/command';
import { consoleSchema } from './kit/leaf-types';
import { interactionsOf } from './kit/contract-source';
import { operations } from './kit/operations';
import { indexOf, pageOf } from './kit/pages';
import { knownStates } from './kit/states';

const help = `Writes a readable page an operation: what it asks, its rules, its states, its refusals in their order, its interactions.

  ${commandName('pages')} [--to <folder>] [--pact <file> …]

  --to     the folder that the pages go into (dist/operations)
  --pact   other contracts than the committed ones`;

await runCommand(() => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: join('dist', 'operations') },
      pact: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  const [all, interactions, states, schema] = [
    operations(),
    interactionsOf(values.pact),
    knownStates(),
    consoleSchema(),
  ];
  mkdirSync(values.to, { recursive: true });
  for (const one of all) writeFileSync(join(values.to, `${one.name}.md`), pageOf(one, interactions, states, schema));
  writeFileSync(join(values.to, 'README.md'), indexOf(all, interactions));
  console.log(`${String(all.length)} pages in ${values.to}.`);
  return exitCodes.held;
});
