import { Button } from '@mantine/core';
import { IconAlertTriangle, IconLink, IconPhotoEdit } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { extrasOf } from '../../../../machines/domain/listings';
import type { ListingDetailEvent } from '../../../../machines/listings/listing-detail/listing-detail.rules';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { formatCount } from '../../../copy/money';
import classes from './listing-pane.module.css';

interface ListingOpenersProps {
  listing: VisibleListing;
  send: (event: ListingDetailEvent) => void;
}

/** What more there is to look at, each over the page; nothing for a listing that has none of it. */
export function ListingOpeners({ listing, send }: ListingOpenersProps) {
  const intl = useIntl();
  const { saleConditions: count, productId, caseId } = extrasOf(listing);
  if (count === 0 && productId === null && caseId === null) return null;
  return (
    <div className={classes.openers}>
      {count > 0 && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconAlertTriangle size={16} aria-hidden="true" className={classes.warn} />}
          onClick={() => send({ type: 'saleConditions.open' })}
        >
          <FormattedMessage
            id="listingDetail.saleConditions.action"
            values={{ count, shown: formatCount(intl, count) }}
          />
        </Button>
      )}
      {productId !== null && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconLink size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'linkedItems.open' })}
        >
          <FormattedMessage id="listingDetail.linkedItems.title" />
        </Button>
      )}
      {caseId !== null && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconPhotoEdit size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'photoChanges.open' })}
        >
          <FormattedMessage id="listingDetail.photoChanges.title" />
        </Button>
      )}
    </div>
  );
}
