import { useSelector } from '@xstate/react';
import { memo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OriginModel } from '../../../../contracts/shapes';
import { isInvalidStatus } from '../../../../machines/domain/report-listings';
import { markStatusOf } from '../../../../machines/domain/marking';
import { listingStatusName, siteCountryName } from '../../../copy/vocabulary';
import { classNames } from '../../../parts/class-names';
import { AppLink } from '../../../parts/app-link';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { useConversion, useListing } from '../../../seams/use-console';
import { BrandLine, StockLine } from '../../shared/listing/listing-facts';
import { SellerMark } from '../../shared/listing/mark-status';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { areMarksLong, MarkButtons, MarkPill } from '../../shared/marking/mark-buttons';
import type { TriageActor } from './card-grid';
import classes from './result-card.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';

interface ResultCardProps {
  /** Whose cursor walks over it, and who decides on it. */
  actor: TriageActor;
  id: string;
  eager: boolean;
  /** It stands under the head of a group. */
  grouped?: boolean;
  /** Where a mark counts for that is made on its page. */
  from: OriginModel;
  /** Stands over its picture, and behind what may be decided on it. */
  corner?: ReactNode;
  /** What draws the eye to it. */
  note?: ReactNode;
  actions?: ReactNode;
  /** Once it is decided on, a line is left of it in its place, with its undo where it has one (ruling K05). */
  folds?: boolean;
}

interface CardFrameProps {
  actor: TriageActor;
  listing: VisibleListing;
  decided: boolean;
  folded: boolean;
  children: ReactNode;
}

/** What of a card a step of the cursor changes. */
function CardFrame({ actor, listing: { id, title, pendingMark }, decided, folded, children }: CardFrameProps) {
  const current = useSelector(actor, ({ context }) => context.cursor === id);
  return (
    <article
      className={classes.card}
      data-item={id}
      data-unconfirmed={pendingMark !== null || undefined}
      data-decided={decided || undefined}
      data-folded={folded || undefined}
      aria-current={current || undefined}
      aria-label={title}
      tabIndex={current ? 0 : -1}
      onFocus={() => {
        if (!current) actor.send({ type: 'cursor.go', id });
      }}
    >
      {children}
    </article>
  );
}

/** One listing of the grid; renders alone when its own listing changes, and its frame alone when the cursor comes or goes. */
export const ResultCard = memo(function ResultCard({
  actor,
  id,
  eager,
  grouped = false,
  from,
  corner,
  note,
  actions,
  folds = false,
}: ResultCardProps) {
  const intl = useIntl();
  const listing = useListing(id);
  const convert = useConversion();
  if (listing === undefined) return null;
  const price = convert(listing.price);
  const country = `${listing.seller === null ? '' : ' · '}${siteCountryName(intl, listing.siteId)}`;
  const status = markStatusOf(listing);
  const decided = status !== 'open';
  const wraps = actions !== undefined || status === 'suspicious' || areMarksLong(intl);
  const folded = folds && decided;
  const Heading = grouped ? 'h3' : 'h2';
  return (
    <CardFrame actor={actor} listing={listing} decided={decided} folded={folded}>
      {!folded && <ListingPicture url={listing.thumbnail} alt="" eager={eager} className={classes.picture} />}
      {!folded && corner}
      <div className={classes.words}>
        <Heading className={classes.heading}>
          <AppLink
            className={classes.title}
            lang={languageOfSite(listing.siteId)}
            to={{ to: 'listing', params: { articleId: id }, search: { from } }}
          >
            {listing.title}
          </AppLink>
        </Heading>
        {!folded && (
          <>
            {note}
            <span className={classes.price}>
              <Money value={price} original={listing.price} />
            </span>
            <span className={classNames(classes.soft, classes.stock)}>
              <StockLine listing={listing} />
            </span>
            <span className={classNames(classes.soft, classes.brand)}>
              <BrandLine listing={listing} />
            </span>
            <span className={classNames(classes.soft, classes.seller)}>
              <span translate="no">{listing.seller?.nickname}</span>
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
        <div className={classes.line} data-wraps={wraps || undefined}>
          <MarkPill listing={listing} />
          <MarkButtons listing={listing} in="card" onMark={(mark) => actor.send({ type: `listing.${mark}`, id })} />
          {actions}
        </div>
      </div>
    </CardFrame>
  );
});
