import { assign, enqueueActions, sendTo, setup, type AnyStateMachine } from 'xstate';
import { lazyCode, withChildId } from '../../kit/lazy-code';
import { systemActor } from '../../kit/system-actor';
import type { ScreensEvent } from '../../system-actors/screens';
import { noticesMachine } from '../notices/notices.machine';
import { screensMachine } from '../screens/screens.machine';
import { sessionMachine } from '../session/session.machine';
import { shellMachine } from '../shell/shell.machine';
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

/** What only a signed-in person needs: its code is fetched when somebody is about to sign in, never for the pages outside. */
export const loadCoreActors = () => import('./core-actors');
export type CoreActors = Awaited<ReturnType<typeof loadCoreActors>>;
/** What only a signed-in person has, and nobody waits for: it comes after the first paint. */
const loadLater = () => import('./deferred-actors');
export type DeferredActors = Awaited<ReturnType<typeof loadLater>>;

/** They outlive their person; whatever else sits beside them goes with them. */
const lastingActors = new Set(['notices', 'screens', 'shell', 'session', 'listings', 'outbox', 'drafts']);

export const rootMachine = setup({
  types: { context: {} as RootContext, events: {} as RootEvent, input: {} as RootInput },
  actors: {
    notices: noticesMachine,
    screens: screensMachine,
    shell: shellMachine,
    session: sessionMachine,
    loadInside: lazyCode<CoreActors>('loadInside', loadCoreActors),
    loadLater: lazyCode<DeferredActors>('loadLater', loadLater),
  },
  actions: {
    /** The session speaks to the other system actors as soon as it starts: it is the last to sit down. */
    seatOutside: enqueueActions(({ context: { version }, enqueue }) => {
      enqueue.spawnChild('notices', { id: 'notices', systemId: 'notices' });
      enqueue.spawnChild('screens', { id: 'screens', systemId: 'screens' });
      enqueue.spawnChild('shell', { id: 'shell', systemId: 'shell', input: { version } });
      enqueue.spawnChild('session', { id: 'session', systemId: 'session' });
    }),
    remember: assign((_, remembered: string | null) => ({ remembered })),
    nameProfile: assign((_, profileId: string) => ({ profileId })),
    seatInside: enqueueActions(({ context, enqueue }, inside: CoreActors) => {
      if (!context.seated) {
        enqueue.spawnChild(inside.listingsMachine, withChildId('listings', { systemId: 'listings', input: {} }));
        enqueue.spawnChild(inside.outboxRelayMachine, withChildId('outbox', { systemId: 'outbox' }));
        enqueue.spawnChild(inside.draftsMachine, withChildId('drafts', { systemId: 'drafts' }));
      }
      const input = { requiredSince: context.requiredSince };
      enqueue.spawnChild(inside.profileMachine, withChildId('profile', { systemId: 'profile', input }));
      enqueue.assign({ seated: true });
    }),
    seatLater: enqueueActions(({ context: { version, paletteAsked }, enqueue }, { deferredActors }: DeferredActors) => {
      for (const [systemId, machine] of Object.entries<AnyStateMachine>(deferredActors))
        enqueue.spawnChild(machine, withChildId(systemId, { systemId, input: { version } }));
      if (paletteAsked) enqueue.raise({ type: 'palette.open' });
      enqueue.assign({ paletteAsked: false });
    }),
    /** Asked for before its code is there it opens once that is; where that doesn't come the wish is over, so that it opens over nothing else. */
    openPalette: enqueueActions(({ enqueue, system }) => {
      const palette = system.get('palette');
      if (palette) enqueue.sendTo(palette, { type: 'palette.open' });
      else enqueue.assign({ paletteAsked: true });
    }),
    closePalette: assign({ paletteAsked: false }),
    requestReload: sendTo(({ system }) => systemActor(system, 'shell'), { type: 'page.reload' }),
    notifySignedIn: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }): ScreensEvent => ({
        type: 'access.changed',
        access: { session: 'in', remembered: context.remembered },
      }),
    ),
    wake: enqueueActions(({ context, enqueue, system }) => {
      const profileId = context.profileId ?? '';
      enqueue.sendTo(systemActor(system, 'outbox'), { type: 'outbox.wake', profileId });
      enqueue.sendTo(systemActor(system, 'drafts'), { type: 'drafts.wake', profileId });
    }),
    /** After the person's own logout the outbox was cleared by the session, and what was kept is gone with it. */
    rest: enqueueActions(({ context, event, enqueue, self, system }) => {
      if (!context.seated || event.type !== 'session.left') return;
      if (event.kept) enqueue.sendTo(systemActor(system, 'outbox'), { type: 'outbox.rest' });
      enqueue.sendTo(systemActor(system, 'drafts'), { type: 'drafts.rest' });
      enqueue.sendTo(systemActor(system, 'listings'), { type: 'listings.clear' });
      for (const name of Object.keys(self.getSnapshot().children))
        if (!lastingActors.has(name)) enqueue.stopChild(name);
      enqueue.assign({ profileId: null, paletteAsked: false });
    }),
  },
  guards: {
    /** The server has another release than the page, whose own files are gone: a page made anew has what somebody needs who is signed in. */
    isOfOtherRelease: (_, { error }: { error: unknown }) =>
      ['newer', 'older'].includes(String((Object(error) as { release?: unknown }).release)),
  },
  delays: { again: 3000, laterAgain: 15_000 },
}).createMachine({
  id: 'root',
  context: ({ input }) => ({ ...input, profileId: null, remembered: null, seated: false, paletteAsked: false }),
  entry: 'seatOutside',
  initial: 'vacant',
  states: {
    vacant: {
      on: {
        'session.entered': {
          target: 'occupied',
          actions: { type: 'remember', params: ({ event }) => event.remembered },
        },
      },
    },
    occupied: {
      initial: 'fetching',
      on: { 'session.left': { target: 'vacant', actions: 'rest' }, 'palette.open': { actions: 'openPalette' } },
      states: {
        fetching: {
          invoke: {
            src: 'loadInside',
            id: 'loadInside',
            onDone: {
              target: 'opening',
              actions: [{ type: 'seatInside', params: ({ event }) => event.output }, 'notifySignedIn'],
            },
            onError: [
              {
                guard: { type: 'isOfOtherRelease', params: ({ event: { error } }) => ({ error }) },
                target: 'lacking',
                actions: 'requestReload',
              },
              { target: 'lacking' },
            ],
          },
        },
        lacking: { after: { again: 'fetching' } },
        opening: {
          on: {
            'profile.opened': {
              target: 'open',
              actions: [{ type: 'nameProfile', params: ({ event }) => event.profileId }, 'wake'],
            },
          },
        },
        open: {
          initial: 'completing',
          states: {
            completing: {
              invoke: {
                src: 'loadLater',
                id: 'loadLater',
                onDone: { target: 'complete', actions: { type: 'seatLater', params: ({ event }) => event.output } },
                onError: { target: 'incomplete', actions: 'closePalette' },
              },
            },
            incomplete: {
              after: { laterAgain: 'completing' },
              on: { 'palette.open': { target: 'completing', actions: 'openPalette' } },
            },
            complete: {},
          },
        },
      },
    },
  },
});
