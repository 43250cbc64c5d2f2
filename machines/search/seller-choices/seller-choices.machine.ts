import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Page, SellerChoice } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { setFailure, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';

export interface SellerChoicesInput {
  /** Null where sellers of every site are offered. */
  siteId: string | null;
}

interface SellerChoicesContext extends SellerChoicesInput {
  sellers: SellerChoice[];
  /** How many were read: the gateway may say one twice. */
  read: number;
  total: number;
  failure: Failure | null;
}

/** Who can be chosen in a filter: eight at first, nine more at a time (ruling D13). */
export const sellerChoicesMachine = setup({
  types: {
    context: {} as SellerChoicesContext,
    events: {} as { type: 'sellers.more' },
    input: {} as SellerChoicesInput,
  },
  actors: { filterProfileSellers: port('filterProfileSellers') },
  actions: {
    take: assign(({ context: { sellers, read } }, { items, total }: Page<SellerChoice>) => {
      const known = new Set(sellers.map(({ id }) => id));
      return {
        sellers: [...sellers, ...items.filter(({ id }) => !known.has(id))],
        read: read + items.length,
        total: items.length === 0 ? read : total,
        failure: null,
      };
    }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: { hasMore: ({ context }) => context.read < context.total },
}).createMachine({
  id: 'sellerChoices',
  context: ({ input }) => ({ ...input, sellers: [], read: 0, total: 0, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      tags: ['asking'],
      invoke: {
        id: 'filterProfileSellers',
        src: 'filterProfileSellers',
        input: ({ context: { siteId, read } }) => ({
          size: read === 0 ? pageSizes.sellersFirst : pageSizes.sellersNext,
          from: read,
          ...(siteId !== null && { siteId }),
        }),
        onDone: [
          { guard: succeeded, target: 'shown', actions: { type: 'take', params: ({ event }) => valueOf(event) } },
          { target: 'failed', actions: setFailure },
        ],
      },
    },
    shown: { on: { 'sellers.more': { guard: 'hasMore', target: 'asking' } } },
    failed: { on: { 'sellers.more': 'asking' } },
  },
});
