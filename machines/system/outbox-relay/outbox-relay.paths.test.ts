import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { outboxRelayMachine } from './outbox-relay.machine';
import { outboxRelaySamples } from './outbox-relay.samples';

it('every path of the relay of the outbox', () => {
  const { walks } = coverSamples(outboxRelayMachine, outboxRelaySamples);
  expect(walks.length).toBeGreaterThan(5);
});
