import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { LiveSearch } from '../../../contracts/shapes';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { Mark } from '../../kit/seats';
import { authorOf, choicesOf, markSubmission } from '../../shared/marks';
import { reportDrawerMachine } from '../../shared/report-drawer/report-drawer.machine';
import { addressSearch, firstPage, morePage, moved, pageAsked, readAddress } from './results.rules';
import type { ResultsContext, ResultsEvent, ResultsInput } from './results.types';

const originModel = 'live_search';
type Decision = Extract<ResultsEvent, { id?: string }>;

const subjectOf = (context: ResultsContext, event: ResultsEvent) => (event as Decision).id ?? context.cursor;
const isByKey = (event: ResultsEvent) => (event as Decision).id === undefined;
const standsIn = (ids: readonly string[], cursor: string | null) =>
  cursor !== null && ids.includes(cursor) ? cursor : (ids[0] ?? null);

export const resultsMachine = setup({
  types: {
    context: {} as ResultsContext,
    events: {} as ResultsEvent,
    input: {} as ResultsInput,
    children: {} as {
      reportDrawer: 'reportDrawer';
      liveSearch: 'liveSearch';
      liveSearchMore: 'liveSearch';
      liveSearchAgain: 'liveSearch';
    },
  },
  actors: { liveSearch: port('liveSearch'), reportDrawer: reportDrawerMachine },
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
    submitTrust: enqueueActions(({ context, event, enqueue, system }) => {
      const id = subjectOf(context, event);
      if (id === null || choicesOf(system, id)?.trust !== null) return;
      const mark: Mark = { type: 'approve', ids: [id], originModel, author: authorOf(system) };
      enqueue.sendTo(seat(system, 'outbox'), markSubmission(system, mark));
      if (isByKey(event)) enqueue.assign({ cursor: moved(context, 1) });
    }),
    submitUndo: enqueueActions(({ context, event, enqueue, system }) => {
      const id = subjectOf(context, event);
      const undo = id === null ? null : (choicesOf(system, id)?.undo ?? null);
      if (id === null || undo === null) return;
      enqueue.sendTo(
        seat(system, 'outbox'),
        markSubmission(system, { type: 'undo', ids: [id], undo, from: 'live_searches' }),
      );
    }),
    openListing: enqueueActions(({ context, event, enqueue, system }) => {
      const id = subjectOf(context, event);
      if (id === null) return;
      enqueue.assign({ cursor: id });
      enqueue.sendTo(seat(system, 'screens'), {
        type: 'navigate',
        to: `/article_detail/${id}`,
        search: { from: originModel },
      });
    }),
  },
  guards: {
    hasSubject: ({ context, event }) => subjectOf(context, event) !== null,
    isListed: ({ context, event }) => event.type === 'cursor.go' && context.ids.includes(event.id),
    hasMore: ({ context }) => context.address.from + context.loaded < context.total,
    processing: ({ context }) => context.search?.status === 'in_progress',
    inFront: ({ context }) => context.inFront,
  },
  delays: { pollEvery: 3_000 },
}).createMachine({
  id: 'results',
  context: ({ input }) => ({
    id: input.params.id ?? '',
    address: readAddress(input.search),
    search: null,
    ids: [],
    loaded: 0,
    total: 0,
    failure: null,
    cursor: null,
    subject: null,
    inFront: true,
    asOf: 0,
  }),
  type: 'parallel',
  on: {
    'cursor.go': {
      guard: 'isListed',
      actions: assign({ cursor: ({ event }) => event.id }),
    },
    'cursor.move': { actions: assign({ cursor: ({ context, event }) => moved(context, event.by) }) },
    'listing.trust': { actions: 'submitTrust' },
    'listing.undo': { actions: 'submitUndo' },
    'listing.open': { actions: 'openListing' },
    'sort.choose': {
      actions: sendTo(
        ({ system }) => seat(system, 'screens'),
        ({ context, event: { sort, order } }) => ({
          type: 'navigate',
          to: `/live_searches/${encodeURIComponent(context.id)}`,
          search: addressSearch({ from: 0, sort, order }),
          replace: true,
        }),
      ),
    },
    'screen.rested': { actions: assign({ inFront: false }) },
  },
  states: {
    list: {
      initial: 'loading',
      on: {
        'search.change': {
          target: '.loading',
          actions: assign(({ event }) => ({ address: readAddress(event.search), ids: [], loaded: 0, total: 0 })),
        },
        'results.reload': '.loading',
      },
      states: {
        loading: {
          tags: ['loading'],
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
    },
    decision: {
      initial: 'browsing',
      states: {
        browsing: {
          on: {
            'listing.suspect': {
              guard: 'hasSubject',
              target: 'reporting',
              actions: assign(({ context, event }) => ({
                subject: { id: subjectOf(context, event) ?? '', edit: false, byKey: isByKey(event) },
                cursor: subjectOf(context, event),
              })),
            },
            'listing.edit': {
              guard: 'hasSubject',
              target: 'reporting',
              actions: assign(({ context, event }) => ({
                subject: { id: subjectOf(context, event) ?? '', edit: true, byKey: isByKey(event) },
                cursor: subjectOf(context, event),
              })),
            },
          },
        },
        reporting: {
          invoke: {
            id: 'reportDrawer',
            src: 'reportDrawer',
            input: ({ context }) => ({
              ids: context.subject === null ? [] : [context.subject.id],
              edit: context.subject?.edit ?? false,
            }),
            onDone: {
              target: 'browsing',
              actions: enqueueActions(({ context, event, enqueue, system }) => {
                const decision = event.output;
                enqueue.assign({ subject: null });
                if (decision === null) return;
                const author = authorOf(system);
                const mark: Mark = decision.edit
                  ? { type: 'edit', ids: decision.ids, author, report: decision.report }
                  : { type: 'report', ids: decision.ids, originModel, author, report: decision.report };
                enqueue.sendTo(seat(system, 'outbox'), markSubmission(system, mark));
                if (context.subject?.byKey && !decision.edit) enqueue.assign({ cursor: moved(context, 1) });
              }),
            },
          },
        },
      },
    },
  },
});
