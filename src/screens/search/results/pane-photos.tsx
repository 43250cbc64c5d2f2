import { UnstyledButton } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { galleryMachine } from '../../../../machines/shared/gallery/gallery.machine';
import { galleryView } from '../../../../machines/shared/gallery/gallery.view';
import { ListingPicture } from '../../../parts/listing-picture';
import { ZoomedPicture } from '../../shared/gallery/zoomed-picture';
import { PhotosPlaceholder } from './photos-placeholder';
import classes from './pane-photos.module.css';

interface PanePhotosProps {
  actor: ActorRefFrom<typeof galleryMachine>;
  /** What stands there until the cursor has rested, and where there is no photo. */
  thumbnail: string | null;
  rested: boolean;
}

/** The strip follows the photo that stands large, and nothing else moves: in the frame in which both are laid out anyway. */
function keepInSight(thumb: HTMLElement | null) {
  const strip = thumb?.parentElement;
  if (thumb && strip)
    requestAnimationFrame(() => {
      strip.scrollLeft = thumb.offsetLeft - strip.offsetLeft - (strip.clientWidth - thumb.offsetWidth) / 2;
    });
}

/** Every photo of the listing under the cursor: one of them large, all of them beneath it. */
export default function PanePhotos({ actor, thumbnail, rested }: PanePhotosProps) {
  const intl = useIntl();
  const { pictures, picture, at } = useSelector(actor, galleryView, shallowEqual);
  if (picture === null) return <PhotosPlaceholder thumbnail={thumbnail} />;
  const passing = !rested && at === 0 && thumbnail !== null;
  return (
    <div className={classes.photos}>
      <UnstyledButton
        className={classes.stage}
        onClick={() => actor.send({ type: 'photo.zoom', id: picture.id })}
        aria-label={intl.formatMessage({ id: 'gallery.zoom.label' }, { number: at + 1 })}
      >
        <ListingPicture
          url={passing ? thumbnail : picture.url}
          alt={intl.formatMessage({ id: 'gallery.photo.alt' }, { number: at + 1 })}
          size="normal"
          eager
          className={classes.large}
        />
        {pictures.length > 1 && (
          <span className={classes.position}>
            <FormattedMessage id="gallery.viewer.position" values={{ number: at + 1, total: pictures.length }} />
          </span>
        )}
      </UnstyledButton>
      <ul
        className={classes.strip}
        aria-label={intl.formatMessage({ id: 'gallery.thumbs.label' }, { count: pictures.length })}
      >
        {rested &&
          pictures.length > 1 &&
          pictures.map(({ id, url }, index) => (
            <li
              key={id}
              ref={index === at ? keepInSight : undefined}
              className={classes.thumb}
              data-current={index === at || undefined}
            >
              <UnstyledButton
                aria-label={intl.formatMessage({ id: 'gallery.zoom.label' }, { number: index + 1 })}
                onClick={() => actor.send({ type: 'photo.zoom', id })}
              >
                <ListingPicture url={url} alt="" />
              </UnstyledButton>
            </li>
          ))}
      </ul>
      <ZoomedPicture actor={actor} />
    </div>
  );
}
