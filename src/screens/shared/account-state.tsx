import { FormattedMessage, useIntl } from 'react-intl';
import type { MemberQuality } from '../../../contracts/vocabulary/members';
import type { AccountState } from '../../../machines/domain/account-state';
import { formatDay } from '../../copy/dates';
import { formatCount } from '../../copy/money';

/** What the state of the account lets its people send; `most` is the number of reports a day, null where nobody says it. */
export function AccountStateText({ state: { name, days, until }, most }: { state: AccountState; most: number | null }) {
  const intl = useIntl();
  return (
    <FormattedMessage
      id={`limits.state.${name}`}
      values={{
        max: most === null ? 'none' : most === 0 ? 'zero' : formatCount(intl, most),
        days: days ?? 0,
        until: until === null ? 'none' : formatDay(intl, until),
      }}
    />
  );
}

/** How well the account's reports were founded, and whether it is restricted. */
export function QualityText({ quality, restricted }: { quality: MemberQuality; restricted: boolean }) {
  const intl = useIntl();
  return (
    <FormattedMessage
      id={restricted ? 'limits.quality.restricted' : 'limits.quality.free'}
      values={{ quality: intl.formatMessage({ id: `quality.${quality}.name` }) }}
    />
  );
}
