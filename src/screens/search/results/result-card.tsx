import { memo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OriginModel } from '../../../../contracts/shapes';
import { isInvalidStatus } from '../../../../machines/domain/report-listings';
import { markStanding } from '../../../../machines/domain/marking';
import { listingStatusName, siteCountryName } from '../../../copy/vocabulary';
import { classNames } from '../../../parts/class-names';
import { AppLink } from '../../../parts/app-link';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { useConversion, useListing } from '../../../seams/use-console';
import { BrandLine, StockLine } from '../../shared/listing/listing-facts';
import { SellerMark } from '../../shared/listing/seller-mark';
import { MarkButtons, MarkPill, type MarkName } from '../../shared/marking/mark-buttons';
import classes from './result-card.module.css';

interface ResultCardProps {
  id: string;
  current: boolean;
  eager: boolean;
  /** Where a mark counts for that is made on its page. */
  from: OriginModel;
  /** Stands over its picture, and behind what may be decided on it. */
  corner?: ReactNode;
  /** What draws the eye to it. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Once it is decided on, a line is left of it in its place, with its undo where it has one (ruling K05). */
  folds?: boolean;
  send: (event: { type: 'cursor.go' | `listing.${MarkName}`; id: string }) => void;
}

/** One listing of the grid; renders alone when its own listing or its cursor changes. */
export const ResultCard = memo(function ResultCard({
  id,
  current,
  eager,
  from,
  corner,
  note,
  actions,
  folds = false,
  send,
}: ResultCardProps) {
  const intl = useIntl();
  const listing = useListing(id);
  const convert = useConversion();
  if (listing === undefined) return null;
  const price = convert(listing.price);
  const country = `${listing.seller === null ? '' : ' · '}${siteCountryName(intl, listing.siteId)}`;
  const decided = markStanding(listing) !== 'open';
  const folded = folds && decided;
  return (
    <article
      className={classes.card}
      data-item={id}
      data-unconfirmed={listing.pendingMark !== null || undefined}
      data-decided={decided || undefined}
      data-folded={folded || undefined}
      aria-current={current || undefined}
      aria-label={listing.title}
      tabIndex={current ? 0 : -1}
      onFocus={() => {
        if (!current) send({ type: 'cursor.go', id });
      }}
    >
      {!folded && <ListingPicture url={listing.thumbnail} alt="" eager={eager} className={classes.picture} />}
      {!folded && corner}
      <div className={classes.words}>
        <AppLink className={classes.title} to={{ to: 'listing', params: { articleId: id }, search: { from } }}>
          {listing.title}
        </AppLink>
        {!folded && (
          <>
            {note}
            <span className={classes.price}>
              <Money value={price} original={listing.price} />
            </span>
            <span className={classes.soft}>
              <StockLine listing={listing} />
            </span>
            <span className={classes.soft}>
              <BrandLine listing={listing} />
            </span>
            <span className={classNames(classes.soft, classes.seller)}>
              {listing.seller?.nickname}
              <span className={classes.country}>{country}</span>
            </span>
            <span className={classes.badges}>
              <SellerMark seller={listing.seller} />
              {listing.officialStoreId !== null && (
                <span className={classes.badge}>
                  <FormattedMessage id="listing.officialStore.badge" />
                </span>
              )}
              {isInvalidStatus(listing.status) && (
                <span className={classes.badge}>{listingStatusName(intl, listing.status)}</span>
              )}
              {listing.status === 'paused' && (
                <span className={classes.badge}>
                  <FormattedMessage id="listing.paused.badge" />
                </span>
              )}
            </span>
          </>
        )}
      </div>
      <div className={classes.foot}>
        <MarkPill listing={listing} />
        <MarkButtons listing={listing} in="card" onMark={(mark) => send({ type: `listing.${mark}`, id })} />
        {actions}
      </div>
    </article>
  );
});
