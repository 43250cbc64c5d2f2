import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconLoader2, IconTrash } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveSearchSummary } from '../../../../contracts/shapes';
import { siteIds } from '../../../../contracts/vocabulary/sites';
import type { QueuedDeletion } from '../../../../machines/shared/watch-system-actors';
import { countFoundSince, countFound, isFoundKnown } from '../../../../machines/domain/search-visits';
import { isStuck } from '../../../../machines/domain/stuck-search';
import { formatCount } from '../../../copy/money';
import { liveSearchStatusName, siteCountryName } from '../../../copy/vocabulary';
import { RelativeTime } from '../../../parts/relative-time';
import { AppLink } from '../../../parts/app-link';
import { DataCell, DataRow, DataTable, RemovedRow, type Column } from '../../../parts/data-table';
import { useSystemActorState, useWorldTime } from '../../../seams/use-console';
import { QueuedMutationDelay } from '../../shared/mutation-delay';
import classes from './live-searches-screen.module.css';

const statusIcons = { in_progress: IconLoader2, processed: IconCircleCheck, failed: IconAlertTriangle };

export function SearchStatus({ search }: { search: Pick<LiveSearchSummary, 'status' | 'failedCount'> }) {
  const Icon = statusIcons[search.status];
  return (
    <span className={classes.status} data-status={search.status}>
      <Icon size={14} aria-hidden="true" />
      <FormattedMessage id={liveSearchStatusName(search.status)} />
      {search.failedCount > 0 && (
        <span>
          <FormattedMessage id="liveSearches.failedCount.text" values={{ count: search.failedCount }} />
        </span>
      )}
    </span>
  );
}

interface LiveSearchTableProps {
  rows: readonly LiveSearchSummary[];
  /** Of the rows those that were deleted. */
  gone: readonly { id: string; late: QueuedDeletion | null }[];
  refreshing: boolean;
  onDelete: (id: string) => void;
  onLeave: () => void;
}

export function LiveSearchTable({ rows, gone, refreshing, onDelete, onLeave }: LiveSearchTableProps) {
  const intl = useIntl();
  const now = useWorldTime();
  const columns: Column[] = [
    { id: 'keyword', name: intl.formatMessage({ id: 'liveSearches.keyword.column' }) },
    { id: 'sites', name: intl.formatMessage({ id: 'liveSearches.sites.column' }), width: '24%' },
    { id: 'status', name: intl.formatMessage({ id: 'liveSearches.status.column' }), width: '13rem' },
    { id: 'found', name: intl.formatMessage({ id: 'liveSearches.found.column' }), end: true, width: '7rem' },
    { id: 'created', name: intl.formatMessage({ id: 'liveSearches.created.column' }), width: '12rem' },
    { id: 'actions', name: intl.formatMessage({ id: 'liveSearches.actions.column' }), quiet: true, width: '4rem' },
  ];
  return (
    <DataTable
      label={intl.formatMessage({ id: 'liveSearches.title.text' })}
      columns={columns}
      refreshing={refreshing}
      onPointer={(inside) => {
        if (!inside) onLeave();
      }}
    >
      {rows.map((search) => {
        const line = gone.find(({ id }) => id === search.id);
        return line !== undefined ? (
          <RemovedRow key={search.id}>
            <FormattedMessage
              id={line.late === null ? 'liveSearches.deleted.line' : 'liveSearches.notDeleted.line'}
              values={{ keyword: search.keyword }}
            />
            {line.late !== null && <QueuedMutationDelay id={line.late.jobId} delay={line.late.delay} />}
          </RemovedRow>
        ) : (
          <DataRow key={search.id}>
            <DataCell of="keyword" inCard="lead">
              <AppLink className={classes.keyword} to={{ to: 'results', params: { id: search.id } }}>
                {search.keyword}
              </AppLink>
              <WordsLine search={search} />
            </DataCell>
            <DataCell of="sites">
              <Countries sites={search.sites} />
            </DataCell>
            <DataCell of="status">
              <SearchStatus search={search} />
              {isStuck(search, now) && (
                <span className={classes.words}>
                  <FormattedMessage id="liveSearches.stuck.text" />
                </span>
              )}
            </DataCell>
            <DataCell of="found">
              <FoundCount search={search} />
            </DataCell>
            <DataCell of="created">
              {search.createdAt !== null && <RelativeTime at={search.createdAt} now={now} />}
              {search.author !== null && <span className={classes.words}>{search.author}</span>}
            </DataCell>
            <DataCell of="actions" inCard="corner">
              <span className={classes.actions}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={intl.formatMessage({ id: 'liveSearches.delete.label' }, { keyword: search.keyword })}
                  onClick={() => onDelete(search.id)}
                >
                  <IconTrash size={18} aria-hidden="true" />
                </ActionIcon>
              </span>
            </DataCell>
          </DataRow>
        );
      })}
    </DataTable>
  );
}

/** How many were found, and how many more than when the person last looked. */
function FoundCount({ search }: { search: LiveSearchSummary }) {
  const intl = useIntl();
  const found = countFound(search);
  const since = useSelector(useSystemActorState('drafts'), ({ context }) =>
    countFoundSince(context.drafts, search.id, found),
  );
  const values = { count: since };
  return (
    <>
      {isFoundKnown(search, found) && formatCount(intl, found)}
      {since > 0 && (
        <span className={classes.words} title={intl.formatMessage({ id: 'liveSearches.since.title' }, values)}>
          <FormattedMessage id="liveSearches.since.text" values={values} />
        </span>
      )}
    </>
  );
}

/** What else it looks for: words that it requires and avoids, and the sellers that it keeps to. */
function WordsLine({ search }: { search: LiveSearchSummary }) {
  const intl = useIntl();
  const { requiredWords, avoidedWords, sellers } = search;
  const words = [
    requiredWords.length === 0
      ? null
      : intl.formatMessage({ id: 'liveSearches.required.text' }, { words: requiredWords.join(', ') }),
    avoidedWords.length === 0
      ? null
      : intl.formatMessage({ id: 'liveSearches.avoided.text' }, { words: avoidedWords.join(', ') }),
  ].filter((part) => part !== null);
  return (
    <>
      {words.length > 0 && <span className={classes.words}>{words.join(' ')}</span>}
      {sellers.length > 0 && (
        <span className={classes.words}>
          <FormattedMessage
            id="liveSearches.sellers.text"
            values={{
              count: sellers.length,
              names: (
                <span key="names" translate="no">
                  {sellers.join(', ')}
                </span>
              ),
            }}
          />
        </span>
      )}
    </>
  );
}

const namedCountries = 4;

function Countries({ sites }: { sites: LiveSearchSummary['sites'] }) {
  const intl = useIntl();
  if (sites.length >= siteIds.length)
    return <FormattedMessage id="liveSearches.everywhere.text" values={{ count: sites.length }} />;
  const names = sites.map((site) => siteCountryName(intl, site.id));
  const shown = names.slice(0, namedCountries).join(', ');
  const rest = names.length - namedCountries;
  return (
    <span title={rest > 0 ? names.join(', ') : undefined}>
      {rest > 0 ? intl.formatMessage({ id: 'liveSearches.countries.text' }, { shown, rest }) : shown}
    </span>
  );
}
