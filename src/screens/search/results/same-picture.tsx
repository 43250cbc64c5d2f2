import { Button } from '@mantine/core';
import { IconPhotoSearch } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { comparedPicture } from '../../../../machines/domain/result-groups';
import type { listingPreviewMachine } from '../../../../machines/search/listing-preview/listing-preview.machine';
import { KeyHint } from '../../../parts/key-hint';
import { PlainButton } from '../../../parts/plain-controls';
import { formatKey, type KeyTable } from '../../../parts/keys';
import { useListing } from '../../../seams/use-console';
import { lazyOverlay } from '../../shared/lazy-overlay';
import classes from './same-picture.module.css';

const key = 'f';
export const samePictureKeys = {
  [key]: { event: { type: 'picture.findSame' }, words: 'keys.samePicture.text' },
} as const satisfies KeyTable<{ type: 'picture.findSame' }>;

const SamePictureDialog = lazyOverlay('samePicture', async () => (await import('./same-picture-dialog')).default);

interface SamePictureProps {
  preview: ActorRefFrom<typeof listingPreviewMachine>;
}

/** Finds the other listings with the photo of the one that stands beside it. */
export function SamePictureButton({ preview }: SamePictureProps) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconPhotoSearch size={16} aria-hidden="true" />}
      rightSection={<KeyHint>{formatKey(key)}</KeyHint>}
      aria-keyshortcuts={formatKey(key)}
      onClick={() => preview.send({ type: 'picture.findSame' })}
    >
      <FormattedMessage id="keys.samePicture.text" />
    </Button>
  );
}

/** The same on a card, where nothing stands beside the cards. */
export function CardSamePicture({ preview, id }: SamePictureProps & { id: string }) {
  const intl = useIntl();
  const listing = useListing(id);
  if (listing === undefined || comparedPicture(listing) === null) return null;
  return (
    <PlainButton
      className={classes.find}
      aria-label={intl.formatMessage({ id: 'samePicture.of.label' }, { title: listing.title })}
      onClick={() => preview.send({ type: 'picture.findSame', id })}
    >
      <IconPhotoSearch size={18} aria-hidden="true" />
    </PlainButton>
  );
}

/** What was found, over the page. */
export function SamePictureFound({ preview }: SamePictureProps) {
  const actor = useSelector(preview, ({ children }) => children.samePicture);
  const open = useSelector(actor, (snapshot) => snapshot?.context.id !== null && snapshot !== undefined);
  return open && actor ? <SamePictureDialog actor={actor} /> : null;
}
