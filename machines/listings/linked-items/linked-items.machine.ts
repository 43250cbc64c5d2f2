import { assign, enqueueActions, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { CatalogueOffer, Listing, Page } from '../../../contracts/shapes';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import {
  toListingsConfirm,
  listingsActor,
  listingsRevision,
  type ListingsRequest,
} from '../../shared/listings-request';

export interface LinkedItemsInput {
  /** The listing itself, which is not among those linked to it. */
  articleId: string;
  /** The catalogue page that they all take part in. */
  productId: string;
}

export interface LinkedItemsContext extends LinkedItemsInput, ListingsRequest {
  /** Ids of the listings that take part, in the order of the gateway; null until it has answered. */
  linked: string[] | null;
  /** How many of them were asked for. */
  asked: number;
  /** Those that are known; they stand in the system actor `listings`. */
  ids: string[];
  failure: Failure | null;
}

export type LinkedItemsEvent =
  | { type: 'linked.more' }
  /** Only where the last question failed. */
  | { type: 'linked.reload' };

/** How many listings are asked for at a time. */
const some = 20;
const next = ({ linked, asked }: LinkedItemsContext) => (linked ?? []).slice(asked, asked + some);

export const linkedItemsMachine = setup({
  types: { context: {} as LinkedItemsContext, events: {} as LinkedItemsEvent, input: {} as LinkedItemsInput },
  actors: { articlesCatalogo: port('articlesCatalogo'), articlesByIds: port('articlesByIds') },
  actions: {
    setLinked: assign(({ context: { articleId } }, { items }: Page<CatalogueOffer>) => ({
      linked: [...new Set(items.map(({ itemId }) => itemId))].filter((id) => id !== articleId),
      failure: null,
    })),
    noteMoment: assign({ asOf: listingsRevision }),
    take: enqueueActions(({ context, enqueue, system }, listings: Listing[]) => {
      enqueue.sendTo(listingsActor({ system }), toListingsConfirm(context, listings));
      const known = new Set(listings.map(({ id }) => id));
      enqueue.assign({
        asked: context.asked + next(context).length,
        ids: [...context.ids, ...next(context).filter((id) => known.has(id))],
        failure: null,
      });
    }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    unknown: ({ context }) => context.linked === null,
    more: ({ context }) => next(context).length > 0,
  },
}).createMachine({
  id: 'linkedItems',
  context: ({ input }) => ({ ...input, linked: null, asked: 0, ids: [], failure: null, asOf: 0 }),
  initial: 'choosing',
  states: {
    choosing: {
      always: [{ guard: 'unknown', target: 'finding' }, { guard: 'more', target: 'asking' }, { target: 'shown' }],
    },
    finding: {
      tags: ['asking'],
      invoke: {
        id: 'articlesCatalogo',
        src: 'articlesCatalogo',
        input: ({ context }) => ({ articleId: context.productId }),
        onDone: [
          {
            guard: succeeded,
            target: 'choosing',
            actions: { type: 'setLinked', params: ({ event }) => valueOf(event) },
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    asking: {
      tags: ['asking'],
      entry: 'noteMoment',
      invoke: {
        id: 'articlesByIds',
        src: 'articlesByIds',
        input: ({ context }) => ({ articlesIds: next(context) }),
        onDone: [
          {
            guard: succeeded,
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => valueOf(event) },
          },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    shown: { on: { 'linked.more': { guard: 'more', target: 'asking' } } },
    failed: { on: { 'linked.reload': 'choosing' } },
  },
});
