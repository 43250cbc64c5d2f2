import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoment } from '../../../copy/dates';
import { useWorldTime } from '../../../seams/use-console';

/** When a sheet was printed. */
export function PrintMoment() {
  const intl = useIntl();
  return (
    <p>
      <FormattedMessage id="print.moment.text" values={{ moment: formatMoment(intl, useWorldTime()) }} />
    </p>
  );
}
