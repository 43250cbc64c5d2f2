import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { readPaste, type Paste, restorePaste, type PasteFault } from '../../domain/pasted-listings';
import { canBeMarked } from '../../domain/result-tabs';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import {
  toListingsConfirm,
  listingsActor,
  listingsRevision,
  type ListingsRequest,
} from '../../shared/listings-request';
import { countRemaining, noteRemaining } from '../../shared/note-remaining';
import { triageMachine } from '../../shared/triage/triage.machine';
import { listingPreviewMachine } from '../listing-preview/listing-preview.machine';
import { watchDrafts } from '../../shared/watch-drafts';
import type { ScreenInput } from '../../domain/addresses';
import type { TriageParentEvent } from '../../shared/triage/triage.types';

export type PastedListingsInput = ScreenInput<'pastedListings'>;

interface PastedListingsContext extends ListingsRequest {
  listings: SystemActors['listings'];
  id: string;
  /** The listings that the paste names, in its order. */
  ids: string[];
  faults: PasteFault[];
  /** Still to be asked for, and those that are asked for now. */
  pending: string[];
  asked: string[];
  /** Those that the gateway has, in the order of the paste, and those that it doesn't. */
  found: string[];
  missing: string[];
  /** Those of batches that failed, and why the last one did. */
  unread: string[];
  failure: Failure | null;
  /** The batch before failed, too. */
  failedLast: boolean;
}

export type PastedListingsEvent =
  | PasteRestored
  /** Those that could not be had are asked for again. */
  | { type: 'listings.retry' }
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | TriageParentEvent;

export type PasteRestored = { type: 'paste.found'; paste: Paste } | { type: 'paste.missing' };

/** Says once what the browser has of a paste. */
const watchPaste = watchDrafts<{ id: string }>(({ drafts, read }, { id }): PasteRestored | null => {
  const paste = restorePaste(drafts, id);
  if (paste !== null) return { type: 'paste.found', paste };
  return read === true ? { type: 'paste.missing' } : null;
});

/** The listings of a paste, read batch by batch and decided on one after the other, or together. */
export const pastedListingsMachine = setup({
  types: {
    context: {} as PastedListingsContext,
    events: {} as PastedListingsEvent,
    input: {} as PastedListingsInput,
    children: {} as { triage: 'triage'; preview: 'preview'; paste: 'paste'; articlesByIds: 'articlesByIds' },
  },
  actors: {
    triage: triageMachine,
    preview: listingPreviewMachine,
    paste: watchPaste,
    articlesByIds: port('articlesByIds'),
  },
  actions: {
    readPasted: assign((_, paste: Paste) => {
      const { ids, faults } = readPaste(paste);
      return { ids, faults, pending: ids };
    }),
    nextBatch: assign(({ context: { pending }, system }) => ({
      asked: pending.slice(0, pageSizes.listings),
      pending: pending.slice(pageSizes.listings),
      asOf: listingsRevision({ system }),
    })),
    applyListings: enqueueActions(({ context, enqueue, system }, listings: Listing[]) => {
      const has = new Set([...context.found, ...listings.map(({ id }) => id)]);
      const isAnswered = new Set([...context.missing, ...context.asked]);
      enqueue.sendTo(listingsActor({ system }), toListingsConfirm(context, listings));
      enqueue.assign({
        found: context.ids.filter((id) => has.has(id)),
        missing: context.ids.filter((id) => isAnswered.has(id) && !has.has(id)),
        asked: [],
        failedLast: false,
      });
    }),
    setAside: assign(({ context: { unread, asked } }, failure: Failure) => ({
      unread: [...unread, ...asked],
      asked: [],
      failure,
      failedLast: true,
    })),
    stop: assign(({ context: { unread, pending } }) => ({ unread: [...unread, ...pending], pending: [] })),
    askAgain: assign(({ context: { unread } }) => ({
      pending: unread,
      unread: [],
      failure: null,
      failedLast: false,
    })),
    notifyTriage: sendTo('triage', ({ context: { ids, found, missing, pending, asked } }) => ({
      type: 'rows.changed' as const,
      ids: found,
      progress: {
        read: found.length + missing.length,
        total: ids.length,
        ends: pending.length + asked.length === 0,
        stuck: false,
      },
      address: null,
    })),
    toTriage: forwardTo('triage'),
    noteRemaining: enqueueActions((now) => {
      const { found, listings, pending } = now.context;
      const { visible } = listings.getSnapshot().context;
      noteRemaining(now, (mark) => countRemaining(found, visible, mark, canBeMarked), pending.length > 0);
    }),
  },
  guards: {
    hasPending: ({ context: { pending } }) => pending.length > 0,
    hasUnread: ({ context: { unread } }) => unread.length > 0,
    failedBefore: ({ context: { failedLast } }) => failedLast,
  },
}).createMachine({
  id: 'pastedListings',
  context: ({ input, self }) => ({
    listings: systemActor(self.system, 'listings'),
    id: input.params.id,
    ids: [],
    faults: [],
    pending: [],
    asked: [],
    found: [],
    missing: [],
    unread: [],
    failure: null,
    failedLast: false,
    asOf: 0,
  }),
  invoke: [
    {
      id: 'triage',
      src: 'triage',
      input: ({ context: { id } }) => ({
        place: 'live_searches',
        originModel: 'quick_search',
        visit: `pasted ${id}`,
        movesOn: true,
      }),
    },
    { id: 'preview', src: 'preview' },
  ],
  on: {
    'screen.resumed': { actions: 'toTriage' },
    'decision.made': { actions: 'noteRemaining' },
  },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: { id: 'paste', src: 'paste', input: ({ context: { id } }) => ({ id }) },
      on: {
        'paste.found': {
          target: 'choosing',
          actions: { type: 'readPasted', params: ({ event }) => event.paste },
        },
        'paste.missing': 'missing',
      },
    },
    missing: {},
    choosing: {
      entry: 'notifyTriage',
      always: [{ guard: 'hasPending', target: 'asking' }, { target: 'shown' }],
    },
    asking: {
      tags: ['asking'],
      entry: 'nextBatch',
      invoke: {
        id: 'articlesByIds',
        src: 'articlesByIds',
        input: ({ context }) => ({ articlesIds: context.asked }),
        onDone: [
          {
            guard: succeeded,
            target: 'choosing',
            actions: { type: 'applyListings', params: ({ event }) => valueOf(event) },
          },
          {
            guard: 'failedBefore',
            target: 'choosing',
            actions: [{ type: 'setAside', params: ({ event }) => failureOf(event) }, 'stop'],
          },
          { target: 'choosing', actions: { type: 'setAside', params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    shown: {
      on: { 'listings.retry': { guard: 'hasUnread', target: 'choosing', actions: 'askAgain' } },
    },
  },
});
