import { assign, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { SellerHistory, SellerReport } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';

export interface SellerHistoryInput {
  sellerId: string;
}

export interface SellerHistoryContext extends SellerHistoryInput {
  /** In the order of the gateway, none twice. */
  reports: SellerReport[];
  /** How many there are, as the last answer has it. */
  total: number;
  /** Over all of them; null until the gateway has answered. */
  counts: { denounces: number; counterNotices: number; accepted: number } | null;
  failure: Failure | null;
}

export type SellerHistoryEvent =
  | { type: 'history.more' }
  /** Only where the last question failed. */
  | { type: 'history.reload' };

/** The reports of one seller, some at a time: those that were read stay while the next are asked for. */
export const sellerHistoryMachine = setup({
  types: { context: {} as SellerHistoryContext, events: {} as SellerHistoryEvent, input: {} as SellerHistoryInput },
  actors: { counterNotices: port('counterNotices') },
  actions: {
    take: assign(({ context }, { items, total, denounces, counterNotices, accepted }: SellerHistory) => {
      const known = new Set(context.reports.map(({ caseId }) => caseId));
      const reports = [...context.reports, ...items.filter(({ caseId }) => !known.has(caseId))];
      return {
        reports,
        total: reports.length === context.reports.length ? reports.length : total,
        counts: { denounces, counterNotices, accepted },
        failure: null,
      };
    }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: { more: ({ context: { reports, total } }) => reports.length < total },
}).createMachine({
  id: 'sellerHistory',
  context: ({ input }) => ({ ...input, reports: [], total: 0, counts: null, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      tags: ['asking'],
      invoke: {
        id: 'counterNotices',
        src: 'counterNotices',
        input: ({ context: { sellerId, reports } }) => ({
          sellerId,
          size: pageSizes.sellerHistory,
          from: reports.length,
        }),
        onDone: [
          { guard: succeeded, target: 'shown', actions: { type: 'take', params: ({ event }) => valueOf(event) } },
          { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => failureOf(event) } },
        ],
      },
    },
    shown: { on: { 'history.more': { guard: 'more', target: 'asking' } } },
    failed: { on: { 'history.reload': 'asking' } },
  },
});
