import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { Failure } from '../../../contracts/ports';
import type { Case, Kit, Picture, Question, Variant } from '../../../contracts/shapes';
import type { SystemActors } from '../../kit/system-actor';
import type { ResourceView } from '../../shared/resource/resource.view';
import type { MarkingParentEvent } from '../../shared/marking/marking.types';
import type { VariantsChosen } from '../listing-variants/listing-variants.types';
import type { PhotosChosen, PhotosTicked } from '../../shared/gallery/gallery.machine';

import type { TranslationEvent } from '../../shared/translation/translation.machine';
import type { TranslationView } from '../../shared/translation/translation.view';
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
  | { type: 'last.undo' }
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
