import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Listing, Page } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { go } from '../../domain/go';
import { inactiveIds, whyNotRemove } from '../../domain/listings';
import { splitByAllowance, whyNotSendNow } from '../../domain/limits';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { clockworkOf, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { Mark } from '../../seats/outbox';
import { markingMachine } from '../../shared/marking/marking.machine';
import { authorOf, forMarking } from '../../shared/marking/marking.rules';
import { forChoice, forList } from '../../shared/list/list';
import type { ChoiceEvent } from '../../shared/list/list.types';
import { listView, unasked, type ListView } from '../../shared/list/list.view';
import { sendsOver } from './sends-over';
import { suspiciousList } from './suspicious.list';
import type { Question, SuspiciousContext, SuspiciousEvent, SuspiciousInput } from './suspicious.types';

/** Rows asked for at a time while every page is looked through. */
const size = pageSizes.listings;
const noneSought = { found: [], seen: 0, of: 0, failure: null };

const removable = ({ listings }: SuspiciousContext, ids: readonly string[]) => {
  const { visible } = listings.getSnapshot().context;
  return ids.filter((id) => visible[id] !== undefined && whyNotRemove(visible[id]) === null);
};

type RemovalQuestion = Extract<Question, { about: 'remove' | 'inactive' }>;
const removalOf = ({ about, ids }: RemovalQuestion): Mark => ({
  type: 'remove',
  ids,
  action: about === 'remove' ? 'delete' : 'delete_inactive',
});

/** The selection without those that are on their way out. */
const unchosen = ({ list }: SuspiciousContext, gone: string[] | 'all'): ChoiceEvent => ({
  type: 'rows.choose',
  ids: gone === 'all' ? [] : list.chosen.filter((id) => !gone.includes(id)),
});

export const suspiciousMachine = setup({
  types: {
    context: {} as SuspiciousContext,
    events: {} as SuspiciousEvent,
    input: {} as SuspiciousInput,
    children: {} as {
      list: 'list';
      marking: 'marking';
      seekInactive: 'reportedArticles';
      sendsOver: 'sendsOver';
    },
  },
  actors: {
    list: suspiciousList,
    reportedArticles: port('reportedArticles'),
    marking: markingMachine,
    sendsOver,
  },
  actions: {
    toList: forwardTo('list'),
    toMarking: forwardTo('marking'),
    unchoose: sendTo('list', ({ context }, ids: string[]) => unchosen(context, ids)),
    keepList: assign((_, list: ListView<string>) => ({ list })),
    reloadList: sendTo('list', { type: 'list.reload' }),
    openListing: sendTo(
      ({ system }) => seat(system, 'screens'),
      (_, id: string) => go({ to: 'listing', params: { articleId: id }, search: { from: 'reported_articles' } }),
    ),
    askToRemove: assign(({ context }, ids: string[]) => ({
      question: { about: 'remove' as const, ids: removable(context, ids) },
    })),
    askWhetherSomeStay: assign(({ context: { forecast } }) => ({
      question: forecast && { about: 'send' as const, ids: forecast.ids, go: forecast.go, stay: forecast.stay },
    })),
    askAboutInactive: assign(({ context }) => ({
      question: { about: 'inactive' as const, ids: context.inactive.found },
    })),
    forgetQuestion: assign({ question: null }),
    beginSeeking: assign({ inactive: noneSought }),
    keepSeen: assign(({ context: { inactive } }, { items, total }: Page<Listing>) => ({
      inactive: {
        found: [...new Set([...inactive.found, ...inactiveIds(items)])],
        seen: items.length === 0 ? total : inactive.seen + items.length,
        of: total,
        failure: null,
      },
    })),
    keepSeekFailure: assign(({ context }, failure: Failure) => ({ inactive: { ...context.inactive, failure } })),
    judgeSend: assign(({ context, system }, ids: string[] | 'all') => {
      const facts = seat(system, 'profile').getSnapshot().context;
      const now = clockworkOf(system).now();
      const count = ids === 'all' ? context.list.total : ids.length;
      const { go, stay } = splitByAllowance(
        Array.from({ length: count }, (_, index) => index),
        facts,
        now,
      );
      return {
        forecast: { ids, why: count === 0 ? null : whyNotSendNow(facts, now), go: go.length, stay: stay.length },
      };
    }),
    submitSend: enqueueActions(({ context, enqueue, system }) => {
      if (context.forecast === null) return;
      const { ids } = context.forecast;
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
    leavesTheList: ({ event }) => event.type === 'mark.made' && event.mark.type !== 'edit',
    canRemove: ({ context, event }) => event.type === 'remove.ask' && removable(context, event.ids).length > 0,
    nothingToSend: ({ context }) => context.forecast !== null && context.forecast.go + context.forecast.stay === 0,
    blocked: ({ context }) => context.forecast?.why !== null,
    someStay: ({ context }) => (context.forecast?.stay ?? 0) > 0,
    aboutSending: ({ context }) => context.question?.about === 'send',
    moreToSeek: ({ context: { inactive } }) => inactive.seen < inactive.of,
    someInactive: ({ context }) => context.inactive.found.length > 0,
  },
}).createMachine({
  id: 'suspicious',
  context: ({ input, self }) => ({
    place: input,
    listings: seat(self.system, 'listings'),
    list: unasked,
    question: null,
    forecast: null,
    inactive: noneSought,
  }),
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: ({ context }) => context.place,
      onSnapshot: { actions: { type: 'keepList', params: ({ event }) => listView(event.snapshot) } },
    },
    { id: 'sendsOver', src: 'sendsOver' },
    { id: 'marking', src: 'marking', input: { place: 'reported_articles', originModel: 'live_search' } },
  ],
  on: {
    ...forList,
    ...forChoice,
    ...forMarking,
    'mark.made': { guard: 'leavesTheList', actions: { type: 'unchoose', params: ({ event }) => event.mark.ids } },
    'sends.over': { actions: 'reloadList' },
    'listing.open': { actions: { type: 'openListing', params: ({ event }) => event.id } },
  },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'send.ask': { target: 'weighing', actions: { type: 'judgeSend', params: ({ event }) => event.ids } },
        'remove.ask': {
          guard: 'canRemove',
          target: 'asking',
          actions: { type: 'askToRemove', params: ({ event }) => event.ids },
        },
        'inactive.seek': { target: 'seeking', actions: 'beginSeeking' },
      },
    },
    weighing: {
      always: [
        { guard: 'nothingToSend', target: 'browsing' },
        { guard: 'blocked', target: 'refused' },
        { guard: 'someStay', target: 'asking', actions: 'askWhetherSomeStay' },
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
    seeking: {
      initial: 'paging',
      on: { 'question.cancel': 'browsing' },
      states: {
        paging: {
          invoke: {
            id: 'seekInactive',
            src: 'reportedArticles',
            input: ({ context }) => ({ size, from: context.inactive.seen }),
            onDone: [
              {
                guard: succeeded,
                target: 'judging',
                actions: { type: 'keepSeen', params: ({ event }) => valueOf(event) },
              },
              { target: 'stopped', actions: { type: 'keepSeekFailure', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        judging: {
          always: [
            { guard: 'moreToSeek', target: 'paging' },
            { guard: 'someInactive', target: '#suspicious.asking', actions: 'askAboutInactive' },
            { target: 'none' },
          ],
        },
        stopped: { on: { 'inactive.seek': 'paging' } },
        none: {},
      },
    },
  },
});
