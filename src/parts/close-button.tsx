import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useDisabledReason } from './reason-button';

interface CloseButtonProps {
  /** What it closes is waiting for an answer of its own and stays until it has come. */
  held: boolean;
  onClose: () => void;
}

/** The cross of a drawer or a dialog. */
export function CloseButton({ held, onClose }: CloseButtonProps) {
  const intl = useIntl();
  const { button, words } = useDisabledReason(held ? { because: 'REQUEST_UNDER_WAY' } : null, onClose);
  return (
    <>
      <ActionIcon
        size="xl"
        aria-label={intl.formatMessage({ id: 'parts.drawer.close' })}
        {...button}
        data-disabled={held || undefined}
      >
        <IconX size={20} aria-hidden="true" />
      </ActionIcon>
      {words}
    </>
  );
}
