import { assign, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { seat } from '../../kit/seat';
import { draftsMachine } from '../drafts/drafts.machine';
import { listingsMachine } from '../listings/listings.machine';
import { noticesMachine } from '../notices/notices.machine';
import { outboxMachine } from '../outbox/outbox.machine';
import { profileMachine } from '../profile/profile.machine';
import { screensMachine } from '../screens/screens.machine';
import { sessionMachine } from '../session/session.machine';
import { shellMachine } from '../shell/shell.machine';
import type { RootContext, RootEvent, RootInput } from './root.types';

export const rootMachine = setup({
  types: { context: {} as RootContext, events: {} as RootEvent, input: {} as RootInput },
  actors: {
    notices: noticesMachine,
    screens: screensMachine,
    shell: shellMachine,
    listings: listingsMachine,
    outbox: outboxMachine,
    drafts: draftsMachine,
    session: sessionMachine,
    profile: profileMachine,
  },
  actions: {
    wakeOutbox: sendTo(({ system }) => seat(system, 'outbox'), ({ context }) => ({ type: 'outbox.wake', profileId: context.profileId ?? '' })),
    wakeDrafts: sendTo(({ system }) => seat(system, 'drafts'), ({ context }) => ({ type: 'drafts.wake', profileId: context.profileId ?? '' })),
    restOutbox: sendTo(({ system }) => seat(system, 'outbox'), { type: 'outbox.rest' }),
    restDrafts: sendTo(({ system }) => seat(system, 'drafts'), { type: 'drafts.rest' }),
    clearListings: sendTo(({ system }) => seat(system, 'listings'), { type: 'listings.clear' }),
  },
  guards: { isKept: ({ event }) => event.type === 'session.left' && event.kept },
}).createMachine({
  id: 'root',
  context: ({ input }) => ({ ...input, profileId: null }),
  // The session speaks to the other seats as soon as it starts: it is the last to sit down.
  entry: [
    spawnChild('notices', { id: 'notices', systemId: 'notices' }),
    spawnChild('screens', { id: 'screens', systemId: 'screens' }),
    spawnChild('listings', { id: 'listings', systemId: 'listings', input: {} }),
    spawnChild('outbox', { id: 'outbox', systemId: 'outbox' }),
    spawnChild('drafts', { id: 'drafts', systemId: 'drafts' }),
    spawnChild('shell', { id: 'shell', systemId: 'shell', input: ({ context }) => ({ version: context.version }) }),
    spawnChild('session', { id: 'session', systemId: 'session' }),
  ],
  initial: 'vacant',
  states: {
    vacant: {
      on: {
        'session.entered': {
          target: 'occupied',
          actions: spawnChild('profile', {
            id: 'profile',
            systemId: 'profile',
            input: ({ context }) => ({ requiredSince: context.requiredSince }),
          }),
        },
      },
    },
    occupied: {
      initial: 'opening',
      on: {
        'session.left': [
          {
            guard: 'isKept',
            target: 'vacant',
            actions: [stopChild('profile'), 'restOutbox', 'restDrafts', 'clearListings', assign({ profileId: null })],
          },
          // The session had the outbox cleared, which took what was kept with it.
          { target: 'vacant', actions: [stopChild('profile'), 'restDrafts', 'clearListings', assign({ profileId: null })] },
        ],
      },
      states: {
        opening: {
          on: {
            'profile.opened': {
              target: 'open',
              actions: [assign({ profileId: ({ event }) => event.profileId }), 'wakeOutbox', 'wakeDrafts'],
            },
          },
        },
        open: {},
      },
    },
  },
});
