import { answered, finished, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { actorOf, snapshotEvent } from '../../simulator/snapshot-event';
import { inputAt } from '../../simulator/sample-addresses';
import { profilePageMachine, type ProfilePageEvent, type ProfilePageInput } from './profile-page.machine';

export const profilePageInput: ProfilePageInput = inputAt('profilePage', {});

const sentEvents: ProfilePageEvent[] = [
  { type: 'verification.check' },
  { type: 'screen.resumed' },
  { type: 'account.edit' },
  { type: 'profile.edit' },
  { type: 'efficiency.reload' },
];

export const profilePageSamples: MachineSamples<typeof profilePageMachine> = {
  lives: [
    { name: 'a verified rights holder', input: profilePageInput, systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: [
    ...sentEvents,
    finished('profileForm'),
    finished('accountForm', { value: null }),
    snapshotEvent('efficiency', actorOf(profilePageMachine, 'efficiency'), {
      steps: [answered('efficiency', { level: 'high' })],
    }),
    snapshotEvent('efficiency', actorOf(profilePageMachine, 'efficiency'), {
      steps: [refused('efficiency', 'OFFLINE')],
    }),
  ],
};

export const profilePageDescriptions = {
  states: {
    profile: 'What is known of the profile.',
    'profile.showing': 'The data of the profile, and what its verification lacks.',
    'profile.checking': 'The profile is asked for again; the next look takes a moment.',
    person: 'The form of the profile.',
    'person.closed': 'It is not open.',
    'person.open': 'It stands over the page, begun with the draft or with what is known.',
    account: 'The form of the account.',
    'account.closed': 'It is not open.',
    'account.open': 'It stands over the page, begun with the draft or with what is known.',
  },
  guards: {},
};
