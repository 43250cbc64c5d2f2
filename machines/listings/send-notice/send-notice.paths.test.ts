import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { sendNoticeMachine } from './send-notice.machine';
import { sendNoticeSamples } from './send-notice.samples';

it('every path of one report', () => {
  const { walks } = coverSamples(sendNoticeMachine, sendNoticeSamples);
  expect(walks.length).toBeGreaterThan(20);
});
