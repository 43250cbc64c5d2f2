import { assign, sendTo, setup } from 'xstate';
import type { HelpFlag } from '../../../contracts/shapes';
import { timings } from '../../../contracts/vocabulary/limits';
import { dayLength, isPostponed } from '../../domain/timestamps';
import { succeeded, valueOf } from '../../kit/outcome';
import { systemClockOf, port } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import { watchHelpFlag, type HelpFlagChanged } from '../watch-system-actors';

export type ImportTipEvent =
  | HelpFlagChanged
  /** Shown again in some days. */
  | { type: 'tip.later' }
  /** Never shown again. */
  | { type: 'tip.close' };

const flag = 'didReportExcel' satisfies HelpFlag;

/** What the import is good for, told beside its button until a person has read it or puts it off. */
export const importTipMachine = setup({
  types: { context: {} as { isPutOff: boolean }, events: {} as ImportTipEvent },
  actors: { helpFlagSeen: watchHelpFlag, showReportImportTooltipUntil: port('showReportImportTooltipUntil') },
  actions: {
    setPutOff: assign(({ system }, until: string | null) => ({
      isPutOff: isPostponed(until, systemClockOf(system).now()),
    })),
    putOff: sendTo(
      ({ system }) => systemActor(system, 'profile'),
      ({ system }) => ({
        type: 'importTip.putOff',
        until: new Date(systemClockOf(system).now() + timings.importTipReturnsDays * dayLength).toISOString(),
      }),
    ),
    closeForGood: sendTo(({ system }) => systemActor(system, 'profile'), { type: 'help.close', flag }),
  },
  guards: {
    wasClosed: (_, { closed }: HelpFlagChanged) => closed,
    isPutOff: ({ context }) => context.isPutOff,
  },
}).createMachine({
  id: 'importTip',
  context: { isPutOff: false },
  invoke: { id: 'helpFlagSeen', src: 'helpFlagSeen', input: { flag } },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'flag.seen': [
          { guard: { type: 'wasClosed', params: ({ event }) => event }, target: 'away' },
          { target: 'asking' },
        ],
      },
    },
    asking: {
      invoke: {
        id: 'showReportImportTooltipUntil',
        src: 'showReportImportTooltipUntil',
        onDone: [
          {
            guard: succeeded,
            target: 'weighing',
            actions: { type: 'setPutOff', params: ({ event }) => valueOf(event) },
          },
          { target: 'away' },
        ],
      },
    },
    weighing: { always: [{ guard: 'isPutOff', target: 'away' }, { target: 'shown' }] },
    shown: {
      on: {
        'flag.seen': { guard: { type: 'wasClosed', params: ({ event }) => event }, target: 'away' },
        'tip.later': { target: 'away', actions: 'putOff' },
        'tip.close': { target: 'away', actions: 'closeForGood' },
      },
    },
    away: {},
  },
});
