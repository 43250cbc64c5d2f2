import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { savedViewsMachine } from './saved-views.machine';
import { savedViewsSamples } from './saved-views.samples';

it('every path of the saved views', () => {
  const { walks } = coverSamples(savedViewsMachine, savedViewsSamples);
  expect(walks.length).toBeGreaterThan(6);
});
