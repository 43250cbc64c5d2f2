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

/** What stands beside the cards by keys, while it does: its photos, and its words in the language of the interface. */
export function usePreviewKeys(preview: ActorRefFrom<typeof listingPreviewMachine> | undefined): KeyActs {
  const gallery = useSelector(preview, (snapshot) => listingPreviewView(snapshot).gallery);
  if (preview === undefined || gallery === undefined) return {};
  return {
    ...keyActsOf<Translating>(translateKeys, preview.send, (event) => !preview.getSnapshot().can(event)),
    ...keyActsOf<{ type: 'picture.findSame' }>(
      samePictureKeys,
      preview.send,
      (event) => !preview.getSnapshot().can(event),
    ),
    ...photoKeys(gallery, photoPeriodKeys),
  };
}
