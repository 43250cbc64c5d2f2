import { Button } from '@mantine/core';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { markStatusOf } from '../../../../machines/domain/marking';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { KeyHint } from '../../../parts/key-hint';
import { PlainButton } from '../../../parts/plain-controls';
import { undoLetter } from '../../../parts/use-undo-key';
import { useProfile } from '../../../seams/use-console';
import { formatEventKey } from '../../shared/marking/triage-keys';
import classes from './pin-button.module.css';

const keys = { pin: formatEventKey('listing.pin'), undo: undoLetter };

interface PinButtonProps {
  listing: VisibleListing;
  in: 'card' | 'pane';
  onPress: () => void;
}

/** Pins a suggestion, so that it comes first when the list is loaded again, and takes the pin away. */
export function PinButton({ listing, in: look, onPress }: PinButtonProps) {
  const intl = useIntl();
  const pinned = useProfile(({ profile }) => profile?.articlesPinned.includes(listing.id) === true);
  const name = intl.formatMessage({ id: pinned ? 'suggestions.unpin.action' : 'suggestions.pin.action' });
  const Icon = pinned ? IconPinFilled : IconPin;
  if (look === 'card') {
    return (
      <PlainButton
        className={classes.corner}
        aria-pressed={pinned}
        aria-keyshortcuts={keys.pin}
        aria-label={intl.formatMessage({ id: 'suggestions.pin.of' }, { title: listing.title })}
        title={name}
        onClick={onPress}
      >
        <Icon size={18} aria-hidden="true" />
      </PlainButton>
    );
  }
  if (markStatusOf(listing) !== 'open') return null;
  return (
    <Button
      variant="default"
      aria-pressed={pinned}
      aria-keyshortcuts={keys.pin}
      title={intl.formatMessage({ id: 'suggestions.pin.hint' })}
      leftSection={<Icon size={16} aria-hidden="true" />}
      rightSection={<KeyHint>{keys.pin}</KeyHint>}
      onClick={onPress}
    >
      {name}
    </Button>
  );
}

/** The keys of suggestions beside those of every listing. */
export function PinKey() {
  return (
    <span>
      <KeyHint>{keys.undo}</KeyHint>
      <FormattedMessage id="mark.undo.action" />
    </span>
  );
}
