import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { Failure, SavedCursor } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { goTo } from '../../domain/navigation-events';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { toListingsConfirm, listingsActor, listingsRevision } from '../../shared/listings-request';
import { persistCursor } from '../../shared/persist-cursor';
import { markingMachine } from '../../shared/marking/marking.machine';
import { markingTransitions, isDecision } from '../../shared/marking/marking.rules';
import { selectionMachine } from '../../shared/selection/selection.machine';
import {
  toHoldOrRelease,
  toListingDecision,
  toListingsDecided,
  toShownByFullList,
} from '../../shared/selection/selection.rules';
import { moveCursor, restoreCursor } from '../../shared/cursor';
import type { RecentlyTrustedContext, RecentlyTrustedEvent, RecentlyTrustedInput } from './recently-trusted.types';
import { watchTrustedIds } from './watch-trusted-ids';

const originModel = 'live_search';
type AboutOne = Extract<RecentlyTrustedEvent, { id?: string }>;
const subjectOf = (context: RecentlyTrustedContext, event: RecentlyTrustedEvent) =>
  (event as AboutOne).id ?? context.cursor;

/** What was trusted in this browser, so that a mistake can be found again and undone. */
export const recentlyTrustedMachine = setup({
  types: {
    context: {} as RecentlyTrustedContext,
    events: {} as RecentlyTrustedEvent,
    input: {} as RecentlyTrustedInput,
    children: {} as {
      marking: 'marking';
      selection: 'selection';
      trustedSeen: 'trustedSeen';
      cursorKept: 'cursorKept';
      articlesByIds: 'articlesByIds';
    },
  },
  actors: {
    marking: markingMachine,
    selection: selectionMachine,
    trustedSeen: watchTrustedIds,
    cursorKept: persistCursor,
    articlesByIds: port('articlesByIds'),
  },
  actions: {
    keepSeen: assign(({ event }) => (event.type === 'trusted.seen' ? { kept: event.ids } : {})),
    noteMoment: assign({ asOf: listingsRevision }),
    /** One whose mark is still on its way is trusted, whatever the gateway says of it. */
    take: enqueueActions(({ context, enqueue, system }, listings: Listing[]) => {
      const { visible } = context.listings.getSnapshot().context;
      const trusted = new Set(
        listings.filter(({ id, approved }) => approved ?? visible[id]?.pendingMark).map(({ id }) => id),
      );
      const ids = context.kept.filter((id) => trusted.has(id));
      enqueue.sendTo(listingsActor({ system }), toListingsConfirm(context, listings));
      const { goesOn: _, ...walked } = restoreCursor({ ...context, goesOn: false }, ids, true);
      enqueue.assign({ ids, ...walked, failure: null });
    }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    tellSelection: sendTo('selection', ({ context: { ids } }) => toShownByFullList(ids)),
    holdSelection: sendTo('selection', toHoldOrRelease),
    tellDecided: sendTo('selection', toListingsDecided),
    decideMany: sendTo('marking', toListingDecision),
    toCursorKept: forwardTo('cursorKept'),
    recall: assign(({ context }, recalled: SavedCursor) => {
      const { cursor, recalled: left } = restoreCursor({ ...context, goesOn: false, recalled }, context.ids, true);
      return { cursor, recalled: left };
    }),
    goTo: assign((_, cursor: string) => ({ cursor, recalled: null })),
    move: assign(({ context }, by: number) => ({ cursor: moveCursor(context, by), recalled: null })),
    toMarking: enqueueActions(({ context, event, enqueue }) => {
      const id = subjectOf(context, event);
      if (id === null || !context.ids.includes(id) || !isDecision(event)) return;
      enqueue.assign({ cursor: id });
      enqueue.sendTo('marking', { type: event.type, ids: [id], byKey: event.id === undefined });
    }),
    openListing: enqueueActions(({ context, event, enqueue, system }) => {
      const id = subjectOf(context, event);
      if (id === null || !context.ids.includes(id)) return;
      enqueue.assign({ cursor: id });
      const search = { from: originModel };
      enqueue.sendTo(systemActor(system, 'screens'), goTo({ to: 'listing', params: { articleId: id }, search }));
    }),
  },
  guards: {
    isListed: ({ context, event }) => event.type === 'cursor.go' && context.ids.includes(event.id),
    bringsNew: ({ context, event }) =>
      event.type === 'trusted.seen' && event.ids.some((id) => !context.kept.includes(id)),
    isNone: ({ context }) => context.kept.length === 0,
  },
  // Drafts are read from the browser in a few milliseconds: nobody is told meanwhile that nothing was trusted.
  delays: { untilRead: 400 },
}).createMachine({
  id: 'recentlyTrusted',
  context: ({ self }) => ({
    listings: systemActor(self.system, 'listings'),
    kept: [],
    ids: [],
    cursor: null,
    recalled: null,
    failure: null,
    asOf: 0,
  }),
  invoke: [
    { id: 'marking', src: 'marking', input: { place: 'live_searches', originModel } },
    { id: 'selection', src: 'selection', input: {} },
    { id: 'trustedSeen', src: 'trustedSeen' },
    {
      id: 'cursorKept',
      src: 'cursorKept',
      input: ({ self }) => ({
        visit: 'recentlyTrusted',
        list: self,
        stands: () => ({ ...self.getSnapshot().context, address: null }),
      }),
    },
  ],
  on: {
    'trusted.seen': [{ guard: 'bringsNew', target: '.asking', actions: 'keepSeen' }, { actions: 'keepSeen' }],
    'screen.resumed': { actions: 'toCursorKept' },
    'cursor.recalled': { actions: { type: 'recall', params: ({ event }) => event.cursor } },
    'cursor.go': { guard: 'isListed', actions: { type: 'goTo', params: ({ event }) => event.id } },
    'cursor.move': { actions: { type: 'move', params: ({ event }) => event.by } },
    ...markingTransitions,
    'listing.open': { actions: 'openListing' },
    'mark.made': { actions: 'tellDecided' },
    'many.reporting': { actions: { type: 'holdSelection', params: ({ event: { open } }) => ({ open }) } },
    'many.decided': { actions: { type: 'decideMany', params: ({ event: { what, ids } }) => ({ what, ids }) } },
  },
  initial: 'waiting',
  states: {
    waiting: { after: { untilRead: 'shown' } },
    asking: {
      tags: ['asking'],
      entry: 'noteMoment',
      invoke: {
        id: 'articlesByIds',
        src: 'articlesByIds',
        input: ({ context }) => ({ articlesIds: context.kept }),
        onDone: [
          {
            guard: succeeded,
            target: 'shown',
            actions: [{ type: 'take', params: ({ event }) => valueOf(event) }, 'tellSelection'],
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    shown: { on: { 'trusted.reload': [{ guard: 'isNone' }, { target: 'asking' }] } },
    failed: { on: { 'trusted.reload': 'asking' } },
  },
});
