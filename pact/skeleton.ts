import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandName, exitCodes, runCommand, UserError } from './kit/command';
import { skeletons } from './kit/skeletons';
import { sentBeforeState } from './kit/contract-source';
import { knownStates } from './kit/states';

const languages = Object.keys(skeletons).join(', ');
const help = `Writes a states address to begin with: every state is there, with what it has to bring about, and answers 501 until it is written.

  ${commandName('skeleton')} --language <name> [--to <folder>]

  --language   ${languages}
  --to         the folder that it goes into (where it is called; a clone's own root is no place for it)`;

await runCommand(() => {
  const { values } = parseArgs({
    options: {
      language: { type: 'string' },
      to: { type: 'string', default: '.' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return exitCodes.held;
  }
  const skeleton = skeletons[values.language ?? ''];
  if (!skeleton) throw new UserError(`--language is one of ${languages}.\n\n${help}`);
  const path = join(values.to, skeleton.file);
  if (existsSync(path)) throw new UserError(`${path} is there already: it is never written over.`);
  mkdirSync(values.to, { recursive: true });
  const states = knownStates().filter(({ name }) => name !== sentBeforeState);
  writeFileSync(path, skeleton.write(states));
  console.log(`${path}: ${String(states.length)} states, each 501 until it is written.`);
  return exitCodes.held;
});
