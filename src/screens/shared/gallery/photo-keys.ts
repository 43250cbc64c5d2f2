import type { ActorRefFrom } from 'xstate';
import type { galleryMachine, GalleryEvent } from '../../../../machines/shared/gallery/gallery.machine';
import { keyActsOf, type KeyActs, type KeyTable } from '../../../parts/keys';

interface Turns {
  next: string;
  previous: string;
}
/** Where the arrows are the photos'. */
export const photoArrowKeys: Turns = { next: 'arrowright', previous: 'arrowleft' };

/** Where the arrows lead from listing to listing. */
export const photoPeriodKeys: Turns = { next: '.', previous: ',' };

export const zoomKey = 'v';

const table = ({ next, previous }: Turns): KeyTable<GalleryEvent> => ({
  [zoomKey]: { event: { type: 'photo.zoom' }, words: 'keys.zoom.text' },
  [next]: { event: { type: 'photo.next' }, words: 'keys.nextPhoto.text' },
  [previous]: { event: { type: 'photo.previous' }, words: 'keys.previousPhoto.text' },
});

/** The photos by keys. */
export function photoKeys(gallery: ActorRefFrom<typeof galleryMachine>, turns: Turns): KeyActs {
  return keyActsOf(
    table(turns),
    (event) => gallery.send(event),
    (event) => !gallery.getSnapshot().can(event),
  );
}
