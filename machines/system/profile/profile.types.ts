import type { Failure } from '../../../contracts/ports';
import type { ProfileChange, Session } from '../../../contracts/shapes';
import type { LanguageRequester } from '../../system-actors/shell';
import type { ProfileEvent, ProfileFacts } from '../../system-actors/profile';
import type { SessionEvent } from '../../system-actors/session';
import type { ProfileTruth } from './profile.truth';

export interface ProfileInput {
  /** Local day from which verification is required, `YYYY-MM-DD`. */
  requiredSince: string;
}

export interface ProfileContext extends ProfileFacts {
  requiredSince: string;
  /** The menu was answered; that of the former language stays until the next one is. */
  menuKnown: boolean;
  truth: ProfileTruth;
  /** Changes that the journal holds; null until it is read. */
  left: readonly ProfileChange[] | null;
  /** The moment of the truth when the profile was last asked for. */
  asOf: number;
  /** Answered failures in a row. */
  failures: number;
  failure: Failure | null;
}

type Heard = Extract<SessionEvent, { type: 'session.heard' }>;
export type ProfileOwnEvent =
  | ProfileEvent
  | Heard
  /** World time turned out to be another than it was taken for. */
  | { type: 'clock.turned' }
  | Parameters<LanguageRequester['send']>[0]
  | { type: 'xstate.done.actor.profileSelection'; output: { session: Session | null } };

/** Told to the root once the profile is known and may be used. */
export type ProfileOpened = { type: 'profile.opened'; profileId: string };
