import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { newLiveSearchMachine } from './new-live-search.machine';
import { newLiveSearchEvents, newLiveSearchInput } from './new-live-search.samples';

it('every path of the new live search', () => {
  const { walks } = cover(newLiveSearchMachine, {
    input: newLiveSearchInput,
    events: newLiveSearchEvents,
    never: {
      'it submits without a keyword': ({ value, context }) =>
        value === 'submitting' && context.values.keyword.trim() === '',
      'it is busy without an operation': (snapshot) => snapshot.hasTag('busy') && snapshot.context.operation === null,
    },
  });
  expect(walks.length).toBeGreaterThan(4);
});
