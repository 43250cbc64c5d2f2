import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { profileMachine } from './profile.machine';
import { profileEvents, surroundingsEvents } from './profile.samples';
import type { ProfileContext } from './profile.types';

const personal = ({ profile, failures, offered, changes, allowedNotices }: ProfileContext) => [
  profile?.isVerified,
  Math.min(failures, 3),
  offered,
  Object.keys(changes).length,
  allowedNotices.length > 0,
];

it('every path of the profile', () => {
  const regions = (value: unknown) => Object.values(value as Record<string, unknown>);
  const { walks } = cover(profileMachine, {
    input: { requiredSince: '' },
    events: ({ value, context }) => {
      const { person, modal } = value as { person: unknown; modal: unknown };
      const around = regions(value).slice(2);
      const untouched = around.every((state) => state === 'asking');
      const early =
        JSON.stringify(person).includes('opening') && modal === 'none' && context.failures === 0 && !context.profile;
      const oneTouched = around.filter((state) => state !== 'asking').length <= 1;
      return [...(untouched ? profileEvents : []), ...(early && oneTouched ? surroundingsEvents : [])];
    },
    serialize: ({ value, context }) => JSON.stringify([value, personal(context)]),
    never: {
      'the console is open without a profile': ({ value, context }) =>
        JSON.stringify((value as { person: unknown }).person).includes('open"') && context.profile === null,
      'a modal stands before the language was applied': ({ value, context }) =>
        (value as { modal: unknown }).modal === 'verification' && !context.offered,
    },
  });
  expect(walks.length).toBeGreaterThan(30);
});
