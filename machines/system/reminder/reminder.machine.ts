import { assign, sendTo, setup } from 'xstate';
import { timings } from '../../../contracts/vocabulary/limits';
import { dayLength, isPostponed } from '../../domain/timestamps';
import { succeeded, valueOf } from '../../kit/outcome';
import { systemClockOf, port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';

export interface ReminderContext {
  isPutOff: boolean;
}

export type ReminderEvent =
  /** Leads to what awaits an answer. */
  | { type: 'reminder.answer' }
  /** Not before tomorrow. */
  | { type: 'reminder.later' };

/** Reminds of what awaits an answer, before it holds back what is to be sent; put off, it comes again tomorrow. */
export const reminderMachine = setup({
  types: { context: {} as ReminderContext, events: {} as ReminderEvent },
  actors: { showDenounceReminder: port('showDenounceReminder') },
  actions: {
    lookUp: assign(({ system }) => {
      const until = systemActor(system, 'profile').getSnapshot().context.profile?.blockDenounceReminderUntil ?? null;
      return { isPutOff: isPostponed(until, systemClockOf(system).now()) };
    }),
    putOff: sendTo(
      ({ system }) => systemActor(system, 'profile'),
      ({ system }) => ({
        type: 'reminder.putOff',
        until: new Date(systemClockOf(system).now() + timings.reminderReturnsDays * dayLength).toISOString(),
      }),
    ),
  },
  guards: {
    isDue: (_, due: boolean) => due,
    isPutOff: ({ context }) => context.isPutOff,
  },
}).createMachine({
  id: 'reminder',
  context: { isPutOff: false },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'showDenounceReminder',
        src: 'showDenounceReminder',
        onDone: [
          {
            guard: { type: 'isDue', params: ({ event }) => succeeded({ event }) && valueOf(event) },
            target: 'weighing',
            actions: 'lookUp',
          },
          { target: 'away' },
        ],
      },
    },
    weighing: { always: [{ guard: 'isPutOff', target: 'away' }, { target: 'shown' }] },
    shown: {
      on: {
        'reminder.answer': 'away',
        'reminder.later': { target: 'away', actions: 'putOff' },
      },
    },
    away: {},
  },
});
