import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { dayMachine, DayEvent } from './day.machine';

const said: DayEvent[] = [
  { type: 'home.shown' },
  { type: 'home.left' },
  { type: 'sight.changed', inSight: false },
  { type: 'sight.changed', inSight: true },
];
const suggestions = { items: [], total: 12, offset: 0, limit: 1, pinned: [] };

export const daySamples: MachineSamples<typeof dayMachine> = {
  lives: [{ name: 'just signed in', systemActors: sampleSystemActors(), now: sampleNow }],
  events: [...said, answered('suggestedArticles', suggestions), refused('suggestedArticles', 'OFFLINE')],
};

export const dayDescriptions = {
  states: {
    elsewhere: 'Another screen is shown: nothing is asked.',
    home: 'The screen is shown that the band stands on.',
    'home.asking': 'How many suggestions nothing is decided on is asked.',
    'home.told': 'It was answered, or nobody could say.',
    'home.aged': 'That is some minutes ago: it is asked anew when the page comes back into sight.',
  },
  guards: { comesBack: 'the page comes into sight' },
};
