import { assign, forwardTo, enqueueActions, sendTo, setup, stopChild, type AnyStateMachine } from 'xstate';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import { defaultSiteId } from '../../../contracts/vocabulary/sites';
import { lazyCode, withChildId } from '../../kit/lazy-code';
import { systemActor } from '../../kit/system-actor';
import { mutation } from '../../kit/mutation';
import { goTo } from '../../domain/navigation-events';
import type { LiveSearchValues } from '../../domain/live-search';
import { newLiveSearchDraft } from '../../domain/draft-keys';
import { ownSite } from '../../domain/sites';
import type { NewLiveSearchOutput } from '../new-live-search/new-live-search.machine';
import {
  deletionOf,
  isDeletionOver,
  noDeletions,
  settleDeletion,
  showList,
  dismissedIdsOf,
  withDeletion,
  withQueuedDeletions,
  type DeletionEvent,
  type Deletions,
} from '../../shared/deletions';
import { watchDeletions, type QueuedDeletion } from '../../shared/watch-system-actors';
import { listTransitions, fromPort, listOf } from '../../shared/list/list';
import { listView, initialListView, type ListView, type ListEvent } from '../../shared/list/list.view';
import type { ScreenInput } from '../../domain/addresses';
import type { SearchQueueParentEvent } from '../search-queue/search-queue.machine';

/** All of them at once; asked for again while one is being processed. */
const liveSearchesList = listOf(
  'liveSearchesList',
  [fromPort('liveSearches', { ask: () => undefined, read: ({ items }) => ({ rows: items, total: items.length }) })],
  {
    idOf: ({ id }) => id,
    poll: { every: 3_000, while: (rows) => rows.some(({ status }) => status === 'in_progress') },
  },
);

export type LiveSearchesInput = ScreenInput<'liveSearches'>;

export interface LiveSearchesContext extends Deletions {
  list: ListView<LiveSearchSummary>;
  filter: string;
  /** The search whose deletion is being asked about. */
  asked: string | null;
  creation: NewSearchValues;
}

/** What was typed in the field of the quick search when a search is created, if anything. */
export interface NewSearchValues {
  keyword?: string | undefined;
  siteId?: string | undefined;
}

export type LiveSearchesEvent =
  | ListEvent<LiveSearchesInput['search']>
  | ({ type: 'search.create' } & NewSearchValues)
  | { type: 'xstate.done.actor.newLiveSearch'; output: NewLiveSearchOutput }
  | SearchQueueParentEvent
  /** By a new page, after its code did not come. */
  | { type: 'quickSearch.reopen' }
  | { type: 'filter.type'; text: string }
  | { type: 'deletion.ask'; id: string }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.cancel' }
  | DeletionEvent;

/** The list paints without it: it comes after the first paint. */
export const loadQuickSearch = async () => (await import('../quick-search/quick-search.machine')).quickSearchMachine;

/** The form comes when a search is created. */
const loadNewLiveSearch = async () => (await import('../new-live-search/new-live-search.machine')).newLiveSearchMachine;

const createdIn = ({ output }: { output: NewLiveSearchOutput }) => output.created as LiveSearchSummary;
const created = ({ event }: { event: { output: NewLiveSearchOutput } }) => event.output.created !== null;

/** What is known of a search that is created with more to say: what was typed for it in one field takes the place of what was kept. */
function begunWith(
  { keyword = '', siteId }: NewSearchValues,
  savedDraft: LiveSearchValues | null,
): LiveSearchValues | null {
  if (keyword === '' || siteId === undefined) return savedDraft;
  return { sites: [siteId], requiredWords: '', avoidedWords: '', ...savedDraft, keyword };
}

export const liveSearchesMachine = setup({
  types: {
    context: {} as LiveSearchesContext,
    events: {} as LiveSearchesEvent,
    input: {} as LiveSearchesInput,
    children: {} as {
      list: 'list';
      deletionsWatch: 'deletionsWatch';
    } & {
      [Deletion in `deletion.${string}`]: 'deleteLiveSearch';
    },
  },
  actors: {
    list: liveSearchesList,
    deletionsWatch: watchDeletions,
    loadNewLiveSearch: lazyCode('loadNewLiveSearch', loadNewLiveSearch),
    loadQuickSearch: lazyCode('loadQuickSearch', loadQuickSearch),
    deleteLiveSearch: mutation('deleteLiveSearch'),
  },
  actions: {
    /** The work outlives this screen: what becomes of it is told by the outbox. */
    delete: enqueueActions(({ context, enqueue }) => {
      const id = context.asked;
      enqueue.assign({ asked: null });
      if (id === null || context.deletions.includes(id)) return;
      enqueue.spawnChild('deleteLiveSearch', { id: deletionOf(id), input: { id } });
      enqueue.assign(withDeletion(context, id));
    }),
    settleDeletion: assign(({ context, event }) => (isDeletionOver(event) ? settleDeletion(context, event) : {})),
    seatQuickSearch: enqueueActions(({ enqueue }, quickSearch: AnyStateMachine) => {
      enqueue.spawnChild(quickSearch, withChildId('quickSearch', { syncSnapshot: false as const }));
    }),
    setCreation: assign((_, { keyword, siteId }: NewSearchValues) => ({ creation: { keyword, siteId } })),
    beginCreation: enqueueActions(({ context: { creation }, enqueue, system }, form: AnyStateMachine) => {
      const { profile } = systemActor(system, 'profile').getSnapshot().context;
      const savedDraft = systemActor(system, 'drafts').getSnapshot().context.drafts?.[newLiveSearchDraft];
      const siteId = ownSite(profile) ?? defaultSiteId;
      const draft = begunWith(creation, (savedDraft as LiveSearchValues | undefined) ?? null);
      enqueue.spawnChild(
        form,
        withChildId('newLiveSearch', { input: { siteId, draft }, syncSnapshot: false as const }),
      );
    }),
    endCreation: stopChild('newLiveSearch'),
    requestReload: sendTo(({ system }) => systemActor(system, 'shell'), { type: 'page.reload' }),
    toList: forwardTo('list'),
    setList: assign(({ context }, list: ListView<LiveSearchSummary>) => showList(context, list)),
    moveOn: assign(({ context }) => ({ past: dismissedIdsOf(context) })),
    setSeen: assign(({ context }, seen: QueuedDeletion[]) => withQueuedDeletions(context, seen)),
    filterBy: assign((_, filter: string) => ({ filter })),
    goFilteredBy: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      ({ context: { filter } }) => goTo({ to: 'liveSearches', search: { q: filter } }, { replace: true }),
    ),
    putCreated: sendTo('list', (_, row: LiveSearchSummary) => ({ type: 'row.put', row })),
    openCreated: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      (_, { id }: LiveSearchSummary) => goTo({ to: 'results', params: { id } }),
    ),
    askAbout: assign((_, asked: string) => ({ asked })),
    askNothing: assign({ asked: null }),
  },
}).createMachine({
  id: 'liveSearches',
  context: ({ input }) => ({
    list: initialListView,
    filter: input.search.q,
    asked: null,
    creation: {},
    ...noDeletions,
  }),
  type: 'parallel',
  invoke: [
    {
      id: 'list',
      src: 'list',
      input: { params: {}, search: {} },
      onSnapshot: { actions: { type: 'setList', params: ({ event }) => listView(event.snapshot) } },
    },
    { id: 'deletionsWatch', src: 'deletionsWatch', input: { commands: ['deleteLiveSearch'] } },
  ],
  on: {
    ...listTransitions,
    'search.made': { actions: { type: 'putCreated', params: ({ event }) => event.search } },
    'pointer.leave': { actions: 'moveOn' },
    'deletions.seen': { actions: { type: 'setSeen', params: ({ event }) => event.deletions } },
    'search.change': { actions: [{ type: 'filterBy', params: ({ event }) => event.search.q }, 'toList'] },
    'xstate.done.actor.deletion.*': { actions: 'settleDeletion' },
    'filter.type': { actions: [{ type: 'filterBy', params: ({ event }) => event.text }, 'goFilteredBy'] },
  },
  states: {
    quickSearch: {
      initial: 'fetching',
      states: {
        fetching: {
          invoke: {
            src: 'loadQuickSearch',
            id: 'loadQuickSearch',
            onDone: { target: 'here', actions: { type: 'seatQuickSearch', params: ({ event }) => event.output } },
            onError: 'lacking',
          },
        },
        // A browser doesn't fetch anew what an import failed to fetch: only a new page has it.
        lacking: { on: { 'quickSearch.reopen': { actions: 'requestReload' } } },
        here: {},
      },
    },
    creation: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'search.create': { target: 'fetching', actions: { type: 'setCreation', params: ({ event }) => event } },
          },
        },
        fetching: {
          invoke: {
            src: 'loadNewLiveSearch',
            id: 'loadNewLiveSearch',
            onDone: { target: 'open', actions: { type: 'beginCreation', params: ({ event }) => event.output } },
            // A browser doesn't fetch anew what an import failed to fetch: only a new page has it.
            onError: { target: 'closed', actions: 'requestReload' },
          },
        },
        open: {
          exit: 'endCreation',
          on: {
            'xstate.done.actor.newLiveSearch': [
              {
                guard: created,
                target: 'closed',
                actions: [
                  { type: 'putCreated', params: ({ event }) => createdIn(event) },
                  { type: 'openCreated', params: ({ event }) => createdIn(event) },
                ],
              },
              { target: 'closed' },
            ],
          },
        },
      },
    },
    deletion: {
      initial: 'quiet',
      states: {
        quiet: {
          on: { 'deletion.ask': { target: 'asking', actions: { type: 'askAbout', params: ({ event }) => event.id } } },
        },
        asking: {
          on: {
            'deletion.confirm': { target: 'quiet', actions: 'delete' },
            'deletion.cancel': { target: 'quiet', actions: 'askNothing' },
          },
        },
      },
    },
  },
});
