import { IconAlertTriangle, IconSend, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { whyNotRemove, whyNotSend } from '../../../../machines/domain/listings';
import type { SuspiciousEvent } from '../../../../machines/reports/suspicious/suspicious.types';
import type { Because } from '../../../../machines/domain/because';
import { formatDay } from '../../../copy/dates';
import { listingStatusName, reasonName, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { DataCell, DataRow, GoneRow } from '../../../parts/data-table';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { Nickname } from '../../../parts/nickname';
import { StatePill } from '../../../parts/state-pill';
import { WhyButton } from '../../../parts/why-button';
import { WhyIcon } from '../../../parts/why-icon';
import { useConversion, useListing } from '../../../seams/use-console';
import { MarkButtons } from '../../shared/marking/mark-buttons';
import classes from './suspicious-screen.module.css';

interface SuspiciousRowProps {
  id: string;
  chosen: boolean;
  /** Why the account can send nothing now. */
  block: Because | null;
  /** A send has it in hand. */
  inHand: boolean;
  send: (event: SuspiciousEvent) => void;
}

/** One listing of the suspicious list; renders alone. */
export const SuspiciousRow = memo(function SuspiciousRow({ id, chosen, block, inHand, send }: SuspiciousRowProps) {
  const intl = useIntl();
  const known = useListing(id);
  const convert = useConversion();
  if (known === undefined) return null;
  const listing = inHand ? { ...known, sending: true } : known;
  const { reported } = listing;
  const why = whyNotSend(listing) ?? block;
  const whyKept = whyNotRemove(listing);
  return (
    <DataRow
      selection={{
        chosen,
        label: intl.formatMessage({ id: 'suspicious.row.label' }, { title: listing.title }),
        onChange: () => send({ type: 'row.toggle', id }),
        why: whyKept,
      }}
      unconfirmed={listing.pendingMark !== null || listing.sending}
    >
      <DataCell of="listing" inCard="lead">
        <div className={classes.listing}>
          <ListingPicture url={listing.thumbnail} alt="" className={classes.picture} />
          <div>
            <AppLink
              className={classes.title}
              to={{ to: 'listing', params: { articleId: id }, search: { from: 'reported_articles' } }}
            >
              {listing.title}
            </AppLink>
            <span className={classes.soft}>
              {siteCountryName(intl, listing.siteId)} <CopyableId id={id} />
            </span>
          </div>
        </div>
      </DataCell>
      <DataCell of="seller">
        <Nickname of={listing.seller?.nickname} />
        <span className={classes.soft}>
          <Money value={convert(listing.price)} original={listing.price} />
        </span>
      </DataCell>
      <DataCell of="reason">
        {reasonName(intl, reported?.code ?? null)}
        <span className={classes.comment}>{reported?.description}</span>
      </DataCell>
      <DataCell of="state">
        <StatePill state={listing.sending ? 'sending' : 'suspicious'} unconfirmed={listing.pendingMark !== null} />
        {listing.status !== 'active' && (
          <span className={classes.gone}>
            <IconAlertTriangle size={14} aria-hidden="true" />
            {listingStatusName(intl, listing.status)}
          </span>
        )}
        <span className={classes.soft}>
          {[reported?.createdAt ? formatDay(intl, reported.createdAt) : null, reported?.author?.givenName]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </DataCell>
      <DataCell of="actions" inCard="foot">
        <div className={classes.actions}>
          <WhyButton
            why={why}
            variant="default"
            leftSection={<IconSend size={16} aria-hidden="true" />}
            aria-label={intl.formatMessage({ id: 'suspicious.sendOne.label' }, { title: listing.title })}
            onClick={() => send({ type: 'send.ask', ids: [id] })}
          >
            <FormattedMessage id="suspicious.sendOne.action" />
          </WhyButton>
          <MarkButtons listing={listing} in="row" onMark={(mark) => send({ type: `listing.${mark}`, ids: [id] })} />
          <WhyIcon
            why={whyKept}
            name={intl.formatMessage({ id: 'suspicious.remove.action' })}
            of={listing.title}
            onClick={() => send({ type: 'remove.ask', ids: [id] })}
          >
            <IconTrash size={18} aria-hidden="true" />
          </WhyIcon>
        </div>
      </DataCell>
    </DataRow>
  );
});

/** Stands where a listing was that has left the list, and says how. */
export function GoneSuspiciousRow({ id }: { id: string }) {
  const listing = useListing(id);
  const how = listing?.noticed?.sent ? 'sent' : listing?.approved ? 'trusted' : 'gone';
  return (
    <GoneRow selectable>
      <FormattedMessage id={`suspicious.${how}.line`} values={{ title: listing?.title ?? id }} />
    </GoneRow>
  );
}
