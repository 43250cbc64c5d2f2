import type { Listing } from '../../../contracts/shapes';
import { isAdded, learnedOrderKey, signals, traits, type LearnedOrder } from '../../domain/learned-order';
import type { PastReport } from '../../domain/past-reports';
import { answered, finished, refused } from '../../simulator/cover';
import type { MachineSamples } from '../../simulator/samples';
import { snapshotEvent } from '../../simulator/snapshot-event';
import { sampleAuthor, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import { pastMachine } from '../../shared/past/past.machine';
import { samplePastReport } from '../../shared/past/past.samples';
import type { learnedOrderMachine, LearnedOrderEvent } from './learned-order.machine';

const none = <Name extends string, Value>(names: readonly Name[], value: () => Value) =>
  Object.fromEntries(names.map((name) => [name, value()])) as Record<Name, Value>;

/** Learned from sixty decisions: the seller of the sample listings is one whose reports are confirmed. */
export const sampleLearnedOrder: LearnedOrder = {
  version: 2,
  learnedAt: sampleNow,
  total: [20, 30, 60],
  tallies: {
    ...none(traits, () => ({})),
    seller: { '77001': [3, 4, 5] },
    word: { replica: [7, 14, 16] },
  },
  prices: { currencies: { ARS: Math.log(90_000) }, words: {} },
  bias: 0,
  weights: { ...none(signals.filter(isAdded), () => 0), cheap: 1, dear: -1 },
  words: { replica: 1.2 },
  sellers: { share: 0.2, few: -0.5, many: 2, evidence: { '77001': 3000 } },
  decided: {},
};

const moment = (day: number) => new Date(sampleNow - day * 86_400_000).toISOString();
/** Reports of that many listings, two of three confirmed and one rejected, of the listings from `offset` on. */
export const samplePast = (count: number, offset = 100): PastReport[] =>
  sampleListings(count, offset).map(({ id }, at) =>
    samplePastReport({
      caseId: String(20_000_000 + at),
      listing: { id, siteId: 'MLA', title: 'Zapatillas Andes réplica', thumbnail: null },
      status: at % 3 === 0 ? 'REJECTED' : 'DOCUMENTATION_NOT_APPROVED',
      reportedAt: moment(at),
    }),
  );

/** The same listings as the gateway knows them. */
export const samplePastListings = (count: number, offset = 100): Listing[] => sampleListings(count, offset);

export const learnedOrderSystemActors = sampleSystemActors({
  listings: visibleOf(sampleListings(2)),
  drafts: { drafts: {}, read: true },
});

const trusted = sampleListings(1, 300).map((listing) => ({
  ...listing,
  approved: { author: sampleAuthor, createdAt: null },
}));

const events: LearnedOrderEvent[] = [
  { type: 'order.turned', on: true },
  { type: 'order.turned', on: false },
  { type: 'order.restored', learned: null },
  { type: 'order.restored', learned: sampleLearnedOrder },
  { type: 'order.restored', learned: { ...sampleLearnedOrder, learnedAt: sampleNow - 172_800_000 } },
  { type: 'order.learn' },
  { type: 'order.forget' },
  { type: 'forget.confirm' },
  { type: 'forget.cancel' },
];

const pastAt = (state: 'whole' | 'failed' | 'reading', reports: readonly PastReport[]) =>
  snapshotEvent('past', pastMachine, {
    steps:
      state === 'whole'
        ? [
            answered('readPast', {
              state: { version: 1, source: 'none', from: 0, total: 0, since: null, readAt: sampleNow, stopped: false },
              parts: [[...reports]],
            }),
          ]
        : [answered('readPast', null), ...(state === 'failed' ? [refused('noticedArticles', 'OFFLINE')] : [])],
    systemActors: learnedOrderSystemActors,
  });

export const learnedOrderSamples: MachineSamples<typeof learnedOrderMachine> = {
  lives: [
    {
      name: 'the order is chosen for the first time',
      input: { on: true },
      systemActors: learnedOrderSystemActors,
      now: sampleNow,
    },
    {
      name: 'another order stands, and something was learned before',
      input: { on: false },
      systemActors: sampleSystemActors({ drafts: { drafts: { [learnedOrderKey]: sampleLearnedOrder }, read: true } }),
      now: sampleNow,
    },
  ],
  events: [
    ...events,
    pastAt('whole', samplePast(60)),
    pastAt('whole', samplePast(3)),
    pastAt('reading', []),
    pastAt('failed', []),
    finished('pastListings', trusted),
    answered('learnOrder', sampleLearnedOrder),
    refused('learnOrder', 'SERVER_ERROR'),
  ],
  serialize: ({ value, context: { on, learned, past, decisions, asksForget } }) =>
    JSON.stringify([value, on, learned === null, past?.reports.length, decisions.length, asksForget]),
};

export const learnedOrderDescriptions = {
  states: {
    off: 'Another order is chosen: nothing is learned.',
    restoring: 'What was learned before is being read.',
    restored: 'It is weighed: what was learned a day ago or longer is learned anew.',
    reading: 'The report history is being read.',
    asking: 'The listings of the past are being asked for.',
    gathered: 'It is counted whether there is enough to learn from.',
    learning: 'It is learned beside the page.',
    learned: 'The results are ordered by what was learned.',
    tooFew: 'There is too little to learn from yet: the results stand in their usual order.',
    failed: 'It could not be learned: the results stand as they do without it.',
  },
  guards: {
    isOn: 'that order is chosen now',
    isChosen: 'that order is chosen',
    isFresh: 'something was learned less than a day ago',
    isPastRead: 'the history is known, as far as a person lets it be read',
    isPastFailed: 'the history could not be had',
    teachesEnough: 'there are enough decisions, and of both kinds',
    mayForget: 'something was learned',
    asksForget: 'the person was asked whether it is to be forgotten',
    succeeded: 'it was learned',
  },
};
