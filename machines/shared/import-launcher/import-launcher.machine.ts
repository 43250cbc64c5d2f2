import { enqueueActions, sendParent, sendTo, setup, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { lazyCode, withChildId } from '../../kit/lazy-code';
import { systemActor } from '../../kit/system-actor';
import type { ImportOutput } from '../import/import.types';
import { importTipMachine } from '../import-tip/import-tip.machine';
import { watchSavedImport, type SavedImportFound } from '../import/watch-saved-import';

const loadImport = async () => (await import('../import/import.machine')).importMachine;

/** Told to the parent: an import was closed, and may have marked listings. */
export interface ImportClosed {
  type: 'import.over';
  /** Listings that are to be sent next. */
  send: string[];
}

export type ImportLauncherEvent =
  | { type: 'import.open' }
  /** What the page shows of it is to go, as if the person had closed it. */
  | { type: 'import.leave' }
  | SavedImportFound
  | { type: 'xstate.done.actor.import'; output: ImportOutput };

/** Opens an import where it is offered; one that a reload has cut off opens by itself. Its code comes when it begins. */
export const importLauncherMachine = setup({
  types: { events: {} as ImportLauncherEvent, children: {} as { importTip: 'importTip' } },
  actors: {
    importTip: importTipMachine,
    savedImportWatch: watchSavedImport,
    loadImport: lazyCode('loadImport', loadImport),
  },
  actions: {
    beginImport: enqueueActions(({ enqueue }, logic: AnyStateMachine) => {
      enqueue.spawnChild(logic, withChildId('import', { syncSnapshot: false as const }));
    }),
    notifyImportClosed: sendParent((_, { send }: ImportOutput): ImportClosed => ({ type: 'import.over', send })),
    closeImport: enqueueActions(({ enqueue, self }) => {
      const children: Record<string, AnyActorRef | undefined> = self.getSnapshot().children;
      if (children['import']) enqueue.sendTo(children['import'], { type: 'import.close' });
    }),
    closeTip: sendTo('importTip', { type: 'tip.close' }),
    requestReload: sendTo(({ system }) => systemActor(system, 'shell'), { type: 'page.reload' }),
  },
  guards: { wasCutOff: (_, savedImport: SavedImportFound) => !savedImport.kept.closed },
}).createMachine({
  id: 'importLauncher',
  invoke: { id: 'importTip', src: 'importTip' },
  initial: 'closed',
  states: {
    closed: {
      invoke: { id: 'savedImportWatch', src: 'savedImportWatch' },
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
    lacking: { on: { 'import.open': { actions: 'requestReload' } } },
    open: {
      on: {
        'import.leave': { actions: 'closeImport' },
        'xstate.done.actor.import': {
          target: 'closed',
          actions: { type: 'notifyImportClosed', params: ({ event }) => event.output },
        },
      },
    },
  },
});
