import type { Failure } from '../../../contracts/ports';
import type { Picture, Seller } from '../../../contracts/shapes';
import type { SystemActors } from '../../kit/system-actor';
import type { CachedValues } from '../../shared/cached-values';
import type { TranslationEvent } from '../../shared/translation/translation.machine';
import type { TranslationView } from '../../shared/translation/translation.view';
import type { ListingsRequest } from '../../shared/listings-request';

/** The reports of a listing by the status that each has, as the gateway spells it. */
export interface EarlierReports {
  total: number;
  endings: { status: string | null; count: number }[];
}

export interface ListingPreviewContext extends ListingsRequest {
  translation: TranslationView;
  listings: SystemActors['listings'];
  /** Null while none is looked at. */
  id: string | null;
  /** The one that is likely to be looked at next. */
  next: string | null;
  /** The one that was asked for ahead: another may be likely by now. */
  ahead: string | null;
  /** Of the one that is looked at, as they were known when it came; its gallery lives on them. */
  pictures: Picture[];
  /** The last ones that were asked for and answered, the latest behind the others: they aren't asked for again. */
  kept: CachedValues<true>;
  sellers: CachedValues<Seller>;
  /** By listing. */
  reports: CachedValues<EarlierReports>;
  /** Why something of the one that is looked at could not be had. */
  failure: Failure | null;
  /** How often a person has asked for it again. */
  tries: number;
}

export type ListingPreviewEvent =
  /** It stands there to be looked at, and which is likely to come next. */
  | { type: 'preview.show'; id: string; next: string | null }
  | { type: 'preview.hide' }
  | { type: 'preview.retry' }
  /** The other listings with its photo are to be found: of the one that is shown, unless `id` names another of the cards. */
  | { type: 'picture.findSame'; id?: string }
  | Extract<TranslationEvent, { type: 'translation.toggle' }>;
