import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { inactiveIds } from '../../domain/listings';
import { splitByAllowance, whyNotSendNow } from '../../domain/limits';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { clockworkOf, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { Mark } from '../../kit/seats';
import { authorOf, markSubmission } from '../../shared/marks';
import { reportDrawerMachine } from '../../shared/report-drawer/report-drawer.machine';
import { sendsOver } from './sends-over';
import type { Question, SuspiciousContext, SuspiciousEvent, SuspiciousInput } from './suspicious.types';

export const suspiciousPath = '/reported_articles';
const size = pageSizes.listings;

function pageOf(search: Record<string, unknown>): number {
  const page = Number(search.page ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

function marksOf(question: Question, author: ReturnType<typeof authorOf>): Mark[] {
  switch (question.about) {
    case 'dismiss':
      return question.ids.map((id): Mark => ({ type: 'undo', ids: [id], undo: 'reported', from: 'reported_articles' }));
    case 'remove':
      return [{ type: 'remove', ids: question.ids, action: 'delete' }];
    case 'inactive':
      return [{ type: 'remove', ids: question.ids, action: 'delete_inactive' }];
    case 'trust':
      return [{ type: 'approve', ids: question.ids, originModel: 'live_search', author }];
    case 'send':
      return [];
  }
}

export const suspiciousMachine = setup({
  types: {
    context: {} as SuspiciousContext,
    events: {} as SuspiciousEvent,
    input: {} as SuspiciousInput,
    children: {} as {
      reportDrawer: 'reportDrawer';
      reportedArticles: 'reportedArticles';
      seekInactive: 'reportedArticles';
      sendsOver: 'sendsOver';
    },
  },
  actors: { reportedArticles: port('reportedArticles'), reportDrawer: reportDrawerMachine, sendsOver },
  actions: {
    noteMoment: assign({ asOf: ({ system }) => seat(system, 'listings').getSnapshot().context.moment }),
    judgeSend: assign(({ context, event, system }) => {
      if (event.type !== 'send.ask') return {};
      const { ids } = event;
      const facts = seat(system, 'profile').getSnapshot().context;
      const now = clockworkOf(system).now();
      const count = ids === 'all' ? context.total : ids.length;
      const { go, stay } = splitByAllowance(
        Array.from({ length: count }, (_, index) => index),
        facts,
        now,
      );
      return {
        verdict: { ids, why: count === 0 ? null : whyNotSendNow(facts, now), go: go.length, stay: stay.length },
      };
    }),
    submitSend: enqueueActions(({ context, enqueue, system }) => {
      if (context.verdict === null) return;
      const { ids } = context.verdict;
      enqueue.sendTo(seat(system, 'outbox'), {
        type: 'work.submit',
        id: clockworkOf(system).newId(),
        work: { kind: 'send', send: { ids, auditor: authorOf(system) } },
      });
      enqueue.assign({ selected: ids === 'all' ? [] : context.selected.filter((id) => !ids.includes(id)) });
    }),
    submitAnswer: enqueueActions(({ context, enqueue, system }) => {
      const { question } = context;
      if (question === null || question.about === 'send') return;
      for (const mark of marksOf(question, authorOf(system)))
        enqueue.sendTo(seat(system, 'outbox'), markSubmission(system, mark));
      enqueue.assign({ selected: context.selected.filter((id) => !question.ids.includes(id)), question: null });
    }),
  },
  guards: {
    nothingToSend: ({ context }) => context.verdict !== null && context.verdict.go + context.verdict.stay === 0,
    blocked: ({ context }) => context.verdict?.why !== null,
    someStay: ({ context }) => (context.verdict?.stay ?? 0) > 0,
    aboutSending: ({ context }) => context.question?.about === 'send',
    moreToSeek: ({ context }) => context.inactive.seen < context.total,
    someInactive: ({ context }) => context.inactive.found.length > 0,
    pastTheEnd: ({ context }) => context.ids.length === 0 && context.total > 0 && context.page > 1,
  },
}).createMachine({
  id: 'suspicious',
  context: ({ input }) => ({
    page: pageOf(input.search),
    ids: [],
    total: 0,
    failure: null,
    selected: [],
    question: null,
    verdict: null,
    subject: null,
    inactive: { found: [], seen: 0, failure: null },
    asOf: 0,
  }),
  type: 'parallel',
  invoke: { id: 'sendsOver', src: 'sendsOver' },
  on: {
    'row.toggle': {
      actions: assign({
        selected: ({ context, event }) =>
          context.selected.includes(event.id)
            ? context.selected.filter((id) => id !== event.id)
            : [...context.selected, event.id],
      }),
    },
    'rows.choose': { actions: assign({ selected: ({ event }) => [...new Set(event.ids)] }) },
    'page.go': {
      actions: sendTo(
        ({ system }) => seat(system, 'screens'),
        ({ event }) => ({ type: 'navigate', to: suspiciousPath, search: event.page > 1 ? { page: event.page } : {} }),
      ),
    },
    'listing.open': {
      actions: sendTo(
        ({ system }) => seat(system, 'screens'),
        ({ event }) => ({ type: 'navigate', to: `/article_detail/${event.id}`, search: { from: 'reported_articles' } }),
      ),
    },
  },
  states: {
    list: {
      initial: 'asking',
      on: {
        'list.reload': '.asking',
        'screen.resumed': '.asking',
        'sends.over': '.asking',
        'search.change': { target: '.asking', actions: assign({ page: ({ event }) => pageOf(event.search) }) },
      },
      states: {
        asking: {
          tags: ['asking'],
          entry: 'noteMoment',
          invoke: {
            id: 'reportedArticles',
            src: 'reportedArticles',
            input: ({ context }) => ({ size, from: (context.page - 1) * size }),
            onDone: [
              {
                guard: succeeded,
                target: 'judging',
                actions: [
                  sendTo(
                    ({ system }) => seat(system, 'listings'),
                    ({ context, event }) => ({
                      type: 'listings.confirm',
                      listings: valueOf(event).items,
                      asOf: context.asOf,
                    }),
                  ),
                  assign(({ event }) => ({
                    ids: valueOf(event).items.map((listing) => listing.id),
                    total: valueOf(event).total,
                    failure: null,
                  })),
                ],
              },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
        judging: {
          always: [
            {
              guard: 'pastTheEnd',
              target: 'shown',
              actions: sendTo(
                ({ system }) => seat(system, 'screens'),
                ({ context }) => ({
                  type: 'navigate',
                  to: suspiciousPath,
                  search: context.total > size ? { page: Math.ceil(context.total / size) } : {},
                  replace: true,
                }),
              ),
            },
            { target: 'shown' },
          ],
        },
        shown: {},
        failed: {},
      },
    },
    decision: {
      initial: 'browsing',
      states: {
        browsing: {
          on: {
            'send.ask': { target: 'weighing', actions: 'judgeSend' },
            'report.edit': { target: 'editing', actions: assign({ subject: ({ event }) => event.id }) },
            'dismiss.ask': {
              target: 'asking',
              actions: assign({ question: ({ event }) => ({ about: 'dismiss', ids: event.ids }) }),
            },
            'remove.ask': {
              target: 'asking',
              actions: assign({ question: ({ event }) => ({ about: 'remove', ids: event.ids }) }),
            },
            'trust.ask': {
              target: 'asking',
              actions: assign({ question: ({ event }) => ({ about: 'trust', ids: event.ids }) }),
            },
            'inactive.seek': {
              target: 'seeking',
              actions: assign({ inactive: { found: [], seen: 0, failure: null } }),
            },
          },
        },
        weighing: {
          always: [
            { guard: 'nothingToSend', target: 'browsing' },
            { guard: 'blocked', target: 'refused' },
            {
              guard: 'someStay',
              target: 'asking',
              actions: assign({
                question: ({ context: { verdict } }) =>
                  verdict === null ? null : { about: 'send', ids: verdict.ids, go: verdict.go, stay: verdict.stay },
              }),
            },
            { target: 'browsing', actions: 'submitSend' },
          ],
        },
        refused: { on: { 'question.cancel': 'browsing' } },
        asking: {
          on: {
            'question.confirm': [
              { guard: 'aboutSending', target: 'browsing', actions: ['submitSend', assign({ question: null })] },
              { target: 'browsing', actions: 'submitAnswer' },
            ],
            'question.cancel': { target: 'browsing', actions: assign({ question: null }) },
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
                    actions: assign(({ context, event }) => {
                      const { items, total } = valueOf(event);
                      const found = [...new Set([...context.inactive.found, ...inactiveIds(items)])];
                      const seen = items.length === 0 ? total : context.inactive.seen + items.length;
                      return { total, inactive: { found, seen, failure: null } };
                    }),
                  },
                  {
                    target: 'stopped',
                    actions: assign(({ context, event }) => ({
                      inactive: { ...context.inactive, failure: failureOf(event) },
                    })),
                  },
                ],
              },
            },
            judging: {
              always: [
                { guard: 'moreToSeek', target: 'paging' },
                {
                  guard: 'someInactive',
                  target: '#suspicious.decision.asking',
                  actions: assign({ question: ({ context }) => ({ about: 'inactive', ids: context.inactive.found }) }),
                },
                { target: 'none' },
              ],
            },
            stopped: { on: { 'inactive.seek': 'paging' } },
            none: {},
          },
        },
        editing: {
          invoke: {
            id: 'reportDrawer',
            src: 'reportDrawer',
            input: ({ context }) => ({ ids: context.subject === null ? [] : [context.subject], edit: true }),
            onDone: {
              target: 'browsing',
              actions: enqueueActions(({ event, enqueue, system }) => {
                enqueue.assign({ subject: null });
                if (event.output === null) return;
                const { ids, report } = event.output;
                enqueue.sendTo(
                  seat(system, 'outbox'),
                  markSubmission(system, { type: 'edit', ids, report, author: authorOf(system) }),
                );
              }),
            },
          },
        },
      },
    },
  },
});
