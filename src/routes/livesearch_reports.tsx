import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/livesearch_reports')({
  validateSearch: searchOf('liveSearchReports'),
  staticData: shows(
    'liveSearchReports',
    async () => (await import('../screens/exports/exports-screen')).LiveSearchReportsScreen,
  ),
});
