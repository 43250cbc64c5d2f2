import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/reports/custom_reports')({
  validateSearch: searchOf('customReports'),
  staticData: shows(
    'customReports',
    async () => (await import('../screens/exports/exports-screen')).CustomReportsScreen,
  ),
});
