import type { SnapshotFrom } from 'xstate';
import { pageSizes } from '../../../contracts/vocabulary/limits';
import type { galleryMachine } from './gallery.machine';

/** The pictures, how many the preview leaves out, what is selected, and the picture that is zoomed. */
export function galleryView(snapshot: SnapshotFrom<typeof galleryMachine>) {
  const { pictures, selected, at } = snapshot.context;
  return {
    pictures,
    selected,
    preview: pictures.slice(0, pageSizes.galleryPreview),
    more: Math.max(0, pictures.length - pageSizes.galleryPreview),
    zoomed: snapshot.matches('zoomed'),
    picture: pictures[at] ?? null,
    at,
  };
}
