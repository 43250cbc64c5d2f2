import type { MachineSamples } from '../../rehearsal/samples';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import { inputAt } from '../../rehearsal/at';
import type { logoutMachine } from './logout.machine';
import type { OutboxFacts } from '../../seats/outbox';
import type { LogoutEvent, LogoutInput } from './logout.types';

export const logoutInput: LogoutInput = inputAt('logout', {});
export const idleOutbox: OutboxFacts = { jobs: {}, sends: {}, pendingCount: 0, durable: true };
export const busyOutbox: OutboxFacts = { ...idleOutbox, pendingCount: 2 };

const said: LogoutEvent[] = [{ type: 'logout.confirm' }, { type: 'logout.cancel' }];

export const logoutSamples: MachineSamples<typeof logoutMachine> = {
  lives: [
    { name: 'work still on its way', input: logoutInput, seats: sampleSeats({ outbox: busyOutbox }), now: sampleNow },
    { name: 'nothing on its way', input: logoutInput, seats: sampleSeats({ outbox: idleOutbox }), now: sampleNow },
  ],
  events: said,
};
