import { assign, sendTo, setup } from 'xstate';
import type { HelpFlag } from '../../../contracts/shapes';
import { timings } from '../../../contracts/vocabulary/limits';
import { day, isPutOff } from '../../domain/moments';
import { succeeded, valueOf } from '../../kit/outcome';
import { clockworkOf, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import { helpFlagSeen, type HelpFlagSeen } from '../help-flag-seen';

export type ImportTipEvent =
  | HelpFlagSeen
  /** Shown again in some days. */
  | { type: 'tip.later' }
  /** Never shown again. */
  | { type: 'tip.close' };

const flag = 'didReportExcel' satisfies HelpFlag;

/** What the import is good for, told beside its button until a person has read it or puts it off. */
export const importTipMachine = setup({
  types: { context: {} as { isPutOff: boolean }, events: {} as ImportTipEvent },
  actors: { helpFlagSeen, showReportImportTooltipUntil: port('showReportImportTooltipUntil') },
  actions: {
    keepUntil: assign(({ system }, until: string | null) => ({
      isPutOff: isPutOff(until, clockworkOf(system).now()),
    })),
    putOff: sendTo(
      ({ system }) => seat(system, 'profile'),
      ({ system }) => ({
        type: 'importTip.putOff',
        until: new Date(clockworkOf(system).now() + timings.importTipReturnsDays * day).toISOString(),
      }),
    ),
    closeForGood: sendTo(({ system }) => seat(system, 'profile'), { type: 'help.close', flag }),
  },
  guards: {
    wasClosed: (_, { closed }: HelpFlagSeen) => closed,
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
            actions: { type: 'keepUntil', params: ({ event }) => valueOf(event) },
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
