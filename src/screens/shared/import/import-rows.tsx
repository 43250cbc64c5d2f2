import { Box, Button, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { blockReason } from '../../../../machines/domain/block-reason';
import { sourceOf } from '../../../../machines/domain/import-rows';
import type { ImportEvent } from '../../../../machines/shared/import/import.types';
import type { ImportView, ShownRow } from '../../../../machines/shared/import/import.view';
import { formatCount } from '../../../copy/money';
import { DataCell, DataRow, DataTable, type Column } from '../../../parts/data-table';
import { Pager } from '../../../parts/pager';
import { takeFirstFocus } from '../../../parts/focus';
import { useMachineForm } from '../../../seams/use-machine-form';
import { describeRowReason } from './import-reasons';
import classes from './import.module.css';
import { languageOfSite, sitePartOf } from '../../../../machines/domain/sites';

const columnIds = ['line', 'says', 'outcome', 'why'] as const;
const widths = { line: '4.5rem', says: '38%', outcome: '8rem', why: undefined };

interface ImportRowsProps {
  view: ImportView;
  send: (event: ImportEvent) => void;
}

/** Each row of a file with its class and the reason; before anything goes, one in error is corrected in its place. */
export function ImportRows({ view, send }: ImportRowsProps) {
  const intl = useIntl();
  const columns: Column[] = columnIds.map((id) => ({
    id,
    name: intl.formatMessage({ id: `imports.${id}.column` }),
    width: widths[id],
  }));
  return (
    <>
      <div className={classes.filter} role="group" aria-label={intl.formatMessage({ id: 'imports.filter.label' })}>
        {([null, ...view.counts.filter(({ count }) => count > 0).map(({ outcome }) => outcome)] as const).map(
          (outcome) => (
            <Button
              key={outcome}
              size="compact-md"
              variant={view.outcome === outcome ? 'filled' : 'default'}
              aria-pressed={view.outcome === outcome}
              onClick={() => send({ type: 'outcome.choose', outcome })}
            >
              <FormattedMessage
                id="receipt.outcome.count"
                values={{
                  name: intl.formatMessage({
                    id: outcome === null ? 'imports.all.name' : `imports.outcome.${outcome}`,
                  }),
                  count: formatCount(
                    intl,
                    outcome === null
                      ? view.all.length
                      : (view.counts.find((each) => each.outcome === outcome)?.count ?? 0),
                  ),
                }}
              />
            </Button>
          ),
        )}
      </div>
      <DataTable label={intl.formatMessage({ id: 'imports.filter.label' })} columns={columns}>
        {view.lines.map((row) => (
          <DataRow key={row.line}>
            <DataCell of="line">{row.line}</DataCell>
            <DataCell of="says" inCard="lead">
              {view.editing === row.line ? (
                <CorrectForm row={row} send={send} />
              ) : (
                <span className={classes.says}>
                  {row.title !== undefined && <span lang={languageOfSite(sitePartOf(row.id ?? ''))}>{row.title}</span>}
                  <span className={row.title === undefined ? undefined : classes.soft}>{row.id ?? row.text}</span>
                  {row.link !== undefined && row.id === null && <span className={classes.soft}>{row.link}</span>}
                </span>
              )}
            </DataCell>
            <DataCell of="outcome">
              {row.outcome !== null && (
                <span className={classes.outcome} data-outcome={row.outcome}>
                  <FormattedMessage id={`imports.outcome.${row.outcome}`} />
                </span>
              )}
            </DataCell>
            <DataCell of="why">
              <span className={classes.why}>
                {row.kind === null ? <FormattedMessage id="imports.reviewing.text" /> : describeRowReason(intl, row)}
                {view.correctsRows && row.kind === 'error' && view.editing !== row.line && (
                  <Button
                    size="compact-md"
                    variant="default"
                    leftSection={<IconPencil size={16} aria-hidden="true" />}
                    aria-label={intl.formatMessage({ id: 'imports.edit.label' }, { line: row.line })}
                    onClick={() => send({ type: 'row.edit', line: row.line })}
                  >
                    <FormattedMessage id="imports.edit.action" />
                  </Button>
                )}
              </span>
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
      {view.found > view.size && (
        <Pager
          page={view.page}
          size={view.size}
          total={view.found}
          onPage={(page) => send({ type: 'page.go', page })}
        />
      )}
    </>
  );
}

interface CorrectFormProps {
  row: ShownRow;
  send: (event: ImportEvent) => void;
}

function CorrectForm({ row, send }: CorrectFormProps) {
  const intl = useIntl();
  const { field, onSubmit } = useMachineForm({
    values: { text: sourceOf(row) },
    rules: ({ text }) => ({ text: text.trim() === '' ? blockReason('FIELD_EMPTY') : null }),
    submit: ({ text }) => send({ type: 'row.correct', text }),
  });
  return (
    <Box component="form" ref={takeFirstFocus} className={classes.correct} noValidate onSubmit={onSubmit}>
      <TextInput
        {...field('text')}
        data-autofocus
        aria-label={intl.formatMessage({ id: 'imports.correct.label' }, { line: row.line })}
      />
      <span className={classes.filter}>
        <Button type="submit" size="compact-md">
          <FormattedMessage id="imports.correct.submit" />
        </Button>
        <Button size="compact-md" variant="default" onClick={() => send({ type: 'row.edit', line: null })}>
          <FormattedMessage id="imports.correct.leave" />
        </Button>
      </span>
    </Box>
  );
}
