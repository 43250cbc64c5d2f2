import { Button } from '@mantine/core';
import { IconDownload, IconReceiptOff, IconRefresh } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { receiptMachine } from '../../../../machines/reports/receipt/receipt.machine';
import { receiptView, type ReceiptLine } from '../../../../machines/reports/receipt/receipt.view';
import { formatDateTime, formatDay } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { CopyableId } from '../../../parts/copyable-id';
import { DataCell, DataRow, DataTable, type Column } from '../../../parts/data-table';
import { EmptyState } from '../../../parts/empty-state';
import { LongRows } from '../../../parts/long-rows';
import { PageTitle } from '../../../parts/page-title';
import { TableSkeleton } from '../../../parts/skeletons';
import { usePrinting } from '../../../seams/use-printing';
import { useSaveCsv } from '../../../seams/use-save-csv';
import { PrintButton, PrintMoment } from '../../shared/print/print-button';
import classes from './receipt-screen.module.css';
import { languageOfSite } from '../../../../machines/domain/sites';
import { describeFailure } from '../../../copy/failures';
import { reasonName } from '../../../copy/vocabulary';

/** What a listing was reported for. Each one was, so that where nobody knows it any more nothing says that it wasn't. */
export const formatReportReason = (intl: IntlShape, { code }: Pick<ReceiptLine, 'code'>): string =>
  code === null ? intl.formatMessage({ id: 'receipt.reasonUnknown.text' }) : reasonName(intl, code);

/** Why a listing of a send is where it is, in a sentence; empty where the outcome says it all. */
export function describeLineReason(intl: IntlShape, { outcome, failure, until }: ReceiptLine): string {
  switch (outcome) {
    case 'sent':
      return '';
    case 'protected':
      return until === null
        ? failure === null
          ? ''
          : describeFailure(intl, failure).text
        : intl.formatMessage({ id: 'receipt.protected.text' }, { until: formatDay(intl, until) });
    case 'unknown':
      return intl.formatMessage({ id: 'send.unknown.text' });
    case 'stayed':
      return intl.formatMessage({ id: 'receipt.stayed.text' });
    case 'alreadySent':
    case 'refused':
      return failure === null ? intl.formatMessage({ id: 'send.refused.text' }) : describeFailure(intl, failure).text;
  }
}

const columnIds = ['listing', 'reason', 'outcome', 'why'] as const;
/** Of a line on a wide screen, in pixels. */
const rowHeight = 61;
const idOf = ({ id }: ReceiptLine) => id;
const widths = { listing: '36%', reason: '18%', outcome: '10rem', why: undefined };

/** What became of each listing of a send: filtered by outcome, saved as a file, and what failed put back into a send. */
export function ReceiptScreen({ actor }: { actor: ActorRefFrom<typeof receiptMachine> }) {
  const intl = useIntl();
  const view = receiptView(useSelector(actor, (snapshot) => snapshot));
  const save = useSaveCsv();
  const printing = usePrinting();
  const { send } = actor;
  const list = intl.formatMessage({ id: 'suspicious.title.text' });
  const title = intl.formatMessage({ id: 'receipt.title.text' });
  const columns: Column[] = columnIds.map((id) => ({
    id,
    name: intl.formatMessage({ id: `receipt.${id}.column` }),
    width: widths[id],
  }));
  const outcomeName = (outcome: (typeof view.counts)[number]['name']) =>
    intl.formatMessage({ id: `receipt.${outcome}.name` });
  const download = () => {
    const heads = [intl.formatMessage({ id: 'receipt.id.column' }), ...columns.map(({ name }) => name)];
    const rows = view.lines.map((line) => [
      line.id,
      line.title,
      formatReportReason(intl, line),
      outcomeName(line.outcome),
      describeLineReason(intl, line),
    ]);
    return save(`${intl.formatMessage({ id: 'receipt.file.name' })}-${view.id}.csv`, heads, rows);
  };
  return (
    <>
      <PageTitle
        crumbs={[{ name: list, to: { to: 'suspicious' } }, { name: title }]}
        title={title}
        count={view.phase === 'shown' ? formatCount(intl, view.all.length) : undefined}
        lead={
          view.at !== null && (
            <FormattedMessage id="receipt.lead.text" values={{ moment: formatDateTime(intl, view.at) }} />
          )
        }
        action={
          view.retriable > 0 && (
            <Button
              leftSection={<IconRefresh size={16} aria-hidden="true" />}
              onClick={() => send({ type: 'failed.retry' })}
            >
              <FormattedMessage
                id="receipt.retry.action"
                values={{ count: view.retriable, shown: formatCount(intl, view.retriable) }}
              />
            </Button>
          )
        }
      />
      {view.phase === 'waiting' && <TableSkeleton columns={4} rows={4} />}
      {view.phase === 'missing' && (
        <EmptyState
          icon={<IconReceiptOff size={32} stroke={1.5} aria-hidden="true" />}
          title={<FormattedMessage id="receipt.missing.title" />}
          action={
            <Button component={AppLink} to={{ to: 'history' }} variant="default">
              <FormattedMessage id="receipt.missing.action" />
            </Button>
          }
        >
          <FormattedMessage id="receipt.missing.text" />
        </EmptyState>
      )}
      {view.phase === 'shown' && (
        <>
          <div className={classes.tools}>
            <div
              role="group"
              aria-label={intl.formatMessage({ id: 'receipt.filter.label' })}
              className={classes.filter}
            >
              <OutcomeButton
                name={intl.formatMessage({ id: 'receipt.all.name' })}
                count={view.all.length}
                chosen={view.outcome === null}
                onChoose={() => send({ type: 'outcome.choose', outcome: null })}
              />
              {view.counts.map(
                ({ name, count }) =>
                  (count > 0 || view.outcome === name) && (
                    <OutcomeButton
                      key={name}
                      name={outcomeName(name)}
                      count={count}
                      chosen={view.outcome === name}
                      onChoose={() => send({ type: 'outcome.choose', outcome: name })}
                    />
                  ),
              )}
            </div>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              onClick={() => void download()}
            >
              <FormattedMessage id="receipt.download.action" />
            </Button>
            <PrintButton />
          </div>
          <DataTable label={title} columns={columns} rowCount={view.lines.length}>
            <LongRows items={view.lines} keyOf={idOf} Row={ReceiptRow} height={rowHeight} whole={printing} />
          </DataTable>
          {printing && <PrintMoment />}
        </>
      )}
    </>
  );
}

function ReceiptRow({ item }: { item: ReceiptLine }) {
  const intl = useIntl();
  return (
    <DataRow>
      <DataCell of="listing" inCard="lead">
        <span>
          <AppLink
            className={classes.title}
            lang={languageOfSite(item.id.slice(0, 3))}
            to={{ to: 'listing', params: { articleId: item.id } }}
          >
            {item.title || item.id}
          </AppLink>
          {item.title !== '' && (
            <span className={classes.soft}>
              <CopyableId id={item.id} />
            </span>
          )}
        </span>
      </DataCell>
      <DataCell of="reason">{formatReportReason(intl, item)}</DataCell>
      <DataCell of="outcome">
        <span className={classes.outcome} data-outcome={item.outcome}>
          {intl.formatMessage({ id: `receipt.${item.outcome}.name` })}
        </span>
      </DataCell>
      <DataCell of="why">{describeLineReason(intl, item)}</DataCell>
    </DataRow>
  );
}

interface OutcomeButtonProps {
  name: string;
  count: number;
  chosen: boolean;
  onChoose: () => void;
}

function OutcomeButton({ name, count, chosen, onChoose }: OutcomeButtonProps) {
  const intl = useIntl();
  return (
    <Button size="compact-md" variant={chosen ? 'filled' : 'default'} aria-pressed={chosen} onClick={onChoose}>
      <FormattedMessage id="receipt.outcome.count" values={{ name, count: formatCount(intl, count) }} />
    </Button>
  );
}
