import { expect, it } from 'vitest';
import { startWith } from '../../simulator/answers';
import { profilePageMachine } from './profile-page.machine';
import { profilePageInput } from './profile-page.samples';
import { profilePageView } from './profile-page.view';

it('looks again whether the profile is verified, not faster than every 3 s', () => {
  const { actor, receivedBy, clock } = startWith(profilePageMachine, { input: profilePageInput });
  actor.send({ type: 'verification.check' });
  actor.send({ type: 'verification.check' });
  expect(profilePageView(actor.getSnapshot()).canCheck).toBe(false);
  expect(receivedBy('profile')).toEqual([{ type: 'profile.refetch' }]);
  clock.increment(3000);
  actor.send({ type: 'screen.resumed' });
  expect(receivedBy('profile')).toHaveLength(2);
});
