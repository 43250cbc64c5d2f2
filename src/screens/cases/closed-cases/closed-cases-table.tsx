import { FormattedMessage, useIntl } from 'react-intl';
import type { CaseSummary } from '../../../../contracts/shapes';
import { formatDay } from '../../../copy/dates';
import { formatDeadline } from '../../../parts/format-deadline';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { DataCell, DataRow, DataTable, type Column } from '../../../parts/data-table';
import { ListingPicture } from '../../../parts/listing-picture';
import { Nickname } from '../../../parts/site-text';
import { StatusPill } from '../../../parts/status-pill';
import classes from './closed-cases.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';

const widths = { listing: undefined, reason: '15%', seller: '14%', status: '14.5rem', dates: '14rem' } as const;
const columnIds = Object.keys(widths) as (keyof typeof widths)[];
const dates = [
  ['created', 'createdAt'],
  ['updated', 'lastUpdated'],
  ['due', 'dueDate'],
] as const;

interface ClosedCasesTableProps {
  rows: readonly CaseSummary[];
  refreshing: boolean;
}

/** The rows of the closed cases, each leading to its case. */
export function ClosedCasesTable({ rows, refreshing }: ClosedCasesTableProps) {
  const intl = useIntl();
  const columns: Column[] = columnIds.map((id) => ({
    id,
    name: intl.formatMessage({ id: `closedCases.${id}.column` }),
    width: widths[id],
  }));
  return (
    <DataTable label={intl.formatMessage({ id: 'closedCases.title.text' })} columns={columns} refreshing={refreshing}>
      {rows.map(({ caseId, listing, ...row }) => (
        <DataRow key={caseId}>
          <DataCell of="listing" inCard="lead">
            <div className={classes.listing}>
              <ListingPicture url={listing.thumbnail} alt="" className={classes.picture} />
              <div>
                <AppLink
                  className={classes.title}
                  lang={languageOfSite(listing.siteId)}
                  to={{ to: 'case', params: { id: caseId }, search: { site: listing.siteId } }}
                >
                  {listing.title}
                </AppLink>
                <span className={classes.soft}>
                  {siteCountryName(intl, listing.siteId)} <CopyableId id={listing.id} />
                </span>
              </div>
            </div>
          </DataCell>
          <DataCell of="reason">
            <div>
              <span>{row.reasonId === null ? row.reasonText : reasonName(intl, row.reasonId)}</span>
              {row.memberName !== null && <span className={classes.soft}>{row.memberName}</span>}
            </div>
          </DataCell>
          <DataCell of="seller">
            <Nickname of={row.seller?.nickname} />
          </DataCell>
          <DataCell of="status">
            <div>
              <StatusPill status={row.status} />
              <span className={classes.soft}>
                <FormattedMessage id="closedCases.related.text" values={{ count: row.relatedCount }} />
              </span>
            </div>
          </DataCell>
          <DataCell of="dates">
            <div>
              {dates.map(([name, field]) => {
                const day = row[field];
                return (
                  day !== null && (
                    <span key={name} className={classes.date}>
                      <FormattedMessage
                        id={`closedCases.${name}.text`}
                        values={{
                          day: name === 'due' ? formatDeadline(intl, day, { year: true }) : formatDay(intl, day),
                        }}
                      />
                    </span>
                  )
                );
              })}
            </div>
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  );
}
