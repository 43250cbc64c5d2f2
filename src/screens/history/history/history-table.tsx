import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { rowLeadsTo, type HistoryRow } from '../../../../machines/domain/history-row';
import { formatDay } from '../../../copy/dates';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { DataCell, DataRow, DataTable, type Column } from '../../../parts/data-table';
import { ListingPicture } from '../../../parts/listing-picture';
import { Nickname } from '../../../parts/nickname';
import { StatusPill } from '../../../parts/status-pill';
import { useProfile, useWorldTime } from '../../../seams/use-console';
import classes from './history-screen.module.css';

interface HistoryTableProps {
  rows: readonly HistoryRow[];
  awaiting: boolean;
  refreshing: boolean;
  onOpen: (caseId: string, siteId: string) => void;
}

const columnIds = ['listing', 'reason', 'seller', 'reported', 'status', 'actions'] as const;

/** The rows of the history. Enrolled people have no case to open. */
export function HistoryTable({ rows, awaiting, refreshing, onOpen }: HistoryTableProps) {
  const intl = useIntl();
  const now = useWorldTime();
  const enrolled = useProfile((facts) => facts.profile?.isAcuerdo ?? false);
  const columns: Column[] = columnIds
    .filter((id) => id !== 'actions' || !enrolled)
    .map((id) => ({
      id,
      name: intl.formatMessage({ id: id === 'reported' && awaiting ? 'history.due.column' : `history.${id}.column` }),
      quiet: id === 'actions',
      width: {
        listing: undefined,
        reason: awaiting ? '14%' : '16%',
        seller: '15%',
        reported: '6.75rem',
        status: awaiting ? '17.5rem' : '14.5rem',
        actions: '7.5rem',
      }[id],
    }));
  return (
    <DataTable label={intl.formatMessage({ id: 'history.title.text' })} columns={columns} refreshing={refreshing}>
      {rows.map((row, index) => {
        const leadsTo = rowLeadsTo(row, awaiting, enrolled);
        const day = awaiting ? row.dueDate : row.reportedAt;
        return (
          <DataRow key={row.caseId}>
            <DataCell of="listing" inCard="lead">
              <div className={classes.listing}>
                <ListingPicture url={row.listing.thumbnail} alt="" className={classes.picture} />
                <div>
                  {leadsTo === null ? (
                    <span className={classes.title}>{row.listing.title}</span>
                  ) : (
                    <AppLink className={classes.title} to={leadsTo}>
                      {row.listing.title}
                    </AppLink>
                  )}
                  <span className={classes.soft}>
                    {siteCountryName(intl, row.listing.siteId)} <CopyableId id={row.listing.id} />
                  </span>
                </div>
              </div>
            </DataCell>
            <DataCell of="reason">
              {row.reasonCode === null ? row.reasonText : reasonName(intl, row.reasonCode)}
              {row.auditor !== null && <span className={classes.soft}>{row.auditor}</span>}
            </DataCell>
            <DataCell of="seller">
              <Nickname of={row.seller?.nickname} />
            </DataCell>
            <DataCell of="reported">{day !== null && formatDay(intl, day)}</DataCell>
            <DataCell of="status">
              <StatusPill
                status={row.status}
                expiresAt={row.status === 'DOCUMENTATION_PRESENTED' ? row.dueDate : null}
                now={now}
              />
            </DataCell>
            {!enrolled && (
              <DataCell of="actions" inCard="foot">
                <Button
                  variant={row.status === 'DOCUMENTATION_PRESENTED' && !awaiting ? 'filled' : 'default'}
                  aria-label={intl.formatMessage(
                    { id: 'history.open.label' },
                    { caseId: row.caseId, title: row.listing.title },
                  )}
                  data-autofocus={(awaiting && index === 0) || undefined}
                  onClick={() => onOpen(row.caseId, row.listing.siteId)}
                >
                  <FormattedMessage
                    id={row.status === 'DOCUMENTATION_PRESENTED' ? 'history.answer.action' : 'history.open.action'}
                  />
                </Button>
              </DataCell>
            )}
          </DataRow>
        );
      })}
    </DataTable>
  );
}
