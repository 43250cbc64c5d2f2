import { assign, sendParent, setup } from 'xstate';
import type { GalleryContext, GalleryEvent, GalleryInput, PhotosChosen } from './gallery.types';

export const galleryMachine = setup({
  types: { context: {} as GalleryContext, events: {} as GalleryEvent, input: {} as GalleryInput },
  actions: {
    turn: assign(({ context: { at, pictures } }, by: 1 | -1) => ({
      at: (at + by + pictures.length) % pictures.length,
    })),
    tellChosen: sendParent(({ context }): PhotosChosen => ({ type: 'photos.chosen', photos: context.selected })),
  },
  guards: {
    known: ({ context, event }) => 'id' in event && context.pictures.some(({ id }) => id === event.id),
    some: ({ context }) => context.selected.length > 0,
  },
}).createMachine({
  id: 'gallery',
  context: ({ input }) => ({ pictures: input.pictures, selected: [], at: 0 }),
  initial: 'browsing',
  on: {
    'photo.toggle': {
      guard: 'known',
      actions: assign(({ context: { pictures, selected }, event: { id } }) => ({
        selected: pictures.map((picture) => picture.id).filter((one) => selected.includes(one) !== (one === id)),
      })),
    },
  },
  states: {
    browsing: {
      on: {
        'photo.zoom': {
          guard: 'known',
          target: 'zoomed',
          actions: assign(({ context, event }) => ({ at: context.pictures.findIndex(({ id }) => id === event.id) })),
        },
        'photos.report': { guard: 'some', actions: 'tellChosen' },
      },
    },
    zoomed: {
      on: {
        'zoom.next': { actions: { type: 'turn', params: 1 } },
        'zoom.previous': { actions: { type: 'turn', params: -1 } },
        'zoom.close': 'browsing',
      },
    },
  },
});
