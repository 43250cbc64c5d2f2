import { sitePartOf } from '../../domain/sites';
import type { Listing } from '../../../contracts/shapes';
import { comparedPicture } from '../../domain/result-groups';
import { emptyRingCase, type SentRingCase } from '../../domain/ring-case';
import type { Ring } from '../../domain/rings';
import { pictureGroupsMachine } from '../../shared/picture-groups/picture-groups.machine';
import { sampleHash } from '../../shared/picture-groups/picture-groups.samples';
import { samplePastReport, wholePast } from '../../shared/past/past.samples';
import { answered, finished, refused } from '../../simulator/cover';
import { inputAt, searchAt } from '../../simulator/sample-addresses';
import { sampleAuthor, sampleListing, visibleOf } from '../../simulator/sample-listing';
import { recoveringOutbox, sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { Mutation } from '../../system-actors/outbox';
import type { MachineSamples } from '../../simulator/samples';
import { snapshotEvent } from '../../simulator/snapshot-event';
import type { ringsMachine } from './rings.machine';
import type { RingsContext, RingsEvent, RingsInput } from './rings.types';

export const ringsInput: RingsInput = inputAt('rings', {}, {});

const sellers = { MLA: { id: '77001', nickname: 'OFERTAS_DEL_SUR' }, MLB: { id: '88002', nickname: 'LOJA_DO_PE' } };
const offer = (id: string, title: string, photo: string, partNumber: string): Listing => {
  const seller = { ...sellers[sitePartOf(id) as 'MLA' | 'MLB'], watched: false, trusted: false };
  const thumbnail = `/files/pictures/${photo}/1-R.svg`;
  return sampleListing({ id, title, seller, partNumber, thumbnail, pictures: [] });
};
/** Two sellers of two countries with the photos and part numbers of one another. */
export const ringListings: Listing[] = [
  offer('MLA1000000001', 'Zapatillas Andes Runner', '1', 'AR-1'),
  offer('MLA1000000002', 'Zapatillas Andes Trail', '2', 'AT-2'),
  offer('MLB1000000001', 'Tênis Andes Runner', '1', 'AR-1'),
  offer('MLB1000000002', 'Tênis Andes Trail', '2', 'AT-2'),
];
const [first, second, third, fourth] = ringListings.map(({ id }) => id) as [string, string, string, string];
export const sampleRing: Ring = {
  sellers: [
    { ...sellers.MLA, siteId: 'MLA', ids: [first, second] },
    { ...sellers.MLB, siteId: 'MLB', ids: [third, fourth] },
  ],
  links: [
    {
      sellers: [sellers.MLA.id, sellers.MLB.id],
      shared: [
        { by: 'photo', key: '1', text: '', ids: [first, third] },
        { by: 'partNumber', key: 'at2', text: 'AT-2', ids: [second, fourth] },
      ],
    },
  ],
};
/** What of it is known from the past alone. */
const unread: Ring = {
  sellers: [
    { id: '99003', nickname: 'OTRA', siteId: 'MLC', ids: ['MLC1000000009'] },
    { id: '99004', nickname: 'OTRA_MAS', siteId: 'MPE', ids: ['MPE1000000009'] },
  ],
  links: [],
};
export const ringsSystemActors = sampleSystemActors({ listings: visibleOf(ringListings) });

const pictures = ringListings.flatMap((one) => comparedPicture(one) ?? []);
const page = (items: Listing[], total = items.length) => ({ items, total, offset: 0, limit: 50 });
const labels = { PPPI1: 'Uso de la marca', PPPI9: 'Patente' };

const sampleSentCase: SentRingCase = {
  id: 'ring-1',
  key: `ring:${sellers.MLA.id}`,
  form: { ...emptyRingCase, code: 'PPPI1', comments: { MLA: 'Es una copia.' } },
};
const refusedMark: Mutation = {
  kind: 'mark',
  mark: {
    type: 'report',
    ids: [first],
    originModel: 'live_search',
    author: sampleAuthor,
    report: { code: 'PPPI1', codeDescription: '', description: '', tags: [], photosDenounced: [] },
    ring: sampleSentCase,
  },
};

/** More than are asked for at once. */
const manyIds = Array.from({ length: 60 }, (_, at) => `MLA${String(1_000_001_000 + at)}`);

const sentEvents: RingsEvent[] = [
  { type: 'rings.known', profileId: 'p-ana', ids: [] },
  { type: 'rings.known', profileId: 'p-ana', ids: ['MLA1000000009'] },
  { type: 'rings.found', rings: [sampleRing], reports: {}, wantedDescriptions: [] },
  { type: 'rings.found', rings: [sampleRing, unread], reports: {}, wantedDescriptions: [] },
  { type: 'rings.found', rings: [sampleRing], reports: {}, wantedDescriptions: [first, third] },
  { type: 'rings.found', rings: [], reports: {}, wantedDescriptions: manyIds },
  { type: 'rings.seek' },
  { type: 'ring.step', by: 1 },
  searchAt('rings', { seller: '99003' }),
  searchAt('rings', {}),
  { type: 'screen.resumed' },
  { type: 'listing.toggle', id: first },
  { type: 'reason.choose', code: 'PPPI1' },
  { type: 'reason.choose', code: 'PPPI9' },
  { type: 'comment.change', siteId: 'MLA', text: 'Es una copia.' },
  { type: 'offending.remove', siteId: 'MLA' },
  { type: 'case.review' },
  { type: 'case.back' },
  { type: 'case.send', labels },
  { type: 'case.anew' },
  { type: 'last.undone', marks: [], ring: sampleSentCase },
  { type: 'last.undone', marks: [], ring: { ...sampleSentCase, key: 'ring:99003' } },
  { type: 'mutation.settled', id: 'id-1', work: refusedMark, failure: { code: 'SERVER_ERROR' } },
];

export const ringsSamples: MachineSamples<typeof ringsMachine> = {
  lives: [
    {
      name: 'two sellers who share photos',
      input: ringsInput,
      systemActors: { ...ringsSystemActors, outbox: recoveringOutbox },
      now: sampleNow,
    },
  ],
  events: [
    ...sentEvents,
    answered('suggestedArticles', { ...page(ringListings.slice(0, 2), 4), pinned: [] }),
    refused('suggestedArticles', 'OFFLINE'),
    answered('reportedArticles', page(ringListings.slice(2), 4)),
    refused('reportedArticles', 'OFFLINE'),
    answered('articlesByIds', []),
    refused('articlesByIds', 'OFFLINE'),
    answered('article', ringListings),
    refused('article', 'OFFLINE'),
    answered('readPast', { ...wholePast(sampleNow), parts: [[samplePastReport()]] }),
    refused('readPast', 'STORAGE_UNAVAILABLE'),
    answered('blindages', []),
    answered(
      'blindages',
      ringListings.map(({ id: item }) => ({ id: `B${item}`, item, reason: 'PPPI9', dueDate: '2027-01-01' })),
    ),
    refused('blindages', 'OFFLINE'),
    finished('recovered'),
    snapshotEvent('pictures', pictureGroupsMachine, {
      steps: [
        { type: 'pictures.wanted', pictures },
        {
          type: 'pictures.hashed',
          hashes: Object.fromEntries(pictures.map(({ key }) => [key, sampleHash('z')])),
          faults: {},
        },
      ],
      systemActors: ringsSystemActors,
    }),
  ],
  serialize: ({ value, context }) => {
    const { read, pending, incomplete, wantedDescriptions, lacksDescriptions, rings, key, form, lacking, sent } =
      context as RingsContext;
    const { leftOut, code, comments } = form;
    return JSON.stringify([
      value,
      read > 0,
      pending.length,
      incomplete,
      wantedDescriptions.length,
      lacksDescriptions,
      rings.length,
      key,
      [leftOut, code, comments],
      lacking,
      sent !== null,
    ]);
  },
};

export const ringsDescriptions = {
  states: {
    finding: 'What this browser holds is read and compared.',
    'finding.waiting': 'It is not known yet who works here, nor what was kept.',
    'finding.suggested': 'The suggestions are read, page by page.',
    'finding.suspicious': 'The suspicious listings are read, page by page.',
    'finding.remembered': 'It is seen whether something that stood in rings before wasn’t read.',
    'finding.asking': 'It is asked for by its ids.',
    'finding.past': 'What this browser keeps of the past is read.',
    'finding.known': 'All of it was read.',
    'finding.known.seeking': 'Rings are looked for.',
    'finding.known.seeking.piece': 'One piece of the work follows another, so that the page paints between.',
    'finding.known.judging': 'It is seen whether listings of a ring are known from the past alone.',
    'finding.known.asking': 'They are asked for by their ids.',
    'finding.known.describing': 'Descriptions that may tell more are read, a batch at a time.',
    'finding.known.found': 'The rings are known; photos that are still looked at may tell of more.',
    case: 'The ring in front is decided as one case.',
    'case.writing': 'Listings, a reason and the comments are chosen and written.',
    'case.checking': 'It is asked which listings are protected from this reason.',
    'case.judging': 'It is seen whether it can go out.',
    'case.summary': 'What goes out to each country is shown before it does.',
    'case.sending': 'It waits until it is known what a former visit left.',
    'case.sent': 'A report for each country is in the outbox.',
  },
  guards: {
    succeeded: 'it was answered',
    hasMore: 'there are more pages',
    hasPending: 'some were not read',
    wantsDescriptions: 'descriptions may tell more',
    hasMoreDescriptions: 'more descriptions are to be read',
    isOther: 'another ring stands in front',
    bringsOther: 'another ring stands in front',
    isInFront: 'it is the case of the ring in front',
    mustCheck: 'the reason knows protections',
    canReview: 'nothing is missing',
  },
};
