import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/reports/custom_reports')({
  staticData: { address: 'later' },
});
