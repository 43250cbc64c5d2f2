import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { pictureGroupsMachine, PictureGroupsContext, PictureGroupsEvent } from './picture-groups.machine';

/** A hash of a picture that is that bright above and dark below: two are alike where these are near. */
export const sampleHash = (bright: string, colour = 'W'): string =>
  `${bright.repeat(32)}${'0'.repeat(32)}${colour.repeat(32)}`;

const wanted = ['/1/0-O.png', '/2/0-O.png', '/3/0-O.png'].map((url) => ({ key: url.slice(0, -6), url }));
const sentEvents: PictureGroupsEvent[] = [
  { type: 'pictures.wanted', pictures: wanted.slice(0, 2) },
  { type: 'pictures.wanted', pictures: wanted },
  { type: 'pictures.hashed', hashes: { '/1/0': sampleHash('z') }, faults: {} },
  { type: 'pictures.hashed', hashes: { '/2/0': sampleHash('y') }, faults: { '/3/0': 'MISSING' } },
  { type: 'pictures.hashed', hashes: {}, faults: { '/2/0': 'BLOCKED' } },
];

export const pictureGroupsSamples: MachineSamples<typeof pictureGroupsMachine> = {
  lives: [
    { name: 'the pictures of three listings', input: undefined, systemActors: sampleSystemActors(), now: sampleNow },
  ],
  events: sentEvents,
  serialize: ({ value, context }) => {
    const { groups, faults, asked } = context as PictureGroupsContext;
    return JSON.stringify([value, groups.same, faults, asked]);
  },
  never: {
    'all were looked at, and it still compares': (snapshot) => {
      const { groups, faults, asked } = snapshot.context;
      const looked = Object.keys(groups.hashes).length + Object.keys(faults).length;
      return snapshot.matches('comparing') && looked >= asked.length;
    },
  },
};

export const pictureGroupsDescriptions = {
  states: {
    compared: 'Every picture that was wanted was looked at, or none is.',
    comparing: 'Some of the pictures that were wanted are being looked at.',
  },
  guards: {
    hasNew: 'some of them were not wanted before',
    isCompared: 'each was looked at, or could not be',
  },
};
