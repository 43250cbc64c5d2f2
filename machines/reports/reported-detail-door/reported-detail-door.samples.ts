import { finished } from '../../rehearsal/cover';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { MachineSamples } from '../../rehearsal/samples';
import { reportedDetailMachine } from '../reported-detail/reported-detail.machine';
import { reported } from '../reported-detail/reported-detail.samples';
import type { DetailEvent, reportedDetailDoorMachine } from './reported-detail-door.machine';

export const detailSaid: DetailEvent[] = [{ type: 'detail.open', id: reported.id }, { type: 'detail.close' }];

export const reportedDetailDoorSamples: MachineSamples<typeof reportedDetailDoorMachine> = {
  lives: [{ name: 'rows to look at', seats: sampleSeats(), now: sampleNow }],
  events: [
    ...detailSaid,
    finished('loadDetail', reportedDetailMachine),
    { type: 'xstate.error.actor.loadDetail', actorId: 'loadDetail', error: new Error('No network.') },
    finished('detail'),
  ],
  offers: (snapshot, { type }) =>
    (!type.includes('loadDetail') || snapshot.matches('fetching')) &&
    (type !== 'xstate.done.actor.detail' || snapshot.matches('open')),
};
