import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { resourceMachine } from './resource.machine';

export const resourceSamples: MachineSamples<typeof resourceMachine> = {
  lives: [
    { name: 'just begun', systemActors: sampleSystemActors(), now: sampleNow },
    { name: 'with nothing to ask for', input: { isWanted: false }, systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: [
    answered('reportedArticlesCount', { count: 7, countDB: 7 }),
    refused('reportedArticlesCount', 'OFFLINE'),
    { type: 'resource.reload' },
    { type: 'resource.retry' },
    { type: 'resource.put', value: 9 },
  ],
  never: {
    'it failed without a reason': (snapshot) => snapshot.matches('failed') && snapshot.context.failure === null,
    'it is held and not known': ({ value, context }) =>
      value === 'held' && context.value === null && context.input?.isWanted !== false,
  },
};

export const resourceDescriptions = {
  states: {
    choosing: 'Whether there is something to ask for.',
    asking: 'It is asked for; what was answered before stays readable.',
    held: 'It is known, or there was nothing to ask for.',
    failed: 'It did not come; it is asked for again in a while, or when somebody says so.',
  },
  guards: { isDue: 'there is something to ask for' },
};
