import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { resultsMachine } from './results.machine';
import { resultsEvents, resultsInput, resultsSeats } from './results.samples';

it('every path of the results', () => {
  const { walks } = cover(resultsMachine, {
    input: resultsInput,
    seats: resultsSeats,
    events: resultsEvents,
    most: 20_000,
    serialize: ({ value, context }) =>
      JSON.stringify([
        value,
        context.ids,
        context.loaded,
        context.total,
        context.cursor,
        context.search?.status,
        context.inFront,
        context.subject,
      ]),
    never: {
      'a listing stands twice': ({ context }) => new Set(context.ids).size !== context.ids.length,
      'the drawer is open for nothing': (snapshot) =>
        snapshot.matches({ decision: 'reporting' }) && snapshot.context.subject === null,
      'the cursor is on a listing that is not shown': (snapshot) =>
        snapshot.matches({ list: { shown: 'settled' } }) &&
        snapshot.context.cursor !== null &&
        !snapshot.context.ids.includes(snapshot.context.cursor),
    },
  });
  expect(walks.length).toBeGreaterThan(50);
});
