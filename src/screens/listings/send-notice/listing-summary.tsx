import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { useConversion } from '../../../seams/use-console';
import { BrandLine, StockLine } from '../../shared/listing/listing-facts';
import classes from './send-notice-screen.module.css';
import { SiteText } from '../../../parts/site-text';

/** A listing in short: what it is, what it costs and who sells it. */
export function ListingSummary({ listing }: { listing: VisibleListing }) {
  const convert = useConversion();
  return (
    <article className={classes.summary}>
      <ListingPicture
        url={listing.pictures[0]?.url ?? listing.thumbnail}
        alt=""
        size="normal"
        eager
        className={classes.picture}
      />
      <div className={classes.words}>
        <h2 className={classes.title}>
          <AppLink to={{ to: 'listing', params: { articleId: listing.id }, search: { from: 'send_notice' } }}>
            <SiteText site={listing.siteId}>{listing.title}</SiteText>
          </AppLink>
        </h2>
        <p className={classes.price}>
          <Money value={convert(listing.price)} original={listing.price} />
        </p>
        <CopyableId id={listing.id} />
        <p>
          <StockLine listing={listing} />
        </p>
        <p>
          <BrandLine listing={listing} />
        </p>
        {listing.seller !== null && (
          <p className={classes.soft} translate="no">
            {listing.seller.nickname}
          </p>
        )}
      </div>
    </article>
  );
}
