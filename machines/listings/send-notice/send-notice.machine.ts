import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Listing } from '../../../contracts/shapes';
import { whyNotSendNow } from '../../domain/limits';
import { keptFromReport, reportDraftKey } from '../../domain/report-draft';
import { failureOf, valueOf, type Done } from '../../kit/outcome';
import { clockworkOf, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import { authorOf, choicesOf } from '../../shared/marks';
import { reportDrawerMachine } from '../../shared/report-drawer/report-drawer.machine';
import type { ReportDecision, ReportDrawerOutput } from '../../shared/report-drawer/report-drawer.types';
import { articleGuards, readArticle, listingIdOf } from '../article';
import type { SendNoticeContext, SendNoticeEvent, SendNoticeInput } from './send-notice.types';

const originModel = 'send_notice';
const standing = ({ listings, id }: SendNoticeContext) => choicesOf(listings.system, id ?? '')?.standing ?? 'open';
const readHere = ({ event }: { event: Done<Listing[]> }) => readArticle(event.output, originModel);
const isUndecided = ({ event }: { event: { output: ReportDrawerOutput } }) => event.output === null;

export const sendNoticeMachine = setup({
  types: {
    context: {} as SendNoticeContext,
    events: {} as SendNoticeEvent,
    input: {} as SendNoticeInput,
    children: {} as { reportDrawer: 'reportDrawer' },
  },
  actors: { article: port('article'), reportDrawer: reportDrawerMachine },
  actions: {
    judgeSending: assign({
      whyNotSend: ({ system }) =>
        whyNotSendNow(seat(system, 'profile').getSnapshot().context, clockworkOf(system).now()),
    }),
    submitReport: enqueueActions(({ enqueue, self, system }, decision: ReportDecision | null) => {
      if (decision === null) return;
      const mark = clockworkOf(system).newId();
      const { ids, report } = decision;
      enqueue.assign({ mark, failure: null });
      enqueue.sendTo(seat(system, 'outbox'), {
        type: 'work.submit',
        id: mark,
        work: { kind: 'mark', mark: { type: 'report', ids, originModel, author: authorOf(system), report } },
        asker: self,
      });
    }),
    submitSend: enqueueActions(({ context, enqueue, self, system }) => {
      if (context.id === null) return;
      const send = clockworkOf(system).newId();
      enqueue.assign({ send, failure: null });
      enqueue.sendTo(seat(system, 'outbox'), {
        type: 'work.submit',
        id: send,
        work: { kind: 'send', send: { ids: [context.id], auditor: authorOf(system) } },
        asker: self,
      });
    }),
    keepRefusedReport: enqueueActions(({ enqueue, event, system }) => {
      if (event.type !== 'work.settled' || event.work.kind !== 'mark' || event.work.mark.type !== 'report') return;
      const { ids, report } = event.work.mark;
      enqueue.sendTo(seat(system, 'drafts'), {
        type: 'draft.keep',
        key: reportDraftKey(ids),
        value: keptFromReport(report),
      });
    }),
    keepFailure: assign({ failure: ({ event }) => (event.type === 'work.settled' ? event.failure : null) }),
  },
  guards: {
    ...articleGuards,
    wellFormed: ({ context }) => context.id !== null,
    underWay: ({ context }) => standing(context) === 'sent',
    isSuspicious: ({ context }) => standing(context) === 'suspicious',
    isTrusted: ({ context }) => standing(context) === 'trusted',
    maySend: ({ context }) => context.whyNotSend === null,
    markRefused: ({ context, event }) =>
      event.type === 'work.settled' && event.id === context.mark && event.failure !== null,
    sendRefused: ({ context, event }) =>
      event.type === 'work.settled' && event.id === context.send && event.failure !== null,
    sendDone: ({ context, event }) =>
      event.type === 'work.settled' && event.id === context.send && event.failure === null,
  },
}).createMachine({
  id: 'sendNotice',
  context: ({ input, self }) => ({
    listings: seat(self.system, 'listings'),
    id: listingIdOf(input.params.articleId),
    failure: null,
    status: null,
    whyNotSend: null,
    mark: null,
    send: null,
  }),
  initial: 'choosing',
  on: { 'work.settled': { guard: 'markRefused', actions: 'keepRefusedReport' } },
  states: {
    choosing: { always: [{ guard: 'wellFormed', target: 'loading' }, { target: 'missing' }] },
    loading: {
      tags: ['loading'],
      invoke: {
        id: 'article',
        src: 'article',
        input: ({ context }) => ({ articleId: context.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isValid', params: readHere },
            target: 'confirming',
            actions: [
              sendTo(
                ({ system }) => seat(system, 'listings'),
                ({ event }) => ({ type: 'listings.confirm', listings: valueOf(event) }),
              ),
              sendTo(({ self }) => self, { type: 'listing.confirmed' }),
              assign({ failure: null }),
            ],
          },
          { guard: { type: 'isMissing', params: readHere }, target: 'missing' },
          {
            guard: { type: 'isInvalid', params: readHere },
            target: 'invalid',
            actions: assign((answered) => {
              const read = readHere(answered);
              return { failure: { code: 'INVALID_ARTICLE' }, status: read.is === 'invalid' ? read.status : null };
            }),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    confirming: { tags: ['loading'], on: { 'listing.confirmed': 'shown' } },
    failed: { on: { 'listing.reload': 'loading' } },
    missing: {},
    invalid: {},
    shown: {
      initial: 'weighing',
      states: {
        weighing: {
          entry: 'judgeSending',
          always: [
            { guard: 'underWay', target: 'underWay' },
            { guard: 'isSuspicious', target: 'suspicious' },
            { guard: 'isTrusted', target: 'trusted' },
            { target: 'reporting' },
          ],
        },
        reporting: {
          invoke: {
            id: 'reportDrawer',
            src: 'reportDrawer',
            input: ({ context: { id } }) => ({ ids: id === null ? [] : [id] }),
            onDone: [
              { guard: isUndecided, target: 'closed' },
              {
                guard: 'maySend',
                target: 'sending',
                actions: [{ type: 'submitReport', params: ({ event }) => event.output }, 'submitSend'],
              },
              { target: 'suspicious', actions: { type: 'submitReport', params: ({ event }) => event.output } },
            ],
          },
        },
        closed: { on: { 'report.open': 'reporting' } },
        underWay: {},
        trusted: {},
        suspicious: {
          on: {
            'notice.send': { guard: 'maySend', target: 'sending', actions: 'submitSend' },
            'work.settled': { guard: 'markRefused', target: 'closed', actions: ['keepRefusedReport', 'keepFailure'] },
          },
        },
        sending: {
          tags: ['busy'],
          on: {
            'work.settled': [
              { guard: 'markRefused', target: 'closed', actions: ['keepRefusedReport', 'keepFailure'] },
              { guard: 'sendRefused', target: 'unsent', actions: 'keepFailure' },
              { guard: 'sendDone', target: 'sent' },
            ],
          },
        },
        unsent: { on: { 'notice.send': { target: 'sending', actions: 'submitSend' } } },
        sent: {},
      },
    },
  },
});
