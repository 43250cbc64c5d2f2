import { expect, it } from 'vitest';
import { cover } from '../../kit/cover';
import { profilePageMachine } from './profile-page.machine';
import { profilePageEvents, profilePageInput } from './profile-page.samples';

it('every path of the profile page', () => {
  const { walks } = cover(profilePageMachine, { input: profilePageInput, events: profilePageEvents });
  expect(walks).toHaveLength(2);
});
