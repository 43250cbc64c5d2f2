import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure, Outcome } from '../../../contracts/ports';
import type { LiveSearch } from '../../../contracts/shapes';
import { go } from '../../domain/go';
import { keepFailure, succeeded, valueOf, type Done } from '../../kit/outcome';
import { port } from '../../kit/port';
import { seat } from '../../kit/seat';
import { selectionMachine } from '../selection/selection.machine';
import type { SelectionNews } from '../selection/selection.types';
import type { FiltersNews, ToldSearch } from '../search-filters/search-filters.types';
import { searchFiltersMachine } from '../search-filters/search-filters.machine';
import { markingMachine } from '../../shared/marking/marking.machine';
import { choicesOf, forMarking, isDecision } from '../../shared/marking/marking.rules';
import { bringsNothing, joins, moved, movedOn, nextAim, pageBefore, pageBehind, withCursor } from '../growing';
import { firstPage, isResult, morePage, pageAgain, pageAsked } from './results.rules';
import type { ResultsContext, ResultsEvent, ResultsInput } from './results.types';

const originModel = 'live_search';
type AboutOne = Extract<ResultsEvent, { id?: string }>;

const subjectOf = (context: ResultsContext, event: ResultsEvent) => (event as AboutOne).id ?? context.cursor;
/** Something can be decided on it: it is published, and nothing was decided yet. */
const isOpen = (system: Parameters<typeof choicesOf>[0], id: string) => {
  const choices = choicesOf(system, id);
  return choices !== null && (choices.trust === null || choices.suspect === null);
};
const known = ({ listings }: ResultsContext) => listings.getSnapshot().context;
const outcomeOf = ({ event }: { event: Done<LiveSearch> }) => event.output;
const answerOf = ({ event }: { event: Done<LiveSearch> }) => valueOf(event);

function toldOf({ sort, order, size, filter }: ResultsContext['address'], answer: LiveSearch): ToldSearch {
  const { keyword, sites, filterProfiles, filterProfileId } = answer;
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
      liveSearch: 'liveSearch';
      liveSearchMore: 'liveSearch';
      liveSearchAgain: 'liveSearch';
    },
  },
  actors: {
    liveSearch: port('liveSearch'),
    marking: markingMachine,
    searchFilters: searchFiltersMachine,
    selection: selectionMachine,
  },
  actions: {
    noteMoment: assign({ asOf: ({ context }) => known(context).moment }),
    tellListings: enqueueActions(({ context, enqueue, system }, answer: LiveSearch) => {
      const listings = answer.listings.items;
      enqueue.sendTo(seat(system, 'listings'), { type: 'listings.confirm', listings, asOf: context.asOf });
    }),
    takeFirst: assign(({ context }, answer: LiveSearch) => withCursor(context, firstPage(context, answer))),
    takeMore: assign(({ context }, answer: LiveSearch) => {
      const taken = withCursor(context, morePage(context, answer));
      const fresh = taken.ids[context.ids.length];
      return context.goesOn && fresh !== undefined ? { ...taken, cursor: fresh, goesOn: false } : taken;
    }),
    takeAgain: assign(({ context }, answer: LiveSearch) =>
      withCursor(context, pageAgain(context, answer, known(context).visible)),
    ),
    tellFilters: sendTo('searchFilters', ({ context: { address } }, answer: LiveSearch) => ({
      type: 'search.told',
      search: toldOf(address, answer),
    })),
    goOnWithNew: assign({ goesOn: true }),
    aimOnwards: assign(({ context }) => nextAim(context, known(context), isResult)),
    aimBefore: assign(({ context }) => pageBefore(context)),
    aimBehind: assign(({ context }, answer: LiveSearch) => pageBehind(context, answer.listings)),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepAddress: assign((_, address: ResultsContext['address']) => ({
      address,
      ids: [],
      read: [],
      total: 0,
      ahead: 0,
    })),
    keepInFront: assign((_, inFront: boolean) => ({ inFront })),
    goSorted: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context: { id, address } }, how: Pick<ResultsContext['address'], 'sort' | 'order'>) =>
        go({ to: 'results', params: { id }, search: { ...address, from: 0, ...how } }, { replace: true }),
    ),
    goApplied: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context: { id, address } }) => go({ to: 'results', params: { id }, search: address }, { replace: true }),
    ),
    moveTo: assign((_, cursor: string) => ({ cursor })),
    moveBy: assign(({ context }, by: number) => ({ cursor: moved(context, by) })),
    toMarking: enqueueActions(({ context, event, enqueue }) => {
      const id = subjectOf(context, event);
      if (id === null || !isDecision(event)) return;
      if (event.type === 'listing.suspect' || event.type === 'listing.edit') enqueue.assign({ cursor: id });
      enqueue.sendTo('marking', { type: event.type, ids: [id], byKey: event.id === undefined });
    }),
    tellSelection: sendTo('selection', ({ context }) => ({ type: 'shown.told', ids: context.ids })),
    tellDecided: sendTo('selection', ({ event }) => ({
      type: 'listings.decided',
      ids: event.type === 'mark.made' ? event.mark.ids : [],
    })),
    decideMany: sendTo('marking', (_, { what, ids }: Pick<SelectionNews, 'what' | 'ids'>) => ({
      type: `listing.${what}` as const,
      ids,
    })),
    moveOn: assign({ cursor: ({ context, system }) => movedOn(context, (id) => isOpen(system, id)) }),
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
    isListed: ({ context, event }) => event.type === 'cursor.go' && context.ids.includes(event.id),
    hasMore: ({ context }) => context.ahead > 0,
    leavesGap: ({ context }, outcome: Outcome<LiveSearch>) =>
      outcome.ok && !joins(context, outcome.value.listings, known(context)),
    bringsNothing: ({ context }, outcome: Outcome<LiveSearch>) =>
      outcome.ok && bringsNothing(context, outcome.value.listings, isResult),
    processing: ({ context }) => context.search?.status === 'in_progress',
    inFront: ({ context }) => context.inFront,
  },
  delays: { pollEvery: 3_000 },
}).createMachine({
  id: 'results',
  context: ({ input, self }) => ({
    listings: seat(self.system, 'listings'),
    id: input.params.id,
    address: input.search,
    search: null,
    ids: [],
    read: [],
    end: 0,
    at: 0,
    exact: false,
    total: 0,
    ahead: 0,
    failure: null,
    cursor: null,
    goesOn: false,
    inFront: true,
    asOf: 0,
  }),
  invoke: [
    { id: 'marking', src: 'marking', input: { place: 'live_searches', originModel } },
    { id: 'selection', src: 'selection' },
    { id: 'searchFilters', src: 'searchFilters', input: ({ context }) => ({ id: context.id }) },
  ],
  on: {
    'search.change': {
      target: '.asking',
      actions: { type: 'keepAddress', params: ({ event }) => event.search },
    },
    'results.reload': '.asking',
    'filters.applied': {
      target: '.asking',
      actions: [
        { type: 'keepAddress', params: ({ context, event }) => appliedTo(context.address, event) },
        'goApplied',
      ],
    },
    'cursor.go': {
      guard: 'isListed',
      actions: { type: 'moveTo', params: ({ event }) => event.id },
    },
    'cursor.move': { actions: { type: 'moveBy', params: ({ event }) => event.by } },
    ...forMarking,
    'mark.made': [{ guard: 'madeByKey', actions: ['moveOn', 'tellDecided'] }, { actions: 'tellDecided' }],
    'many.decided': { actions: { type: 'decideMany', params: ({ event: { what, ids } }) => ({ what, ids }) } },
    'listing.open': { actions: 'openListing' },
    'sort.choose': {
      actions: { type: 'goSorted', params: ({ event: { sort, order } }) => ({ sort, order }) },
    },
    'screen.rested': { actions: { type: 'keepInFront', params: false } },
  },
  initial: 'asking',
  states: {
    asking: {
      tags: ['asking'],
      entry: 'noteMoment',
      invoke: {
        id: 'liveSearch',
        src: 'liveSearch',
        input: ({ context }) => pageAsked(context, context.address.from),
        onDone: [
          {
            guard: succeeded,
            target: 'shown',
            actions: [
              { type: 'tellListings', params: answerOf },
              { type: 'takeFirst', params: answerOf },
              { type: 'tellFilters', params: answerOf },
            ],
          },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    failed: {},
    shown: {
      initial: 'choosing',
      on: { 'screen.resumed': { actions: { type: 'keepInFront', params: true } } },
      states: {
        choosing: {
          entry: 'tellSelection',
          always: [{ guard: 'hasMore', target: 'filling', actions: 'aimOnwards' }, { target: 'settled' }],
        },
        filling: {
          tags: ['filling'],
          entry: 'noteMoment',
          invoke: {
            id: 'liveSearchMore',
            src: 'liveSearch',
            input: ({ context }) => pageAsked(context, context.at),
            onDone: [
              {
                guard: { type: 'leavesGap', params: outcomeOf },
                target: 'filling',
                reenter: true,
                actions: 'aimBefore',
              },
              {
                guard: { type: 'bringsNothing', params: outcomeOf },
                target: 'skipping',
                actions: [
                  { type: 'tellListings', params: answerOf },
                  { type: 'takeMore', params: answerOf },
                  { type: 'aimBehind', params: answerOf },
                ],
              },
              {
                guard: succeeded,
                target: 'settled',
                actions: [
                  { type: 'tellListings', params: answerOf },
                  { type: 'takeMore', params: answerOf },
                ],
              },
              { target: 'stuck', actions: keepFailure },
            ],
          },
        },
        skipping: { tags: ['filling'], always: 'filling' },
        stuck: { on: { 'results.more': { target: 'filling', actions: ['aimOnwards', 'goOnWithNew'] } } },
        settled: {
          entry: 'tellSelection',
          on: { 'results.more': { guard: 'hasMore', target: 'filling', actions: ['aimOnwards', 'goOnWithNew'] } },
          always: { guard: 'processing', target: 'watching' },
        },
        watching: {
          on: {
            'results.more': { guard: 'hasMore', target: 'filling', actions: ['aimOnwards', 'goOnWithNew'] },
            'screen.resumed': { target: 'refreshing', actions: { type: 'keepInFront', params: true } },
          },
          after: { pollEvery: { guard: 'inFront', target: 'refreshing' } },
        },
        refreshing: {
          tags: ['refreshing'],
          entry: 'noteMoment',
          invoke: {
            id: 'liveSearchAgain',
            src: 'liveSearch',
            input: ({ context }) => pageAsked(context, context.address.from),
            onDone: [
              {
                guard: succeeded,
                target: 'settled',
                actions: [
                  { type: 'tellListings', params: answerOf },
                  { type: 'takeAgain', params: answerOf },
                  { type: 'tellFilters', params: answerOf },
                ],
              },
              { target: 'watching', actions: keepFailure },
            ],
          },
        },
      },
    },
  },
});
