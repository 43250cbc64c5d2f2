import { answered, refused } from '../../simulator/cover';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import type { dayMachine } from './day.machine';
import type { DayEvent } from './day.types';

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
