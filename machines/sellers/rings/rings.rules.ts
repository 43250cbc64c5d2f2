import { fromCallback, type ActorSystem, type ActorSystemInfo, type EventObject } from 'xstate';
import { protectableReason } from '../../../contracts/vocabulary/reasons';
import { noPictureGroups } from '../../domain/picture-groups';
import { fitComment } from '../../domain/report-comment';
import { protectedItems } from '../../domain/report-listings';
import {
  emptyRingCase,
  findRingCase,
  planRingCase,
  sendableCountries,
  type RingCase,
  type RingPlan,
  type SentRingCase,
} from '../../domain/ring-case';
import { findRings, idsOfRing, lastReports, ringListings, ringsDraftKey, type Ring } from '../../domain/rings';
import { sendableComment } from '../../domain/sendable-comment';
import { languageOfSite } from '../../domain/sites';
import { systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { ReportDecision } from '../../shared/report-drawer/report-drawer.types';
import type { MutationSettled } from '../../system-actors/outbox';
import type { RingsContext, RingsEvent, RingsFound, RingsInput, RingsKnown, RingsSearch } from './rings.types';

type System = ActorSystem<ActorSystemInfo>;

function savedIds(saved: unknown): string[] {
  const { ids } = Object(saved) as { ids?: unknown };
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Says once whose rings they are and what stood in them before: both are read a moment after a page opens. */
export const watchKnown = fromCallback<EventObject>(({ sendBack, system }) => {
  const [profile, drafts, listings] = [
    systemActor(system, 'profile'),
    systemActor(system, 'drafts'),
    systemActor(system, 'listings'),
  ];
  let isSent = false;
  const publish = () => {
    const profileId = profile.getSnapshot().context.profile?.id;
    const { drafts: saved, read } = drafts.getSnapshot().context;
    if (isSent || profileId === undefined || read === false) return;
    isSent = true;
    const { visible } = listings.getSnapshot().context;
    const ids = savedIds(saved[ringsDraftKey]).filter((id) => visible[id] === undefined);
    sendBack({ type: 'rings.known', profileId, ids } satisfies RingsKnown);
  };
  const subscriptions = [profile.subscribe(publish), drafts.subscribe(publish)];
  publish();
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
});

/** Finds rings a piece at a time: one for each `piece.next`, so that the page paints between. */
export const ringFinder = fromCallback<{ type: 'piece.next' }, RingsSearch>(({ input, receive, sendBack }) => {
  const { listings, past, same, descriptions } = input;
  const finding = findRings(ringListings(listings, past, descriptions), same);
  receive(() => {
    const { done, value } = finding.next();
    if (done !== true) return;
    const reports = lastReports(new Set(value.rings.flatMap(idsOfRing)), past);
    sendBack({ type: 'rings.found', ...value, reports } satisfies RingsFound);
  });
});

export function initialContextOf({ search }: RingsInput, system: System): RingsContext {
  return {
    listings: systemActor(system, 'listings'),
    search,
    profileId: '',
    pending: [],
    asked: [],
    batch: [],
    read: 0,
    incomplete: false,
    past: [],
    same: noPictureGroups.same,
    descriptions: {},
    wantedDescriptions: [],
    lacksDescriptions: false,
    pictures: { read: 0, count: 0 },
    rings: [],
    reports: {},
    key: null,
    form: emptyRingCase,
    blindages: [],
    lacking: false,
    labels: {},
    sent: null,
    asOf: 0,
  };
}

type Found = Pick<RingsContext, 'rings' | 'search' | 'key'>;

const hasSeller = (id: string | null) => (ring: Ring) => ring.sellers.some((seller) => seller.id === id);
const isOfCase = (key: string | null) => (ring: Ring) => ring.sellers.some(({ id }) => `ring:${id}` === key);

/** The ring with the seller that the address names, else the one that stood in front before, else the first. */
export const ringInFront = ({ rings, search: { seller }, key }: Found): Ring | null =>
  rings.find(hasSeller(seller)) ?? rings.find(isOfCase(key)) ?? rings[0] ?? null;

/** Whether the case under that key is that of the ring in front. */
export function isCaseInFront(found: Found, key: string): boolean {
  const ring = ringInFront(found);
  return ring !== null && isOfCase(key)(ring);
}

/** The case of which a country was refused; null for what else the outbox tells. */
export const refusedRing = ({ work, failure }: MutationSettled): SentRingCase | null =>
  (failure !== null && work.kind === 'mark' && work.mark.type === 'report' && work.mark.ring) || null;

/** The listings of the ring in front. */
export const listingsInFront = (found: Found): string[] => {
  const ring = ringInFront(found);
  return ring === null ? [] : idsOfRing(ring);
};

/** The ring in front with what is kept of its case; as it is where the same one stays in front. */
export function withFront({ listings, ...found }: Found & Pick<RingsContext, 'listings'>) {
  const { search } = found;
  const ring = ringInFront(found);
  if (ring === null ? found.key === null : isOfCase(found.key)(ring)) return { search };
  if (ring === null) return { search, key: null, form: emptyRingCase, lacking: false, sent: null };
  const { drafts } = systemActor(listings.system, 'drafts').getSnapshot().context;
  return { search, ...findRingCase(drafts, ring), lacking: false, sent: null };
}

/** The case of the ring in front as it would go out now; null where there is none. */
export function planOf(context: RingsContext): RingPlan | null {
  const ring = ringInFront(context);
  if (ring === null) return null;
  const { system } = context.listings;
  const { profile, allowedNotices } = systemActor(system, 'profile').getSnapshot().context;
  return planRingCase(ring, context.form, {
    visible: context.listings.getSnapshot().context.visible,
    notices: allowedNotices,
    settings: profile?.settings,
    protectedIds: protectedItems(context.blindages, protectableReason, systemClockOf(system).now()),
  });
}

export function changedForm({ form }: Pick<RingsContext, 'form'>, event: RingsEvent): RingCase {
  switch (event.type) {
    case 'listing.toggle': {
      const { leftOut } = form;
      const rest = leftOut.filter((id) => id !== event.id);
      return { ...form, leftOut: rest.length < leftOut.length ? rest : [...leftOut, event.id] };
    }
    case 'reason.choose': {
      const { siteId, code } = event;
      if (siteId === undefined) return { ...form, code };
      const { [siteId]: _, ...others } = form.ownCodes;
      return { ...form, ownCodes: code === null ? others : { ...others, [siteId]: code } };
    }
    case 'comment.change':
      return { ...form, comments: { ...form.comments, [event.siteId]: fitComment(event.text) } };
    default:
      return form;
  }
}

/** The comment of a country with what can't be sent replaced, in its language. */
export function sendableOf(context: RingsContext, siteId: string): string {
  const country = planOf(context)?.countries.find((one) => one.siteId === siteId);
  return sendableComment(country?.comment.text ?? '', { lang: languageOfSite(siteId), siteIds: [siteId] });
}

/** A report for each country. */
export function toReports(context: RingsContext): ReportDecision[] {
  const plan = planOf(context);
  return (plan === null ? [] : sendableCountries(plan)).map(({ ids, code, assessment }) => ({
    ids: [...ids],
    edit: false,
    report: {
      code,
      codeDescription: context.labels[code] ?? '',
      description: assessment.outgoing,
      tags: [],
      photosDenounced: [],
    },
  }));
}
