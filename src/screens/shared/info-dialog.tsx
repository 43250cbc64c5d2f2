import { Modal } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import type { ReactNode } from 'react';
import { CloseButton } from '../../parts/close-button';
import { useFocusReturn } from '../../parts/lost-focus';
import classes from './info-dialog.module.css';

interface InfoDialogProps {
  title: ReactNode;
  /** `table`: wide enough for the columns of one. */
  size?: 'sm' | 'lg' | 'xl' | 'table';
  onClose: () => void;
  children: ReactNode;
}

/** Something to read over the page, that nothing is decided in: it is there while it is rendered, and scrolls by itself. */
export function InfoDialog({ title, size = 'lg', onClose, children }: InfoDialogProps) {
  useFocusReturn();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      centered
      size={size === 'table' ? '58rem' : size}
      returnFocus={false}
      classNames={{ content: classes.content }}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <Modal.Overlay className={classes.overlay} backgroundOpacity={1} />
      <Modal.Content>
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <CloseButton held={false} onClose={onClose} />
        </div>
        <Modal.Body className={classes.body}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
