import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconFileSpreadsheet, IconPlus, IconRefresh, IconSearch } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { customReportsMachine } from '../../../machines/exports/custom-reports/custom-reports.machine';
import type { ExportKind } from '../../../machines/exports/exports-of';
import type { newLiveSearchReportMachine } from '../../../machines/exports/new-live-search-report/new-live-search-report.machine';
import { exportsView } from '../../../machines/exports/exports-of.view';
import type { liveSearchReportsMachine } from '../../../machines/exports/live-search-reports/live-search-reports.machine';
import { formatCount } from '../../copy/money';
import { busyProps } from '../../parts/busy-props';
import { EmptyState } from '../../parts/empty-state';
import { ErrorState } from '../../parts/error-state';
import { PageTitle } from '../../parts/page-title';
import { Pager } from '../../parts/pager';
import { TableSkeleton } from '../../parts/skeletons';
import { useUndoKey } from '../../parts/use-undo-key';
import { AlertOffer } from '../shared/alert-offer/alert-offer';
import { FailureLine } from '../shared/failure-line';
import { ExportsTable } from './exports-table';
import classes from './exports-screen.module.css';
import { DialogOnItsWay } from '../../parts/dialogs';
import { lazyPart } from '../../parts/lazy-part';

const NewCustomReportForm = lazyPart(async () => ({
  default: (await import('./new-custom-report-form')).NewCustomReportForm,
}));
const NewLiveSearchReportForm = lazyPart(async () => ({
  default: (await import('./new-live-search-report-form')).NewLiveSearchReportForm,
}));

const heads = {
  customReports: { title: 'customReports.title.text', lead: 'customReports.lead.text' },
  liveSearchReports: { title: 'liveSearchReports.title.text', lead: 'liveSearchReports.lead.text' },
} as const;

interface ExportsScreenProps {
  actor: ActorRefFrom<typeof customReportsMachine> | ActorRefFrom<typeof liveSearchReportsMachine>;
  kind: ExportKind;
}

/** The reports of one kind: where each stands, its file, and its deletion, which can be taken back for a while. */
export function ExportsScreen({ actor, kind }: ExportsScreenProps) {
  const intl = useIntl();
  const view = useSelector(actor, exportsView, shallowEqual);
  const form = useSelector(actor, ({ children }) => children.newExport);
  const { undoable } = view;
  const reload = () => actor.send({ type: 'list.reload' });
  const takeBack = (id: string) => actor.send({ type: 'deletion.takeBack', id });
  const hasAny = view.rows.length > 0 || view.total > 0 || view.narrowed;
  useUndoKey(undoable !== null, () => undoable !== null && takeBack(undoable));
  return (
    <>
      <PageTitle
        title={<FormattedMessage id={heads[kind].title} />}
        count={view.phase === 'shown' ? formatCount(intl, view.total) : undefined}
        lead={<FormattedMessage id={heads[kind].lead} />}
        action={
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => actor.send({ type: 'export.create' })}
          >
            <FormattedMessage id="exports.create.action" />
          </Button>
        }
      />
      {view.phase === 'asking' && <TableSkeleton columns={4} rows={view.size} under="exports" />}
      {view.phase === 'failed' && view.failure !== null && <ErrorState failure={view.failure} onRetry={reload} />}
      {view.phase === 'shown' && !hasAny && (
        <EmptyState
          icon={<IconFileSpreadsheet size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="exports.empty.title" />}
        >
          <FormattedMessage id="exports.empty.text" />
        </EmptyState>
      )}
      {view.phase === 'shown' && hasAny && (
        <>
          <div className={classes.tools}>
            <TextInput
              className={classes.filter}
              type="search"
              leftSection={<IconSearch size={16} aria-hidden="true" />}
              aria-label={intl.formatMessage({ id: 'exports.filter.label' })}
              placeholder={intl.formatMessage({ id: 'exports.filter.label' })}
              value={view.filter}
              onChange={(event) => actor.send({ type: 'filter.type', text: event.currentTarget.value })}
            />
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={intl.formatMessage({ id: 'exports.reload.action' })}
              onClick={reload}
              {...busyProps(view.asking)}
            >
              <IconRefresh size={18} aria-hidden="true" />
            </ActionIcon>
            {view.rows.some(({ stage }) => stage === 'generating') && <AlertOffer />}
          </div>
          {view.failure !== null && <FailureLine failure={view.failure} onRetry={reload} />}
          {view.rows.length === 0 ? (
            <EmptyState
              title={<FormattedMessage id="exports.none.title" values={{ filter: view.filter }} />}
              action={
                <Button variant="default" onClick={() => actor.send({ type: 'filter.type', text: '' })}>
                  <FormattedMessage id="exports.none.action" />
                </Button>
              }
            />
          ) : (
            <ExportsTable
              kind={kind}
              label={intl.formatMessage({ id: heads[kind].title })}
              rows={view.rows}
              refreshing={view.asking}
              onDownload={(id) => actor.send({ type: 'export.download', id })}
              onDelete={(id) => actor.send({ type: 'export.delete', id })}
              onTops={(id) => actor.send({ type: 'tops.toggle', id })}
              onTakeBack={takeBack}
              onLeave={() => actor.send({ type: 'pointer.leave' })}
            />
          )}
          {view.cut && (
            <p className={classes.soft}>
              <FormattedMessage id="exports.cut.text" values={{ count: view.searched }} />
            </p>
          )}
          {view.total > view.size && (
            <Pager
              page={view.page}
              size={view.size}
              total={view.total}
              onPage={(page) => actor.send({ type: 'page.go', page })}
            />
          )}
        </>
      )}
      {form !== undefined && (
        <Suspense fallback={<DialogOnItsWay />}>
          {kind === 'customReports' ? (
            <NewCustomReportForm actor={form} />
          ) : (
            <NewLiveSearchReportForm actor={form as never as ActorRefFrom<typeof newLiveSearchReportMachine>} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** The spreadsheets of reports that were asked for. */
export function CustomReportsScreen({ actor }: { actor: ActorRefFrom<typeof customReportsMachine> }) {
  return <ExportsScreen actor={actor} kind="customReports" />;
}

/** The spreadsheets of what searches find that were asked for. */
export function LiveSearchReportsScreen({ actor }: { actor: ActorRefFrom<typeof liveSearchReportsMachine> }) {
  return <ExportsScreen actor={actor} kind="liveSearchReports" />;
}
