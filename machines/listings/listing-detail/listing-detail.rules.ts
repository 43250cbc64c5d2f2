import type { ActorSystem, ActorSystemInfo } from 'xstate';
import type { OriginModel } from '../../../contracts/shapes';
import { originModels } from '../../../contracts/vocabulary/listings';
import { extrasOf } from '../../domain/listings';
import { systemActor } from '../../kit/system-actor';
import { listingIdOf } from '../../shared/article';
import { initialTranslationView } from '../../shared/translation/translation.view';
import type { ListingDetailContext, ListingDetailInput } from './listing-detail.types';

type System = ActorSystem<ActorSystemInfo>;

/** Before the case of the photos was asked for. */
export const noPhotoChanges: ListingDetailContext['photoChanges'] = {
  phase: 'asking',
  asking: true,
  failure: null,
  value: null,
};

export function initialContextOf({ params, search }: ListingDetailInput, system: System): ListingDetailContext {
  return {
    listings: systemActor(system, 'listings'),
    id: listingIdOf(params.articleId),
    from: search.from,
    asOf: 0,
    failure: null,
    status: null,
    pictures: [],
    variants: [],
    kits: [],
    photoChanges: noPhotoChanges,
    description: null,
    descriptionFailure: null,
    questions: [],
    questionsTotal: 0,
    questionsFailure: null,
    sellerId: null,
    translation: initialTranslationView,
  };
}

/** Which screen a mark of this visit counts for; an address opened by hand counts as a quick search. */
export function originModelOf(from: string | null): OriginModel {
  return originModels.find((origin) => origin === from) ?? 'quick_search';
}

/** Whether it was opened from the suggestions. */
export function isFromSuggestions({ from }: Pick<ListingDetailContext, 'from'>): boolean {
  return originModelOf(from) === 'suggestions';
}

/** What of the listing as every screen sees it opens a modal: its sale conditions, its catalogue page, the case of its notice. */
export function listingExtrasOf({ listings, id }: Pick<ListingDetailContext, 'listings' | 'id'>) {
  return extrasOf(id === null ? undefined : listings.getSnapshot().context.visible[id]);
}
