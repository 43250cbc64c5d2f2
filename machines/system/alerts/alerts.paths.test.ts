import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { alertsMachine } from './alerts.machine';
import { alertsSamples } from './alerts.samples';

it('every path of the alerts', () => {
  const { walks } = coverSamples(alertsMachine, alertsSamples);
  expect(walks.length).toBeGreaterThan(6);
});
