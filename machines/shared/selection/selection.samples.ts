import { sampleAuthor, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { EarlierReport } from '../../domain/bulk-decisions';
import type { MachineSamples } from '../../simulator/samples';
import type { selectionMachine } from './selection.machine';
import type { SelectionContext, SelectionEvent, ReadProgress } from './selection.types';

const mark = { author: sampleAuthor, createdAt: null };
/** Three, of which the last one is trusted already. */
export const sampleShownListings = sampleListings(3).map((one, at) => (at === 2 ? { ...one, approved: mark } : one));
const ids = sampleShownListings.map(({ id }) => id);
const [first = '', second = '', third = ''] = ids;

/** What the list tells of a search of three, all of them read unless it says otherwise. */
export const sampleReadProgress = (more: Partial<ReadProgress> = {}): ReadProgress => ({
  read: 3,
  total: 3,
  ends: true,
  stuck: false,
  ...more,
});

/** Of the first one alone is the earlier report said again. */
export const sampleEarlier: EarlierReport = {
  repeat: {
    code: 'PPPI1',
    comment: 'The listing shows a copy of our product.',
    label: 'Counterfeit product',
    lang: 'es',
  },
  leftOut: { [second]: { because: 'NOT_RELISTED' } },
};

const sentEvents: SelectionEvent[] = [
  { type: 'shown.told', ids, whole: sampleReadProgress() },
  { type: 'shown.told', ids: [first, second], whole: sampleReadProgress({ read: 2, ends: false }) },
  { type: 'shown.told', ids: [first, second], whole: sampleReadProgress({ read: 2, ends: false, stuck: true }) },
  { type: 'chosen.whole' },
  { type: 'whole.stop' },
  { type: 'whole.retry' },
  { type: 'chosen.toggle', id: first },
  { type: 'chosen.toggle', id: third, range: true },
  { type: 'chosen.extend', from: first, by: 1 },
  { type: 'chosen.group', ids: [first, third], chosen: true },
  { type: 'chosen.group', ids: [first, third], chosen: false },
  { type: 'chosen.toggleGroup', ids: [first, third] },
  { type: 'chosen.all' },
  { type: 'chosen.only', ids: [third] },
  { type: 'chosen.none' },
  { type: 'chosen.decide', what: 'trust' },
  { type: 'chosen.decide', what: 'suspect' },
  { type: 'chosen.decide', what: 'repeat' },
  { type: 'chosen.decide', what: 'repeat', earlier: sampleEarlier },
  { type: 'chosen.decide', what: 'undo' },
  { type: 'chosen.decide', what: 'suspect', alike: [[first, second]] },
  { type: 'facts.changed' },
  { type: 'plan.confirm' },
  { type: 'plan.cancel' },
  { type: 'trusted.undo' },
  { type: 'selection.hold' },
  { type: 'selection.release' },
  { type: 'listings.decided', ids: [second], undone: false },
  { type: 'listings.decided', ids: [second], undone: true },
];

export const selectionSamples: MachineSamples<typeof selectionMachine> = {
  lives: [
    {
      name: 'three are shown',
      input: {},
      systemActors: sampleSystemActors({ listings: visibleOf(sampleShownListings) }),
      now: sampleNow,
    },
    {
      name: 'three are shown, of which those are chosen on which nothing was decided',
      input: { onlyOpen: true },
      systemActors: sampleSystemActors({ listings: visibleOf(sampleShownListings) }),
      now: sampleNow,
    },
  ],
  events: sentEvents,
  serialize: ({ value, context }) => {
    const { shown, chosen, plan, compared, trusted, whole } = context as SelectionContext;
    return JSON.stringify([value, shown.length, chosen, plan?.what, compared, trusted.length, whole]);
  },
  never: {
    'one is chosen that is not shown': ({ context }) => {
      const { shown, chosen } = context as SelectionContext;
      return chosen.some((id) => !shown.includes(id));
    },
  },
};

export const selectionDescriptions = {
  states: {
    choosing: 'A person chooses listings, or looks on.',
    'choosing.resting': 'What is chosen can be decided on.',
    'choosing.held': 'A report of those chosen is being made: they stay as they are.',
    'choosing.reading': 'The rest of the search is read, and chosen as it comes.',
    asking:
      'Some of those chosen, or all of them, stay out of it: they are named with their reasons before anything is decided, as every screen sees them. Photos that look alike are compared, and one that is another can be taken out.',
  },
  guards: {
    isShown: 'the listing is one of those shown',
    isDecidable: 'something can be decided on in that group',
    nothingChosen: 'no listing is chosen',
    canDecideAll: 'it can be decided for all of them, and they belong together',
    lookAlike: 'photos of some of them look alike, and no decision is taken back',
    isCompared: 'its photo is one of those that are compared',
    canDecide: 'it can be decided for one of them at least, and they belong together',
    liesBehind: 'some of the search was not read yet',
    isRead: 'the whole search was read, or nothing more comes of it',
    isStuck: 'the next page could not be had',
    isOutdated: 'it is not what was shown',
    wasTrusted: 'some were trusted together, and not taken back',
  },
};
