import { Button } from '@mantine/core';
import { IconPhotoSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { listingPreviewMachine } from '../../../../machines/search/listing-preview/listing-preview.machine';
import { KeyHint } from '../../../parts/key-hint';
import { formatKey, type KeyTable } from '../../../parts/keys';
import { lazyOverlay } from '../../shared/lazy-overlay';

const key = 'f';
export const samePictureKeys = {
  [key]: { event: { type: 'picture.findSame' }, words: 'keys.samePicture.text' },
} as const satisfies KeyTable<{ type: 'picture.findSame' }>;

const SamePictureDialog = lazyOverlay('samePicture', async () => (await import('./same-picture-dialog')).default);

/** Finds the other listings with the photo of the one that stands beside it, and shows them over the page. */
export function SamePictureButton({ preview }: { preview: ActorRefFrom<typeof listingPreviewMachine> }) {
  const actor = useSelector(preview, ({ children }) => children.samePicture);
  const open = useSelector(actor, (snapshot) => snapshot?.context.id !== null && snapshot !== undefined);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconPhotoSearch size={16} aria-hidden="true" />}
        rightSection={<KeyHint>{formatKey(key)}</KeyHint>}
        aria-keyshortcuts={formatKey(key)}
        onClick={() => preview.send({ type: 'picture.findSame' })}
      >
        <FormattedMessage id="keys.samePicture.text" />
      </Button>
      {open && actor && <SamePictureDialog actor={actor} />}
    </>
  );
}
