import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { printPage } from '../../../seams/use-printing';
import './print.css';
import { formatDateTime } from '../../../copy/dates';
import { useWorldTime } from '../../../seams/use-console';

/** Prints the page: without the console around it and its controls. */
export function PrintButton() {
  return (
    <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden="true" />} onClick={printPage}>
      <FormattedMessage id="print.action" />
    </Button>
  );
}

/** When a sheet was printed. */
export function PrintMoment() {
  const intl = useIntl();
  return (
    <p>
      <FormattedMessage id="print.moment.text" values={{ moment: formatDateTime(intl, useWorldTime()) }} />
    </p>
  );
}
