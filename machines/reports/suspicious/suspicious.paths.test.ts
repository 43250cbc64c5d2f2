import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { suspiciousMachine } from './suspicious.machine';
import { suspiciousSamples } from './suspicious.samples';

it('every path of the suspicious list, for an account that may send one and for one whose answers are due', () => {
  const { walks } = coverSamples(suspiciousMachine, suspiciousSamples);
  expect(walks.length).toBeGreaterThan(100);
});
