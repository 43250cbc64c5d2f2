import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isAnswered } from '../../../../machines/domain/answers-left';
import { groupByDeadline } from '../../../../machines/domain/deadlines';
import { deadlineOf, type Deadline } from '../../../../machines/domain/due-today';
import { targetOfRow, type HistoryRow } from '../../../../machines/domain/history-row';
import { awaitingCasesView } from '../../../../machines/shared/awaiting-cases/awaiting-cases.view';
import { formatDay } from '../../../copy/dates';
import { formatDeadline } from '../../../parts/format-deadline';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { DataCell, DataRow, DataTable, type Column } from '../../../parts/data-table';
import { GroupRow } from '../../../parts/group-row';
import { LinkButton } from '../../../parts/plain-controls';
import { ListingPicture } from '../../../parts/listing-picture';
import { Nickname } from '../../../parts/site-text';
import { StatusPill } from '../../../parts/status-pill';
import { useProfile, useSystemActorState, useWorldTime } from '../../../seams/use-console';
import { OffDeadline } from '../../shared/case-parts/off-deadline';
import { DeadlineName, type DueActor } from './deadline-strip';
import classes from './history-screen.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';

interface HistoryTableProps {
  rows: readonly HistoryRow[];
  awaiting: boolean;
  /** By their deadlines. */
  grouped: boolean;
  /** How many of each deadline there are in all; null where the list is but a part of them. */
  due: DueActor | null;
  refreshing: boolean;
  /** The one seller whose reports these are. */
  chosenSeller: string | null;
  onSeller: (sellerId: string) => void;
  onComment: (caseId: string) => void;
  /** The row that keys are at. */
  cursor: string | null;
  /** The case under the cursor stands beside the list, whose rows tell the rest on a line of their own. */
  beside: boolean;
  /** Given, keys walk to the rows. */
  onGo: ((caseId: string) => void) | null;
}

const columnIds = ['listing', 'reason', 'seller', 'reported', 'status', 'actions'] as const;

/** Since when there is a case, and when it changed last. */
function CaseDays({ row: { reportedAt, updatedAt } }: { row: HistoryRow }) {
  const intl = useIntl();
  return (
    <>
      {reportedAt !== null && (
        <span className={classes.soft}>
          <FormattedMessage id="closedCases.created.text" values={{ day: formatDay(intl, reportedAt) }} />
        </span>
      )}
      {updatedAt !== null && (
        <span className={classes.soft}>
          <FormattedMessage id="closedCases.updated.text" values={{ day: formatDay(intl, updatedAt) }} />
        </span>
      )}
    </>
  );
}

/** When an answer is due, and since when there is a case. */
function DueCell({
  row,
  asked,
  told: showsDeadline,
  now,
  whole,
}: {
  row: HistoryRow;
  asked: boolean;
  told: boolean;
  now: number;
  whole: boolean;
}) {
  const intl = useIntl();
  const { dueDate } = row;
  return (
    <div>
      {dueDate !== null && formatDeadline(intl, dueDate)}
      {showsDeadline && (
        <span className={classes.soft}>
          <DeadlineName deadline={deadlineOf(dueDate, now)} ofOne />
        </span>
      )}
      {asked && <OffDeadline due={dueDate} siteId={row.listing.siteId} short />}
      {whole && <CaseDays row={row} />}
    </div>
  );
}

/** Heads the cases of a deadline, with how many there are of it, on other pages too. */
function DeadlineHead({ deadline, count }: { deadline: Deadline; count: number | null }) {
  return (
    <GroupRow>
      <DeadlineName deadline={deadline} />
      {count !== null && (
        <span className={classes.soft}>
          <FormattedMessage id="deadlines.count.text" values={{ count }} />
        </span>
      )}
    </GroupRow>
  );
}

/** The rows of the history. Enrolled people have no case to open. */
export function HistoryTable({
  rows,
  awaiting,
  grouped,
  due,
  refreshing,
  chosenSeller,
  onSeller,
  onComment,
  cursor,
  beside,
  onGo,
}: HistoryTableProps) {
  const intl = useIntl();
  const now = useWorldTime();
  const counts = useSelector(due ?? undefined, (snapshot) => snapshot && awaitingCasesView(snapshot))?.counts(now);
  const jobs = useSelector(useSystemActorState('outbox'), ({ context }) => context.jobs);
  const isAsked = ({ status, caseId }: HistoryRow) => status === 'DOCUMENTATION_PRESENTED' && !isAnswered(caseId, jobs);
  const enrolled = useProfile((facts) => facts.profile?.isAcuerdo ?? false);
  const columns: Column[] = columnIds
    .filter((id) => id !== 'actions' || !enrolled)
    .map((id) => ({
      id,
      name: intl.formatMessage({ id: id === 'reported' && awaiting ? 'history.due.column' : `history.${id}.column` }),
      quiet: id === 'actions',
      width: {
        listing: undefined,
        reason: awaiting ? '8.75rem' : '16%',
        seller: awaiting ? '13%' : '15%',
        reported: awaiting ? '12rem' : '6.75rem',
        status: awaiting ? '11.5rem' : '14.5rem',
        actions: '7.5rem',
      }[id],
    }));
  const runs: { deadline: Deadline | null; rows: readonly HistoryRow[] }[] = grouped
    ? groupByDeadline(rows, now)
    : [{ deadline: null, rows }];
  return (
    <DataTable
      label={intl.formatMessage({ id: awaiting ? 'history.awaiting.title' : 'history.title.text' })}
      columns={columns}
      refreshing={refreshing}
    >
      {runs.map(({ deadline, rows: run }) => (
        <Fragment key={run[0]?.caseId ?? 'none'}>
          {deadline !== null && <DeadlineHead deadline={deadline} count={counts?.[deadline] ?? null} />}
          {run.map((row) => {
            const leadsTo = targetOfRow(row, awaiting, enrolled);
            const day = row.reportedAt;
            return (
              <DataRow
                key={row.caseId}
                current={beside && row.caseId === cursor}
                // Where nothing stands beside the list a row takes the focus from keys alone: Tab goes from control to control.
                walked={
                  onGo === null
                    ? undefined
                    : { id: row.caseId, here: beside && row.caseId === cursor, onFocus: () => onGo(row.caseId) }
                }
              >
                <DataCell of="listing" inCard="lead">
                  <div className={classes.listing}>
                    <ListingPicture url={row.listing.thumbnail} alt="" className={classes.picture} />
                    <div>
                      {leadsTo === null ? (
                        <span className={classes.title} lang={languageOfSite(row.listing.siteId)}>
                          {row.listing.title}
                        </span>
                      ) : (
                        <AppLink
                          className={classes.title}
                          lang={languageOfSite(row.listing.siteId)}
                          to={leadsTo}
                          data-autofocus={(awaiting && row === rows[0]) || undefined}
                        >
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
                  <span>{row.reasonCode === null ? row.reasonText : reasonName(intl, row.reasonCode)}</span>
                  {row.auditor !== null && <span className={classes.soft}>{row.auditor}</span>}
                  {beside && <CaseDays row={row} />}
                </DataCell>
                <DataCell of="seller">
                  <Nickname of={row.seller?.nickname} />
                  {row.seller !== null && row.seller.id !== chosenSeller && (
                    <LinkButton
                      aria-label={intl.formatMessage({ id: 'history.seller.action' }, { seller: row.seller.nickname })}
                      onClick={() => row.seller !== null && onSeller(row.seller.id)}
                    >
                      <FormattedMessage id="history.onlySeller.action" />
                    </LinkButton>
                  )}
                </DataCell>
                <DataCell of="reported">
                  {awaiting ? (
                    <DueCell row={row} asked={isAsked(row)} told={!grouped} now={now} whole={!beside} />
                  ) : (
                    day !== null && formatDay(intl, day)
                  )}
                </DataCell>
                <DataCell of="status">
                  <StatusPill
                    status={row.status}
                    expiresAt={row.status === 'DOCUMENTATION_PRESENTED' ? row.dueDate : null}
                    now={now}
                    timeAlone={awaiting}
                  />
                  {awaiting && row.relatedCount !== null && (
                    <span className={classes.soft}>
                      <FormattedMessage id="closedCases.related.text" values={{ count: row.relatedCount }} />
                    </span>
                  )}
                  {row.auditorComment !== null && (
                    <LinkButton
                      aria-label={intl.formatMessage({ id: 'history.comment.label' }, { title: row.listing.title })}
                      onClick={() => onComment(row.caseId)}
                    >
                      <FormattedMessage id="history.comment.action" />
                    </LinkButton>
                  )}
                </DataCell>
                {!enrolled && (
                  <DataCell of="actions" inCard="foot">
                    <Button
                      variant={isAsked(row) && !awaiting ? 'filled' : 'default'}
                      aria-label={intl.formatMessage(
                        { id: isAsked(row) ? 'history.answer.label' : 'history.open.label' },
                        { caseId: row.caseId, title: row.listing.title },
                      )}
                      component={AppLink}
                      to={{ to: 'case', params: { id: row.caseId }, search: { site: row.listing.siteId } }}
                    >
                      <FormattedMessage id={isAsked(row) ? 'history.answer.action' : 'history.open.action'} />
                    </Button>
                  </DataCell>
                )}
              </DataRow>
            );
          })}
        </Fragment>
      ))}
    </DataTable>
  );
}
