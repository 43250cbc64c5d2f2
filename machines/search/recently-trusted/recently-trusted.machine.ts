import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import {
  toListingsConfirm,
  listingsActor,
  listingsRevision,
  type ListingsRequest,
} from '../../shared/listings-request';
import { triageMachine } from '../../shared/triage/triage.machine';
import { toFullRowsChanged } from '../../shared/triage/triage.rules';
import { watchTrustedIds, type TrustedIdsChanged } from '../../shared/watch-drafts';
import type { ScreenInput } from '../../domain/addresses';
import type { TriageParentEvent } from '../../shared/triage/triage.types';

export type RecentlyTrustedInput = ScreenInput<'recentlyTrusted'>;

interface RecentlyTrustedContext extends ListingsRequest {
  listings: SystemActors['listings'];
  /** What was trusted here as far as anybody remembers, last first. */
  kept: string[];
  /** Of the listings shown, as of when they were asked for: one whose trust is undone stays in its place. */
  ids: string[];
  failure: Failure | null;
}

export type RecentlyTrustedEvent =
  | TrustedIdsChanged
  | { type: 'trusted.reload' }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | TriageParentEvent;

/** What was trusted in this browser, so that a mistake can be found again and undone. */
export const recentlyTrustedMachine = setup({
  types: {
    context: {} as RecentlyTrustedContext,
    events: {} as RecentlyTrustedEvent,
    input: {} as RecentlyTrustedInput,
    children: {} as { triage: 'triage'; trustedWatch: 'trustedWatch'; articlesByIds: 'articlesByIds' },
  },
  actors: { triage: triageMachine, trustedWatch: watchTrustedIds, articlesByIds: port('articlesByIds') },
  actions: {
    setSeen: assign(({ event }) => (event.type === 'trusted.seen' ? { kept: event.ids } : {})),
    noteMoment: assign({ asOf: listingsRevision }),
    /** One whose mark is still on its way is trusted, whatever the gateway says of it. */
    take: enqueueActions(({ context, enqueue, system }, listings: Listing[]) => {
      const { visible } = context.listings.getSnapshot().context;
      const trusted = new Set(
        listings.filter(({ id, approved }) => approved ?? visible[id]?.pendingMark).map(({ id }) => id),
      );
      const ids = context.kept.filter((id) => trusted.has(id));
      enqueue.sendTo(listingsActor({ system }), toListingsConfirm(context, listings));
      enqueue.assign({ ids, failure: null });
    }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    notifyTriage: sendTo('triage', ({ context: { ids } }) => toFullRowsChanged(ids)),
    toTriage: forwardTo('triage'),
  },
  guards: {
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
    failure: null,
    asOf: 0,
  }),
  invoke: [
    {
      id: 'triage',
      src: 'triage',
      input: { place: 'live_searches', originModel: 'live_search', visit: 'recentlyTrusted', movesOn: false },
    },
    { id: 'trustedWatch', src: 'trustedWatch' },
  ],
  on: {
    'trusted.seen': [{ guard: 'bringsNew', target: '.asking', actions: 'setSeen' }, { actions: 'setSeen' }],
    'screen.resumed': { actions: 'toTriage' },
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
            actions: [{ type: 'take', params: ({ event }) => valueOf(event) }, 'notifyTriage'],
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    shown: { on: { 'trusted.reload': [{ guard: 'isNone' }, { target: 'asking' }] } },
    failed: { on: { 'trusted.reload': 'asking' } },
  },
});
