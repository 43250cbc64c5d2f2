import type { ActorSystem, ActorSystemInfo } from 'xstate';
import type { OriginModel, Case, Kit, Picture, Question, Variant } from '../../../contracts/shapes';
import { originModels } from '../../../contracts/vocabulary/listings';
import { extrasOf } from '../../domain/listings';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import { listingIdOf } from '../../shared/article';
import { initialTranslationView, type TranslationView } from '../../shared/translation/translation.view';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { Failure } from '../../../contracts/ports';
import type { ResourceView } from '../../shared/resource/resource.view';
import type { MarkingParentEvent } from '../../shared/marking/marking.types';
import type { VariantsChosen } from '../listing-variants/listing-variants.rules';
import type { PhotosChosen, PhotosTicked } from '../../shared/gallery/gallery.machine';
import type { TranslationEvent } from '../../shared/translation/translation.machine';
import type { ListingsRequest } from '../../shared/listings-request';

export type ListingDetailInput = ScreenInput<'listing'>;

export interface ListingDetailContext extends ListingsRequest {
  /** Asked anew by every guard: what may be done follows from what every screen sees now. */
  listings: SystemActors['listings'];
  /** Upper case without hyphens; null when the address holds no listing id. */
  id: string | null;
  from: string | null;
  failure: Failure | null;
  /** Of a listing that is no longer valid. */
  status: string | null;
  /** As confirmed; its gallery lives on them. */
  pictures: Picture[];
  /** As confirmed when it was asked for. */
  variants: Variant[];
  /** As confirmed; the titles of their components are asked for by id. */
  kits: Kit[];
  /** What the modal of the photos shows; as before anything was asked while it is closed. */
  photoChanges: ResourceView<Case>;
  description: string | null;
  descriptionFailure: Failure | null;
  questions: Question[];
  questionsTotal: number;
  questionsFailure: Failure | null;
  sellerId: string | null;
  translation: TranslationView;
}

export type ListingDetailEvent =
  | { type: 'listing.reload' }
  | { type: 'description.reload' }
  | { type: 'questions.reload' }
  | { type: 'questions.more' }
  | Extract<TranslationEvent, { type: 'translation.toggle' }>
  | { type: 'listing.trust' }
  | { type: 'listing.suspect' }
  | { type: 'listing.edit' }
  | { type: 'listing.undo' }
  | { type: 'listing.repeat' }
  | { type: 'listing.discard' }
  | SearchChange<'listing'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | PhotosChosen
  | PhotosTicked
  | VariantsChosen
  | { type: 'saleConditions.open' }
  | { type: 'linkedItems.open' }
  | { type: 'photoChanges.open' }
  | { type: 'photoChanges.reload' }
  | { type: 'modal.close' }
  | MarkingParentEvent;

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
