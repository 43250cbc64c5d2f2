import { assign, enqueueActions, forwardTo, sendTo, setup, stopChild } from 'xstate';
import type { Failure, Outcome } from '../../../contracts/ports';
import type { Blindage, Listing, Page } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { blockReason, type BlockReason } from '../../domain/block-reason';
import { saveEvidenceSelection } from '../../domain/evidence-selections';
import { goTo } from '../../domain/navigation-events';
import { readReceipt, retriableIds } from '../../domain/receipts';
import { inactiveIds, whyNotRemove } from '../../domain/listings';
import { listingsInSends, withSend } from '../../domain/sends';
import { whyNothingGoes } from '../../domain/send-summary';
import { systemClockOf, port } from '../../kit/port';
import { hasSameFields } from '../../kit/truth';
import { toSubmission } from '../../kit/mutation';
import { systemActor } from '../../kit/system-actor';
import type { Mark } from '../../system-actors/outbox';
import { carouselMachine } from '../../shared/carousel/carousel.machine';
import { importLauncherMachine } from '../../shared/import-launcher/import-launcher.machine';
import { markingMachine } from '../../shared/marking/marking.machine';
import { authorOf, toBlockedNotice } from '../../shared/marking/marking.rules';
import type { ChoiceEvent, ListView } from '../../shared/list/list.view';
import { extendRange, toggleGroup, toggleRange } from '../../shared/list/range';
import { moveCursor, moveCursorOff } from '../../shared/cursor';
import { listingsActor, listingsRevision, toListingsConfirm } from '../../shared/listings-request';
import { groupedRows, presentRows } from '../../domain/reported-rows';
import {
  toListQuery,
  isNarrowedList,
  noSuspiciousFilters,
  type SuspiciousFilters,
} from '../../domain/suspicious-filters';
import { reportedDetailLauncherMachine } from '../reported-detail-launcher/reported-detail-launcher.machine';
import { watchFacts } from '../../shared/watch-system-actors';
import {
  currentQuestion,
  isQuestionVoid,
  judgeSend,
  removableIds,
  removableInactiveIds,
  requestedListings,
  whyVoid,
} from './open-question';
import { watchFinishedMutations } from './watch-finished-mutations';
import { suspiciousList } from './suspicious.list';
import type {
  SuspiciousQuestion,
  ListReading,
  SuspiciousChoice,
  SuspiciousContext,
  SuspiciousEvent,
  SuspiciousInput,
} from './suspicious.types';

/** Rows asked for at a time while every page is looked through. */
export const readPageSize = pageSizes.listings;
const emptyReading: Omit<ListReading, 'about' | 'asOf'> = { ids: null, listings: [], seen: 0, of: 0, failure: null };

const withPage = (reading: ListReading, { items, total }: Page<Listing>): ListReading => ({
  about: reading.about,
  asOf: reading.asOf,
  ids: reading.ids,
  listings: [...new Map([...reading.listings, ...items].map((listing) => [listing.id, listing])).values()],
  seen: items.length === 0 ? total : reading.seen + items.length,
  of: total,
  failure: null,
});
/** Those of them of which it isn't known what protects them. */
const uncheckedOf = (context: SuspiciousContext): string[] =>
  requestedListings(context).flatMap(({ id }) => (id in context.blindages ? [] : id));

/** Those that were asked for and of which nothing is known here: chosen on a page that was left long ago. */
const unknownOf = (context: SuspiciousContext, ids: readonly string[]): string[] => {
  const { visible } = context.listings.getSnapshot().context;
  return ids.filter((id) => visible[id] === undefined);
};

export const toSuspiciousChoice = ({ sort, reasons, sites, status }: SuspiciousFilters): SuspiciousChoice => ({
  sort,
  reasons,
  sites,
  status,
});

/** What protects these, under what was known of others; nothing of them where nobody could say. */
const withProtection = (
  { blindages }: SuspiciousContext,
  ids: readonly string[],
  outcome: Outcome<Blindage[]>,
): Pick<SuspiciousContext, 'blindages'> => {
  if (!outcome.ok) return { blindages };
  const of = (id: string) => outcome.value.filter(({ item }) => item === id);
  return { blindages: { ...blindages, ...Object.fromEntries(ids.map((id) => [id, of(id)])) } };
};

const inactiveOf = (context: SuspiciousContext) =>
  removableInactiveIds(context, inactiveIds(context.reading?.listings ?? []));

/** Why a key can't do what it is for. */
function whyBlocked({ listings }: SuspiciousContext, event: SuspiciousEvent): BlockReason | null {
  if (event.type === 'chosen.toggleGroup') return blockReason('NONE_OF_GROUP');
  if (event.type === 'send.ask') return blockReason('RECOVERING');
  if (event.type !== 'remove.ask' || event.byKey !== true) return null;
  const { visible } = listings.getSnapshot().context;
  const inHand = listingsInSends(systemActor(listings.system, 'outbox').getSnapshot().context.sends);
  const whys = event.ids.map((id) => (visible[id] === undefined ? null : whyNotRemove(withSend(visible[id], inHand))));
  return whys.find((why) => why !== null) ?? null;
}

/** The rows of the page in the order in which they stand. */
const orderedIds = ({ listings, list, filters }: SuspiciousContext): string[] => {
  const { visible } = listings.getSnapshot().context;
  return groupedRows(presentRows(list.rows, visible), visible, filters.group).flatMap(({ ids }) => ids);
};
/** Where the cursor goes when these leave the list; with a selection the focus is the bar's, and stays there. */
const cursorOff = (context: SuspiciousContext, leaving: readonly string[]) =>
  context.cursor !== null && context.list.chosen.includes(context.cursor)
    ? context.cursor
    : moveCursorOff({ ids: orderedIds(context), cursor: context.cursor }, leaving);
/** Those of them that can be chosen: those that a send has in hand can't. */
const choosableIds = (context: SuspiciousContext): string[] => {
  const inHand = listingsInSends(systemActor(context.listings.system, 'outbox').getSnapshot().context.sends);
  return orderedIds(context).filter((id) => !inHand.has(id));
};

type RemovalQuestion = Extract<SuspiciousQuestion, { about: 'remove' | 'inactive' }>;
const removalOf = ({ about, ids }: RemovalQuestion): Mark => ({
  type: 'remove',
  ids,
  action: about === 'remove' ? 'delete' : 'delete_inactive',
});

/** The selection without those that are on their way out. */
const withoutChosen = ({ list }: SuspiciousContext, gone: string[]): ChoiceEvent => ({
  type: 'rows.choose',
  ids: list.chosen.filter((id) => !gone.includes(id)),
});

const removedIdsOf = ({ rows }: ListView<string>, { listings }: SuspiciousContext) => {
  const remainingIds = new Set(presentRows(rows, listings.getSnapshot().context.visible));
  return rows.filter((id) => !remainingIds.has(id));
};

/** What the suspicious list can do; its chart says when. */
export const suspiciousSetup = setup({
  types: {
    context: {} as SuspiciousContext,
    events: {} as SuspiciousEvent,
    input: {} as SuspiciousInput,
    children: {} as {
      list: 'list';
      marking: 'marking';
      reportedArticles: 'reportedArticles';
      workOver: 'workOver';
      watchFacts: 'watchFacts';
      blindages: 'blindages';
      checking: 'blindages';
      articlesByIds: 'articlesByIds';
      importDoor: 'importDoor';
      detailDoor: 'detailDoor';
      carousel: 'carousel';
    },
  },
  actors: {
    list: suspiciousList,
    reportedArticles: port('reportedArticles'),
    articlesByIds: port('articlesByIds'),
    blindages: port('blindages'),
    marking: markingMachine,
    importDoor: importLauncherMachine,
    detailDoor: reportedDetailLauncherMachine,
    carousel: carouselMachine,
    workOver: watchFinishedMutations,
    watchFacts,
  },
  actions: {
    toList: forwardTo('list'),
    toMarking: forwardTo('marking'),
    toDetailDoor: forwardTo('detailDoor'),
    unchoose: sendTo('list', ({ context }, ids: string[]) => withoutChosen(context, ids)),
    setList: enqueueActions(({ context, enqueue, system }, list: ListView<string>) => {
      const answered = !list.asking && (context.list.asking || context.list.rows !== list.rows);
      enqueue.assign(answered ? { list, past: removedIdsOf(list, context) } : { list });
      if (answered && list.rows.length > 0) {
        enqueue.stopChild('blindages');
        enqueue.spawnChild('blindages', { id: 'blindages', input: { itemsIds: list.rows } });
      }
      const { again } = context.filters;
      if (answered && again !== null) {
        const receipt = readReceipt(systemActor(system, 'drafts').getSnapshot().context.drafts, again);
        const search = { ...context.filters, again: null };
        enqueue.sendTo(systemActor(system, 'screens'), goTo({ to: 'suspicious', search }, { replace: true }));
        enqueue.raise({ type: 'send.ask', ids: receipt === null ? [] : retriableIds(receipt) });
      }
      if (isNarrowedList(context.filters)) return;
      // A list that could not be read anew says what it said before: meanwhile listings were sent.
      const isRead = context.list.rows !== list.rows || context.list.total !== list.total;
      if (list.phase === 'shown' && !list.asking && isRead)
        enqueue.sendTo(systemActor(system, 'profile'), { type: 'counts.changed', reportedCount: list.total });
    }),
    beginImport: enqueueActions(({ context, enqueue }) => {
      if (context.filters.import !== null) enqueue.raise({ type: 'import.asked', open: true });
    }),
    noteImport: enqueueActions(({ context, enqueue }, next: SuspiciousFilters) => {
      if (next.import !== context.filters.import) enqueue.raise({ type: 'import.asked', open: next.import !== null });
    }),
    notifyLauncher: sendTo('importDoor', (_, open: boolean) => ({ type: open ? 'import.open' : 'import.leave' })),
    leaveImport: enqueueActions(({ context: { filters }, enqueue, system }) => {
      if (filters.import === null) return;
      const search = { ...filters, import: null };
      enqueue.sendTo(systemActor(system, 'screens'), goTo({ to: 'suspicious', search }, { replace: true }));
    }),
    askToSendImported: enqueueActions(({ enqueue }, ids: string[]) => {
      if (ids.length > 0) enqueue.raise({ type: 'send.ask', ids });
    }),
    readAddress: assign((_, filters: SuspiciousFilters) => ({ filters })),
    goTo: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context }, filters: Partial<SuspiciousFilters>) =>
        goTo({ to: 'suspicious', search: { ...context.filters, page: 1, ...filters } }),
    ),
    beginChoice: assign(({ context }) => ({ choice: toSuspiciousChoice(context.filters) })),
    changeChoice: assign(({ context, event }) =>
      event.type === 'choice.change' ? { choice: { ...context.choice, ...event.choice } } : {},
    ),
    cleanChoice: assign(({ context }) => ({ choice: toSuspiciousChoice(noSuspiciousFilters), seed: 1 - context.seed })),
    applyChoice: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { filters, choice } }) => goTo({ to: 'suspicious', search: { ...filters, page: 1, ...choice } }),
    ),
    setProtection: assign(({ context }, outcome: Outcome<Blindage[]>) =>
      withProtection(context, context.list.rows, outcome),
    ),
    setCheckedProtection: assign(({ context }, outcome: Outcome<Blindage[]>) =>
      withProtection(context, context.checking, outcome),
    ),
    noteChecking: assign(({ context }) => ({ checking: uncheckedOf(context).slice(0, readPageSize) })),
    setUnchecked: assign((_, unchecked: Failure) => ({ unchecked })),
    stopAsking: stopChild('blindages'),
    setSearchQuery: assign((_, sought: SuspiciousContext['sought']) => ({ sought, unchecked: null })),
    beginGathering: assign(({ context, system }, ids: readonly string[]) => {
      const unknown = unknownOf(context, ids);
      const asOf = listingsRevision({ system });
      return { reading: { ...emptyReading, about: 'send' as const, asOf, ids: unknown, of: unknown.length } };
    }),
    setGathered: assign(({ context: { reading } }, listings: Listing[]) => ({
      reading: reading && {
        ...reading,
        listings: [...reading.listings, ...listings],
        seen: Math.min(reading.of, reading.seen + readPageSize),
        failure: null,
      },
    })),
    reloadList: sendTo('list', { type: 'list.reload' }),
    attend: assign({ attended: true }),
    noteStale: assign({ stale: true }),
    moveOn: enqueueActions(({ context, enqueue }) => {
      if (context.stale) enqueue.sendTo('list', { type: 'list.reload' });
      enqueue.assign({ attended: false, stale: false, past: removedIdsOf(context.list, context) });
    }),
    /** Its address finds the listings after a reload, beside the drafts. */
    openEvidence: enqueueActions(({ enqueue, system }, ids: readonly string[]) => {
      const drafts = systemActor(system, 'drafts');
      const clock = systemClockOf(system);
      const selection = clock.newId();
      const { key, value, drop } = saveEvidenceSelection(
        drafts.getSnapshot().context.drafts,
        selection,
        ids,
        clock.now(),
      );
      for (const old of drop) enqueue.sendTo(drafts, { type: 'draft.drop', key: old });
      enqueue.sendTo(drafts, { type: 'draft.keep', key, value });
      enqueue.sendTo(
        systemActor(system, 'screens'),
        goTo({ to: 'newEvidence', params: { kind: 'selection', id: selection } }),
      );
    }),
    openListing: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      (_, id: string) => goTo({ to: 'listing', params: { articleId: id }, search: { from: 'reported_articles' } }),
    ),
    askToRemove: assign(({ context }, ids: string[]) => ({
      question: { about: 'remove' as const, ids: removableIds(context, ids) },
    })),
    /** A list that is read anew meanwhile may have others: the question stays about those that it was asked about. */
    askToSend: assign(({ context }) => ({
      sought: requestedListings(context).map(({ id }) => id),
      question: context.forecast && {
        about: 'send' as const,
        summary: context.forecast,
        unchecked: context.unchecked !== null,
      },
    })),
    beginReading: assign(({ system }, about: ListReading['about']) => ({
      reading: { ...emptyReading, about, asOf: listingsRevision({ system }) },
    })),
    setPage: assign(({ context: { reading } }, page: Page<Listing>) => ({
      reading: reading && withPage(reading, page),
    })),
    setFailure: assign(({ context: { reading } }, failure: Failure) => ({
      reading: reading && { ...reading, failure },
    })),
    setAnchor: assign((_, anchor: string) => ({ anchor })),
    toggle: sendTo('list', ({ context }, { id, range }: { id: string; range: boolean }): ChoiceEvent => ({
      type: 'rows.choose',
      ids: toggleRange(context.list.chosen, {
        id,
        anchor: range ? context.anchor : null,
        among: choosableIds(context),
      }),
    })),
    extend: enqueueActions(({ context, enqueue }, { from, by }: { from: string; by: number }) => {
      const { chosen, end } = extendRange(context.list.chosen, { from, by, among: orderedIds(context) });
      const choosableSet = new Set([...context.list.chosen, ...choosableIds(context)]);
      enqueue.sendTo('list', { type: 'rows.choose', ids: chosen.filter((id) => choosableSet.has(id)) });
      enqueue.assign({ anchor: end });
    }),
    /** What is chosen on other pages stays so. */
    choosePage: sendTo('list', ({ context }): ChoiceEvent => ({
      type: 'rows.choose',
      ids: [...context.list.chosen, ...choosableIds(context)],
    })),
    toggleGroup: sendTo('list', ({ context }, group: readonly string[]): ChoiceEvent => ({
      type: 'rows.choose',
      ids: toggleGroup(context.list.chosen, { group, among: choosableIds(context) }),
    })),
    chooseNone: sendTo('list', { type: 'rows.choose', ids: [] }),
    goToRow: assign((_, cursor: string) => ({ cursor })),
    moveCursor: assign(({ context }, by: number) => ({
      cursor: moveCursor({ ids: orderedIds(context), cursor: context.cursor }, by),
    })),
    /** Keys go on with the next row. */
    moveCursorOff: assign(({ context }, leaving: readonly string[]) => ({
      cursor: cursorOff(context, leaving),
    })),
    /** What was taken back is what keys act on again, not the row after it. */
    moveToUnsent: assign(({ context }, unsent: readonly string[]) => ({
      cursor: orderedIds(context).find((id) => unsent.includes(id)) ?? context.cursor,
    })),
    /** A key is never silent: a button says beside itself why it can't be pressed. */
    notifyBlocked: enqueueActions(({ context, event, enqueue, system }) => {
      const why = whyBlocked(context, event);
      if (why !== null) enqueue.sendTo(systemActor(system, 'notices'), toBlockedNotice(why));
    }),
    /** What was read is known from now on: what can be done with it is counted as with the rows of the page. */
    chooseRead: enqueueActions(({ context: { reading }, enqueue, system }) => {
      if (reading === null) return;
      enqueue.sendTo(listingsActor({ system }), toListingsConfirm(reading, reading.listings));
      const chosen: ChoiceEvent = { type: 'rows.choose', ids: reading.listings.map(({ id }) => id) };
      enqueue.sendTo('list', chosen);
    }),
    clearReading: assign({ reading: null }),
    askAboutInactive: assign(({ context }) => ({
      question: { about: 'inactive' as const, ids: inactiveOf(context) },
    })),
    clearQuestion: assign({ question: null }),
    notifyNothingToSend: sendTo(
      ({ system }) => systemActor(system, 'notices'),
      ({ context }) => toBlockedNotice(whyVoid(context)),
    ),
    judgeSend: assign(({ context, system }) => ({ forecast: judgeSend(context, systemClockOf(system).now()) })),
    renewQuestion: assign(({ context, system }) => {
      const question = currentQuestion(context, systemClockOf(system).now());
      return question?.about === 'send' ? { question, forecast: question.summary } : { question };
    }),
    submitSend: enqueueActions(({ context, enqueue, system }) => {
      if (context.forecast === null) return;
      const ids = context.forecast.go;
      if (ids.length === 0) return;
      enqueue.sendTo(systemActor(system, 'outbox'), toSubmission(system, 'send', { ids, auditor: authorOf(system) }));
      enqueue.sendTo('list', withoutChosen(context, ids));
      enqueue.assign({ cursor: cursorOff(context, ids) });
    }),
    submitRemoval: enqueueActions(({ context, enqueue, system }) => {
      const { question } = context;
      if (question === null || question.about === 'send') return;
      enqueue.sendTo(systemActor(system, 'outbox'), toSubmission(system, 'mark', removalOf(question)));
      enqueue.sendTo('list', withoutChosen(context, question.ids));
      enqueue.assign({ question: null, cursor: cursorOff(context, question.ids) });
    }),
  },
  guards: {
    asksForOthers: ({ context }, filters: SuspiciousFilters) =>
      !hasSameFields(toListQuery(filters), toListQuery(context.filters)),
    isChoosable: ({ context, event }) =>
      (event.type === 'chosen.toggle' && choosableIds(context).includes(event.id)) ||
      (event.type === 'chosen.toggleGroup' && choosableIds(context).some((id) => event.ids.includes(id))),
    standsThere: ({ context, event }) =>
      (event.type === 'cursor.go' && orderedIds(context).includes(event.id)) ||
      (event.type === 'chosen.extend' && orderedIds(context).includes(event.from)),
    someChoosable: ({ context }) => choosableIds(context).length > 0,
    allStandThere: ({ context: { list } }) => list.total <= list.rows.length,
    isAttended: ({ context }) => context.attended,
    leavesTheList: ({ event }) => event.type === 'mark.made' && event.mark.type !== 'edit',
    isRecovering: ({ context }) => systemActor(context.listings.system, 'outbox').getSnapshot().context.recovering,
    canRemove: ({ context, event }) => event.type === 'remove.ask' && removableIds(context, event.ids).length > 0,
    onOtherPages: ({ context, event }) => event.type === 'send.ask' && event.ids === 'all' && context.list.pages > 1,
    nothingToSend: ({ context: { forecast } }) =>
      forecast !== null && forecast.go.length === 0 && forecast.stay.length === 0,
    blocked: ({ context: { forecast } }) => forecast !== null && whyNothingGoes(forecast) !== null,
    mustBeAsked: ({ context: { forecast } }) =>
      forecast !== null && (forecast.go.length > 1 || forecast.stay.length > 0),
    someUnknown: ({ context, event }) =>
      event.type === 'send.ask' && event.ids !== 'all' && unknownOf(context, event.ids).length > 0,
    someUnchecked: ({ context }) => uncheckedOf(context).length > 0,
    moreToGather: ({ context: { reading } }) => reading !== null && reading.ids !== null && reading.seen < reading.of,
    moreToRead: ({ context: { reading } }) => reading !== null && reading.seen < reading.of,
    readToChoose: ({ context }) => context.reading?.about === 'choose',
    readToSend: ({ context }) => context.reading?.about === 'send',
    aboutSending: ({ context }) => context.question?.about === 'send',
    isVoid: ({ context: { question } }) => question?.changed === true && isQuestionVoid(question),
    isOutdated: ({ context }) =>
      currentQuestion(context, systemClockOf(context.listings.system).now()) !== context.question,
    someInactive: ({ context }) => inactiveOf(context).length > 0,
  },
});
