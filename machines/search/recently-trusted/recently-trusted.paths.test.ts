import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { recentlyTrustedMachine } from './recently-trusted.machine';
import { recentlyTrustedSamples } from './recently-trusted.samples';

it('every path of the recently trusted screen', () => {
  const { walks } = coverSamples(recentlyTrustedMachine, recentlyTrustedSamples);
  expect(walks.length).toBeGreaterThan(10);
});
