import { ActionIcon, Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconChevronDown,
  IconCircleCheck,
  IconClockExclamation,
  IconDownload,
  IconLoader2,
  IconTrash,
} from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ExportStage, ExportTops } from '../../../machines/domain/exports';
import type { ExportKind } from '../../../machines/exports/exports-of';
import type { ShownExport } from '../../../machines/exports/exports-of.view';
import { formatCount } from '../../copy/money';
import { RelativeTime } from '../../parts/relative-time';
import { busyProps } from '../../parts/busy-props';
import { CopyableId } from '../../parts/copyable-id';
import { DataCell, DataRow, DataTable, RemovedRow, type Column } from '../../parts/data-table';
import { LinkButton } from '../../parts/plain-controls';
import { useWorldTime } from '../../seams/use-console';
import { RemovedLine } from '../shared/removed-line';
import classes from './exports-screen.module.css';

const icons = {
  generating: IconLoader2,
  late: IconClockExclamation,
  ready: IconCircleCheck,
  downloading: IconLoader2,
  downloaded: IconCircleCheck,
  linkDead: IconAlertTriangle,
  unsaved: IconAlertTriangle,
  failed: IconAlertTriangle,
} as const satisfies Record<ExportStage, unknown>;

const helped = ['late', 'linkDead', 'unsaved', 'failed'] as const;
const helpOf = (stage: ExportStage) => helped.find((one) => one === stage);

/** In the list of live searches two of them have names of their own (ruling I06). */
const nameOf = (kind: ExportKind, stage: ExportStage) => {
  if (kind === 'liveSearchReports' && stage === 'generating') return 'exports.stage.processing';
  if (kind === 'liveSearchReports' && stage === 'ready') return 'exports.stage.created';
  return `exports.stage.${stage}` as const;
};

interface ExportsTableProps {
  kind: ExportKind;
  /** Names the table. */
  label: string;
  rows: readonly ShownExport[];
  refreshing: boolean;
  onDownload: (id: string) => void;
  onDelete: (id: string) => void;
  onTops: (id: string) => void;
  onTakeBack: (id: string) => void;
  onLeave: () => void;
}

export function ExportsTable({
  kind,
  label,
  rows,
  refreshing,
  onDownload,
  onDelete,
  onTops,
  onTakeBack,
  onLeave,
}: ExportsTableProps) {
  const intl = useIntl();
  const now = useWorldTime();
  const columns: Column[] = [
    { id: 'title', name: intl.formatMessage({ id: 'exports.title.column' }) },
    { id: 'state', name: intl.formatMessage({ id: 'exports.state.column' }), width: '38%' },
    { id: 'created', name: intl.formatMessage({ id: 'exports.created.column' }), width: '11rem' },
    { id: 'actions', name: intl.formatMessage({ id: 'exports.actions.column' }), quiet: true, width: '13rem' },
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      refreshing={refreshing}
      onPointer={(inside) => {
        if (!inside) onLeave();
      }}
    >
      {rows.map((row) =>
        row.gone !== null ? (
          <RemovedRow key={row.id}>
            <RemovedLine goesAt={row.gone.goesAt} late={row.gone.late} onTakeBack={() => onTakeBack(row.id)}>
              <FormattedMessage
                id={row.gone.late === null ? 'exports.deleted.line' : 'exports.notDeleted.line'}
                values={{ title: row.title }}
              />
            </RemovedLine>
          </RemovedRow>
        ) : (
          <DataRow key={row.id}>
            <DataCell of="title" inCard="lead">
              <div>
                <span className={classes.title}>{row.title}</span>
                <span className={classes.soft}>
                  <CopyableId id={row.id} />
                </span>
                {row.tops !== null && <Tops row={row} tops={row.tops} onTops={onTops} />}
              </div>
            </DataCell>
            <DataCell of="state">
              <ExportStageText kind={kind} stage={row.stage} />
            </DataCell>
            <DataCell of="created">{row.createdAt !== null && <RelativeTime at={row.createdAt} now={now} />}</DataCell>
            <DataCell of="actions" inCard="foot">
              <span className={classes.actions}>
                <DownloadButton row={row} onDownload={onDownload} />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={intl.formatMessage({ id: 'exports.delete.label' }, { title: row.title })}
                  onClick={() => onDelete(row.id)}
                >
                  <IconTrash size={18} aria-hidden="true" />
                </ActionIcon>
              </span>
            </DataCell>
          </DataRow>
        ),
      )}
    </DataTable>
  );
}

interface TopsProps {
  row: ShownExport;
  tops: ExportTops;
  onTops: (id: string) => void;
}

/** The countries and sellers that stand first in a report, behind what shows them. */
function Tops({ row: { id, title, opened }, tops, onTops }: TopsProps) {
  const intl = useIntl();
  const lists = (['countries', 'sellers'] as const).filter((of) => tops[of].length > 0);
  return (
    <>
      <LinkButton
        aria-expanded={opened}
        aria-label={intl.formatMessage({ id: 'exports.top.label' }, { title })}
        onClick={() => onTops(id)}
      >
        <IconChevronDown className={classes.chevron} size={14} aria-hidden="true" />
        <FormattedMessage id="exports.top.action" />
      </LinkButton>
      {opened && (
        <div className={classes.tops}>
          {lists.map((of) => (
            <section key={of}>
              <h3>
                <FormattedMessage id={`exports.top.${of}`} />
              </h3>
              <ol>
                {tops[of].map(({ name, count }, at) => (
                  <li key={at}>
                    <span>{name}</span> <b>{formatCount(intl, count)}</b>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

function ExportStageText({ kind, stage }: { kind: ExportKind; stage: ExportStage }) {
  const Icon = icons[stage];
  const help = helpOf(stage);
  return (
    <>
      <span className={classes.stage} data-stage={stage} role="status">
        <Icon size={14} aria-hidden="true" />
        <FormattedMessage id={nameOf(kind, stage)} />
      </span>
      {help !== undefined && (
        <span className={classes.help}>
          <FormattedMessage id={`exports.help.${help}`} />
        </span>
      )}
    </>
  );
}

function DownloadButton({ row, onDownload }: { row: ShownExport; onDownload: (id: string) => void }) {
  const intl = useIntl();
  const { stage, title, id } = row;
  if (stage !== 'ready' && stage !== 'downloading' && stage !== 'downloaded' && stage !== 'unsaved') return null;
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      aria-label={intl.formatMessage({ id: 'exports.download.label' }, { title })}
      onClick={() => onDownload(id)}
      {...busyProps(stage === 'downloading')}
    >
      <FormattedMessage id={stage === 'unsaved' ? 'exports.again.action' : 'exports.download.action'} />
    </Button>
  );
}
