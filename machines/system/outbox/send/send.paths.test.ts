import { expect, it } from 'vitest';
import { coverSamples } from '../../../rehearsal/samples';
import { sendMachine } from './send.machine';
import { sendSamples } from './send.samples';

it('every path of a send: new, resumed, limited, with keys honoured and ignored', { timeout: 60_000 }, () => {
  const { walks } = coverSamples(sendMachine, sendSamples);
  expect(walks.length).toBeGreaterThan(500);
});
