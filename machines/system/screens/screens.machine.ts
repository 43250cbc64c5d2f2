import {
  assign,
  emit,
  enqueueActions,
  sendTo,
  setup,
  type ActorRefFrom,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate';
import { isLanguage, noAccess } from '../../domain/access';
import { code } from '../../kit/code';
import { seat } from '../../kit/seat';
import type { NavigateEvent } from '../../kit/seats';
import { screenMachines, type RosterEntry } from '../../screen-machines';
import { admission } from './admission';
import type { ScreenName } from './places';
import type { ScreenInput, ScreensContext, ScreensOwnEvent, Visit } from './screens.types';

const machines: Partial<Record<ScreenName, RosterEntry>> = screenMachines;

const loadScreen = code<AnyStateMachine, { screen: ScreenName }>('loadScreen', async ({ screen }) => {
  const entry = machines[screen];
  if (!entry) throw new Error(`The screen "${screen}" has no machine.`);
  return entry.load();
});

function verdictOf({ access, location }: ScreensContext) {
  return location ? admission(access, location.href) : ({ type: 'wait' } as const);
}

/** The visit that the address asks for now; null when it waits or goes elsewhere. */
function wished(context: ScreensContext): Visit | null {
  const verdict = verdictOf(context);
  if (verdict.type !== 'show' || !context.location) return null;
  const { screen, params } = verdict;
  const { href, search } = context.location;
  return { key: `${screen} ${JSON.stringify(params)}`, screen, params, search, href, actor: null };
}

const sameSearch = (one: Visit, other: Visit) => JSON.stringify(one.search) === JSON.stringify(other.search);

export const screensMachine = setup({
  types: {
    context: {} as ScreensContext,
    events: {} as ScreensOwnEvent,
    emitted: {} as NavigateEvent,
    tags: {} as 'loading',
  },
  actors: { loadScreen },
  actions: {
    keepLocation: assign({
      location: ({ context, event }) =>
        event.type === 'route.commit' ? { href: event.href, search: event.search } : context.location,
    }),
    keepSearch: assign({
      location: ({ context, event }) =>
        event.type === 'search.change' && context.location
          ? { ...context.location, search: event.search }
          : context.location,
    }),
    keepAccess: assign({
      access: ({ context, event }) =>
        event.type === 'access.changed' ? { ...context.access, ...event.access } : context.access,
    }),
    stopAll: enqueueActions(({ context, enqueue }) => {
      for (const visit of [context.live, context.beneath]) if (visit?.actor) enqueue.stopChild(visit.actor);
      enqueue.assign({ live: null, beneath: null, screen: null });
    }),
    /** The address may ask for a language: that of a signed-out page, or a forced one (H09, I11). */
    tellLanguage: sendTo(
      ({ system }) => seat(system, 'shell'),
      ({ context }) => {
        const { live, access } = context;
        const outside = access.session === 'out' ? live?.search['lang'] : undefined;
        const asked = live?.params['lang'] ?? live?.search['force_locale'] ?? outside;
        const lang = typeof asked === 'string' ? asked.toLowerCase() : null;
        return { type: 'language.force', lang: isLanguage(lang) ? lang : null };
      },
    ),
    redirect: emit(({ context }): NavigateEvent => {
      const verdict = verdictOf(context);
      return { type: 'navigate', to: verdict.type === 'redirect' ? verdict.to : '/', replace: true };
    }),
    /** The same visit goes on: only its search may have changed. */
    passSearch: enqueueActions(({ context, enqueue }) => {
      const next = wished(context);
      const { live } = context;
      if (!next || !live) return;
      if (live.actor && !sameSearch(next, live))
        enqueue.sendTo(live.actor, { type: 'search.change', search: next.search });
      enqueue.assign({ live: { ...next, actor: live.actor } });
    }),
    bringBack: enqueueActions(({ context, enqueue }) => {
      const next = wished(context);
      const { live, beneath } = context;
      if (!next || !beneath) return;
      if (live?.actor) enqueue.stopChild(live.actor);
      if (beneath.actor) {
        enqueue.sendTo(beneath.actor, { type: 'screen.resumed' });
        if (!sameSearch(next, beneath)) enqueue.sendTo(beneath.actor, { type: 'search.change', search: next.search });
      }
      enqueue.assign({ live: { ...next, actor: beneath.actor }, beneath: null, screen: next.screen });
    }),
    open: enqueueActions(({ context, enqueue }) => {
      const next = wished(context);
      const { live, beneath } = context;
      if (!next) return;
      if (beneath?.actor) enqueue.stopChild(beneath.actor);
      if (live?.actor) enqueue.sendTo(live.actor, { type: 'screen.rested' });
      enqueue.assign({ live: next, beneath: live?.actor ? live : null, screen: next.screen });
    }),
    closeLive: enqueueActions(({ context, enqueue }) => {
      if (context.live?.actor) enqueue.stopChild(context.live.actor);
      enqueue.assign({ live: context.live && { ...context.live, actor: null } });
    }),
    dropBeneath: enqueueActions(({ context, enqueue }) => {
      if (context.beneath?.actor) enqueue.stopChild(context.beneath.actor);
      enqueue.assign({ beneath: null });
    }),
    navigate: emit(({ event }): NavigateEvent => {
      if (event.type !== 'navigate') throw new Error(`Only a navigation navigates, not ${event.type}.`);
      return event;
    }),
  },
  guards: {
    mustWait: ({ context }) => verdictOf(context).type === 'wait',
    mustRedirect: ({ context }) => verdictOf(context).type === 'redirect',
    goesOn: ({ context }) => context.live !== null && wished(context)?.key === context.live.key,
    goesBack: ({ context }) => context.beneath !== null && wished(context)?.key === context.beneath.key,
    changesSession: ({ context, event }) =>
      event.type === 'access.changed' &&
      event.access.session !== undefined &&
      event.access.session !== context.access.session,
    isComplete: ({ context }) =>
      context.live !== null && (context.live.actor !== null || !machines[context.live.screen]),
    beneathCrashed: ({ context, event }) => 'actorId' in event && event.actorId === context.beneath?.actor?.id,
    liveCrashed: ({ context, event }) => 'actorId' in event && event.actorId === context.live?.actor?.id,
  },
}).createMachine({
  id: 'screens',
  context: { screen: null, access: noAccess, location: null, live: null, beneath: null },
  initial: 'deciding',
  on: {
    'route.commit': { target: '.deciding', actions: 'keepLocation' },
    'search.change': { target: '.deciding', actions: 'keepSearch' },
    'access.changed': [
      { guard: 'changesSession', target: '.deciding', actions: ['stopAll', 'keepAccess'] },
      { target: '.deciding', actions: 'keepAccess' },
    ],
    navigate: { actions: 'navigate' },
    // A child's crash would end the parent, and with it the whole console, if nothing took it here.
    'xstate.error.actor.*': [
      { guard: 'beneathCrashed', actions: 'dropBeneath' },
      { guard: 'liveCrashed', target: '.crashed', actions: 'closeLive' },
      {},
    ],
  },
  states: {
    deciding: {
      always: [
        { guard: 'mustWait', target: 'waiting' },
        { guard: 'mustRedirect', target: 'waiting', actions: 'redirect' },
        { guard: 'goesOn', target: 'choosing', actions: 'passSearch' },
        { guard: 'goesBack', target: 'choosing', actions: 'bringBack' },
        { target: 'choosing', actions: 'open' },
      ],
    },
    choosing: {
      entry: 'tellLanguage',
      always: [{ guard: 'isComplete', target: 'showing' }, { target: 'loading' }],
    },
    waiting: {},
    loading: {
      tags: ['loading'],
      invoke: {
        src: 'loadScreen',
        id: 'loadScreen',
        input: ({ context }) => ({ screen: context.live?.screen ?? 'notFound' }),
        onDone: {
          target: 'showing',
          actions: assign({
            live: ({ context, event, spawn }): Visit | null => {
              if (!context.live) return null;
              const { key, params, search } = context.live;
              // The same visit has the same id in every run; the types know no id for logic that is loaded later.
              const named: { input: ScreenInput } = Object.assign({ input: { params, search } }, { id: key });
              const actor: AnyActorRef = spawn(event.output, named);
              return { ...context.live, actor };
            },
          }),
        },
        onError: 'unloaded',
      },
    },
    showing: {},
    crashed: { on: { 'screen.reopen': 'loading' } },
    unloaded: { on: { 'screen.reopen': 'loading' } },
  },
});

export type ScreensActor = ActorRefFrom<typeof screensMachine>;
