/**
 * Fails, in sentences, on a sample event that its machine doesn't hear, a sample answer of something that is never invoked, and a
 * sample that an address of the explorer can't hold. `--root` names another tree.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rosterOf, samplesOf } from './build/machine-coverage';
import { sampleFaults } from './build/sample-faults';
import { defineCommand } from './lib/define-command';

export const checkSamples = defineCommand(import.meta, async (args, printLine) => {
  const { values } = parseArgs({ args, options: { root: { type: 'string' } } });
  const root = resolve(values.root ?? join(import.meta.dirname, '..'));

  const faults: string[] = [];
  const roster = await rosterOf(root);
  for (const [name, entry] of roster) {
    const found = await samplesOf(root, name, entry);
    faults.push(...(typeof found === 'string' ? [found] : sampleFaults(found.file, await entry.load(), found.samples)));
  }

  for (const fault of faults) printLine(fault);
  if (faults.length > 0) return 1;
  printLine(`The samples of ${roster.length} machines are in step.`);
});
