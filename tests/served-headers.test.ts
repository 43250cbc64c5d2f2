import { expect, it } from 'vitest';
import { consolePolicy, everyAnswer } from '../sandbox/server/security-headers';
import { contentPolicy, everywhere } from '../scripts/build/served-headers';

it('the sandbox serves the console with the headers that the build writes out for any other server', () => {
  const written = Object.fromEntries(Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]));
  expect(everyAnswer).toEqual(written);
  expect(consolePolicy).toBe(contentPolicy);
});
