import { FormattedMessage, useIntl } from 'react-intl';
import { comparedPhotos } from '../../../../machines/domain/case-photos';
import type { ListingDetailView } from '../../../../machines/listings/listing-detail/listing-detail.view';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { ListingPicture } from '../../../parts/listing-picture';
import { SkeletonBar } from '../../../parts/skeletons';
import { FailureLine } from '../../shared/failure-line';
import { InfoDialog } from '../../shared/info-dialog';
import classes from './listing-modals.module.css';

interface Shown {
  id: string;
  url: string;
  flag: 'fresh' | 'gone' | null;
}

const flags = { fresh: 'listingDetail.photoChanges.fresh', gone: 'listingDetail.photoChanges.gone' } as const;
const titles = {
  reported: 'listingDetail.photoChanges.reported',
  current: 'listingDetail.photoChanges.current',
} as const;

const counts = {
  reported: 'listingDetail.photoChanges.reportedCount',
  current: 'listingDetail.photoChanges.currentCount',
} as const;

function Photos({ of, photos }: { of: keyof typeof titles; photos: readonly Shown[] }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: titles[of] });
  return (
    <section className={classes.side}>
      <h3>
        <FormattedMessage id={counts[of]} values={{ count: photos.length }} />
      </h3>
      {photos.length === 0 ? (
        <p className={classes.soft}>
          <FormattedMessage id={`listingDetail.photoChanges.${of === 'reported' ? 'noneReported' : 'noneCurrent'}`} />
        </p>
      ) : (
        <ul className={classes.photos} aria-label={label}>
          {photos.map(({ id, url, flag }, index) => (
            <li key={id} data-flag={flag ?? undefined}>
              <ListingPicture
                url={url}
                alt={intl.formatMessage({ id: 'gallery.photo.alt' }, { number: index + 1 })}
                className={classes.photo}
              />
              {flag !== null && (
                <span className={classes.flag}>
                  <FormattedMessage id={flags[flag]} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PhotoChangesModalProps {
  changes: ListingDetailView['photoChanges'];
  listing: VisibleListing;
  onRetry: () => void;
  onClose: () => void;
}

/** The photos that the report named beside those of the listing now, with those that came since. */
export default function PhotoChangesModal({ changes, listing, onRetry, onClose }: PhotoChangesModalProps) {
  const compared = changes.value === null ? null : comparedPhotos(changes.value, listing.pictures);
  const newCount = compared?.current.filter((photo) => photo.fresh).length ?? 0;
  const removedCount = compared?.reported.filter((photo) => photo.gone).length ?? 0;
  return (
    <InfoDialog size="xl" title={<FormattedMessage id="listingDetail.photoChanges.title" />} onClose={onClose}>
      {changes.phase === 'asking' && <SkeletonBar width="60%" />}
      {changes.phase === 'failed' && changes.failure !== null && (
        <FailureLine failure={changes.failure} onRetry={onRetry} />
      )}
      {compared !== null && (
        <>
          <p role="status">
            <FormattedMessage
              id="listingDetail.photoChanges.text"
              values={{ fresh: newCount, gone: removedCount, changed: newCount + removedCount }}
            />
          </p>
          <div className={classes.sides}>
            <Photos
              of="reported"
              photos={compared.reported.map((photo) => ({ ...photo, flag: photo.gone ? 'gone' : null }))}
            />
            <Photos
              of="current"
              photos={compared.current.map((photo) => ({ ...photo, flag: photo.fresh ? 'fresh' : null }))}
            />
          </div>
        </>
      )}
    </InfoDialog>
  );
}
