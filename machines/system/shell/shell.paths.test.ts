import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { shellMachine } from './shell.machine';
import { shellEvents, shellInput } from './shell.samples';

it('every path of the shell', () => {
  const { walks } = cover(shellMachine, {
    input: shellInput,
    events: shellEvents,
    never: {
      'the initial language is painted unasked': ({ context }) => context.painted && context.lang === 'en',
      'it runs against another version': ({ value, context }) =>
        (value as { service: unknown }).service === 'running' && context.announced === '3.20.2',
    },
  });
  expect(walks.length).toBeGreaterThan(20);
});
