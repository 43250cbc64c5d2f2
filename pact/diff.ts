import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandName, exitCodes, runCommand, UserError } from './kit/command';
import { formatDifference, differenceOf } from './kit/contract-diff';
import { committedContractFiles, readContract, type PactInteraction } from './kit/contract-source';
import { interactionsAtRevision, repositoryAt } from './kit/revisions';

const help = `Shows what changed in the contracts from one version of the console to another.

  ${commandName('diff')} <old> [<new>]

  <old>, <new>   a contract, a folder of contracts, or of this repository a tag (v3.20.1), a version that
                 package.json had (3.20.1) or a commit (HEAD~10); <new> is what is here unless said`;

function interactionsAt(place: string): PactInteraction[] {
  if (!existsSync(place)) return interactionsAtRevision(place, repositoryAt(import.meta.dirname));
  if (!statSync(place).isDirectory()) return readContract(place).interactions;
  const files = readdirSync(place).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new UserError(`There are no contracts in ${place}.`);
  return files.sort().flatMap((name) => readContract(join(place, name)).interactions);
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  const [older, newer] = positionals;
  if (older === undefined) throw new UserError(`The older version is missing.\n\n${help}`);
  const now =
    newer === undefined
      ? committedContractFiles().flatMap((path) => readContract(path).interactions)
      : interactionsAt(newer);
  console.log(formatDifference(differenceOf(interactionsAt(older), now)));
  return exitCodes.held;
});
