import { enqueueActions, sendParent, sendTo, setup, type AnyStateMachine } from 'xstate';
import { code, fetchedAs } from '../../kit/code';
import { seat } from '../../kit/seat';
import { keptImport, type KeptSeen } from '../import/kept-import';

const loadImport = async () => (await import('../import/import.machine')).importMachine;

/** Told to the parent: an import was closed, and may have marked listings. */
export interface ImportOver {
  type: 'import.over';
}

export type ImportDoorEvent = { type: 'import.open' } | KeptSeen | { type: 'xstate.done.actor.import' };

/** Opens an import where it is offered; one that a reload has cut off opens by itself. Its code comes when it begins. */
export const importDoorMachine = setup({
  types: { events: {} as ImportDoorEvent },
  actors: { keptImport, loadImport: code('loadImport', loadImport) },
  actions: {
    beginImport: enqueueActions(({ enqueue }, logic: AnyStateMachine) => {
      enqueue.spawnChild(logic, fetchedAs('import', { syncSnapshot: false as const }));
    }),
    tellOver: sendParent({ type: 'import.over' } satisfies ImportOver),
    askReload: sendTo(({ system }) => seat(system, 'shell'), { type: 'page.reload' }),
  },
  guards: { wasCutOff: (_, seen: KeptSeen) => !seen.kept.closed },
}).createMachine({
  id: 'importDoor',
  initial: 'closed',
  states: {
    closed: {
      invoke: { id: 'keptImport', src: 'keptImport' },
      on: {
        'import.open': 'fetching',
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
    open: { on: { 'xstate.done.actor.import': { target: 'closed', actions: 'tellOver' } } },
  },
});
