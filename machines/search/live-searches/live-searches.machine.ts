import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { LiveSearchSummary } from '../../../contracts/shapes';
import { failureOf, succeeded, valueOf } from '../../kit/outcome';
import { clockworkOf, port } from '../../kit/port';
import { seat } from '../../kit/seat';
import type { LiveSearchValues } from '../../domain/live-search';
import { newLiveSearchDraft, newLiveSearchMachine } from '../new-live-search/new-live-search.machine';
import type { NewLiveSearchOutput } from '../new-live-search/new-live-search.types';
import type { LiveSearchesContext, LiveSearchesEvent, LiveSearchesInput } from './live-searches.types';

const pollEvery = 3_000;

function filterOf(search: Record<string, unknown>): string {
  return typeof search.q === 'string' ? search.q : '';
}

const created = ({ event }: { event: { output: NewLiveSearchOutput } }) => event.output.created !== null;

export const liveSearchesMachine = setup({
  types: {
    context: {} as LiveSearchesContext,
    events: {} as LiveSearchesEvent,
    input: {} as LiveSearchesInput,
    children: {} as { newLiveSearch: 'newLiveSearch'; liveSearches: 'liveSearches'; liveSearchesAgain: 'liveSearches' },
  },
  actors: { liveSearches: port('liveSearches'), newLiveSearch: newLiveSearchMachine },
  actions: {
    submitDeletion: enqueueActions(({ context, enqueue, self, system }) => {
      if (context.asked === null) return;
      const operation = clockworkOf(system).newId();
      enqueue.sendTo(seat(system, 'outbox'), {
        type: 'work.submit',
        id: operation,
        asker: self,
        work: { kind: 'command', command: { type: 'deleteLiveSearch', input: { id: context.asked } } },
      });
      enqueue.assign({ deletions: { ...context.deletions, [operation]: context.asked }, asked: null });
    }),
    settleDeletion: enqueueActions(({ context, event, enqueue, system }) => {
      if (event.type !== 'work.settled') return;
      const { [event.id]: gone, ...deletions } = context.deletions;
      enqueue.assign({ deletions });
      if (event.failure === null) {
        enqueue.assign({ searches: context.searches.filter((search) => search.id !== gone) });
      } else {
        enqueue.sendTo(seat(system, 'notices'), {
          type: 'notice.raise',
          notice: { code: 'command.deleteLiveSearch.failed', tone: 'failure', failure: event.failure },
        });
      }
    }),
  },
  guards: {
    processing: ({ context }) => context.searches.some((search) => search.status === 'in_progress'),
    ours: ({ context, event }) => event.type === 'work.settled' && event.id in context.deletions,
  },
  delays: { pollEvery },
}).createMachine({
  id: 'liveSearches',
  context: ({ input }) => ({ searches: [], filter: filterOf(input.search), failure: null, deletions: {}, asked: null }),
  type: 'parallel',
  on: {
    'work.settled': { guard: 'ours', actions: 'settleDeletion' },
    'search.change': { actions: assign({ filter: ({ event }) => filterOf(event.search) }) },
    'filter.type': {
      actions: [
        assign({ filter: ({ event }) => event.text }),
        sendTo(
          ({ system }) => seat(system, 'screens'),
          ({ event }) => ({
            type: 'navigate',
            to: '/live_searches',
            search: event.text ? { q: event.text } : {},
            replace: true,
          }),
        ),
      ],
    },
  },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['loading'],
          invoke: {
            id: 'liveSearches',
            src: 'liveSearches',
            onDone: [
              {
                guard: succeeded,
                target: 'shown',
                actions: assign({ searches: ({ event }) => valueOf(event).items, failure: null }),
              },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ],
          },
        },
        failed: { on: { 'searches.reload': 'loading' } },
        shown: {
          initial: 'settled',
          on: { 'searches.reload': '.refreshing', 'screen.rested': '.resting' },
          states: {
            settled: { always: { guard: 'processing', target: 'watching' } },
            watching: { after: { pollEvery: 'refreshing' } },
            refreshing: {
              tags: ['refreshing'],
              invoke: {
                id: 'liveSearchesAgain',
                src: 'liveSearches',
                onDone: [
                  {
                    guard: succeeded,
                    target: 'settled',
                    actions: assign({ searches: ({ event }) => valueOf(event).items, failure: null }),
                  },
                  { target: 'stale', actions: assign({ failure: ({ event }) => failureOf(event) }) },
                ],
              },
            },
            stale: { after: { pollEvery: { guard: 'processing', target: 'refreshing' } } },
            resting: { on: { 'screen.resumed': 'refreshing' } },
          },
        },
      },
    },
    creation: {
      initial: 'closed',
      states: {
        closed: { on: { 'search.create': 'open' } },
        open: {
          invoke: {
            id: 'newLiveSearch',
            src: 'newLiveSearch',
            input: ({ self }) => {
              const profile = seat(self.system, 'profile').getSnapshot().context.profile;
              const kept = seat(self.system, 'drafts').getSnapshot().context.drafts?.[newLiveSearchDraft];
              return {
                siteId: profile?.marketplaceAccount?.siteId ?? 'MLA',
                draft: (kept as LiveSearchValues | undefined) ?? null,
              };
            },
            onDone: [
              {
                guard: created,
                target: 'closed',
                actions: [
                  assign(({ context, event }) => {
                    const created = event.output.created as LiveSearchSummary;
                    return { searches: [created, ...context.searches.filter((search) => search.id !== created.id)] };
                  }),
                  sendTo(
                    ({ system }) => seat(system, 'screens'),
                    ({ event }) => ({ type: 'navigate', to: `/live_searches/${event.output.created?.id ?? ''}` }),
                  ),
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
        quiet: { on: { 'deletion.ask': { target: 'asking', actions: assign({ asked: ({ event }) => event.id }) } } },
        asking: {
          on: {
            'deletion.confirm': { target: 'quiet', actions: 'submitDeletion' },
            'deletion.cancel': { target: 'quiet', actions: assign({ asked: null }) },
          },
        },
      },
    },
  },
});
