import { assign, sendTo, setup } from 'xstate';
import type { Target } from '../../domain/addresses';
import { go } from '../../domain/go';
import { recentIn, recentKey, withRecent, type RecentPlace } from '../../domain/recent-places';
import { seat } from '../../kit/seat';
import type { PaletteContext, PaletteEvent } from './palette.types';
import { visitsLeft } from './visits-left';

/** The command palette: whether it stands over the page, what was typed into it, and what was looked at of late. */
export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent },
  actors: { visitsLeft },
  actions: {
    beginAnew: assign({ query: '', pointed: null }),
    keepQuery: assign((_, query: string) => ({ query, pointed: null })),
    point: assign((_, pointed: string) => ({ pointed })),
    keepRecent: sendTo(
      ({ system }) => seat(system, 'drafts'),
      ({ system }, place: RecentPlace) => ({
        type: 'draft.keep',
        key: recentKey,
        value: withRecent(recentIn(seat(system, 'drafts').getSnapshot().context.drafts), place),
      }),
    ),
    go: sendTo(
      ({ system }) => seat(system, 'screens'),
      (_, target: Target) => go(target),
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
