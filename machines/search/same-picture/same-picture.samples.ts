import type { Listing } from '../../../contracts/shapes';
import { comparedPicture } from '../../domain/result-groups';
import { pictureGroupsMachine } from '../../shared/picture-groups/picture-groups.machine';
import { sampleHash } from '../../shared/picture-groups/picture-groups.samples';
import { answered, refused } from '../../simulator/cover';
import { reportedListing, sampleListings, visibleOf } from '../../simulator/sample-listing';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { MachineSamples } from '../../simulator/samples';
import { snapshotEvent } from '../../simulator/snapshot-event';
import type { samePictureMachine, SamePictureContext, SamePictureEvent } from './same-picture.machine';

const [first, second] = sampleListings(2) as [Listing, Listing];
export const samePictureSystemActors = sampleSystemActors({ listings: visibleOf([first, second]) });
const pictures = [first, second].flatMap((one) => comparedPicture(one) ?? []);
const page = (items: Listing[]) => ({ items, total: items.length, offset: 0, limit: 50 });

const sentEvents: SamePictureEvent[] = [{ type: 'samePicture.open', id: first.id }, { type: 'samePicture.close' }];

export const samePictureSamples: MachineSamples<typeof samePictureMachine> = {
  lives: [{ name: 'two listings that were read', systemActors: samePictureSystemActors, now: sampleNow }],
  events: [
    ...sentEvents,
    answered('suggestedArticles', { ...page(sampleListings(1, 70)), pinned: [] }),
    refused('suggestedArticles', 'OFFLINE'),
    answered('reportedArticles', page([reportedListing({ id: 'MLA1000000090' })])),
    refused('reportedArticles', 'OFFLINE'),
    snapshotEvent('pictures', pictureGroupsMachine, {
      steps: [
        { type: 'pictures.wanted', pictures },
        {
          type: 'pictures.hashed',
          hashes: Object.fromEntries(pictures.map(({ key }) => [key, sampleHash('z')])),
          faults: {},
        },
      ],
      systemActors: samePictureSystemActors,
    }),
  ],
  serialize: ({ value, context }) => {
    const { id, keys, places, incomplete, pictures: known } = context as SamePictureContext;
    return JSON.stringify([value, id, Object.keys(keys), places, incomplete, known.count]);
  },
};

export const samePictureDescriptions = {
  states: {
    closed: 'Nothing is looked for.',
    open: 'The photos of the listings that were read are compared with that of one.',
    'open.askingSuggested': 'The suggestions are asked for.',
    'open.askingSuspicious': 'The suspicious listings are asked for.',
    'open.asked': 'Every list was asked for.',
  },
  guards: {
    hasPicture: 'the listing has a photo',
    succeeded: 'the gateway answered',
  },
};
