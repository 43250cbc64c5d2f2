import { assign, enqueueActions, forwardTo, sendTo, setup } from 'xstate';
import {
  withReplies,
  neighboursOf,
  countUnanswered,
  nextUnanswered,
  withFreshRows,
  type AnsweredCases,
} from '../../domain/answering';
import { caseMove } from '../../domain/case-reply';
import { goTo } from '../../domain/navigation-events';
import { systemActor } from '../../kit/system-actor';
import type { NoticeInput } from '../../system-actors/notices';
import { awaitingCasesMachine, type AwaitingCasesContext } from '../../shared/awaiting-cases/awaiting-cases.machine';
import { watchOutbox } from '../../shared/watch-system-actors';
import { caseMachine } from '../case/case.machine';
import type { CaseContext } from '../case/case.types';
import type { Failure } from '../../../contracts/ports';
import type { CaseSummary } from '../../../contracts/shapes';
import type { ScreenInput, SearchChange } from '../../domain/addresses';

export type AnsweringInput = ScreenInput<'answering'>;

/** On a narrow screen one of them stands at a time. */
export type AnsweringStep = 'facts' | 'answer';

export interface AnsweringContext {
  /** By due date, as they were read; null before they were. */
  queue: CaseSummary[] | null;
  reading: 'asking' | 'shown' | 'failed';
  failure: Failure | null;
  /** The case in front. */
  current: string | null;
  /** To which of them the outbox has, or had, an answer. */
  answered: AnsweredCases;
  /** Those that were answered in this queue. */
  given: string[];
  /** Those that awaited no answer any more when they came in front. */
  gone: string[];
  step: AnsweringStep;
}

export interface RepliesChanged {
  type: 'replies.seen';
  /** `failed`: it was taken back, or not taken. */
  replies: { caseId: string; failed: boolean; elsewhere: boolean }[];
}

export type AnsweringEvent =
  | { type: 'queue.next' }
  | { type: 'queue.previous' }
  /** What awaits an answer is read anew. */
  | { type: 'queue.reload' }
  /** To what is left after all: an answer came back. */
  | { type: 'queue.goOn' }
  | { type: 'step.go'; step: AnsweringStep }
  | RepliesChanged
  | SearchChange<'answering'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' };

interface DueSeen {
  value: unknown;
  context: AwaitingCasesContext;
}
interface CaseSeen {
  value: unknown;
  context: CaseContext;
}
const partsOf = ({ value }: CaseSeen) => value as { content: string; reply: string };

const repliesWatch = watchOutbox<RepliesChanged['replies']>(
  ({ jobs }) =>
    Object.values(jobs).flatMap(({ phase, elsewhere, work }) =>
      work.kind === 'reply' ? [{ caseId: work.reply.caseId, failed: phase === 'failed', elsewhere }] : [],
    ),
  (replies): RepliesChanged => ({ type: 'replies.seen', replies }),
  [],
);

/** How the answer to the case in front stands once this is known of the outbox. */
const becomes = ({ answered, current }: AnsweringContext, { replies }: RepliesChanged) =>
  current === null || current in answered ? undefined : withReplies(answered, replies)[current];

/** The cases that await an answer, one after the other by due date: each is a case as it stands alone, and its reply leads to the next. */
export const answeringMachine = setup({
  types: {
    context: {} as AnsweringContext,
    events: {} as AnsweringEvent,
    input: {} as AnsweringInput,
    tags: {} as 'asking',
    children: {} as { due: 'due'; case: 'case' },
  },
  actors: { due: awaitingCasesMachine, case: caseMachine, repliesWatch },
  actions: {
    setDueCases: assign(({ context }, { value, context: due }: DueSeen) => {
      if (value === 'failed') return { reading: 'failed' as const, failure: due.failure };
      if (value !== 'shown') return { reading: 'asking' as const };
      const { cases } = due;
      return {
        reading: 'shown' as const,
        failure: null,
        queue: withFreshRows(context.queue, cases, context.answered),
        gone: context.gone.filter((id) => !cases.some(({ caseId }) => caseId === id)),
      };
    }),
    readAnew: sendTo('due', { type: 'cases.reload' }),
    awaitReading: assign({ reading: 'asking' }),
    leaveCase: assign({ current: null }),
    setReplies: assign(({ context }, { replies }: RepliesChanged) => ({
      answered: withReplies(context.answered, replies),
    })),
    countGiven: assign(({ context: { given, current } }) => ({
      given: current === null || given.includes(current) ? given : [...given, current],
    })),
    dropCurrent: assign(({ context: { gone, current } }) => ({ gone: current === null ? gone : [...gone, current] })),
    notifySkippedCase: enqueueActions(({ context: { current }, enqueue, system }) => {
      if (current === null) return;
      const notice = { code: 'answering.skipped', tone: 'info', values: { caseId: current } } satisfies NoticeInput;
      enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
    }),
    goToNextUnanswered: assign(({ context }) => ({ current: nextUnanswered(context), step: 'facts' as const })),
    goBeside: assign(({ context }, way: 1 | -1) => ({
      current: neighboursOf(context, way) ?? context.current,
      step: 'facts' as const,
    })),
    setStep: assign((_, step: AnsweringStep) => ({ step })),
    notifyAddress: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { current } }) => goTo({ to: 'answering', search: { case: current } }, { replace: true }),
    ),
    beginReply: sendTo('case', { type: 'confirm.begin' }),
    resumeCase: forwardTo('case'),
  },
  guards: {
    couldNotRead: ({ context }) => context.reading === 'failed',
    isAsked: ({ context }) => context.reading === 'asking',
    isRead: ({ context }) => context.reading === 'shown',
    isInQueue: ({ context }) => context.current !== null && countUnanswered(context).includes(context.current),
    isNone: ({ context: { queue } }) => queue !== null && queue.length === 0,
    isLeft: ({ context }) => nextUnanswered(context) !== null,
    isNamed: ({ context }) => context.current !== null,
    hasNext: ({ context }) => neighboursOf(context, 1) !== null,
    hasPrevious: ({ context }) => neighboursOf(context, -1) !== null,
    beginsAnew: (_, current: string | null) => current === null,
    wasGiven: ({ context }, event: RepliesChanged) => becomes(context, event) === 'here',
    wasGivenElsewhere: ({ context }, event: RepliesChanged) => becomes(context, event) === 'elsewhere',
    awaitsNoAnswer: ({ context: { answered, current } }, seen: CaseSeen) => {
      const { shown, failure, caseId } = seen.context;
      // The case that stood in front before may still have had something to say.
      if (caseId !== current || caseId in answered) return false;
      const { content } = partsOf(seen);
      return content === 'shown'
        ? shown !== null && caseMove(shown).may !== 'answer'
        : content === 'failed' && failure?.code === 'CASE_NOT_FOUND';
    },
    isReady: ({ context }, seen: CaseSeen) => {
      const { content, reply } = partsOf(seen);
      const { caseId, shown, form } = seen.context;
      const mayAnswer = shown !== null && caseMove(shown).may === 'answer';
      return caseId === context.current && content === 'shown' && reply === 'choosing' && form === null && mayAnswer;
    },
  },
}).createMachine({
  id: 'answering',
  context: ({ input }) => ({
    queue: null,
    reading: 'asking',
    failure: null,
    current: input.search.case,
    answered: {},
    given: [],
    gone: [],
    step: 'facts',
  }),
  invoke: [
    { id: 'repliesWatch', src: 'repliesWatch' },
    {
      id: 'due',
      src: 'due',
      input: { wanted: true },
      onSnapshot: { guard: 'isAsked', actions: { type: 'setDueCases', params: ({ event }) => event.snapshot } },
    },
  ],
  on: {
    'replies.seen': { actions: { type: 'setReplies', params: ({ event }) => event } },
    'search.change': {
      guard: { type: 'beginsAnew', params: ({ event }) => event.search.case },
      target: '.reading',
      actions: ['leaveCase', 'readAnew', 'awaitReading'],
    },
  },
  initial: 'reading',
  states: {
    reading: {
      tags: ['asking'],
      always: [
        { guard: 'couldNotRead', target: 'failed' },
        { guard: 'isRead', target: 'finding' },
      ],
    },
    finding: {
      always: [
        { guard: 'isInQueue', target: 'answering' },
        { guard: 'isNone', target: 'empty' },
        { guard: 'isNamed', target: 'moving', actions: 'notifySkippedCase' },
        { target: 'moving' },
      ],
    },
    moving: {
      always: [
        { guard: 'isLeft', target: 'answering', actions: ['goToNextUnanswered', 'notifyAddress'] },
        { target: 'over', actions: 'leaveCase' },
      ],
    },
    answering: {
      invoke: {
        id: 'case',
        src: 'case',
        input: ({ context: { current, queue } }) => ({
          params: { id: current ?? '' },
          search: {
            site: queue?.find(({ caseId }) => caseId === current)?.listing.siteId ?? null,
            tab: 'report' as const,
          },
        }),
        onSnapshot: [
          {
            guard: { type: 'awaitsNoAnswer', params: ({ event }) => event.snapshot },
            target: 'moving',
            actions: ['dropCurrent', 'notifySkippedCase'],
          },
          { guard: { type: 'isReady', params: ({ event }) => event.snapshot }, actions: 'beginReply' },
        ],
      },
      on: {
        'queue.next': {
          guard: 'hasNext',
          target: 'answering',
          reenter: true,
          actions: [{ type: 'goBeside', params: 1 }, 'notifyAddress'],
        },
        'queue.previous': {
          guard: 'hasPrevious',
          target: 'answering',
          reenter: true,
          actions: [{ type: 'goBeside', params: -1 }, 'notifyAddress'],
        },
        'step.go': { actions: { type: 'setStep', params: ({ event }) => event.step } },
        'replies.seen': [
          {
            guard: { type: 'wasGiven', params: ({ event }) => event },
            target: 'moving',
            actions: [{ type: 'setReplies', params: ({ event }) => event }, 'countGiven'],
          },
          {
            guard: { type: 'wasGivenElsewhere', params: ({ event }) => event },
            target: 'moving',
            actions: [{ type: 'setReplies', params: ({ event }) => event }, 'notifySkippedCase'],
          },
          { actions: { type: 'setReplies', params: ({ event }) => event } },
        ],
        'screen.resumed': { actions: 'resumeCase' },
      },
    },
    empty: { on: { 'queue.reload': { target: 'reading', actions: ['readAnew', 'awaitReading'] } } },
    over: {
      on: {
        'queue.reload': { target: 'reading', actions: ['readAnew', 'awaitReading'] },
        'queue.goOn': { guard: 'isLeft', target: 'moving' },
        'queue.previous': {
          guard: 'hasPrevious',
          target: 'answering',
          actions: [{ type: 'goBeside', params: -1 }, 'notifyAddress'],
        },
      },
    },
    failed: { on: { 'queue.reload': { target: 'reading', actions: ['readAnew', 'awaitReading'] } } },
  },
});
