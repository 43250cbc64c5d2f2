import { expect, it } from 'vitest';
import { coverSamples } from '../../rehearsal/samples';
import { shellMachine } from './shell.machine';
import { shellSamples } from './shell.samples';

it('every path of the shell', () => {
  const { walks } = coverSamples(shellMachine, shellSamples);
  expect(walks.length).toBeGreaterThan(20);
});
