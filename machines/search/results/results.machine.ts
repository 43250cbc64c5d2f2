import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { goTo } from '../../domain/navigation-events';
import type { SearchVisit } from '../../domain/search-visits';
import { setFailure, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { toListingsConfirm, listingsActor, listingsRevision } from '../../shared/listings-request';
import { noteRemaining } from '../../shared/note-remaining';
import {
  infiniteListView,
  initialInfiniteListView,
  type InfiniteListView,
} from '../../shared/infinite-list/infinite-list.view';
import { pictureGroupsMachine } from '../../shared/picture-groups/picture-groups.machine';
import {
  initialPictureGroupsView,
  pictureGroupsView,
  type PictureGroupsView,
} from '../../shared/picture-groups/picture-groups.view';
import { triageMachine } from '../../shared/triage/triage.machine';
import { toRowsChanged } from '../../shared/triage/triage.rules';
import { listingPreviewMachine } from '../listing-preview/listing-preview.machine';
import { relistingsMachine, type RelistingsParentEvent } from '../relistings/relistings.machine';
import { learnedOrderMachine } from '../learned-order/learned-order.machine';
import { narrowingMachine } from '../narrowing/narrowing.machine';
import { watchRates } from '../../shared/watch-system-actors';
import { watchTrustedIds } from '../../shared/watch-drafts';
import { searchFiltersMachine } from '../search-filters/search-filters.machine';
import { toVisitDraftEvents, toSearchVisit, restoreSearchVisit } from './search-visit';
import { resultsRows, type ResultsHead } from './results.rows';
import {
  stillTrustedIds,
  hasOwnOrder,
  isAwaitingOrder,
  needsAllRows,
  addRelisted,
  isOrderedByRelistings,
  knownIdsOf,
  rebuildShown,
  extendSame,
  extendShown,
  isGroupedOtherwise,
  uncomparedPictures,
  type ShownOrder,
} from './results.rules';
import {
  withAppliedFilter,
  toNarrowingEvent,
  canReadMore,
  remainingOf,
  toFilterableSearch,
  unknownTrustedIds,
  visibleListingsOf,
} from './results.selectors';
import type { ResultsContext, ResultsEvent, ResultsInput } from './results.types';

const emptyOrder: ShownOrder = { shown: [], usual: null, same: {} };

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
      pictures: 'pictures';
      triage: 'triage';
      preview: 'preview';
      searchFilters: 'searchFilters';
      narrowing: 'narrowing';
      learnedOrder: 'learnedOrder';
      relistings: 'relistings';
      ratesWatch: 'ratesWatch';
      lookRecalled: 'lookRecalled';
      rows: 'rows';
      trustedWatch: 'trustedWatch';
      articlesByIds: 'articlesByIds';
    },
  },
  actors: {
    rows: resultsRows,
    pictures: pictureGroupsMachine,
    triage: triageMachine,
    preview: listingPreviewMachine,
    searchFilters: searchFiltersMachine,
    narrowing: narrowingMachine,
    learnedOrder: learnedOrderMachine,
    relistings: relistingsMachine,
    ratesWatch: watchRates,
    lookRecalled: restoreSearchVisit,
    trustedWatch: watchTrustedIds,
    articlesByIds: port('articlesByIds'),
  },
  actions: {
    toRows: forwardTo('rows'),
    toTriage: forwardTo('triage'),
    applyRows: enqueueActions(({ context, enqueue, system }, rows: InfiniteListView<ResultsHead>) => {
      const visible = visibleListingsOf(context);
      const hasNewRows = context.look !== null && rows.ids !== context.rows.ids && rows.phase === 'shown';
      const look = hasNewRows ? toSearchVisit({ ...context, rows }, context.look, system) : context.look;
      const now = {
        ...context,
        rows,
        look,
        earlier: stillTrustedIds(context.kept, visible),
        same: extendSame(context),
      };
      const waits = isAwaitingOrder(now);
      const anew = !waits && mustRebuild(now);
      const extendOrder = (): ShownOrder => ({
        shown: waits ? [] : extendShown(context, now, visible),
        usual: context.usual,
        same: now.same,
      });
      const { shown, usual, same } = anew ? rebuildShown(now, visible) : extendOrder();
      enqueue.assign({
        rows,
        look,
        earlier: now.earlier,
        shown,
        usual,
        same,
        choosesAnew: context.choosesAnew && !anew,
      });
      if (look !== null && look !== context.look)
        for (const draft of toVisitDraftEvents(now, look, system)) enqueue.sendTo(systemActor(system, 'drafts'), draft);
      if (rows.head === null || rows.head === context.rows.head) return;
      enqueue.sendTo('searchFilters', { type: 'search.told', search: toFilterableSearch(context.address, rows.head) });
      enqueue.sendTo('narrowing', toNarrowingEvent({ ...context, rows }));
    }),
    /** What waited for the pictures is put together once all of them were looked at. */
    applyPictures: assign(({ context }, pictures: PictureGroupsView) => {
      const now = { ...context, pictures };
      if (context.address.group !== 'picture' || isAwaitingOrder(now) || !mustRebuild(now)) return { pictures };
      return { pictures, choosesAnew: false, ...rebuildShown(now, visibleListingsOf(context)) };
    }),
    wantPictures: enqueueActions(({ context, enqueue }) => {
      const pictures = uncomparedPictures(context);
      if (pictures.length > 0) enqueue.sendTo('pictures', { type: 'pictures.wanted', pictures });
    }),
    applySearchVisit: enqueueActions(({ context, enqueue, system }, kept: SearchVisit | null) => {
      const look = toSearchVisit(context, kept, system);
      for (const draft of toVisitDraftEvents(context, look, system))
        enqueue.sendTo(systemActor(system, 'drafts'), draft);
      const order = rebuildShown({ ...context, look }, visibleListingsOf(context));
      enqueue.assign(context.address.fresh === null ? { look } : { look, ...order });
    }),
    chooseAnew: assign(({ context }, { early }: { early: boolean }): ShownOrder => {
      const waits = !early && isAwaitingOrder({ ...context, shown: [] });
      return waits ? emptyOrder : rebuildShown(context, visibleListingsOf(context));
    }),
    turnTriage: sendTo('triage', ({ context: { address } }, { rank, group }: ResultsContext['address']) => ({
      type: 'rows.turned' as const,
      reordered: rank !== address.rank || group !== address.group,
    })),
    applyRelistings: assign(({ context }, { relistings, kept, compared }: RelistingsParentEvent) => {
      const now = { ...context, relistings };
      const taken = { relistings, keepsPast: kept };
      return isOrderedByRelistings(now, compared)
        ? { ...taken, ...rebuildShown(now, visibleListingsOf(context)) }
        : { ...taken, shown: addRelisted(context, now, visibleListingsOf(context)) };
    }),
    wantRelistings: sendTo('relistings', ({ context }) => ({
      type: 'relistings.wanted' as const,
      ids: knownIdsOf(context),
    })),
    resumeRelistings: sendTo('relistings', { type: 'screen.resumed' }),
    applyLearned: assign((_, learned: ResultsContext['learned']) => ({ learned })),
    turnLearnedOrder: sendTo('learnedOrder', (_, { rank }: ResultsContext['address']) => ({
      type: 'order.turned' as const,
      on: rank === 'learned',
    })),
    chooseOnceAsked: assign({ choosesAnew: true }),
    notifyNarrowing: sendTo('narrowing', ({ context }) => toNarrowingEvent(context)),
    notifyTriage: sendTo('triage', ({ context: { shown, rows, address } }) => toRowsChanged(shown, rows, address)),
    readOn: enqueueActions(({ context, enqueue }) => {
      if (canReadMore(context)) enqueue.sendTo('rows', { type: 'rows.more' });
    }),
    wantAll: sendTo('rows', (_, wanted: boolean) => ({ type: 'rows.all', wanted })),
    setSavedIds: assign(({ event }) => (event.type === 'trusted.seen' ? { kept: event.ids } : {})),
    noteAsked: assign({
      asked: ({ context }) => [...context.asked, ...unknownTrustedIds(context)],
      asOf: listingsRevision,
    }),
    clearRequested: assign({ asked: [], earlierFailure: null }),
    applyEarlier: enqueueActions(({ context, enqueue, system }, listings: Listing[]) => {
      const trusted = listings.filter(({ approved }) => approved !== null);
      const earlier = [...new Set([...context.earlier, ...trusted.map(({ id }) => id)])];
      const seen = { ...Object.fromEntries(trusted.map((one) => [one.id, one])), ...visibleListingsOf(context) };
      const shown = extendShown(context, { ...context, earlier }, seen);
      enqueue.sendTo(listingsActor({ system }), toListingsConfirm(context, listings));
      enqueue.assign({ earlier, earlierFailure: null, shown });
    }),
    setFailure: assign((_, earlierFailure: Failure) => ({ earlierFailure })),
    goToSaid: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { id, address } }, changes: Partial<ResultsContext['address']>) =>
        goTo({ to: 'results', params: { id }, search: { ...address, ...changes } }, { replace: true }),
    ),
    turnRows: sendTo('rows', (_, turn: { place: ResultsInput; anew: boolean }) => ({ type: 'rows.turn', ...turn })),
    reloadRows: sendTo('rows', { type: 'rows.reload' }),
    moreRows: sendTo('rows', { type: 'rows.more' }),
    goOnWithNew: sendTo('triage', { type: 'more.wanted' }),
    setAddress: assign((_, address: ResultsContext['address']) => ({ address })),
    goSorted: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { id, address } }, how: Pick<ResultsContext['address'], 'sort' | 'order'>) =>
        goTo({ to: 'results', params: { id }, search: { ...address, from: 0, rank: null, ...how } }, { replace: true }),
    ),
    goApplied: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { id, address } }) => goTo({ to: 'results', params: { id }, search: address }, { replace: true }),
    ),
    noteRemaining: enqueueActions((now) =>
      noteRemaining(now, (mark) => remainingOf(now.context, mark), now.context.rows.ahead > 0),
    ),
  },
  guards: {
    wants: (_, wanted: boolean) => wanted,
    choosesByRates: ({ context: { address } }) => address.currency !== null,
    isLearned: ({ context: { address } }) => address.rank === 'learned',
    isToBeArranged: ({ context }) => isAwaitingOrder(context),
    isGroupedOtherwise: ({ context }) => isGroupedOtherwise(context),
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
    learned: null,
    pictures: initialPictureGroupsView,
    same: {},
    choosesAnew: false,
    kept: [],
    asked: [],
    earlier: [],
    earlierFailure: null,
    asOf: 0,
    look: null,
    relistings: {},
    keepsPast: null,
  }),
  invoke: [
    {
      id: 'rows',
      src: 'rows',
      input: ({ context: { id, address } }) => ({ params: { id }, search: address }),
      onSnapshot: {
        actions: [
          { type: 'applyRows', params: ({ event }) => infiniteListView(event.snapshot) },
          'wantPictures',
          'wantRelistings',
          'notifyTriage',
        ],
      },
    },
    {
      id: 'pictures',
      src: 'pictures',
      onSnapshot: {
        actions: [{ type: 'applyPictures', params: ({ event }) => pictureGroupsView(event.snapshot) }, 'notifyTriage'],
      },
    },
    {
      id: 'triage',
      src: 'triage',
      input: ({ context: { id } }) => ({
        place: 'live_searches',
        originModel: 'live_search',
        search: id,
        visit: `results ${id}`,
        movesOn: true,
      }),
    },
    { id: 'preview', src: 'preview' },
    { id: 'trustedWatch', src: 'trustedWatch', input: ({ context: { id } }) => ({ of: id }) },
    { id: 'ratesWatch', src: 'ratesWatch' },
    { id: 'lookRecalled', src: 'lookRecalled', input: ({ context: { id } }) => ({ id }) },
    { id: 'narrowing', src: 'narrowing' },
    {
      id: 'learnedOrder',
      src: 'learnedOrder',
      input: ({ context: { address } }) => ({ on: address.rank === 'learned' }),
    },
    { id: 'relistings', src: 'relistings' },
    { id: 'searchFilters', src: 'searchFilters', input: ({ context }) => ({ id: context.id }) },
  ],
  on: {
    'search.change': [
      {
        guard: 'onlyLooksOtherwise',
        actions: [{ type: 'setAddress', params: ({ event }) => event.search }, 'notifyTriage'],
      },
      {
        actions: [
          { type: 'turnTriage', params: ({ event }) => event.search },
          {
            type: 'turnRows',
            params: ({ context: { id, address }, event: { search } }) => ({
              place: { params: { id }, search },
              anew: search.filter !== address.filter,
            }),
          },
          { type: 'setAddress', params: ({ event }) => event.search },
          { type: 'wantAll', params: ({ event }) => needsAllRows(event.search) },
          { type: 'turnLearnedOrder', params: ({ event }) => event.search },
          { type: 'chooseAnew', params: { early: false } },
          'wantPictures',
          'notifyTriage',
          'notifyNarrowing',
        ],
      },
    ],
    'results.narrow': {
      actions: { type: 'goToSaid', params: ({ event: { filters } }) => ({ ...filters, from: 0 }) },
    },
    'look.recalled': {
      actions: [{ type: 'applySearchVisit', params: ({ event }) => event.look }, 'notifyTriage'],
    },
    'fresh.choose': {
      actions: { type: 'goToSaid', params: ({ event: { only } }) => ({ fresh: only ? 'only' : null, from: 0 }) },
    },
    'relisted.choose': {
      actions: { type: 'goToSaid', params: ({ event: { only } }) => ({ relisted: only ? 'only' : null, from: 0 }) },
    },
    'relistings.found': {
      actions: [{ type: 'applyRelistings', params: ({ event }) => event }, 'notifyTriage'],
    },
    'rates.seen': {
      guard: 'choosesByRates',
      actions: [{ type: 'chooseAnew', params: { early: false } }, 'notifyTriage'],
    },
    'order.learned': [
      {
        guard: 'isLearned',
        actions: [
          { type: 'applyLearned', params: ({ event }) => event.learned },
          { type: 'chooseAnew', params: { early: false } },
          'notifyTriage',
        ],
      },
      { actions: { type: 'applyLearned', params: ({ event }) => event.learned } },
    ],
    'order.forgotten': {
      actions: [
        { type: 'applyLearned', params: null },
        { type: 'goToSaid', params: { rank: null, from: 0 } },
      ],
    },
    'results.reload': { actions: ['chooseOnceAsked', 'reloadRows'] },
    'results.all': { actions: { type: 'wantAll', params: true } },
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
      actions: [{ type: 'chooseAnew', params: { early: true } }, 'notifyTriage'],
    },
    'results.regroup': {
      guard: 'isGroupedOtherwise',
      actions: [{ type: 'chooseAnew', params: { early: false } }, 'notifyTriage'],
    },
    'look.choose': { actions: { type: 'goToSaid', params: ({ event: { look } }) => ({ look }) } },
    'trusted.seen': { actions: 'setSavedIds' },
    'filters.applied': {
      actions: [
        { type: 'setAddress', params: ({ context, event }) => withAppliedFilter(context.address, event) },
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
    'screen.resumed': { actions: ['toRows', 'toTriage', 'resumeRelistings'] },
    'decision.made': { actions: 'noteRemaining' },
  },
  entry: { type: 'wantAll', params: ({ context }) => needsAllRows(context.address) },
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'isShown', target: 'shown' } },
    shown: {
      on: {
        'results.more': { guard: 'hasMore', actions: ['goOnWithNew', 'moreRows'] },
        'end.near': { actions: 'readOn' },
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
                actions: [{ type: 'applyEarlier', params: ({ event }) => valueOf(event) }, 'notifyTriage'],
              },
              { target: 'unrecalled', actions: setFailure },
            ],
          },
        },
        unrecalled: { on: { 'trusted.reload': { target: 'resting', actions: 'clearRequested' } } },
      },
    },
  },
});
