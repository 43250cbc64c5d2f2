import { enqueueActions, sendParent, sendTo, setup, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { code, fetchedAs } from '../../kit/code';
import { seat } from '../../kit/seat';
import { importTipMachine } from '../import-tip/import-tip.machine';
import { keptImport, type KeptSeen } from '../import/kept-import';

const loadImport = async () => (await import('../import/import.machine')).importMachine;

/** Told to the parent: an import was closed, and may have marked listings. */
export interface ImportOver {
  type: 'import.over';
}

export type ImportDoorEvent =
  | { type: 'import.open' }
  /** What the page shows of it is to go, as if the person had closed it. */
  | { type: 'import.leave' }
  | KeptSeen
  | { type: 'xstate.done.actor.import' };

/** Opens an import where it is offered; one that a reload has cut off opens by itself. Its code comes when it begins. */
export const importDoorMachine = setup({
  types: { events: {} as ImportDoorEvent, children: {} as { importTip: 'importTip' } },
  actors: { importTip: importTipMachine, keptImport, loadImport: code('loadImport', loadImport) },
  actions: {
    beginImport: enqueueActions(({ enqueue }, logic: AnyStateMachine) => {
      enqueue.spawnChild(logic, fetchedAs('import', { syncSnapshot: false as const }));
    }),
    tellOver: sendParent({ type: 'import.over' } satisfies ImportOver),
    closeImport: enqueueActions(({ enqueue, self }) => {
      const children: Record<string, AnyActorRef | undefined> = self.getSnapshot().children;
      if (children['import']) enqueue.sendTo(children['import'], { type: 'import.close' });
    }),
    closeTip: sendTo('importTip', { type: 'tip.close' }),
    askReload: sendTo(({ system }) => seat(system, 'shell'), { type: 'page.reload' }),
  },
  guards: { wasCutOff: (_, seen: KeptSeen) => !seen.kept.closed },
}).createMachine({
  id: 'importDoor',
  invoke: { id: 'importTip', src: 'importTip' },
  initial: 'closed',
  states: {
    closed: {
      invoke: { id: 'keptImport', src: 'keptImport' },
      on: {
        'import.open': { target: 'fetching', actions: 'closeTip' },
        'kept.seen': { guard: { type: 'wasCutOff', params: ({ event }) => event }, target: 'fetching' },
      },
    },
    fetching: {
      invoke: {
        id: 'loadImport',
        src: 'loadImport',
        onDone: { target: 'open', actions: { type: 'beginImport', params: ({ event }) => event.output } },
        onError: 'lacking',
      },
    },
    // A browser doesn't fetch anew what an import failed to fetch: only a new page has it.
    lacking: { on: { 'import.open': { actions: 'askReload' } } },
    open: {
      on: {
        'import.leave': { actions: 'closeImport' },
        'xstate.done.actor.import': { target: 'closed', actions: 'tellOver' },
      },
    },
  },
});
