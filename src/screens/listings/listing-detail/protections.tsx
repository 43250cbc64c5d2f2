import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { protectedItems } from '../../../../machines/domain/report-listings';
import type { protectionResource } from '../../../../machines/listings/listing-detail/listing-detail-resources';
import { resourceView } from '../../../../machines/shared/resource/resource.view';
import { formatDay } from '../../../copy/dates';
import { reasonName } from '../../../copy/vocabulary';
import { useWorldTime } from '../../../seams/use-console';
import classes from './decision-panel.module.css';

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
