import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { markStatusOf } from '../../../../machines/domain/marking';
import type { VisibleListing } from '../../../../machines/system-actors/listings';
import type { ListingDetailEvent } from '../../../../machines/listings/listing-detail/listing-detail.rules';
import { classNames } from '../../../parts/class-names';
import { KeyScope } from '../../../parts/key-scope';
import { MarkStatus } from '../../shared/listing/mark-status';
import { DiscardButton, MarkButtons, MarkPill } from '../../shared/marking/mark-buttons';
import { RepeatButton } from '../../shared/marking/repeat-button';
import classes from './decision-panel.module.css';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { protectedItems } from '../../../../machines/domain/report-listings';
import type { protectionResource } from '../../../../machines/listings/listing-detail/listing-detail.setup';
import { resourceView } from '../../../../machines/shared/resource/resource.view';
import { formatDay } from '../../../copy/dates';
import { reasonName } from '../../../copy/vocabulary';
import { useWorldTime } from '../../../seams/use-console';

/** For which reasons the listing is refused for a while, each with its last day; nothing where none is known. */
export function Protections({ actor, id }: { actor: ActorRefFrom<typeof protectionResource>; id: string }) {
  const intl = useIntl();
  const now = useWorldTime();
  const { value } = useSelector(actor, resourceView, shallowEqual);
  const days = [...new Set((value ?? []).map(({ reason }) => reason))].flatMap((reason) => {
    const until = protectedItems(value ?? [], reason, now).get(id);
    return until === undefined ? [] : [{ reason, until }];
  });
  if (days.length === 0) return null;
  return (
    <ul className={classes.protections}>
      {days.map(({ reason, until }) => (
        <li key={reason}>
          <FormattedMessage
            id="listingNow.refused.text"
            values={{ reason: reasonName(intl, reason), until: formatDay(intl, until) }}
          />
        </li>
      ))}
    </ul>
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
  const status = markStatusOf(listing);
  return (
    <section className={classes.panel} aria-labelledby="listing-decision">
      <div className={classes.head}>
        <h2 id="listing-decision">
          <FormattedMessage id="listingDetail.decision.title" />
        </h2>
        <MarkPill listing={listing} open="toReview" inFull />
      </div>
      <KeyScope
        keys={{}}
        focusOn={status}
        focus="ifLost"
        className={classNames(classes.actions, status === 'open' && listing.noticed?.sent !== true && classes.open)}
      >
        <MarkButtons listing={listing} in="pane" onMark={(mark) => send({ type: `listing.${mark}` })} />
        <RepeatButton listing={listing} onPress={() => send({ type: 'listing.repeat' })} />
        {suggested && <DiscardButton listing={listing} in="pane" onPress={() => send({ type: 'listing.discard' })} />}
      </KeyScope>
      {protection !== null && <Protections actor={protection} id={listing.id} />}
      <MarkStatus listing={listing} />
    </section>
  );
}
