import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { sessionMachine } from './session.machine';
import { sessionEvents } from './session.samples';

it('every path of the session', () => {
  const { walks } = cover(sessionMachine, {
    events: sessionEvents,
    serialize: ({ value, context }) =>
      JSON.stringify([value, context.userId, context.session !== null, context.refreshed, context.missed > 0]),
    never: {
      'a token is kept while nobody is signed in': ({ value, context }) =>
        ['signedOut', 'expired', 'signingIn', 'departing', 'returning'].includes(value as string) &&
        context.session !== null,
      'somebody is signed in without a token': (snapshot) =>
        snapshot.matches('signedIn') && snapshot.context.session === null,
    },
  });
  expect(walks.length).toBeGreaterThan(15);
});
