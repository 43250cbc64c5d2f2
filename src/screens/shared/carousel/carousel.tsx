import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { carouselMachine } from '../../../../machines/shared/carousel/carousel.machine';
import { lateView } from '../late-view';

const CarouselModal = lateView('carousel', async () => (await import('./carousel-modal')).CarouselModal);

export type CarouselActor = ActorRefFrom<typeof carouselMachine>;

/** What is told once in slides, over the page, while it is due. */
export function Carousel({ actor }: { actor: CarouselActor | undefined }) {
  const shown = useSelector(actor, (snapshot) => snapshot?.matches('shown') ?? false);
  return shown && actor !== undefined ? <CarouselModal actor={actor} /> : null;
}
