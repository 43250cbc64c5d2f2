import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodes, runCommand } from './kit/command';
import { interactionsOf } from './kit/contract-source';
import { parametersOfStates, stateCatalogue } from './kit/state-catalogue';
import { states } from './states';

const help = `Writes pact/STATES.md from pact/states.ts and the contract.

  npm run pact:states [-- --check] [-- --pact <file> …] [-- --to <file>]

  --check  write nothing; fail when the catalogue is out of step
  --pact   other contracts than the committed ones
  --to     another catalogue than pact/STATES.md`;

await runCommand(() => {
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
  const wanted = `${stateCatalogue(interactionsOf(values.pact), states, parameters)}
`;
  const present = existsSync(values.to) ? readFileSync(values.to, 'utf8') : '';
  if (present === wanted) {
    console.log(`${String(parameters.size)} states, in step.`);
    return exitCodes.held;
  }
  if (values.check) {
    console.error('pact/STATES.md is out of step with pact/states.ts and the contract: run `npm run pact:states`.');
    return exitCodes.failed;
  }
  writeFileSync(values.to, wanted);
  console.log(`${String(parameters.size)} states written.`);
  return exitCodes.held;
});
