import type { AnyEventObject } from 'xstate';
import type { Outcome } from '../../../contracts/ports';
import type { HistoryReport, Listing, Page } from '../../../contracts/shapes';
import { answered, finished, refused } from '../../simulator/cover';
import { sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import { snapshotEvent } from '../../simulator/snapshot-event';
import { translationMachine } from '../../shared/translation/translation.machine';
import { translationSystemActors } from '../../shared/translation/translation.samples';
import { sampleSeller } from '../../shared/seller-information/seller-information.samples';
import type { listingPreviewMachine } from './listing-preview.machine';
import type { ListingPreviewEvent } from './listing-preview.types';
import { sampleReport } from '../../simulator/sample-report';

const [first, second, third] = sampleListings(3) as [Listing, Listing, Listing];
export const previewSystemActors = sampleSystemActors({
  listings: visibleOf([first, second, third]),
  shell: { lang: 'en', chosen: 'en', menuOpen: false },
});

const sentEvents: ListingPreviewEvent[] = [
  { type: 'preview.show', id: first.id, next: second.id },
  { type: 'preview.show', id: first.id, next: third.id },
  { type: 'preview.show', id: second.id, next: null },
  { type: 'preview.hide' },
  { type: 'preview.retry' },
  { type: 'picture.findSame' },
];
const translation: AnyEventObject[] = [
  { type: 'translation.toggle' },
  snapshotEvent('translation', translationMachine, {
    steps: [{ type: 'translation.toggle' }],
    input: { id: first.id, text: null },
    systemActors: translationSystemActors,
  }),
];

/** A page of reports that stand so. */
export const previewReports = (...statuses: string[]): Page<HistoryReport> => ({
  items: statuses.map((status, at) =>
    sampleReport({
      caseId: `1000000${at}`,
      listing: { id: first.id, siteId: first.siteId, title: first.title, thumbnail: null, href: null },
      seller: null,
      auditor: null,
      comment: null,
      reportedAt: null,
      status,
    }),
  ),
  total: statuses.length,
  offset: 0,
  limit: 50,
});

const prefetched = (output: Outcome<Listing[]>) => finished('articleAhead', output);

const ofListing = [
  ...sentEvents,
  ...translation,
  answered('article', [first]),
  answered('article', []),
  refused('article', 'SERVER_ERROR'),
  prefetched({ ok: true, value: [second] }),
  prefetched({ ok: false, failure: { code: 'OFFLINE' } }),
];
const ofPreviousListing = [
  ...sentEvents.filter(({ type }) => type !== 'preview.hide'),
  answered('seller', sampleSeller({ id: '77001' })),
  refused('seller', 'SERVER_ERROR'),
  answered('noticedArticles', previewReports('ROLLBACK')),
  refused('noticedArticles', 'OFFLINE'),
];

export const listingPreviewSamples: MachineSamples<typeof listingPreviewMachine> = {
  lives: [
    { name: 'three listings in a row', systemActors: previewSystemActors, now: sampleNow, events: ofListing },
    {
      name: 'their seller and their reports',
      systemActors: previewSystemActors,
      now: sampleNow,
      events: ofPreviousListing,
    },
  ],
  events: [...new Set([...ofListing, ...ofPreviousListing])],
  serialize: ({ value, context: { id, next, ahead: asked, kept, sellers, reports, failure, translation: shown } }) =>
    JSON.stringify([value, shown.translating, id, next, asked, kept, sellers.length, reports.length, failure !== null]),
  never: {
    'something is asked while nothing is looked at': ({ value, context: { id } }) =>
      (value === 'hidden') !== (id === null),
    'the same one is kept twice': ({ context: { kept } }) =>
      new Set(kept.map((one: { id: string }) => one.id)).size !== kept.length,
    'it is said why one could not be had that was had': (snapshot) =>
      snapshot.context.failure !== null &&
      !['listing', 'seller', 'reports'].some((of) => snapshot.matches({ shown: { rested: { [of]: 'failed' } } })),
  },
};

export const listingPreviewDescriptions = {
  states: {
    hidden: 'No listing is looked at; nothing is asked.',
    shown: 'One is looked at, with the photos that are known of it.',
    'shown.passing': 'The cursor may be passing by: nothing is asked yet.',
    'shown.rested': 'It rests there.',
    'shown.rested.listing': 'The listing, and the next one behind it.',
    'shown.rested.listing.choosing': 'Whether it was asked for before.',
    'shown.rested.listing.asking': 'The gateway is asked for it.',
    'shown.rested.listing.failed':
      'It could not be had; what is known of it stands, and it can be decided on and asked for again.',
    'shown.rested.listing.known': 'It is known as the gateway has it.',
    'shown.rested.listing.readingAhead': 'The next one is asked for before it is looked at.',
    'shown.rested.listing.alone': 'The next one could not be had; it is asked for once it is looked at.',
    'shown.rested.seller': 'The figures of its seller.',
    'shown.rested.seller.choosing': 'Whether the seller was asked for before.',
    'shown.rested.seller.asking': 'The gateway is asked for them.',
    'shown.rested.seller.failed': 'What was asked for could not be had; it can be asked for again.',
    'shown.rested.seller.known': 'There is nothing more to ask.',
    'shown.rested.reports': 'The reports that were made of it before.',
    'shown.rested.reports.choosing': 'Whether they were asked for before.',
    'shown.rested.reports.asking': 'The gateway is asked for them.',
    'shown.rested.reports.failed': 'What was asked for could not be had; it can be asked for again.',
    'shown.rested.reports.known': 'There is nothing more to ask.',
  },
  guards: {
    hasPicture: 'the listing that is looked at has a photo',
    translatable: 'the person reads another language than the site',
    isShownAlready: 'it is the one that is looked at; only the next one is another',
    isKept: 'it was asked for not long ago',
    isSellerKnown: 'its seller was asked for not long ago, or none is known',
    areReportsKnown: 'its reports were asked for not long ago',
    isNextUnknown: 'there is a next one that was not asked for lately',
    succeeded: 'the gateway answered',
  },
};
