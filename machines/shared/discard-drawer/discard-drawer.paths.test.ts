import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { discardDrawerMachine } from './discard-drawer.machine';
import { discardDrawerSamples } from './discard-drawer.samples';

it('every path of the discard drawer', () => {
  const { walks } = coverSamples(discardDrawerMachine, discardDrawerSamples);
  expect(walks.length).toBeGreaterThan(20);
});
