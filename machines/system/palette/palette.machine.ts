import { assign, sendTo, setup, fromCallback, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate';
import type { Target } from '../../domain/addresses';
import { goTo } from '../../domain/navigation-events';
import { readRecentPages, recentPagesKey, withRecentPage, type RecentPage } from '../../domain/recent-pages';
import { systemActor } from '../../kit/system-actor';
import { targetOf } from '../../domain/locations';
import type { resultsMachine } from '../../search/results/results.machine';
import type { screensMachine, Visit } from '../screens/screens.machine';

export interface PaletteContext {
  query: string;
  /** The id of the entry that Enter chooses; the first one where it is null, or not there any more. */
  pointed: string | null;
}

/** A listing, a case or a search was left for another place. */
export interface VisitEnded {
  type: 'visit.left';
  place: RecentPage;
}

export type PaletteEvent =
  | VisitEnded
  | { type: 'palette.open' }
  | { type: 'palette.close' }
  | { type: 'query.type'; query: string }
  /** Before there is a field for it: a letter, Backspace, Enter or Escape, as the browser calls them. */
  | { type: 'key.press'; key: string }
  | { type: 'entry.point'; id: string }
  /** Leads to what was chosen. What does something on the screen instead is told to the screen, by whoever shows it. */
  | { type: 'entry.go'; target: Target };

/** What is typed, with one key more. */
function withKey(query: string, key: string): string {
  if (key === 'Backspace') return query.slice(0, -1);
  return key.length === 1 ? query + key : query;
}

/** The keyword of a search, once its screen has it. */
const keywordIn = (actor: Visit['actor']): string | null =>
  (actor?.getSnapshot() as SnapshotFrom<typeof resultsMachine> | undefined)?.context.rows.head?.keyword ?? null;

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
    beginAnew: assign({ query: '', pointed: null }),
    keepQuery: assign((_, query: string) => ({ query, pointed: null })),
    point: assign((_, pointed: string) => ({ pointed })),
    keepRecent: sendTo(
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
  context: { query: '', pointed: null },
  invoke: { id: 'visitsLeft', src: 'visitsLeft' },
  on: { 'visit.left': { actions: { type: 'keepRecent', params: ({ event }) => event.place } } },
  initial: 'closed',
  states: {
    closed: { on: { 'palette.open': { target: 'open', actions: 'beginAnew' } } },
    open: {
      on: {
        'palette.close': 'closed',
        'query.type': { actions: { type: 'keepQuery', params: ({ event }) => event.query } },
        'key.press': [
          { guard: 'isEscape', target: 'closed' },
          { actions: { type: 'keepQuery', params: ({ context, event }) => withKey(context.query, event.key) } },
        ],
        'entry.point': { actions: { type: 'point', params: ({ event }) => event.id } },
        'entry.go': { target: 'closed', actions: { type: 'go', params: ({ event }) => event.target } },
      },
    },
  },
});
