import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveSearchSummary } from '../../../../contracts/shapes';
import { formatDateTime } from '../../../copy/dates';
import classes from './results-screen.module.css';
import { ProgressBar } from '../../../parts/progress-bar';

/** How far the search is: countries done of those chosen while it is processed, and when it ended. */
export function SearchProgress({ search }: { search: LiveSearchSummary }) {
  const intl = useIntl();
  if (search.status === 'in_progress') {
    return (
      <div className={classes.running}>
        <ProgressBar
          label={intl.formatMessage({ id: 'results.progress.label' })}
          done={search.sites.filter((site) => !site.active).length}
          total={search.sites.length}
        />
      </div>
    );
  }
  const failed = search.status === 'failed';
  return (
    <span className={classes.progress}>
      {failed ? <IconAlertTriangle size={14} aria-hidden="true" /> : <IconCircleCheck size={14} aria-hidden="true" />}
      <FormattedMessage
        id={failed ? 'results.failed.text' : 'results.finished.text'}
        values={{
          moment: search.finishedAt === null ? '' : formatDateTime(intl, search.finishedAt),
          count: search.failedCount,
        }}
      />
      {!failed && search.failedCount > 0 && (
        <FormattedMessage id="liveSearches.failedCount.text" values={{ count: search.failedCount }} />
      )}
    </span>
  );
}
