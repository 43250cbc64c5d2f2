/**
 * Writes the chart of every `*.machine.ts` into the README of its folder, between `<!-- chart -->` and `<!-- /chart -->`, with
 * the descriptions in the `*.samples.ts` beside it. With `--check` it writes nothing and fails, in a sentence, on a chart out of step.
 * A state, a named guard or a delay that is worked out without words fails always, and so do words for a state that isn't there or a
 * delay that says itself how long it is. `--only` looks at the machines of one
 * folder; `--root` names another tree.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { drawChart } from '../machines/simulator/chart-drawing';
import {
  descriptionsIn,
  guardsOf,
  guardDescriptionOf,
  statesOf,
  stateDescriptionOf,
} from '../machines/simulator/chart-descriptions';
import { delayFaults } from '../machines/simulator/describe-delays';
import { filesIn } from './build/files';
import { defineCommand } from './lib/define-command';

const [open, close] = ['<!-- chart -->', '<!-- /chart -->'];

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'definition' in value && 'transition' in value;

export const charts = defineCommand(import.meta, async (args, printLine) => {
  const { values } = parseArgs({
    args,
    options: { check: { type: 'boolean', default: false }, root: { type: 'string' }, only: { type: 'string' } },
  });
  const root = values.root ?? join(import.meta.dirname, '..');
  async function exportsOf(file: string): Promise<object> {
    return existsSync(join(root, file)) ? ((await import(pathToFileURL(join(root, file)).href)) as object) : {};
  }

  const faults: string[] = [];
  const stale: string[] = [];
  const machines = filesIn(root, [values.only ?? 'machines'], /\.machine\.ts$/);
  for (const file of machines) {
    const readme = `${dirname(file)}/README.md`;
    const found = Object.values(await exportsOf(file)).filter(isMachine);
    const samples = await exportsOf(file.replace(/\.machine\.ts$/, '.samples.ts'));
    const words = descriptionsIn(samples) ?? { states: {} };
    const [machine] = found;
    if (!machine || found.length > 1) {
      faults.push(`${file} must export one machine; it exports ${found.length}.`);
      continue;
    }
    const states = statesOf(machine.root);
    const paths = states.map((node) => node.path.join('.'));
    const silent = states.filter((node) => !stateDescriptionOf(words, node)).map((node) => node.path.join('.'));
    const unheard = Object.keys(words.states).filter(
      (end) => !paths.some((path) => path === end || path.endsWith(`.${end}`)),
    );
    const unsaid = guardsOf(machine).filter((guard) => !guardDescriptionOf(words, guard));
    if (silent.length > 0) faults.push(`${file}: no words for the states ${silent.join(', ')}.`);
    if (unheard.length > 0) faults.push(`${file}: words for states that aren't there: ${unheard.join(', ')}.`);
    if (unsaid.length > 0) faults.push(`${file}: no words for the guards ${unsaid.join(', ')}.`);
    const delays = delayFaults(machine, words);
    if (delays.unsaid.length > 0) faults.push(`${file}: no words for the delays ${delays.unsaid.join(', ')}.`);
    if (delays.idle.length > 0)
      faults.push(`${file}: words for delays that it doesn't work out: ${delays.idle.join(', ')}.`);

    const before = existsSync(join(root, readme)) ? readFileSync(join(root, readme), 'utf8') : '';
    const [from, to] = [before.indexOf(open), before.indexOf(close)];
    if (from < 0 || to < from) {
      faults.push(`${readme} has no ${open} and ${close} for the chart of ${file}.`);
      continue;
    }
    const after = `${before.slice(0, from + open.length)}\n${drawChart(machine, words).join('\n')}\n${before.slice(to)}`;
    if (after === before) continue;
    stale.push(readme);
    if (!values.check) writeFileSync(join(root, readme), after);
  }

  for (const fault of faults) printLine(fault);
  if (values.check && stale.length > 0)
    printLine(`The chart is out of step: ${stale.join(', ')}. Run \`npm run charts\`.`);
  if (faults.length > 0 || (values.check && stale.length > 0)) return 1;
  printLine(stale.length === 0 ? `${machines.length} charts are in step.` : `Drawn: ${stale.join(', ')}.`);
});
