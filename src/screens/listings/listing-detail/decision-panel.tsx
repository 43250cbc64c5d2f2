import { FormattedMessage, useIntl } from 'react-intl';
import { markStanding } from '../../../../machines/domain/marking';
import type { VisibleListing } from '../../../../machines/seats/listings';
import type { ListingDetailEvent } from '../../../../machines/listings/listing-detail/listing-detail.types';
import { formatMoment } from '../../../copy/dates';
import { reasonName, rejectReasonName } from '../../../copy/vocabulary';
import { classNames } from '../../../parts/class-names';
import { KeyScope } from '../../../parts/key-scope';
import { StatusPill } from '../../../parts/status-pill';
import { DiscardButton, MarkButtons, MarkPill } from '../../shared/marking/mark-buttons';
import { prepareReportDrawer } from '../../shared/report-drawer/report-drawer-pane';
import classes from './decision-panel.module.css';

function Report({ listing }: { listing: VisibleListing }) {
  const intl = useIntl();
  const { reported, noticed } = listing;
  if (reported === null) return null;
  const rejection = noticed?.rejectOption ? rejectReasonName(noticed.rejectOption) : null;
  return (
    <dl className={classes.report}>
      <dt>
        <FormattedMessage id="reportDrawer.reason.label" />
      </dt>
      <dd>{reasonName(intl, reported.code)}</dd>
      <dt>
        <FormattedMessage id="reportDrawer.comment.label" />
      </dt>
      <dd className={classes.text}>{reported.description}</dd>
      {reported.photosDenounced.length > 0 && (
        <>
          <dt>
            <FormattedMessage id="listingDetail.photos.label" />
          </dt>
          <dd>{reported.photosDenounced.length}</dd>
        </>
      )}
      {reported.author !== null && (
        <>
          <dt>
            <FormattedMessage id="listingDetail.author.label" />
          </dt>
          <dd>
            {reported.author.givenName} {reported.author.familyName}
          </dd>
        </>
      )}
      {reported.createdAt !== null && (
        <>
          <dt>
            <FormattedMessage id="listingDetail.date.label" />
          </dt>
          <dd>{formatMoment(intl, reported.createdAt)}</dd>
        </>
      )}
      {noticed?.sent === true && (
        <>
          <dt>
            <FormattedMessage id="listingDetail.case.label" />
          </dt>
          <dd>
            <StatusPill status={noticed.noticeStatus} />
          </dd>
        </>
      )}
      {rejection !== null && (
        <>
          <dt>
            <FormattedMessage id="listingDetail.rejection.label" />
          </dt>
          <dd>
            <FormattedMessage id={rejection} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** What stands on a listing and what may be decided, with the keys that do the same. */
export function DecisionPanel({
  listing,
  suggested,
  send,
}: {
  listing: VisibleListing;
  /** It was opened from the suggestions. */
  suggested: boolean;
  send: (event: ListingDetailEvent) => void;
}) {
  const standing = markStanding(listing);
  return (
    <section className={classes.panel} aria-labelledby="listing-decision" onPointerEnter={prepareReportDrawer}>
      <div className={classes.head}>
        <h2 id="listing-decision">
          <FormattedMessage id="listingDetail.decision.title" />
        </h2>
        <span role="status">
          <MarkPill listing={listing} open="toReview" />
        </span>
      </div>
      <KeyScope
        keys={{}}
        focusOn={standing}
        focus="ifLost"
        className={classNames(classes.actions, standing === 'open' && classes.open)}
      >
        <MarkButtons listing={listing} in="pane" onMark={(mark) => send({ type: `listing.${mark}` })} />
        {suggested && <DiscardButton listing={listing} in="pane" onPress={() => send({ type: 'listing.discard' })} />}
      </KeyScope>
      <Report listing={listing} />
    </section>
  );
}
