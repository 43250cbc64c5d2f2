import type { ActorRefFrom } from 'xstate';
import type { Failure } from '../../contracts/ports';
import type { sessionMachine } from '../../machines/system/session/session.machine';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Milliseconds that a call waits for a session that is being restored or refreshed. */
const patience = 20_000;

/** The token of the running session, for every service that asks for it. */
export interface SessionToken {
  /** A token that still lives, refreshed where it must be; null when nobody is signed in, undefined when nobody says so in time. */
  ofNow: () => Promise<string | null | undefined>;
  /** Another one than that which was refused; null when the session has ended; the same one when nobody says so in time. */
  renewed: () => Promise<string | null>;
  /** A service didn't take it. */
  refused: (failure: Failure) => void;
}

/** The token once `found` answers something else than undefined, null when the session ends; `late` when it takes too long. */
function awaitToken<Late>(
  session: SessionActor,
  late: Late,
  found: () => string | null | undefined,
): Promise<string | null | Late> {
  const now = found();
  if (now !== undefined) return Promise.resolve(now);
  return new Promise((resolve) => {
    const settle = (token: string | null | Late) => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(token);
    };
    const timer = setTimeout(() => settle(late), patience);
    const subscription = session.subscribe(() => {
      const token = found();
      if (token !== undefined) settle(token);
    });
  });
}

/** The token of that session, which is asked for at each call: the services are there before the machines start. */
export function sessionToken(session: () => SessionActor, isFresh: (accessToken: string) => boolean): SessionToken {
  const tokenNow = () => session().getSnapshot().context.session?.accessToken ?? null;
  return {
    ofNow() {
      const actor = session();
      const stale = tokenNow();
      if (stale !== null && !isFresh(stale)) actor.send({ type: 'session.refresh' });
      return awaitToken(actor, undefined, () => {
        if (actor.getSnapshot().matches('restoring')) return undefined;
        const token = tokenNow();
        if (token === null || !actor.getSnapshot().matches('signedIn')) return null;
        return isFresh(token) ? token : undefined;
      });
    },
    renewed() {
      const actor = session();
      const stale = tokenNow();
      if (stale === null) return Promise.resolve(null);
      actor.send({ type: 'session.refresh' });
      return awaitToken(actor, stale, () => {
        const token = tokenNow();
        return token === stale && !actor.getSnapshot().matches({ signedIn: 'pausing' }) ? undefined : token;
      });
    },
    refused(failure) {
      // While a refresh gets no answer the refusal of the old token says nothing about the session.
      if (session().getSnapshot().matches({ signedIn: 'fresh' })) session().send({ type: 'session.forceOut', failure });
    },
  };
}
