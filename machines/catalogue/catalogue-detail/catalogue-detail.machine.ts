import { assign, forwardTo, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { CatalogueOffer, CatalogueProduct, Kit, Listing, Page, ProductVariant } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import type { OfferSort } from '../../domain/addresses';
import { infringementCookieName } from '../../domain/brand-infringement';
import { goTo } from '../../domain/navigation-events';
import { readId } from '../../domain/listing-id';
import { failureOf, setFailure, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { toListingsConfirm, listingsActor, listingsRevision } from '../../shared/listings-request';
import {
  cataloguePagePort,
  catalogueOutcomeOf,
  cataloguePageGuards,
  cataloguePageOf,
} from '../../shared/catalogue-page';
import { galleryMachine } from '../../shared/gallery/gallery.machine';
import { kitTitles } from '../../shared/kit-titles';
import { markingMachine } from '../../shared/marking/marking.machine';
import { sellerHistoryMachine } from '../../shared/seller-history/seller-history.machine';
import { brandInfringementMachine } from '../brand-infringement/brand-infringement.machine';
import { watchInfringement } from '../brand-infringement/watch-infringement';
import { allowedNoticeCodes, canReport, reportableIds } from './catalogue-detail.rules';
import type { CatalogueDetailContext, CatalogueDetailEvent, CatalogueDetailInput } from './catalogue-detail.types';

export const catalogueDetailMachine = setup({
  types: {
    context: {} as CatalogueDetailContext,
    events: {} as CatalogueDetailEvent,
    input: {} as CatalogueDetailInput,
    children: {} as {
      marking: 'marking';
      gallery: 'gallery';
      kitTitles: 'kitTitles';
      report: 'report';
      sellerHistory: 'sellerHistory';
    },
  },
  actors: {
    articleCatalogo: cataloguePagePort,
    articlesCatalogo: port('articlesCatalogo'),
    articlesByIds: port('articlesByIds'),
    variants: port('variants'),
    kits: port('kits'),
    marking: markingMachine,
    gallery: galleryMachine,
    kitTitles,
    readCookie: port('readCookie'),
    infringementJobs: watchInfringement,
    report: brandInfringementMachine,
    sellerHistory: sellerHistoryMachine,
  },
  actions: {
    setSort: assign((_, sort: OfferSort) => ({ sort })),
    goSorted: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { id } }, sort: OfferSort) =>
        goTo({ to: 'catalogueDetail', params: { articleId: id }, search: { sort } }, { replace: true }),
    ),
    setProduct: assign((_, product: CatalogueProduct | null) => ({ product, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setOffers: assign((_, { items }: Page<CatalogueOffer>) => ({ offers: items, offersFailure: null })),
    toggleOffer: assign(({ context: { chosen } }, id: string) => ({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    })),
    chooseOffers: assign(({ context }, ids: string[]) => ({ chosen: reportableIds(context, ids) })),
    unchooseMarked: assign(({ context: { chosen } }, ids: string[]) => ({
      chosen: chosen.filter((id) => !ids.includes(id)),
    })),
    toMarking: forwardTo('marking'),
    lackOffers: assign((_, offersFailure: Failure) => ({ offersFailure })),
    noteMoment: assign({ asOf: listingsRevision }),
    /** The listings that take part are told to every screen. */
    confirm: sendTo(listingsActor, ({ context }, listings: Listing[]) => toListingsConfirm(context, listings)),
    setUserProducts: assign((_, listings: Listing[]) => ({
      userProducts: [...new Set(listings.flatMap(({ variants }) => variants.map(({ id }) => id)))],
      kits: listings.flatMap(({ kits }) => kits),
      partsFailure: null,
    })),
    setVariations: assign((_, variations: ProductVariant[]) => ({ variations })),
    addKits: assign(({ context }, kits: Kit[]) => ({
      kits: [...new Map([...context.kits, ...kits].map((kit) => [JSON.stringify(kit), kit])).values()],
    })),
    setCase: assign((_, caseId: string | null) => ({ caseId })),
    setSeller: assign(({ context: { offers } }, sellerId: string) => {
      const seller = offers.find((offer) => offer.seller?.id === sellerId)?.seller;
      return { seller: seller ? { id: seller.id, nickname: seller.nickname } : null };
    }),
    lackParts: assign((_, partsFailure: Failure) => ({ partsFailure })),
  },
  guards: {
    ...cataloguePageGuards,
    canReport: ({ context }) => canReport(context),
    canChoose: ({ context }, id: string) => context.chosen.includes(id) || reportableIds(context, [id]).length > 0,
    isKnownSeller: ({ context: { offers } }, sellerId: string) => offers.some(({ seller }) => seller?.id === sellerId),
    hasOffers: ({ context }) => context.offers.length > 0,
    hasUserProducts: ({ context }) => context.userProducts.length > 0,
  },
}).createMachine({
  id: 'catalogueDetail',
  context: ({ input: { params, search }, self }) => ({
    profile: systemActor(self.system, 'profile'),
    listings: systemActor(self.system, 'listings'),
    asOf: 0,
    chosen: [],
    id: readId(params.articleId)?.id ?? params.articleId,
    sort: search.sort,
    product: null,
    failure: null,
    offers: [],
    offersFailure: null,
    userProducts: [],
    variations: [],
    kits: [],
    partsFailure: null,
    caseId: null,
    seller: null,
  }),
  type: 'parallel',
  invoke: {
    id: 'marking',
    src: 'marking',
    input: ({ context: { id } }) => ({ place: 'article_detail', originModel: 'catalogue', catalogue: id }),
  },
  on: {
    'search.change': { actions: { type: 'setSort', params: ({ event }) => event.search.sort } },
    'offer.toggle': {
      guard: { type: 'canChoose', params: ({ event }) => event.id },
      actions: { type: 'toggleOffer', params: ({ event }) => event.id },
    },
    'offers.choose': { actions: { type: 'chooseOffers', params: ({ event }) => event.ids } },
    'listing.suspect': { actions: 'toMarking' },
    'mark.made': { actions: { type: 'unchooseMarked', params: ({ event }) => event.mark.ids } },
    'sort.choose': { actions: { type: 'goSorted', params: ({ event }) => event.sort } },
  },
  states: {
    product: {
      initial: 'asking',
      states: {
        asking: {
          tags: ['asking'],
          invoke: {
            id: 'articleCatalogo',
            src: 'articleCatalogo',
            input: ({ context: { id } }) => ({ articleId: id }),
            onDone: [
              {
                guard: { type: 'isThere', params: catalogueOutcomeOf },
                target: 'shown',
                actions: { type: 'setProduct', params: cataloguePageOf },
              },
              { guard: { type: 'isMissing', params: catalogueOutcomeOf }, target: 'missing' },
              { guard: { type: 'isInvalid', params: catalogueOutcomeOf }, target: 'invalid' },
              { target: 'failed', actions: setFailure },
            ],
          },
        },
        shown: {
          invoke: {
            id: 'gallery',
            src: 'gallery',
            input: ({ context: { product } }) => ({ pictures: product?.pictures ?? [] }),
          },
        },
        missing: {},
        invalid: {},
        failed: { on: { 'product.reload': 'asking' } },
      },
    },
    offers: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'articlesCatalogo',
            src: 'articlesCatalogo',
            input: ({ context: { id } }) => ({ articleId: id }),
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: { type: 'setOffers', params: ({ event }) => valueOf(event) },
              },
              { target: 'failed', actions: { type: 'lackOffers', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        shown: {},
        failed: { on: { 'offers.reload': 'asking' } },
      },
    },
    report: {
      initial: 'closed',
      states: {
        closed: { on: { 'report.open': { guard: 'canReport', target: 'open' } } },
        open: {
          invoke: {
            id: 'report',
            src: 'report',
            input: ({ context }) => ({ productId: context.id, allowed: allowedNoticeCodes(context) }),
            onDone: 'closed',
          },
        },
      },
    },
    earlier: {
      initial: 'reading',
      invoke: { id: 'infringementJobs', src: 'infringementJobs', input: ({ context: { id } }) => ({ productId: id }) },
      on: { 'mutation.seen': '.reading', 'screen.resumed': '.reading' },
      states: {
        reading: {
          invoke: {
            id: 'readCookie',
            src: 'readCookie',
            input: ({ context: { id } }) => ({ name: infringementCookieName(id) }),
            onDone: [
              {
                guard: succeeded,
                target: 'known',
                actions: { type: 'setCase', params: ({ event }) => valueOf(event) },
              },
              { target: 'known' },
            ],
          },
        },
        known: {},
      },
    },
    answers: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'answers.open': {
              guard: { type: 'isKnownSeller', params: ({ event }) => event.sellerId },
              target: 'open',
              actions: { type: 'setSeller', params: ({ event }) => event.sellerId },
            },
          },
        },
        open: {
          on: { 'answers.close': 'closed' },
          invoke: {
            id: 'sellerHistory',
            src: 'sellerHistory',
            input: ({ context: { seller } }) => ({ sellerId: seller?.id ?? '' }),
          },
        },
      },
    },
    parts: {
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'hasOffers', target: 'asking' } },
        asking: {
          initial: 'listings',
          states: {
            listings: {
              entry: 'noteMoment',
              invoke: {
                id: 'articlesByIds',
                src: 'articlesByIds',
                input: ({ context: { offers } }) => ({
                  articlesIds: offers.slice(0, pageSizes.listings).map(({ itemId }) => itemId),
                }),
                onDone: [
                  {
                    guard: succeeded,
                    target: 'choosing',
                    actions: [
                      { type: 'confirm', params: ({ event }) => valueOf(event) },
                      { type: 'setUserProducts', params: ({ event }) => valueOf(event) },
                    ],
                  },
                  {
                    target: '#catalogueDetail.parts.failed',
                    actions: { type: 'lackParts', params: ({ event }) => failureOf(event) },
                  },
                ],
              },
            },
            choosing: {
              always: [{ guard: 'hasUserProducts', target: 'variations' }, { target: '#catalogueDetail.parts.shown' }],
            },
            variations: {
              invoke: {
                id: 'variants',
                src: 'variants',
                input: ({ context: { userProducts } }) => ({ userProductsIds: userProducts }),
                onDone: [
                  {
                    guard: succeeded,
                    target: 'kits',
                    actions: { type: 'setVariations', params: ({ event }) => valueOf(event) },
                  },
                  {
                    target: '#catalogueDetail.parts.failed',
                    actions: { type: 'lackParts', params: ({ event }) => failureOf(event) },
                  },
                ],
              },
            },
            kits: {
              invoke: {
                id: 'kits',
                src: 'kits',
                input: ({ context: { userProducts } }) => ({ userProductsIds: userProducts }),
                onDone: [
                  {
                    guard: succeeded,
                    target: '#catalogueDetail.parts.shown',
                    actions: { type: 'addKits', params: ({ event }) => valueOf(event) },
                  },
                  {
                    target: '#catalogueDetail.parts.failed',
                    actions: { type: 'lackParts', params: ({ event }) => failureOf(event) },
                  },
                ],
              },
            },
          },
        },
        shown: { invoke: { id: 'kitTitles', src: 'kitTitles', input: ({ context: { kits } }) => ({ kits }) } },
        failed: { on: { 'parts.reload': 'asking' } },
      },
    },
  },
});
