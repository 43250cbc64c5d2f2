import { assign, setup } from 'xstate';
import { systemClockOf, settingsOf } from '../../kit/port';
import type { ListingsContext, ListingsEvent, ListingsInput } from './listings.types';
import {
  listingsTruth,
  toListingChanges,
  withSellerMarks,
  withCurrentSellerMarks,
  toTimedMark,
  withSendState,
} from './listings.rules';

type System = Parameters<typeof systemClockOf>[0];
const timeOf = (system: System) => ({
  now: systemClockOf(system).now(),
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
              listing: withCurrentSellerMarks(context, listing, event.asOf),
              suggested: event.suggested === true,
            })),
            event.asOf,
          )
        : context,
    ),
    forgetAll: assign(({ context }) => ({ ...listingsTruth.cleared(context), markedSellers: {} })),
    layMark: assign(({ context, event, system }) =>
      event.type === 'overlay.propose'
        ? listingsTruth.propose(context, event.id, toTimedMark(event.mark, timeOf(system).now), event.mark.ids)
        : context,
    ),
    settleMark: assign(({ context, event, system }) =>
      event.type === 'overlay.settle'
        ? listingsTruth.settle(context, event.id, {
            ...timeOf(system),
            ids: event.ids,
            said: toListingChanges(event.confirmed),
          })
        : context,
    ),
    rejectMark: assign(({ context, event }) =>
      event.type === 'overlay.reject' ? listingsTruth.reject(context, event.id, event.ids) : context,
    ),
    showSending: assign(({ context, event }) =>
      event.type === 'sending.changed'
        ? listingsTruth.amend(context, event.ids, withSendState(event.sending))
        : context,
    ),
    showSeller: assign(({ context, event }) =>
      event.type === 'seller.marked' ? withSellerMarks(context, event.seller) : context,
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
