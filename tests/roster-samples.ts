import type { AnyMachineSnapshot } from 'xstate';
import type { MachineSamples } from '../machines/rehearsal/samples';

const found = import.meta.glob<Record<string, unknown>>('../machines/**/*.samples.ts');
const isSamples = (value: unknown): value is MachineSamples =>
  typeof value === 'object' && value !== null && 'lives' in value;

/** The samples of the machine in that folder of the tree (`machines/search/results`); throws where there are none. */
export async function samplesIn(folder: string): Promise<MachineSamples> {
  const here = Object.entries(found).filter(([path]) => path.startsWith(`../${folder}/`));
  for (const [, load] of here) {
    const samples = Object.values(await load()).find(isSamples);
    if (samples) return samples;
  }
  throw new Error(`${folder} has no samples.`);
}

const views = import.meta.glob<Record<string, unknown>>('../machines/**/*.view.ts');
const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** What a snapshot of the machine in that folder shows; null where it has no view, or one that is told more. */
export async function viewIn(folder: string): Promise<((snapshot: AnyMachineSnapshot) => unknown) | null> {
  const base = folder.slice(folder.lastIndexOf('/') + 1);
  const shown = (await views[`../${folder}/${base}.view.ts`]?.())?.[`${camel(base)}View`];
  return typeof shown === 'function' && shown.length === 1
    ? (shown as (snapshot: AnyMachineSnapshot) => unknown)
    : null;
}
