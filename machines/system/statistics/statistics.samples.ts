import { pathAt } from '../../simulator/sample-addresses';
import { answered, refused } from '../../simulator/cover';
import { quietOutbox, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { statisticsMachine, StatisticsEvent } from './statistics.machine';

const said: StatisticsEvent[] = [
  {
    type: 'usage.seen',
    usage: { type: 'navigation', event: 'page_view', page: pathAt('liveSearches'), from: pathAt('home') },
  },
  { type: 'usage.seen', usage: { type: 'mark', event: 'report', page: pathAt('results', '1'), detail: { count: 2 } } },
];

export const statisticsSamples: MachineSamples<typeof statisticsMachine> = {
  lives: [
    { name: 'just signed in', input: { version: '3.20.1' }, systemActors: sampleSystemActors(), now: sampleNow },
    {
      name: 'while reports are on their way',
      input: { version: '3.20.1' },
      systemActors: sampleSystemActors({ outbox: { ...quietOutbox, pendingCount: 3 } }),
      now: sampleNow,
    },
  ],
  events: [
    ...said,
    answered('readDevice', { agent: 'console', width: 1440 }),
    refused('readDevice', 'STORAGE_UNAVAILABLE'),
    answered('insertStatistics', undefined),
    refused('insertStatistics', 'OFFLINE'),
    answered('readPreference', null),
    answered('readPreference', '2026-11-20T11:00:00.000Z'),
    answered('trackUserEvent', undefined),
    refused('trackUserEvent', 'SERVER_ERROR'),
  ],
  serialize: ({ value, context }) => JSON.stringify([value, Math.min(context.waiting.length, 2)]),
  never: {
    'nothing is told': ({ value, context }) =>
      (value as { lines: string }).lines === 'telling' && context.waiting.length === 0,
  },
};

export const statisticsDescriptions = {
  states: {
    lines: 'What was done with the console.',
    quiet: 'Nothing is to be told.',
    gathering: 'Something was done: more may follow, and what somebody waits for goes before.',
    weighing: 'Whether it may go now.',
    describing: 'What the person uses is looked up.',
    telling: 'Told to the gateway; whatever it answers, it is not told again.',
    cart: 'The list of what is marked and not sent.',
    recalling: 'When it was told last is looked up.',
  },
  guards: {
    isBusy: 'something of the person is on its way',
    hasMore: 'there is more to tell',
    fillsCart: 'something was marked suspicious',
    isRecent: 'it was told in the last six hours',
  },
};
