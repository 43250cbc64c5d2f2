import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { sessionMachine } from './session.machine';
import { sessionSamples } from './session.samples';

it('every path of the session', () => {
  const { walks } = coverSamples(sessionMachine, sessionSamples);
  expect(walks.length).toBeGreaterThan(15);
});
