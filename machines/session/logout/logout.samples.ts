import type { MachineSamples } from '../../rehearsal/samples';
import { quietOutbox, recoveringOutbox, sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import { finished } from '../../rehearsal/cover';
import { inputAt } from '../../rehearsal/at';
import type { logoutMachine } from './logout.machine';
import type { OutboxFacts } from '../../seats/outbox';
import type { LogoutEvent, LogoutInput } from './logout.types';

export const logoutInput: LogoutInput = inputAt('logout', {});
export const busyOutbox: OutboxFacts = { ...quietOutbox, pendingCount: 2 };

const said: LogoutEvent[] = [{ type: 'logout.confirm' }, { type: 'logout.cancel' }];

export const logoutSamples: MachineSamples<typeof logoutMachine> = {
  lives: [
    { name: 'work still on its way', input: logoutInput, seats: sampleSeats({ outbox: busyOutbox }), now: sampleNow },
    { name: 'nothing on its way', input: logoutInput, seats: sampleSeats({ outbox: quietOutbox }), now: sampleNow },
    {
      name: 'what was left is still being read',
      input: logoutInput,
      seats: sampleSeats({ outbox: recoveringOutbox }),
      now: sampleNow,
    },
  ],
  events: [...said, finished('recovered')],
};
