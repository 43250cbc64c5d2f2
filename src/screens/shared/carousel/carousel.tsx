import { useSelector } from '@xstate/react';
import { Suspense, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { carouselMachine } from '../../../../machines/shared/carousel/carousel.machine';
import { lateView } from '../late-view';

const loadModal = lateView('carousel', async () => (await import('./carousel-modal')).CarouselModal);

export type CarouselActor = ActorRefFrom<typeof carouselMachine>;

function Modal({ actor }: { actor: CarouselActor }) {
  const View = use(loadModal());
  return <View actor={actor} />;
}

/** What is told once in slides, over the page, while it is due. */
export function Carousel({ actor }: { actor: CarouselActor | undefined }) {
  const shown = useSelector(actor, (snapshot) => snapshot?.matches('shown') ?? false);
  if (!shown || actor === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Modal actor={actor} />
    </Suspense>
  );
}
