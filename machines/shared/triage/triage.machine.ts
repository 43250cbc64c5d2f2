import { assign, enqueueActions, forwardTo, sendParent, sendTo, setup } from 'xstate';
import type { SavedCursor } from '../../../contracts/ports';
import { goTo } from '../../domain/navigation-events';
import { systemActor } from '../../kit/system-actor';
import { isNearEnd, moveCursor, moveToNextOpen, restoreCursor } from '../cursor';
import { markingMachine } from '../marking/marking.machine';
import { decidesGroupOf, isDecidedBy, isDecision, suggestionTransitions } from '../marking/marking.rules';
import { selectionMachine } from '../selection/selection.machine';
import { toHoldOrRelease, toListingDecision, toListingsDecided } from '../selection/selection.rules';
import { persistCursor } from './persist-cursor';
import { canDiscard, isByKey, isUndecided, targetIdOf } from './triage.rules';
import type { RowsChanged, TriageContext, TriageEvent, TriageInput, TriageParentEvent } from './triage.types';

const movingMarks: readonly string[] = ['approve', 'report', 'discard'];

/** One listing after another is decided on: the cursor among them, those that are chosen together, and the marks. */
export const triageMachine = setup({
  types: {
    context: {} as TriageContext,
    events: {} as TriageEvent,
    input: {} as TriageInput,
    children: {} as { marking: 'marking'; selection: 'selection'; savedCursor: 'savedCursor' },
  },
  actors: { marking: markingMachine, selection: selectionMachine, savedCursor: persistCursor },
  actions: {
    applyRows: assign(({ context }, { ids, progress, address }: RowsChanged) => ({
      ids,
      progress,
      address,
      ...restoreCursor(context, ids, progress.ends || progress.stuck),
    })),
    /** Another order begins at its first listing. */
    turn: assign(({ context: { cursor } }, reordered: boolean) => ({
      goesOn: false,
      cursor: reordered ? null : cursor,
    })),
    goOnWithNew: assign({ goesOn: true }),
    recall: assign(({ context }, recalled: SavedCursor) => {
      const { ids, progress } = context;
      return restoreCursor({ ...context, recalled }, ids, progress.ends || progress.stuck);
    }),
    moveTo: assign((_, cursor: string) => ({ cursor, recalled: null })),
    moveBy: assign(({ context }, by: number) => ({ cursor: moveCursor(context, by), recalled: null })),
    moveOn: assign(({ context, event }) => ({
      cursor: moveToNextOpen(context, (id) => !isDecidedBy(event, id) && isUndecided(context, id)),
      recalled: null,
    })),
    moveToUndone: assign(({ context }, [id]: string[]) => (id && context.ids.includes(id) ? { cursor: id } : {})),
    /** The next page is fetched before the last card is reached. */
    readOn: enqueueActions(({ context, enqueue }) => {
      if (context.progress.ends || (context.recalled === null && !isNearEnd(context))) return;
      enqueue.sendParent({ type: 'end.near' } satisfies TriageParentEvent);
    }),
    notifySelection: sendTo('selection', ({ context: { ids, progress: whole } }) => ({
      type: 'shown.told' as const,
      ids,
      whole,
    })),
    stopReading: sendTo('selection', { type: 'whole.stop' }),
    holdSelection: sendTo('selection', toHoldOrRelease),
    notifyDecided: sendTo('selection', toListingsDecided),
    decideMany: sendTo('marking', toListingDecision),
    /** A decision that lets the cursor move on, or takes a mark back, leaves it where it is until then. */
    toMarking: enqueueActions(({ context, event, enqueue }) => {
      const id = targetIdOf(context, event);
      if (id === null || !isDecision(event)) return;
      const stays = context.movesOn && (event.type === 'listing.trust' || event.type === 'listing.undo');
      if (!stays && context.ids.includes(id)) enqueue.assign({ cursor: id });
      enqueue.sendTo('marking', {
        type: event.type,
        ids: [id],
        byKey: isByKey(event),
        ...('repeat' in event && { repeat: event.repeat }),
      });
    }),
    passToMarking: forwardTo('marking'),
    toSavedCursor: forwardTo('savedCursor'),
    notifyParent: sendParent(({ event }) => event),
    notifyDecision: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'mark.made') return;
      const { mark, byKey } = event;
      enqueue.sendParent({ type: 'decision.made', mark, byKey } satisfies TriageParentEvent);
    }),
    notifyDiscard: enqueueActions(({ context, event, enqueue }) => {
      const id = targetIdOf(context, event);
      if (id !== null) enqueue.sendParent({ type: 'discard.opened', id } satisfies TriageParentEvent);
    }),
    openListing: enqueueActions(({ context, event, enqueue, system }) => {
      const id = targetIdOf(context, event);
      if (id === null || !context.ids.includes(id)) return;
      enqueue.assign({ cursor: id });
      const search = { from: context.originModel };
      enqueue.sendTo(systemActor(system, 'screens'), goTo({ to: 'listing', params: { articleId: id }, search }));
    }),
    pin: enqueueActions(({ context, event, enqueue, self, system }) => {
      const { chosen = [] } = self.getSnapshot().children.selection?.getSnapshot().context ?? {};
      const id = targetIdOf(context, event);
      const ids = chosen.length > 0 && isByKey(event) ? chosen : id === null ? [] : [id];
      if (ids.length > 0) enqueue.sendTo(systemActor(system, 'profile'), { type: 'pin.toggle', ids });
    }),
  },
  guards: {
    isListed: ({ context, event }) => event.type === 'cursor.go' && context.ids.includes(event.id),
    canDiscard: ({ context, event }) => canDiscard(context, targetIdOf(context, event)),
    movesOn: ({ context: { movesOn } }) => movesOn,
    movesOnAfter: ({ context: { movesOn, cursor }, event }) =>
      movesOn &&
      event.type === 'mark.made' &&
      movingMarks.includes(event.mark.type) &&
      (event.byKey || decidesGroupOf(event.mark, cursor)),
  },
}).createMachine({
  id: 'triage',
  context: ({ input, self }) => ({
    ...input,
    listings: systemActor(self.system, 'listings'),
    ids: [],
    progress: { read: 0, total: 0, ends: true, stuck: false },
    address: null,
    cursor: null,
    recalled: null,
    goesOn: false,
  }),
  type: 'parallel',
  states: {
    cursor: {
      invoke: {
        id: 'savedCursor',
        src: 'savedCursor',
        input: ({ context: { visit }, self }) => ({ visit, list: self, stands: () => self.getSnapshot().context }),
      },
      on: {
        'rows.changed': { actions: [{ type: 'applyRows', params: ({ event }) => event }, 'notifySelection', 'readOn'] },
        'rows.turned': { actions: [{ type: 'turn', params: ({ event }) => event.reordered }, 'stopReading'] },
        'more.wanted': { actions: 'goOnWithNew' },
        'screen.resumed': { actions: 'toSavedCursor' },
        'cursor.recalled': { actions: [{ type: 'recall', params: ({ event }) => event.cursor }, 'readOn'] },
        'cursor.go': { guard: 'isListed', actions: [{ type: 'moveTo', params: ({ event }) => event.id }, 'readOn'] },
        'cursor.move': { actions: [{ type: 'moveBy', params: ({ event }) => event.by }, 'readOn'] },
        'listing.open': { actions: 'openListing' },
        'last.undone': { actions: { type: 'moveToUndone', params: ({ event }) => event.ids } },
        'decision.held': { guard: 'movesOn', actions: ['moveOn', 'readOn'] },
      },
    },
    decisions: {
      invoke: {
        id: 'marking',
        src: 'marking',
        input: ({ context: { place, originModel, search } }) => ({ place, originModel, search }),
      },
      on: {
        ...suggestionTransitions,
        'listing.discard': [{ guard: 'canDiscard', actions: ['toMarking', 'notifyDiscard'] }, { actions: 'toMarking' }],
        'mark.made': [
          { guard: 'movesOnAfter', actions: ['notifyDecision', 'moveOn', 'notifyDecided', 'readOn'] },
          { actions: ['notifyDecision', 'notifyDecided'] },
        ],
        'discard.close': { actions: 'passToMarking' },
        'discard.closed': { actions: 'notifyParent' },
      },
    },
    chosen: {
      invoke: { id: 'selection', src: 'selection', input: ({ context: { onlyOpen } }) => ({ onlyOpen }) },
      on: {
        'listing.pin': { actions: 'pin' },
        'many.decided': { actions: { type: 'decideMany', params: ({ event: { type: _, ...decided } }) => decided } },
        'many.reporting': { actions: { type: 'holdSelection', params: ({ event: { open } }) => ({ open }) } },
        'whole.wanted': { actions: 'notifyParent' },
      },
    },
  },
});
