import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Listing } from '../../../contracts/shapes';
import { answersLeft } from '../../domain/answers-left';
import { whyNotSendNow } from '../../domain/limits';
import { toSubmission } from '../../kit/mutation';
import { setFailure, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { systemClockOf, port } from '../../kit/port';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import type { SendFacts, MutationSettled } from '../../system-actors/outbox';
import {
  toListingsConfirm,
  listingsActor,
  listingsRevision,
  type ListingsRequest,
} from '../../shared/listings-request';
import { markingMachine } from '../../shared/marking/marking.machine';
import { authorOf, markChoicesOf } from '../../shared/marking/marking.rules';
import { articleGuards, toInvalidArticle, listingIdOf, readArticle, type ArticleResult } from '../../shared/article';
import type { ScreenInput, SearchChange } from '../../domain/addresses';
import type { BlockReason } from '../../domain/block-reason';
import type { MarkingParentEvent } from '../../shared/marking/marking.types';

export type SendNoticeInput = ScreenInput<'sendNotice'>;

export interface SendNoticeContext extends ListingsRequest {
  /** Asked anew by every guard: what may be done follows from what every screen sees now. */
  listings: SystemActors['listings'];
  /** Upper case without hyphens; null when the address holds no listing id. */
  id: string | null;
  failure: Failure | null;
  /** Of a listing that is no longer valid. */
  status: string | null;
  /** Why this account can't send now; the listing is then only marked. */
  whyNotSend: BlockReason | null;
  /** The operation of the notice. */
  send: string | null;
}

export type SendNoticeEvent =
  | { type: 'listing.reload' }
  /** From itself: the listing stands in its system actor by now. */
  | { type: 'listing.confirmed' }
  | { type: 'report.open' }
  | { type: 'notice.send' }
  | SearchChange<'sendNotice'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | MutationSettled
  | MarkingParentEvent;

type Settled = { failure: Failure | null };
const originModel = 'send_notice';
const choicesOfListing = ({ listings, id }: SendNoticeContext) =>
  markChoicesOf(listings.system, id ?? '')?.standing ?? 'open';
const readHere = ({ event }: { event: OutcomeEvent<Listing[]> }) => readArticle(event.output, originModel);

const setRefusal = { type: 'setFailure', params: ({ event }: { event: Settled }) => event.failure } as const;

export const sendNoticeMachine = setup({
  types: {
    context: {} as SendNoticeContext,
    events: {} as SendNoticeEvent,
    input: {} as SendNoticeInput,
    children: {} as { marking: 'marking' },
  },
  actors: { article: port('article'), marking: markingMachine },
  actions: {
    judgeSending: assign({
      whyNotSend: ({ system }) =>
        whyNotSendNow(
          answersLeft(
            systemActor(system, 'profile').getSnapshot().context,
            systemActor(system, 'outbox').getSnapshot().context.jobs,
          ),
          systemClockOf(system).now(),
        ),
    }),
    openReport: sendTo('marking', ({ context: { id } }) => ({
      type: 'listing.suspect' as const,
      ids: id === null ? [] : [id],
    })),
    submitSend: enqueueActions(({ context, enqueue, self, system }) => {
      if (context.id === null) return;
      const send = { ids: [context.id], auditor: authorOf(system) };
      const submission = toSubmission(system, 'send', send, { requester: self });
      enqueue.assign({ send: submission.id, failure: null });
      enqueue.sendTo(systemActor(system, 'outbox'), submission);
    }),
    /** Without its report nothing can be sent; and the next one has its own time to be taken back. */
    dropSend: enqueueActions(({ context: { send }, enqueue, system }) => {
      if (send !== null) enqueue.sendTo(systemActor(system, 'outbox'), { type: 'send.cancel', id: send });
      enqueue.assign({ send: null });
    }),
    noteMoment: assign({ asOf: listingsRevision }),
    confirm: sendTo(listingsActor, ({ context }, listings: Listing[]) => toListingsConfirm(context, listings)),
    goOnAfterwards: sendTo(({ self }) => self, { type: 'listing.confirmed' }),
    admitInvalid: assign((_, read: ArticleResult) => toInvalidArticle(read)),
    setFailure: assign((_, failure: Failure | null) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    ...articleGuards,
    wellFormed: ({ context }) => context.id !== null,
    underWay: ({ context }) => choicesOfListing(context) === 'sent',
    isSuspicious: ({ context }) => choicesOfListing(context) === 'suspicious',
    isTrusted: ({ context }) => choicesOfListing(context) === 'trusted',
    maySend: ({ context }) => context.whyNotSend === null,
    markRefused: ({ event }) => event.type === 'mark.settled' && event.failure !== null,
    sendRefused: ({ context, event }) =>
      event.type === 'mutation.settled' && event.id === context.send && event.failure !== null,
    sendTakenBack: ({ context, event }) =>
      event.type === 'mutation.settled' &&
      event.id === context.send &&
      (event.value as SendFacts | undefined)?.phase === 'cancelled',
    sendDone: ({ context, event }) =>
      event.type === 'mutation.settled' && event.id === context.send && event.failure === null,
  },
}).createMachine({
  id: 'sendNotice',
  context: ({ input, self }) => ({
    listings: systemActor(self.system, 'listings'),
    id: listingIdOf(input.params.articleId),
    failure: null,
    status: null,
    whyNotSend: null,
    send: null,
    asOf: 0,
  }),
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'wellFormed', target: 'asking' }, { target: 'missing' }] },
    asking: {
      tags: ['asking'],
      entry: 'noteMoment',
      invoke: {
        id: 'article',
        src: 'article',
        input: ({ context }) => ({ articleId: context.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isValid', params: readHere },
            target: 'confirming',
            actions: [{ type: 'confirm', params: ({ event }) => valueOf(event) }, 'goOnAfterwards', 'clearFailure'],
          },
          { guard: { type: 'isMissing', params: readHere }, target: 'missing' },
          {
            guard: { type: 'isInvalid', params: readHere },
            target: 'invalid',
            actions: { type: 'admitInvalid', params: readHere },
          },
          { target: 'failed', actions: setFailure },
        ],
      },
    },
    confirming: { tags: ['asking'], on: { 'listing.confirmed': 'shown' } },
    failed: { on: { 'listing.reload': 'asking' } },
    missing: {},
    invalid: {},
    shown: {
      initial: 'weighing',
      invoke: { id: 'marking', src: 'marking', input: { place: 'send_notice', originModel } },
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
          entry: 'openReport',
          on: {
            'report.closed': 'closed',
            'mark.made': [{ guard: 'maySend', target: 'sending', actions: 'submitSend' }, { target: 'suspicious' }],
          },
        },
        closed: { on: { 'report.open': 'reporting' } },
        underWay: {},
        trusted: {},
        suspicious: {
          on: {
            'notice.send': { guard: 'maySend', target: 'sending', actions: 'submitSend' },
            'mark.settled': { guard: 'markRefused', target: 'closed', actions: setRefusal },
          },
        },
        sending: {
          tags: ['busy'],
          on: {
            'mark.settled': { guard: 'markRefused', target: 'closed', actions: [setRefusal, 'dropSend'] },
            'mutation.settled': [
              { guard: 'sendRefused', target: 'unsent', actions: setRefusal },
              { guard: 'sendTakenBack', target: 'suspicious' },
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
