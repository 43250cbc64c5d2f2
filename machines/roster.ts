import { innerMachines } from './inner-machines.gen';
import type { RosterEntry } from './screen-machines';
import { screenMachines } from './screen-machines.gen';

/** Every machine of the console by its name, loaded when it is asked for. `npm run generate` lists them from their folders. */
export const roster = { ...screenMachines, ...innerMachines } satisfies Record<string, RosterEntry>;
