import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { cover } from '../../kit/cover';
import { screensMachine } from './screens.machine';
import { screensEvents } from './screens.samples';
import type { ScreensContext, Visit } from './screens.types';

const crashes = ({ live, beneath }: ScreensContext): AnyEventObject[] =>
  [live, beneath].flatMap((visit) =>
    visit?.actor
      ? [{ type: `xstate.error.actor.${visit.actor.id}`, actorId: visit.actor.id, error: new Error('A bug.') }]
      : [],
  );
const told = (visit: Visit | null) => visit && [visit.key, visit.search, visit.actor !== null];

it('every path of the screens', () => {
  const { walks } = cover(screensMachine, {
    events: (snapshot) => [...screensEvents, ...crashes(snapshot.context)],
    serialize: ({ value, context }) =>
      JSON.stringify([value, context.access, context.location, told(context.live), told(context.beneath)]),
    never: {
      'a person without a session has a screen that is alive beneath': ({ context }) =>
        context.access.session === 'out' && context.beneath !== null,
      'a crashed screen keeps its actor': ({ value, context }) => value === 'crashed' && context.live?.actor !== null,
    },
  });
  expect(walks.length).toBeGreaterThan(20);
});
