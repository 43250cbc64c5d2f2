import type { AnyMachineSnapshot } from 'xstate';
import type { MachineSamples } from '../machines/simulator/samples';
import { roster } from '../machines/roster';
import { pathsOf, type Paths } from '../src/explorer/lab/paths';

const found = import.meta.glob<Record<string, unknown>>('../machines/**/*.samples.ts');
const isSamples = (value: unknown): value is MachineSamples =>
  typeof value === 'object' && value !== null && 'lives' in value;

/** What is named after the last folder: `machines/search/results` has `machines/search/results/results`. */
const baseOf = (folder: string): string => `../${folder}/${folder.slice(folder.lastIndexOf('/') + 1)}`;

/** The samples of the machine in that folder of the tree (`machines/search/results`); throws where there are none. */
export async function loadSamples(folder: string): Promise<MachineSamples> {
  const samples = Object.values((await found[`${baseOf(folder)}.samples.ts`]?.()) ?? {}).find(isSamples);
  if (samples === undefined) throw new Error(`${folder} has no samples.`);
  return samples;
}

const views = import.meta.glob<Record<string, unknown>>('../machines/**/*.view.ts');
const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** What a snapshot of the machine in that folder shows; null where it has no view, or one that is told more. */
export async function loadView(folder: string): Promise<((snapshot: AnyMachineSnapshot) => unknown) | null> {
  const base = baseOf(folder);
  const module = (await views[`${base}.view.ts`]?.()) ?? (await found[`${base}.samples.ts`]?.());
  const shown = module?.[`${camel(base.slice(base.lastIndexOf('/') + 1))}View`];
  return typeof shown === 'function' && shown.length === 1
    ? (shown as (snapshot: AnyMachineSnapshot) => unknown)
    : null;
}

type MachineName = keyof typeof roster;

const walked = new Map<MachineName, Promise<Paths>>();

/** Every path of the samples of that machine. Files of one worker share what was walked: it is most of the time of these layers. */
export function machinePaths(name: MachineName): Promise<Paths> {
  const known = walked.get(name);
  if (known !== undefined) return known;
  const { folder, load } = roster[name];
  const paths = Promise.all([load(), loadSamples(folder)]).then(([machine, samples]) => pathsOf(machine, samples));
  walked.set(name, paths);
  return paths;
}
