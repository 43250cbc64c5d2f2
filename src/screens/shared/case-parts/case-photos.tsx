import { UnstyledButton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CasePicture } from '../../../../machines/domain/case-photos';
import type { galleryMachine } from '../../../../machines/shared/gallery/gallery.machine';
import { ListingPicture } from '../../../parts/listing-picture';
import classes from './case-parts.module.css';

export type GalleryActor = ActorRefFrom<typeof galleryMachine>;

interface CasePhotosProps {
  heading: 'case.photosDenounced.title' | 'case.photosNew.title';
  photos: readonly CasePicture[];
  /** How many stand before them: photos are counted through. */
  before?: number;
  gallery: GalleryActor | null;
  fresh?: boolean;
  /** Of its heading. */
  level?: 2 | 3;
}

/** Photos of a report under their heading; each can be seen large. Nothing where there are none. */
export function CasePhotos({ heading, photos, before = 0, gallery, fresh = false, level = 2 }: CasePhotosProps) {
  const intl = useIntl();
  if (photos.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading>
        <FormattedMessage id={heading} />
      </Heading>
      <ul className={classes.photos}>
        {photos.map(({ id, url, gone = false }, index) => (
          <li key={id} className={classes.photo}>
            {gallery === null ? (
              <ListingPicture url={url} alt="" />
            ) : (
              <UnstyledButton
                className={classes.zoom}
                aria-label={intl.formatMessage({ id: 'gallery.zoom.label' }, { number: before + index + 1 })}
                onClick={() => gallery.send({ type: 'photo.zoom', id })}
              >
                <ListingPicture url={url} alt="" />
              </UnstyledButton>
            )}
            {(fresh || gone) && (
              <span className={classes.flag}>
                <FormattedMessage id={gone ? 'case.photoGone.badge' : 'case.photoNew.badge'} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
