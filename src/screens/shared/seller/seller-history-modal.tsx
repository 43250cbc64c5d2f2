import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { SellerReport } from '../../../../contracts/shapes';
import { targetOfRow } from '../../../../machines/domain/history-row';
import type { sellerHistoryMachine } from '../../../../machines/shared/seller-history/seller-history.machine';
import { sellerHistoryView } from '../../../../machines/shared/seller-history/seller-history.view';
import { formatDottedDay } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { reasonName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { busyProps } from '../../../parts/busy-props';
import { DataCell, DataRow, DataTable, type Column } from '../../../parts/data-table';
import { SkeletonBar } from '../../../parts/skeletons';
import { StatusPill } from '../../../parts/status-pill';
import { FailureLine } from '../failure-line';
import { InfoDialog } from '../info-dialog';
import classes from './seller-panel.module.css';
import { SiteText } from '../../../parts/site-text';

const widths = { title: undefined, reported: '7rem', reason: '26%', status: '14rem' } as const;
const columnIds = Object.keys(widths) as (keyof typeof widths)[];
const countIds = ['denounces', 'counterNotices', 'accepted'] as const;

function ReportLink({ report }: { report: SellerReport }) {
  const to = targetOfRow(report, false, false);
  const title = <SiteText site={report.listing.siteId}>{report.listing.title}</SiteText>;
  if (to === null) return title;
  return (
    <AppLink to={to} newTab>
      {title}
    </AppLink>
  );
}

interface SellerHistoryModalProps {
  actor: ActorRefFrom<typeof sellerHistoryMachine>;
  nickname: string;
  onClose: () => void;
}

/** The earlier reports of a seller, five more at a time, with what became of them. */
export default function SellerHistoryModal({ actor, nickname, onClose }: SellerHistoryModalProps) {
  const intl = useIntl();
  const { reports, counts, left, asking, failure, none } = useSelector(actor, sellerHistoryView, shallowEqual);
  const columns: Column[] = columnIds.map((id) => ({
    id,
    name: intl.formatMessage({ id: `seller.history.${id}.column` }),
    width: widths[id],
  }));
  const title = <FormattedMessage id="seller.history.title" values={{ nickname }} />;
  return (
    <InfoDialog size="table" title={title} onClose={onClose}>
      {counts !== null && (
        <dl className={classes.counts}>
          {countIds.map((id) => (
            <div key={id}>
              <dt>
                <FormattedMessage id={`case.${id}.count`} values={{ count: counts[id] }} />
              </dt>
              <dd>{formatCount(intl, counts[id])}</dd>
            </div>
          ))}
        </dl>
      )}
      {none && (
        <p className={classes.soft}>
          <FormattedMessage id="seller.history.none" />
        </p>
      )}
      {reports.length > 0 && (
        <DataTable
          label={intl.formatMessage({ id: 'seller.history.title' }, { nickname })}
          columns={columns}
          refreshing={asking}
        >
          {reports.map((report) => (
            <DataRow key={report.caseId}>
              <DataCell of="title" inCard="lead">
                <ReportLink report={report} />
              </DataCell>
              <DataCell of="reported">
                {report.reportedAt !== null && formatDottedDay(intl, report.reportedAt)}
              </DataCell>
              <DataCell of="reason">
                {report.reasonId === null ? report.reasonText : reasonName(intl, report.reasonId)}
              </DataCell>
              <DataCell of="status">
                <StatusPill status={report.status} />
              </DataCell>
            </DataRow>
          ))}
        </DataTable>
      )}
      {asking && reports.length === 0 && <SkeletonBar width="70%" />}
      {failure !== null && <FailureLine failure={failure} onRetry={() => actor.send({ type: 'history.reload' })} />}
      {left > 0 && reports.length > 0 && failure === null && (
        <Button variant="default" onClick={() => actor.send({ type: 'history.more' })} {...busyProps(asking)}>
          <FormattedMessage id="seller.history.more" values={{ left: formatCount(intl, left) }} />
        </Button>
      )}
    </InfoDialog>
  );
}
