import { Checkbox, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { shallowEqual, useSelector } from '@xstate/react';
import { IconFlag, IconZoomIn } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { pageSizes } from '../../../../contracts/vocabulary/limits';
import type { galleryMachine } from '../../../../machines/shared/gallery/gallery.machine';
import { galleryView } from '../../../../machines/shared/gallery/gallery.view';
import type { BlockReason } from '../../../../machines/domain/block-reason';
import { ListingPicture } from '../../../parts/listing-picture';
import { ReasonButton } from '../../../parts/reason-button';
import classes from './gallery.module.css';
import { ZoomedPicture } from './zoomed-picture';

const thumbnail = { maxHeight: pageSizes.galleryHeight, flexBasis: pageSizes.galleryHeight };

interface GalleryProps {
  actor: ActorRefFrom<typeof galleryMachine>;
  /** Why that many selected photos can't be reported, null when they can; no button without it. */
  whyNotReport?: (selected: number) => BlockReason | null;
}

/** The first picture large, three thumbnails and how many more there are; photos are ticked here or in the viewer. */
export function Gallery({ actor, whyNotReport }: GalleryProps) {
  const intl = useIntl();
  const view = useSelector(actor, galleryView, shallowEqual);
  const { send } = actor;
  const shown = view.picture;
  const next = view.pictures[view.preview.length];
  const alt = (number: number) => intl.formatMessage({ id: 'gallery.photo.alt' }, { number });
  if (shown === null) return <ListingPicture url={null} alt="" className={classes.large} />;
  return (
    <div className={classes.gallery}>
      <UnstyledButton
        className={classes.stage}
        onClick={() => send({ type: 'photo.zoom', id: shown.id })}
        aria-label={intl.formatMessage({ id: 'gallery.zoom.label' }, { number: view.at + 1 })}
      >
        <ListingPicture url={shown.url} alt={alt(view.at + 1)} size="normal" eager className={classes.large} />
        <span className={classes.zoom} aria-hidden="true">
          <IconZoomIn size={18} />
        </span>
      </UnstyledButton>
      <ul
        className={classes.thumbs}
        aria-label={intl.formatMessage({ id: 'gallery.thumbs.label' }, { count: view.pictures.length })}
      >
        {view.preview.map(({ id, url }, index) => (
          <li
            key={id}
            className={classes.thumb}
            style={thumbnail}
            data-chosen={view.selected.includes(id) || undefined}
            data-current={index === view.at || undefined}
          >
            <UnstyledButton
              className={classes.thumbButton}
              aria-label={intl.formatMessage({ id: 'gallery.zoom.label' }, { number: index + 1 })}
              onClick={() => send({ type: 'photo.zoom', id })}
            >
              <ListingPicture url={url} alt="" />
            </UnstyledButton>
            {whyNotReport && (
              <label className={classes.tick}>
                <Checkbox
                  checked={view.selected.includes(id)}
                  aria-label={intl.formatMessage({ id: 'gallery.photo.choose' }, { number: index + 1 })}
                  onChange={() => send({ type: 'photo.toggle', id })}
                />
              </label>
            )}
          </li>
        ))}
        {next !== undefined && (
          <li className={classes.thumb} style={thumbnail}>
            <UnstyledButton
              className={classes.more}
              aria-label={intl.formatMessage({ id: 'gallery.more.label' }, { count: view.more })}
              onClick={() => send({ type: 'photo.zoom', id: next.id })}
            >
              <FormattedMessage id="gallery.more.text" values={{ count: view.more }} />
            </UnstyledButton>
          </li>
        )}
      </ul>
      {whyNotReport && (
        <div className={classes.report}>
          <span className={classes.selected} role="status">
            {view.selected.length > 0 && (
              <FormattedMessage id="gallery.selected.text" values={{ count: view.selected.length }} />
            )}
          </span>
          <ReasonButton
            why={whyNotReport(view.selected.length)}
            variant="default"
            leftSection={<IconFlag size={16} aria-hidden="true" />}
            onClick={() => send({ type: 'photos.report' })}
          >
            <FormattedMessage id="gallery.report.action" />
          </ReasonButton>
        </div>
      )}
      <ZoomedPicture actor={actor} choosing={whyNotReport !== undefined} />
    </div>
  );
}
