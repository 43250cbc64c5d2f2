import { ActionIcon, Button, Checkbox, Modal } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { AppLink } from '../../../parts/app-link';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX, type TablerIcon } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { KeyScope } from '../../../parts/key-scope';
import { ListingPicture } from '../../../parts/listing-picture';
import { safeHref } from '../../../parts/urls';
import { useFocusReturn } from '../../../parts/lost-focus';
import classes from './image-viewer.module.css';

interface ImageViewerProps {
  url: string;
  /** 0-based. */
  at: number;
  total: number;
  /** Null where photos aren't chosen. */
  chosen: boolean | null;
  onChoose: () => void;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
}

/** One picture as large as the window allows, with its download; the others are one key away. */
export default function ImageViewer({
  url,
  at,
  total,
  chosen,
  onChoose,
  onNext,
  onPrevious,
  onClose,
}: ImageViewerProps) {
  const intl = useIntl();
  useFocusReturn();
  const number = at + 1;
  const href = safeHref(url);
  return (
    <Modal.Root opened onClose={onClose} size="56rem" centered transitionProps={{ duration: 120, transition: 'fade' }}>
      <Modal.Overlay className={classes.overlay} backgroundOpacity={1} />
      <Modal.Content aria-label={intl.formatMessage({ id: 'gallery.viewer.label' })}>
        <KeyScope
          restore
          named="keys.viewer.name"
          keys={{
            arrowright: { words: 'keys.nextPhoto.text', press: onNext },
            arrowleft: { words: 'keys.previousPhoto.text', press: onPrevious },
            ...(chosen !== null && { x: { words: 'keys.choosePhoto.text', press: onChoose } }),
          }}
          className={classes.frame}
        >
          <div className={classes.head}>
            <span className={classes.position} aria-live="polite">
              <FormattedMessage id="gallery.viewer.position" values={{ number, total }} />
            </span>
            {chosen !== null && (
              <Checkbox
                className={classes.choose}
                checked={chosen}
                onChange={onChoose}
                label={<FormattedMessage id="gallery.viewer.choose" />}
              />
            )}
            {href !== null && (
              <Button
                component={AppLink}
                href={href}
                download
                newTab
                variant="subtle"
                leftSection={<IconDownload size={16} aria-hidden="true" />}
              >
                <FormattedMessage id="gallery.viewer.download" />
              </Button>
            )}
            <ActionIcon
              size="xl"
              data-autofocus
              aria-label={intl.formatMessage({ id: 'gallery.viewer.close' })}
              onClick={onClose}
            >
              <IconX size={20} aria-hidden="true" />
            </ActionIcon>
          </div>
          <div className={classes.stage}>
            {total > 1 && (
              <Turn
                name={intl.formatMessage({ id: 'gallery.viewer.previous' })}
                icon={IconChevronLeft}
                onClick={onPrevious}
              />
            )}
            <ListingPicture
              url={url}
              alt={intl.formatMessage({ id: 'gallery.photo.alt' }, { number })}
              size="normal"
              eager
              className={classes.picture}
            />
            {total > 1 && (
              <Turn name={intl.formatMessage({ id: 'gallery.viewer.next' })} icon={IconChevronRight} onClick={onNext} />
            )}
          </div>
        </KeyScope>
      </Modal.Content>
    </Modal.Root>
  );
}

function Turn({ name, icon: Icon, onClick }: { name: string; icon: TablerIcon; onClick: () => void }) {
  return (
    <ActionIcon size="xl" className={classes.turn} aria-label={name} onClick={onClick}>
      <Icon size={24} aria-hidden="true" />
    </ActionIcon>
  );
}
