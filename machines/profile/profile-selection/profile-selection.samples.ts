import type { AnyEventObject } from 'xstate';
import type { ProfileSummary, Session } from '../../../contracts/shapes';
import { answered, refused } from '../../kit/cover';
import type { ProfileSelectionInput } from './profile-selection.types';

export const sampleProfiles: ProfileSummary[] = [
  { id: 'p-ana', givenName: 'Ana', familyName: 'Suárez', lang: 'es', currency: 'ARS', userIds: ['u-ana'] },
  { id: 'p-ana-br', givenName: 'Ana', familyName: 'Brasil', lang: 'pt', currency: 'BRL', userIds: ['u-ana-br'] },
];
export const issuedCredentials = { username: 'issued-user', password: 'issued-password', profileId: 'p-ana-br' };
export const otherSession: Session = { accessToken: 'token-br', expiresAt: 900_000, userId: 'u-ana-br' };
export const profileSelectionInput: ProfileSelectionInput = { activeId: 'p-ana' };

export const profileSelectionEvents: AnyEventObject[] = [
  answered('profiles', sampleProfiles),
  refused('profiles', 'OFFLINE'),
  { type: 'profiles.retry' },
  { type: 'profile.choose', id: 'p-ana' },
  { type: 'profile.choose', id: 'p-ana-br' },
  answered('getCredentials', issuedCredentials),
  refused('getCredentials', 'NOT_ALLOWED'),
  answered('signIn', otherSession),
  refused('signIn', 'WRONG_CREDENTIALS'),
  { type: 'modal.close' },
  { type: 'modal.gone' },
];
