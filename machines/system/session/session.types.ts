import type { Session } from '../../../contracts/shapes';
import type { SessionEvent, SessionFacts } from '../../system-actors/session';

export interface SessionContext extends SessionFacts {
  /** In memory only; null whenever nobody is signed in. */
  session: Session | null;
  /** Calls in a row, to restore or to refresh, that got no answer. */
  missed: number;
  /** The token was just refreshed: a life below the margin must not make it refresh again at once. */
  refreshed: boolean;
  logoutPage: string | null;
}

export type SessionOwnEvent = SessionEvent | { type: 'online.changed'; online: boolean } | { type: 'outbox.cleared' };
