import type { SessionParentEvent } from '../../system-actors/session';
import type { ProfileOpened } from '../profile/profile.types';

export interface RootInput {
  /** The version that this console was built as. */
  version: string;
  /** Local day from which verification is required, `YYYY-MM-DD`. */
  requiredSince: string;
}

export interface RootContext extends RootInput {
  profileId: string | null;
  remembered: string | null;
  /** Listings, outbox and drafts sit in their system actors, from the first sign-in on. */
  seated: boolean;
  /** The command palette was asked for before its code was there. */
  paletteAsked: boolean;
}

export type RootEvent = SessionParentEvent | ProfileOpened | { type: 'palette.open' };
