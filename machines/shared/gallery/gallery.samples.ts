import type { GalleryEvent, GalleryInput } from './gallery.types';

export const galleryInput: GalleryInput = {
  pictures: ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => ({ id, url: `/files/pictures/1/${id}-O.svg` })),
};

export const galleryEvents: GalleryEvent[] = [
  { type: 'photo.toggle', id: 'p1' },
  { type: 'photo.toggle', id: 'p4' },
  { type: 'photo.toggle', id: 'unknown' },
  { type: 'photo.zoom', id: 'p2' },
  { type: 'photo.zoom', id: 'unknown' },
  { type: 'zoom.next' },
  { type: 'zoom.previous' },
  { type: 'zoom.close' },
  { type: 'photos.report' },
];
