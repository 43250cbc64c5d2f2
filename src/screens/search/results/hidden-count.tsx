import { useIntl } from 'react-intl';
import { hiddenOf } from '../../../../machines/domain/result-tabs';
import type { resultsView } from '../../../../machines/search/results/results.view';
import classes from './result-tabs.module.css';

/** What was found and stands in no tab, and why: with the numbers of the tabs it makes the number of the head. */
export function HiddenCount({ view }: { view: ReturnType<typeof resultsView> }) {
  const intl = useIntl();
  const hidden = hiddenOf({ ...view, from: view.address.from, known: view.known.length });
  if (hidden.filtered + hidden.gone === 0) return null;
  const words = intl.formatMessage({ id: 'results.hidden.text' }, hidden);
  return (
    <span className={classes.aside} title={words}>
      {words}
    </span>
  );
}
