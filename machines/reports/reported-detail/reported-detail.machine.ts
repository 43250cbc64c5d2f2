import { assign, sendTo, setup } from 'xstate';
import { sitePartOf } from '../../domain/sites';
import type { Failure } from '../../../contracts/ports';
import type { CatalogueProduct, Listing, Kit, Picture } from '../../../contracts/shapes';
import { readId } from '../../domain/listing-id';
import { setFailure, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { NoticesEvent } from '../../system-actors/notices';
import {
  toListingsConfirm,
  listingsActor,
  listingsRevision,
  type ListingsRequest,
} from '../../shared/listings-request';
import { articleGuards, readArticle } from '../../shared/article';
import {
  cataloguePagePort,
  catalogueOutcomeOf,
  cataloguePageGuards,
  cataloguePageOf,
} from '../../shared/catalogue-page';
import { galleryMachine } from '../../shared/gallery/gallery.machine';
import { kitTitles } from '../../shared/kit-titles';
import { sellerInformationMachine } from '../../shared/seller-information/seller-information.machine';
import { resourceOf } from '../../shared/resource/resource';

/** What its seller says of it. */
const descriptionResource = resourceOf('articleDescription', {
  ask: ({ articleId }: { articleId: string }) => ({ articleId }),
  read: ({ text }) => text,
});
/** The page of the catalogue that it takes part in; null where there is none of that id. */
const catalogueProductResource = resourceOf('articleCatalogo', {
  ask: ({ articleId }: { articleId: string }) => ({ articleId }),
  read: (page) => page,
});
export type CatalogueProductResource = typeof catalogueProductResource;

export interface ReportedDetailInput {
  /** Of a listing, or of a catalogue page. */
  id: string;
}

export interface ReportedDetailContext extends ReportedDetailInput, ListingsRequest {
  failure: Failure | null;
  /** As confirmed; the gallery lives on them. */
  pictures: Picture[];
  /** As confirmed; the titles of their components are asked for by id. */
  kits: Kit[];
  sellerId: string | null;
  /** The catalogue page that the listing takes part in. */
  productId: string | null;
  /** What the row is, where it is a catalogue page itself. */
  page: CatalogueProduct | null;
}

/** Only where the last question failed. */
export interface ReportedDetailEvent {
  type: 'detail.reload';
}

const readHere = ({ event }: { event: OutcomeEvent<Listing[]> }) => readArticle(event.output, 'reported_articles');

/** One row of the suspicious list, looked at over the list: a listing, or a page of the catalogue. */
export const reportedDetailMachine = setup({
  types: {
    context: {} as ReportedDetailContext,
    events: {} as ReportedDetailEvent,
    input: {} as ReportedDetailInput,
    children: {} as {
      gallery: 'gallery';
      kitTitles: 'kitTitles';
      seller: 'seller';
      description: 'description';
      product: 'product';
    },
  },
  actors: {
    article: port('article'),
    articleCatalogo: cataloguePagePort,
    gallery: galleryMachine,
    kitTitles,
    seller: sellerInformationMachine,
    description: descriptionResource,
    product: catalogueProductResource,
  },
  actions: {
    /** Every screen hears of it. */
    noteMoment: assign({ asOf: listingsRevision }),
    confirm: sendTo(listingsActor, ({ context }, listings: Listing[]) => toListingsConfirm(context, listings)),
    setListing: assign((_, [listing]: Listing[]) => ({
      failure: null,
      pictures: listing?.pictures ?? [],
      kits: listing?.kits ?? [],
      sellerId: listing?.seller?.id ?? null,
      productId: listing?.catalogProductId ?? null,
    })),
    setPage: assign((_, page: CatalogueProduct | null) => ({ failure: null, page, pictures: page?.pictures ?? [] })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    notifyRemoved: sendTo(
      ({ system }) => systemActor(system, 'notices'),
      ({ context: { id } }): NoticesEvent => ({
        type: 'notice.raise',
        notice: { code: 'report.noArticle', tone: 'failure', values: { id } },
      }),
    ),
  },
  guards: {
    ...articleGuards,
    isThere: cataloguePageGuards.isThere,
    isNoPage: cataloguePageGuards.isMissing,
    isInvalidPage: cataloguePageGuards.isInvalid,
    isPage: ({ context: { id } }) => readId(id)?.shape === 'catalogue',
    hasSeller: ({ context: { sellerId } }) => sellerId !== null,
    hasPage: ({ context: { productId } }) => productId !== null,
  },
}).createMachine({
  id: 'reportedDetail',
  context: ({ input: { id } }) => ({
    id,
    failure: null,
    pictures: [],
    kits: [],
    sellerId: null,
    productId: null,
    page: null,
    asOf: 0,
  }),
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'isPage', target: 'askingPage' }, { target: 'asking' }] },
    asking: {
      tags: ['asking'],
      entry: 'noteMoment',
      invoke: {
        id: 'article',
        src: 'article',
        input: ({ context: { id } }) => ({ articleId: id }),
        onDone: [
          {
            guard: { type: 'isValid', params: readHere },
            target: 'listing',
            actions: [
              { type: 'confirm', params: ({ event }) => valueOf(event) },
              { type: 'setListing', params: ({ event }) => valueOf(event) },
            ],
          },
          { guard: { type: 'isMissing', params: readHere }, target: 'gone' },
          { guard: { type: 'isInvalid', params: readHere }, target: 'gone' },
          { target: 'failed', actions: setFailure },
        ],
      },
    },
    askingPage: {
      tags: ['asking'],
      invoke: {
        id: 'articleCatalogo',
        src: 'articleCatalogo',
        input: ({ context: { id } }) => ({ articleId: id }),
        onDone: [
          {
            guard: { type: 'isThere', params: catalogueOutcomeOf },
            target: 'page',
            actions: { type: 'setPage', params: cataloguePageOf },
          },
          { guard: { type: 'isNoPage', params: catalogueOutcomeOf }, target: 'gone' },
          { guard: { type: 'isInvalidPage', params: catalogueOutcomeOf }, target: 'gone' },
          { target: 'failed', actions: setFailure },
        ],
      },
    },
    failed: { on: { 'detail.reload': 'choosing' } },
    listing: {
      invoke: [
        { id: 'gallery', src: 'gallery', input: ({ context: { pictures } }) => ({ pictures }) },
        { id: 'kitTitles', src: 'kitTitles', input: ({ context: { kits } }) => ({ kits }) },
        { id: 'description', src: 'description', input: ({ context: { id } }) => ({ articleId: id }) },
      ],
      type: 'parallel',
      states: {
        seller: {
          initial: 'choosing',
          states: {
            choosing: { always: { guard: 'hasSeller', target: 'known' } },
            known: {
              invoke: {
                id: 'seller',
                src: 'seller',
                input: ({ context: { id, sellerId } }) => ({ sellerId: sellerId ?? '', siteId: sitePartOf(id) }),
              },
            },
          },
        },
        catalogue: {
          initial: 'choosing',
          states: {
            choosing: { always: { guard: 'hasPage', target: 'known' } },
            known: {
              invoke: {
                id: 'product',
                src: 'product',
                input: ({ context: { productId } }) => ({ articleId: productId ?? '' }),
              },
            },
          },
        },
      },
    },
    page: { invoke: { id: 'gallery', src: 'gallery', input: ({ context: { pictures } }) => ({ pictures }) } },
    gone: { type: 'final', entry: 'notifyRemoved' },
  },
});
