import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Listing } from '../../../../contracts/shapes';
import type { SellerDossierEvent } from '../../../../machines/sellers/seller-dossier/seller-dossier.machine';
import type { SellerDossierView } from '../../../../machines/sellers/seller-dossier/seller-dossier.view';
import { listingStatusName, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { ListingPicture } from '../../../parts/listing-picture';
import { LinkButton } from '../../../parts/plain-controls';
import { SkeletonBar } from '../../../parts/skeletons';
import { useListing } from '../../../seams/use-console';
import { FailureLine } from '../../shared/failure-line';
import { MarkPill } from '../../shared/marking/mark-buttons';
import classes from './seller-dossier.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';

/** A listing of the seller, with the mark that every screen shows of it. */
export function SoldListing({
  id,
  said,
  children,
}: {
  id: string;
  said: Pick<Listing, 'title' | 'siteId' | 'status' | 'thumbnail'>;
  children?: ReactNode;
}) {
  const intl = useIntl();
  const visibleListing = useListing(id);
  return (
    <li className={classes.row}>
      <ListingPicture url={said.thumbnail} alt="" className={classes.picture} />
      <div className={classes.words}>
        <AppLink to={{ to: 'listing', params: { articleId: id } }} lang={languageOfSite(said.siteId)}>
          {said.title}
        </AppLink>
        <span className={classes.line}>
          <CopyableId id={id} />
          <span>{siteCountryName(intl, said.siteId)}</span>
          <span>{listingStatusName(intl, said.status)}</span>
          {children}
        </span>
      </div>
      {visibleListing !== undefined && <MarkPill listing={visibleListing} />}
    </li>
  );
}

/** What the search finds of the seller: how many in each country, and those that were read. */
export function SellerListings({ view, send }: { view: SellerDossierView; send: (event: SellerDossierEvent) => void }) {
  const intl = useIntl();
  const { listings, listingsTotal, listingsAsking, listingsFailure, countries, searching } = view;
  return (
    <section className={classes.section} aria-labelledby="seller-listings">
      <h2 id="seller-listings">
        <FormattedMessage id="sellerDossier.listings.title" />
      </h2>
      {listingsAsking && listings.length === 0 && <SkeletonBar width="60%" />}
      {listingsFailure !== null && (
        <FailureLine failure={listingsFailure} onRetry={() => send({ type: 'listings.reload' })} />
      )}
      {!listingsAsking && listingsFailure === null && listings.length === 0 && (
        <p className={classes.soft}>
          <FormattedMessage id="sellerDossier.listings.none" />
        </p>
      )}
      {listings.length > 0 && (
        <>
          <ul className={classes.counts}>
            {countries.map(({ siteId, count }) => (
              <li key={siteId}>
                <FormattedMessage
                  id="sellerDossier.country.count"
                  values={{ country: siteCountryName(intl, siteId), count }}
                />
              </li>
            ))}
          </ul>
          <p className={classes.soft}>
            <FormattedMessage
              id="sellerDossier.listings.read"
              values={{ read: listings.length, total: listingsTotal }}
            />
          </p>
          {listings.length < listingsTotal && (
            <p className={classes.line}>
              <span className={classes.soft}>
                <FormattedMessage id="sellerDossier.listings.more" />
              </span>
              <LinkButton onClick={() => send({ type: 'seller.search' })} aria-busy={searching || undefined}>
                <FormattedMessage id="sellerDossier.listings.all" />
              </LinkButton>
            </p>
          )}
          <ul className={classes.rows} data-long>
            {listings.map((listing) => (
              <SoldListing key={listing.id} id={listing.id} said={listing} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
