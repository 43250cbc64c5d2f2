import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { missedParts, type Coverage } from '../../machines/simulator/cover';
import { walkSamples, type MachineSamples } from '../../machines/simulator/samples';
import type { RosterEntry } from '../../machines/screen-machines';

/** What the samples of one machine reach. */
export interface MachineCoverage extends Pick<Coverage, 'states' | 'transitions'> {
  name: string;
  lives: number;
  events: number;
  walks: number;
}

type Exports = Record<string, unknown>;
const exportsOf = async (file: string) => (await import(pathToFileURL(file).href)) as Exports;

const isSamples = (value: unknown): value is MachineSamples =>
  typeof value === 'object' &&
  value !== null &&
  'lives' in value &&
  Array.isArray(value.lives) &&
  'events' in value &&
  Array.isArray(value.events);

/** The machines of that tree by their names. */
export async function rosterOf(root: string): Promise<[string, RosterEntry][]> {
  const { roster } = await exportsOf(join(root, 'machines/roster.ts'));
  return Object.entries(roster as Record<string, RosterEntry>);
}

/** The samples of one machine of that tree, or a sentence that says that there are none. */
export async function samplesOf(
  root: string,
  name: string,
  { folder }: RosterEntry,
): Promise<{ file: string; samples: MachineSamples } | string> {
  const base = basename(folder);
  const file = `${folder}/${base}.samples.ts`;
  const samplesName = `${base.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Samples`;
  if (!existsSync(join(root, file))) return `${name} has no samples: ${file} isn't there.`;
  const samples = (await exportsOf(join(root, file)))[samplesName];
  return isSamples(samples) ? { file, samples } : `${name} has no samples: ${file} doesn't export ${samplesName}.`;
}

/** Walks one machine of that tree as far as its samples lead, or says in a sentence why it can't. */
export async function coverageOf(root: string, name: string, entry: RosterEntry): Promise<MachineCoverage | string> {
  const found = await samplesOf(root, name, entry);
  if (typeof found === 'string') return found;
  const { samples } = found;
  try {
    const machine: AnyStateMachine = await entry.load();
    const { states, transitions, walks } = walkSamples(machine, samples);
    return {
      name,
      lives: samples.lives.length,
      events: samples.events.length,
      walks: walks.length,
      states,
      transitions,
    };
  } catch (error) {
    return `${name} can't be walked: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** A sentence for each state and transition that the samples of a machine miss. */
export function missesOf(coverage: MachineCoverage): string[] {
  return missedParts(coverage).map((missed) => `${coverage.name}: ${missed}`);
}

const columns = ['machine', 'lives', 'events', 'walks', 'states', 'transitions'];

/** The figures as plain text, a line for each machine and one for all. */
export function tableOf(coverages: readonly MachineCoverage[]): string {
  const share = (all: readonly boolean[]) => `${all.filter(Boolean).length}/${all.length}`;
  const reached = ({ states }: MachineCoverage) => states.map((state) => state.reached);
  const taken = ({ transitions }: MachineCoverage) => transitions.map((transition) => transition.taken);
  const sum = (count: (coverage: MachineCoverage) => number) =>
    coverages.reduce((total, coverage) => total + count(coverage), 0);
  const rows = [
    columns,
    ...coverages.map((coverage) => [
      coverage.name,
      String(coverage.lives),
      String(coverage.events),
      String(coverage.walks),
      share(reached(coverage)),
      share(taken(coverage)),
    ]),
    [
      `${coverages.length} machines`,
      String(sum(({ lives }) => lives)),
      String(sum(({ events }) => events)),
      String(sum(({ walks }) => walks)),
      share(coverages.flatMap(reached)),
      share(coverages.flatMap(taken)),
    ],
  ];
  const widths = columns.map((_column, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}
