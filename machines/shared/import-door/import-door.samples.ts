import { finished } from '../../rehearsal/cover';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { MachineSamples } from '../../rehearsal/samples';
import { importMachine } from '../import/import.machine';
import { keptIn } from '../import/import.samples';
import type { ImportDoorEvent, importDoorMachine } from './import-door.machine';

const said: ImportDoorEvent[] = [
  { type: 'import.open' },
  { type: 'import.leave' },
  { type: 'kept.seen', kept: keptIn('sorted') },
  { type: 'kept.seen', kept: { ...keptIn('sorted'), closed: true } },
];

export const importDoorSamples: MachineSamples<typeof importDoorMachine> = {
  lives: [{ name: 'a list that offers an import', seats: sampleSeats(), now: sampleNow }],
  events: [
    ...said,
    finished('loadImport', importMachine),
    { type: 'xstate.error.actor.loadImport', actorId: 'loadImport', error: new Error('No network.') },
    finished('import'),
  ],
  offers: (snapshot, { type }) =>
    (!type.includes('loadImport') || snapshot.matches('fetching')) &&
    (type !== 'xstate.done.actor.import' || snapshot.matches('open')),
};
