import type { Failure, Outcome } from '../../../contracts/ports';
import type { Credentials, ProfileSummary, Session } from '../../../contracts/shapes';

export interface ProfileSelectionInput {
  activeId: string;
}

export interface ProfileSelectionContext {
  activeId: string;
  profiles: ProfileSummary[];
  /** What the names are sought by. */
  sought: string;
  failure: Failure | null;
  /** The profile being entered. */
  chosen: string | null;
  /** The profile that was created here. */
  madeId: string | null;
  /** The form of a further one was left without one. */
  gaveUp: boolean;
  session: Session | null;
}

export type ProfileSelectionEvent =
  | { type: 'profile.choose'; id: string }
  | { type: 'profiles.reload' }
  | { type: 'profiles.seek'; text: string }
  /** Opens the form of a further profile. */
  | { type: 'profile.create' }
  | { type: 'modal.close' }
  | { type: 'modal.gone' }
  | { type: 'xstate.done.actor.getCredentials'; output: Outcome<Credentials> };

/** The session under the chosen profile, or nothing when the choice was closed. */
export interface ProfileSelectionOutput {
  session: Session | null;
}
