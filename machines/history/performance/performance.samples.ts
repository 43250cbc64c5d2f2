import { inputAt, searchAt } from '../../simulator/sample-addresses';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { performanceMachine, PerformanceEvent, PerformanceInput } from './performance.machine';

export const performanceInput: PerformanceInput = inputAt('performance', {}, { period: 'month' });

const events: PerformanceEvent[] = [
  searchAt('performance', { period: 'week' }),
  { type: 'period.own', from: '2026-11-01', to: null },
  { type: 'past.stop' },
  { type: 'past.continue' },
  { type: 'past.refresh' },
  { type: 'past.readAgain' },
  { type: 'screen.rested' },
  { type: 'screen.resumed' },
];

export const performanceSamples: MachineSamples<typeof performanceMachine> = {
  lives: [{ name: 'the last month', input: performanceInput, systemActors: sampleSystemActors(), now: sampleNow }],
  events,
};

export const performanceDescriptions = {
  states: {
    shown: 'The screen is in front, and the past is read.',
    resting: 'Another screen is in front: nothing is read.',
  },
};
