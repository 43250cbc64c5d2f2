import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { noticesMachine } from './notices.machine';
import { noticesSamples } from './notices.samples';

it('every path of the notices', () => {
  const { walks } = coverSamples(noticesMachine, noticesSamples);
  expect(walks.length).toBeGreaterThan(3);
});
