import { mayPass } from '../../domain/access';
import { failureOf, setFailure, succeeded, valueOf, type OutcomeEvent } from '../../kit/outcome';
import type { Session } from '../../../contracts/shapes';
import { sessionSetup } from './session.setup';

/** The way in of somebody who may not report in a country leads to the page that names it (K12). */
const toNoPermission = {
  guard: { type: 'lacksPermission', params: setFailure.params },
  target: 'signedOut',
  actions: [setFailure, { type: 'goToNoPermission', params: setFailure.params }],
} as const;

const anybody = {
  'session.signIn': 'signingIn',
  'session.signInWithMarketplace': 'departing',
  'session.returned': 'returning',
  'session.heard': { guard: 'othersSignedIn', target: 'restoring' },
} as const;

const isRestored = ({ event }: { event: OutcomeEvent<unknown> }) => event.output.ok && event.output.value !== null;
const couldNotTell = ({ event }: { event: OutcomeEvent<unknown> }) => mayPass(failureOf(event));

const renew = { type: 'renew', params: ({ event }: { event: { session: Session } }) => event.session } as const;

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
      entry: ['forget', { type: 'notifyAccess', params: 'restoring' }],
      invoke: { src: 'online', id: 'online' },
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
                actions: { type: 'setSession', params: ({ event }) => valueOf(event) },
              },
              { guard: succeeded, target: '#session.signedOut' },
              {
                guard: couldNotTell,
                target: 'unreachable',
                actions: [setFailure, 'countMiss'],
              },
              { target: '#session.signedOut', actions: setFailure },
            ],
          },
        },
        unreachable: {
          on: { 'session.retry': 'asking', 'online.changed': { guard: 'isOnline', target: 'asking' } },
          after: { pause: 'asking' },
        },
      },
    },
    signedOut: {
      entry: ['forget', { type: 'notifyAccess', params: 'out' }],
      on: anybody,
    },
    expired: {
      entry: ['forget', { type: 'notifyAccess', params: 'out' }],
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
            actions: { type: 'enter', params: ({ event }) => ({ session: valueOf(event), redirect: null }) },
          },
          toNoPermission,
          { target: 'signedOut', actions: setFailure },
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
          { target: 'signedOut', actions: setFailure },
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
            actions: { type: 'enter', params: ({ event }) => valueOf(event) },
          },
          toNoPermission,
          { target: 'signedOut', actions: setFailure },
        ],
      },
    },
    signedIn: {
      entry: ['knowPerson', 'notifySessionEntered', 'notifyTabsOfSignIn'],
      initial: 'fresh',
      on: {
        'session.forceOut': {
          target: 'ending',
          actions: { type: 'setFailure', params: ({ event }) => event.failure ?? { code: 'NO_VALID_TOKEN' } },
        },
        'session.adopt': {
          target: 'signedIn',
          reenter: true,
          actions: [
            { type: 'notifyRoot', params: { type: 'session.left', kept: true } },
            { type: 'notifyAccess', params: 'restoring' },
            { type: 'enter', params: ({ event }) => ({ session: event.session, redirect: null }) },
          ],
        },
        'session.heard': [
          {
            guard: 'othersSignedOut',
            target: 'signedOut',
            actions: { type: 'notifyRoot', params: { type: 'session.left', kept: true } },
          },
          {
            guard: 'anotherPerson',
            target: 'restoring',
            actions: { type: 'notifyRoot', params: { type: 'session.left', kept: true } },
          },
        ],
      },
      states: {
        fresh: {
          on: {
            'session.refresh': 'refreshing',
            'session.renewed': { guard: 'isOurs', target: 'fresh', reenter: true, actions: renew },
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
                actions: { type: 'renew', params: ({ event }) => valueOf(event) },
              },
              {
                guard: couldNotTell,
                target: 'pausing',
                actions: 'countMiss',
              },
              {
                target: '#session.expired',
                actions: [
                  setFailure,
                  { type: 'notifyRoot', params: { type: 'session.left', kept: true } },
                  { type: 'raiseNotice', params: 'session.expired' },
                ],
              },
            ],
          },
          on: {
            'session.renewed': { guard: 'isOurs', target: 'fresh', actions: renew },
            'session.signOut': 'signingOut',
          },
        },
        pausing: {
          on: {
            'session.refresh': 'refreshing',
            'session.renewed': { guard: 'isOurs', target: 'fresh', actions: renew },
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
                actions: { type: 'setLogoutPage', params: ({ event }) => valueOf(event) },
              },
              { target: 'fresh', actions: { type: 'raiseNotice', params: 'session.signOutFailed' } },
            ],
          },
        },
      },
    },
    clearing: {
      tags: ['busy'],
      entry: ['clearOutbox', 'notifyTabsOfSignOut'],
      on: { 'outbox.cleared': 'cleared' },
      after: { patience: 'cleared' },
    },
    cleared: {
      entry: [{ type: 'notifyRoot', params: { type: 'session.left', kept: false } }, 'clearRedirect', 'leavePage'],
      always: 'signedOut',
    },
    ending: {
      tags: ['busy'],
      entry: [
        { type: 'notifyRoot', params: { type: 'session.left', kept: true } },
        { type: 'notifyAccess', params: 'out' },
        'notifyTabsOfSignOut',
        { type: 'raiseNotice', params: 'session.ended' },
      ],
      invoke: { src: 'signOut', id: 'signOut', onDone: 'expired' },
      after: { patience: 'expired' },
    },
  },
});
