import { assign, setup } from 'xstate';
import { clockworkOf, settingsOf } from '../../kit/port';
import type { ListingsContext, ListingsEvent, ListingsInput } from './listings.types';
import { listingsTruth, saidOf, sellerMarked, soldSince, timed, withSending } from './listings.rules';

type System = Parameters<typeof clockworkOf>[0];
const timeOf = (system: System) => ({
  now: clockworkOf(system).now(),
  lateFor: settingsOf(system).requestDeadline,
});

/** The truth about listings: what the gateway confirmed, bounded, under the marks on their way. */
export const listingsMachine = setup({
  types: {
    context: {} as ListingsContext,
    events: {} as ListingsEvent,
    input: {} as ListingsInput | undefined,
  },
  actions: {
    takeAnswer: assign(({ context, event }) =>
      event.type === 'listings.confirm'
        ? listingsTruth.confirm(
            context,
            event.listings.map((listing) => ({
              listing: soldSince(context, listing, event.asOf),
              suggested: event.suggested === true,
            })),
            event.asOf,
          )
        : context,
    ),
    forgetAll: assign(({ context }) => ({ ...listingsTruth.cleared(context), markedSellers: {} })),
    layMark: assign(({ context, event, system }) =>
      event.type === 'overlay.propose'
        ? listingsTruth.propose(context, event.id, timed(event.mark, timeOf(system).now), event.mark.ids)
        : context,
    ),
    settleMark: assign(({ context, event, system }) =>
      event.type === 'overlay.settle'
        ? listingsTruth.settle(context, event.id, {
            ...timeOf(system),
            ids: event.ids,
            said: saidOf(event.confirmed),
          })
        : context,
    ),
    rejectMark: assign(({ context, event }) =>
      event.type === 'overlay.reject' ? listingsTruth.reject(context, event.id, event.ids) : context,
    ),
    showSending: assign(({ context, event }) =>
      event.type === 'sending.changed' ? listingsTruth.amend(context, event.ids, withSending(event.sending)) : context,
    ),
    showSeller: assign(({ context, event }) =>
      event.type === 'seller.marked' ? sellerMarked(context, event.seller) : context,
    ),
  },
}).createMachine({
  id: 'listings',
  context: ({ input }) => ({ ...listingsTruth.empty(input?.capacity ?? 2000), markedSellers: {} }),
  initial: 'holding',
  states: {
    holding: {
      on: {
        'listings.confirm': { actions: 'takeAnswer' },
        'listings.clear': { actions: 'forgetAll' },
        'overlay.propose': { actions: 'layMark' },
        'overlay.settle': { actions: 'settleMark' },
        'overlay.reject': { actions: 'rejectMark' },
        'sending.changed': { actions: 'showSending' },
        'seller.marked': { actions: 'showSeller' },
      },
    },
  },
});
