import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { outboxMachine } from './outbox.machine';
import { outboxSamples } from './outbox.samples';

it('every path of the outbox', { timeout: 60_000 }, () => {
  const { walks } = coverSamples(outboxMachine, outboxSamples);
  expect(walks.length).toBeGreaterThan(50);
});
