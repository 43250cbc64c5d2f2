/**
 * Writes down which samples, journeys and tests of requirements take each transition, for the explorer: src/explorer/lab/traceability.json.
 * Without arguments the samples are walked anew, and of what was recorded stays what the charts still have. `--record` first records
 * all journeys and the tests of rules, machines and screens, which takes about an hour, or the test files that are named behind it;
 * what other files recorded before stays. `--from <folder>` reads what was recorded there.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { transitionId } from '../machines/kit/internals';
import { machineTransitions, walkMachine } from '../machines/simulator/cover';
import { coverOptionsOf } from '../machines/simulator/samples';
import {
  findLostArrows,
  formatTraceability,
  mergeTraceability,
  type MachineArrows,
  type TestRecording,
} from '../src/explorer/lab/merge-traceability';
import { countArrows, isJourneyFile, readTraceability, type TraceabilityFile } from '../src/explorer/lab/traceability';
import { rosterOf, samplesOf } from './build/machine-coverage';
import { buildConsole } from './lib/builds.mjs';
import { defineCommand } from './lib/define-command';

const root = join(import.meta.dirname, '..');
const saved = join(root, 'src/explorer/lab/traceability.json');
const recordedProjects = ['rules', 'machines', 'screens', 'screens-alone'];

/** Runs the tests, which write what they take into that folder; one that fails writes nothing. */
async function record(folder: string, files: readonly string[], printLine: (line: string) => void): Promise<void> {
  await buildConsole(printLine);
  rmSync(folder, { recursive: true, force: true });
  const runTests = (script: string, args: readonly string[]) =>
    spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, VIGIA_TRANSITIONS: folder },
    });
  const journeys = readdirSync(join(root, 'e2e/journeys')).flatMap((name) =>
    name.startsWith('explorer') ? [] : [`e2e/journeys/${name}`],
  );
  const chosenJourneys = files.length === 0 ? journeys : files.filter(isJourneyFile);
  const others = files.filter((file) => !isJourneyFile(file));
  if (chosenJourneys.length > 0) runTests('@playwright/test/cli.js', ['test', ...chosenJourneys]);
  if (files.length === 0 || others.length > 0)
    runTests('vitest/vitest.mjs', ['run', ...recordedProjects.flatMap((name) => ['--project', name]), ...others]);
}

async function arrowsOfMachines(): Promise<MachineArrows[]> {
  const machines: MachineArrows[] = [];
  for (const [name, entry] of await rosterOf(root)) {
    const found = await samplesOf(root, name, entry);
    if (typeof found === 'string') throw new Error(found);
    const machine = await entry.load();
    const walked = coverOptionsOf(found.samples).map((start, at) => ({
      name: found.samples.lives[at]?.name ?? '',
      transitions: walkMachine(machine, start).transitions,
    }));
    machines.push({
      name,
      machineId: machine.id,
      arrows: machineTransitions(machine).map(transitionId),
      scenarios: walked.map(({ name: scenario, transitions }) => ({
        name: scenario,
        taken: transitions.flatMap(({ id, taken }) => (taken ? [id] : [])),
      })),
    });
  }
  return machines;
}

const readRecordings = (folder: string): TestRecording[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as TestRecording[]);

export const transitions = defineCommand(import.meta, async (args, printLine) => {
  const { values, positionals } = parseArgs({
    args,
    options: { record: { type: 'boolean', default: false }, from: { type: 'string' } },
    allowPositionals: true,
  });
  const folder = resolve(values.from ?? join(root, '.cache/transitions'));
  if (values.record) await record(folder, positionals, printLine);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const machines = await arrowsOfMachines();
  const before: TraceabilityFile = existsSync(saved)
    ? (JSON.parse(readFileSync(saved, 'utf8')) as TraceabilityFile)
    : { files: [], machines: {} };
  for (const lost of findLostArrows(before, machines)) printLine(`Left out: ${lost}`);
  const file = mergeTraceability({
    before,
    recordings: values.record || values.from !== undefined ? readRecordings(folder) : [],
    recorded: `${new Date().toISOString().slice(0, 10)} at ${commit}`,
    machines,
    isThere: (test) => existsSync(join(root, test)),
  });
  writeFileSync(saved, formatTraceability(file));
  const all = countArrows(
    readTraceability(file),
    machines.flatMap(({ arrows }) => arrows),
  );
  printLine(
    `Of ${String(all.all)} arrows samples take ${String(all.samples)}, journeys ${String(all.journeys)}, tests of requirements ${String(all.requirements)}; nothing stands behind ${String(all.untaken)}.`,
  );
});
