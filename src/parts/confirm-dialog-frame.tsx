import { Button, Modal } from '@mantine/core';
import { busyProps } from './busy-props';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { watchPresses, blockSecondPress } from './second-press';
import { useFocusReturn } from './lost-focus';
import { ReasonButton } from './reason-button';
import classes from './dialog.module.css';

export interface ConfirmDialogProps {
  opened: boolean;
  title: ReactNode;
  /** What will happen, in a sentence. */
  children: ReactNode;
  /** The outcome: "End listing", "Remove from the list"; null where it only tells why that can't be. */
  confirm: ReactNode;
  /** Other words than "Cancel" for leaving things as they are. */
  cancel?: ReactNode;
  /** Takes something away. */
  destructive?: boolean;
  /** Shows more than a sentence. */
  wide?: boolean;
  /** Its request is under way: it waits and cannot be closed. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** The dialog is out of sight. */
  onGone?: () => void;
}

export default function ConfirmDialogFrame(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    confirm,
    cancel,
    destructive = false,
    wide = false,
    busy = false,
    onConfirm,
    onCancel,
    onGone,
  } = props;

  useFocusReturn(opened);
  useEffect(watchPresses, []);
  const confirmOnce = () => {
    blockSecondPress();
    onConfirm();
  };
  const confirmByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    if (confirm !== null && !busy) confirmOnce();
  };
  return (
    <Modal.Root
      opened={opened}
      onKeyDown={confirmByKey}
      returnFocus={false}
      onClose={onCancel}
      centered
      size={wide ? 'xl' : 'sm'}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
      onExitTransitionEnd={onGone}
      classNames={{ content: classes.content }}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <Modal.Overlay className={classes.overlay} backgroundOpacity={1} />
      <Modal.Content>
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
        <div className={classes.actions}>
          <ReasonButton variant="default" why={busy ? { because: 'REQUEST_UNDER_WAY' } : null} onClick={onCancel}>
            {cancel ?? <FormattedMessage id="parts.dialog.cancel" />}
          </ReasonButton>
          {confirm !== null && (
            <Button
              translate="no"
              color={destructive ? 'red' : undefined}
              aria-keyshortcuts="Control+Enter"
              onClick={confirmOnce}
              {...busyProps(busy)}
            >
              {confirm}
            </Button>
          )}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
