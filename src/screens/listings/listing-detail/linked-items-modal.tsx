import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { linkedItemsMachine } from '../../../../machines/listings/linked-items/linked-items.machine';
import { linkedItemsView } from '../../../../machines/listings/linked-items/linked-items.view';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { busyProps } from '../../../parts/busy-props';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { SkeletonBar } from '../../../parts/skeletons';
import { useConversion, useListing } from '../../../seams/use-console';
import { FailureLine } from '../../shared/failure-line';
import { InfoDialog } from '../../shared/info-dialog';
import { MarkPill } from '../../shared/marking/mark-buttons';
import classes from './listing-modals.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';

function LinkedRow({ id }: { id: string }) {
  const listing = useListing(id);
  const convert = useConversion();
  if (listing === undefined) return null;
  return (
    <li>
      <ListingPicture url={listing.pictures[0]?.url ?? listing.thumbnail} alt="" className={classes.picture} />
      <div className={classes.words}>
        <AppLink
          to={{ to: 'listing', params: { articleId: id } }}
          newTab
          className={classes.name}
          lang={languageOfSite(listing.siteId)}
        >
          {listing.title}
        </AppLink>
        <p className={classes.soft} translate="no">
          {listing.seller?.nickname}
        </p>
        <p className={classes.ids}>
          <span translate="no">{id}</span>
          {listing.href !== null && (
            <AppLink href={listing.href} newTab className={classes.out}>
              <FormattedMessage id="listingDetail.marketplace.action" />
              <IconExternalLink size={14} aria-hidden="true" />
            </AppLink>
          )}
        </p>
      </div>
      <div className={classes.state}>
        <strong>
          <Money value={convert(listing.price)} original={listing.price} />
        </strong>
        <MarkPill listing={listing} />
      </div>
    </li>
  );
}

/** The other listings of the same catalogue page, each a link that opens in a new tab. */
export default function LinkedItemsModal({
  actor,
  onClose,
}: {
  actor: ActorRefFrom<typeof linkedItemsMachine>;
  onClose: () => void;
}) {
  const intl = useIntl();
  const view = useSelector(actor, linkedItemsView, shallowEqual);
  return (
    <InfoDialog size="xl" title={<FormattedMessage id="listingDetail.linkedItems.title" />} onClose={onClose}>
      <p className={classes.soft}>
        <FormattedMessage id={view.none ? 'listingDetail.linkedItems.none' : 'listingDetail.linkedItems.text'} />
      </p>
      <ul className={classes.linked} aria-busy={view.asking || undefined}>
        {view.ids.map((id) => (
          <LinkedRow key={id} id={id} />
        ))}
      </ul>
      {view.asking && view.ids.length === 0 && <SkeletonBar width="70%" />}
      {view.failure !== null && (
        <FailureLine failure={view.failure} onRetry={() => actor.send({ type: 'linked.reload' })} />
      )}
      {view.left > 0 && view.ids.length > 0 && view.failure === null && (
        <Button variant="default" onClick={() => actor.send({ type: 'linked.more' })} {...busyProps(view.asking)}>
          <FormattedMessage id="listingDetail.linkedItems.more" values={{ shown: formatCount(intl, view.left) }} />
        </Button>
      )}
    </InfoDialog>
  );
}
