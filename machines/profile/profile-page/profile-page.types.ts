import type { EfficiencyLevel } from '../../../contracts/vocabulary/members';
import type { ScreenInput } from '../../domain/addresses';
import type { ResourceView } from '../../shared/resource/resource.view';

export type ProfilePageInput = ScreenInput<'profilePage'>;

export interface ProfilePageContext {
  efficiency: ResourceView<EfficiencyLevel>;
}

export type ProfilePageEvent =
  | { type: 'verification.check' }
  | { type: 'screen.resumed' }
  /** Opens the form of the profile. */
  | { type: 'profile.edit' }
  /** Opens the form of the account's verification. */
  | { type: 'account.edit' }
  | { type: 'efficiency.reload' };
