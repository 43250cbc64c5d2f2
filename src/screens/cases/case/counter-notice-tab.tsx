import { IconFileText } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupOf } from '../../../../machines/domain/status';
import type { Case, CasePhoto } from '../../../../contracts/shapes';
import { formatMoment } from '../../../copy/dates';
import { AppLink } from '../../../parts/app-link';
import { ListingPicture } from '../../../parts/listing-picture';
import { Facts } from './facts';
import classes from './case-screen.module.css';

/** What the seller answered: words, documents, and the photos that changed since the report. */
export function CounterNoticeTab({ shown }: { shown: Case }) {
  const intl = useIntl();
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
      <Photos heading="case.photosDenounced.title" photos={shown.photosDenounced} />
      <Photos heading="case.photosNew.title" photos={shown.photosNew} fresh />
    </>
  );
}

interface PhotosProps {
  heading: 'case.photosDenounced.title' | 'case.photosNew.title';
  photos: readonly CasePhoto[];
  fresh?: boolean;
}

function Photos({ heading, photos, fresh = false }: PhotosProps) {
  if (photos.length === 0) return null;
  return (
    <section>
      <h2>
        <FormattedMessage id={heading} />
      </h2>
      <ul className={classes.photos}>
        {photos.map((photo) => (
          <li key={photo.id} className={classes.photo}>
            <ListingPicture url={photo.src} alt="" />
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
