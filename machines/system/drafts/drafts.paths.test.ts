import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { draftsMachine } from './drafts.machine';
import { draftsSamples } from './drafts.samples';

it('every path of the drafts', () => {
  const { walks } = coverSamples(draftsMachine, draftsSamples);
  expect(walks.length).toBeGreaterThan(10);
});
