import { UnstyledButton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ActorRefFrom } from 'xstate';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupOf } from '../../../../machines/domain/status';
import type { Case, Picture } from '../../../../contracts/shapes';
import { casePhotos } from '../../../../machines/domain/case-photos';
import type { galleryMachine } from '../../../../machines/shared/gallery/gallery.machine';
import { formatMoment } from '../../../copy/dates';
import { AppLink } from '../../../parts/app-link';
import { ListingPicture } from '../../../parts/listing-picture';
import { ZoomedPicture } from '../../shared/gallery/zoomed-picture';
import { Facts } from './facts';
import classes from './case-screen.module.css';

export type GalleryActor = ActorRefFrom<typeof galleryMachine>;

/** What the seller answered: words, documents, and the photos that changed since the report. */
export function CounterNoticeTab({ shown, gallery }: { shown: Case; gallery: GalleryActor | null }) {
  const intl = useIntl();
  const { reported, fresh } = casePhotos(shown);
  const answered = shown.counterNoticeAt !== null || shown.sellerResponse !== null;
  if (!answered) {
    const open = groupOf(shown.status) === 'IN_PROGRESS';
    return (
      <p className={classes.soft}>
        <FormattedMessage id={open ? 'case.noAnswer.text' : 'case.noAnswerClosed.text'} />
      </p>
    );
  }
  return (
    <>
      <Facts
        rows={[
          ['case.answeredAt.label', shown.counterNoticeAt === null ? null : formatMoment(intl, shown.counterNoticeAt)],
          ['case.respondBy.label', shown.respondBy === null ? null : formatMoment(intl, shown.respondBy)],
        ]}
      />
      <section>
        <h2>
          <FormattedMessage id="case.sellerSays.title" />
        </h2>
        <blockquote className={classes.quote}>
          {shown.sellerResponse ?? <FormattedMessage id="case.none.text" />}
        </blockquote>
      </section>
      <section>
        <h2>
          <FormattedMessage id="case.documents.title" values={{ count: shown.documents.length }} />
        </h2>
        {shown.documents.length === 0 ? (
          <p className={classes.soft}>
            <FormattedMessage id="case.noDocuments.text" />
          </p>
        ) : (
          <ul className={classes.files}>
            {shown.documents.map((file) => (
              <li key={file.url} className={classes.file}>
                <IconFileText size={18} aria-hidden="true" />
                <AppLink href={file.url} newTab>
                  {file.name}
                </AppLink>
                {file.size !== null && (
                  <span className={classes.soft}>
                    {intl.formatNumber(Math.max(1, Math.round(file.size / 1024)), { style: 'unit', unit: 'kilobyte' })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      <Photos heading="case.photosDenounced.title" photos={reported} gallery={gallery} />
      <Photos heading="case.photosNew.title" photos={fresh} before={reported.length} gallery={gallery} fresh />
      {gallery !== null && <ZoomedPicture actor={gallery} />}
    </>
  );
}

interface PhotosProps {
  heading: 'case.photosDenounced.title' | 'case.photosNew.title';
  photos: readonly Picture[];
  /** How many stand before them: photos are counted through. */
  before?: number;
  gallery: GalleryActor | null;
  fresh?: boolean;
}

function Photos({ heading, photos, before = 0, gallery, fresh = false }: PhotosProps) {
  const intl = useIntl();
  if (photos.length === 0) return null;
  return (
    <section>
      <h2>
        <FormattedMessage id={heading} />
      </h2>
      <ul className={classes.photos}>
        {photos.map(({ id, url }, index) => (
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
            {fresh && (
              <span className={classes.flag}>
                <FormattedMessage id="case.photoNew.badge" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
