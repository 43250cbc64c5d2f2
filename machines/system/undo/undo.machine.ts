import { assign, enqueueActions, fromCallback, sendTo, setup, type AnyActorRef, type EventObject } from 'xstate';
import { restoreRingCase, sellerOfCase } from '../../domain/ring-case';
import { toSubmission } from '../../kit/mutation';
import { systemActor, type SystemActors } from '../../kit/system-actor';
import { subscribeToOutbox } from '../../shared/watch-system-actors';
import type { LastUndone } from '../../system-actors/undo';
import type { NoticeInput } from '../../system-actors/notices';
import {
  countingDown,
  decisionIn,
  decisionsIn,
  isHeldBack,
  lastDecision,
  ringIn,
  ringValues,
  toUndoPlan,
  valuesOf,
  visitNow,
  withoutDecision,
  withoutMarksOn,
  type MadeDecision,
} from './undo.rules';

export interface UndoContext {
  /** Asked anew by every guard: what can be undone follows from what it has in hand. */
  outbox: SystemActors['outbox'];
  /** The last one at the end. */
  decisions: MadeDecision[];
}

export type UndoEvent =
  | { type: 'last.undo' }
  | { type: 'decision.made'; decision: MadeDecision }
  /** It was taken back before it went out. */
  | { type: 'decision.takenBack'; id: string }
  /** The marks on these were taken back. */
  | { type: 'marks.undone'; ids: string[] };

/** Says each decision that is handed in on this page, and each that is taken back, whichever machine does it. */
const watchDecisions = fromCallback<EventObject>(({ sendBack, system }) => {
  const outbox = systemActor(system, 'outbox');
  const tell = (event: UndoEvent) => sendBack(event);
  return subscribeToOutbox(system, (event) => {
    if (event.type === 'send.cancel' && isHeldBack(outbox.getSnapshot().context, event.id))
      tell({ type: 'decision.takenBack', id: event.id });
    if (event.type !== 'mutation.submit') return;
    const { work } = event;
    if (work.kind === 'mark' && work.mark.type === 'undo') tell({ type: 'marks.undone', ids: work.mark.ids });
    const decision = decisionIn(event, visitNow(system));
    if (decision !== null) tell({ type: 'decision.made', decision });
  });
});

const isThere = (
  requester: MadeDecision['requester'],
): requester is AnyActorRef & NonNullable<MadeDecision['requester']> => requester?.getSnapshot().status === 'active';

/** One stack of what the person decided on this page, over its screens: one key takes back the last one, in turn. */
export const undoMachine = setup({
  types: { context: {} as UndoContext, events: {} as UndoEvent },
  actors: { decisionsMade: watchDecisions },
  actions: {
    push: assign(({ context: { decisions } }, decision: MadeDecision) => ({ decisions: [...decisions, decision] })),
    drop: assign(({ context: { decisions } }, id: string) => ({ decisions: withoutDecision(decisions, id) })),
    dropMarks: assign(({ context: { decisions } }, ids: string[]) => ({ decisions: withoutMarksOn(decisions, ids) })),
    pop: assign(({ context: { decisions } }) => {
      const gone = lastDecision(decisions);
      return { decisions: decisions.filter((decision) => !gone.includes(decision)) };
    }),
    /** A send and a reply tell of it themselves; nobody tells of a deletion whose list was left. */
    stopCountdown: enqueueActions(({ context: { outbox }, enqueue, system }) => {
      const { jobs, sends } = outbox.getSnapshot().context;
      const last = countingDown({ jobs, sends });
      if (last === undefined) return;
      enqueue.sendTo(outbox, { type: 'send.cancel', id: last.id });
      if (jobs[last.id]?.work.kind !== 'command') return;
      const notice: NoticeInput = { code: 'undo.deletion', tone: 'info' };
      enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
    }),
    holdBack: sendTo(
      ({ context: { outbox } }) => outbox,
      ({ context: { decisions } }) => ({ type: 'send.cancel' as const, id: decisions.at(-1)?.id ?? '' }),
    ),
    takeBack: enqueueActions(({ context: { decisions, outbox }, enqueue, system }) => {
      const parts = lastDecision(decisions);
      const last = parts.at(-1);
      if (last === undefined) return;
      const ring = ringIn(last);
      const { heldBack, marks, ids, left, why } = toUndoPlan(system, parts);
      const isHere = isThere(last.requester) && last.visit === visitNow(system);
      for (const id of heldBack) enqueue.sendTo(outbox, { type: 'send.cancel', id });
      for (const mark of marks) {
        const requester = isHere && last.requester !== null ? { requester: last.requester } : {};
        enqueue.sendTo(outbox, toSubmission(system, 'mark', mark, requester));
      }
      if (isThere(last.requester))
        enqueue.sendTo<AnyActorRef>(last.requester, {
          type: 'last.undone',
          marks: [...marks],
          ...(ring && { ring }),
        } satisfies LastUndone);
      else if (ring !== null) {
        const drafts = systemActor(system, 'drafts');
        const value = restoreRingCase(drafts.getSnapshot().context.drafts[ring.key], ring.form);
        enqueue.sendTo(drafts, { type: 'draft.keep', key: ring.key, value });
      }
      const raise = (notice: NoticeInput) =>
        enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
      if (ring !== null) {
        const link = !isHere && { link: { to: 'rings' as const, search: { seller: sellerOfCase(ring.key) } } };
        raise({ code: 'undo.ring', tone: 'info', values: ringValues({ ids, left }), ...link, ...(why && { why }) });
        return;
      }
      if (!isHere) {
        const values = valuesOf(system, parts);
        const [articleId = ''] = ids;
        const link = ids.length === 1 && { link: { to: 'listing' as const, params: { articleId } } };
        raise({ code: 'undo.done', tone: 'info', values: { ...values, count: ids.length }, ...link });
      }
      if (left.length === 0) return;
      raise({ code: 'undo.partly', tone: 'info', values: { count: left.length }, ...(why && { why }) });
    }),
    notifyStays: enqueueActions(({ context: { decisions }, enqueue, system }) => {
      const parts = lastDecision(decisions);
      const { why } = toUndoPlan(system, parts);
      const values = valuesOf(system, parts);
      const notice: NoticeInput = { code: 'undo.stays', tone: 'info', values, ...(why && { why }) };
      enqueue.sendTo(systemActor(system, 'notices'), { type: 'notice.raise', notice });
    }),
    notifyNone: sendTo(({ system }) => systemActor(system, 'notices'), {
      type: 'notice.raise',
      notice: { code: 'mark.nothingToUndo', tone: 'info' },
    }),
  },
  guards: {
    isCountingDown: ({ context: { outbox } }) => countingDown(outbox.getSnapshot().context) !== undefined,
    isEmpty: ({ context: { decisions } }) => decisions.length === 0,
    isHeldBack: ({ context: { outbox, decisions } }) => {
      const last = decisions.at(-1);
      return last !== undefined && ringIn(last) === null && isHeldBack(outbox.getSnapshot().context, last.id);
    },
    canUndo: ({ context: { outbox, decisions } }) => toUndoPlan(outbox.system, lastDecision(decisions)).ids.length > 0,
  },
}).createMachine({
  id: 'undo',
  context: ({ self }) => {
    const outbox = systemActor(self.system, 'outbox');
    return { outbox, decisions: decisionsIn(outbox.getSnapshot().context) };
  },
  invoke: { id: 'decisionsMade', src: 'decisionsMade' },
  initial: 'listening',
  states: {
    listening: {
      on: {
        'decision.made': { actions: { type: 'push', params: ({ event }) => event.decision } },
        'decision.takenBack': { actions: { type: 'drop', params: ({ event }) => event.id } },
        'marks.undone': { actions: { type: 'dropMarks', params: ({ event }) => event.ids } },
        'last.undo': [
          { guard: 'isCountingDown', actions: 'stopCountdown' },
          { guard: 'isEmpty', actions: 'notifyNone' },
          { guard: 'isHeldBack', actions: 'holdBack' },
          { guard: 'canUndo', actions: ['takeBack', 'pop'] },
          { actions: ['notifyStays', 'pop'] },
        ],
      },
    },
  },
});
