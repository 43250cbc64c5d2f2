import { sampleAuthor, sampleListings, visibleOf } from '../../rehearsal/sample-listing';
import { sampleNow, sampleSeats } from '../../rehearsal/sample-seats';
import type { MachineSamples } from '../../rehearsal/samples';
import type { selectionMachine } from './selection.machine';
import type { SelectionContext, SelectionEvent, WholeTold } from './selection.types';

const mark = { author: sampleAuthor, createdAt: null };
/** Three, of which the last one is trusted already. */
export const sampleShown = sampleListings(3).map((one, at) => (at === 2 ? { ...one, approved: mark } : one));
const ids = sampleShown.map(({ id }) => id);
const [first = '', second = '', third = ''] = ids;

/** What the list tells of a search of three, all of them read unless it says otherwise. */
export const wholeTold = (more: Partial<WholeTold> = {}): WholeTold => ({
  read: 3,
  total: 3,
  ends: true,
  stuck: false,
  ...more,
});

const said: SelectionEvent[] = [
  { type: 'shown.told', ids, whole: wholeTold() },
  { type: 'shown.told', ids: [first, second], whole: wholeTold({ read: 2, ends: false }) },
  { type: 'shown.told', ids: [first, second], whole: wholeTold({ read: 2, ends: false, stuck: true }) },
  { type: 'chosen.whole' },
  { type: 'whole.stop' },
  { type: 'whole.retry' },
  { type: 'chosen.toggle', id: first },
  { type: 'chosen.toggle', id: third, range: true },
  { type: 'chosen.extend', from: first, by: 1 },
  { type: 'chosen.group', ids: [first, third], chosen: true },
  { type: 'chosen.group', ids: [first, third], chosen: false },
  { type: 'chosen.all' },
  { type: 'chosen.none' },
  { type: 'chosen.decide', what: 'trust' },
  { type: 'chosen.decide', what: 'suspect' },
  { type: 'chosen.decide', what: 'undo' },
  { type: 'plan.confirm' },
  { type: 'plan.cancel' },
  { type: 'trusted.undo' },
  { type: 'selection.hold' },
  { type: 'selection.release' },
  { type: 'listings.decided', ids: [second] },
];

export const selectionSamples: MachineSamples<typeof selectionMachine> = {
  lives: [
    { name: 'three are shown', input: {}, seats: sampleSeats({ listings: visibleOf(sampleShown) }), now: sampleNow },
    {
      name: 'three are shown, of which those are chosen on which nothing was decided',
      input: { onlyOpen: true },
      seats: sampleSeats({ listings: visibleOf(sampleShown) }),
      now: sampleNow,
    },
  ],
  events: said,
  serialize: ({ value, context }) => {
    const { shown, chosen, plan, trusted, whole } = context as SelectionContext;
    return JSON.stringify([value, shown.length, chosen, plan?.what, trusted.length, whole]);
  },
  never: {
    'one is chosen that is not shown': ({ context }) => {
      const { shown, chosen } = context as SelectionContext;
      return chosen.some((id) => !shown.includes(id));
    },
  },
};
