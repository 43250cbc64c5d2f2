import { finished } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import { reportedDetailMachine } from '../reported-detail/reported-detail.machine';
import { sampleReportedListing } from '../reported-detail/reported-detail.samples';
import type { DetailLauncherEvent, reportedDetailLauncherMachine } from './reported-detail-launcher.machine';

export const detailLauncherEvents: DetailLauncherEvent[] = [
  { type: 'detail.open', id: sampleReportedListing.id },
  { type: 'detail.close' },
];

export const reportedDetailLauncherSamples: MachineSamples<typeof reportedDetailLauncherMachine> = {
  lives: [{ name: 'rows to look at', systemActors: sampleSystemActors(), now: sampleNow }],
  events: [
    ...detailLauncherEvents,
    finished('loadDetail', reportedDetailMachine),
    { type: 'xstate.error.actor.loadDetail', actorId: 'loadDetail', error: new Error('No network.') },
    finished('detail'),
  ],
  offers: (snapshot, { type }) =>
    (!type.includes('loadDetail') || snapshot.matches('fetching')) &&
    (type !== 'xstate.done.actor.detail' || snapshot.matches('open')),
};

export const reportedDetailLauncherDescriptions = {
  states: {
    closed: 'No row is looked at.',
    fetching: 'The code of the detail is fetched.',
    lacking: 'It did not come; a new page is offered.',
    open: 'A row is looked at over the list.',
  },
  guards: {},
};
