import { layouts, payloads } from 'virtual:machine-drawings';
import type { AnyMachineSnapshot } from 'xstate';
import type { MachineDescriptions } from '../../../machines/simulator/chart-descriptions';
import type { MachineSamples } from '../../../machines/simulator/samples';
import { roster } from '../../../machines/roster';
import type { RosterEntry } from '../../../machines/screen-machines';
import type { Exhibit } from './lab.types';

type Load<Module> = Readonly<Record<string, () => Promise<Module>>>;
type Exports = Record<string, unknown>;

const samples: Load<Exports> = import.meta.glob<Exports>('../../../machines/**/*.samples.ts');
const views: Load<Exports> = import.meta.glob<Exports>('../../../machines/**/*.view.ts');

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

export type MachineName = keyof typeof roster;

/** Names of every machine, by the roster. */
export const machineNames = Object.keys(roster) as MachineName[];

export const isMachineName = (name: string): name is MachineName => Object.hasOwn(roster, name);

/** Where a machine of the roster lives and to which area it belongs. */
export const rosterEntryOf = (name: MachineName): RosterEntry => roster[name];

async function drawn<Drawing>(all: Load<{ default: Drawing }>, name: MachineName): Promise<Drawing> {
  const load = all[name];
  if (load === undefined) throw new Error(`Nothing was drawn of ${name}.`);
  return (await load()).default;
}

/** One machine with everything that is shown of it. Rejects, in a sentence, when a file of it is missing or doesn't load. */
export async function loadExhibit(name: MachineName): Promise<Exhibit> {
  const { folder, area, load } = rosterEntryOf(name);
  const base = folder.slice(folder.lastIndexOf('/') + 1);
  const file = (role: string) => `../../../${folder}/${base}.${role}`;
  const needed = <Module>(found: Load<Module>, role: string): Promise<Module> => {
    const from = found[file(role)];
    if (from === undefined) throw new Error(`${folder}/${base}.${role} is missing.`);
    return from();
  };
  const [machine, sample, layout, payload, view] = await Promise.all([
    load(),
    needed(samples, 'samples.ts'),
    drawn(layouts, name),
    drawn(payloads, name),
    views[file('view.ts')]?.(),
  ]);
  const shown = (view ?? sample)[`${camel(base)}View`];
  return {
    name,
    area,
    folder,
    machine,
    samples: sample[`${camel(base)}Samples`] as MachineSamples,
    words: sample[`${camel(base)}Descriptions`] as MachineDescriptions,
    view:
      typeof shown === 'function' && shown.length === 1 ? (shown as (snapshot: AnyMachineSnapshot) => unknown) : null,
    viewFile: view === undefined ? 'samples' : 'view',
    layout,
    payloads: payload,
  };
}
