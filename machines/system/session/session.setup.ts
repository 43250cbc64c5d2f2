import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Session } from '../../../contracts/shapes';
import { timings } from '../../../contracts/vocabulary/limits';
import { siteIds } from '../../../contracts/vocabulary/sites';
import type { Access } from '../../domain/access';
import { goTo } from '../../domain/navigation-events';
import { systemClockOf, onlineFeed, port, tabsFeed } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { NoticesEvent } from '../../system-actors/notices';
import type { PageLeaveEvent, SessionParentEvent, SessionEvent, SessionFacts } from '../../system-actors/session';

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

/** Longest wait between two refreshes that got no answer. */
const longestPause = 30_000;
/** Ending a session never waits longer for the identity service or the outbox than this. */
const patience = 5000;

const siteOf = (values: Failure['values']) => siteIds.find((id) => id === values?.siteId);

/** What a session can do; its chart says when. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionOwnEvent,
    emitted: {} as PageLeaveEvent,
    tags: {} as 'busy',
  },
  actors: {
    tabs: tabsFeed,
    online: onlineFeed,
    restoreSession: port('restoreSession'),
    refreshSession: port('refreshSession'),
    signIn: port('signIn'),
    beginMarketplaceSignIn: port('beginMarketplaceSignIn'),
    finishMarketplaceSignIn: port('finishMarketplaceSignIn'),
    signOut: port('signOut'),
  },
  actions: {
    notifyAccess: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      (_, session: Exclude<Access['session'], 'in'>) => ({
        type: 'access.changed',
        access: { session, remembered: null, person: null, suspended: false },
      }),
    ),
    notifyRoot: sendParent((_, told: SessionParentEvent) => told),
    notifySessionEntered: sendParent(({ context }): SessionParentEvent => ({
      type: 'session.entered',
      userId: context.userId ?? '',
      remembered: context.redirect,
    })),
    notifyTabsOfSignIn: sendTo('tabs', ({ context }) => ({
      type: 'tab.say',
      message: { type: 'session.signedIn', userId: context.userId ?? '' },
    })),
    notifyTabsOfSignOut: sendTo('tabs', { type: 'tab.say', message: { type: 'session.signedOut' } }),
    clearOutbox: sendTo(
      ({ system }) => systemActor(system, 'outbox'),
      ({ self }) => ({ type: 'outbox.clear', requester: self }),
    ),
    raiseNotice: sendTo(
      ({ system }) => systemActor(system, 'notices'),
      // Why it ended is told by the sign-in that follows.
      (_, code: 'session.expired' | 'session.ended' | 'session.signOutFailed'): NoticesEvent => ({
        type: 'notice.raise',
        notice: { code, tone: 'failure' },
      }),
    ),
    forget: assign({ session: null, userId: null, missed: 0, refreshed: false }),
    forgive: assign({ failure: null }),
    clearRedirect: assign({ redirect: null }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    /** Which country it is stands in the address, so that the page can be shown to somebody else (K12). */
    goToNoPermission: enqueueActions(({ enqueue, system }, { values }: Failure) => {
      const siteId = siteOf(values);
      const { lang } = systemActor(system, 'shell').getSnapshot().context;
      if (siteId !== undefined)
        enqueue.sendTo(systemActor(system, 'screens'), goTo({ to: 'noPermission', params: { lang, siteId } }));
    }),
    setSession: assign((_, session: Session | null) => ({ session })),
    enter: assign((_, { session, redirect }: { session: Session; redirect: string | null }) => ({
      session,
      redirect,
      refreshed: false,
    })),
    knowPerson: assign({ userId: ({ context }) => context.session?.userId ?? null, failure: null, missed: 0 }),
    renew: assign((_, session: Session) => ({ session, missed: 0, refreshed: true })),
    countMiss: assign({ missed: ({ context }) => context.missed + 1 }),
    setLogoutPage: assign((_, { logoutPage }: Pick<SessionContext, 'logoutPage'>) => ({ logoutPage })),
    leavePage: enqueueActions(({ context, enqueue }) => {
      if (context.logoutPage) enqueue.emit({ type: 'page.leave', href: context.logoutPage });
    }),
  },
  guards: {
    lacksPermission: (_, { code, values }: Failure) => code === 'NO_REPORT_PERMISSION' && siteOf(values) !== undefined,
    othersSignedIn: ({ event }) => event.type === 'session.heard' && event.message.type === 'session.signedIn',
    othersSignedOut: ({ event }) => event.type === 'session.heard' && event.message.type === 'session.signedOut',
    anotherPerson: ({ context, event }) =>
      event.type === 'session.heard' &&
      event.message.type === 'session.signedIn' &&
      event.message.userId !== context.userId,
    isOurs: ({ context, event }) => event.type === 'session.renewed' && event.session.userId === context.userId,
    isOnline: ({ event }) => event.type === 'online.changed' && event.online,
  },
  delays: {
    refreshDue: ({ context, system }) => {
      const life = (context.session?.expiresAt ?? 0) - systemClockOf(system).now();
      const early = Math.max(0, life - timings.tokenMargin);
      return early === 0 && context.refreshed ? Math.max(1000, life / 2) : early;
    },
    pause: ({ context }) => Math.min(longestPause, 1000 * 2 ** context.missed),
    longestPause,
    patience,
  },
});
