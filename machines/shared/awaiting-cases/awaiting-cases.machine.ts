import { assign, setup } from 'xstate';
import type { Failure, Outcome } from '../../../contracts/ports';
import type { CaseSummary, Page } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { setFailure, succeeded, valueOf } from '../../kit/outcome';
import { port } from '../../kit/port';
import { watchOutbox } from '../watch-system-actors';

export interface AwaitingCasesInput {
  /** Otherwise nothing is read before it is wanted. */
  wanted: boolean;
}

export interface AwaitingCasesContext extends AwaitingCasesInput {
  /** By due date, as far as they were read. */
  cases: CaseSummary[];
  /** Of a reading that is not over: it takes the place of what stands once it is. */
  fresh: CaseSummary[];
  total: number;
  /** Cases to which an answer is on its way, or has gone out. */
  answered: string[];
  failure: Failure | null;
}

export type AwaitingCasesEvent =
  | { type: 'cases.want' }
  | { type: 'cases.reload' }
  | { type: 'answers.seen'; answered: string[] };

/** Read at most: whoever has more than these begins with them. */
export const maxAwaitingCases = 1000;

const watchAnswers = watchOutbox<string[]>(
  ({ jobs }) =>
    Object.values(jobs).flatMap(({ phase, work }) =>
      work.kind === 'reply' && phase !== 'failed' ? [work.reply.caseId] : [],
    ),
  (answered): AwaitingCasesEvent => ({ type: 'answers.seen', answered }),
  [],
);

/** All that awaits an answer, by due date: for its deadlines, and to go through it one after the other. */
export const awaitingCasesMachine = setup({
  types: {
    context: {} as AwaitingCasesContext,
    events: {} as AwaitingCasesEvent,
    input: {} as AwaitingCasesInput,
    tags: {} as 'asking',
  },
  actors: { pendingCounterNoticeList: port('pendingCounterNoticeList'), answersWatch: watchAnswers },
  actions: {
    readOn: assign(({ context }, { items, total }: Page<CaseSummary>) => ({
      fresh: [
        ...context.fresh,
        ...items.filter(({ caseId }) => !context.fresh.some((known) => known.caseId === caseId)),
      ],
      total,
    })),
    begin: assign({ fresh: [] }),
    show: assign(({ context }) => ({ cases: context.fresh, fresh: [], failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setAnswered: assign((_, answered: string[]) => ({ answered })),
  },
  guards: {
    isWanted: ({ context }) => context.wanted,
    hasMore: ({ context: { fresh } }, answer: Outcome<Page<CaseSummary>>) =>
      answer.ok &&
      answer.value.items.length > 0 &&
      fresh.length + answer.value.items.length < Math.min(answer.value.total, maxAwaitingCases),
  },
}).createMachine({
  id: 'awaitingCases',
  context: ({ input: { wanted } }) => ({ wanted, cases: [], fresh: [], total: 0, answered: [], failure: null }),
  invoke: { id: 'answersWatch', src: 'answersWatch' },
  on: {
    'answers.seen': { actions: { type: 'setAnswered', params: ({ event }) => event.answered } },
  },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'isWanted', target: 'asking' }, on: { 'cases.want': 'asking' } },
    asking: {
      tags: ['asking'],
      entry: 'begin',
      initial: 'page',
      states: {
        page: {
          invoke: {
            id: 'pendingCounterNoticeList',
            src: 'pendingCounterNoticeList',
            input: ({ context: { fresh } }) => ({
              size: pageSizes.listings,
              from: fresh.length,
              sort: 'due_date' as const,
              order: 'asc' as const,
            }),
            onDone: [
              {
                guard: { type: 'hasMore', params: ({ event }) => event.output },
                target: 'page',
                reenter: true,
                actions: { type: 'readOn', params: ({ event }) => valueOf(event) },
              },
              {
                guard: succeeded,
                target: '#awaitingCases.shown',
                actions: [{ type: 'readOn', params: ({ event }) => valueOf(event) }, 'show'],
              },
              { target: '#awaitingCases.failed', actions: setFailure },
            ],
          },
        },
      },
    },
    shown: { on: { 'cases.reload': 'asking' } },
    failed: { on: { 'cases.reload': 'asking' } },
  },
});
