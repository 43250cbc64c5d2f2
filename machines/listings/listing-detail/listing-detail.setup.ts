import {
  type ListingDetailInput,
  type ListingDetailContext,
  type ListingDetailEvent,
  isFromSuggestions,
  noPhotoChanges,
  listingExtrasOf,
  originModelOf,
} from './listing-detail.rules';
import { assign, enqueueActions, forwardTo, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Listing, Page, Question } from '../../../contracts/shapes';
import { goBack } from '../../domain/navigation-events';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { galleryMachine } from '../../shared/gallery/gallery.machine';
import { kitTitles } from '../../shared/kit-titles';
import { markingMachine } from '../../shared/marking/marking.machine';
import { isDecision } from '../../shared/marking/marking.rules';
import { resourceView } from '../../shared/resource/resource.view';
import { sellerInformationMachine } from '../../shared/seller-information/seller-information.machine';
import { translationMachine } from '../../shared/translation/translation.machine';
import { translationOf } from '../../shared/translation/translation.rules';
import { translationView } from '../../shared/translation/translation.view';
import { toListingsConfirm, listingsActor, listingsRevision } from '../../shared/listings-request';
import { articleGuards, toInvalidArticle, type ArticleResult } from '../../shared/article';
import { linkedItemsMachine } from '../linked-items/linked-items.machine';
import { listingVariantsMachine } from '../listing-variants/listing-variants.machine';
import { reviewsMachine } from '../reviews/reviews.machine';
import { resourceOf } from '../../shared/resource/resource';

/** The case of the listing's notice, for its photos: those that were reported, and those that came since. */
export const photoChangesResource = resourceOf('caseDescription', {
  ask: ({ caseId, siteId }: { caseId: string; siteId: string }) => ({ caseId, siteId }),
  read: (shown) => shown,
});

/** For which reasons the listing is refused for a while, and until when. */
export const protectionResource = resourceOf('blindages', {
  ask: ({ articleId }: { articleId: string }) => ({ itemsIds: [articleId] }),
  read: (blindages) => blindages,
});

/** What a listing's page can do; its chart says when. */
export const listingDetailSetup = setup({
  types: {
    context: {} as ListingDetailContext,
    events: {} as ListingDetailEvent,
    input: {} as ListingDetailInput,
    children: {} as {
      gallery: 'gallery';
      kitTitles: 'kitTitles';
      marking: 'marking';
      reviews: 'reviews';
      variants: 'variants';
      linkedItems: 'linkedItems';
      photoChanges: 'photoChanges';
      seller: 'seller';
      protection: 'protection';
      translation: 'translation';
    },
  },
  actors: {
    article: port('article'),
    articleDescription: port('articleDescription'),
    articleQuestions: port('articleQuestions'),
    seller: sellerInformationMachine,
    translation: translationMachine,
    gallery: galleryMachine,
    kitTitles,
    marking: markingMachine,
    reviews: reviewsMachine,
    variants: listingVariantsMachine,
    linkedItems: linkedItemsMachine,
    photoChanges: photoChangesResource,
    protection: protectionResource,
  },
  actions: {
    applyOrigin: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'search.change') return;
      const { from } = event.search;
      enqueue.assign({ from });
      enqueue.sendTo('marking', { type: 'origin.changed', originModel: originModelOf(from) });
    }),
    toMarking: enqueueActions(({ context, enqueue, event, self }) => {
      const ids = context.id === null ? [] : [context.id];
      if (event.type === 'photos.chosen') enqueue.sendTo('marking', { ...event, ids });
      else if (event.type === 'photos.ticked' || event.type === 'variants.chosen') enqueue.sendTo('marking', event);
      else if (event.type === 'listing.suspect' || event.type === 'listing.edit' || event.type === 'listing.repeat') {
        const { gallery } = self.getSnapshot().children as { gallery?: ActorRefFrom<typeof galleryMachine> };
        enqueue.sendTo('marking', { ...event, ids, ticked: gallery?.getSnapshot().context.selected ?? [] });
      } else if (isDecision(event)) enqueue.sendTo('marking', { ...event, ids });
    }),
    toGallery: sendTo('gallery', ({ event }) => ({
      type: 'photos.show' as const,
      photos: event.type === 'photos.picked' ? event.photos : [],
    })),
    /** The variants hear what becomes of their report. */
    toVariants: enqueueActions(({ enqueue, event, self }) => {
      if (event.type !== 'mark.made' && event.type !== 'mark.settled') return;
      const { mark } = event;
      if (mark.type !== 'report' || mark.variants === undefined) return;
      if (!('variants' in self.getSnapshot().children)) return;
      const type = event.type === 'mark.made' ? ('variants.made' as const) : ('variants.settled' as const);
      enqueue.sendTo('variants', { type, ids: mark.ids });
    }),
    showPhotoChanges: assign((_, shown: SnapshotFrom<typeof photoChangesResource>) => ({
      photoChanges: resourceView(shown),
    })),
    clearPhotoChanges: assign({ photoChanges: noPhotoChanges }),
    askPhotoChanges: sendTo('photoChanges', { type: 'resource.retry' }),
    backToSuggestions: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      () => goBack({ to: 'suggestions' }),
    ),
    noteMoment: assign({ asOf: listingsRevision }),
    confirm: sendTo(listingsActor, ({ context }, listings: Listing[]) => toListingsConfirm(context, listings)),
    setListing: assign((_, [listing]: Listing[]) => ({
      failure: null,
      sellerId: listing?.seller?.id ?? null,
      pictures: listing?.pictures ?? [],
      variants: listing?.variants ?? [],
      kits: listing?.kits ?? [],
    })),
    admitInvalid: assign((_, read: ArticleResult) => toInvalidArticle(read)),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setDescription: assign((_, description: string) => ({ description, descriptionFailure: null })),
    lackDescription: assign((_, descriptionFailure: Failure) => ({ descriptionFailure })),
    addQuestions: assign(({ context: { questions } }, { items, total }: Page<Question>) => ({
      questions: [...questions, ...items],
      questionsTotal: items.length === 0 ? questions.length : total,
      questionsFailure: null,
    })),
    lackQuestions: assign((_, questionsFailure: Failure) => ({ questionsFailure })),
    showTranslation: assign((_, shown: SnapshotFrom<typeof translationMachine>) => ({
      translation: translationView(shown),
    })),
    toTranslation: forwardTo('translation'),
    notifyDescription: sendTo('translation', ({ context: { id, description: text } }) => ({
      type: 'translation.about',
      id,
      text,
    })),
  },
  guards: {
    ...articleGuards,
    isSuggested: ({ context }) => isFromSuggestions(context),
    hasConditions: ({ context }) => listingExtrasOf(context).saleConditions > 0,
    hasCatalogue: ({ context }) => listingExtrasOf(context).productId !== null,
    hasCase: ({ context }) => listingExtrasOf(context).caseId !== null,
    wasDiscarded: ({ event }) => event.type === 'discard.closed' && event.decided,
    wellFormed: ({ context }) => context.id !== null,
    sellerKnown: ({ context }) => context.sellerId !== null,
    moreQuestions: ({ context }) => context.questions.length < context.questionsTotal,
    translatable: ({ context }) => translationOf(context.listings.system, context.id) !== null,
  },
});
