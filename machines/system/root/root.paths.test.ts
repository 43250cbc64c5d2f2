import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { rootMachine } from './root.machine';
import { rootEvents, rootInput } from './root.samples';

it('every path of the root', () => {
  const { walks } = cover(rootMachine, {
    input: rootInput,
    events: ({ value }) =>
      rootEvents.filter(({ type }) => !type.includes('loadInside') || JSON.stringify(value).includes('fetching')),
    never: {
      'a profile is known while nobody is in': ({ value, context }) => value === 'vacant' && context.profileId !== null,
    },
  });
  expect(walks.length).toBeGreaterThan(4);
});
