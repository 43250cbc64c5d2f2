import { useSelector } from '@xstate/react';
import { lazyOverlay } from '../lazy-overlay';
import type { CarouselActor } from './carousel-modal';

const CarouselModal = lazyOverlay('carousel', async () => (await import('./carousel-modal')).CarouselModal);

/** What is told once in slides, over the page, while it is due. */
export function Carousel({ actor }: { actor: CarouselActor | undefined }) {
  const shown = useSelector(actor, (snapshot) => snapshot?.matches('shown') ?? false);
  return shown && actor !== undefined ? <CarouselModal actor={actor} /> : null;
}
