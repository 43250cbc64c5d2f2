import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { Failure, Outcome } from '../../../contracts/ports';
import type { Blindage, Listing, Page } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { go } from '../../domain/go';
import { inactiveIds, whyNotRemove } from '../../domain/listings';
import { inHandOf, underSend } from '../../domain/sends';
import { sendSummary, whyNothingGoes } from '../../domain/send-summary';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { clockworkOf, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { Mark } from '../../seats/outbox';
import { markingMachine } from '../../shared/marking/marking.machine';
import { authorOf, forMarking } from '../../shared/marking/marking.rules';
import { forChoice, forList } from '../../shared/list/list';
import type { ChoiceEvent } from '../../shared/list/list.types';
import { withRange } from '../../shared/list/range';
import { listView, unasked, type ListView } from '../../shared/list/list.view';
import { rowsThere } from '../../domain/reported-rows';
import {
  askedFor,
  cleared,
  isNarrowedList,
  noSuspiciousFilters,
  withoutSuspiciousFilter,
  type SuspiciousFilters,
} from '../../domain/suspicious-filters';
import { filterStates } from '../../shared/list/filters';
import { sendsOver } from './sends-over';
import { suspiciousList } from './suspicious.list';
import { seenBySend } from './to-send';
import type {
  Question,
  Reading,
  SuspiciousChoice,
  SuspiciousContext,
  SuspiciousEvent,
  SuspiciousInput,
} from './suspicious.types';

/** Rows asked for at a time while every page is looked through. */
const size = pageSizes.listings;
const nothingRead: Omit<Reading, 'about'> = { listings: [], seen: 0, of: 0, failure: null };

const withPage = (reading: Reading, { items, total }: Page<Listing>): Reading => ({
  about: reading.about,
  listings: [...new Map([...reading.listings, ...items].map((listing) => [listing.id, listing])).values()],
  seen: items.length === 0 ? total : reading.seen + items.length,
  of: total,
  failure: null,
});
const choiceOf = ({ sort, reasons, sites, status }: SuspiciousFilters): SuspiciousChoice => ({
  sort,
  reasons,
  sites,
  status,
});

const byListing = (blindages: readonly Blindage[]): SuspiciousContext['blindages'] =>
  Object.fromEntries(blindages.map(({ item }) => [item, blindages.filter((other) => other.item === item)]));

const inactiveOf = ({ reading }: SuspiciousContext) => inactiveIds(reading?.listings ?? []);

const removable = ({ listings }: SuspiciousContext, ids: readonly string[]) => {
  const { visible } = listings.getSnapshot().context;
  const inHand = inHandOf(seat(listings.system, 'outbox').getSnapshot().context.sends);
  return ids.filter((id) => visible[id] !== undefined && whyNotRemove(underSend(visible[id], inHand)) === null);
};

type RemovalQuestion = Extract<Question, { about: 'remove' | 'inactive' }>;
const removalOf = ({ about, ids }: RemovalQuestion): Mark => ({
  type: 'remove',
  ids,
  action: about === 'remove' ? 'delete' : 'delete_inactive',
});

/** The selection without those that are on their way out. */
const unchosen = ({ list }: SuspiciousContext, gone: string[]): ChoiceEvent => ({
  type: 'rows.choose',
  ids: list.chosen.filter((id) => !gone.includes(id)),
});

const goneOf = ({ rows }: ListView<string>, { listings }: SuspiciousContext) => {
  const there = new Set(rowsThere(rows, listings.getSnapshot().context.visible));
  return rows.filter((id) => !there.has(id));
};

export const suspiciousMachine = setup({
  types: {
    context: {} as SuspiciousContext,
    events: {} as SuspiciousEvent,
    input: {} as SuspiciousInput,
    children: {} as {
      list: 'list';
      marking: 'marking';
      reportedArticles: 'reportedArticles';
      sendsOver: 'sendsOver';
      blindages: 'blindages';
    },
  },
  actors: {
    list: suspiciousList,
    reportedArticles: port('reportedArticles'),
    blindages: port('blindages'),
    marking: markingMachine,
    sendsOver,
  },
  actions: {
    toList: forwardTo('list'),
    toMarking: forwardTo('marking'),
    unchoose: sendTo('list', ({ context }, ids: string[]) => unchosen(context, ids)),
    keepList: enqueueActions(({ context, enqueue, system }, list: ListView<string>) => {
      const answered = !list.asking && (context.list.asking || context.list.rows !== list.rows);
      enqueue.assign(answered ? { list, past: goneOf(list, context) } : { list });
      if (answered && list.rows.length > 0) {
        enqueue.stopChild('blindages');
        enqueue.spawnChild('blindages', { id: 'blindages', input: { itemsIds: list.rows } });
      }
      if (isNarrowedList(context.filters)) return;
      if (list.phase === 'shown' && !list.asking && (context.list.asking || context.list.total !== list.total))
        enqueue.sendTo(seat(system, 'profile'), { type: 'counts.changed', reportedCount: list.total });
    }),
    readAddress: assign((_, filters: SuspiciousFilters) => ({ filters })),
    goTo: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context }, filters: Partial<SuspiciousFilters>) =>
        go({ to: 'suspicious', search: { ...context.filters, page: 1, ...filters } }),
    ),
    beginChoice: assign(({ context }) => ({ choice: choiceOf(context.filters) })),
    changeChoice: assign(({ context, event }) =>
      event.type === 'choice.change' ? { choice: { ...context.choice, ...event.choice } } : {},
    ),
    cleanChoice: assign(({ context }) => ({ choice: choiceOf(noSuspiciousFilters), seed: 1 - context.seed })),
    applyChoice: sendTo(
      ({ system }) => seat(system, 'screens'),
      ({ context: { filters, choice } }) => go({ to: 'suspicious', search: { ...filters, page: 1, ...choice } }),
    ),
    keepProtection: assign((_, outcome: Outcome<Blindage[]>) => ({
      blindages: outcome.ok ? byListing(outcome.value) : {},
    })),
    reloadList: sendTo('list', { type: 'list.reload' }),
    attend: assign({ attended: true }),
    noteStale: assign({ stale: true }),
    moveOn: enqueueActions(({ context, enqueue }) => {
      if (context.stale) enqueue.sendTo('list', { type: 'list.reload' });
      enqueue.assign({ attended: false, stale: false, past: goneOf(context.list, context) });
    }),
    openListing: sendTo(
      ({ system }) => seat(system, 'screens'),
      (_, id: string) => go({ to: 'listing', params: { articleId: id }, search: { from: 'reported_articles' } }),
    ),
    askToRemove: assign(({ context }, ids: string[]) => ({
      question: { about: 'remove' as const, ids: removable(context, ids) },
    })),
    askToSend: assign(({ context: { forecast } }) => ({
      question: forecast && { about: 'send' as const, summary: forecast },
    })),
    beginReading: assign((_, about: Reading['about']) => ({ reading: { ...nothingRead, about } })),
    keepPage: assign(({ context: { reading } }, page: Page<Listing>) => ({
      reading: reading && withPage(reading, page),
    })),
    keepFailure: assign(({ context: { reading } }, failure: Failure) => ({
      reading: reading && { ...reading, failure },
    })),
    keepAnchor: assign(({ event }) => ('id' in event ? { anchor: event.id } : {})),
    chooseRange: sendTo('list', ({ context: { anchor, list }, event }): ChoiceEvent => ({
      type: 'rows.choose',
      ids: event.type === 'row.range' ? withRange(list.chosen, { ...event, anchor }) : list.chosen,
    })),
    chooseRead: sendTo('list', ({ context: { reading } }): ChoiceEvent => ({
      type: 'rows.choose',
      ids: (reading?.listings ?? []).map(({ id }) => id),
    })),
    forgetReading: assign({ reading: null }),
    askAboutInactive: assign(({ context }) => ({
      question: { about: 'inactive' as const, ids: inactiveOf(context) },
    })),
    forgetQuestion: assign({ question: null }),
    judgeSend: assign(({ context, system }, ids: string[] | 'all') => {
      const { visible } = context.listings.getSnapshot().context;
      const known = (given: readonly string[]) => given.flatMap((id) => visible[id] ?? []);
      const all = context.reading?.listings ?? known(context.list.rows);
      const outbox = seat(system, 'outbox').getSnapshot().context;
      const seen = seenBySend(ids === 'all' ? all : known(ids), visible, outbox);
      const facts = seat(system, 'profile').getSnapshot().context;
      return { forecast: sendSummary(seen, facts, clockworkOf(system).now()) };
    }),
    submitSend: enqueueActions(({ context, enqueue, system }) => {
      if (context.forecast === null) return;
      const ids = context.forecast.go;
      enqueue.sendTo(seat(system, 'outbox'), {
        type: 'work.submit',
        id: clockworkOf(system).newId(),
        work: { kind: 'send', send: { ids, auditor: authorOf(system) } },
      });
      enqueue.sendTo('list', unchosen(context, ids));
    }),
    submitRemoval: enqueueActions(({ context, enqueue, system }) => {
      const { question } = context;
      if (question === null || question.about === 'send') return;
      enqueue.sendTo(seat(system, 'outbox'), {
        type: 'work.submit',
        id: clockworkOf(system).newId(),
        work: { kind: 'mark', mark: removalOf(question) },
      });
      enqueue.sendTo('list', unchosen(context, question.ids));
      enqueue.assign({ question: null });
    }),
  },
  guards: {
    isAttended: ({ context }) => context.attended,
    leavesTheList: ({ event }) => event.type === 'mark.made' && event.mark.type !== 'edit',
    isRecovering: ({ context }) => seat(context.listings.system, 'outbox').getSnapshot().context.recovering,
    canRemove: ({ context, event }) => event.type === 'remove.ask' && removable(context, event.ids).length > 0,
    onOtherPages: ({ context, event }) => event.type === 'send.ask' && event.ids === 'all' && context.list.pages > 1,
    nothingToSend: ({ context: { forecast } }) =>
      forecast !== null && forecast.go.length === 0 && forecast.stay.length === 0,
    blocked: ({ context: { forecast } }) => forecast !== null && whyNothingGoes(forecast) !== null,
    mustBeAsked: ({ context: { forecast } }) =>
      forecast !== null && (forecast.go.length > 1 || forecast.stay.length > 0),
    moreToRead: ({ context: { reading } }) => reading !== null && reading.seen < reading.of,
    readToChoose: ({ context }) => context.reading?.about === 'choose',
    readToSend: ({ context }) => context.reading?.about === 'send',
    aboutSending: ({ context }) => context.question?.about === 'send',
    someInactive: ({ context }) => inactiveOf(context).length > 0,
  },
}).createMachine({
  id: 'suspicious',
  context: ({ input, self }) => ({
    filters: input.search,
    choice: choiceOf(input.search),
    seed: 0,
    listings: seat(self.system, 'listings'),
    list: unasked,
    anchor: null,
    blindages: {},
    past: [],
    attended: false,
    stale: false,
    question: null,
    forecast: null,
    reading: null,
  }),
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context }) => ({ params: {}, search: context.filters }),
      onSnapshot: { actions: { type: 'keepList', params: ({ event }) => listView(event.snapshot) } },
    },
    { id: 'sendsOver', src: 'sendsOver' },
    { id: 'marking', src: 'marking', input: { place: 'reported_articles', originModel: 'live_search' } },
  ],
  on: {
    ...forList,
    'search.change': { actions: [{ type: 'readAddress', params: ({ event }) => event.search }, 'toList'] },
    'text.seek': { actions: { type: 'goTo', params: ({ event: { text } }) => ({ text }) } },
    'seller.only': { actions: { type: 'goTo', params: ({ event: { id } }) => ({ seller: id }) } },
    'group.choose': {
      actions: { type: 'goTo', params: ({ context, event: { group } }) => ({ group, page: context.filters.page }) },
    },
    'filter.remove': {
      actions: { type: 'goTo', params: ({ context, event }) => withoutSuspiciousFilter(context.filters, event.id) },
    },
    'filters.clear': { actions: { type: 'goTo', params: ({ context }) => cleared(context.filters) } },
    ...forChoice,
    'row.toggle': { actions: ['toList', 'keepAnchor'] },
    'row.range': { actions: ['chooseRange', 'keepAnchor'] },
    ...forMarking,
    'mark.made': { guard: 'leavesTheList', actions: { type: 'unchoose', params: ({ event }) => event.mark.ids } },
    'xstate.done.actor.blindages': { actions: { type: 'keepProtection', params: ({ event }) => event.output } },
    'sends.over': [{ guard: 'isAttended', actions: 'noteStale' }, { actions: 'reloadList' }],
    'pointer.enter': { actions: 'attend' },
    'pointer.leave': { actions: 'moveOn' },
    'listing.open': { actions: { type: 'openListing', params: ({ event }) => event.id } },
  },
  initial: 'browsing',
  states: {
    browsing: {
      entry: 'forgetReading',
      initial: 'closed',
      states: filterStates,
      on: {
        'send.ask': [
          { guard: 'isRecovering' },
          { guard: 'onOtherPages', target: 'reading', actions: { type: 'beginReading', params: 'send' } },
          { target: 'weighing', actions: { type: 'judgeSend', params: ({ event }) => event.ids } },
        ],
        'remove.ask': {
          guard: 'canRemove',
          target: 'asking',
          actions: { type: 'askToRemove', params: ({ event }) => event.ids },
        },
        'all.choose': { target: 'reading', actions: { type: 'beginReading', params: 'choose' } },
        'inactive.seek': { target: 'reading', actions: { type: 'beginReading', params: 'inactive' } },
      },
    },
    reading: {
      initial: 'paging',
      on: { 'question.cancel': 'browsing' },
      states: {
        paging: {
          invoke: {
            id: 'reportedArticles',
            src: 'reportedArticles',
            input: ({ context }) => ({ size, from: context.reading?.seen ?? 0, ...askedFor(context.filters) }),
            onDone: [
              {
                guard: succeeded,
                target: 'judging',
                actions: { type: 'keepPage', params: ({ event }) => valueOf(event) },
              },
              { target: 'stopped', actions: { type: 'keepFailure', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        judging: {
          always: [
            { guard: 'moreToRead', target: 'paging' },
            {
              guard: 'readToSend',
              target: '#suspicious.weighing',
              actions: { type: 'judgeSend', params: 'all' },
            },
            { guard: 'readToChoose', target: '#suspicious.browsing', actions: 'chooseRead' },
            { guard: 'someInactive', target: '#suspicious.asking', actions: 'askAboutInactive' },
            { target: 'none' },
          ],
        },
        stopped: { on: { 'reading.retry': 'paging' } },
        none: {},
      },
    },
    weighing: {
      always: [
        { guard: 'nothingToSend', target: 'browsing' },
        { guard: 'blocked', target: 'refused' },
        { guard: 'mustBeAsked', target: 'asking', actions: 'askToSend' },
        { target: 'browsing', actions: 'submitSend' },
      ],
    },
    refused: { on: { 'question.cancel': 'browsing' } },
    asking: {
      on: {
        'question.confirm': [
          { guard: 'aboutSending', target: 'browsing', actions: ['submitSend', 'forgetQuestion'] },
          { target: 'browsing', actions: 'submitRemoval' },
        ],
        'question.cancel': { target: 'browsing', actions: 'forgetQuestion' },
      },
    },
  },
});
