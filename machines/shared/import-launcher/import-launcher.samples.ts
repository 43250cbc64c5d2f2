import { finished } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import { importMachine } from '../import/import.machine';
import { sampleSavedImport } from '../import/import.samples';
import type { ImportLauncherEvent, importLauncherMachine } from './import-launcher.machine';

const sentEvents: ImportLauncherEvent[] = [
  { type: 'import.open' },
  { type: 'import.leave' },
  { type: 'kept.seen', kept: sampleSavedImport('sorted') },
  { type: 'kept.seen', kept: { ...sampleSavedImport('sorted'), closed: true } },
];

export const importLauncherSamples: MachineSamples<typeof importLauncherMachine> = {
  lives: [{ name: 'a list that offers an import', systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    ...sentEvents,
    finished('loadImport', importMachine),
    { type: 'xstate.error.actor.loadImport', actorId: 'loadImport', error: new Error('No network.') },
    finished('import', { send: [] }),
    finished('import', { send: ['MLA1000000001'] }),
  ],
  offers: (snapshot, { type }) =>
    (!type.includes('loadImport') || snapshot.matches('fetching')) &&
    (type !== 'xstate.done.actor.import' || snapshot.matches('open')),
};

export const importLauncherDescriptions = {
  states: {
    closed: 'No import is open.',
    fetching: 'The code of an import is fetched.',
    lacking: 'It did not come; a new page is offered.',
    open: 'An import is open.',
  },
  guards: { wasCutOff: 'the page went while it was open' },
};
