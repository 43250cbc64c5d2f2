import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { historyMachine } from './history.machine';
import { historyEvents, historyInput } from './history.samples';

it('every path of the report history', () => {
  const { walks } = cover(historyMachine, {
    input: historyInput,
    events: historyEvents,
    never: {
      'it asks for what awaits an answer without that filter': (snapshot) =>
        snapshot.matches({ list: { asking: 'awaiting' } }) && snapshot.context.filters.status.join() !== 'PENDING',
      'it says that it failed without a reason': (snapshot) =>
        snapshot.matches({ list: 'failed' }) && snapshot.context.failure === null,
    },
  });
  expect(walks.length).toBeGreaterThan(20);
});
