import type { MachineSamples } from '../../simulator/samples';
import { sampleNow, sampleSystemActors } from '../../simulator/sample-system-actors';
import type { galleryMachine, GalleryEvent, GalleryInput } from './gallery.machine';

export const galleryInput: GalleryInput = {
  pictures: ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => ({ id, url: `/files/pictures/1/${id}-O.svg` })),
};

const sentEvents: GalleryEvent[] = [
  { type: 'photo.toggle', id: 'p1' },
  { type: 'photo.toggle', id: 'p4' },
  { type: 'photo.toggle', id: 'unknown' },
  { type: 'photo.zoom', id: 'p2' },
  { type: 'photo.zoom' },
  { type: 'photo.zoom', id: 'unknown' },
  { type: 'photo.next' },
  { type: 'photo.previous' },
  { type: 'zoom.close' },
  { type: 'photos.report' },
  { type: 'photos.show', photos: ['p4'] },
  { type: 'photos.renew', pictures: galleryInput.pictures.slice(1) },
];

export const gallerySamples: MachineSamples<typeof galleryMachine> = {
  lives: [{ name: 'five pictures', input: galleryInput, systemActors: sampleSystemActors(), now: sampleNow }],
  events: sentEvents,
  never: {
    'a picture is zoomed that is not there': ({ context }) => context.pictures[context.at] === undefined,
    'something is selected that is no picture': ({ context }) =>
      context.selected.some((one: string) => !context.pictures.some(({ id }: { id: string }) => id === one)),
  },
};

export const galleryDescriptions = {
  states: {
    browsing: 'The thumbnails are looked at and selected.',
    zoomed: 'One picture stands large over the page.',
  },
  guards: {
    known: 'it is one of the pictures',
    several: 'there is another picture',
    some: 'at least one photo is selected',
  },
};
