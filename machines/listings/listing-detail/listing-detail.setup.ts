import { assign, enqueueActions, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Listing, Page, Question, Seller } from '../../../contracts/shapes';
import { back } from '../../domain/go';
import { port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { NoticesEvent } from '../../seats/notices';
import { galleryMachine } from '../../shared/gallery/gallery.machine';
import { markingMachine } from '../../shared/marking/marking.machine';
import { isDecision } from '../../shared/marking/marking.rules';
import { articleGuards, invalidOf, type ReadArticle } from '../article';
import { isSuggested, originModelOf, titleOf, translationOf } from './listing-detail.rules';
import type { ListingDetailContext, ListingDetailEvent, ListingDetailInput, Translated } from './listing-detail.types';

/** What a listing's page can do; its chart says when. */
export const listingDetailSetup = setup({
  types: {
    context: {} as ListingDetailContext,
    events: {} as ListingDetailEvent,
    input: {} as ListingDetailInput,
    children: {} as { gallery: 'gallery'; marking: 'marking' },
  },
  actors: {
    article: port('article'),
    articleDescription: port('articleDescription'),
    articleQuestions: port('articleQuestions'),
    seller: port('seller'),
    translate: port('translate'),
    gallery: galleryMachine,
    marking: markingMachine,
  },
  actions: {
    takeOrigin: enqueueActions(({ enqueue, event }) => {
      if (event.type !== 'search.change') return;
      const { from } = event.search;
      enqueue.assign({ from });
      enqueue.sendTo('marking', { type: 'origin.changed', originModel: originModelOf(from) });
    }),
    toMarking: enqueueActions(({ context, enqueue, event, self }) => {
      const ids = context.id === null ? [] : [context.id];
      if (event.type === 'photos.chosen') enqueue.sendTo('marking', { ...event, ids });
      else if (event.type === 'photos.ticked') enqueue.sendTo('marking', event);
      else if (event.type === 'listing.suspect' || event.type === 'listing.edit') {
        const { gallery } = self.getSnapshot().children as { gallery?: ActorRefFrom<typeof galleryMachine> };
        enqueue.sendTo('marking', { ...event, ids, ticked: gallery?.getSnapshot().context.selected ?? [] });
      } else if (isDecision(event)) enqueue.sendTo('marking', { ...event, ids });
    }),
    toGallery: sendTo('gallery', ({ event }) => ({
      type: 'photos.show' as const,
      photos: event.type === 'photos.picked' ? event.photos : [],
    })),
    backToSuggestions: sendTo(
      ({ system }) => seat(system, 'screens'),
      () => back({ to: 'suggestions' }),
    ),
    confirm: sendTo(
      ({ system }) => seat(system, 'listings'),
      (_, listings: Listing[]) => ({ type: 'listings.confirm', listings }),
    ),
    keepListing: assign((_, [listing]: Listing[]) => ({
      failure: null,
      sellerId: listing?.seller?.id ?? null,
      pictures: listing?.pictures ?? [],
    })),
    admitInvalid: assign((_, read: ReadArticle) => invalidOf(read)),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepDescription: assign((_, description: string) => ({ description, descriptionFailure: null })),
    lackDescription: assign((_, descriptionFailure: Failure) => ({ descriptionFailure })),
    addQuestions: assign(({ context: { questions } }, { items, total }: Page<Question>) => ({
      questions: [...questions, ...items],
      questionsTotal: items.length === 0 ? questions.length : total,
      questionsFailure: null,
    })),
    lackQuestions: assign((_, questionsFailure: Failure) => ({ questionsFailure })),
    keepSeller: assign((_, seller: Seller) => ({ seller, sellerFailure: null })),
    lackSeller: assign((_, sellerFailure: Failure) => ({ sellerFailure })),
    beginTranslation: assign(({ context: { id, description }, system }) => ({
      translated: {
        lang: translationOf(system, id)?.targetLang ?? 'es',
        title: titleOf(system, id),
        text: description,
      },
    })),
    keepTranslated: assign(({ context: { translated } }, known: Partial<Translated>) => ({
      translated: translated && { ...translated, ...known },
    })),
    tellUntranslated: sendTo(
      ({ system }) => seat(system, 'notices'),
      (_, failure: Failure): NoticesEvent => ({
        type: 'notice.raise',
        notice: { code: 'translation.failed', tone: 'failure', failure },
      }),
    ),
  },
  guards: {
    ...articleGuards,
    isSuggested: ({ context }) => isSuggested(context),
    wasDiscarded: ({ event }) => event.type === 'discard.closed' && event.decided,
    wellFormed: ({ context }) => context.id !== null,
    sellerKnown: ({ context }) => context.sellerId !== null,
    moreQuestions: ({ context }) => context.questions.length < context.questionsTotal,
    translatable: ({ context }) => translationOf(context.listings.system, context.id) !== null,
    undescribed: ({ context }) => !context.translated?.text,
  },
});
