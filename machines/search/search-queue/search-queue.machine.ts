import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Failure } from '../../../contracts/ports';
import { failureClassOf } from '../../domain/failure-class';
import { nextLine, searchQueueDraft, withLineOutcome, type QueueLine } from '../../domain/search-queue';
import { outboxRecovery } from '../../kit/outbox-recovery';
import { systemActor } from '../../kit/system-actor';
import { quickEntryMachine, type QuickEntryOutput } from '../quick-entry/quick-entry.machine';
import type { LiveSearchSummary } from '../../../contracts/shapes';

export interface SearchQueueInput {
  lines: QueueLine[];
}

export interface SearchQueueContext {
  lines: QueueLine[];
  /** It stops once the line in hand is answered. */
  pausing: boolean;
  /** Why it can't go on: of the way to the gateway, never of a line. */
  failure: Failure | null;
}

export type SearchQueueEvent =
  | { type: 'queue.add'; lines: QueueLine[] }
  | { type: 'queue.pause' }
  | { type: 'queue.resume' }
  | { type: 'queue.clear' };

/** What it tells whoever invoked it. */
export type SearchQueueParentEvent = { type: 'search.made'; search: LiveSearchSummary };

type Ended = { event: { output: QuickEntryOutput } };

/** The way to the gateway failed: the line waits. */
const isStuck = ({ event: { output } }: Ended) =>
  output.failure !== null && failureClassOf(output.failure) !== 'refused';

function cameOf({ found, created, failure }: QuickEntryOutput): Pick<QueueLine, 'fate' | 'id'> {
  if (created !== null) return { fate: 'searching', id: created.id };
  if (failure === null) return { fate: found ? 'found' : 'notFound', id: null };
  if (failure.code === 'SELLER_NOT_FOUND') return { fate: 'notFound', id: null };
  return { fate: failure.code === 'DUPLICATE_LIVE_SEARCH' ? 'exists' : 'refused', id: null };
}

/** Several things that are looked for, one after the other; what became of each is kept at once. */
export const searchQueueMachine = setup({
  types: { context: {} as SearchQueueContext, events: {} as SearchQueueEvent, input: {} as SearchQueueInput },
  actors: { quickEntry: quickEntryMachine, recovered: outboxRecovery },
  actions: {
    add: assign(({ context }, lines: QueueLine[]) => ({ lines: [...context.lines, ...lines] })),
    saveQueue: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ context }) => ({ type: 'draft.keep', key: searchQueueDraft, value: context.lines }),
    ),
    dropQueue: sendTo(({ system }) => systemActor(system, 'drafts'), { type: 'draft.drop', key: searchQueueDraft }),
    settle: enqueueActions(({ context, enqueue }, output: QuickEntryOutput) => {
      const next = nextLine(context.lines);
      if (next === null) return;
      const came = cameOf(output);
      const id = next.sought.kind === 'listing' && output.found ? next.sought.id : came.id;
      enqueue.assign({ lines: withLineOutcome(context.lines, next.at, { ...came, id }) });
      if (output.created !== null)
        enqueue.sendParent({ type: 'search.made', search: output.created } satisfies SearchQueueParentEvent);
    }),
    askToPause: assign({ pausing: true }),
    goOn: assign({ pausing: false, failure: null }),
    setFailure: assign((_, failure: Failure | null) => ({ failure })),
  },
  guards: {
    isPausing: ({ context }) => context.pausing,
    isOver: ({ context }) => nextLine(context.lines) === null,
  },
}).createMachine({
  id: 'searchQueue',
  context: ({ input }) => ({ lines: input.lines, pausing: false, failure: null }),
  initial: 'recovering',
  entry: 'saveQueue',
  on: {
    'queue.add': { actions: [{ type: 'add', params: ({ event }) => event.lines }, 'saveQueue'] },
    'queue.clear': '.gone',
  },
  states: {
    recovering: { invoke: { id: 'recovered', src: 'recovered', onDone: 'choosing' } },
    choosing: {
      always: [{ guard: 'isOver', target: 'over' }, { guard: 'isPausing', target: 'paused' }, { target: 'asking' }],
    },
    asking: {
      tags: ['busy'],
      on: { 'queue.pause': { actions: 'askToPause' }, 'queue.resume': { actions: 'goOn' } },
      invoke: {
        id: 'quickEntry',
        src: 'quickEntry',
        input: ({ context }) => nextLine(context.lines) ?? { sought: { kind: 'words', keyword: '' }, siteId: '' },
        onDone: [
          {
            guard: isStuck,
            target: 'stuck',
            actions: { type: 'setFailure', params: ({ event }) => event.output.failure },
          },
          {
            target: 'choosing',
            actions: [{ type: 'settle', params: ({ event }) => event.output }, 'saveQueue'],
          },
        ],
      },
    },
    paused: { on: { 'queue.resume': { target: 'choosing', actions: 'goOn' } } },
    stuck: { on: { 'queue.resume': { target: 'choosing', actions: 'goOn' } } },
    over: {
      on: {
        'queue.add': {
          target: 'choosing',
          actions: [{ type: 'add', params: ({ event }) => event.lines }, 'goOn', 'saveQueue'],
        },
      },
    },
    gone: { type: 'final', entry: 'dropQueue' },
  },
});
