import { assign, sendTo, setup } from 'xstate';
import type { Target } from '../../domain/addresses';
import { goTo } from '../../domain/navigation-events';
import { readRecentPages, recentPagesKey, withRecentPage, type RecentPage } from '../../domain/recent-pages';
import { systemActor } from '../../kit/system-actor';
import type { PaletteContext, PaletteEvent } from './palette.types';
import { watchVisits } from './watch-visits';

/** The command palette: whether it stands over the page, what was typed into it, and what was looked at of late. */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent },
  actors: { visitsLeft: watchVisits },
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
        'entry.point': { actions: { type: 'point', params: ({ event }) => event.id } },
        'entry.go': { target: 'closed', actions: { type: 'go', params: ({ event }) => event.target } },
      },
    },
  },
});
