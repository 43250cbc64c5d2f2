import type { Listing } from '../../../contracts/shapes';
import { comparedPicture, pictureKey } from '../../domain/result-groups';
import type { Relisting } from '../../domain/relistings';
import type { PastReport } from '../../domain/past-reports';
import { pictureGroupsMachine } from '../../shared/picture-groups/picture-groups.machine';
import { sampleHash } from '../../shared/picture-groups/picture-groups.samples';
import { samplePastReport, wholePast } from '../../shared/past/past.samples';
import { answered, refused } from '../../simulator/cover';
import { sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import { snapshotEvent } from '../../simulator/snapshot-event';
import type { relistingsMachine, RelistingsContext, RelistingsEvent } from './relistings.machine';

const [first, second] = sampleListings(2) as [Listing, Listing];
export const relistingsSystemActors = sampleSystemActors({ listings: visibleOf([first, second]) });

/** A report after which a listing of the sample listings’ seller was taken down. */
export const sampleTakenDown = (more: Partial<PastReport> = {}): PastReport =>
  samplePastReport({
    caseId: '40000123',
    listing: { id: 'MLA900000001', siteId: 'MLA', title: 'Zapatillas Andes Trail 41 negras', thumbnail: null },
    seller: { id: '77001', nickname: 'OFERTAS_DEL_SUR' },
    reasonCode: 'PPPI1',
    status: 'DOCUMENTATION_NOT_PRESENTED',
    comment: 'The listing shows a copy of our product.',
    ...more,
  });
export const sampleRelisting: Relisting = {
  report: { ...sampleTakenDown(), seller: { id: '77001', nickname: 'OFERTAS_DEL_SUR' } },
  by: 'title',
};
export const samplePastOf = (...reports: PastReport[]) => ({ ...wholePast(sampleNow), parts: [reports] });

const shown = '/files/pictures/9/9-R.svg';
const photographed = sampleTakenDown({
  listing: { id: 'MLA900000002', siteId: 'MLA', title: 'Otra cosa', thumbnail: shown },
});
const pictures = [...[first].flatMap((one) => comparedPicture(one) ?? []), { key: pictureKey(shown), url: shown }];

const sentEvents: RelistingsEvent[] = [
  { type: 'profile.known', id: 'ana' },
  { type: 'relistings.wanted', ids: [first.id] },
  { type: 'relistings.wanted', ids: [first.id, second.id] },
  { type: 'screen.resumed' },
];

export const relistingsSamples: MachineSamples<typeof relistingsMachine> = {
  lives: [{ name: 'two results', systemActors: relistingsSystemActors, now: sampleNow }],
  events: [
    answered('readPast', null),
    answered('readPast', samplePastOf(sampleTakenDown())),
    answered('readPast', samplePastOf(photographed)),
    refused('readPast', 'STORAGE_UNAVAILABLE'),
    ...sentEvents,
    snapshotEvent('pictures', pictureGroupsMachine, {
      steps: [
        { type: 'pictures.wanted', pictures },
        {
          type: 'pictures.hashed',
          hashes: Object.fromEntries(pictures.map(({ key }) => [key, sampleHash('z')])),
          faults: {},
        },
      ],
      systemActors: relistingsSystemActors,
    }),
  ],
  serialize: ({ value, context }) => {
    const { parts, byCase, indexed, wanted, judged, pairs, found } = context as RelistingsContext;
    return JSON.stringify([value, parts, byCase.length, indexed, wanted, judged, pairs.length, found]);
  },
};

export const relistingsDescriptions = {
  states: {
    waiting: 'It is not known yet whose past it is.',
    reading: 'What this browser keeps of the past is read.',
    nothing: 'Nothing is kept, or it can’t be read: nothing is found.',
    known: 'Something is kept.',
    'known.indexing': 'The past is put by seller and by the words of its titles, a piece at a time.',
    'known.judging': 'The results are compared with it, a few at a time.',
    'known.judged': 'All that stands was compared; pictures that are still looked at may tell of more.',
  },
  guards: {
    succeeded: 'it could be read',
    isNothingKept: 'nothing is kept',
    isIndexed: 'all of it was put in order',
    isJudged: 'all that is wanted was compared',
    hasNew: 'some of them were not compared yet',
  },
};
