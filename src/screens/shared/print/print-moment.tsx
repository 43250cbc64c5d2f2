import { FormattedMessage, useIntl } from 'react-intl';
import { formatDateTime } from '../../../copy/dates';
import { useWorldTime } from '../../../seams/use-console';

/** When a sheet was printed. */
export function PrintMoment() {
  const intl = useIntl();
  return (
    <p>
      <FormattedMessage id="print.moment.text" values={{ moment: formatDateTime(intl, useWorldTime()) }} />
    </p>
  );
}
