import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { liveSearchesMachine } from './live-searches.machine';
import { liveSearchesEvents, liveSearchesInput, liveSearchesSeats } from './live-searches.samples';

it('every path of the live searches', () => {
  const { walks } = cover(liveSearchesMachine, {
    input: liveSearchesInput,
    seats: liveSearchesSeats,
    events: liveSearchesEvents,
    never: {
      'a deletion is asked about nothing': (snapshot) =>
        snapshot.matches({ deletion: 'asking' }) && snapshot.context.asked === null,
      'the same search stands twice': ({ context }) =>
        new Set(context.searches.map((search: { id: string }) => search.id)).size !== context.searches.length,
    },
  });
  expect(walks.length).toBeGreaterThan(20);
});
