import type { ActorSystem, ActorSystemInfo } from 'xstate';
import type { OriginModel } from '../../../contracts/shapes';
import { originModels } from '../../../contracts/vocabulary/listings';
import { extrasOf } from '../../domain/listings';
import { canTranslate, languageOfSite, siteOf } from '../../domain/sites';
import { seat } from '../../kit/seat';
import { listingIdOf } from '../../shared/article';
import type { ListingDetailContext, ListingDetailInput } from './listing-detail.types';

type System = ActorSystem<ActorSystemInfo>;

/** Before the case of the photos was asked for. */
export const noPhotoChanges: ListingDetailContext['photoChanges'] = {
  phase: 'asking',
  asking: true,
  failure: null,
  value: null,
};

export function openingContext({ params, search }: ListingDetailInput, system: System): ListingDetailContext {
  return {
    listings: seat(system, 'listings'),
    id: listingIdOf(params.articleId),
    from: search.from,
    failure: null,
    status: null,
    pictures: [],
    variants: [],
    photoChanges: noPhotoChanges,
    description: null,
    descriptionFailure: null,
    questions: [],
    questionsTotal: 0,
    questionsFailure: null,
    sellerId: null,
    translated: null,
  };
}

/** Which screen a mark of this visit counts for; an address opened by hand counts as a quick search. */
export function originModelOf(from: string | null): OriginModel {
  return originModels.find((origin) => origin === from) ?? 'quick_search';
}

/** Whether it was opened from the suggestions. */
export function isSuggested({ from }: Pick<ListingDetailContext, 'from'>): boolean {
  return originModelOf(from) === 'suggestions';
}

function listingOf(system: System, id: string | null) {
  return id === null ? undefined : seat(system, 'listings').getSnapshot().context.visible[id];
}

/** What of the listing as every screen sees it opens a modal: its sale conditions, its catalogue page, the case of its notice. */
export function openersOf({ listings, id }: Pick<ListingDetailContext, 'listings' | 'id'>) {
  return extrasOf(id === null ? undefined : listings.getSnapshot().context.visible[id]);
}

/** The original title of a listing, empty while it is not known. */
export function titleOf(system: System, id: string | null): string {
  return listingOf(system, id)?.title ?? '';
}

/** Between which languages this listing would be translated now; null when the person reads the site's language. */
export function translationOf(system: System, id: string | null) {
  const siteId = siteOf(id ?? '');
  const reading = seat(system, 'shell').getSnapshot().context.lang;
  if (siteId === null || !canTranslate(siteId, reading)) return null;
  return { sourceLang: languageOfSite(siteId), targetLang: reading };
}

/** The question to `translate`; a language that was changed back meanwhile asks for the site's own. */
export function translationInput(system: System, id: string | null, text: string) {
  const own = languageOfSite((id ?? '').slice(0, 3));
  return { text, ...(translationOf(system, id) ?? { sourceLang: own, targetLang: own }) };
}
