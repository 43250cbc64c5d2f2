import { ActionIcon, Drawer } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CloseButton } from './close-button';
import classes from './side-drawer.module.css';

export interface SideDrawerProps {
  opened: boolean;
  title: ReactNode;
  /** Beside the title: a count, a state. */
  aside?: ReactNode;
  /** Asked for by the close button, the backdrop and Escape. */
  onClose: () => void;
  /** The drawer is out of sight. */
  onGone: () => void;
  /** Given, a way back to the step before stands before the title. */
  onBack?: () => void;
  /** Given, Escape does this, and closes nothing. */
  onEscape?: (() => void) | undefined;
  /** While a request of its own is under way it cannot be closed. */
  held?: boolean;
  /** The actions, always in sight at its foot. */
  foot?: ReactNode;
  children: ReactNode;
}

export default function SideDrawerFrame({
  opened,
  title,
  aside,
  onClose,
  onGone,
  onBack,
  onEscape,
  held = false,
  foot,
  children,
}: SideDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size="md"
      closeOnClickOutside={!held}
      closeOnEscape={!held && onEscape === undefined}
      returnFocus
      onExitTransitionEnd={onGone}
      classNames={{ content: classes.content }}
      transitionProps={{ duration: 160, transition: 'slide-left' }}
    >
      <Drawer.Overlay className={classes.overlay} backgroundOpacity={1} />
      <Drawer.Content>
        <div
          className={classes.inner}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.repeat) onEscape?.();
          }}
        >
          <div className={classes.head}>
            {onBack && (
              <ActionIcon size="xl" aria-label={intl.formatMessage({ id: 'parts.drawer.back' })} onClick={onBack}>
                <IconArrowLeft size={20} aria-hidden="true" />
              </ActionIcon>
            )}
            <Drawer.Title className={classes.title}>{title}</Drawer.Title>
            {aside}
            <CloseButton held={held} onClose={onClose} />
          </div>
          <Drawer.Body className={classes.body}>{children}</Drawer.Body>
          {foot !== undefined && <div className={classes.foot}>{foot}</div>}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
