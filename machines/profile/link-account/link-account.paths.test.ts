import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { linkAccountMachine } from './link-account.machine';
import { linkAccountSamples } from './link-account.samples';

it('every path of link account', () => {
  const { walks } = coverSamples(linkAccountMachine, linkAccountSamples);
  expect(walks.length).toBeGreaterThan(5);
});
