import { useSelector } from '@xstate/react';
import { lateView } from '../late-view';
import type { CarouselActor } from './carousel-modal';

const CarouselModal = lateView('carousel', async () => (await import('./carousel-modal')).CarouselModal);

/** What is told once in slides, over the page, while it is due. */
export function Carousel({ actor }: { actor: CarouselActor | undefined }) {
  const shown = useSelector(actor, (snapshot) => snapshot?.matches('shown') ?? false);
  return shown && actor !== undefined ? <CarouselModal actor={actor} /> : null;
}
