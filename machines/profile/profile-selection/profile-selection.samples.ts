import type { ProfileSummary, Session } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { createdProfile } from '../new-profile/new-profile.samples';
import type {
  profileSelectionMachine,
  ProfileSelectionEvent,
  ProfileSelectionInput,
} from './profile-selection.machine';

export const sampleProfiles: ProfileSummary[] = [
  { id: 'p-ana', givenName: 'Ana', familyName: 'Suárez', lang: 'es', currency: 'ARS', userIds: ['u-ana'] },
  { id: 'p-ana-br', givenName: 'Ana', familyName: 'Brasil', lang: 'pt', currency: 'BRL', userIds: ['u-ana-br'] },
];
export const issuedCredentials = { username: 'issued-user', password: 'issued-password', profileId: 'p-ana-br' };
export const otherSession: Session = { accessToken: 'token-br', expiresAt: sampleNow + 900_000, userId: 'u-ana-br' };
export const profileSelectionInput: ProfileSelectionInput = { activeId: 'p-ana' };

const sentEvents: ProfileSelectionEvent[] = [
  { type: 'profiles.reload' },
  { type: 'profiles.seek', text: 'brasil' },
  { type: 'profile.choose', id: 'p-ana' },
  { type: 'profile.choose', id: 'p-ana-br' },
  { type: 'profile.create' },
  { type: 'modal.close' },
  { type: 'modal.gone' },
];

export const profileSelectionSamples: MachineSamples<typeof profileSelectionMachine> = {
  lives: [
    {
      name: 'two profiles, the first one in use',
      input: profileSelectionInput,
      systemActors: sampleSystemActors(),
      now: sampleNow,
    },
  ],
  events: [
    answered('profiles', sampleProfiles),
    refused('profiles', 'OFFLINE'),
    answered('getCredentials', issuedCredentials),
    refused('getCredentials', 'NOT_ALLOWED'),
    answered('signIn', otherSession),
    refused('signIn', 'WRONG_CREDENTIALS'),
    finished('newProfile', { value: createdProfile }),
    finished('newProfile', { value: null }),
    ...sentEvents,
  ],
  serialize: ({ value, context: { profiles, chosen, session, gaveUp, failure } }) =>
    JSON.stringify([value, Math.min(profiles.length, 3), chosen, session !== null, gaveUp, failure?.code]),
  never: {
    'credentials stand in the context': ({ context }) => JSON.stringify(context).includes('issued-'),
    'the active profile is entered': ({ context }) => context.chosen === context.activeId,
  },
};

export const profileSelectionDescriptions = {
  states: {
    asking: 'The profiles of the person are asked for.',
    failed: 'They could not be loaded.',
    choosing: 'A card for each profile; the active one can not be chosen.',
    creating: 'The form of a further profile stands in their place.',
    obtaining: 'Credentials for the chosen profile are asked for.',
    entering: 'They are used for one sign-in and kept nowhere.',
    leaving: 'The modal is on its way out, so that the view can animate.',
    gone: 'Nothing is shown any more.',
  },
  guards: {
    isAnother: 'it is one of the profiles, and not the active one',
    mayHaveMore: 'the person has fewer than 100 profiles',
    isMade: 'a profile was created',
  },
};
