import {
  type SellerInformationInput,
  type SellerMark,
  type SellerMarkChanged,
  type SellerInformationContext,
  type SellerInformationEvent,
  flagsOf,
  sellerMarkOf,
  targetMarkOf,
} from './seller-information.rules';
import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Seller } from '../../../contracts/shapes';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { mutation } from '../../kit/mutation';
import { sellerHistoryMachine } from '../seller-history/seller-history.machine';
import { isMutationDone } from '../../domain/sends';
import type { OutboxFacts } from '../../system-actors/outbox';
import { watchOutbox } from '../watch-system-actors';

/** To what the mark of that seller is being changed; null when nothing changes it. */
export function queuedSellerMarkOf({ jobs }: Pick<OutboxFacts, 'jobs'>, sellerId: string): SellerMark | null {
  const targetMarks = Object.values(jobs).flatMap(({ phase, work }) => {
    if (isMutationDone({ phase }) || work.kind !== 'command') return [];
    const mark = targetMarkOf(work.command);
    return mark !== null && 'sellerId' in work.command.input && work.command.input.sellerId === sellerId ? [mark] : [];
  });
  return targetMarks.at(-1) ?? null;
}

/** Says `mark.seen` at once where the seller's mark is being changed, and whenever that changes. */
export const watchSellerMark = watchOutbox<SellerMark | null, { sellerId: string }>(
  (facts, { sellerId }) => queuedSellerMarkOf(facts, sellerId),
  (mark): SellerMarkChanged => ({ type: 'mark.seen', mark }),
  null,
);

/** What is known of one seller, its mark, and its earlier reports. A mark paints at once, and goes back where it fails. */
export const sellerInformationMachine = setup({
  types: {
    context: {} as SellerInformationContext,
    events: {} as SellerInformationEvent,
    input: {} as SellerInformationInput,
    children: {} as { sellerHistory: 'sellerHistory'; markSeen: 'markSeen' },
  },
  actors: {
    seller: port('seller'),
    markSeen: watchSellerMark,
    watch: mutation('blackListSeller'),
    trust: mutation('whiteListSeller'),
    unmark: mutation('deleteSellerFromDB'),
    sellerHistory: sellerHistoryMachine,
  },
  actions: {
    noteAsked: assign({ given: null }),
    setSeller: assign(({ context: { given } }, seller: Seller) => ({
      seller: { ...seller, ...flagsOf(given ?? sellerMarkOf(seller)) },
      failure: null,
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setMark: assign(({ context: { seller } }, mark: SellerMark) => ({
      seller: seller && { ...seller, ...flagsOf(mark) },
      seen: null,
      given: mark,
    })),
    clearSeen: assign({ seen: null }),
    setSeen: assign((_, seen: SellerMark | null) => ({ seen })),
  },
  guards: {
    leadsTo: ({ context: { seller }, event }, mark: SellerMark) =>
      seller !== null && event.type === 'seller.mark' && event.mark === mark && sellerMarkOf(seller) !== mark,
    isUnderWay: ({ context: { seen } }) => seen !== null,
    isOver: ({ context: { seen } }) => seen === null,
  },
}).createMachine({
  id: 'sellerInformation',
  context: ({ input }) => ({ ...input, seller: null, failure: null, seen: null, given: null }),
  type: 'parallel',
  invoke: { id: 'markSeen', src: 'markSeen', input: ({ context: { sellerId } }) => ({ sellerId }) },
  on: { 'mark.seen': { actions: { type: 'setSeen', params: ({ event }) => event.mark } } },
  states: {
    facts: {
      initial: 'asking',
      states: {
        asking: {
          entry: 'noteAsked',
          invoke: {
            id: 'seller',
            src: 'seller',
            input: ({ context: { sellerId, siteId } }) => ({ sellerId, siteId }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: { type: 'setSeller', params: ({ event }) => valueOf(event) },
              },
              { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        shown: {},
        failed: { on: { 'seller.reload': 'asking' } },
      },
    },
    mark: {
      initial: 'settled',
      states: {
        settled: {
          always: { guard: 'isUnderWay', target: 'elsewhere' },
          on: {
            'seller.mark': [
              { guard: { type: 'leadsTo', params: 'watched' }, target: 'watching' },
              { guard: { type: 'leadsTo', params: 'trusted' }, target: 'trusting' },
              { guard: { type: 'leadsTo', params: 'none' }, target: 'unmarking' },
            ],
          },
        },
        watching: {
          tags: ['busy'],
          invoke: {
            id: 'watch',
            src: 'watch',
            input: ({ context: { sellerId, siteId } }) => ({ sellerId, siteId }),
            onDone: [
              { guard: succeeded, target: 'settled', actions: { type: 'setMark', params: 'watched' } },
              { target: 'settled', actions: 'clearSeen' },
            ],
          },
        },
        trusting: {
          tags: ['busy'],
          invoke: {
            id: 'trust',
            src: 'trust',
            input: ({ context: { sellerId, siteId } }) => ({ sellerId, siteId }),
            onDone: [
              { guard: succeeded, target: 'settled', actions: { type: 'setMark', params: 'trusted' } },
              { target: 'settled', actions: 'clearSeen' },
            ],
          },
        },
        unmarking: {
          tags: ['busy'],
          invoke: {
            id: 'unmark',
            src: 'unmark',
            input: ({ context: { sellerId, seller } }) => ({
              sellerId,
              sellerStatus: seller?.trusted ? ('white' as const) : ('black' as const),
            }),
            onDone: [
              { guard: succeeded, target: 'settled', actions: { type: 'setMark', params: 'none' } },
              { target: 'settled', actions: 'clearSeen' },
            ],
          },
        },
        elsewhere: {
          tags: ['busy'],
          always: { guard: 'isOver', target: ['settled', '#sellerInformation.facts.asking'] },
        },
      },
    },
    history: {
      initial: 'closed',
      states: {
        closed: { on: { 'history.open': 'open' } },
        open: {
          on: { 'history.close': 'closed' },
          invoke: {
            id: 'sellerHistory',
            src: 'sellerHistory',
            input: ({ context: { sellerId } }) => ({ sellerId }),
          },
        },
      },
    },
  },
});
