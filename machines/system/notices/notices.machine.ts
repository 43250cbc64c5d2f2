import { assign, cancel, enqueueActions, raise, setup } from 'xstate';
import { timings, toastsMax } from '../../../contracts/vocabulary/limits';
import { systemClockOf } from '../../kit/port';
import type { NoticeInput, NoticesEvent, NoticesFacts } from '../../system-actors/notices';

export interface NoticesContext extends NoticesFacts {
  raised: number;
  /** By notice: when its time runs out, epoch milliseconds, or what is left of it while it is held. */
  clocks: Record<string, { endsAt: number } | { left: number }>;
}

export type NoticesOwnEvent = NoticesEvent | { type: 'notice.expired'; id: string };

const timerOf = (id: string) => `expire:${id}`;
/** What a notice is about: the same again takes the place of the one that is shown. */
const factOf = ({ id: _, ...fact }: NoticeInput & { id?: string }) => JSON.stringify(fact);

export const noticesMachine = setup({
  types: { context: {} as NoticesContext, events: {} as NoticesOwnEvent },
  actions: {
    raiseNotice: enqueueActions(({ context, event, enqueue, system }) => {
      if (event.type !== 'notice.raise') return;
      const raised = context.raised + 1;
      const id = `notice-${raised}`;
      const told = factOf(event.notice);
      const others = context.shown.filter((notice) => factOf(notice) !== told);
      const shown = [...others, { ...event.notice, id }].slice(-toastsMax);
      const leaving = context.shown.filter((notice) => !shown.some(({ id: kept }) => kept === notice.id));
      const clocks = { ...context.clocks, [id]: { endsAt: systemClockOf(system).now() + timings.toast } };
      for (const notice of leaving) {
        enqueue(cancel(timerOf(notice.id)));
        delete clocks[notice.id];
      }
      enqueue.assign({ shown, clocks, raised });
      enqueue.raise({ type: 'notice.expired', id }, { id: timerOf(id), delay: timings.toast });
    }),
    takeDown: enqueueActions(({ context, event, enqueue }) => {
      if (!('id' in event)) return;
      const { [event.id]: _gone, ...clocks } = context.clocks;
      enqueue(cancel(timerOf(event.id)));
      enqueue.assign({ shown: context.shown.filter(({ id }) => id !== event.id), clocks });
    }),
    stopClock: assign(({ context, event, system }) => {
      const clock = 'id' in event ? context.clocks[event.id] : undefined;
      if (!('id' in event) || !clock || 'left' in clock) return {};
      const left = Math.min(timings.toast, Math.max(0, clock.endsAt - systemClockOf(system).now()));
      return { clocks: { ...context.clocks, [event.id]: { left } } };
    }),
    silence: cancel(({ event }) => timerOf('id' in event ? event.id : '')),
    startClock: enqueueActions(({ context, event, enqueue, system }) => {
      const clock = 'id' in event ? context.clocks[event.id] : undefined;
      if (!('id' in event) || !clock || 'endsAt' in clock) return;
      enqueue.assign({
        clocks: { ...context.clocks, [event.id]: { endsAt: systemClockOf(system).now() + clock.left } },
      });
      enqueue(raise({ type: 'notice.expired', id: event.id }, { id: timerOf(event.id), delay: clock.left }));
    }),
  },
  guards: {
    isLast: ({ context, event }) => 'id' in event && context.shown.length === 1 && context.shown[0]?.id === event.id,
    isShown: ({ context, event }) => 'id' in event && context.shown.some(({ id }) => id === event.id),
  },
}).createMachine({
  id: 'notices',
  context: { shown: [], clocks: {}, raised: 0 },
  initial: 'quiet',
  on: { 'notice.raise': { target: '.showing', actions: 'raiseNotice' } },
  states: {
    quiet: {},
    showing: {
      on: {
        'notice.dismiss': [
          { guard: 'isLast', target: 'quiet', actions: 'takeDown' },
          { guard: 'isShown', actions: 'takeDown' },
        ],
        'notice.expired': [
          { guard: 'isLast', target: 'quiet', actions: 'takeDown' },
          { guard: 'isShown', actions: 'takeDown' },
        ],
        'notice.hold': { guard: 'isShown', actions: ['stopClock', 'silence'] },
        'notice.release': { guard: 'isShown', actions: 'startClock' },
      },
    },
  },
});
