import type { Picture } from '../../../contracts/shapes';

export interface GalleryInput {
  pictures: Picture[];
}

export interface GalleryContext {
  pictures: Picture[];
  /** Ids, in the order of the pictures. */
  selected: string[];
  /** Index of the picture that is zoomed, or was last. */
  at: number;
}

export type GalleryEvent =
  | { type: 'photo.toggle'; id: string }
  | { type: 'photo.zoom'; id: string }
  | { type: 'zoom.next' }
  | { type: 'zoom.previous' }
  | { type: 'zoom.close' }
  | { type: 'photos.report' };

/** Told to the parent: these photos are to be reported. */
export interface PhotosChosen {
  type: 'photos.chosen';
  photos: string[];
}
