import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Outcome, SavedPast } from '../../../contracts/ports';
import type { Blindage, Listing } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { protectableReason } from '../../../contracts/vocabulary/reasons';
import { goTo } from '../../domain/navigation-events';
import { savedParts } from '../../domain/past-reports';
import { comparedPicture } from '../../domain/result-groups';
import { emptyRingCase, restoreRingCase, type SentRingCase } from '../../domain/ring-case';
import { siteOf } from '../../domain/sites';
import { idsOfRing, ringsDraftKey, toSavedRings } from '../../domain/rings';
import { port, systemClockOf } from '../../kit/port';
import { toSubmission } from '../../kit/mutation';
import { outboxRecovery } from '../../kit/outbox-recovery';
import { systemActor } from '../../kit/system-actor';
import { listingsActor, listingsRevision, toListingsConfirm } from '../../shared/listings-request';
import { toReportMark } from '../../shared/marking/marking.rules';
import { pictureGroupsMachine } from '../../shared/picture-groups/picture-groups.machine';
import type { PictureGroupsView } from '../../shared/picture-groups/picture-groups.view';
import {
  changedForm,
  isCaseInFront,
  planOf,
  ringFinder,
  ringInFront,
  sendableOf,
  toReports,
  watchKnown,
  withFront,
} from './rings.rules';
import type { RingsContext, RingsEvent, RingsFound, RingsInput } from './rings.types';

/** Listings of one list that are read for it. */
const mostRead = 400;
type ListingsPage = { items: Listing[]; total: number };
interface PageTaken {
  page: ListingsPage;
  suggested: boolean;
}

/** What the machine of the rings asks, does and judges. */
export const ringsSetup = setup({
  types: {
    context: {} as RingsContext,
    events: {} as RingsEvent,
    input: {} as RingsInput,
    children: {} as {
      known: 'known';
      suggestedArticles: 'suggestedArticles';
      reportedArticles: 'reportedArticles';
      articlesByIds: 'articlesByIds';
      article: 'article';
      readPast: 'readPast';
      pictures: 'pictures';
      finder: 'finder';
      blindages: 'blindages';
      recovered: 'recovered';
    },
  },
  actors: {
    known: watchKnown,
    suggestedArticles: port('suggestedArticles'),
    reportedArticles: port('reportedArticles'),
    articlesByIds: port('articlesByIds'),
    article: port('article'),
    readPast: port('readPast'),
    blindages: port('blindages'),
    pictures: pictureGroupsMachine,
    recovered: outboxRecovery,
    finder: ringFinder,
  },
  actions: {
    startWithKnown: assign((_, known: { profileId: string; ids: readonly string[] }) => ({
      profileId: known.profileId,
      pending: known.ids,
    })),
    noteMoment: assign({ asOf: listingsRevision }),
    beginList: assign({ read: 0 }),
    applyPage: enqueueActions(({ context, enqueue, system }, { page, suggested }: PageTaken) => {
      const confirm = toListingsConfirm(context, page.items);
      enqueue.sendTo(listingsActor({ system }), suggested ? { ...confirm, suggested: true as const } : confirm);
      enqueue.assign({ read: context.read + page.items.length });
    }),
    noteIncomplete: assign({ incomplete: true }),
    askNext: assign(({ context: { pending, asked }, system }) => ({
      batch: pending.slice(0, pageSizes.listings),
      asked: [...asked, ...pending.slice(0, pageSizes.listings)],
      pending: pending.slice(pageSizes.listings),
      asOf: listingsRevision({ system }),
    })),
    applyListings: sendTo(listingsActor, ({ context }, listings: Listing[]) => toListingsConfirm(context, listings)),
    applySavedPast: assign((_, saved: SavedPast | null) => ({ past: savedParts(saved) })),
    lookAtPictures: sendTo('pictures', ({ context: { listings } }) => ({
      type: 'pictures.wanted' as const,
      pictures: Object.values(listings.getSnapshot().context.visible).flatMap((one) => comparedPicture(one) ?? []),
    })),
    applyPictures: enqueueActions(({ context, enqueue }, { read, count, comparing, groups }: PictureGroupsView) => {
      enqueue.assign({ pictures: { read, count } });
      if (comparing || groups.same === context.same) return;
      enqueue.assign({ same: groups.same });
      enqueue.raise({ type: 'rings.seek' });
    }),
    nextPiece: sendTo('finder', { type: 'piece.next' }),
    applyRings: assign(({ context }, { rings, reports, wantedDescriptions }: RingsFound) => {
      const { visible } = context.listings.getSnapshot().context;
      const isMissing = (id: string) => visible[id] === undefined && !context.asked.includes(id);
      const pending = rings.flatMap(idsOfRing).filter(isMissing);
      const isUnread = (id: string) => context.descriptions[id] === undefined;
      return {
        rings,
        reports,
        pending,
        wantedDescriptions: wantedDescriptions.filter(isUnread),
        ...withFront({ ...context, rings }),
      };
    }),
    /** A listing without a description, or that is gone, is not asked for twice. */
    applyDescriptions: enqueueActions(({ context, enqueue, system }, listings: Listing[]) => {
      const { descriptions, wantedDescriptions } = context;
      enqueue.sendTo(listingsActor({ system }), toListingsConfirm(context, listings));
      const none = wantedDescriptions.slice(0, pageSizes.listings).map((id) => [id, ''] as const);
      const read = listings.map(({ id, description }) => [id, description ?? ''] as const);
      enqueue.assign({
        descriptions: { ...descriptions, ...Object.fromEntries([...none, ...read]) },
        wantedDescriptions: wantedDescriptions.slice(pageSizes.listings),
      });
    }),
    noteLackingDescriptions: assign({ lacksDescriptions: true, wantedDescriptions: [] }),
    forgetLackingDescriptions: assign({ lacksDescriptions: false }),
    /** For a page that is opened anew, and for what listings elsewhere say of their sellers. */
    saveRings: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context: { rings } }) => ({ type: 'draft.keep', key: ringsDraftKey, value: toSavedRings(rings) }),
    ),
    followSearch: assign(({ context }, search: RingsContext['search']) => withFront({ ...context, search })),
    step: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }, by: number) => {
        const at = context.rings.findIndex((ring) => ring === ringInFront(context)) + by;
        const seller = context.rings[at]?.sellers[0]?.id ?? context.search.seller;
        return goTo({ to: 'rings', search: { seller } }, { replace: true, stays: true });
      },
    ),
    change: enqueueActions(({ context, enqueue, system }, event: RingsEvent) => {
      const form = changedForm(context, event);
      enqueue.assign({ form, lacking: false });
      const { key } = context;
      if (key !== null) enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.keep', key, value: form });
    }),
    replaceOffending: enqueueActions(({ context, enqueue }, siteId: string) => {
      enqueue.raise({ type: 'comment.change', siteId, text: sendableOf(context, siteId) });
    }),
    applyBlindages: assign((_, blindages: Blindage[]) => ({ blindages })),
    noteLacking: assign({ lacking: true }),
    setLabels: assign((_, labels: Readonly<Record<string, string>>) => ({ labels })),
    /** A report for each country goes to the outbox, all of them as one decision, and the draft goes. */
    submit: enqueueActions(({ context, enqueue, self, system }) => {
      const place = { listings: context.listings, place: 'live_searches', originModel: 'live_search' } as const;
      const reports = toReports(context);
      const { key, form } = context;
      const ring = { id: systemClockOf(system).newId(), key: key ?? '', form };
      for (const decision of reports) {
        const mark = { ...toReportMark(place, decision), ring };
        const submission = toSubmission(system, 'mark', mark, { requester: self, from: place.place });
        enqueue.sendTo(systemActor(system, 'outbox'), submission);
      }
      if (key !== null) enqueue.sendTo(systemActor(system, 'drafts'), { type: 'draft.drop', key });
      const siteIds = reports.flatMap(({ ids }) => siteOf(ids[0] ?? '') ?? []);
      enqueue.assign({ sent: { listings: reports.flatMap(({ ids }) => ids).length, siteIds } });
    }),
    /** What was written of a case of which a country was refused, or that was undone, is there again. */
    bringBack: enqueueActions(({ context, enqueue, system }, ring: SentRingCase | null) => {
      if (ring === null) return;
      const { key, form: sent } = ring;
      const drafts = systemActor(system, 'drafts');
      const form = restoreRingCase(drafts.getSnapshot().context.drafts[key], sent);
      enqueue.sendTo(drafts, { type: 'draft.keep', key, value: form });
      if (isCaseInFront(context, key)) enqueue.assign({ key, form, lacking: false });
    }),
    clearSent: assign({ sent: null, form: emptyRingCase }),
  },
  guards: {
    hasMore: ({ context: { read } }, answer: Outcome<ListingsPage>) =>
      answer.ok &&
      answer.value.items.length > 0 &&
      read + answer.value.items.length < Math.min(answer.value.total, mostRead),
    hasPending: ({ context: { pending } }) => pending.length > 0,
    wantsDescriptions: ({ context: { wantedDescriptions, lacksDescriptions } }) =>
      wantedDescriptions.length > 0 && !lacksDescriptions,
    hasMoreDescriptions: ({ context: { wantedDescriptions } }, answer: Outcome<Listing[]>) =>
      answer.ok && wantedDescriptions.length > pageSizes.listings,
    canReview: ({ context }) => planOf(context)?.why === null,
    isInFront: ({ context }, ring: SentRingCase | null) => ring !== null && isCaseInFront(context, ring.key),
    isOther: ({ context }, search: RingsContext['search']) => 'key' in withFront({ ...context, search }),
    bringsOther: ({ context }, rings: RingsContext['rings']) => 'key' in withFront({ ...context, rings }),
    mustCheck: ({ context }) => {
      const plan = planOf(context);
      return plan !== null && plan.why === null && plan.countries.some(({ code }) => code === protectableReason);
    },
  },
  /** The page paints between two pieces of work; where it is 0 a simulation runs on through all of them. */
  delays: { turn: 1 },
});
