import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { Failure, SavedCursor } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { goTo } from '../../domain/navigation-events';
import type { SearchVisit } from '../../domain/search-visits';
import { keepFailure, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { toListingsConfirm, listingsActor, listingsRevision } from '../../shared/listings-request';
import { toRemaining } from '../../shared/note-remaining';
import { persistCursor } from '../../shared/triage/persist-cursor';
import {
  infiniteListView,
  initialInfiniteListView,
  type InfiniteListView,
} from '../../shared/infinite-list/infinite-list.view';
import { markingMachine } from '../../shared/marking/marking.machine';
import { decidesGroupOf, isDecidedBy, triageTransitions, isDecision } from '../../shared/marking/marking.rules';
import { selectionMachine } from '../../shared/selection/selection.machine';
import {
  toListingDecision,
  toShownByInfiniteList,
  toListingsDecided,
  toHoldOrRelease,
} from '../../shared/selection/selection.rules';
import { moveCursor, moveToNextOpen, isNearEnd, restoreCursor, updateCursor } from '../../shared/cursor';
import { listingPreviewMachine } from '../listing-preview/listing-preview.machine';
import { narrowingMachine } from '../narrowing/narrowing.machine';
import { watchTrustedIds } from '../../shared/watch-trusted-ids';
import { searchFiltersMachine } from '../search-filters/search-filters.machine';
import { toVisitDraftEvents, toSearchVisit, restoreSearchVisit } from './search-visit';
import { watchRates } from './watch-rates';
import { resultsRows, type ResultsHead } from './results.rows';
import {
  stillTrustedIds,
  hasOwnOrder,
  isAwaitingOrder,
  needsAllRows,
  rebuildShown,
  extendShown,
  type ShownOrder,
} from './results.rules';
import {
  withAppliedFilter,
  isFullyRead,
  isUndecided,
  toNarrowingEvent,
  canReadMore,
  cursorPositionOf,
  remainingOf,
  targetIdOf,
  toFilterableSearch,
  unknownTrustedIds,
  visibleListingsOf,
  cursorStateOf,
} from './results.selectors';
import type { ResultsContext, ResultsEvent, ResultsInput } from './results.types';

const originModel = 'live_search';
const emptyOrder: ShownOrder = { shown: [], usual: null };

/** What stands is chosen anew where it was asked for, once the rows are there; where nothing stands there is nothing that could be moved. */
const mustRebuild = (now: ResultsContext): boolean =>
  (now.choosesAnew && !now.rows.asking && !isAwaitingOrder({ ...now, shown: [] })) ||
  (hasOwnOrder(now.address) && now.shown.length === 0);

export const resultsMachine = setup({
  types: {
    context: {} as ResultsContext,
    events: {} as ResultsEvent,
    input: {} as ResultsInput,
    children: {} as {
      marking: 'marking';
      preview: 'preview';
      searchFilters: 'searchFilters';
      selection: 'selection';
      narrowing: 'narrowing';
      ratesSeen: 'ratesSeen';
      cursorKept: 'cursorKept';
      lookRecalled: 'lookRecalled';
      rows: 'rows';
      trustedSeen: 'trustedSeen';
      articlesByIds: 'articlesByIds';
    },
  },
  actors: {
    rows: resultsRows,
    marking: markingMachine,
    preview: listingPreviewMachine,
    searchFilters: searchFiltersMachine,
    selection: selectionMachine,
    narrowing: narrowingMachine,
    ratesSeen: watchRates,
    cursorKept: persistCursor,
    lookRecalled: restoreSearchVisit,
    trustedSeen: watchTrustedIds,
    articlesByIds: port('articlesByIds'),
  },
  actions: {
    toRows: forwardTo('rows'),
    toCursorKept: forwardTo('cursorKept'),
    takeRows: enqueueActions(({ context, enqueue, system }, rows: InfiniteListView<ResultsHead>) => {
      const visible = visibleListingsOf(context);
      const hasNewRows = context.look !== null && rows.ids !== context.rows.ids && rows.phase === 'shown';
      const look = hasNewRows ? toSearchVisit({ ...context, rows }, context.look, system) : context.look;
      const now = { ...context, rows, look, earlier: stillTrustedIds(context.kept, visible) };
      const waits = isAwaitingOrder(now);
      const anew = !waits && mustRebuild(now);
      const extendOrder = (): ShownOrder => ({
        shown: waits ? [] : extendShown(context, now, visible),
        usual: context.usual,
      });
      const { shown, usual } = anew ? rebuildShown(now, visible) : extendOrder();
      enqueue.assign({
        rows,
        look,
        earlier: now.earlier,
        shown,
        usual,
        choosesAnew: context.choosesAnew && !anew,
        ...restoreCursor(cursorStateOf(context), shown, isFullyRead(rows)),
      });
      if (look !== null && look !== context.look)
        for (const draft of toVisitDraftEvents(now, look, system)) enqueue.sendTo(systemActor(system, 'drafts'), draft);
      if (rows.head === null || rows.head === context.rows.head) return;
      enqueue.sendTo('searchFilters', { type: 'search.told', search: toFilterableSearch(context.address, rows.head) });
      enqueue.sendTo('narrowing', toNarrowingEvent({ ...context, rows }));
    }),
    takeLook: enqueueActions(({ context, enqueue, system }, kept: SearchVisit | null) => {
      const look = toSearchVisit(context, kept, system);
      for (const draft of toVisitDraftEvents(context, look, system))
        enqueue.sendTo(systemActor(system, 'drafts'), draft);
      const { shown, usual } = rebuildShown({ ...context, look }, visibleListingsOf(context));
      enqueue.assign(
        context.address.fresh === null
          ? { look }
          : { look, shown, usual, ...updateCursor(cursorStateOf(context), shown) },
      );
    }),
    recall: assign(({ context }, recalled: SavedCursor) =>
      restoreCursor({ ...cursorStateOf(context), recalled }, context.shown, isFullyRead(context.rows)),
    ),
    chooseAnew: assign(({ context }, { early }: { early: boolean }) => {
      const waits = !early && isAwaitingOrder({ ...context, shown: [] });
      const { shown, usual }: ShownOrder = waits ? emptyOrder : rebuildShown(context, visibleListingsOf(context));
      return { shown, usual, ...updateCursor({ ...cursorStateOf(context), goesOn: false }, shown) };
    }),
    /** Another order begins at its first listing. */
    beginAnew: assign(({ context: { address, cursor } }, { rank, group }: ResultsContext['address']) => ({
      cursor: rank === address.rank && group === address.group ? cursor : null,
    })),
    chooseOnceAsked: assign({ choosesAnew: true }),
    tellNarrowing: sendTo('narrowing', ({ context }) => toNarrowingEvent(context)),
    tellSelection: sendTo('selection', ({ context: { shown, rows } }) => toShownByInfiniteList(shown, rows)),
    endWhole: sendTo('selection', { type: 'whole.stop' }),
    holdSelection: sendTo('selection', toHoldOrRelease),
    /** The next page is fetched before the last card is reached. */
    readOn: enqueueActions(({ context, enqueue }) => {
      if (canReadMore(context) && (context.recalled !== null || isNearEnd(cursorStateOf(context))))
        enqueue.sendTo('rows', { type: 'rows.more' });
    }),
    readOnAtEnd: enqueueActions(({ context, enqueue }) => {
      if (canReadMore(context)) enqueue.sendTo('rows', { type: 'rows.more' });
    }),
    wantAll: sendTo('rows', (_, wanted: boolean) => ({ type: 'rows.all', wanted })),
    keepKept: assign(({ event }) => (event.type === 'trusted.seen' ? { kept: event.ids } : {})),
    noteAsked: assign({
      asked: ({ context }) => [...context.asked, ...unknownTrustedIds(context)],
      asOf: listingsRevision,
    }),
    forgetAsked: assign({ asked: [], earlierFailure: null }),
    takeEarlier: enqueueActions(({ context, enqueue, system }, listings: Listing[]) => {
      const trusted = listings.filter(({ approved }) => approved !== null);
      const earlier = [...new Set([...context.earlier, ...trusted.map(({ id }) => id)])];
      const seen = { ...Object.fromEntries(trusted.map((one) => [one.id, one])), ...visibleListingsOf(context) };
      const shown = extendShown(context, { ...context, earlier }, seen);
      enqueue.sendTo(listingsActor({ system }), toListingsConfirm(context, listings));
      enqueue.assign({ earlier, earlierFailure: null, shown, ...updateCursor(cursorStateOf(context), shown) });
    }),
    keepFailure: assign((_, earlierFailure: Failure) => ({ earlierFailure })),
    goToSaid: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { id, address } }, changes: Partial<ResultsContext['address']>) =>
        goTo({ to: 'results', params: { id }, search: { ...address, ...changes } }, { replace: true }),
    ),
    turnRows: sendTo('rows', (_, turn: { place: ResultsInput; anew: boolean }) => ({ type: 'rows.turn', ...turn })),
    reloadRows: sendTo('rows', { type: 'rows.reload' }),
    moreRows: sendTo('rows', { type: 'rows.more' }),
    goOnWithNew: assign({ goesOn: true }),
    keepAddress: assign((_, address: ResultsContext['address']) => ({ address })),
    goSorted: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { id, address } }, how: Pick<ResultsContext['address'], 'sort' | 'order'>) =>
        goTo({ to: 'results', params: { id }, search: { ...address, from: 0, rank: null, ...how } }, { replace: true }),
    ),
    goApplied: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { id, address } }) => goTo({ to: 'results', params: { id }, search: address }, { replace: true }),
    ),
    moveToUndone: assign(({ context }, [id]: string[]) => (id && context.shown.includes(id) ? { cursor: id } : {})),
    moveTo: assign((_, cursor: string) => ({ cursor, recalled: null })),
    moveBy: assign(({ context }, by: number) => ({ cursor: moveCursor(cursorStateOf(context), by), recalled: null })),
    toMarking: enqueueActions(({ context, event, enqueue }) => {
      if (event.type === 'last.undo') enqueue.sendTo('marking', event);
      const id = targetIdOf(context, event);
      if (id === null || !isDecision(event)) return;
      if (event.type !== 'listing.trust' && event.type !== 'listing.undo') enqueue.assign({ cursor: id });
      enqueue.sendTo('marking', { type: event.type, ids: [id], byKey: event.id === undefined });
    }),
    tellDecided: sendTo('selection', toListingsDecided),
    noteRemaining: enqueueActions(({ context, event, enqueue, system }) => {
      const announcements = system.get('announcements');
      if (event.type !== 'mark.made' || !announcements) return;
      enqueue.sendTo(announcements, toRemaining(remainingOf(context, event.mark), context.rows.ahead > 0));
    }),
    decideMany: sendTo('marking', toListingDecision),
    moveOn: assign({
      cursor: ({ context, event, system }) =>
        moveToNextOpen(cursorStateOf(context), (id) => !isDecidedBy(event, id) && isUndecided(system, id)),
      recalled: null,
    }),
    openListing: enqueueActions(({ context, event, enqueue, system }) => {
      const id = targetIdOf(context, event);
      if (id === null) return;
      enqueue.assign({ cursor: id });
      enqueue.sendTo(
        systemActor(system, 'screens'),
        goTo({ to: 'listing', params: { articleId: id }, search: { from: originModel } }),
      );
    }),
  },
  guards: {
    wants: (_, wanted: boolean) => wanted,
    choosesByRates: ({ context: { address } }) => address.currency !== null,
    movesOn: ({ context: { cursor }, event }) =>
      event.type === 'mark.made' &&
      (event.mark.type === 'approve' || event.mark.type === 'report') &&
      (event.byKey || decidesGroupOf(event.mark, cursor)),
    isListed: ({ context, event }) => event.type === 'cursor.go' && context.shown.includes(event.id),
    isToBeArranged: ({ context }) => isAwaitingOrder(context),
    isShown: ({ context }) => context.rows.phase === 'shown',
    mustAsk: ({ context }) => unknownTrustedIds(context).length > 0,
    onlyLooksOtherwise: ({ context: { address }, event }) =>
      event.type === 'search.change' &&
      JSON.stringify({ ...event.search, look: null }) === JSON.stringify({ ...address, look: null }),
    hasMore: ({ context }) => context.rows.canLoadMore,
  },
}).createMachine({
  id: 'results',
  context: ({ input, self }) => ({
    listings: systemActor(self.system, 'listings'),
    id: input.params.id,
    address: input.search,
    profile: systemActor(self.system, 'profile'),
    rows: initialInfiniteListView,
    shown: [],
    usual: null,
    choosesAnew: false,
    kept: [],
    asked: [],
    earlier: [],
    earlierFailure: null,
    asOf: 0,
    cursor: null,
    recalled: null,
    look: null,
    goesOn: false,
  }),
  invoke: [
    {
      id: 'rows',
      src: 'rows',
      input: ({ context: { id, address } }) => ({ params: { id }, search: address }),
      onSnapshot: {
        actions: [
          { type: 'takeRows', params: ({ event }) => infiniteListView(event.snapshot) },
          'tellSelection',
          'readOn',
        ],
      },
    },
    {
      id: 'marking',
      src: 'marking',
      input: ({ context: { id } }) => ({ place: 'live_searches', originModel, search: id }),
    },
    { id: 'preview', src: 'preview' },
    { id: 'trustedSeen', src: 'trustedSeen', input: ({ context: { id } }) => ({ of: id }) },
    { id: 'ratesSeen', src: 'ratesSeen' },
    { id: 'lookRecalled', src: 'lookRecalled', input: ({ context: { id } }) => ({ id }) },
    {
      id: 'cursorKept',
      src: 'cursorKept',
      input: ({ context: { id }, self }) => ({
        visit: `results ${id}`,
        list: self,
        stands: () => cursorPositionOf(self.getSnapshot().context),
      }),
    },
    { id: 'selection', src: 'selection', input: {} },
    { id: 'narrowing', src: 'narrowing' },
    { id: 'searchFilters', src: 'searchFilters', input: ({ context }) => ({ id: context.id }) },
  ],
  on: {
    'search.change': [
      { guard: 'onlyLooksOtherwise', actions: { type: 'keepAddress', params: ({ event }) => event.search } },
      {
        actions: [
          { type: 'beginAnew', params: ({ event }) => event.search },
          {
            type: 'turnRows',
            params: ({ context: { id, address }, event: { search } }) => ({
              place: { params: { id }, search },
              anew: search.filter !== address.filter,
            }),
          },
          { type: 'keepAddress', params: ({ event }) => event.search },
          'endWhole',
          { type: 'wantAll', params: ({ event }) => needsAllRows(event.search) },
          { type: 'chooseAnew', params: { early: false } },
          'tellSelection',
          'tellNarrowing',
          'readOn',
        ],
      },
    ],
    'results.narrow': {
      actions: { type: 'goToSaid', params: ({ event: { filters } }) => ({ ...filters, from: 0 }) },
    },
    'look.recalled': {
      actions: [{ type: 'takeLook', params: ({ event }) => event.look }, 'tellSelection'],
    },
    'fresh.choose': {
      actions: { type: 'goToSaid', params: ({ event: { only } }) => ({ fresh: only ? 'only' : null, from: 0 }) },
    },
    'cursor.recalled': { actions: [{ type: 'recall', params: ({ event }) => event.cursor }, 'readOn'] },
    'rates.seen': {
      guard: 'choosesByRates',
      actions: [{ type: 'chooseAnew', params: { early: false } }, 'tellSelection'],
    },
    'results.reload': { actions: ['chooseOnceAsked', 'reloadRows'] },
    'results.all': { actions: { type: 'wantAll', params: true } },
    'many.reporting': { actions: { type: 'holdSelection', params: ({ event: { open } }) => ({ open }) } },
    'whole.wanted': [
      {
        guard: { type: 'wants', params: ({ event }) => event.wanted },
        actions: [{ type: 'wantAll', params: true }, 'moreRows'],
      },
      { actions: { type: 'wantAll', params: ({ context }) => needsAllRows(context.address) } },
    ],
    'tab.choose': { actions: { type: 'goToSaid', params: ({ event: { tab } }) => ({ tab }) } },
    'rank.choose': {
      actions: {
        type: 'goToSaid',
        params: ({ event: { rank } }) => ({ rank, sort: null, order: 'asc', from: 0 }),
      },
    },
    'group.choose': { actions: { type: 'goToSaid', params: ({ event: { group } }) => ({ group, from: 0 }) } },
    'results.early': {
      guard: 'isToBeArranged',
      actions: [{ type: 'chooseAnew', params: { early: true } }, 'tellSelection'],
    },
    'look.choose': { actions: { type: 'goToSaid', params: ({ event: { look } }) => ({ look }) } },
    'trusted.seen': { actions: 'keepKept' },
    'filters.applied': {
      actions: [
        { type: 'keepAddress', params: ({ context, event }) => withAppliedFilter(context.address, event) },
        {
          type: 'turnRows',
          params: ({ context: { id, address } }) => ({ place: { params: { id }, search: address }, anew: true }),
        },
        'goApplied',
      ],
    },
    'sort.choose': {
      actions: { type: 'goSorted', params: ({ event: { sort, order } }) => ({ sort, order }) },
    },
    'screen.rested': { actions: 'toRows' },
    'screen.resumed': { actions: ['toRows', 'toCursorKept'] },
    'decision.held': { actions: ['moveOn', 'readOn'] },
    'mark.made': [
      { guard: 'movesOn', actions: ['noteRemaining', 'moveOn', 'tellDecided', 'readOn'] },
      { actions: ['noteRemaining', 'tellDecided'] },
    ],
  },
  entry: { type: 'wantAll', params: ({ context }) => needsAllRows(context.address) },
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'isShown', target: 'shown' } },
    shown: {
      on: {
        'results.more': { guard: 'hasMore', actions: ['goOnWithNew', 'moreRows'] },
        'cursor.go': {
          guard: 'isListed',
          actions: [{ type: 'moveTo', params: ({ event }) => event.id }, 'readOn'],
        },
        'cursor.move': { actions: [{ type: 'moveBy', params: ({ event }) => event.by }, 'readOn'] },
        'end.near': { actions: 'readOnAtEnd' },
        ...triageTransitions,
        'last.undone': { actions: { type: 'moveToUndone', params: ({ event }) => event.ids } },
        'many.decided': { actions: { type: 'decideMany', params: ({ event: { what, ids } }) => ({ what, ids }) } },
        'listing.open': { actions: 'openListing' },
      },
      initial: 'resting',
      states: {
        resting: { always: { guard: 'mustAsk', target: 'recalling' } },
        recalling: {
          entry: 'noteAsked',
          invoke: {
            id: 'articlesByIds',
            src: 'articlesByIds',
            input: ({ context }) => ({ articlesIds: context.asked }),
            onDone: [
              {
                guard: succeeded,
                target: 'resting',
                actions: [{ type: 'takeEarlier', params: ({ event }) => valueOf(event) }, 'tellSelection'],
              },
              { target: 'unrecalled', actions: keepFailure },
            ],
          },
        },
        unrecalled: { on: { 'trusted.reload': { target: 'resting', actions: 'forgetAsked' } } },
      },
    },
  },
});
