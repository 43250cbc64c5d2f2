import { Button } from '@mantine/core';
import { IconDownload, IconFileZip, IconReceiptOff, IconRefresh } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { receiptMachine } from '../../../../machines/reports/receipt/receipt.machine';
import { receiptView } from '../../../../machines/reports/receipt/receipt.view';
import { formatDateTime } from '../../../copy/dates';
import { formatCount } from '../../../copy/money';
import { AppLink } from '../../../parts/app-link';
import { EmptyState } from '../../../parts/empty-state';
import { PageTitle } from '../../../parts/page-title';
import { TableSkeleton } from '../../../parts/skeletons';
import { usePrinting } from '../../../seams/use-printing';
import { useSaveCsv } from '../../../seams/use-save-file';
import { PrintButton, PrintMoment } from '../../shared/print/print-button';
import classes from './receipt-screen.module.css';
import { outcomeName, toCsvRows } from './receipt-columns';
import { ReceiptTable } from './receipt-table';

/** What became of each listing of a send: filtered by outcome, saved as a file, and what failed put back into a send. */
export function ReceiptScreen({ actor }: { actor: ActorRefFrom<typeof receiptMachine> }) {
  const intl = useIntl();
  const view = receiptView(useSelector(actor, (snapshot) => snapshot));
  const save = useSaveCsv();
  const printing = usePrinting();
  const { send } = actor;
  const list = intl.formatMessage({ id: 'suspicious.title.text' });
  const title = intl.formatMessage({ id: 'receipt.title.text' });
  const download = () => {
    const [heads, ...rows] = toCsvRows(intl, view.lines);
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
          view.phase === 'shown' && (
            <>
              <Button
                variant="default"
                leftSection={<IconDownload size={16} aria-hidden="true" />}
                onClick={() => void download()}
              >
                <FormattedMessage id="receipt.download.action" />
              </Button>
              <Button
                component={AppLink}
                to={{ to: 'newEvidence', params: { kind: 'receipt', id: view.id } }}
                variant="default"
                leftSection={<IconFileZip size={16} aria-hidden="true" />}
              >
                <FormattedMessage id="receipt.evidence.action" />
              </Button>
              <PrintButton />
              {view.retriable > 0 && (
                <Button
                  leftSection={<IconRefresh size={16} aria-hidden="true" />}
                  onClick={() => send({ type: 'failed.retry' })}
                >
                  <FormattedMessage
                    id="receipt.retry.action"
                    values={{ count: view.retriable, shown: formatCount(intl, view.retriable) }}
                  />
                </Button>
              )}
            </>
          )
        }
      />
      {view.phase === 'waiting' && <TableSkeleton columns={6} rows={4} pictures />}
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
          <div role="group" aria-label={intl.formatMessage({ id: 'receipt.filter.label' })} className={classes.filter}>
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
                    name={outcomeName(intl, name, count)}
                    count={count}
                    chosen={view.outcome === name}
                    onChoose={() => send({ type: 'outcome.choose', outcome: name })}
                  />
                ),
            )}
          </div>
          <ReceiptTable label={title} lines={view.lines} pictured={view.pictured} whole={printing} />
          {printing && <PrintMoment />}
        </>
      )}
    </>
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
