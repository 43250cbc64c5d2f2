import { assign, forwardTo, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { HistoryReport, Listing, Page, Seller } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { setFailure, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { toListingsConfirm, listingsActor, listingsRevision } from '../../shared/listings-request';
import { cachedValueOf, withCached } from '../../shared/cached-values';
import { galleryMachine } from '../../shared/gallery/gallery.machine';
import { translationMachine } from '../../shared/translation/translation.machine';
import { translationOf } from '../../shared/translation/translation.rules';
import { translationView, initialTranslationView } from '../../shared/translation/translation.view';
import { samePictureMachine } from '../same-picture/same-picture.machine';
import { comparedPicture } from '../../domain/result-groups';
import {
  toEarlierReports,
  isUncached,
  picturesOf,
  visibleOf,
  sellerRequestOf,
  sellerKeyOf,
} from './listing-preview.rules';
import type { ListingPreviewContext, ListingPreviewEvent } from './listing-preview.types';

/** What a person looks at before deciding on a listing is asked for once the cursor rests on it, and the next one behind it. */
export const listingPreviewMachine = setup({
  types: {
    context: {} as ListingPreviewContext,
    events: {} as ListingPreviewEvent,
    children: {} as { gallery: 'gallery'; translation: 'translation'; samePicture: 'samePicture' },
  },
  actors: {
    article: port('article'),
    seller: port('seller'),
    noticedArticles: port('noticedArticles'),
    gallery: galleryMachine,
    translation: translationMachine,
    samePicture: samePictureMachine,
  },
  actions: {
    turnTo: assign(({ context }, { id, next }: { id: string; next: string | null }) => ({
      id,
      next,
      pictures: picturesOf(context, id),
      failure: null,
      tries: 0,
    })),
    showTranslation: assign((_, shown: SnapshotFrom<typeof translationMachine>) => ({
      translation: translationView(shown),
    })),
    toTranslation: forwardTo('translation'),
    notifyTranslation: sendTo('translation', ({ context: { id } }) => ({ type: 'translation.about', id, text: null })),
    findSame: sendTo('samePicture', ({ context: { id } }, of: string | undefined) => ({
      type: 'samePicture.open',
      id: of ?? id ?? '',
    })),
    setNextListing: assign((_, next: string | null) => ({ next })),
    clearShown: assign({ id: null, next: null, pictures: [], failure: null, tries: 0 }),
    noteMoment: assign({ asOf: listingsRevision }),
    confirm: sendTo(listingsActor, ({ context }, listings: Listing[]) => toListingsConfirm(context, listings)),
    cacheShown: assign(({ context: { kept, id } }) => ({ kept: withCached(kept, id, true as const), failure: null })),
    noteAhead: assign(({ context }) => ({ ahead: context.next })),
    cachePrefetched: assign(({ context: { kept, ahead } }) => ({ kept: withCached(kept, ahead, true as const) })),
    setSeller: assign(({ context }, seller: Seller) => ({
      sellers: withCached(context.sellers, sellerKeyOf(context), seller),
    })),
    setReports: assign(({ context: { reports, id } }, page: Page<HistoryReport>) => ({
      reports: withCached(reports, id, toEarlierReports(page)),
    })),
    showPhotos: sendTo('gallery', ({ context: { pictures } }, [listing]: Listing[]) => ({
      type: 'photos.renew',
      pictures: listing?.pictures ?? pictures,
    })),
    countTry: assign(({ context }) => ({ failure: null, tries: context.tries + 1 })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: {
    translatable: ({ context }) => translationOf(context.listings.system, context.id) !== null,
    hasPicture: ({ context }, of: string | undefined) => {
      const listing = visibleOf({ ...context, id: of ?? context.id });
      return listing !== undefined && comparedPicture(listing) !== null;
    },
    isShownAlready: ({ context }, id: string) => context.id === id,
    isKept: ({ context }) => !isUncached(context, context.id),
    isSellerKnown: ({ context }) => {
      const key = sellerKeyOf(context);
      return key === null || cachedValueOf(context.sellers, key) !== null;
    },
    areReportsKnown: ({ context: { reports, id } }) => cachedValueOf(reports, id) !== null,
    isNextUnknown: ({ context }) => isUncached(context, context.next),
  },
  delays: { rest: 150 },
}).createMachine({
  id: 'listingPreview',
  context: ({ self }) => ({
    listings: systemActor(self.system, 'listings'),
    translation: initialTranslationView,
    id: null,
    next: null,
    ahead: null,
    pictures: [],
    kept: [],
    sellers: [],
    reports: [],
    failure: null,
    tries: 0,
    asOf: 0,
  }),
  invoke: [
    {
      id: 'translation',
      src: 'translation',
      input: { id: null, text: null },
      onSnapshot: { actions: { type: 'showTranslation', params: ({ event }) => event.snapshot } },
    },
    { id: 'samePicture', src: 'samePicture' },
  ],
  on: {
    'translation.toggle': { guard: 'translatable', actions: 'toTranslation' },
    'picture.findSame': {
      guard: { type: 'hasPicture', params: ({ event }) => event.id },
      actions: { type: 'findSame', params: ({ event }) => event.id },
    },
    'preview.show': [
      {
        guard: { type: 'isShownAlready', params: ({ event }) => event.id },
        actions: { type: 'setNextListing', params: ({ event }) => event.next },
      },
      {
        target: '.shown',
        actions: [{ type: 'turnTo', params: ({ event: { id, next } }) => ({ id, next }) }, 'notifyTranslation'],
      },
    ],
    'preview.hide': { target: '.hidden', actions: ['clearShown', 'notifyTranslation'] },
  },
  initial: 'hidden',
  states: {
    hidden: {},
    shown: {
      invoke: { id: 'gallery', src: 'gallery', input: ({ context: { pictures } }) => ({ pictures }) },
      initial: 'passing',
      states: {
        passing: { after: { rest: 'rested' } },
        rested: {
          tags: ['rested'],
          type: 'parallel',
          states: {
            listing: {
              initial: 'choosing',
              states: {
                choosing: { always: [{ guard: 'isKept', target: 'known' }, { target: 'asking' }] },
                asking: {
                  entry: 'noteMoment',
                  invoke: {
                    id: 'article',
                    src: 'article',
                    input: ({ context }) => ({ articleId: context.id ?? '' }),
                    onDone: [
                      {
                        guard: succeeded,
                        target: 'known',
                        actions: [
                          { type: 'confirm', params: ({ event }) => valueOf(event) },
                          { type: 'showPhotos', params: ({ event }) => valueOf(event) },
                          'cacheShown',
                        ],
                      },
                      { target: 'failed', actions: setFailure },
                    ],
                  },
                },
                failed: { on: { 'preview.retry': { target: 'asking', actions: 'countTry' } } },
                known: { always: { guard: 'isNextUnknown', target: 'readingAhead' } },
                readingAhead: {
                  entry: ['noteMoment', 'noteAhead'],
                  invoke: {
                    id: 'articleAhead',
                    src: 'article',
                    input: ({ context }) => ({ articleId: context.ahead ?? '' }),
                    onDone: [
                      {
                        guard: succeeded,
                        target: 'known',
                        actions: [{ type: 'confirm', params: ({ event }) => valueOf(event) }, 'cachePrefetched'],
                      },
                      { target: 'alone' },
                    ],
                  },
                },
                alone: {},
              },
            },
            seller: {
              initial: 'choosing',
              states: {
                choosing: { always: [{ guard: 'isSellerKnown', target: 'known' }, { target: 'asking' }] },
                asking: {
                  invoke: {
                    id: 'seller',
                    src: 'seller',
                    input: ({ context }) => sellerRequestOf(context) ?? { sellerId: '', siteId: '' },
                    onDone: [
                      {
                        guard: succeeded,
                        target: 'known',
                        actions: { type: 'setSeller', params: ({ event }) => valueOf(event) },
                      },
                      { target: 'failed', actions: setFailure },
                    ],
                  },
                },
                failed: { on: { 'preview.retry': { target: 'asking', actions: 'countTry' } } },
                known: {},
              },
            },
            reports: {
              initial: 'choosing',
              states: {
                choosing: { always: [{ guard: 'areReportsKnown', target: 'known' }, { target: 'asking' }] },
                asking: {
                  invoke: {
                    id: 'noticedArticles',
                    src: 'noticedArticles',
                    input: ({ context }) => ({ itemId: context.id ?? '', size: pageSizes.listings, from: 0 }),
                    onDone: [
                      {
                        guard: succeeded,
                        target: 'known',
                        actions: { type: 'setReports', params: ({ event }) => valueOf(event) },
                      },
                      { target: 'failed', actions: setFailure },
                    ],
                  },
                },
                failed: { on: { 'preview.retry': { target: 'asking', actions: 'countTry' } } },
                known: {},
              },
            },
          },
        },
      },
    },
  },
});
