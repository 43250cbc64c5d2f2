import { assign, setup } from 'xstate';
import type { CaseSummary } from '../../../contracts/shapes';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import { localDay } from '../../domain/moments';
import { succeeded, valueOf } from '../../kit/outcome';
import { clockworkOf, port, sightFeed } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { DayContext, DayEvent } from './day.types';
import { dueSeen } from './due-seen';
import { homeSeen } from './home-seen';

/** What the band that begins the day has to ask for: the rest of it is known to other machines. */
export const dayMachine = setup({
  types: { context: {} as DayContext, events: {} as DayEvent },
  actors: {
    homeSeen,
    dueSeen,
    sight: sightFeed,
    suggestedArticles: port('suggestedArticles'),
    pendingCounterNoticeList: port('pendingCounterNoticeList'),
  },
  actions: {
    keepSuggestions: assign((_, suggestions: number) => ({ suggestions })),
    forgetSuggestions: assign({ suggestions: null }),
    keepCount: assign((_, answersDue: number) => ({ answersDue })),
    forgetDue: assign({ dueAnswers: null }),
    keepDue: assign((_, cases: CaseSummary[]) => ({
      dueAnswers: cases.flatMap(({ dueDate }) => (dueDate === null ? [] : [dueDate])),
    })),
  },
  guards: {
    comesBack: (_, inSight: boolean) => inSight,
    anyDue: ({ context }) => context.answersDue > 0,
  },
  delays: { aging: 300_000 },
}).createMachine({
  id: 'day',
  context: { suggestions: null, answersDue: 0, dueAnswers: null },
  invoke: [
    { id: 'homeSeen', src: 'homeSeen' },
    { id: 'dueSeen', src: 'dueSeen' },
    { id: 'sight', src: 'sight' },
  ],
  on: { 'due.seen': { actions: { type: 'keepCount', params: ({ event }) => event.count } } },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'home.shown': 'home' } },
    home: {
      type: 'parallel',
      on: { 'home.left': 'elsewhere' },
      states: {
        suggestions: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                id: 'suggestedArticles',
                src: 'suggestedArticles',
                input: ({ self }) => {
                  const siteId = seat(self.system, 'profile').getSnapshot().context.profile?.suggestedListingsCountry;
                  return { size: 1, from: 0, ...(siteId && { siteId }) };
                },
                onDone: [
                  {
                    guard: succeeded,
                    target: 'told',
                    actions: { type: 'keepSuggestions', params: ({ event }) => valueOf(event).total },
                  },
                  { target: 'told', actions: 'forgetSuggestions' },
                ],
              },
            },
            told: { after: { aging: 'aged' } },
            aged: {
              on: {
                'sight.changed': {
                  guard: { type: 'comesBack', params: ({ event }) => event.inSight },
                  target: 'asking',
                },
              },
            },
          },
        },
        answers: {
          initial: 'weighing',
          on: {
            'due.seen': {
              target: '.weighing',
              actions: { type: 'keepCount', params: ({ event }) => event.count },
            },
          },
          states: {
            weighing: { always: [{ guard: 'anyDue', target: 'asking' }, { target: 'told' }] },
            asking: {
              invoke: {
                id: 'pendingCounterNoticeList',
                src: 'pendingCounterNoticeList',
                input: ({ self }) => ({
                  size: pageSizes.listings,
                  from: 0,
                  sort: 'due_date' as const,
                  order: 'asc' as const,
                  dueDate: localDay(clockworkOf(self.system).now()),
                }),
                onDone: [
                  {
                    guard: succeeded,
                    target: 'told',
                    actions: { type: 'keepDue', params: ({ event }) => valueOf(event).items },
                  },
                  { target: 'told', actions: 'forgetDue' },
                ],
              },
            },
            told: {},
          },
        },
      },
    },
  },
});
