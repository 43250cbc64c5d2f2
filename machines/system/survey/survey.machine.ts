import { assign, enqueueActions, setup } from 'xstate';
import type { Outcome } from '../../../contracts/ports';
import { timings } from '../../../contracts/vocabulary/limits';
import { dayLength, isWithin } from '../../domain/timestamps';
import { systemClockOf, port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';

/** From 1, of no use, to 5, of much use. */
export type Rating = 1 | 2 | 3 | 4 | 5;

export interface SurveyContext {
  /** Whom it was asked: the same browser asks each of them. */
  userId: string;
  isRecent: boolean;
}

export type SurveyEvent = { type: 'survey.answer'; rating: Rating } | { type: 'survey.dismiss' };

const preferenceOf = ({ userId }: SurveyContext) => `survey:${userId}`;

/** Asks how useful a search was; answered or put off, it asks that person again in seven days, in this browser (B11). */
export const surveyMachine = setup({
  types: { context: {} as SurveyContext, events: {} as SurveyEvent },
  actors: { readPreference: port('readPreference'), writePreference: port('writePreference') },
  actions: {
    setTimestamp: assign(({ system }, told: Outcome<string | null>) => ({
      isRecent: told.ok && isWithin(told.value, timings.surveyReturnsDays * dayLength, systemClockOf(system).now()),
    })),
    noteMoment: enqueueActions(({ context, enqueue, system }) => {
      const value = new Date(systemClockOf(system).now()).toISOString();
      enqueue.spawnChild('writePreference', { id: 'writePreference', input: { name: preferenceOf(context), value } });
    }),
  },
  guards: { isRecent: ({ context }) => context.isRecent },
}).createMachine({
  id: 'survey',
  context: ({ self }) => ({
    userId: systemActor(self.system, 'session').getSnapshot().context.userId ?? '',
    isRecent: false,
  }),
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        id: 'readPreference',
        src: 'readPreference',
        input: ({ context }) => ({ name: preferenceOf(context) }),
        onDone: { target: 'weighing', actions: { type: 'setTimestamp', params: ({ event }) => event.output } },
      },
    },
    weighing: { always: [{ guard: 'isRecent', target: 'away' }, { target: 'asking' }] },
    asking: {
      on: {
        'survey.answer': { target: 'thanking', actions: 'noteMoment' },
        'survey.dismiss': { target: 'away', actions: 'noteMoment' },
      },
    },
    thanking: { on: { 'survey.dismiss': 'away' } },
    away: {},
  },
});
