import { assign } from 'xstate';
import { mayPass } from '../../domain/access';
import { failureOf, succeeded, valueOf, type Done } from '../../kit/outcome';
import { sessionSetup } from './session.setup';

const anybody = {
  'session.signIn': 'signingIn',
  'session.signInWithMarketplace': 'departing',
  'session.returned': 'returning',
  'session.heard': { guard: 'othersSignedIn', target: 'restoring' },
} as const;

const isRestored = ({ event }: { event: Done<unknown> }) => event.output.ok && event.output.value !== null;
const couldNotTell = ({ event }: { event: Done<unknown> }) => mayPass(failureOf(event));

export const sessionMachine = sessionSetup.createMachine({
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
          if (event.type !== 'session.returned') throw new Error(`Returning needs an answer, not ${event.type}.`);
          return { answer: event.answer };
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
