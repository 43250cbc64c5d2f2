import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { printPage } from '../../../seams/use-printing';
import './print.css';

/** Prints the page: without the console around it and its controls. */
export function PrintButton() {
  return (
    <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden="true" />} onClick={printPage}>
      <FormattedMessage id="print.action" />
    </Button>
  );
}
