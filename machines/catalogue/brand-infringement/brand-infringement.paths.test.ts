import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { brandInfringementMachine } from './brand-infringement.machine';
import { brandInfringementSamples } from './brand-infringement.samples';

it('every path of the report of a catalogue page', () => {
  const { walks } = coverSamples(brandInfringementMachine, brandInfringementSamples);
  expect(walks.length).toBeGreaterThan(20);
});
