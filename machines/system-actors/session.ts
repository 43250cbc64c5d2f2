import type { Failure, TabMessage } from '../../contracts/ports';
import type { Language, Session } from '../../contracts/shapes';

export type SessionEvent =
  | { type: 'session.signIn'; user: string; password: string }
  | { type: 'session.signInWithMarketplace'; lang: Language; redirect: string | null }
  /** `answer` is the query that the identity provider came back with. */
  | { type: 'session.returned'; answer: string }
  /** The person's own logout: what is kept in the browser goes too, so ask first when work is pending. */
  | { type: 'session.signOut' }
  | { type: 'session.forceOut'; failure?: Failure }
  | { type: 'session.heard'; message: TabMessage }
  /** Another session of the same person, got by switching the profile, takes the place of this one. */
  | { type: 'session.adopt'; session: Session }
  /** A call met a spent or refused token: refresh now, unless a refresh is in flight. */
  | { type: 'session.refresh' }
  /** Another tab refreshed: this one goes on with what it got. */
  | { type: 'session.renewed'; session: Session }
  | { type: 'session.retry' };
/** Told to the root, which wakes and rests what belongs to a person. `kept` is false after the person's own logout. */
export type SessionParentEvent =
  /** `remembered` is where the person wanted to go before the sign-in left the console. */
  { type: 'session.entered'; userId: string; remembered: string | null } | { type: 'session.left'; kept: boolean };
/** The browser leaves the console for the identity provider's page; emitted by `session`, obeyed by the router seam. */
export type PageLeaveEvent = { type: 'page.leave'; href: string };
export interface SessionFacts {
  userId: string | null;
  failure: Failure | null;
  redirect: string | null;
}
