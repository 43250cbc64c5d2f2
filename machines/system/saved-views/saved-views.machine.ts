import { assign, enqueueActions, setup, type ActorRefFrom, fromCallback, type EventObject } from 'xstate';
import {
  viewKey,
  viewNameFault,
  viewOf,
  readSavedViews,
  type SavedView,
  type ViewList,
} from '../../domain/saved-views';
import { systemClockOf } from '../../kit/port';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import type { ProfileEvent } from '../../system-actors/profile';
import type { screensMachine } from '../screens/screens.machine';

export interface SavedViewsContext {
  profile: SystemActors['profile'];
  screens: SystemActors['screens'];
  /** Whose views are looked through. */
  list: ViewList | null;
  /** The id of the one whose name is changed. */
  renaming: string | null;
  /** The one that was deleted last, for as long as it can be had back. */
  dropped: SavedView | null;
}

/** The screen is another one now. */
export interface ScreenChanged {
  type: 'screen.left';
}

export type SavedViewsEvent =
  | ScreenChanged
  | { type: 'views.open'; list: ViewList }
  | { type: 'views.close' }
  /** The list as its address has it now, under that name. */
  | { type: 'view.keep'; name: string }
  | { type: 'view.rename'; id: string }
  | { type: 'rename.keep'; name: string }
  | { type: 'rename.cancel' }
  | { type: 'view.delete'; id: string }
  | { type: 'view.restore' };

/** Says `screen.left` each time that the screen is another one. */
export const watchScreenChange = fromCallback<EventObject>(({ sendBack, system }) => {
  const screens = systemActor(system, 'screens');
  let shown = screens.getSnapshot().context.screen;
  const { unsubscribe } = screens.subscribe(({ context: { screen } }) => {
    if (screen !== shown) sendBack({ type: 'screen.left' } satisfies ScreenChanged);
    shown = screen;
  });
  return unsubscribe;
});

/** Where the console is; the whole of `screens` knows it. */
const placeOf = ({ screens }: SavedViewsContext) =>
  (screens as ActorRefFrom<typeof screensMachine>).getSnapshot().context.place ?? null;
const othersOf = ({ profile, list }: SavedViewsContext): SavedView[] =>
  list === null ? [] : readSavedViews(profile.getSnapshot().context.profile?.settings, list);
const keeping = ({ id, ...view }: SavedView): ProfileEvent => ({ type: 'setting.keep', key: viewKey(id), value: view });

/** The filters of a list under a name, kept with the profile: where the list stands is its address, of which this has nothing. */
export const savedViewsMachine = setup({
  types: { context: {} as SavedViewsContext, events: {} as SavedViewsEvent },
  actors: { screenLeft: watchScreenChange },
  actions: {
    begin: assign((_, list: ViewList) => ({ list, renaming: null, dropped: null })),
    keep: enqueueActions(({ context, enqueue, system }, name: string) => {
      const { list } = context;
      const place = placeOf(context);
      if (place === null || list === null) return;
      const id = systemClockOf(system).newId();
      enqueue.sendTo(systemActor(system, 'profile'), keeping({ id, list, name: name.trim(), ...viewOf(place, list) }));
    }),
    beginRename: assign((_, renaming: string) => ({ renaming })),
    endRename: assign({ renaming: null }),
    rename: enqueueActions(({ context, enqueue, system }, name: string) => {
      const view = othersOf(context).find(({ id }) => id === context.renaming);
      if (view !== undefined) enqueue.sendTo(systemActor(system, 'profile'), keeping({ ...view, name: name.trim() }));
    }),
    drop: enqueueActions(({ context, enqueue, system }, id: string) => {
      const dropped = othersOf(context).find((view) => view.id === id) ?? null;
      if (dropped === null) return;
      enqueue.sendTo(systemActor(system, 'profile'), { type: 'setting.keep', key: viewKey(id), value: null });
      enqueue.assign({ dropped });
    }),
    restore: enqueueActions(({ context: { dropped }, enqueue, system }) => {
      if (dropped !== null) enqueue.sendTo(systemActor(system, 'profile'), keeping(dropped));
      enqueue.assign({ dropped: null });
    }),
  },
  guards: {
    canKeep: ({ context }, name: string) =>
      placeOf(context)?.address === context.list && viewNameFault(name, othersOf(context), null) === null,
    canRename: ({ context }, name: string) => viewNameFault(name, othersOf(context), context.renaming) === null,
    isDropped: ({ context }) => context.dropped !== null,
  },
}).createMachine({
  id: 'savedViews',
  context: ({ self: { system } }) => ({
    profile: systemActor(system, 'profile'),
    screens: systemActor(system, 'screens'),
    list: null,
    renaming: null,
    dropped: null,
  }),
  invoke: { id: 'screenLeft', src: 'screenLeft' },
  initial: 'closed',
  states: {
    closed: { on: { 'views.open': { target: 'open', actions: { type: 'begin', params: ({ event }) => event.list } } } },
    open: {
      initial: 'looking',
      on: {
        'views.close': 'closed',
        'screen.left': 'closed',
        'view.delete': {
          target: '.looking',
          actions: ['endRename', { type: 'drop', params: ({ event }) => event.id }],
        },
        'view.restore': { guard: 'isDropped', actions: 'restore' },
        'view.rename': { target: '.renaming', actions: { type: 'beginRename', params: ({ event }) => event.id } },
      },
      states: {
        looking: {
          on: {
            'view.keep': {
              guard: { type: 'canKeep', params: ({ event }) => event.name },
              target: '#savedViews.closed',
              actions: { type: 'keep', params: ({ event }) => event.name },
            },
          },
        },
        renaming: {
          on: {
            'rename.keep': {
              guard: { type: 'canRename', params: ({ event }) => event.name },
              target: 'looking',
              actions: [{ type: 'rename', params: ({ event }) => event.name }, 'endRename'],
            },
            'rename.cancel': { target: 'looking', actions: 'endRename' },
          },
        },
      },
    },
  },
});
