import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { galleryMachine } from '../../../../machines/shared/gallery/gallery.machine';
import { galleryView } from '../../../../machines/shared/gallery/gallery.view';
import { DialogOnItsWay } from '../../../parts/dialogs';
import { lazyPart } from '../../../parts/lazy-part';

const ImageViewer = lazyPart(() => import('./image-viewer'));

interface ZoomedPictureProps {
  actor: ActorRefFrom<typeof galleryMachine>;
  /** Photos are ticked here, too. */
  choosing?: boolean;
}

/** The viewer with the picture of a gallery that is zoomed; nothing while none is. */
export function ZoomedPicture({ actor, choosing = false }: ZoomedPictureProps) {
  const { zoomed, picture, at, pictures, selected } = useSelector(actor, galleryView, shallowEqual);
  if (!zoomed || picture === null) return null;
  return (
    <Suspense fallback={<DialogOnItsWay />}>
      <ImageViewer
        url={picture.url}
        at={at}
        total={pictures.length}
        chosen={choosing ? selected.includes(picture.id) : null}
        onChoose={() => actor.send({ type: 'photo.toggle', id: picture.id })}
        onNext={() => actor.send({ type: 'photo.next' })}
        onPrevious={() => actor.send({ type: 'photo.previous' })}
        onClose={() => actor.send({ type: 'zoom.close' })}
      />
    </Suspense>
  );
}
