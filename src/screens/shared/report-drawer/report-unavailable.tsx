import { IconBan, IconLockOff, IconWorldOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportDrawerView } from '../../../../machines/shared/report-drawer/report-drawer.view';
import { describeBlockReason } from '../../../copy/block-reasons';
import { siteCountryName } from '../../../copy/vocabulary';
import { EmptyState } from '../../../parts/empty-state';
import classes from './report-drawer.module.css';

/** Why no report can be made here at all. */
export function ReportUnavailable({ view }: { view: ReportDrawerView }) {
  const intl = useIntl();
  const country = view.siteId === null ? '' : siteCountryName(intl, view.siteId);
  if (view.phase === 'withoutNotices') {
    return (
      <div role="alert">
        <EmptyState
          icon={<IconWorldOff size={28} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="reportDrawer.withoutNotices.title" values={{ country }} />}
        >
          <FormattedMessage id="reportDrawer.withoutNotices.text" />
        </EmptyState>
      </div>
    );
  }
  if (view.phase === 'withoutReasons') {
    return (
      <div role="alert">
        <EmptyState
          icon={<IconLockOff size={28} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="reportDrawer.withoutNotices.title" values={{ country }} />}
        >
          <FormattedMessage id="reportDrawer.withoutReasons.text" />
        </EmptyState>
      </div>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={<IconBan size={28} stroke={1.5} aria-hidden="true" />}
        title={<FormattedMessage id="reportDrawer.refused.title" values={{ count: view.leftOut.length }} />}
      >
        <ul className={classes.left}>
          {view.leftOut.map(({ id, why }) => (
            <li key={id}>
              <span className={classes.id}>{id}</span> {describeBlockReason(intl, why)}
            </li>
          ))}
        </ul>
      </EmptyState>
    </div>
  );
}
