import { FormattedMessage, useIntl } from 'react-intl';
import type { OverlookedRows } from '../../../../machines/domain/import-lines';
import { formatCount } from '../../../copy/money';
import { describeRowsAbove } from './import-reasons';
import classes from './import.module.css';

/** What of a sheet isn't imported though it might be taken for it: rows that are hidden or add up, and ids above the first row. */
export function ImportExcluded({ aside: { hidden, above, totals = [] } }: { aside: OverlookedRows }) {
  const intl = useIntl();
  return (
    <>
      {hidden > 0 && (
        <p className={classes.soft}>
          <FormattedMessage id="imports.aside.hidden" values={{ count: hidden, shown: formatCount(intl, hidden) }} />
        </p>
      )}
      {totals.length > 0 && (
        <p className={classes.soft}>
          <FormattedMessage
            id="imports.aside.totals"
            values={{ count: totals.length, lines: intl.formatList(totals.map(String)) }}
          />
        </p>
      )}
      {above.length > 0 && <p className={classes.warning}>{describeRowsAbove(intl, above)}</p>}
    </>
  );
}
