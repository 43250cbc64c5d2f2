import { FormattedMessage, useIntl } from 'react-intl';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { formatCount } from '../../../copy/money';
import { conditionName } from '../../../copy/vocabulary';

/** Condition, available and sold quantity in one line. */
export function StockLine({ listing }: { listing: VisibleListing }) {
  const intl = useIntl();
  const parts = [
    listing.condition === null ? null : conditionName(intl, listing.condition),
    listing.availableQuantity === null
      ? null
      : intl.formatMessage(
          { id: 'listing.available.count' },
          { count: listing.availableQuantity, shown: formatCount(intl, listing.availableQuantity) },
        ),
    listing.soldQuantity === null
      ? null
      : intl.formatMessage(
          { id: 'listing.sold.count' },
          { count: listing.soldQuantity, shown: formatCount(intl, listing.soldQuantity) },
        ),
  ];
  return <span>{parts.filter((part) => part !== null).join(' · ')}</span>;
}

/** Brand and part number, where the listing has them. */
export function BrandLine({ listing }: { listing: VisibleListing }) {
  const { brand, partNumber } = listing;
  if (brand === null && partNumber === null) return null;
  const part = partNumber !== null && (
    <span>
      <FormattedMessage id="listing.partNumber.text" values={{ number: partNumber }} />
    </span>
  );
  return (
    <span>
      <span translate="no">{brand}</span> {part}
    </span>
  );
}
