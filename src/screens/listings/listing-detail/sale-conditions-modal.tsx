import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { formatCount } from '../../../copy/money';
import { Money } from '../../../parts/money';
import { useConversion } from '../../../seams/use-console';
import { InfoDialog } from '../../shared/info-dialog';
import classes from './listing-modals.module.css';

/** The prices of a listing that hold only under a condition, with the warning that its own price is another. */
export default function SaleConditionsModal({ listing, onClose }: { listing: VisibleListing; onClose: () => void }) {
  const intl = useIntl();
  const convert = useConversion();
  return (
    <InfoDialog title={<FormattedMessage id="listingDetail.saleConditions.title" />} onClose={onClose}>
      <p className={classes.warning} role="note">
        <IconAlertTriangle size={18} aria-hidden="true" />
        <span>
          <FormattedMessage
            id="listingDetail.saleConditions.text"
            values={{ price: <Money key="price" value={convert(listing.price)} original={listing.price} /> }}
          />
        </span>
      </p>
      <ul className={classes.conditions}>
        {listing.saleConditions.map(({ label, price, minimumQuantity }, index) => (
          <li key={index}>
            <div>
              <p>{label}</p>
              {minimumQuantity !== null && minimumQuantity > 1 && (
                <p className={classes.soft}>
                  <FormattedMessage
                    id="listingDetail.saleConditions.quantity"
                    values={{ count: minimumQuantity, shown: formatCount(intl, minimumQuantity) }}
                  />
                </p>
              )}
            </div>
            {price !== null && (
              <strong>
                <Money value={convert(price)} original={price} />
              </strong>
            )}
          </li>
        ))}
      </ul>
    </InfoDialog>
  );
}
