import type { ActorSystem, ActorSystemInfo } from 'xstate';
import type { Person } from '../../../contracts/shapes';
import { blockReason, type BlockReason } from '../../domain/block-reason';
import { markChoices, markOf, type MarkChoices, type MarkOrigin } from '../../domain/marking';
import { allowedCodes, whyNotReportImages } from '../../domain/report-listings';
import { siteOf } from '../../domain/sites';
import { systemActor } from '../../kit/system-actor';
import type { Mark, MarkBasis } from '../../system-actors/outbox';
import type { DiscardDecision } from '../discard-drawer/discard-drawer.machine';
import type { ReportDecision } from '../report-drawer/report-drawer.types';
import type {
  Decision,
  DecisionType,
  MarkingContext,
  MarkingParentEvent,
  MarkingQuestion,
  MarkingSubject,
} from './marking.types';

type System = ActorSystem<ActorSystemInfo>;
/** What may be done with a listing, or may not and why. */
type MarkChoice = Exclude<keyof MarkChoices, 'standing' | 'undo'>;
type MarkingScope = Pick<MarkingContext, 'listings' | 'place' | 'originModel' | 'catalogue'>;

/** What a machine passes on to the marking that it invokes, by its action `toMarking`. */
export const markingTransitions = {
  'listing.trust': { actions: 'toMarking' },
  'listing.suspect': { actions: 'toMarking' },
  'listing.edit': { actions: 'toMarking' },
  'listing.undo': { actions: 'toMarking' },
} as const satisfies Partial<Record<DecisionType, unknown>>;

/** The same where a person decides on one listing after another. */
export const triageTransitions = {
  ...markingTransitions,
  'listing.repeat': { actions: 'toMarking' },
} as const;

/** The same of suggestions. */
export const suggestionTransitions = {
  ...triageTransitions,
  'listing.discard': { actions: 'toMarking' },
} as const satisfies Record<DecisionType, unknown>;

/** Whether a screen's event is a decision, to be passed on. */
export function isDecision<Event extends { type: string }>(
  event: Event,
): event is Extract<Event, { type: DecisionType }> {
  return event.type in suggestionTransitions;
}

/** Tells why that can't be done: a key is never silent, where a button says it beside itself. */
export const toBlockedNotice = (why: BlockReason) =>
  ({ type: 'notice.raise', notice: { code: 'mark.blocked', tone: 'info', why } }) as const;

/** Whether a mark is on several at once, and the listing under the cursor is one of them. */
export const decidesGroupOf = ({ ids }: Mark, cursor: string | null): boolean =>
  ids.length > 1 && cursor !== null && ids.includes(cursor);

/** Whether that is what is decided on the listing at this moment. */
export const isDecidedBy = (event: { type: string } | MarkingParentEvent, id: string): boolean =>
  'mark' in event && event.mark.ids.includes(id);

/** Who decides: the profile that is signed in. */
export function authorOf(system: System): Person {
  const profile = systemActor(system, 'profile').getSnapshot().context.profile;
  return { id: profile?.id ?? '', givenName: profile?.givenName ?? '', familyName: profile?.familyName ?? null };
}

/** What may be done there with a listing as every screen sees it; null when the listing isn't known. */
export function markChoicesOf(system: System, id: string, place?: MarkOrigin): MarkChoices | null {
  const listing = systemActor(system, 'listings').getSnapshot().context.visible[id];
  return listing ? markChoices(listing, place) : null;
}

/** Of these listings those with which that may be done. */
export function allowedIds({ listings, place }: MarkingScope, ids: readonly string[], what: MarkChoice): string[] {
  return ids.filter((id) => markChoicesOf(listings.system, id, place)?.[what] === null);
}

const choiceOf = {
  'listing.trust': 'trust',
  'listing.suspect': 'suspect',
  'listing.repeat': 'suspect',
  'listing.edit': 'edit',
  'listing.undo': 'whyNotUndo',
  'listing.discard': 'discard',
} as const satisfies Record<DecisionType, MarkChoice>;

/** What must be allowed with a listing for the question to be about it; an `edit` changes reports that are there. */
export function choiceOfQuestion({ about }: MarkingQuestion, edit: boolean): MarkChoice {
  if (about === 'countries') return edit ? 'edit' : 'suspect';
  return about === 'trust' ? 'trust' : 'whyNotUndo';
}

/** The same subject for the first country of these that has reasons, with the others behind it: one without ends what follows. */
export function withFirstCountry(
  { listings }: Pick<MarkingScope, 'listings'>,
  subject: MarkingSubject,
  ids: readonly string[],
): MarkingSubject {
  const { allowedNotices } = systemActor(listings.system, 'profile').getSnapshot().context;
  const first = ids.find((id) => allowedCodes(allowedNotices, siteOf(id) ?? '').length > 0) ?? ids[0] ?? '';
  const isFirst = (id: string) => siteOf(id) === siteOf(first);
  return { ...subject, ids: ids.filter(isFirst), later: ids.filter((id) => !isFirst(id)) };
}

/** Why that can't be done with the listing, null when it can. */
export function whyNotChoice({ listings, place }: MarkingScope, choice: MarkChoice, id: string): BlockReason | null {
  const choices = markChoicesOf(listings.system, id, place);
  return choices === null ? blockReason('REMOVED') : choices[choice];
}

/** Why that can't be decided on the listing, null when it can. */
export const whyNotDecide = (scope: MarkingScope, type: DecisionType, id: string): BlockReason | null =>
  whyNotChoice(scope, choiceOf[type], id);

/** Why these photos of the listing can't be reported, null when they can. */
export function whyNotPhotos({ listings }: MarkingScope, id: string, photos: readonly string[]): BlockReason | null {
  const listing = systemActor(listings.system, 'listings').getSnapshot().context.visible[id];
  if (listing === undefined) return { because: 'REMOVED' };
  const { allowedNotices } = systemActor(listings.system, 'profile').getSnapshot().context;
  return markChoices(listing).suspect ?? whyNotReportImages(allowedNotices, listing.siteId, photos.length);
}

/** The mark that stands on each of them, as every screen shows it. */
function basisOf({ listings }: Pick<MarkingScope, 'listings'>, ids: readonly string[]): MarkBasis {
  const { visible } = listings.getSnapshot().context;
  return Object.fromEntries(ids.map((id) => [id, markOf(visible[id])]));
}

/** Trusts those that can be trusted. */
export function toApproveMarks(scope: MarkingScope, ids: readonly string[]): Mark[] {
  const approvableIds = allowedIds(scope, ids, 'trust');
  const author = authorOf(scope.listings.system);
  return approvableIds.length === 0
    ? []
    : [
        {
          type: 'approve',
          ids: approvableIds,
          originModel: scope.originModel,
          author,
          basis: basisOf(scope, approvableIds),
        },
      ];
}

/** One for each listing: takes back the mark that stands. */
export function toUndoMarks({ listings, place }: MarkingScope, ids: readonly string[]): Mark[] {
  return ids.flatMap((id): Mark[] => {
    const undo = markChoicesOf(listings.system, id, place)?.undo ?? null;
    return undo === null ? [] : [{ type: 'undo', ids: [id], undo, from: place }];
  });
}

export function toDiscardMark({ listings, originModel }: MarkingScope, decision: DiscardDecision): Mark {
  const author = authorOf(listings.system);
  return { type: 'discard', ...decision, originModel, author, basis: basisOf({ listings }, decision.ids) };
}

/** What is left of a report of several, once others have decided on some while its drawer stood open; nothing when none is. */
export function remainingReports(scope: MarkingScope, decision: ReportDecision): ReportDecision[] {
  const { ids, edit, variants } = decision;
  if (ids.length < 2 || edit || variants) return [decision];
  const remaining = allowedIds(scope, ids, 'suspect');
  return remaining.length === 0 ? [] : [{ ...decision, ids: remaining }];
}

export function toReportMark(
  { listings, originModel, catalogue }: MarkingScope,
  { ids, report, edit, variants }: ReportDecision,
): Mark {
  const author = authorOf(listings.system);
  const basis = basisOf({ listings }, ids);
  if (edit) return { type: 'edit', ids, author, report };
  return {
    type: 'report',
    ids,
    originModel,
    author,
    report,
    basis,
    ...(variants && { variants }),
    ...(catalogue !== undefined && { catalogue }),
  };
}

/**
 * What waits, with one more decision: the same trust waits once, and an undo takes the listings that it names out of the trust that waits
 * for them. What is left of the undo waits behind it.
 */
export function withHeldDecision(held: readonly Decision[], next: Decision): Decision[] {
  const waiting = new Set(held.flatMap(({ type, ids }) => (type === 'listing.trust' ? ids : [])));
  if (next.type === 'listing.trust') {
    const ids = next.ids.filter((id) => !waiting.has(id));
    return ids.length === 0 ? [...held] : [...held, { ...next, ids }];
  }
  if (next.type !== 'listing.undo') return [...held, next];
  const remaining = held.map((one): Decision =>
    one.type === 'listing.trust' ? { ...one, ids: one.ids.filter((id) => !next.ids.includes(id)) } : one,
  );
  return [...remaining, { ...next, ids: next.ids.filter((id) => !waiting.has(id)) }].filter(
    ({ ids }) => ids.length > 0,
  );
}
