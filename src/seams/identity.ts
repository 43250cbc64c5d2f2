import {
  createIdentityClient,
  parseSession,
  type IdentityClient,
  type WireSession,
} from '../../contracts/client/identity';
import type { Failure, IdentityPorts, Outcome } from '../../contracts/ports';
import type { Language, Session } from '../../contracts/shapes';
import { answerOffline } from './answer-offline';
import type { WorldClock } from './clock';
import type { ConsoleConfig } from './config';

const refreshLock = 'vigia:refresh';
const sharedSessions = 'vigia:sessions';
/** Only says that somebody was signed in here, so that a first visit asks nothing. */
export const signedInMarker = 'vigia:signed-in';

/** When a token ends on this browser's own clock: neither a moved world nor a clock that is wrong shortens it. */
type Timed = WireSession & { endsAt: number };

export interface Identity {
  ports: IdentityPorts;
  /** Hears the sessions that other tabs get by refreshing. */
  onRenewed: (hear: (session: Session) => void) => void;
  /** Whether that token still lives on this browser's clock. */
  isFresh: (accessToken: string) => boolean;
  /** Whether a session may be there to be restored, told by the server with the page or by what this browser remembers. */
  mayBeSignedIn: () => boolean;
}

/** The life that a token was given, by its own claims; null when it can't be read. */
function lifeOf(accessToken: string): number | null {
  try {
    const claims: unknown = JSON.parse(atob((accessToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims) || !('iat' in claims)) return null;
    return (Number(claims.exp) - Number(claims.iat)) * 1000;
  } catch {
    return null;
  }
}

const failed = (code: Failure['code'], more: Omit<Failure, 'code'> = {}): { ok: false; failure: Failure } => ({
  ok: false,
  failure: { code, ...more },
});

/** One tab at a time does this; told whether it had to wait for another one. */
async function withRefreshLock<T>(signal: AbortSignal, work: (waited: boolean) => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work(false);
  const lockOutcome = await navigator.locks.request(refreshLock, { ifAvailable: true }, async (lock) =>
    lock ? { done: await work(false) } : null,
  );
  return lockOutcome ? lockOutcome.done : navigator.locks.request(refreshLock, { signal }, () => work(true));
}

/**
 * The identity adapter: the access token is answered, the refresh token stays in a cookie that no script sees. Refreshing happens in
 * one tab at a time, and what one tab got is shared with those that wait, because a refresh token is good once. Without an adapter the
 * page itself goes to the provider and comes back.
 */
export function createIdentity(
  config: ConsoleConfig,
  clock: WorldClock,
  returnAddress: (lang: Language) => string,
): Identity {
  const adapter = config.identity === null ? null : createIdentityClient({ baseUrl: config.identity });
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(sharedSessions) : null;
  let own: Timed | null = null;
  let shared: Timed | null = null;
  let hearRenewed: (session: Session) => void = () => undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<Timed>) => {
    shared = data;
    if (own?.userId !== data.userId || own.endsAt >= data.endsAt) return;
    const session = keep(data);
    if (session.ok) hearRenewed(session.value);
  });

  function remember(somebody: boolean): void {
    try {
      if (somebody) localStorage.setItem(signedInMarker, '1');
      else localStorage.removeItem(signedInMarker);
    } catch {
      return;
    }
  }

  /** A browser that keeps nothing is always asked. */
  function mayBeSignedIn(): boolean {
    if (config.session === true) return true;
    try {
      return localStorage.getItem(signedInMarker) !== null;
    } catch {
      return true;
    }
  }

  function keep(session: Timed): Outcome<Session> {
    own = session;
    remember(true);
    const { accessToken, userId, endsAt } = session;
    return { ok: true, value: { accessToken, userId, expiresAt: clock.now() + endsAt - Date.now() } };
  }

  function timed(session: WireSession): Timed {
    const life = lifeOf(session.accessToken) ?? session.expiresAt - Date.now();
    return { ...session, endsAt: Date.now() + life };
  }

  const setSession = (outcome: Outcome<WireSession>): Outcome<Session> =>
    outcome.ok ? keep(timed(outcome.value)) : outcome;

  async function refresh(signal: AbortSignal): Promise<Outcome<Session>> {
    const former = own?.accessToken;
    const turn = withRefreshLock(signal, async (waited) => {
      // What the tab before got may still be on its way when its lock is free.
      if (waited) await new Promise((resolve) => setTimeout(resolve, 100));
      if (waited && own && own.accessToken !== former) return keep(own);
      if (waited && !own && shared && shared.endsAt > Date.now() + 5000) return keep(shared);
      const outcome = setSession(await (await client()).refresh(signal));
      if (outcome.ok) channel?.postMessage(own);
      return outcome;
    });
    return turn.catch((error: unknown) =>
      signal.aborted ? failed('ABORTED') : failed('OFFLINE', { message: String(error) }),
    );
  }

  const marketplace = async () =>
    (await import('./marketplace-identity')).createMarketplaceIdentity(config, returnAddress);
  /** Where there is no adapter the provider is asked itself. */
  const client = async (): Promise<IdentityClient> => adapter ?? (await marketplace()).alone(signedInMarker);

  return {
    onRenewed: (hear) => {
      hearRenewed = hear;
    },
    isFresh: (accessToken) => own?.accessToken === accessToken && own.endsAt > Date.now() + 2000,
    mayBeSignedIn,
    ports: {
      async restoreSession(_, signal) {
        if (!mayBeSignedIn()) return { ok: true, value: null };
        const outcome = await refresh(signal);
        if (outcome.ok || outcome.failure.code !== 'NO_VALID_TOKEN') return outcome;
        remember(false);
        return { ok: true, value: null };
      },
      refreshSession: (_, signal) => refresh(signal),
      signIn: async (credentials, signal) =>
        adapter === null ? failed('NOT_ALLOWED') : setSession(await adapter.signIn(credentials, signal)),
      beginMarketplaceSignIn: (request, signal) =>
        answerOffline(async () => (await marketplace()).begin(request, signal)),
      finishMarketplaceSignIn: ({ answer }, signal) =>
        answerOffline(async () => {
          const outcome = await (await marketplace()).finish(new URL(`?${answer}`, location.origin), signal);
          if (!outcome.ok) return outcome;
          const { body, redirect } = outcome.value;
          const session = setSession(parseSession(body));
          return session.ok ? { ok: true, value: { session: session.value, redirect } } : session;
        }),
      async signOut(_, signal) {
        const { lang } = document.documentElement;
        const outcome = await answerOffline(async () => (await client()).signOut(lang as Language, signal));
        if (!outcome.ok) return outcome;
        own = null;
        remember(false);
        return outcome;
      },
    },
  };
}
