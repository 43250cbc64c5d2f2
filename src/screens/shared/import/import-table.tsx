import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { IconTable, IconTablePlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportEvent } from '../../../../machines/shared/import/import.types';
import type { ImportView } from '../../../../machines/shared/import/import.view';
import { formatCount } from '../../../copy/money';
import { takeFirstFocus } from '../../../parts/focus';
import classes from './import.module.css';

/** How a spreadsheet calls a column that counts from 1: A to Z, then AA. */
const columnName = (column: number): string =>
  (column > 26 ? columnName(Math.floor((column - 1) / 26)) : '') + String.fromCharCode(65 + ((column - 1) % 26));

interface ImportTableProps {
  view: ImportView;
  send: (event: ImportEvent) => void;
}

/** A table that isn't the template isn't accepted as it is; first a person reads that the listings in it can be put into the template. */
export function ImportTable({ view: { name, table }, send }: ImportTableProps) {
  const intl = useIntl();
  if (table === null) return null;
  const { count, column, head, isText } = table;
  return (
    <div ref={takeFirstFocus} className={classes.step}>
      <Alert
        role="alert"
        variant="light"
        icon={<IconTable size={20} aria-hidden="true" />}
        title={<FormattedMessage id={isText ? 'imports.table.title' : 'imports.workbook.title'} values={{ name }} />}
      >
        <FormattedMessage
          id="imports.table.text"
          values={{
            column: columnName(column),
            named: head === '' ? 'no' : 'yes',
            head,
            count,
            shown: formatCount(intl, count),
          }}
        />
      </Alert>
      <p className={classes.soft}>
        <FormattedMessage
          id="imports.table.asIs"
          values={{ fault: intl.formatMessage({ id: `imports.fault.${isText ? 'WRONG_FORMAT' : 'NOT_TEMPLATE'}` }) }}
        />
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => send({ type: 'import.cancel' })}>
          <FormattedMessage id="imports.cancel.action" />
        </Button>
        <Button
          data-autofocus
          leftSection={<IconTablePlus size={16} aria-hidden="true" />}
          onClick={() => send({ type: 'table.convert' })}
        >
          <FormattedMessage id="imports.table.action" />
        </Button>
      </div>
    </div>
  );
}
