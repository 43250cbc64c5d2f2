import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/send_receipts/$id')({
  params: { parse: paramsOf('receipt') },
  validateSearch: searchOf('receipt'),
  staticData: shows('receipt', async () => (await import('../screens/reports/receipt/receipt-screen')).ReceiptScreen),
});
