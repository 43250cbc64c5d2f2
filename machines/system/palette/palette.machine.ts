import {
  assign,
  enqueueActions,
  sendTo,
  setup,
  fromCallback,
  type ActorRefFrom,
  type ActorSystem,
  type ActorSystemInfo,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import type { Target } from '../../domain/addresses';
import { goTo } from '../../domain/navigation-events';
import { readRecentPages, recentPagesKey, withRecentPage, type RecentPage } from '../../domain/recent-pages';
import { begunDraft, quickSearchDraft } from '../../domain/search-query';
import { systemActor } from '../../kit/system-actor';
import { targetOf } from '../../domain/locations';
import type { liveSearchesMachine } from '../../search/live-searches/live-searches.machine';
import type { resultsMachine } from '../../search/results/results.machine';
import type { screensMachine, Visit } from '../screens/screens.machine';

/** A live search that a list showed. */
export interface NamedSearch {
  id: string;
  keyword: string;
}

export interface PaletteContext {
  /** Those of the list of searches, as it was when it was last on screen. */
  searches: readonly NamedSearch[];
  query: string;
  /** The id of the entry that Enter chooses; the first one where it is null, or not there any more. */
  pointed: string | null;
}

/** A listing, a case or a search was left for another place. */
export interface VisitEnded {
  type: 'visit.left';
  place: RecentPage;
}

/** The list of searches was left. */
interface SearchesListed {
  type: 'searches.list';
  searches: readonly NamedSearch[];
}

export type PaletteEvent =
  | VisitEnded
  | SearchesListed
  | { type: 'palette.open' }
  | { type: 'palette.close' }
  | { type: 'query.type'; query: string }
  /** Before there is a field for it: a letter, Backspace, Enter or Escape, as the browser calls them. */
  | { type: 'key.press'; key: string }
  | { type: 'entry.point'; id: string }
  /** Leads to what was chosen. What does something on the screen instead is told to the screen, by whoever shows it. */
  | { type: 'entry.go'; target: Target }
  /** Leads to the field of the searches, with this in it. */
  | { type: 'search.begin'; text: string };

/** What is typed, with one key more. */
function withKey(query: string, key: string): string {
  if (key === 'Backspace') return query.slice(0, -1);
  return key.length === 1 ? query + key : query;
}

/** The keyword of a search, once its screen has it. */
const keywordIn = (actor: Visit['actor']): string | null =>
  (actor?.getSnapshot() as SnapshotFrom<typeof resultsMachine> | undefined)?.context.rows.head?.keyword ?? null;

/** Null where another screen stands. */
const liveSearchesIn = (visit: Visit | null | undefined): SnapshotFrom<typeof liveSearchesMachine> | null =>
  visit?.screen === 'liveSearches' && visit.actor
    ? (visit.actor.getSnapshot() as SnapshotFrom<typeof liveSearchesMachine>)
    : null;

/** What the list of searches shows; null where another screen stands. */
const searchesIn = (visit: Visit | null | undefined): NamedSearch[] | null =>
  liveSearchesIn(visit)?.context.list.rows.map(({ id, keyword }) => ({ id, keyword })) ?? null;

const screensFacts = (system: ActorSystem<ActorSystemInfo>) =>
  (systemActor(system, 'screens') as ActorRefFrom<typeof screensMachine>).getSnapshot().context;

/** Looks at which screens are left, and says so of those that somebody may want to come back to: by then their titles are known. */
export const watchVisits = fromCallback<EventObject>(({ sendBack, system }) => {
  const screens = systemActor(system, 'screens') as ActorRefFrom<typeof screensMachine>;
  const titles: Partial<Record<string, (visit: Visit) => string | null>> = {
    listing: ({ place }) =>
      systemActor(system, 'listings').getSnapshot().context.visible[place.params['articleId'] ?? '']?.title ?? null,
    results: ({ actor }) => keywordIn(actor),
    case: () => null,
    historyItem: () => null,
  };
  let live = screens.getSnapshot().context.live ?? null;
  const looking = screens.subscribe(({ context }) => {
    const left = live;
    live = context.live ?? null;
    if (left === null || left.key === live?.key) return;
    const searches = searchesIn(left);
    if (searches !== null) sendBack({ type: 'searches.list', searches } satisfies SearchesListed);
    const target = targetOf(left.place);
    const titleOf = titles[left.screen];
    if (target === null || titleOf === undefined) return;
    const place = { target: { to: target.to, params: target.params } as typeof target, title: titleOf(left) };
    sendBack({ type: 'visit.left', place } satisfies VisitEnded);
  });
  return () => looking.unsubscribe();
});

/** The command palette: whether it stands over the page, what was typed into it, and what was looked at of late. */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent },
  actors: { visitsLeft: watchVisits },
  guards: { isEscape: ({ event }) => event.type === 'key.press' && event.key === 'Escape' },
  actions: {
    beginAnew: assign(({ context, system }) => ({
      query: '',
      pointed: null,
      searches: searchesIn(screensFacts(system).live) ?? context.searches,
    })),
    setSearches: assign((_, searches: readonly NamedSearch[]) => ({ searches })),
    /** The field is there already, on screen or not, or it finds the text among the drafts once it is. */
    beginSearch: enqueueActions(({ enqueue, system }, text: string) => {
      const { live, beneath, ahead } = screensFacts(system);
      const field = [live, beneath, ahead].map(liveSearchesIn).find((searches) => searches !== null)?.children[
        'quickSearch'
      ];
      const drafts = systemActor(system, 'drafts');
      const former = drafts.getSnapshot().context.drafts[quickSearchDraft];
      if (field !== undefined) enqueue.sendTo(field, { type: 'text.take', text });
      else enqueue.sendTo(drafts, { type: 'draft.keep', key: quickSearchDraft, value: begunDraft(former, text) });
      if (liveSearchesIn(live) === null) enqueue.sendTo(systemActor(system, 'screens'), goTo({ to: 'liveSearches' }));
    }),
    setQuery: assign((_, query: string) => ({ query, pointed: null })),
    point: assign((_, pointed: string) => ({ pointed })),
    saveRecent: sendTo(
      ({ system }) => systemActor(system, 'drafts'),
      ({ system }, place: RecentPage) => ({
        type: 'draft.keep',
        key: recentPagesKey,
        value: withRecentPage(readRecentPages(systemActor(system, 'drafts').getSnapshot().context.drafts), place),
      }),
    ),
    go: sendTo(
      ({ system }) => systemActor(system, 'screens'),
      (_, target: Target) => goTo(target),
    ),
  },
}).createMachine({
  id: 'palette',
  context: { query: '', pointed: null, searches: [] },
  invoke: { id: 'visitsLeft', src: 'visitsLeft' },
  on: {
    'visit.left': { actions: { type: 'saveRecent', params: ({ event }) => event.place } },
    'search.begin': { target: '.closed', actions: { type: 'beginSearch', params: ({ event }) => event.text } },
    'searches.list': { actions: { type: 'setSearches', params: ({ event }) => event.searches } },
  },
  initial: 'closed',
  states: {
    closed: { on: { 'palette.open': { target: 'open', actions: 'beginAnew' } } },
    open: {
      on: {
        'palette.close': 'closed',
        'query.type': { actions: { type: 'setQuery', params: ({ event }) => event.query } },
        'key.press': [
          { guard: 'isEscape', target: 'closed' },
          { actions: { type: 'setQuery', params: ({ context, event }) => withKey(context.query, event.key) } },
        ],
        'entry.point': { actions: { type: 'point', params: ({ event }) => event.id } },
        'entry.go': { target: 'closed', actions: { type: 'go', params: ({ event }) => event.target } },
      },
    },
  },
});
