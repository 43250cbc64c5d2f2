import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import { go } from '../../domain/go';
import { seat } from '../../kit/seat';
import { growingView, unread, type GrowingView } from '../../shared/growing/growing.view';
import { markingMachine } from '../../shared/marking/marking.machine';
import { choicesOf, forTriage, isDecision } from '../../shared/marking/marking.rules';
import { moved, movedOn, rowsTaken } from '../cursor';
import { searchFiltersMachine } from '../search-filters/search-filters.machine';
import type { FiltersNews, ToldSearch } from '../search-filters/search-filters.types';
import { selectionMachine } from '../selection/selection.machine';
import type { SelectionNews } from '../selection/selection.types';
import { resultsRows, type FoundBy } from './results.rows';
import type { ResultsContext, ResultsEvent, ResultsInput } from './results.types';

const originModel = 'live_search';
type AboutOne = Extract<ResultsEvent, { id?: string }>;

const subjectOf = (context: ResultsContext, event: ResultsEvent) => (event as AboutOne).id ?? context.cursor;
/** Something can be decided on it: it is published, and nothing was decided yet. */
const isOpen = (system: Parameters<typeof choicesOf>[0], id: string) => {
  const choices = choicesOf(system, id);
  return choices !== null && (choices.trust === null || choices.suspect === null);
};

function toldOf({ sort, order, size, filter }: ResultsContext['address'], search: FoundBy): ToldSearch {
  const { keyword, sites, filterProfiles, filterProfileId } = search;
  const place = { sort, order, size };
  return { keyword, sites: sites.map(({ id }) => id), filterProfiles, filterProfileId, place, wanted: filter };
}

const appliedTo = (address: ResultsContext['address'], { filter, place }: FiltersNews): ResultsContext['address'] => ({
  ...address,
  ...place,
  from: 0,
  filter,
});

export const resultsMachine = setup({
  types: {
    context: {} as ResultsContext,
    events: {} as ResultsEvent,
    input: {} as ResultsInput,
    children: {} as {
      marking: 'marking';
      searchFilters: 'searchFilters';
      selection: 'selection';
      rows: 'rows';
    },
  },
  actors: {
    rows: resultsRows,
    marking: markingMachine,
    searchFilters: searchFiltersMachine,
    selection: selectionMachine,
  },
  actions: {
    toRows: forwardTo('rows'),
    takeRows: enqueueActions(({ context, enqueue }, rows: GrowingView<FoundBy>) => {
      enqueue.assign(rowsTaken(context, rows));
      enqueue.sendTo('selection', { type: 'shown.told', ids: rows.ids });
      if (rows.head !== null && rows.head !== context.rows.head)
        enqueue.sendTo('searchFilters', { type: 'search.told', search: toldOf(context.address, rows.head) });
    }),
    turnRows: sendTo('rows', (_, turn: { place: ResultsInput; anew: boolean }) => ({ type: 'rows.turn', ...turn })),
    reloadRows: sendTo('rows', { type: 'rows.reload' }),
    moreRows: sendTo('rows', { type: 'rows.more' }),
    goOnWithNew: assign({ goesOn: true }),
    keepAddress: assign((_, address: ResultsContext['address']) => ({ address })),
    goSorted: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context: { id, address } }, how: Pick<ResultsContext['address'], 'sort' | 'order'>) =>
        go({ to: 'results', params: { id }, search: { ...address, from: 0, ...how } }, { replace: true }),
    ),
    goApplied: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context: { id, address } }) => go({ to: 'results', params: { id }, search: address }, { replace: true }),
    ),
    moveToUndone: assign(({ context }, [id]: string[]) => (id && context.rows.ids.includes(id) ? { cursor: id } : {})),
    moveTo: assign((_, cursor: string) => ({ cursor })),
    moveBy: assign(({ context }, by: number) => ({ cursor: moved({ ...context, ids: context.rows.ids }, by) })),
    toMarking: enqueueActions(({ context, event, enqueue }) => {
      if (event.type === 'last.undo') enqueue.sendTo('marking', event);
      const id = subjectOf(context, event);
      if (id === null || !isDecision(event)) return;
      if (event.type !== 'listing.trust' && event.type !== 'listing.undo') enqueue.assign({ cursor: id });
      enqueue.sendTo('marking', { type: event.type, ids: [id], byKey: event.id === undefined });
    }),
    tellDecided: sendTo('selection', ({ event }) => ({
      type: 'listings.decided',
      ids: event.type === 'mark.made' ? event.mark.ids : [],
    })),
    decideMany: sendTo('marking', (_, { what, ids }: Pick<SelectionNews, 'what' | 'ids'>) => ({
      type: `listing.${what}` as const,
      ids,
    })),
    moveOn: assign({
      cursor: ({ context, system }) => movedOn({ ...context, ids: context.rows.ids }, (id) => isOpen(system, id)),
    }),
    openListing: enqueueActions(({ context, event, enqueue, system }) => {
      const id = subjectOf(context, event);
      if (id === null) return;
      enqueue.assign({ cursor: id });
      enqueue.sendTo(
        seat(system, 'screens'),
        go({ to: 'listing', params: { articleId: id }, search: { from: originModel } }),
      );
    }),
  },
  guards: {
    madeByKey: ({ event }) =>
      event.type === 'mark.made' && event.byKey && (event.mark.type === 'approve' || event.mark.type === 'report'),
    isListed: ({ context, event }) => event.type === 'cursor.go' && context.rows.ids.includes(event.id),
    isShown: ({ context }) => context.rows.phase === 'shown',
    hasMore: ({ context }) => context.rows.canLoadMore,
  },
}).createMachine({
  id: 'results',
  context: ({ input, self }) => ({
    listings: seat(self.system, 'listings'),
    id: input.params.id,
    address: input.search,
    rows: unread,
    cursor: null,
    goesOn: false,
  }),
  invoke: [
    {
      id: 'rows',
      src: 'rows',
      input: ({ context: { id, address } }) => ({ params: { id }, search: address }),
      onSnapshot: { actions: { type: 'takeRows', params: ({ event }) => growingView(event.snapshot) } },
    },
    { id: 'marking', src: 'marking', input: { place: 'live_searches', originModel } },
    { id: 'selection', src: 'selection' },
    { id: 'searchFilters', src: 'searchFilters', input: ({ context }) => ({ id: context.id }) },
  ],
  on: {
    'search.change': {
      actions: [
        {
          type: 'turnRows',
          params: ({ context: { id, address }, event: { search } }) => ({
            place: { params: { id }, search },
            anew: search.filter !== address.filter,
          }),
        },
        { type: 'keepAddress', params: ({ event }) => event.search },
      ],
    },
    'results.reload': { actions: 'reloadRows' },
    'filters.applied': {
      actions: [
        { type: 'keepAddress', params: ({ context, event }) => appliedTo(context.address, event) },
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
    'screen.resumed': { actions: 'toRows' },
    'mark.made': [{ guard: 'madeByKey', actions: ['moveOn', 'tellDecided'] }, { actions: 'tellDecided' }],
  },
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'isShown', target: 'shown' } },
    shown: {
      on: {
        'results.more': { guard: 'hasMore', actions: ['goOnWithNew', 'moreRows'] },
        'cursor.go': {
          guard: 'isListed',
          actions: { type: 'moveTo', params: ({ event }) => event.id },
        },
        'cursor.move': { actions: { type: 'moveBy', params: ({ event }) => event.by } },
        ...forTriage,
        'last.undone': { actions: { type: 'moveToUndone', params: ({ event }) => event.ids } },
        'many.decided': { actions: { type: 'decideMany', params: ({ event: { what, ids } }) => ({ what, ids }) } },
        'listing.open': { actions: 'openListing' },
      },
    },
  },
});
