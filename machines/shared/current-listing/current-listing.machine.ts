import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import type { Blindage, Listing } from '../../../contracts/shapes';
import { againSetting, isReminderDue, reminderOf, whyNotRemind, reportAgain } from '../../domain/again-reminders';
import { protectedItems } from '../../domain/report-listings';
import { failureOf, succeeded, valueOf, type OutcomeEvent } from '../../kit/outcome';
import { systemClockOf, port } from '../../kit/port';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import type { Mark } from '../../system-actors/outbox';
import type { ProfileEvent } from '../../system-actors/profile';
import { toListingsConfirm, listingsActor, listingsRevision, type ListingsRequest } from '../listings-request';
import { markingMachine } from '../marking/marking.machine';
import type { MarkingParentEvent } from '../marking/marking.types';

export interface CurrentListingInput {
  /** The report, and its site. */
  caseId: string;
  siteId: string;
  /** The listing of a report. */
  articleId: string;
  /** The status of that report, as the gateway sent it. */
  caseStatus: string | null;
  /** The reason for which it was reported; null where nobody told it. */
  code: string | null;
}

interface CurrentListingContext extends CurrentListingInput, ListingsRequest {
  /** Asked anew by every guard. */
  profile: SystemActors['profile'];
  /** Null until the gateway has answered; its own status may be missing in the answer. */
  known: { status: string | null } | null;
  statusFailure: Failure | null;
  /** The last day on which the same reason is refused; null where none is known. */
  until: string | null;
  /** A person has begun another report here. */
  began: boolean;
  /** A person has asked here to be reminded, or not to be. */
  reminderAsked: boolean;
  /** Why the listing could not be had to be marked. */
  failure: Failure | null;
}

export type CurrentListingEvent =
  /** Only where the status could not be had. */
  | { type: 'status.reload' }
  /** It is marked suspicious once more. */
  | { type: 'again.begin' }
  /** Takes that mark back. */
  | { type: 'listing.undo' }
  /** It is told on the day on which the same reason is taken again, or not after all. */
  | { type: 'reminder.keep' }
  | { type: 'reminder.drop' }
  | MarkingParentEvent;

const settingsOf = ({ profile }: CurrentListingContext) => profile.getSnapshot().context.profile?.settings;
const repeatStateOf = ({ caseStatus, known, until }: CurrentListingContext) =>
  reportAgain({ caseStatus, listingStatus: known?.status ?? null, until });

const withoutReminder = (caseId: string): ProfileEvent => ({
  type: 'setting.keep',
  key: againSetting(caseId),
  value: null,
});

const notFoundFailure: Failure = { code: 'ARTICLE_NOT_FOUND', operation: 'article' };

/** The listing of a report as it is today: its status, from when its reason is taken again, and the mark that begins another report. */
export const currentListingMachine = setup({
  types: {
    context: {} as CurrentListingContext,
    events: {} as CurrentListingEvent,
    input: {} as CurrentListingInput,
    children: {} as { marking: 'marking' },
  },
  actors: {
    itemStatus: port('itemStatus'),
    blindages: port('blindages'),
    article: port('article'),
    marking: markingMachine,
  },
  actions: {
    setStatus: assign((_, { status }: { status: string | null }) => ({ known: { status }, statusFailure: null })),
    setStatusFailure: assign((_, statusFailure: Failure) => ({ statusFailure })),
    setProtection: assign(({ context: { articleId, code }, system }, blindages: Blindage[]) => ({
      until:
        code === null
          ? null
          : (protectedItems(blindages, code, systemClockOf(system).now()).get(articleId.toUpperCase()) ?? null),
    })),
    noteMoment: assign({ asOf: listingsRevision }),
    confirm: sendTo(listingsActor, ({ context }, listings: Listing[]) => toListingsConfirm(context, listings)),
    openReport: sendTo('marking', ({ context: { articleId } }) => ({
      type: 'listing.suspect' as const,
      ids: [articleId],
    })),
    takeBack: sendTo('marking', ({ context: { articleId } }) => ({ type: 'listing.undo' as const, ids: [articleId] })),
    saveReminder: sendTo(
      ({ system }) => systemActor(system, 'profile'),
      ({ context: { caseId, siteId, articleId, until } }) => ({
        type: 'setting.keep',
        key: againSetting(caseId),
        value: { siteId, articleId, after: (until ?? '').slice(0, 10) },
      }),
    ),
    dropReminder: sendTo(
      ({ system }) => systemActor(system, 'profile'),
      ({ context: { caseId } }) => withoutReminder(caseId),
    ),
    noteAsked: assign({ reminderAsked: true }),
    /** What was reported again needs to be told no more; one whose day is still to come does. */
    dropIfDue: enqueueActions(({ context, enqueue, system }) => {
      if (isReminderDue(settingsOf(context), context.caseId, systemClockOf(system).now()))
        enqueue.sendTo(systemActor(system, 'profile'), withoutReminder(context.caseId));
    }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    begin: assign({ began: true, failure: null }),
  },
  guards: {
    mayFollow: ({ context }) => ['now', 'later'].includes(String(repeatStateOf(context))),
    mayRemind: ({ context }) => repeatStateOf(context) === 'later' && whyNotRemind(settingsOf(context)) === null,
    isReminded: ({ context }) => reminderOf(settingsOf(context), context.caseId) !== null,
    isReport: (_, { type }: Mark) => type === 'report',
    isFound: (_, { output }: OutcomeEvent<Listing[]>) => output.ok && output.value.length > 0,
  },
}).createMachine({
  id: 'currentListing',
  context: ({ input, self }) => ({
    ...input,
    profile: systemActor(self.system, 'profile'),
    known: null,
    statusFailure: null,
    until: null,
    began: false,
    reminderAsked: false,
    failure: null,
    asOf: 0,
  }),
  type: 'parallel',
  invoke: { id: 'marking', src: 'marking', input: { place: 'article_detail', originModel: 'quick_search' } },
  on: {
    'listing.undo': { actions: 'takeBack' },
    'reminder.keep': { guard: 'mayRemind', actions: ['saveReminder', 'noteAsked'] },
    'reminder.drop': { guard: 'isReminded', actions: ['dropReminder', 'noteAsked'] },
    'mark.made': { guard: { type: 'isReport', params: ({ event }) => event.mark }, actions: 'dropIfDue' },
  },
  states: {
    status: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'itemStatus',
            src: 'itemStatus',
            input: ({ context: { articleId } }) => ({ articleId }),
            onDone: [
              {
                guard: succeeded,
                target: 'known',
                actions: { type: 'setStatus', params: ({ event }) => valueOf(event) },
              },
              { target: 'failed', actions: { type: 'setStatusFailure', params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        known: {},
        failed: { on: { 'status.reload': 'asking' } },
      },
    },
    protection: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'blindages',
            src: 'blindages',
            input: ({ context: { articleId } }) => ({ itemsIds: [articleId] }),
            onDone: [
              {
                guard: succeeded,
                target: 'known',
                actions: { type: 'setProtection', params: ({ event }) => valueOf(event) },
              },
              { target: 'unknown' },
            ],
          },
        },
        known: {},
        unknown: {},
      },
    },
    again: {
      initial: 'idle',
      states: {
        idle: { on: { 'again.begin': { guard: 'mayFollow', target: 'asking', actions: 'begin' } } },
        asking: {
          tags: ['busy'],
          entry: 'noteMoment',
          invoke: {
            id: 'article',
            src: 'article',
            input: ({ context: { articleId } }) => ({ articleId }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                target: 'idle',
                actions: [{ type: 'confirm', params: ({ event }) => valueOf(event) }, 'openReport'],
              },
              {
                target: 'idle',
                actions: {
                  type: 'setFailure',
                  params: ({ event }) => (event.output.ok ? notFoundFailure : event.output.failure),
                },
              },
            ],
          },
        },
      },
    },
  },
});
