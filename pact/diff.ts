import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { called, exitCodes, runCommand, Trouble } from './kit/command';
import { differenceInWords, differenceOf } from './kit/contract-diff';
import { committedContractFiles, contractIn, readContract, type PactInteraction } from './kit/contract-source';

const help = `Shows what changed in the contracts from one version of the console to another.

  ${called('diff')} <old> [<new>]

  <old>, <new>   a contract, a folder of contracts, or a revision of this repository (v3.20.0, HEAD~10); <new> is what is
                 here unless said`;

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    cwd: import.meta.dirname,
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function atRevision(revision: string): PactInteraction[] {
  let names;
  try {
    names = git('ls-tree', '--name-only', '--full-tree', revision, 'pact/pacts/')
      .split('\n')
      .filter((name) => name.endsWith('.json'));
  } catch {
    throw new Trouble(`"${revision}" is no contract, no folder of contracts and no revision of this repository.`);
  }
  if (names.length === 0) throw new Trouble(`The revision ${revision} has no contracts in pact/pacts.`);
  return names.flatMap((name) => contractIn(JSON.parse(git('show', `${revision}:${name}`)))?.interactions ?? []);
}

function interactionsAt(place: string): PactInteraction[] {
  if (!existsSync(place)) return atRevision(place);
  if (!statSync(place).isDirectory()) return readContract(place).interactions;
  const files = readdirSync(place).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new Trouble(`There are no contracts in ${place}.`);
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
  if (older === undefined) throw new Trouble(`The older version is missing.\n\n${help}`);
  const now =
    newer === undefined
      ? committedContractFiles().flatMap((path) => readContract(path).interactions)
      : interactionsAt(newer);
  console.log(differenceInWords(differenceOf(interactionsAt(older), now)));
  return exitCodes.held;
});
