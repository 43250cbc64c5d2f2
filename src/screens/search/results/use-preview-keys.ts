import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { listingPreviewMachine } from '../../../../machines/search/listing-preview/listing-preview.machine';
import { listingPreviewView } from '../../../../machines/search/listing-preview/listing-preview.view';
import type { KeyActs } from '../../../parts/keys';
import { photoKeys, photoTurnsBeside } from '../../shared/gallery/photo-keys';

/** The photos beside the cards by keys, while they stand there. */
export function usePreviewKeys(preview: ActorRefFrom<typeof listingPreviewMachine> | undefined): KeyActs {
  const gallery = useSelector(preview, (snapshot) => listingPreviewView(snapshot).gallery);
  return gallery === undefined ? {} : photoKeys(gallery, photoTurnsBeside);
}
