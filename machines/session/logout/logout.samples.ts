import type { MachineSamples } from '../../simulator/samples';
import { quietOutbox, recoveringOutbox, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { finished } from '../../simulator/cover';
import { inputAt } from '../../simulator/sample-addresses';
import type { logoutMachine, LogoutEvent, LogoutInput } from './logout.machine';
import type { OutboxFacts } from '../../system-actors/outbox';

export const logoutInput: LogoutInput = inputAt('logout', {});
export const sampleBusyOutbox: OutboxFacts = { ...quietOutbox, pendingCount: 2 };

const sentEvents: LogoutEvent[] = [{ type: 'logout.confirm' }, { type: 'logout.cancel' }];

export const logoutSamples: MachineSamples<typeof logoutMachine> = {
  lives: [
    {
      name: 'work still on its way',
      input: logoutInput,
      systemActors: sampleSystemActors({ outbox: sampleBusyOutbox }),
      now: sampleNow,
    },
    {
      name: 'nothing on its way',
      input: logoutInput,
      systemActors: sampleSystemActors({ outbox: quietOutbox }),
      now: sampleNow,
    },
    {
      name: 'what was left is still being read',
      input: logoutInput,
      systemActors: sampleSystemActors({ outbox: recoveringOutbox }),
      now: sampleNow,
    },
  ],
  events: [...sentEvents, finished('recovered')],
};

export const logoutDescriptions = {
  states: {
    weighing: 'Work on its way is counted.',
    waiting: 'What a former visit left is still being read; it counts, too.',
    asking: 'There is some: the person is asked before it is given up.',
    leaving: 'The session is asked to end.',
  },
  guards: {
    isRecovering: 'what a former visit left is still being read',
    hasPending: 'operations are on their way',
  },
};
