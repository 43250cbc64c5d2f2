import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { listingPreviewMachine } from '../../../../machines/search/listing-preview/listing-preview.machine';
import { listingPreviewView } from '../../../../machines/search/listing-preview/listing-preview.view';
import type { TranslationEvent } from '../../../../machines/shared/translation/translation.machine';
import { keyActsOf, type KeyActs } from '../../../parts/keys';
import { photoKeys, photoPeriodKeys } from '../../shared/gallery/photo-keys';
import { translateKeys } from '../../shared/listing/translate-switch';
import { samePictureKeys } from './same-picture';

type Translating = Extract<TranslationEvent, { type: 'translation.toggle' }>;

/**
 * What stands beside the cards by keys, while it does: its photos, and its words in the language of the interface. Where nothing does, others
 * with the photo of the one under the cursor are found.
 */
export function usePreviewKeys(
  preview: ActorRefFrom<typeof listingPreviewMachine> | undefined,
  cursor: string | null = null,
): KeyActs {
  const gallery = useSelector(preview, (snapshot) => listingPreviewView(snapshot).gallery);
  if (preview === undefined) return {};
  const ofCursor = (event: { type: 'picture.findSame' }) => ({ ...event, ...(cursor !== null && { id: cursor }) });
  const findSame = keyActsOf<{ type: 'picture.findSame' }>(
    samePictureKeys,
    (event) => preview.send(ofCursor(event)),
    (event) => !preview.getSnapshot().can(ofCursor(event)),
  );
  if (gallery === undefined) return cursor === null ? {} : findSame;
  return {
    ...keyActsOf<Translating>(translateKeys, preview.send, (event) => !preview.getSnapshot().can(event)),
    ...findSame,
    ...photoKeys(gallery, photoPeriodKeys),
  };
}
