import { assign, sendParent, setup } from 'xstate';
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

export const galleryMachine = setup({
  types: { context: {} as GalleryContext, events: {} as GalleryEvent, input: {} as GalleryInput },
  actions: {
    toggle: assign(({ context: { pictures, selected } }, toggled: string) => ({
      selected: pictures.map(({ id }) => id).filter((id) => selected.includes(id) !== (id === toggled)),
    })),
    turnTo: assign(({ context: { at, pictures } }, shown: string | undefined) => ({
      at: shown === undefined ? at : pictures.findIndex(({ id }) => id === shown),
    })),
    turn: assign(({ context: { at, pictures } }, by: 1 | -1) => ({
      at: (at + by + pictures.length) % pictures.length,
    })),
    showPhotos: assign(({ context: { pictures } }, photos: string[]) => ({
      selected: pictures.map(({ id }) => id).filter((id) => photos.includes(id)),
    })),
    /** The picture that stands large stays so, wherever it is among them. */
    renew: assign(({ context: { at, pictures, selected } }, renewed: Picture[]) => ({
      pictures: renewed,
      selected: renewed.map(({ id }) => id).filter((id) => selected.includes(id)),
      at: Math.max(
        0,
        renewed.findIndex(({ id }) => id === pictures[at]?.id),
      ),
    })),
    notifyPhotosTicked: sendParent(({ context }): PhotosTicked => ({
      type: 'photos.ticked',
      photos: context.selected,
    })),
    notifyChoice: sendParent(({ context }): PhotosChosen => ({ type: 'photos.chosen', photos: context.selected })),
  },
  guards: {
    known: ({ context, event }) => {
      const meant = ('id' in event ? event.id : undefined) ?? context.pictures[context.at]?.id;
      return context.pictures.some(({ id }) => id === meant);
    },
    several: ({ context }) => context.pictures.length > 1,
    some: ({ context }) => context.selected.length > 0,
  },
}).createMachine({
  id: 'gallery',
  context: ({ input }) => ({ pictures: input.pictures, selected: [], at: 0 }),
  initial: 'browsing',
  on: {
    'photo.toggle': {
      guard: 'known',
      actions: [{ type: 'toggle', params: ({ event }) => event.id }, 'notifyPhotosTicked'],
    },
    'photo.next': { guard: 'several', actions: { type: 'turn', params: 1 } },
    'photo.previous': { guard: 'several', actions: { type: 'turn', params: -1 } },
    'photos.renew': { actions: { type: 'renew', params: ({ event }) => event.pictures } },
    'photos.show': { actions: { type: 'showPhotos', params: ({ event }) => event.photos } },
  },
  states: {
    browsing: {
      on: {
        'photo.zoom': {
          guard: 'known',
          target: 'zoomed',
          actions: { type: 'turnTo', params: ({ event }) => event.id },
        },
        'photos.report': { guard: 'some', actions: 'notifyChoice' },
      },
    },
    zoomed: {
      on: {
        'zoom.close': 'browsing',
      },
    },
  },
});
