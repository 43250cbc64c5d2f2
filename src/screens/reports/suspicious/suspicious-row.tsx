import { IconSend, IconBuildingStore, IconDots, IconEye, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Blindage } from '../../../../contracts/shapes';
import { readId } from '../../../../machines/domain/listing-id';
import { whyNotRemove, whyNotSend } from '../../../../machines/domain/listings';
import type { SuspiciousEvent } from '../../../../machines/reports/suspicious/suspicious.types';
import type { BlockReason } from '../../../../machines/domain/block-reason';
import { formatDay } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { RelativeTime } from '../../../parts/relative-time';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { DataCell, DataRow, RemovedRow } from '../../../parts/data-table';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { Nickname } from '../../../parts/site-text';
import { PlainButton } from '../../../parts/plain-controls';
import { VisuallyHidden } from '../../../parts/visually-hidden';
import { ReasonButton } from '../../../parts/reason-button';
import { useConversion, useListing, useWorldTime } from '../../../seams/use-console';
import { prepareReportedDetail } from './reported-detail-pane';
import { RowWarnings } from './row-warnings';
import classes from './suspicious-screen.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { describeBlockReason, type BlockReasonInfo } from '../../../copy/block-reasons';
import { MenuButton, type MenuChoice } from '../../../parts/menu-button';
import { markControlsOf, MarkIcon, markMessageOf } from '../../shared/marking/mark-buttons';

interface RowMenuProps {
  listing: VisibleListing;
  send: (event: SuspiciousEvent) => void;
}

/** What is done with a row less often than sending it, each in words; what can't be done now says why. */
function RowMenu({ listing, send }: RowMenuProps) {
  const intl = useIntl();
  const { id, title, seller } = listing;
  const describeIfAny = (why: BlockReasonInfo | null) => (why === null ? null : describeBlockReason(intl, why));
  const choices: MenuChoice[] = [
    {
      id: 'detail',
      label: <FormattedMessage id="suspicious.detail.action" />,
      icon: <IconEye size={16} aria-hidden="true" />,
      onChoose: () => send({ type: 'detail.open', id }),
    },
    ...markControlsOf(listing, 'reported_articles').map(({ mark, why }) => ({
      id: mark,
      label: <FormattedMessage id={markMessageOf(mark)} />,
      icon: <MarkIcon mark={mark} />,
      why: describeIfAny(why),
      onChoose: () => send({ type: `listing.${mark}`, ids: [id] }),
    })),
    {
      id: 'remove',
      label: <FormattedMessage id="suspicious.remove.action" />,
      icon: <IconTrash size={16} aria-hidden="true" />,
      why: describeIfAny(whyNotRemove(listing)),
      onChoose: () => send({ type: 'remove.ask', ids: [id] }),
    },
  ];
  if (seller !== null)
    choices.push({
      id: 'seller',
      label: <FormattedMessage id="suspicious.sellerOnly.action" />,
      icon: <IconBuildingStore size={16} aria-hidden="true" />,
      onChoose: () => send({ type: 'seller.only', id: seller.id }),
    });
  return (
    <MenuButton label={intl.formatMessage({ id: 'suspicious.more.label' }, { title })} choices={choices}>
      <IconDots size={18} aria-hidden="true" />
    </MenuButton>
  );
}

interface SuspiciousRowProps {
  id: string;
  chosen: boolean;
  /** Keys are about it. */
  here: boolean;
  /** Why the account can send nothing now. */
  block: BlockReason | null;
  /** A send has it in hand. */
  inHand: boolean;
  /** What protects it from reports. */
  blindages: readonly Blindage[] | undefined;
  send: (event: SuspiciousEvent) => void;
}

/** One listing of the suspicious list; renders alone. */
export const SuspiciousRow = memo(function SuspiciousRow({
  id,
  chosen,
  here,
  block,
  inHand,
  blindages,
  send,
}: SuspiciousRowProps) {
  const intl = useIntl();
  const known = useListing(id);
  const convert = useConversion();
  const now = useWorldTime();
  if (known === undefined) return null;
  const listing = inHand ? { ...known, sending: true } : known;
  const { reported } = listing;
  const why = whyNotSend(listing) ?? block;
  const whyNotRemovable = whyNotRemove(listing);
  return (
    <DataRow
      selection={{
        chosen,
        label: intl.formatMessage({ id: 'suspicious.row.label' }, { title: listing.title }),
        onChange: (_, range) => send({ type: 'chosen.toggle', id, range }),
        why: whyNotRemovable,
      }}
      unconfirmed={listing.pendingMark !== null || listing.sending}
      walked={{ id, here, onFocus: () => send({ type: 'cursor.go', id }) }}
    >
      <DataCell of="listing" inCard="lead">
        <div className={classes.listing}>
          <PlainButton
            className={classes.pictured}
            // The menu of the row has the same, in words: Tab stops there.
            tabIndex={-1}
            aria-label={intl.formatMessage(
              { id: 'suspicious.detail.label' },
              { title: listing.title, count: listing.pictures.length },
            )}
            aria-haspopup="dialog"
            onPointerEnter={prepareReportedDetail}
            onFocus={prepareReportedDetail}
            onClick={() => send({ type: 'detail.open', id })}
          >
            <ListingPicture url={listing.thumbnail} alt="" className={classes.picture} />
            <PhotoCount count={listing.pictures.length} />
          </PlainButton>
          <div>
            <AppLink
              className={classes.title}
              lang={languageOfSite(listing.siteId)}
              to={
                readId(id)?.shape === 'catalogue'
                  ? { to: 'catalogueDetail', params: { articleId: id } }
                  : { to: 'listing', params: { articleId: id }, search: { from: 'reported_articles' } }
              }
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
        <span>{reasonName(intl, reported?.code ?? null)}</span>
        <span className={classes.comment} lang={languageOfSite(listing.siteId)}>
          {reported?.description}
        </span>
      </DataCell>
      <DataCell of="marked">
        {reported?.createdAt && <RelativeTime at={reported.createdAt} now={now} />}
        <span className={classes.soft}>
          {[reported?.createdAt ? formatDay(intl, reported.createdAt) : null, reported?.author?.givenName]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </DataCell>
      <DataCell of="warning">
        <RowWarnings listing={listing} blindages={blindages} />
      </DataCell>
      <DataCell of="actions" inCard="foot">
        <div className={classes.actions}>
          <ReasonButton
            why={why}
            translate="no"
            variant="default"
            leftSection={<IconSend size={16} aria-hidden="true" />}
            aria-label={intl.formatMessage({ id: 'suspicious.sendOne.label' }, { title: listing.title })}
            onClick={() => send({ type: 'send.ask', ids: [id] })}
          >
            <FormattedMessage id="suspicious.sendOne.action" />
          </ReasonButton>
          <RowMenu listing={listing} send={send} />
        </div>
      </DataCell>
    </DataRow>
  );
});

/** How many photos it has, over the first one. */
function PhotoCount({ count }: { count: number }) {
  const intl = useIntl();
  const photosText = intl.formatMessage({ id: 'suspicious.photos.count' }, { count });
  return (
    <span className={classes.photos} title={photosText}>
      <span aria-hidden="true">{formatCount(intl, count)}</span>
      <VisuallyHidden>{photosText}</VisuallyHidden>
    </span>
  );
}

/** Stands where a listing was that has left the list, and says how. */
export function RemovedSuspiciousRow({ id }: { id: string }) {
  const listing = useListing(id);
  const how = listing?.noticed?.sent ? 'sent' : listing?.approved ? 'trusted' : 'gone';
  return (
    <RemovedRow selectable>
      <FormattedMessage id={`suspicious.${how}.line`} values={{ title: listing?.title ?? id }} />
    </RemovedRow>
  );
}
