import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { LiveSearch } from '../../../contracts/shapes';
import { go } from '../../domain/go';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { seat } from '../../kit/seat';
import { markingMachine } from '../../shared/marking/marking.machine';
import { choicesOf, forMarking, isDecision } from '../../shared/marking/marking.rules';
import { firstPage, morePage, moved, movedOn, pageAsked } from './results.rules';
import type { ResultsContext, ResultsEvent, ResultsInput } from './results.types';

const originModel = 'live_search';
type AboutOne = Extract<ResultsEvent, { id?: string }>;

const subjectOf = (context: ResultsContext, event: ResultsEvent) => (event as AboutOne).id ?? context.cursor;
/** Something can be decided on it: it is published, and nothing was decided yet. */
const isOpen = (system: Parameters<typeof choicesOf>[0], id: string) => {
  const choices = choicesOf(system, id);
  return choices !== null && (choices.trust === null || choices.suspect === null);
};
const standsIn = (ids: readonly string[], cursor: string | null) =>
  cursor !== null && ids.includes(cursor) ? cursor : (ids[0] ?? null);

export const resultsMachine = setup({
  types: {
    context: {} as ResultsContext,
    events: {} as ResultsEvent,
    input: {} as ResultsInput,
    children: {} as {
      marking: 'marking';
      liveSearch: 'liveSearch';
      liveSearchMore: 'liveSearch';
      liveSearchAgain: 'liveSearch';
    },
  },
  actors: { liveSearch: port('liveSearch'), marking: markingMachine },
  actions: {
    noteMoment: assign({ asOf: ({ system }) => seat(system, 'listings').getSnapshot().context.moment }),
    takePage: enqueueActions(
      ({ context, enqueue, system }, { answer, first }: { answer: LiveSearch; first: boolean }) => {
        enqueue.sendTo(seat(system, 'listings'), {
          type: 'listings.confirm',
          listings: answer.listings.items,
          asOf: context.asOf,
        });
        const taken = first ? firstPage(answer) : morePage(context, answer);
        enqueue.assign({ ...taken, cursor: standsIn(taken.ids, context.cursor) });
      },
    ),
    toMarking: enqueueActions(({ context, event, enqueue }) => {
      const id = subjectOf(context, event);
      if (id === null || !isDecision(event)) return;
      if (event.type === 'listing.suspect' || event.type === 'listing.edit') enqueue.assign({ cursor: id });
      enqueue.sendTo('marking', { type: event.type, ids: [id], byKey: event.id === undefined });
    }),
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
    hasMore: ({ context }) => context.address.from + context.loaded < context.total,
    processing: ({ context }) => context.search?.status === 'in_progress',
    inFront: ({ context }) => context.inFront,
  },
  delays: { pollEvery: 3_000 },
}).createMachine({
  id: 'results',
  context: ({ input }) => ({
    id: input.params.id,
    address: input.search,
    search: null,
    ids: [],
    loaded: 0,
    total: 0,
    failure: null,
    cursor: null,
    inFront: true,
    asOf: 0,
  }),
  invoke: { id: 'marking', src: 'marking', input: { place: 'live_searches', originModel } },
  on: {
    'search.change': {
      target: '.asking',
      actions: assign(({ event }) => ({ address: event.search, ids: [], loaded: 0, total: 0 })),
    },
    'results.reload': '.asking',
    'cursor.go': {
      guard: 'isListed',
      actions: assign({ cursor: ({ event }) => event.id }),
    },
    'cursor.move': { actions: assign({ cursor: ({ context, event }) => moved(context, event.by) }) },
    ...forMarking,
    'mark.made': { guard: 'madeByKey', actions: 'moveOn' },
    'listing.open': { actions: 'openListing' },
    'sort.choose': {
      actions: sendTo(
        ({ system }) => seat(system, 'screens'),
        ({ context, event: { sort, order } }) =>
          go({ to: 'results', params: { id: context.id }, search: { sort, order } }, { replace: true }),
      ),
    },
    'screen.rested': { actions: assign({ inFront: false }) },
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
            actions: { type: 'takePage', params: ({ event }) => ({ answer: valueOf(event), first: true }) },
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    failed: {},
    shown: {
      initial: 'choosing',
      on: { 'screen.resumed': { actions: assign({ inFront: true }) } },
      states: {
        choosing: { always: [{ guard: 'hasMore', target: 'filling' }, { target: 'settled' }] },
        filling: {
          tags: ['filling'],
          entry: 'noteMoment',
          invoke: {
            id: 'liveSearchMore',
            src: 'liveSearch',
            input: ({ context }) => pageAsked(context, context.address.from + context.loaded),
            onDone: [
              {
                guard: succeeded,
                target: 'settled',
                actions: { type: 'takePage', params: ({ event }) => ({ answer: valueOf(event), first: false }) },
              },
              { target: 'stuck', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
        stuck: { on: { 'results.more': 'filling' } },
        settled: {
          on: { 'results.more': { guard: 'hasMore', target: 'filling' } },
          always: { guard: 'processing', target: 'watching' },
        },
        watching: {
          on: {
            'results.more': { guard: 'hasMore', target: 'filling' },
            'screen.resumed': { target: 'refreshing', actions: assign({ inFront: true }) },
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
                actions: { type: 'takePage', params: ({ event }) => ({ answer: valueOf(event), first: false }) },
              },
              { target: 'watching', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
      },
    },
  },
});
