import {
  assign,
  emit,
  enqueueActions,
  sendTo,
  setup,
  type ActorRefFrom,
  type AnyStateMachine,
  type AnyActorRef,
} from 'xstate';
import { noAccess, type Access } from '../../domain/access';
import type { ScreenName } from '../../domain/addresses';
import { visitKey, type Location } from '../../domain/locations';
import { lazyCode } from '../../kit/lazy-code';
import { onlineFeed } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { canStartBeforeProfile, screenMachineOf } from '../../screen-machines';
import type { ScreensEmitted, ScreensEvent, ScreensFacts } from '../../system-actors/screens';
import { admission, type Admission } from './admission';
import type { BackEvent, GoEvent } from '../../domain/navigation-events';

/** One visit of a screen; `actor` is null while its machine is loaded, and for ever when the screen has none. */
export interface Visit {
  key: string;
  screen: ScreenName;
  /** What is shown; its `href` is the address that asked for it, which the gate may keep while it shows another screen. */
  place: Location;
  actor: AnyActorRef | null;
}

export interface ScreensContext extends ScreensFacts {
  screen: ScreenName | null;
  access: Access;
  /** Where the router is. */
  place: Location | null;
  live: Visit | null;
  /** The visit from which the live one was opened, kept alive so that Back is instant. */
  beneath: Visit | null;
  /** Begun beside the profile, and shown once that is known. */
  ahead: Visit | null;
}

export type ScreensOwnEvent = ScreensEvent | GoEvent | BackEvent | { type: 'online.changed'; online: boolean };

const loadScreen = lazyCode<AnyStateMachine, { screen: ScreenName }>('loadScreen', async ({ screen }) => {
  const entry = screenMachineOf(screen);
  if (!entry) throw new Error(`The screen "${screen}" has no machine.`);
  return entry.load();
});

function admitted({ access, place }: ScreensContext): Admission {
  return place ? admission(access, place) : { type: 'wait' };
}

const visitOf = (now: Admission): Visit | null =>
  now.type === 'show'
    ? {
        key: visitKey(now.place),
        screen: now.place.screen,
        place: now.place,
        actor: null,
      }
    : null;

/** The visit that the address asks for now; null when it waits or goes elsewhere. */
const wished = (context: ScreensContext): Visit | null => visitOf(admitted(context));

/** The visit that most people would be shown once the profile is known, when it can begin without it; null otherwise. */
function expected({ access, place, live }: ScreensContext): Visit | null {
  if (!place || live || access.session !== 'in' || access.person) return null;
  const visit = visitOf(admission({ ...access, person: { enrolled: false, gated: false, main: true } }, place));
  return visit && canStartBeforeProfile(visit.screen) ? visit : null;
}

/** The same visit has the same id in every run; the types know no id for logic that is loaded later. */
const spawnOptions = ({ key, place: { params, search } }: Visit): { input: object } =>
  Object.assign({ input: { params, search } }, { id: key });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const sameSearch = (one: Visit, other: Visit) => isSame(one.place.search, other.place.search);

export const screensMachine = setup({
  types: {
    context: {} as ScreensContext,
    events: {} as ScreensOwnEvent,
    emitted: {} as ScreensEmitted,
    tags: {} as 'loading',
  },
  actors: { loadScreen, online: onlineFeed },
  actions: {
    /** The same place told again stays the same, so that nothing renders for it. */
    setPlace: assign({
      place: ({ context: { place }, event }) =>
        event.type !== 'route.commit' || isSame(event.place, place) ? place : event.place,
    }),
    setAccess: assign({
      access: ({ context: { access }, event }) => {
        if (event.type !== 'access.changed') return access;
        const next = { ...access, ...event.access };
        return { ...next, ended: next.session === 'out' && (access.ended || access.session === 'in') };
      },
    }),
    stopAll: enqueueActions(({ context, enqueue }) => {
      for (const visit of [context.live, context.beneath, context.ahead])
        if (visit?.actor) enqueue.stopChild(visit.actor);
      enqueue.assign({ live: null, beneath: null, ahead: null, screen: null });
    }),
    /** The address may ask for a language: that of a signed-out page, or a forced one (H09, I11). */
    notifyLanguage: sendTo(
      ({ system }) => systemActor(system, 'shell'),
      ({ context: { access, live } }) => {
        const { forced = null, signedOut = null } = live?.place.language ?? {};
        return { type: 'language.force', lang: forced ?? (access.session === 'out' ? signedOut : null) };
      },
    ),
    requestReload: sendTo(({ system }) => systemActor(system, 'shell'), { type: 'page.reload' }),
    leadElsewhere: enqueueActions(({ context, enqueue }) => {
      const now = admitted(context);
      if (now.type === 'go') return enqueue.emit({ type: 'go', target: now.target, replace: true });
      const wishes = now.type === 'return' ? now.wishes : [];
      enqueue.assign({ returned: wishes.length > 0 });
      enqueue.emit({ type: 'return', wishes });
    }),
    /** The same visit goes on: only its search may have changed. */
    passSearch: enqueueActions(({ context, enqueue }) => {
      const next = wished(context);
      const { live } = context;
      if (!next || !live) return;
      if (live.actor && !sameSearch(next, live))
        enqueue.sendTo(live.actor, { type: 'search.change', search: next.place.search });
      if (!isSame(next.place, live.place)) enqueue.assign({ live: { ...next, actor: live.actor } });
    }),
    bringBack: enqueueActions(({ context, enqueue }) => {
      const next = wished(context);
      const { live, beneath } = context;
      if (!next || !beneath) return;
      if (live?.actor) enqueue.stopChild(live.actor);
      if (beneath.actor) {
        enqueue.sendTo(beneath.actor, { type: 'screen.resumed' });
        if (!sameSearch(next, beneath))
          enqueue.sendTo(beneath.actor, { type: 'search.change', search: next.place.search });
      }
      enqueue.assign({ live: { ...next, actor: beneath.actor }, beneath: null, screen: next.screen });
    }),
    open: enqueueActions(({ context, enqueue }) => {
      const next = wished(context);
      const { live, beneath, ahead } = context;
      if (!next) return;
      if (beneath?.actor) enqueue.stopChild(beneath.actor);
      if (live?.actor) enqueue.sendTo(live.actor, { type: 'screen.rested' });
      const actor = ahead?.key === next.key ? ahead.actor : null;
      if (ahead?.actor && !actor) enqueue.stopChild(ahead.actor);
      if (actor && ahead && !sameSearch(next, ahead))
        enqueue.sendTo(actor, { type: 'search.change', search: next.place.search });
      enqueue.assign({
        live: { ...next, actor },
        beneath: live?.actor ? live : null,
        ahead: null,
        screen: next.screen,
      });
    }),
    begin: enqueueActions(({ context, enqueue }, machine: AnyStateMachine) => {
      const visit = expected(context);
      if (visit) enqueue.assign({ ahead: ({ spawn }) => ({ ...visit, actor: spawn(machine, spawnOptions(visit)) }) });
    }),
    dropAhead: enqueueActions(({ context, enqueue }) => {
      if (context.ahead?.actor) enqueue.stopChild(context.ahead.actor);
      enqueue.assign({ ahead: null });
    }),
    show: enqueueActions(({ context: { live }, enqueue }, machine: AnyStateMachine) => {
      if (live) enqueue.assign({ live: ({ spawn }) => ({ ...live, actor: spawn(machine, spawnOptions(live)) }) });
    }),
    closeLive: enqueueActions(({ context, enqueue }) => {
      if (context.live?.actor) enqueue.stopChild(context.live.actor);
      enqueue.assign({ live: context.live && { ...context.live, actor: null } });
    }),
    dropBeneath: enqueueActions(({ context, enqueue }) => {
      if (context.beneath?.actor) enqueue.stopChild(context.beneath.actor);
      enqueue.assign({ beneath: null });
    }),
    emitNavigation: emit(({ event }): ScreensEmitted => {
      if (event.type !== 'go' && event.type !== 'back')
        throw new Error(`Only the wish to go leads anywhere, not ${event.type}.`);
      return event;
    }),
  },
  guards: {
    isOnline: ({ event }) => event.type === 'online.changed' && event.online,
    isOffline: ({ event }) => event.type === 'online.changed' && !event.online,
    mustWait: ({ context }) => admitted(context).type === 'wait',
    leadsElsewhere: ({ context }) => ['go', 'return'].includes(admitted(context).type),
    goesOn: ({ context }) => context.live !== null && wished(context)?.key === context.live.key,
    goesBack: ({ context }) => context.beneath !== null && wished(context)?.key === context.beneath.key,
    changesSession: ({ context, event }) =>
      event.type === 'access.changed' &&
      event.access.session !== undefined &&
      event.access.session !== context.access.session,
    isComplete: ({ context }) =>
      context.live !== null && (context.live.actor !== null || !screenMachineOf(context.live.screen)),
    mayBegin: ({ context }) => expected(context) !== null && expected(context)?.key !== context.ahead?.key,
    aheadCrashed: ({ context, event }) => 'actorId' in event && event.actorId === context.ahead?.actor?.id,
    beneathCrashed: ({ context, event }) => 'actorId' in event && event.actorId === context.beneath?.actor?.id,
    liveCrashed: ({ context, event }) => 'actorId' in event && event.actorId === context.live?.actor?.id,
  },
}).createMachine({
  id: 'screens',
  context: { screen: null, returned: false, access: noAccess, place: null, live: null, beneath: null, ahead: null },
  initial: 'deciding',
  on: {
    'route.commit': { target: '.deciding', actions: 'setPlace' },
    'access.changed': [
      { guard: 'changesSession', target: '.deciding', actions: ['stopAll', 'setAccess'] },
      { target: '.deciding', actions: 'setAccess' },
    ],
    'view.missing': '.unloaded',
    go: { actions: 'emitNavigation' },
    back: { actions: 'emitNavigation' },
    // A child's crash would end the parent, and with it the whole console, if nothing took it here.
    'xstate.error.actor.*': [
      { guard: 'beneathCrashed', actions: 'dropBeneath' },
      { guard: 'aheadCrashed', actions: 'dropAhead' },
      { guard: 'liveCrashed', target: '.crashed', actions: 'closeLive' },
      {},
    ],
  },
  states: {
    deciding: {
      always: [
        { guard: 'mustWait', target: 'waiting' },
        { guard: 'leadsElsewhere', target: 'waiting', actions: ['dropAhead', 'leadElsewhere'] },
        { guard: 'goesOn', target: 'choosing', actions: 'passSearch' },
        { guard: 'goesBack', target: 'choosing', actions: 'bringBack' },
        { target: 'choosing', actions: 'open' },
      ],
    },
    choosing: {
      entry: 'notifyLanguage',
      always: [{ guard: 'isComplete', target: 'showing' }, { target: 'loading' }],
    },
    waiting: {
      initial: 'weighing',
      states: {
        weighing: { always: [{ guard: 'mayBegin', target: 'beginning', actions: 'dropAhead' }, { target: 'idle' }] },
        // Its answers come beside the profile's, and nobody sees it before the profile is known.
        beginning: {
          invoke: {
            src: 'loadScreen',
            id: 'loadAhead',
            input: ({ context }) => ({ screen: expected(context)?.screen ?? 'notFound' }),
            onDone: { target: 'idle', actions: { type: 'begin', params: ({ event }) => event.output } },
            onError: 'idle',
          },
        },
        idle: {},
      },
    },
    loading: {
      tags: ['loading'],
      invoke: {
        src: 'loadScreen',
        id: 'loadScreen',
        input: ({ context }) => ({ screen: context.live?.screen ?? 'notFound' }),
        onDone: {
          target: 'showing',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: 'unloaded',
      },
    },
    showing: {},
    crashed: { on: { 'screen.reopen': 'loading' } },
    // It was asked for several times by then: only a new page can have it.
    unloaded: {
      invoke: { src: 'online', id: 'online' },
      initial: 'reachable',
      states: {
        reachable: {
          on: {
            'online.changed': { guard: 'isOffline', target: 'cut' },
            'screen.reopen': { actions: 'requestReload' },
          },
        },
        cut: { on: { 'online.changed': { guard: 'isOnline', target: 'reachable', actions: 'requestReload' } } },
      },
    },
  },
});

export type ScreensActor = ActorRefFrom<typeof screensMachine>;
