import { assign, setup, fromCallback, type EventObject } from 'xstate';
import { succeeded, valueOf } from '../../kit/outcome';
import { port, visibilityFeed } from '../../kit/port';
import { systemActor } from '../../kit/system-actor';
import type { ScreenName } from '../../domain/addresses';

export interface DayContext {
  /** Suggestions that nothing is decided on; null while it isn't known. */
  suggestions: number | null;
}

/** The screen that the band stands on has come, or has gone. */
export interface HomeVisibility {
  type: 'home.shown' | 'home.left';
}

export type DayEvent = HomeVisibility | { type: 'sight.changed'; inSight: boolean };

const home: ScreenName = 'liveSearches';

/** Says `home.shown` and `home.left` as the screen of the searches comes and goes; at once, where it is shown already. */
export const watchHome = fromCallback<EventObject>(({ sendBack, system }) => {
  const screens = systemActor(system, 'screens');
  let told = false;
  const look = () => {
    const shown = screens.getSnapshot().context.screen === home;
    if (shown !== told) sendBack({ type: shown ? 'home.shown' : 'home.left' } satisfies HomeVisibility);
    told = shown;
  };
  look();
  const { unsubscribe } = screens.subscribe(look);
  return unsubscribe;
});

/** What the band that begins the day has to ask for: the rest of it is known to other machines. */
export const dayMachine = setup({
  types: { context: {} as DayContext, events: {} as DayEvent },
  actors: { homeWatch: watchHome, sight: visibilityFeed, suggestedArticles: port('suggestedArticles') },
  actions: {
    setSuggestions: assign((_, suggestions: number) => ({ suggestions })),
    clearSuggestions: assign({ suggestions: null }),
  },
  guards: { comesBack: (_, inSight: boolean) => inSight },
  delays: { aging: 300_000 },
}).createMachine({
  id: 'day',
  context: { suggestions: null },
  invoke: [
    { id: 'homeWatch', src: 'homeWatch' },
    { id: 'sight', src: 'sight' },
  ],
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'home.shown': 'home' } },
    home: {
      on: { 'home.left': 'elsewhere' },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'suggestedArticles',
            src: 'suggestedArticles',
            input: ({ self }) => {
              const siteId = systemActor(self.system, 'profile').getSnapshot().context.profile
                ?.suggestedListingsCountry;
              return { size: 1, from: 0, ...(siteId && { siteId }) };
            },
            onDone: [
              {
                guard: succeeded,
                target: 'told',
                actions: { type: 'setSuggestions', params: ({ event }) => valueOf(event).total },
              },
              { target: 'told', actions: 'clearSuggestions' },
            ],
          },
        },
        told: { after: { aging: 'aged' } },
        aged: {
          on: {
            'sight.changed': { guard: { type: 'comesBack', params: ({ event }) => event.inSight }, target: 'asking' },
          },
        },
      },
    },
  },
});
