import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { noticesMachine } from './notices.machine';
import { noticesEvents } from './notices.samples';

it('every path of the notices', () => {
  const { walks } = cover(noticesMachine, {
    events: ({ context }) => noticesEvents.filter(({ type }) => type !== 'notice.raise' || context.raised < 5),
    never: {
      'more than three stand': ({ context }) => context.standing.length > 3,
      'a notice stands without its clock': ({ context }) =>
        context.standing.length !== Object.keys(context.clocks).length,
      'it is quiet while one stands': ({ value, context }) => (value === 'quiet') !== (context.standing.length === 0),
    },
  });
  expect(walks.length).toBeGreaterThan(3);
});
