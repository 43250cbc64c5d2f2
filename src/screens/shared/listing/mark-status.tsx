import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApprovedMark, ListingSeller } from '../../../../contracts/shapes';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import { formatDateTime } from '../../../copy/dates';
import { reasonName, rejectReasonName } from '../../../copy/vocabulary';
import { StatusPill } from '../../../parts/status-pill';
import classes from './mark-status.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';

function Fact({ id, children }: { id: FactId; children: ReactNode }) {
  return (
    <>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}

type FactId =
  | 'reportDrawer.reason.label'
  | 'listingDetail.photos.label'
  | 'listingDetail.author.label'
  | 'listingDetail.date.label'
  | 'listingDetail.case.label'
  | 'listingDetail.noticedAt.label'
  | 'listingDetail.takeDownAt.label'
  | 'listingDetail.rejection.label';

/** By whom and when it was marked. */
function Made({ mark: { author, createdAt } }: { mark: Pick<ApprovedMark, 'author' | 'createdAt'> }) {
  const intl = useIntl();
  return (
    <>
      {author !== null && (
        <Fact id="listingDetail.author.label">{[author.givenName, author.familyName].filter(Boolean).join(' ')}</Fact>
      )}
      {createdAt !== null && <Fact id="listingDetail.date.label">{formatDateTime(intl, createdAt)}</Fact>}
    </>
  );
}

/** What stands on a listing: the mark with its author, and what became of its notice. */
export function MarkStatus({ listing }: { listing: VisibleListing }) {
  const intl = useIntl();
  const { approved, reported, noticed } = listing;
  const sent = noticed?.sent === true ? noticed : null;
  if (approved === null && reported === null && sent === null) return null;
  const rejection = sent?.rejectOption ? rejectReasonName(sent.rejectOption) : null;
  return (
    <dl className={classes.report}>
      {reported !== null && (
        <>
          <Fact id="reportDrawer.reason.label">{reasonName(intl, reported.code)}</Fact>
          <dt>
            <FormattedMessage id="reportDrawer.comment.label" />
          </dt>
          <dd className={classes.text} lang={languageOfSite(listing.siteId)}>
            {reported.description}
          </dd>
          {reported.photosDenounced.length > 0 && (
            <Fact id="listingDetail.photos.label">{reported.photosDenounced.length}</Fact>
          )}
          <Made mark={reported} />
        </>
      )}
      {approved !== null && <Made mark={approved} />}
      {sent !== null && (
        <>
          <Fact id="listingDetail.case.label">
            <StatusPill status={sent.noticeStatus} />
          </Fact>
          {sent.noticedAt !== null && (
            <Fact id="listingDetail.noticedAt.label">{formatDateTime(intl, sent.noticedAt)}</Fact>
          )}
          {sent.takeDownAt !== null && (
            <Fact id="listingDetail.takeDownAt.label">{formatDateTime(intl, sent.takeDownAt)}</Fact>
          )}
        </>
      )}
      {rejection !== null && (
        <Fact id="listingDetail.rejection.label">
          <FormattedMessage id={rejection} />
        </Fact>
      )}
    </dl>
  );
}

/** On which of the two lists a seller is; nothing for one that is on neither. */
export function SellerMark({ seller }: { seller: Pick<ListingSeller, 'watched' | 'trusted'> | null }) {
  if (seller === null || (!seller.watched && !seller.trusted)) return null;
  const mark = seller.watched ? 'watched' : 'trusted';
  return (
    <span className={classes.mark} data-mark={mark}>
      <FormattedMessage id={`listing.${mark}Seller.badge`} />
    </span>
  );
}
