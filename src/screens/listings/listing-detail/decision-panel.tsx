import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApprovedMark } from '../../../../contracts/shapes';
import { markStanding } from '../../../../machines/domain/marking';
import type { VisibleListing } from '../../../../machines/seats/listings';
import type { ListingDetailEvent } from '../../../../machines/listings/listing-detail/listing-detail.types';
import { formatMoment } from '../../../copy/dates';
import { reasonName, rejectReasonName } from '../../../copy/vocabulary';
import { classNames } from '../../../parts/class-names';
import { KeyScope } from '../../../parts/key-scope';
import { StatusPill } from '../../../parts/status-pill';
import { DiscardButton, MarkButtons, MarkPill } from '../../shared/marking/mark-buttons';
import { RepeatButton } from '../../shared/marking/repeat-button';
import { prepareReportDrawer } from '../../shared/report-drawer/report-drawer-pane';
import { Protections } from './protections';
import classes from './decision-panel.module.css';

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
        <Fact id="listingDetail.author.label">
          {author.givenName} {author.familyName}
        </Fact>
      )}
      {createdAt !== null && <Fact id="listingDetail.date.label">{formatMoment(intl, createdAt)}</Fact>}
    </>
  );
}

/** What stands on a listing: the mark with its author, and what became of its notice. */
function Standing({ listing: { approved, reported, noticed } }: { listing: VisibleListing }) {
  const intl = useIntl();
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
          <dd className={classes.text}>{reported.description}</dd>
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
            <Fact id="listingDetail.noticedAt.label">{formatMoment(intl, sent.noticedAt)}</Fact>
          )}
          {sent.takeDownAt !== null && (
            <Fact id="listingDetail.takeDownAt.label">{formatMoment(intl, sent.takeDownAt)}</Fact>
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

/** What stands on a listing and what may be decided, with the keys that do the same. */
export function DecisionPanel({
  listing,
  suggested,
  protection,
  send,
}: {
  listing: VisibleListing;
  /** It was opened from the suggestions. */
  suggested: boolean;
  protection: ComponentProps<typeof Protections>['actor'] | null;
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
        className={classNames(classes.actions, standing === 'open' && listing.noticed?.sent !== true && classes.open)}
      >
        <MarkButtons listing={listing} in="pane" onMark={(mark) => send({ type: `listing.${mark}` })} />
        <RepeatButton listing={listing} onPress={() => send({ type: 'listing.repeat' })} />
        {suggested && <DiscardButton listing={listing} in="pane" onPress={() => send({ type: 'listing.discard' })} />}
      </KeyScope>
      {protection !== null && <Protections actor={protection} id={listing.id} />}
      <Standing listing={listing} />
    </section>
  );
}
