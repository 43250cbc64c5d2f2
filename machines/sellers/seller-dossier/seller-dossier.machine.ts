import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { HistoryReport, Listing, LiveSearchSummary, Page } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { goTo } from '../../domain/navigation-events';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { mutation } from '../../kit/mutation';
import {
  toListingsConfirm,
  listingsActor,
  listingsRevision,
  type ListingsRequest,
} from '../../shared/listings-request';
import { sellerInformationMachine } from '../../shared/seller-information/seller-information.machine';
import type { ScreenInput, SearchChange } from '../../domain/addresses';

export type SellerDossierInput = ScreenInput<'sellerDossier'>;

export interface SellerDossierContext extends ListingsRequest {
  sellerId: string;
  siteId: string;
  /** As many as one answer has, of all those that the search finds. */
  listings: Listing[];
  listingsTotal: number;
  listingsFailure: Failure | null;
  /** In the order of the gateway, none twice. */
  reports: HistoryReport[];
  reportsTotal: number;
  reportsFailure: Failure | null;
}

export type SellerDossierEvent =
  | { type: 'listings.reload' }
  | { type: 'reports.more' }
  /** Only where the last question failed. */
  | { type: 'reports.reload' }
  /** A live search of everything that it sells. */
  | { type: 'seller.search' }
  | SearchChange<'sellerDossier'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };

/** What the account knows of one seller: who it is, what it sells, and what became of the reports about it. */
export const sellerDossierMachine = setup({
  types: {
    context: {} as SellerDossierContext,
    events: {} as SellerDossierEvent,
    input: {} as SellerDossierInput,
    children: {} as { seller: 'seller'; searchSeller: 'searchSeller' },
  },
  actors: {
    seller: sellerInformationMachine,
    search: port('search'),
    noticedArticles: port('noticedArticles'),
    searchSeller: mutation('createSellersLiveSearch'),
  },
  actions: {
    noteMoment: assign({ asOf: listingsRevision }),
    confirm: sendTo(listingsActor, ({ context }, listings: Listing[]) => toListingsConfirm(context, listings)),
    setListings: assign((_, { items, total }: Page<Listing>) => ({
      listings: items,
      listingsTotal: total,
      listingsFailure: null,
    })),
    lackListings: assign((_, listingsFailure: Failure) => ({ listingsFailure })),
    addReports: assign(({ context }, { items, total }: Page<HistoryReport>) => {
      const known = new Set(context.reports.map(({ caseId }) => caseId));
      const reports = [...context.reports, ...items.filter(({ caseId }) => !known.has(caseId))];
      return {
        reports,
        // Between two answers some may have been withdrawn: those that were read stay.
        reportsTotal: reports.length === context.reports.length ? reports.length : Math.max(total, reports.length),
        reportsFailure: null,
      };
    }),
    lackReports: assign((_, reportsFailure: Failure) => ({ reportsFailure })),
    goToSearch: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      (_, { id }: LiveSearchSummary) => goTo({ to: 'results', params: { id } }),
    ),
  },
  guards: {
    moreReports: ({ context: { reports, reportsTotal } }) => reports.length < reportsTotal,
  },
}).createMachine({
  id: 'sellerDossier',
  context: ({ input: { params } }) => ({
    sellerId: params.sellerId,
    siteId: params.siteId,
    listings: [],
    listingsTotal: 0,
    listingsFailure: null,
    asOf: 0,
    reports: [],
    reportsTotal: 0,
    reportsFailure: null,
  }),
  type: 'parallel',
  invoke: {
    id: 'seller',
    src: 'seller',
    input: ({ context: { sellerId, siteId } }) => ({ sellerId, siteId }),
  },
  states: {
    listings: {
      initial: 'asking',
      on: { 'screen.resumed': '.asking' },
      states: {
        asking: {
          tags: ['asking'],
          entry: 'noteMoment',
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context: { sellerId } }) => ({ sellerId, source: 'quick_search', status: 'all' as const }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: [
                  { type: 'confirm', params: ({ event }) => valueOf(event).items },
                  { type: 'setListings', params: ({ event }) => valueOf(event) },
                ],
              },
              { target: 'failed', actions: { type: 'lackListings', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        shown: {},
        failed: { on: { 'listings.reload': 'asking' } },
      },
    },
    reports: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'noticedArticles',
            src: 'noticedArticles',
            input: ({ context: { sellerId, reports } }) => ({
              sellerId,
              size: pageSizes.listings,
              from: reports.length,
            }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: { type: 'addReports', params: ({ event }) => valueOf(event) },
              },
              { target: 'failed', actions: { type: 'lackReports', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        shown: { on: { 'reports.more': { guard: 'moreReports', target: 'asking' } } },
        failed: { on: { 'reports.reload': 'asking' } },
      },
    },
    everything: {
      initial: 'idle',
      states: {
        idle: { on: { 'seller.search': 'searching' } },
        searching: {
          tags: ['busy'],
          invoke: {
            id: 'searchSeller',
            src: 'searchSeller',
            input: ({ context: { sellerId } }) => ({ sellers: [sellerId] }),
            onDone: [
              {
                guard: succeeded,
                target: 'idle',
                actions: { type: 'goToSearch', params: ({ event }) => valueOf(event) },
              },
              { target: 'idle' },
            ],
          },
        },
      },
    },
  },
});
