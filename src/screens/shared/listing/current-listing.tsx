import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBell,
  IconCircleCheck,
  IconCircleOff,
  IconFlag,
  IconHourglass,
  IconPlayerPause,
} from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { reminderOf, whyNotRemind } from '../../../../machines/domain/again-reminders';
import { markChoices, markStatusOf } from '../../../../machines/domain/marking';
import type { currentListingMachine } from '../../../../machines/shared/current-listing/current-listing.machine';
import { currentListingView } from '../../../../machines/shared/current-listing/current-listing.view';
import { formatDay } from '../../../copy/dates';
import { describeFailure } from '../../../copy/failures';
import { listingStatusName, reasonName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { busyProps } from '../../../parts/busy-props';
import { KeyScope } from '../../../parts/key-scope';
import { LinkButton } from '../../../parts/plain-controls';
import { SkeletonBar } from '../../../parts/skeletons';
import { ReasonButton } from '../../../parts/reason-button';
import { useListing, useProfile, useSystemActorState } from '../../../seams/use-console';
import { FailureLine } from '../failure-line';
import { MarkPill } from '../marking/mark-buttons';
import { MarkingPane } from '../marking/marking-pane';
import classes from './current-listing.module.css';

export type CurrentListingActor = ActorRefFrom<typeof currentListingMachine>;

const icons = {
  active: IconCircleCheck,
  paused: IconPlayerPause,
  under_review: IconHourglass,
  closed: IconCircleOff,
  inactive: IconCircleOff,
};

/** The status of a listing in its own words, those of the gateway where they are unknown here. */
function ListingStatusPill({ status }: { status: string }) {
  const intl = useIntl();
  const Icon = icons[status as keyof typeof icons] ?? IconCircleOff;
  return (
    <span className={classes.pill} data-status={status}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {listingStatusName(intl, status)}
    </span>
  );
}

/** Whether the listing of a report is still published today; that this could not be asked is told quietly. */
export function StatusToday({ actor }: { actor: CurrentListingActor }) {
  const intl = useIntl();
  const { asking, known, status, statusFailure } = useSelector(actor, currentListingView, shallowEqual);
  return (
    <span className={classes.today} role="status">
      {asking && <SkeletonBar width="6rem" height="1.5rem" />}
      {known && (status === null ? <FormattedMessage id="case.none.text" /> : <ListingStatusPill status={status} />)}
      {statusFailure !== null && (
        <>
          <span className={classes.soft}>{describeFailure(intl, statusFailure).text}</span>
          <LinkButton onClick={() => actor.send({ type: 'status.reload' })}>
            <FormattedMessage id="parts.error.retry" />
          </LinkButton>
        </>
      )}
    </span>
  );
}

/** Whether and from when the listing of an ended report can be reported again, with the press that begins it; nothing before. */
export function ReportAgain({ actor }: { actor: CurrentListingActor }) {
  const intl = useIntl();
  const { articleId, again, status, code, until, began, beginning, failure, marking } = useSelector(
    actor,
    currentListingView,
    shallowEqual,
  );
  const listing = useListing(articleId);
  if (again === null) return null;
  const marked = listing !== undefined && markStatusOf(listing) === 'suspicious';
  return (
    <section className={classes.again}>
      <h2>
        <FormattedMessage id="listingNow.again.title" />
      </h2>
      <p>
        <FormattedMessage
          id={`listingNow.${again === 'now' && status === null ? 'unknown' : again}.text`}
          values={{
            until: until === null ? 'none' : formatDay(intl, until),
            reason: code === null ? '' : reasonName(intl, code),
          }}
        />
      </p>
      {failure !== null && <FailureLine failure={failure} onRetry={() => actor.send({ type: 'again.begin' })} />}
      {again !== 'unpublished' && (
        <KeyScope
          keys={{}}
          {...(began && { focusOn: marked ? 'marked' : 'open' })}
          focus="ifLost"
          className={classes.actions}
        >
          {marked ? (
            <>
              <span role="status">
                <MarkPill listing={listing} inFull />
              </span>
              <Button
                variant="default"
                leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
                onClick={() => actor.send({ type: 'listing.undo' })}
              >
                <FormattedMessage id="mark.undo.action" />
              </Button>
              <AppLink to={{ to: 'suspicious' }}>
                <FormattedMessage id="listingNow.marked.action" />
              </AppLink>
            </>
          ) : (
            <ReasonButton
              why={listing === undefined ? null : markChoices(listing).suspect}
              variant="light"
              color="suspicious"
              leftSection={<IconFlag size={16} aria-hidden="true" />}
              onClick={() => actor.send({ type: 'again.begin' })}
              {...busyProps(beginning)}
            >
              <FormattedMessage id={again === 'later' ? 'listingNow.other.action' : 'listingNow.again.action'} />
            </ReasonButton>
          )}
        </KeyScope>
      )}
      {again === 'later' && <Reminding actor={actor} />}
      <MarkingPane actor={marking} />
    </section>
  );
}

/** The press by which somebody is told on the day on which it can be reported again, and the one that takes it back. */
function Reminding({ actor }: { actor: CurrentListingActor }) {
  const { caseId, reminderAsked } = useSelector(actor, currentListingView, shallowEqual);
  const reminded = useProfile(({ profile }) => reminderOf(profile?.settings, caseId) !== null);
  const why = useSelector(
    useSystemActorState('profile'),
    ({ context }) => whyNotRemind(context.profile?.settings),
    shallowEqual,
  );
  return (
    <KeyScope
      keys={{}}
      {...(reminderAsked && { focusOn: String(reminded) })}
      focus="ifLost"
      className={classes.actions}
    >
      <span role="status">{reminded && <FormattedMessage id="listingNow.reminded.text" />}</span>
      {reminded ? (
        <LinkButton onClick={() => actor.send({ type: 'reminder.drop' })}>
          <FormattedMessage id="listingNow.forget.action" />
        </LinkButton>
      ) : (
        <ReasonButton
          why={why}
          variant="default"
          leftSection={<IconBell size={16} aria-hidden="true" />}
          onClick={() => actor.send({ type: 'reminder.keep' })}
        >
          <FormattedMessage id="listingNow.remind.action" />
        </ReasonButton>
      )}
    </KeyScope>
  );
}

/** The listing of a report, today. */
export function CurrentListing({ actor }: { actor: CurrentListingActor }) {
  return (
    <div className={classes.again}>
      <StatusToday actor={actor} />
      <ReportAgain actor={actor} />
    </div>
  );
}
