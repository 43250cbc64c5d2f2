import { IconArrowBackUp, IconCircleCheck, IconFlag, IconPencil } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../parts/button';
import { markChoices } from '../../../../machines/domain/marking';
import type { VisibleListing } from '../../../../machines/kit/seats';
import type { ListingDetailEvent } from '../../../../machines/listings/listing-detail/listing-detail.types';
import { formatMoment } from '../../../copy/dates';
import { reasonName } from '../../../copy/vocabulary';
import { classNames } from '../../../parts/class-names';
import { KeyHint } from '../../../parts/key-hint';
import { KeyScope } from '../../../parts/key-scope';
import { StatePill } from '../../../parts/state-pill';
import { StatusPill } from '../../../parts/status-pill';
import { WhyButton } from '../../../parts/why-button';
import { prepareReportDrawer } from '../../shared/report-drawer/report-drawer-pane';
import classes from './decision-panel.module.css';

function Report({ listing }: { listing: VisibleListing }) {
  const intl = useIntl();
  const { reported, noticed } = listing;
  if (reported === null) return null;
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
    </dl>
  );
}

const keys = { suspect: 'S', trust: 'T', undo: 'U', edit: 'E' } as const;

/** What stands on a listing and what may be decided, with the keys that do the same. */
export function DecisionPanel({
  listing,
  send,
}: {
  listing: VisibleListing;
  send: (event: ListingDetailEvent) => void;
}) {
  const { standing, trust, suspect, edit, undo } = markChoices(listing);
  const unconfirmed = listing.pendingMark !== null;
  return (
    <section className={classes.panel} aria-labelledby="listing-decision" onPointerEnter={prepareReportDrawer}>
      <div className={classes.head}>
        <h2 id="listing-decision">
          <FormattedMessage id="listingDetail.decision.title" />
        </h2>
        <span role="status">
          <StatePill
            state={standing === 'open' ? 'toReview' : standing === 'sent' ? 'sending' : standing}
            unconfirmed={unconfirmed}
          >
            {standing === 'sent' ? <FormattedMessage id="mark.sent.name" /> : undefined}
          </StatePill>
        </span>
      </div>
      <KeyScope
        keys={{}}
        focusOn={standing}
        focus="ifLost"
        className={classNames(classes.actions, standing === 'open' && classes.open)}
      >
        {standing === 'open' && (
          <>
            <WhyButton
              why={trust}
              variant="light"
              color="trusted"
              aria-keyshortcuts={keys.trust}
              leftSection={<IconCircleCheck size={16} aria-hidden="true" />}
              rightSection={<KeyHint>{keys.trust}</KeyHint>}
              onClick={() => send({ type: 'listing.trust' })}
            >
              <FormattedMessage id="mark.trust.action" />
            </WhyButton>
            <WhyButton
              why={suspect}
              variant="light"
              color="suspicious"
              aria-keyshortcuts={keys.suspect}
              leftSection={<IconFlag size={16} aria-hidden="true" />}
              rightSection={<KeyHint>{keys.suspect}</KeyHint>}
              onClick={() => send({ type: 'listing.suspect' })}
            >
              <FormattedMessage id="mark.suspect.action" />
            </WhyButton>
          </>
        )}
        {undo !== null && (
          <Button
            variant="default"
            aria-keyshortcuts={keys.undo}
            leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
            rightSection={<KeyHint>{keys.undo}</KeyHint>}
            onClick={() => send({ type: 'listing.undo' })}
          >
            <FormattedMessage id="mark.undo.action" />
          </Button>
        )}
        {edit === null && (
          <Button
            variant="default"
            aria-keyshortcuts={keys.edit}
            leftSection={<IconPencil size={16} aria-hidden="true" />}
            rightSection={<KeyHint>{keys.edit}</KeyHint>}
            onClick={() => send({ type: 'listing.edit' })}
          >
            <FormattedMessage id="mark.edit.action" />
          </Button>
        )}
      </KeyScope>
      <Report listing={listing} />
    </section>
  );
}
