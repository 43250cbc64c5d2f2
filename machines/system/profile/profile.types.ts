import type { Failure } from '../../../contracts/ports';
import type { Profile, ProfileChange, Session } from '../../../contracts/shapes';
import type { LanguageAsker, ProfileEvent, ProfileFacts, SessionEvent, WorkSettled } from '../../kit/seats';

export interface ProfileInput {
  /** Local day from which verification is required, `YYYY-MM-DD`. */
  requiredSince: string;
}

export interface ProfileContext extends ProfileFacts {
  requiredSince: string;
  /** The profile as the gateway said it; `profile` is this under the changes on their way. */
  confirmed: Profile | null;
  changes: Record<string, ProfileChange>;
  /** Answered failures in a row. */
  failures: number;
  failure: Failure | null;
  /** The one start-up modal of this load was decided. */
  offered: boolean;
}

type Heard = Extract<SessionEvent, { type: 'session.heard' }>;
export type ProfileOwnEvent =
  | ProfileEvent
  | Heard
  | WorkSettled
  /** The menu speaks the language of the profile: another one needs another menu. */
  | { type: 'menu.refetch' }
  | Parameters<LanguageAsker['send']>[0]
  | { type: 'xstate.done.actor.profileSelection'; output: { session: Session | null } };

/** Told to the root once the profile is known and may be used. */
export type ProfileTold = { type: 'profile.opened'; profileId: string };
