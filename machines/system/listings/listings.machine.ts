import { assign, setup } from 'xstate';
import { clockworkOf, settingsOf } from '../../kit/port';
import type { ListingsContext, ListingsEvent, ListingsInput } from './listings.types';
import { confirmListings, proposeMark, rejectMark, setSending, settleMark } from './listings.rules';

const empty = { held: {}, visible: {}, open: {}, moment: 0, tick: 0 };

/** The truth about listings: what the gateway confirmed, bounded, under the marks on their way. */
export const listingsMachine = setup({
  types: {
    context: {} as ListingsContext,
    events: {} as ListingsEvent,
    input: {} as ListingsInput | undefined,
  },
}).createMachine({
  id: 'listings',
  context: ({ input }) => ({ ...empty, capacity: input?.capacity ?? 2000 }),
  initial: 'holding',
  states: {
    holding: {
      on: {
        'listings.confirm': {
          actions: assign(({ context, event, system }) =>
            confirmListings(context, event.listings, {
              asOf: event.asOf,
              now: clockworkOf(system).now(),
              lateFor: settingsOf(system).requestDeadline,
            }),
          ),
        },
        'listings.clear': {
          actions: assign(({ context }) => ({ ...empty, moment: context.moment, tick: context.tick })),
        },
        'overlay.propose': {
          actions: assign(({ context, event, system }) =>
            proposeMark(context, event.id, event.mark, new Date(clockworkOf(system).now()).toISOString()),
          ),
        },
        'overlay.settle': {
          actions: assign(({ context, event, system }) =>
            settleMark(context, event.id, clockworkOf(system).now(), event.ids, event.confirmed),
          ),
        },
        'overlay.reject': { actions: assign(({ context, event }) => rejectMark(context, event.id, event.ids)) },
        'sending.changed': { actions: assign(({ context, event }) => setSending(context, event.ids, event.sending)) },
      },
    },
  },
});
