import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { timings } from '../../../contracts/vocabulary/limits';
import { mayPass, type Access } from '../../domain/access';
import { failureOf, succeeded, valueOf, type Done } from '../../kit/outcome';
import { clockworkOf, onlineFeed, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { NoticesEvent, PageLeave, SessionTold } from '../../kit/seats';
import type { SessionContext, SessionOwnEvent } from './session.types';
import { tabsFeed } from './tabs-feed';

/** Longest wait between two refreshes that got no answer. */
const longestPause = 30_000;
const reachAgain = 10_000;
/** Ending a session never waits longer for the identity service or the outbox than this. */
const patience = 5000;

const anybody = {
  'session.signIn': 'signingIn',
  'session.signInWithMarketplace': 'departing',
  'session.returned': 'returning',
  'session.heard': { guard: 'othersSignedIn', target: 'restoring' },
} as const;

const isRestored = ({ event }: { event: Done<unknown> }) => event.output.ok && event.output.value !== null;
const couldNotTell = ({ event }: { event: Done<unknown> }) => mayPass(failureOf(event));

export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionOwnEvent, emitted: {} as PageLeave, tags: {} as 'busy' },
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
    tellAccess: sendTo(
      ({ system }) => seat(system, 'screens'),
      (_, session: Exclude<Access['session'], 'in'>) => ({
        type: 'access.changed',
        access: { session, remembered: null, person: null, suspended: false },
      }),
    ),
    tellRoot: sendParent((_, told: SessionTold) => told),
    tellEntered: sendParent(({ context }): SessionTold => ({
      type: 'session.entered',
      userId: context.userId ?? '',
      remembered: context.redirect,
    })),
    tellTabsIn: sendTo('tabs', ({ context }) => ({
      type: 'tab.say',
      message: { type: 'session.signedIn', userId: context.userId ?? '' },
    })),
    tellTabsOut: sendTo('tabs', { type: 'tab.say', message: { type: 'session.signedOut' } }),
    clearOutbox: sendTo(
      ({ system }) => seat(system, 'outbox'),
      ({ self }) => ({ type: 'outbox.clear', asker: self }),
    ),
    raiseNotice: sendTo(
      ({ system }) => seat(system, 'notices'),
      ({ context }, code: 'session.expired' | 'session.ended' | 'session.signOutFailed'): NoticesEvent => ({
        type: 'notice.raise',
        notice: {
          code,
          tone: 'failure',
          ...(code === 'session.ended' && context.failure ? { failure: context.failure } : {}),
        },
      }),
    ),
    forget: assign({ session: null, userId: null, missed: 0, refreshed: false }),
    forgive: assign({ failure: null }),
    takeOver: assign(({ event }) =>
      event.type === 'session.renewed' ? { session: event.session, missed: 0, refreshed: true } : {},
    ),
    leavePage: enqueueActions(({ context, enqueue }) => {
      if (context.logoutPage) enqueue.emit({ type: 'page.leave', href: context.logoutPage });
    }),
  },
  guards: {
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
      const life = (context.session?.expiresAt ?? 0) - clockworkOf(system).now();
      const early = Math.max(0, life - timings.tokenMargin);
      return early === 0 && context.refreshed ? Math.max(1000, life / 2) : early;
    },
    pause: ({ context }) => Math.min(longestPause, 1000 * 2 ** context.missed),
    reachAgain,
    longestPause,
    patience,
  },
}).createMachine({
  id: 'session',
  context: {
    session: null,
    userId: null,
    failure: null,
    redirect: null,
    missed: 0,
    refreshed: false,
    logoutPage: null,
  },
  invoke: { src: 'tabs', id: 'tabs' },
  initial: 'restoring',
  states: {
    restoring: {
      entry: ['forget', { type: 'tellAccess', params: 'restoring' }],
      initial: 'asking',
      states: {
        asking: {
          tags: ['busy'],
          invoke: {
            src: 'restoreSession',
            id: 'restoreSession',
            onDone: [
              {
                guard: isRestored,
                target: '#session.signedIn',
                actions: assign({ session: ({ event }) => valueOf(event) }),
              },
              { guard: succeeded, target: '#session.signedOut' },
              {
                guard: couldNotTell,
                target: 'unreachable',
                actions: assign({ failure: ({ event }) => failureOf(event) }),
              },
              { target: '#session.signedOut', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
        unreachable: {
          invoke: { src: 'online', id: 'online' },
          on: { 'session.retry': 'asking', 'online.changed': { guard: 'isOnline', target: 'expecting' } },
          after: { reachAgain: 'asking' },
        },
        expecting: {
          on: { 'session.retry': 'asking' },
          after: { pause: 'asking' },
        },
      },
    },
    signedOut: {
      entry: ['forget', { type: 'tellAccess', params: 'out' }],
      on: anybody,
    },
    expired: {
      entry: ['forget', { type: 'tellAccess', params: 'out' }],
      on: anybody,
    },
    signingIn: {
      tags: ['busy'],
      entry: 'forgive',
      invoke: {
        src: 'signIn',
        id: 'signIn',
        input: ({ event }) => {
          if (event.type !== 'session.signIn') throw new Error(`Signing in needs credentials, not ${event.type}.`);
          return { user: event.user, password: event.password };
        },
        onDone: [
          {
            guard: succeeded,
            target: 'signedIn',
            actions: assign({ session: ({ event }) => valueOf(event), redirect: null }),
          },
          { target: 'signedOut', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    departing: {
      tags: ['busy'],
      entry: 'forgive',
      invoke: {
        src: 'beginMarketplaceSignIn',
        id: 'beginMarketplaceSignIn',
        input: ({ event }) => {
          if (event.type !== 'session.signInWithMarketplace')
            throw new Error(`Departing needs a language, not ${event.type}.`);
          return { lang: event.lang, redirect: event.redirect };
        },
        onDone: [
          { guard: succeeded, target: 'signedOut' },
          { target: 'signedOut', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
      after: { longestPause: 'signedOut' },
    },
    returning: {
      tags: ['busy'],
      entry: 'forgive',
      invoke: {
        src: 'finishMarketplaceSignIn',
        id: 'finishMarketplaceSignIn',
        input: ({ event }) => {
          if (event.type !== 'session.returned') throw new Error(`Returning needs an address, not ${event.type}.`);
          return { href: event.href };
        },
        onDone: [
          {
            guard: succeeded,
            target: 'signedIn',
            actions: assign(({ event }) => {
              const { session, redirect } = valueOf(event);
              return { session, redirect };
            }),
          },
          { target: 'signedOut', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    signedIn: {
      entry: [
        assign({ userId: ({ context }) => context.session?.userId ?? null, failure: null, missed: 0 }),
        'tellEntered',
        'tellTabsIn',
      ],
      initial: 'fresh',
      on: {
        'session.forceOut': {
          target: 'ending',
          actions: assign({ failure: ({ event }) => event.failure ?? { code: 'NO_VALID_TOKEN' } }),
        },
        'session.adopt': {
          target: 'signedIn',
          reenter: true,
          actions: [
            { type: 'tellRoot', params: { type: 'session.left', kept: true } },
            { type: 'tellAccess', params: 'restoring' },
            assign({ session: ({ event }) => event.session, redirect: null, refreshed: false }),
          ],
        },
        'session.heard': [
          {
            guard: 'othersSignedOut',
            target: 'signedOut',
            actions: { type: 'tellRoot', params: { type: 'session.left', kept: true } },
          },
          {
            guard: 'anotherPerson',
            target: 'restoring',
            actions: { type: 'tellRoot', params: { type: 'session.left', kept: true } },
          },
        ],
      },
      states: {
        fresh: {
          on: {
            'session.refresh': 'refreshing',
            'session.renewed': { guard: 'isOurs', target: 'fresh', reenter: true, actions: 'takeOver' },
            'session.signOut': 'signingOut',
          },
          after: { refreshDue: 'refreshing' },
        },
        refreshing: {
          invoke: {
            src: 'refreshSession',
            id: 'refreshSession',
            onDone: [
              {
                guard: succeeded,
                target: 'fresh',
                actions: assign({ session: ({ event }) => valueOf(event), missed: 0, refreshed: true }),
              },
              {
                guard: couldNotTell,
                target: 'pausing',
                actions: assign({ missed: ({ context }) => context.missed + 1 }),
              },
              {
                target: '#session.expired',
                actions: [
                  assign({ failure: ({ event }) => failureOf(event) }),
                  { type: 'tellRoot', params: { type: 'session.left', kept: true } },
                  { type: 'raiseNotice', params: 'session.expired' },
                ],
              },
            ],
          },
          on: {
            'session.renewed': { guard: 'isOurs', target: 'fresh', actions: 'takeOver' },
            'session.signOut': 'signingOut',
          },
        },
        pausing: {
          on: {
            'session.refresh': 'refreshing',
            'session.renewed': { guard: 'isOurs', target: 'fresh', actions: 'takeOver' },
            'session.signOut': 'signingOut',
          },
          after: { pause: 'refreshing' },
        },
        signingOut: {
          tags: ['busy'],
          invoke: {
            src: 'signOut',
            id: 'signOut',
            onDone: [
              {
                guard: succeeded,
                target: '#session.clearing',
                actions: assign({ logoutPage: ({ event }) => valueOf(event).logoutPage }),
              },
              { target: 'fresh', actions: { type: 'raiseNotice', params: 'session.signOutFailed' } },
            ],
          },
        },
      },
    },
    clearing: {
      tags: ['busy'],
      entry: ['clearOutbox', 'tellTabsOut'],
      on: { 'outbox.cleared': 'cleared' },
      after: { patience: 'cleared' },
    },
    cleared: {
      entry: [
        { type: 'tellRoot', params: { type: 'session.left', kept: false } },
        assign({ redirect: null }),
        'leavePage',
      ],
      always: 'signedOut',
    },
    ending: {
      tags: ['busy'],
      entry: [
        { type: 'tellRoot', params: { type: 'session.left', kept: true } },
        { type: 'tellAccess', params: 'out' },
        'tellTabsOut',
        { type: 'raiseNotice', params: 'session.ended' },
      ],
      invoke: { src: 'signOut', id: 'signOut', onDone: 'expired' },
      after: { patience: 'expired' },
    },
  },
});
