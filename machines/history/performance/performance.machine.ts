import { assign, sendTo, setup } from 'xstate';
import type { ScreenInput, SearchChange, SearchOf } from '../../domain/addresses';
import { goTo } from '../../domain/navigation-events';
import { systemClockOf } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { pastMachine, type PastEvent } from '../../shared/past/past.machine';

export type PerformanceInput = ScreenInput<'performance'>;

export interface PerformanceContext {
  search: SearchOf<'performance'>;
  /** When the screen came to the front, epoch milliseconds: what today is. */
  now: number;
}

type OwnPeriod = Pick<SearchOf<'performance'>, 'from' | 'to'>;

export type PerformanceEvent =
  | ({ type: 'period.own' } & OwnPeriod)
  | SearchChange<'performance'>
  | { type: 'screen.rested' }
  | { type: 'screen.resumed' }
  | Extract<PastEvent, { type: 'past.stop' | 'past.continue' | 'past.refresh' | 'past.readAgain' }>;

/** What became of the reports of a programme, over a period that the address says; read of the whole past. */
export const performanceMachine = setup({
  types: {
    context: {} as PerformanceContext,
    events: {} as PerformanceEvent,
    input: {} as PerformanceInput,
    children: {} as { past: 'past' },
  },
  actors: { past: pastMachine },
  actions: {
    noteNow: assign(({ system }) => ({ now: systemClockOf(system).now() })),
    setSearch: assign((_, search: SearchOf<'performance'>) => ({ search })),
    goToPeriod: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      (_, { from, to }: OwnPeriod) =>
        goTo({ to: 'performance', search: { period: 'own', from, to } }, { replace: true, stays: true }),
    ),
    toPast: sendTo('past', (_, event: PastEvent) => event),
  },
}).createMachine({
  id: 'performance',
  context: ({ input: { search } }) => ({ search, now: 0 }),
  entry: 'noteNow',
  invoke: { id: 'past', src: 'past' },
  on: {
    'search.change': { actions: { type: 'setSearch', params: ({ event }) => event.search } },
    'period.own': { actions: { type: 'goToPeriod', params: ({ event }) => event } },
    'past.stop': { actions: { type: 'toPast', params: ({ event }) => event } },
    'past.continue': { actions: { type: 'toPast', params: ({ event }) => event } },
    'past.refresh': { actions: { type: 'toPast', params: ({ event }) => event } },
    'past.readAgain': { actions: { type: 'toPast', params: ({ event }) => event } },
  },
  initial: 'shown',
  states: {
    shown: {
      on: { 'screen.rested': { target: 'resting', actions: { type: 'toPast', params: { type: 'past.rest' } } } },
    },
    resting: {
      on: {
        'screen.resumed': {
          target: 'shown',
          actions: ['noteNow', { type: 'toPast', params: { type: 'past.resume' } }],
        },
      },
    },
  },
});
