import { IconBuildingStore, IconExternalLink, IconPlayerPause } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../../../contracts/ports';
import type { Language } from '../../../../contracts/shapes';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { formatCount } from '../../../copy/money';
import { conditionName, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { FactGrid } from '../../../parts/fact-grid';
import { SkeletonBar } from '../../../parts/skeletons';
import { FailureLine } from '../failure-line';
import classes from './listing-about.module.css';

/** That it is paused, or of an official store. */
export function Badges({ listing }: { listing: VisibleListing }) {
  if (listing.status !== 'paused' && listing.officialStoreId === null) return null;
  return (
    <p className={classes.badges}>
      {listing.status === 'paused' && (
        <span className={classes.badge}>
          <IconPlayerPause size={14} aria-hidden="true" /> <FormattedMessage id="listing.paused.badge" />
        </span>
      )}
      {listing.officialStoreId !== null && (
        <span className={classes.badge}>
          <IconBuildingStore size={14} aria-hidden="true" /> <FormattedMessage id="listing.officialStore.badge" />
        </span>
      )}
    </p>
  );
}

/** What its seller says of it in figures and names. */
export function Facts({ listing }: { listing: VisibleListing }) {
  const intl = useIntl();
  const { catalogProductId: productId } = listing;
  const count = (value: number | null) => (value === null ? null : formatCount(intl, value));
  const facts: [
    id: 'condition' | 'available' | 'sold' | 'brand' | 'partNumber' | 'country' | 'catalogue',
    value: ReactNode,
  ][] = [
    ['condition', listing.condition === null ? null : conditionName(intl, listing.condition)],
    ['available', count(listing.availableQuantity)],
    ['sold', count(listing.soldQuantity)],
    ['brand', listing.brand],
    ['partNumber', listing.partNumber],
    ['country', siteCountryName(intl, listing.siteId)],
    [
      'catalogue',
      productId === null ? null : (
        <AppLink
          key="catalogue"
          to={{ to: 'catalogueDetail', params: { articleId: productId } }}
          className={classes.out}
        >
          {productId}
        </AppLink>
      ),
    ],
  ];
  return (
    <FactGrid
      facts={facts.map(([id, value]) => [id, <FormattedMessage key={id} id={`listing.${id}.label`} />, value])}
    />
  );
}

/** The id of a listing or of a catalogue page, and the way to it on the marketplace. */
export function Ids({ of: { id, href } }: { of: Pick<VisibleListing, 'id' | 'href'> }) {
  return (
    <div className={classes.ids}>
      <CopyableId id={id} />
      {href !== null && (
        <AppLink href={href} newTab className={classes.out}>
          <FormattedMessage id="listingDetail.marketplace.action" />
          <IconExternalLink size={14} aria-hidden="true" />
        </AppLink>
      )}
    </div>
  );
}

interface DescriptionProps {
  /** Null while it isn't known. */
  text: string | null;
  /** In which language it is, where it is a translation. */
  lang?: Language | undefined;
  asking: boolean;
  failure: Failure | null;
  onRetry?: () => void;
  /** Over a page, under the title of what stands there. */
  heading?: 'h2' | 'h3';
}

/** What its seller says of it in words. */
export function Description({ text, lang, asking, failure, onRetry, heading: Heading = 'h2' }: DescriptionProps) {
  return (
    <section className={classes.section} aria-labelledby="listing-description">
      <Heading id="listing-description">
        <FormattedMessage id="listingDetail.description.title" />
      </Heading>
      {asking && (
        <div className={classes.bones} aria-hidden="true">
          <SkeletonBar width="100%" />
          <SkeletonBar width="94%" />
          <SkeletonBar width="60%" />
        </div>
      )}
      {failure !== null && <FailureLine failure={failure} onRetry={onRetry} />}
      {text !== null && text !== '' && (
        <p className={classes.description} lang={lang}>
          {text}
        </p>
      )}
      {text === '' && (
        <p className={classes.soft}>
          <FormattedMessage id="listingDetail.description.none" />
        </p>
      )}
    </section>
  );
}
