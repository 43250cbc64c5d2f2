import type { Picture } from '../../../contracts/shapes';

export interface GalleryInput {
  pictures: Picture[];
}

export interface GalleryContext {
  pictures: Picture[];
  /** Ids, in the order of the pictures. */
  selected: string[];
  /** Index of the picture that stands large, on the page or over it. */
  at: number;
}

export type GalleryEvent =
  | { type: 'photo.toggle'; id: string }
  /** Without an `id` it is the one that stands large. */
  | { type: 'photo.zoom'; id?: string }
  | { type: 'photo.next' }
  | { type: 'photo.previous' }
  | { type: 'zoom.close' }
  | { type: 'photos.report' }
  /** The parent has heard of the pictures anew. */
  | { type: 'photos.renew'; pictures: Picture[] }
  /** The parent says which are selected: they were chosen in the report drawer, which has the same selection. */
  | { type: 'photos.show'; photos: string[] };

/** Told to the parent: the selection has changed here. */
export interface PhotosTicked {
  type: 'photos.ticked';
  photos: string[];
}

/** Told to the parent: these photos are to be reported. */
export interface PhotosChosen {
  type: 'photos.chosen';
  photos: string[];
}
