import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveSearchSummary } from '../../../../contracts/shapes';
import { formatCount } from '../../../copy/money';
import { siteCountryName } from '../../../copy/vocabulary';
import classes from './results-screen.module.css';

/** The countries in which something was found, with how much; those without anything are folded into a number. */
export function FoundCountries({ sites }: { sites: LiveSearchSummary['sites'] }) {
  const intl = useIntl();
  const [found, without] = [sites.filter(({ count }) => count > 0), sites.filter(({ count }) => count === 0)];
  const names = without.map(({ id }) => siteCountryName(intl, id)).join(', ');
  return (
    <>
      {found.length > 0 && (
        <span>
          {found.map(({ id, count }) => `${siteCountryName(intl, id)} (${formatCount(intl, count)})`).join(' · ')}
        </span>
      )}
      {without.length > 0 && (
        <details className={classes.without}>
          <summary>
            <FormattedMessage id="results.without.action" values={{ count: without.length }} />
          </summary>
          {names}
        </details>
      )}
    </>
  );
}
