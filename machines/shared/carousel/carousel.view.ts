import type { SnapshotFrom } from 'xstate';
import type { carouselMachine } from './carousel.machine';

/** The slide that is shown, where it stands among the others, and whether it is the last. */
export function carouselView(snapshot: SnapshotFrom<typeof carouselMachine>) {
  const { name, slides, at } = snapshot.context;
  return {
    name,
    shown: snapshot.matches('shown'),
    slide: slides[at] ?? null,
    at,
    count: slides.length,
    last: at === slides.length - 1,
  };
}
