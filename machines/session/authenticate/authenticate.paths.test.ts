import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { authenticateMachine } from './authenticate.machine';
import { authenticateSamples } from './authenticate.samples';

it('every path of the return from the identity provider', () => {
  const { walks } = coverSamples(authenticateMachine, authenticateSamples);
  expect(walks).toHaveLength(2);
});
