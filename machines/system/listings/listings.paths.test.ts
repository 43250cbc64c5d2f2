import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { listingsMachine } from './listings.machine';
import { listingsEvents } from './listings.samples';

it('every path of the listings', () => {
  const { walks } = cover(listingsMachine, {
    input: { capacity: 2 },
    events: ({ context }) => (context.tick + context.moment < 3 ? listingsEvents : []),
    never: {
      'a listing is shown that is not held': ({ context }) =>
        Object.keys(context.visible).some((id) => !(id in context.held)),
      'more are held than there is room for': ({ context }) => Object.keys(context.held).length > 2,
    },
  });
  expect(walks.length).toBeGreaterThan(10);
});
