import type { ActorSystem, ActorSystemInfo } from 'xstate';
import type { OriginModel, ReportDraft } from '../../../contracts/shapes';
import { originModels } from '../../../contracts/vocabulary/listings';
import type { Because } from '../../domain/because';
import { markChoices, type MarkChoices } from '../../domain/marking';
import { whyNotReportImages } from '../../domain/report-listings';
import { canTranslate, languageOfSite, siteOf } from '../../domain/sites';
import { seat } from '../../kit/seat';
import type { Mark } from '../../kit/seats';
import { authorOf, choicesOf } from '../../shared/marks';
import type { ReportDecision } from '../../shared/report-drawer/report-drawer.types';
import { listingIdOf } from '../article';
import type { ListingDetailContext, ListingDetailInput } from './listing-detail.types';

type System = ActorSystem<ActorSystemInfo>;

export function fromOf(search: Record<string, unknown>): string | null {
  return typeof search.from === 'string' ? search.from : null;
}

export function openingContext({ params, search }: ListingDetailInput, system: System): ListingDetailContext {
  return {
    listings: seat(system, 'listings'),
    id: listingIdOf(params.articleId),
    from: fromOf(search),
    failure: null,
    status: null,
    pictures: [],
    description: null,
    descriptionFailure: null,
    questions: [],
    questionsTotal: 0,
    questionsFailure: null,
    sellerId: null,
    seller: null,
    sellerFailure: null,
    translated: null,
    subject: null,
  };
}

/** Which screen a mark of this visit counts for; an address opened by hand counts as a quick search. */
export function originModelOf(from: string | null): OriginModel {
  return originModels.find((origin) => origin === from) ?? 'quick_search';
}

function listingOf(system: System, id: string | null) {
  return id === null ? undefined : seat(system, 'listings').getSnapshot().context.visible[id];
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

/** What may be done with the listing now; null while it is not known. */
export function choicesHere({ listings, id }: ListingDetailContext): MarkChoices | null {
  return id === null ? null : choicesOf(listings.system, id);
}

/** Why these photos of the listing can't be reported, null when they can. */
export function whyNotPhotos({ listings, id }: ListingDetailContext, photos: readonly string[]): Because | null {
  const listing = listingOf(listings.system, id);
  if (listing === undefined) return { because: 'REMOVED' };
  const { allowedNotices } = seat(listings.system, 'profile').getSnapshot().context;
  return markChoices(listing).suspect ?? whyNotReportImages(allowedNotices, listing.siteId, photos.length);
}

export function trustOf({ id, from, listings }: ListingDetailContext): Mark | null {
  if (id === null) return null;
  return { type: 'approve', ids: [id], originModel: originModelOf(from), author: authorOf(listings.system) };
}

/** Takes back the mark that stands, null where none does. */
export function undoOf(context: ListingDetailContext): Mark | null {
  const undo = choicesHere(context)?.undo ?? null;
  return context.id === null || undo === null
    ? null
    : { type: 'undo', ids: [context.id], undo, from: 'article_detail' };
}

/** A decided report as a mark of this screen. */
export function markOf({ from, listings }: ListingDetailContext, { ids, report, edit }: ReportDecision): Mark {
  const author = authorOf(listings.system);
  return edit
    ? { type: 'edit', ids, author, report }
    : { type: 'report', ids, originModel: originModelOf(from), author, report };
}

/** The report of a mark that was refused, null for marks without one. */
export function refusedReport(mark: Mark): { ids: string[]; report: ReportDraft } | null {
  return mark.type === 'report' || mark.type === 'edit' ? { ids: mark.ids, report: mark.report } : null;
}
